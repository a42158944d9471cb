// What an example says of itself (testing/example_faults/README.md), and an agent that knows it.
import fs from 'node:fs';
import path from 'node:path';

export const inquest = process.env.INQUEST;
export const folder = process.env.EXAMPLES;

const linesOf = (text, name) =>
  text.split('\n').filter((line) => line.startsWith(`-- ${name}:`)).map((line) => line.slice(name.length + 4).trim());

export function readExample(file) {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  const debug = linesOf(text, 'debug')[0] ?? '';
  const steps = /--max-steps (\d+)/.exec(debug);
  return {
    file: path.join(folder, file),
    fault: linesOf(text, 'fault')[0],
    wrong: new Set(linesOf(text, 'wrong')),
    stdin: linesOf(text, 'stdin'),
    args: linesOf(text, 'args')[0],
    maxSteps: steps ? Number(steps[1]) : undefined,
    tree: /--tree (\w+)/.exec(debug)?.[1],
  };
}

export const examples = () =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.hs')).map(readExample).filter((each) => each.fault);

// Debugs an example from start to report; `call(tool, arguments)` gives the result of a tool.
export async function debug(example, call, options = {}) {
  const start = { path: example.file, ...options };
  if (example.maxSteps) start.max_steps = example.maxSteps;
  if (example.tree) start.tree = example.tree;  // in which the wrong statements read so
  if (example.stdin.length > 0) {
    start.input = path.join(process.env.XDG_STATE_HOME, path.basename(example.file) + '.in');
    fs.writeFileSync(start.input, example.stdin.join('\n') + '\n');
  }
  if (example.args) start.arguments = example.args.split(' ');
  let state = (await call('start', start)).structuredContent;
  const session = state.session;
  let questions = 0;
  while (state.state === 'question' && questions < 100) {
    ++questions;
    // Errors name the file as it was given.
    const statement = state.question.statement.replaceAll(folder + '/', '');
    const wrong = statement.startsWith('main = ') || example.wrong.has(statement);
    state = (await call('answer', { session, verdict: wrong ? 'no' : 'yes' })).structuredContent;
  }
  const report = await call('report', { session, end: true });
  return { state, questions, report: report.content[0].text };
}
