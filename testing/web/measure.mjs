// node measure.mjs TRACE, beside the installed packages (build/release/web): how fast the page is on a large tree,
// beside its bars. Times on the clock depend on what else the machine does: so CPU times stand beside them.
// benchmarks/run_page makes the trace.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { chromium } from "playwright-core";
import { serve } from "./session.mjs";

const kRounds = 7;
let missed = 0;

/** @param {string} what @param {number} value @param {string} unit @param {number} [bar] */
function row(what, value, unit, bar, atLeast = false) {
  const isMet = bar === undefined || (atLeast ? value >= bar : value < bar);
  if (!isMet) ++missed;
  console.log(`${what.padEnd(52)} ${String(Math.round(value * 10) / 10).padStart(8)} ${unit}${bar === undefined ? "" : `  (${atLeast ? "at least" : "under"} ${bar}${isMet ? "" : ": MISSED"})`}`);
}

const median = (/** @type {number[]} */ values) => [...values].sort((a, b) => a - b)[values.length >> 1];
/** CPU milliseconds of a process so far. @param {number} pid */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
const kilobytes = (/** @type {number} */ pid, /** @type {string} */ name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);

const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [...root, "--disable-gpu", "--enable-precise-memory-info"] });
const system = await browser.newBrowserCDPSession();
const processes = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo;
const browserCpu = async () => (await processes()).reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.cpuTime * 1000, 0);

// The first question: from the start of inquest on a trace that is there, in a browser that is open.
const firsts = [], answers = [], pages = [], servers = [], empties = [];
// Beside a page without anything, which the browser needs some time for, too.
const empty = createServer((_, response) => response.setHeader("Content-Type", "text/html").end("<!doctype html><h1 class=question>?</h1>"));
const place = await new Promise((done) => empty.listen(0, "127.0.0.1", () => done(/** @type {import("node:net").AddressInfo} */ (empty.address()).port)));
for (let i = 0; i < kRounds; ++i) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto("about:blank");
  const began = Date.now();
  const session = await serve(process.argv[2], ["--fresh"]);
  const served = Date.now(), used = await browserCpu();
  await page.goto(session.address, { waitUntil: "commit" });
  await page.waitForSelector("h1.question");
  const shown = Date.now();
  firsts.push(shown - began);
  pages.push(await browserCpu() - used);
  // Until then the thread that answers; the tree is built beside it.
  servers.push(readFileSync(`/proc/${session.child.pid}/schedstat`, "utf8").split(" ").map(Number)[0] / 1e6);
  answers.push(served - began);
  await page.context().close();
  await session.stop();
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await other.goto("about:blank");
  const opened = Date.now();
  await other.goto(`http://127.0.0.1:${place}/`, { waitUntil: "commit" });
  await other.waitForSelector("h1.question");
  empties.push(Date.now() - opened);
  await other.context().close();
}
empty.close();
row("first question, best of 7, from starting inquest", Math.min(...firsts), "ms", 500);
row("first question, median", median(firsts), "ms");
row("  an empty page in the same browser, best", Math.min(...empties), "ms");
row("  an empty page, median", median(empties), "ms");
row("  until inquest says the address, best", Math.min(...answers), "ms");
row("  CPU of inquest's main thread, median", median(servers), "ms");
row("  CPU of the browser, all its processes, median", median(pages), "ms");

const session = await serve(process.argv[2], ["--fresh"]);
const pid = /** @type {number} */ (session.child.pid);
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
await page.goto(session.address);
await page.waitForSelector("h1.question");
const waited = Date.now();
await page.getByRole("tab", { name: "Tree" }).click();
await page.waitForSelector(".node", { timeout: 600000 });
row("the tree is there, after the question", Date.now() - waited, "ms");
const size = Number((await page.innerText(".tools .faint")).replace(/\D/g, ""));
row("nodes", size, "");

const jumps = [], jumpCpu = [];
for (const share of [0.9, 0.001, 0.5, 0.88, 0.00001, 0.99999, 0.3, 0.7, 0.05, 0.95]) {
  const node = String(Math.floor(share * (size - 1)));
  await page.getByLabel("Go to node").fill(node);
  const used = cpu(pid);
  // Measured in the page: the way from here to there is not the person's.
  jumps.push(await page.evaluate(async (node) => {
    const field = /** @type {HTMLInputElement} */ (document.querySelector("[aria-label='Go to node']") ?? document.activeElement);
    const begin = performance.now();
    field.form?.requestSubmit();
    const isThere = () => document.querySelector(".node.chosen .number")?.textContent === node;
    while (!isThere()) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - begin;
  }, node));
  jumpCpu.push(cpu(pid) - used);
}
row("jump to a node, median of 10", median(jumps), "ms", 200);
row("jump to a node, longest", Math.max(...jumps), "ms", 200);
row("  CPU of inquest for a jump, longest", Math.max(...jumpCpu), "ms");

const [frames, longest] = await page.evaluate(async () => {
  const scroller = /** @type {Element} */ (document.querySelector(".scroller")), begin = performance.now();
  let frames = 0, longest = 0, last = begin;
  await new Promise((done) => {
    const step = (/** @type {number} */ now) => {
      longest = Math.max(longest, now - last);
      last = now;
      ++frames;
      scroller.dispatchEvent(new WheelEvent("wheel", { deltaY: 120, cancelable: true }));
      if (now < begin + 3000) requestAnimationFrame(step);
      else done(undefined);
    };
    requestAnimationFrame(step);
  });
  return [frames / 3, longest];
});
row("frames a second while the tree scrolls", frames, "", 59, true);
row("  the longest frame", longest, "ms");
const heap = await page.evaluate(() => /** @type {any} */ (performance).memory.usedJSHeapSize / 1e6);
row("memory of the page's code", heap, "MB", 200);
// The process that draws the page, with what it does not share: all of a tab, Chromium's own code left out.
const renderers = (await processes()).filter((/** @type {any} */ each) => each.type === "renderer");
row("memory of the page's process", Math.max(...renderers.map((/** @type {any} */ each) => (kilobytes(each.id, "Private_Dirty") + kilobytes(each.id, "Private_Clean")) / 1000)), "MB", 200);
row("bytes of the page", await page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((each) => !each.name.includes("/api/")).reduce((sum, each) => sum + /** @type {PerformanceResourceTiming} */ (each).decodedBodySize, 0)) / 1000, "kB", 100);
await browser.close();
await session.stop();
process.exit(missed === 0 ? 0 : 1);
