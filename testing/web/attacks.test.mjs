// What somebody else on this machine, or a page of another site, could try. No browser is needed for it.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { folder, program, serve, until } from "./session.mjs";

const kSecret = "main = putStrLn (shout \"<script>alert(1)</script>\")\nshout x = x ++ \"!\"\n";

/** @returns {Promise<{ status: number, headers: any, body: string }>} */
function ask(session, path, { method = "GET", headers = {}, body = "" } = {}) {
  return new Promise((done, fail) => {
    const request = http.request({ host: "127.0.0.1", port: session.port, path, method, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (bytes) => (text += bytes));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: text }));
    });
    request.on("error", fail);
    request.end(body);
  });
}

let session, cookie, root;
before(async () => {
  session = await serve(program(kSecret));
  const { pathname, search } = new URL(session.address);
  const entered = await ask(session, pathname + search);
  assert.equal(entered.status, 200);
  cookie = entered.headers["set-cookie"][0].split(";")[0];
  root = /url=(\/[0-9a-f]+\/)/.exec(entered.body)[1];
});
after(() => session.stop());

const json = () => ({ Cookie: cookie, Origin: `http://127.0.0.1:${session.port}`, "Content-Type": "application/json" });
const current = (headers) => ask(session, `${root}api/current`, { method: "POST", headers, body: "{}" });

test("the page itself is let in", async () => {
  const answer = await current(json());
  assert.equal(answer.status, 200);
  assert.match(answer.body, /"kind":"question"/);
  for (const file of ["", "index.html", "main.js", "page.css"]) assert.equal((await ask(session, root + file, { headers: { Cookie: cookie } })).status, 200);
});

test("without the cookie nothing is answered, whatever is asked for", async () => {
  for (const path of ["/", root, `${root}main.js`, `${root}report.html`, "/nothing"]) assert.equal((await ask(session, path)).status, 403, path);
  const headers = json();
  delete headers.Cookie;
  assert.equal((await current(headers)).status, 403);
});

test("a wrong cookie is none", async () => {
  const [name, secret] = cookie.split("=");
  for (const wrong of [`${name}=`, `${name}=${"0".repeat(secret.length)}`, `${name}=${secret}0`, `${name}=${secret.slice(1)}`, `inquest-1=${secret}`, secret])
    assert.equal((await current({ ...json(), Cookie: wrong })).status, 403, wrong);
});

test("an address works once, and has 128 bits", async () => {
  const { pathname, search } = new URL(session.address);
  assert.match(search, /^\?ticket=[0-9a-f]{32}$/);
  assert.equal((await ask(session, pathname + search)).status, 403);
  assert.equal((await ask(session, "/enter")).status, 403);
  assert.equal((await ask(session, "/enter?ticket=")).status, 403);
});

test("the cookie is for this server only, and for no script", async () => {
  const fresh = await serve(program(kSecret));
  const { pathname, search } = new URL(fresh.address);
  const [header] = (await ask(fresh, pathname + search)).headers["set-cookie"];
  assert.match(header, /^inquest-\d+=[0-9a-f]{32}; HttpOnly; SameSite=Strict; Path=\/[0-9a-f]{32}\/$/);
  await fresh.stop();
});

test("a name that leads here only today (rebinding) is refused", async () => {
  for (const host of ["evil.example", `evil.example:${session.port}`, "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:", "127.0.0.1:1x", ""])
    assert.equal((await current({ ...json(), Host: host, Origin: `http://${host}` })).status, 403, host);
  assert.equal((await ask(session, "/enter?ticket=1", { headers: { Host: "evil.example" } })).status, 403);
});

test("through a tunnel the port may be another one", async () => {
  for (const host of ["localhost:9000", "127.0.0.1:9000", "[::1]:9000"]) assert.equal((await current({ ...json(), Host: host, Origin: `http://${host}` })).status, 200, host);
});

test("another origin is refused, also one of this machine", async () => {
  for (const origin of ["http://evil.example", "null", "http://127.0.0.1:1", `https://127.0.0.1:${session.port}`, "http://localhost:" + session.port])
    assert.equal((await current({ ...json(), Origin: origin })).status, 403, origin);
  const headers = json();
  delete headers.Origin;
  assert.equal((await current(headers)).status, 403);
  for (const site of ["cross-site", "same-site"]) {
    assert.equal((await current({ ...json(), "Sec-Fetch-Site": site })).status, 403);
    assert.equal((await ask(session, `${root}report.html`, { headers: { Cookie: cookie, "Sec-Fetch-Site": site } })).status, 403);
  }
});

test("what a form of another site can send is refused", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
    assert.ok([400, 403, 415].includes((await current({ ...json(), "Content-Type": type })).status), type);
  for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH"]) assert.ok((await ask(session, root, { method, headers: json() })).status >= 400, method);
});

test("nothing is changed by GET", async () => {
  for (const path of ["api/execute", "api/current", "api/stop", "api/wait"]) assert.equal((await ask(session, root + path, { headers: { Cookie: cookie } })).status, 404);
});

