import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Client as ModernClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernTransport } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { debug, examples, folder, inquest } from './example.mjs';

const process_ = { command: inquest, args: ['mcp'], env: { ...process.env } };
const clients = {
  'of revision 2026-07-28': async () => {
    const client = new ModernClient({ name: 'test agent', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new ModernTransport(process_));
    return client;
  },
  'that opens with initialize': async () => {
    const client = new OlderClient({ name: 'test agent', version: '1' });
    await client.connect(new OlderTransport(process_));
    return client;
  },
};

// Clients that show questions to a person, who answers with `says`. What persons say is kept for later sessions, so
// each has a folder of its own.
const alone = () => ({ ...process_, env: { ...process.env, XDG_STATE_HOME: fs.mkdtempSync(path.join(process.env.XDG_STATE_HOME, 'alone-')) } });
const asking = {
  'of revision 2026-07-28': async (says) => {
    const client = new ModernClient({ name: 'test agent', version: '1' },
      { capabilities: { elicitation: {} }, versionNegotiation: { mode: { pin: '2026-07-28' } } });
    client.setRequestHandler('elicitation/create', (request) => says(request.params));
    await client.connect(new ModernTransport(alone()));
    return client;
  },
  'that opens with initialize': async (says) => {
    const client = new OlderClient({ name: 'test agent', version: '1' }, { capabilities: { elicitation: {} } });
    client.setRequestHandler(ElicitRequestSchema, (request) => says(request.params));
    await client.connect(new OlderTransport(alone()));
    return client;
  },
};

for (const [which, connect] of Object.entries(asking)) {
  describe(`A client ${which} that can ask a person`, () => {
    const until = async (client, reply) => {
      const call = (name, args) => client.callTool({ name, arguments: args });
      const { session } = (await call('start', { path: `${folder}/Sort.hs`, confirm: true })).structuredContent;
      let last;
      for (let i = 0; i < 3; ++i) last = await call('answer', { session, verdict: 'no' });
      return { last, call, session };
    };
    it('AsksThemBeforeTheFaultIsNamed', async () => {
      const asked = [];
      const client = await connect((question) => { asked.push(question.message); return { action: 'accept', content: { verdict: 'no' } }; });
      const { last, call, session } = await until(client);
      assert.equal(asked.length, 1);
      assert.match(asked[0], /the fault is in insert, as test agent says/);
      assert.match(asked[0], /insert 4 \[3,5\] = \[3,5,4\]/);
      assert.equal(last.structuredContent.state, 'finding');
      assert.match(last.content[0].text, /A person said: no/);
      await call('report', { session, end: true });
      await client.close();
    });
    it('GoesOnWhereTheySayThatItIsRight', async () => {
      const client = await connect(() => ({ action: 'accept', content: { verdict: 'yes' } }));
      const { last } = await until(client);
      assert.notEqual(last.structuredContent.finding?.function, 'insert');
      await client.close();
    });
    it('WaitsWhereTheySayNothingAndTakesNoVerdictOfTheAgent', async () => {
      const replies = [{ action: 'decline' }, { action: 'accept', content: { verdict: 'no' } }];
      const client = await connect(() => replies.shift());
      const { last, call, session } = await until(client);
      assert.equal(last.structuredContent.state, 'waits for a person');
      for (const args of [{ verdict: 'no' }, { verdict: 'trust' }, { expected: '[3,4,5]' }]) {
        const refused = await call('answer', { session, ...args });
        assert.equal(refused.isError, true, JSON.stringify(args));
        assert.match(refused.content[0].text, /A person has to say/);
      }
      assert.equal((await call('question', { session })).structuredContent.state, 'finding');
      await client.close();
    });
  });
}

for (const [which, connect] of Object.entries(clients)) {
  describe(`A client ${which}`, () => {
    let client;
    const call = (name, args) => client.callTool({ name, arguments: args });
    const shop = () => call('start', { path: `${folder}/Sort.hs` });
    before(async () => { client = await connect(); });
    after(() => client.close());

    it('SeesToolsThatSayWhatTheyDo', async () => {
      const { tools } = await client.listTools();
      assert.ok(tools.length >= 6 && tools.length <= 8);
      for (const tool of tools) assert.ok(tool.description.length > 10 && tool.annotations.title);
      assert.equal(tools.find((tool) => tool.name === 'inspect').annotations.readOnlyHint, true);
      assert.equal(tools.find((tool) => tool.name === 'start').annotations.readOnlyHint, false);
      assert.match(client.getInstructions(), /Call start/);
    });
    for (const example of examples()) {
      it(`FindsTheFaultOf ${example.file.split('/').pop()}`, async () => {
        const { state, report } = await debug(example, call);
        assert.equal(state.state, 'finding', report);
        assert.equal(state.finding.function, example.fault);
        assert.match(report, /The fault is in/);
        assert.match(report, /1\. main = /);
      });
    }
    it('LooksAtEverythingWithoutChangingIt', async () => {
      const { session } = (await shop()).structuredContent;
      await call('answer', { session, verdict: 'no' });
      const before = (await call('question', { session })).structuredContent.question.statement;
      for (const view of ['show', 'source', 'children', 'tree', 'observe', 'output', 'executed', 'statistics', 'transcript', 'info', 'help']) {
        const result = await call('inspect', { session, view });
        assert.ok(!result.isError && result.content[0].text.length > 0, view);
        assert.ok(result.content[0].text.length < 6000, view);
      }
      assert.ok(!(await call('inspect', { session, view: 'trail', argument: 'output 1' })).isError);
      assert.equal((await call('question', { session })).structuredContent.question.statement, before);
      await call('report', { session, end: true });
    });
    it('HidesTheResultUntilSomethingIsExpected', async () => {
      const started = await call('start', { path: `${folder}/Sort.hs`, blind: true });
      const { session } = started.structuredContent;
      assert.doesNotMatch(started.content[0].text, /3,5,4/);
      assert.equal((await call('answer', { session, verdict: 'no' })).isError, true);
      assert.equal((await call('inspect', { session, view: 'tree' })).isError, true);
      const shown = await call('answer', { session, verdict: 'reveal' });
      assert.match(shown.content[0].text, /3,5,4/);
      const next = await call('answer', { session, verdict: 'no' });
      assert.match(next.content[0].text, /isort \[4,3,5\] = \?/);
      const told = await call('answer', { session, expected: '[3,4,5]' });
      assert.match(told.content[0].text, /The statement was: isort \[4,3,5\] = \[3,5,4\]/);
      assert.match(told.content[0].text, /No, the result differs/);
      await call('report', { session, end: true });
    });
    it('SaysHowAPersonConfirmsWhereItCannotAskThem', async () => {
      const { session } = (await call('start', { path: `${folder}/Sort.hs`, confirm: true })).structuredContent;
      let last;
      for (let i = 0; i < 3; ++i) last = await call('answer', { session, verdict: 'no' });
      assert.equal(last.structuredContent.state, 'waits for a person');
      assert.match(last.content[0].text, /inquest debug --resume --confirm/);
      assert.equal((await call('answer', { session, verdict: 'no' })).isError, true);
      await call('report', { session, end: true });
    });
    it('TakesAnswersBackAndChangesTheSearch', async () => {
      const { session } = (await shop()).structuredContent;
      await call('answer', { session, verdict: 'no' });
      assert.equal((await call('undo', { session })).structuredContent.question.number, 1);
      assert.ok(!(await call('search', { session, change: 'strategy', argument: 'optimal-divide-and-query' })).isError);
      assert.ok((await call('search', { session, change: 'strategy', argument: 'no-such' })).isError);
      await call('report', { session, end: true });
      assert.equal((await call('question', { session })).isError, true);
    });
    it('MarksAPartAndIsAskedAboutWhatItDependsOn', async () => {
      const { session } = (await shop()).structuredContent;
      await call('answer', { session, verdict: 'no' });
      const marked = await call('mark', { session, part: 'r.2' });
      assert.ok(!marked.isError, marked.content[0].text);
      assert.equal(marked.structuredContent.question.function, 'insert');
      assert.equal((await call('mark', { session, part: 'r.99' })).isError, true);
      assert.match((await call('inspect', { session, view: 'where', argument: 'r.2' })).content[0].text, /insert/);
      const found = await call('answer', { session, verdict: 'no' });
      assert.equal(found.structuredContent.finding.function, 'insert');
      const inside = await call('search', { session, change: 'zoom' });
      assert.equal(inside.structuredContent.state, 'question');
      await call('report', { session, end: true });
      assert.equal((await call('question', { session })).isError, true);
    });
    it('SaysWhatIsWrongWithArguments', async () => {
      for (const [tool, args] of [['start', {}], ['start', { path: 7 }], ['start', { path: '/no/such/File.hs' }],
        ['answer', { session: 'nobody', verdict: 'yes' }], ['inspect', { session: 'x', view: 'nothing' }],
        ['start', { path: `${folder}/Sort.hs`, tree: 'oak' }], ['start', { path: `${folder}/Sort.hs`, wrong: 1 }]]) {
        const result = await call(tool, args);
        assert.equal(result.isError, true, JSON.stringify(args));
        assert.match(result.content[0].text, /[A-Za-z].*\./);
      }
    });
  });
}
