import assert from 'node:assert/strict';
import { spawn, execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { it } from 'node:test';
import { folder, inquest } from './example.mjs';

const meta = (more) => ({ _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'by hand', version: '1' }, 'io.modelcontextprotocol/clientCapabilities': {}, ...more } });

// Writes lines and reads lines.
class Hand {
  constructor() {
    this.server = spawn(inquest, ['mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = [];
    this.heard = [];
    readline.createInterface({ input: this.server.stdout }).on('line', (line) => {
      const next = this.waiting.shift();
      if (next) next(JSON.parse(line)); else this.heard.push(JSON.parse(line));
    });
    this.ended = new Promise((resolve) => this.server.on('exit', resolve));
  }
  write(line) { this.server.stdin.write(line + '\n'); }
  hear() { return this.heard.length > 0 ? Promise.resolve(this.heard.shift()) : new Promise((resolve) => this.waiting.push(resolve)); }
  ask(method, params, id = 1) {
    this.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return this.hear();
  }
  call(name, args, id = 1, more = {}) { return this.ask('tools/call', { name, arguments: args, ...meta(more) }, id); }
  async end() { this.server.stdin.end(); return this.ended; }
}

const program = (name, text) => {
  const file = path.join(process.env.XDG_STATE_HOME, name);
  fs.writeFileSync(file, text);
  return file;
};
const sessionsOf = (pid) => execSync(`ps -o pid= --ppid ${pid} || true`).toString().trim().split(/\s+/).filter(Boolean);

it('StartsWithoutDoingAnything', async () => {
  const before = fs.readdirSync(process.env.XDG_STATE_HOME).length;
  const hand = new Hand();
  assert.equal(await hand.end(), 0);
  assert.equal(fs.readdirSync(process.env.XDG_STATE_HOME).length, before);
});
it('AnswersAProbeWithAndWithoutAVersion', async () => {
  const hand = new Hand();
  for (const params of [meta(), {}]) {
    const { result } = await hand.ask('server/discover', params);
    assert.deepEqual(result.supportedVersions, ['2026-07-28']);
    assert.equal(result.resultType, 'complete');
  }
  await hand.end();
});
it('NamesTheVersionsThatItSpeaks', async () => {
  const hand = new Hand();
  const { error } = await hand.ask('tools/list', { _meta: { 'io.modelcontextprotocol/protocolVersion': '2031-01-01' } });
  assert.equal(error.code, -32022);
  assert.deepEqual(error.data, { supported: ['2026-07-28'], requested: '2031-01-01' });
  const { result } = await hand.ask('initialize', { protocolVersion: '1999-01-01', capabilities: {}, clientInfo: { name: 'x', version: '1' } });
  assert.equal(result.protocolVersion, '2025-11-25');
  await hand.end();
});
it('GoesOnAfterBrokenLines', async () => {
  const hand = new Hand();
  for (const [line, code] of [['{', -32700], ['7', -32600], ['{"jsonrpc":"2.0","id":1}', -32600], ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"no/such"}', -32601], ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no such"}}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":5,"_meta":3}}', -32602], ['x'.repeat(3 << 20), -32700]]) {
    hand.write(line);
    assert.equal((await hand.hear()).error.code, code, line.slice(0, 80));
  }
  hand.write('{"jsonrpc":"2.0","id":9,"result":{}}');
  assert.deepEqual((await hand.ask('ping', {}, 'p')).result, {});
  await hand.end();
});
it('GivesLongValuesInPages', async () => {
  const hand = new Hand();
  const file = program('Long.hs', 'f :: Int -> [Int]\nf n = [1 .. n]\nmain :: IO ()\nmain = print (sum (f 5000))\n');
  const started = (await hand.call('start', { path: file })).result;
  const { session } = started.structuredContent;
  await hand.call('answer', { session, verdict: 'no' });
  const first = (await hand.call('inspect', { session, view: 'show', argument: 'r' })).result;
  const { pages } = first.structuredContent;
  assert.ok(pages > 4);
  let text = '';
  for (let page = 1; page <= pages; ++page) {
    const { content } = (await hand.call('inspect', { session, view: 'show', argument: 'r', page })).result;
    assert.ok(Buffer.byteLength(content[0].text) < 5000);
    text += content[0].text.replace(/\n\(page .*\)$/, '');
  }
  assert.match(text.replace(/\s/g, ''), /4998,4999,5000\]/);
  await hand.end();
});
it('SaysInTheJournalWhichAgentAnswered', async () => {
  const hand = new Hand();
  const { session } = (await hand.call('start', { path: `${folder}/Sort.hs` })).result.structuredContent;
  await hand.call('answer', { session, verdict: 'no' });
  await hand.call('report', { session, end: true });
  await hand.end();
  const journals = execSync(`find "${process.env.XDG_STATE_HOME}" -name '*.journal' | xargs grep -l '"by":"agent"'`).toString().trim().split('\n');
  assert.ok(journals.some((file) => /"name":"by hand"/.test(fs.readFileSync(file, 'utf8'))));
  const answers = execSync(`find "${process.env.XDG_STATE_HOME}" -path '*Sort*' -name answers.jsonl | xargs -r cat`).toString();
  assert.equal(answers.trim(), '');
});
it('TellsProgressAndStopsARunThatIsCancelled', async () => {
  const hand = new Hand();
  const file = program('Endless.hs', 'count :: Int -> Int\ncount n = if n < 0 then n else count (n + 1)\nmain :: IO ()\nmain = print (count 0)\n');
  hand.write(JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'start', arguments: { path: file, seconds: 50 }, ...meta({ progressToken: 'p' }) } }));
  const progress = await hand.hear();
  assert.equal(progress.method, 'notifications/progress');
  assert.equal(progress.params.progressToken, 'p');
  hand.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } }));
  hand.write(JSON.stringify({ jsonrpc: '2.0', id: 6, method: 'tools/call', params: { name: 'question', arguments: { session: 'Endless-1' }, ...meta() } }));
  let reply = await hand.hear();
  while (reply.method) reply = await hand.hear();
  assert.equal(reply.id, 6);  // what was cancelled is not answered, and its session is gone
  assert.equal(reply.result.isError, true);
  assert.deepEqual(sessionsOf(hand.server.pid), []);
  await hand.end();
});
it('TakesNothingForAPersonsAnswerThatIsNone', async () => {
  const hand = new Hand();
  await hand.ask('initialize', { protocolVersion: '2025-06-18', capabilities: { elicitation: {} }, clientInfo: { name: 'by hand', version: '1' } });
  const call = (name, args, id) => hand.ask('tools/call', { name, arguments: args }, id);
  const { session } = (await call('start', { path: `${folder}/Sort.hs`, confirm: true }, 1)).result.structuredContent;
  for (let i = 0; i < 2; ++i) await call('answer', { session, verdict: 'no' }, 2 + i);
  let asked = await call('answer', { session, verdict: 'no' }, 4);
  for (const reply of [{ result: { action: 'accept', content: { verdict: 7 } } }, { result: { action: 'accept', content: 7 } }, { result: { action: 'accept' } },
    { result: 'yes' }, { result: [] }, { result: { action: 'decline', content: { verdict: 'no' } } }, { error: { code: 1, message: 'no' } }]) {
    assert.equal(asked.method, 'elicitation/create');
    hand.write(JSON.stringify({ jsonrpc: '2.0', id: 'inquest-999', result: { action: 'accept', content: { verdict: 'no' } } }));
    hand.write(JSON.stringify({ jsonrpc: '2.0', id: asked.id, ...reply }));
    assert.equal((await hand.hear()).result.structuredContent.state, 'waits for a person', JSON.stringify(reply));
    asked = await call('question', { session }, 5);
  }
  assert.equal(await hand.end(), 0);  // also while a person is asked
});
it('StopsARunAfterTheTimeThatWasSaid', async () => {
  const hand = new Hand();
  const file = program('Endless2.hs', 'count :: Int -> Int\ncount n = if n < 0 then n else count (n + 1)\nmain :: IO ()\nmain = print (count 0)\n');
  const { result } = await hand.call('start', { path: file, seconds: 1 });
  assert.equal(result.structuredContent.question.unfinished, true);
  await hand.end();
});
it('LeavesNoProcessWhenTheClientIsGone', async () => {
  for (const signal of [null, 'SIGKILL']) {
    const hand = new Hand();
    await hand.call('start', { path: `${folder}/Sort.hs` });
    const sessions = sessionsOf(hand.server.pid);
    assert.equal(sessions.length, 1);
    if (signal) hand.server.kill(signal); else hand.server.stdin.end();
    await hand.ended;
    for (let i = 0; i < 50 && fs.existsSync(`/proc/${sessions[0]}`) && !/Z/.test(fs.readFileSync(`/proc/${sessions[0]}/stat`, 'utf8').split(')')[1]); ++i)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const left = fs.existsSync(`/proc/${sessions[0]}`) && !/^ Z/.test(fs.readFileSync(`/proc/${sessions[0]}/stat`, 'utf8').split(')')[1]);
    assert.ok(!left);
  }
});