test("no file of the machine can be had", async () => {
  for (const path of ["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "....//etc/passwd", "main.js%00.html", "/etc/passwd", "main.js/../../../etc/passwd"]) {
    const answer = await ask(session, root + path, { headers: { Cookie: cookie } });
    assert.ok(answer.status >= 400, path);
    assert.doesNotMatch(answer.body, /root:/);
  }
  for (const file of ["/etc/passwd", "../../../../etc/passwd", "file:///etc/passwd"]) {
    const answer = await ask(session, `${root}api/execute`, { method: "POST", headers: json(), body: JSON.stringify({ command: "source", argument: file }) });
    assert.match(answer.body, /"refusal"/);
    assert.doesNotMatch(answer.body, /root:/);
  }
});

// Whose parent is the process.
function childrenOf(pid) {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, "utf8").replace(/^.*\) /s, "").split(" ")[1] === String(pid);
    } catch {
      return false;  // it is gone
    }
  });
}

test("no request starts a program, or reads or writes a file, whatever the command and its argument", async () => {
  const place = folder(), file = join(place, "made");
  const own = await serve(program(kSecret), [], place);
  const { pathname, search } = new URL(own.address);
  const entered = await ask(own, pathname + search);
  const headers = { Cookie: entered.headers["set-cookie"][0].split(";")[0], Origin: `http://127.0.0.1:${own.port}`, "Content-Type": "application/json" };
  const [, path] = /url=(\/[0-9a-f]+\/)/.exec(entered.body);
  const give = async (command, argument) => (await ask(own, `${path}api/execute`, { method: "POST", headers, body: JSON.stringify({ command, argument }) })).body;
  await own.given();  // the browser that it started has ended then
  await until(() => childrenOf(own.child.pid).length === 0, "the end of the browser");
  const { commands } = JSON.parse(await give("help", "")).response.look;
  assert.ok(commands.length > 30);
  const secrets = `${place}/secret`;
  writeFileSync(secrets, "root:secret");
  const hostile = ["", `$(touch ${file})`, `; touch ${file}`, `writeFile "${file}" ""`, `readFile "${secrets}"`, `System.IO.Unsafe.unsafePerformIO (writeFile "${file}" "")`, secrets, `-o ${file}`, `> ${file}`];
  for (const { names: [name] } of commands) {
    if (name === "quit") continue;
    for (const argument of hostile) {
      assert.doesNotMatch(await give(name, argument), /root:secret/, `${name} ${argument}`);
      assert.deepEqual(childrenOf(own.child.pid), [], `${name} ${argument}`);
    }
  }
  assert.ok(!existsSync(file));
  await own.stop();
});

test("every answer tells the browser to run nothing else, and to keep nothing", async () => {
  for (const path of [root, "/", `${root}nothing`, "/enter"]) {
    const { headers } = await ask(session, path, { headers: { Cookie: cookie } });
    const policy = headers["content-security-policy"];
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|data:|https?:/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cache-control"], "no-store");
    assert.equal(headers["referrer-policy"], "no-referrer");
    assert.equal(headers["access-control-allow-origin"], undefined);
  }
});

test("a program that prints markup is data", async () => {
  const answer = await ask(session, `${root}api/execute`, { method: "POST", headers: json(), body: JSON.stringify({ command: "no" }) });
  assert.match(answer.headers["content-type"], /^application\/json/);
  const report = await ask(session, `${root}report.html`, { headers: { Cookie: cookie } });
  assert.match(report.headers["content-disposition"], /^attachment/);
  assert.doesNotMatch(report.body, /<script/);
});

test("what cannot be read changes nothing, and the server stays", async () => {
  for (const body of ["", "{", "[]", "{\"command\":7}", "x".repeat(1 << 20), "x".repeat((1 << 20) + 5), "{\"command\":\"" + "[".repeat(100000) + "\"}", "\0\xff"]) {
    const answer = await ask(session, `${root}api/execute`, { method: "POST", headers: json(), body }).catch(() => ({ status: 413, body: "" }));
    assert.ok(answer.status >= 400 || /"refusal"/.test(answer.body), body.slice(0, 20));
  }
  await new Promise((done) => net.connect(session.port, "127.0.0.1", function () { this.end("GET " + "/x".repeat(20000) + "\r\n\r\n", done); }));
  assert.equal((await current(json())).status, 200);
});

test("only this machine can connect", async () => {
  const elsewhere = Object.values(networkInterfaces()).flat().filter((each) => !each.internal && each.family === "IPv4");
  for (const { address } of elsewhere) {
    await assert.rejects(new Promise((done, fail) => net.connect(session.port, address, () => done()).on("error", fail)), address);
  }
  const listening = readFileSync("/proc/net/tcp", "utf8").split("\n").filter((line) => line.includes(`:${session.port.toString(16).toUpperCase().padStart(4, "0")} 00000000:0000 0A`));
  assert.deepEqual(listening.map((line) => line.trim().split(/\s+/)[1].split(":")[0]), ["0100007F"]);
});

test("the browser is given a file that only its owner can read, and no secret in a command line", async () => {
  const { html, mode, line } = await session.given();
  assert.equal(mode, "600");
  const [, ticket] = /ticket=([0-9a-f]{32})/.exec(html);
  assert.ok(!line.includes(ticket) && !line.includes("ticket"));
  assert.notEqual(session.address.split("=")[1], ticket);
  assert.ok(!readFileSync(`/proc/${session.child.pid}/cmdline`, "utf8").includes("ticket"));
});

test("where nobody uses it, it ends", async () => {
  const idle = await serve(program(kSecret), ["--web-idle", "1"]);
  const begin = Date.now();
  await idle.ended;
  assert.ok(Date.now() - begin < 20000);
  assert.match(idle.out, /Nobody has used the page/);
});
