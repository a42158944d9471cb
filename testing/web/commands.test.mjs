// Every command that the session lists can be given in the page, by mouse and by keys: none is forgotten.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { answer, heading, launch, open, panel } from "./browser.mjs";
import { program } from "./session.mjs";

const kSort = join(process.env.SESSIONS, "papers/foundations_sort.hs");

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The session's own list, and what the page has sent since it was last looked at. */
async function watched(page) {
  const sent = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("api/execute")) return;
    const { command, argument } = JSON.parse(request.postData());
    sent.push(`${command} ${argument}`.trim());
  });
  const answered = page.waitForResponse((response) => response.request().postData() === '{"command":"help","argument":""}');
  await page.keyboard.press("?");
  const { response } = await (await answered).json();
  await page.keyboard.press("Escape");
  return { sent, commands: response.look.commands };
}

const wasSent = async (page, sent, name, seen) => {
  const end = Date.now() + 60000;
  while (!sent.slice(seen).some((each) => each.startsWith(name))) {
    if (Date.now() > end) assert.fail(`${name} was not sent: ${sent.slice(seen)}`);
    await page.waitForTimeout(20);
  }
};

const chooseLast = (page) => page.locator(".statement [data-path]").last().click();
const button = (page, name) => page.getByRole("button", { name }).first().click();
/** Where the mouse gives what needs an argument. */
const kByMouse = {
  "mark": async (page) => { await chooseLast(page); await button(page, "This is wrong"); },
  // What the expression is for is pointed at; it is written.
  "expect": async (page) => { await chooseLast(page); await button(page, "Expected instead"); await page.keyboard.type("'x'"); await button(page, "Compare"); },
  "go to question": async (page) => { await answer(page, "No"); await heading(page, "2."); await panel(page, "History"); await button(page, "back to it"); },
  "node": async (page) => { await panel(page, "Tree"); await page.locator(".node").first().click(); await button(page, "Ask about it"); },
  "start from this node": async (page) => { await panel(page, "Tree"); await page.locator(".node").first().click(); await button(page, "Search below it"); },
  "strategy": async (page) => { await panel(page, "Search"); await page.getByRole("radio", { name: /^divide-and-query-shapiro/ }).click(); },
  "order": async (page) => { await panel(page, "Search"); await page.getByRole("radio", { name: /^innermost/ }).click(); },
  "switch": async (page) => { await panel(page, "Search"); await page.getByRole("radio", { name: /^fdt/ }).click(); },
  "granularity": async (page) => { await panel(page, "Search"); await page.getByRole("radio", { name: /^top —/ }).click(); },
  "transform": async (page) => { await panel(page, "Search"); await page.getByRole("checkbox", { name: /^tree-balancing/ }).click(); },
  "unfold": async (page) => { await answer(page, "No"); await heading(page, "2."); await page.locator(".fold").first().click(); },
  "where": async (page) => { await chooseLast(page); await button(page, "Where does it come from"); },
  "trail": async (page) => { await chooseLast(page); await button(page, "Where does it come from"); await button(page, "What made that call"); },
  "observe": async (page) => { await panel(page, "Calls"); await page.locator("#panel .link").first().click(); },
  "children": async (page) => { await panel(page, "Tree"); await button(page, "Collapse"); },
  "above": async (page) => { await panel(page, "Tree"); await button(page, "The question"); },
  "source": async (page) => { await panel(page, "Tree"); await panel(page, "Source"); },
  "output": async (page) => { await panel(page, "Run"); },
  "choices": async (page) => { await panel(page, "Search"); },
};

test("every command can be given by mouse", async () => {
  const { page, close } = await open(browser, program("main = print (sum (upTo 250))\nupTo n = [1 .. n]\n"));
  await heading(page, "1.");
  const { sent, commands } = await watched(page);
  for (const { names: [name], argument } of commands) {
    if (name === "quit" || name === "view") continue;  // the last, and what stands behind the names of views
    const seen = sent.length;
    if (kByMouse[name]) {
      await kByMouse[name](page);
    } else {
      assert.ok(argument === undefined || argument.startsWith("["), `how does the mouse give ${name}?`);
      await button(page, "Commands");
      await page.locator("dialog .commands button").filter({ hasText: new RegExp(`^${name}$`) }).click();
    }
    await wasSent(page, sent, name, seen);
    await page.waitForTimeout(100);
    if (await page.evaluate(() => document.querySelector("dialog").open)) await page.getByRole("button", { name: "Close", exact: true }).click();
    // Back to the first question, whatever came of it.
    await page.evaluate(() => document.activeElement?.blur());
    for (let i = 0; i < 9 && !(await page.innerText("#ask h1")).startsWith("1."); ++i) {
      await button(page, "Undo");
      await page.waitForTimeout(100);
    }
    await heading(page, "1.");
    await page.waitForTimeout(200);  // until what stands beside it is drawn
  }
  await page.getByRole("button", { name: "Quit" }).click();
  await page.waitForSelector("text=The session was stopped");
  await close();
});

async function type(page, line) {
  if (await page.evaluate(() => document.querySelector("dialog").open)) await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("dialog").open);
  await page.waitForTimeout(50);
  await page.locator("body").press(":");
  await page.getByLabel("A command").fill(line);
  await page.keyboard.press("Enter");
}

test("every command can be given by keys", async () => {
  const { page, close } = await open(browser, kSort);
  await heading(page, "1.");
  const { sent, commands } = await watched(page);
  const words = { "mark": "r", "expect": '"orst"', "go to question": "1", "node": "1", "unfold": "r", "view": "tree", "choices": "order" };
  assert.ok(commands.length > 30);
  for (const { names: [name], argument } of commands.filter((each) => each.names[0] !== "quit")) {
    const needs = argument !== undefined && !/^\[.*\]$/.test(argument);
    if (needs) assert.ok(words[name] !== undefined || name === "expect", `what is typed after ${name}?`);
    const typed = `${name} ${words[name] ?? ""}`.trim(), seen = sent.length;
    await type(page, typed);
    await wasSent(page, sent, typed, seen);
    // It has answered: with another question, or by saying something.
    await page.waitForFunction(() => !document.querySelector("dialog").open || document.querySelector("dialog [role=status]").textContent !== "", null, { timeout: 60000 })
      .catch(() => assert.fail(`${typed} shows nothing`));
    if (await page.evaluate(() => document.querySelector("dialog").open)) assert.doesNotMatch(await page.innerText("dialog [role=status]"), /not understood|There is no command/);
  }
  await type(page, "quit");
  await page.waitForSelector("text=The session was stopped");
  await close();
});
