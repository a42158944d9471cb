// Starts `inquest debug --web`, and a browser for it.
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { INQUEST } = process.env;

/** Waits until something is there. */
export async function until(find, what, milliseconds = 120000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 30));
  }
}

export function folder() {
  return mkdtempSync(join(tmpdir(), "inquest-web-"));
}

/** Writes a program and returns its path. */
export function program(text, name = "Main.hs") {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

/**
 * A session with a page: the addresses that work once, one printed, one in the file that the browser was given.
 * The "browser" only notes what it was given. What is kept of it is in a folder of its own.
 */
export async function serve(file, options = [], state = folder()) {
  const place = folder(), noted = join(place, "noted"), browser = join(place, "browser");
  writeFileSync(browser, `#!/bin/sh\ncp "$1" "${noted}.html"\nstat -c %a "$1" >"${noted}.mode"\ntr '\\0' ' ' </proc/$$/cmdline >"${noted}.line"\nmv "${noted}.line" "${noted}"\n`);
  chmodSync(browser, 0o755);
  const child = spawn(INQUEST, ["debug", "--web", ...options, file], { env: { ...process.env, BROWSER: browser, XDG_STATE_HOME: state }, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const session = { child, state, out: "", err: "", exit: undefined };
  child.stdout.on("data", (bytes) => (session.out += bytes));
  child.stderr.on("data", (bytes) => (session.err += bytes));
  session.ended = new Promise((done) => child.on("exit", (code, signal) => done((session.exit = { code, signal }))));
  await until(() => /http:\S+/.test(session.out) || session.exit, "the address");
  if (session.exit) throw new Error(`inquest ended: ${session.out}${session.err}`);
  session.address = /http:\S+/.exec(session.out)[0];
  session.port = Number(new URL(session.address).port);
  session.given = async () => {
    await until(() => existsSync(noted), "the browser");
    return { html: readFileSync(`${noted}.html`, "utf8"), mode: readFileSync(`${noted}.mode`, "utf8").trim(), line: readFileSync(noted, "utf8") };
  };
  session.stop = async () => {
    if (session.exit === undefined) child.kill("SIGTERM");
    return session.ended;
  };
  return session;
}
