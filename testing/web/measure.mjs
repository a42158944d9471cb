// node measure.mjs TRACE, beside the installed packages (build/release/web): how fast the page is on a large tree.
import { chromium } from "playwright-core";
import { serve } from "./session.mjs";

const session = await serve(process.argv[2], ["--fresh"]);
const root = process.getuid() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [...root, "--disable-gpu", "--enable-precise-memory-info"] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
const timed = async (act) => {
  const begin = Date.now();
  await act();
  return Date.now() - begin;
};

console.log("first question, with the page:", await timed(async () => {
  await page.goto(session.address);
  await page.waitForSelector("h1.question");
}), "ms");
console.log("tree:", await timed(async () => {
  await page.getByRole("tab", { name: "Tree" }).click();
  await page.waitForSelector(".node", { timeout: 600000 });
}), "ms");
const size = Number((await page.innerText(".tools .faint")).replace(/\D/g, ""));
const jumps = [];
for (const share of [0.9, 0.001, 0.5, 0.88, 0.00001, 0.99999]) {
  const node = String(Math.floor(share * (size - 1)));
  jumps.push(await timed(async () => {
    await page.getByLabel("Go to node").fill(node);
    await page.keyboard.press("Enter");
    await page.waitForFunction((node) => document.querySelector(".node.chosen .number")?.textContent === node, node, { polling: 5 });
  }));
}
console.log(`jumps among ${size} nodes:`, jumps.join(" "), "ms");
console.log("frames a second while it scrolls, the longest in ms:", await page.evaluate(async () => {
  const scroller = document.querySelector(".scroller"), begin = performance.now();
  let frames = 0, longest = 0, last = begin;
  await new Promise((done) => {
    const step = (now) => {
      longest = Math.max(longest, now - last);
      last = now;
      ++frames;
      scroller.dispatchEvent(new WheelEvent("wheel", { deltaY: 120, cancelable: true }));
      if (now < begin + 3000) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
  return [Math.round(frames / 3), Math.round(longest)];
}));
console.log("memory of the page's code:", await page.evaluate(() => Math.round(performance.memory.usedJSHeapSize / 1e6)), "MB");
await browser.close();
await session.stop();
