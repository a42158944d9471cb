// Sessions in a real Chromium, as a person holds them.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { serve } from "./session.mjs";

export const launch = () => {
  const root = process.getuid() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: "/usr/bin/chromium", args: [...root, "--disable-gpu", "--disable-dev-shm-usage"] });
};

/** A session in a browser of its own. What goes wrong in the page fails the test. */
export async function open(browser, file, { options = [], state, view = { width: 1280, height: 900 }, colors = "light" } = {}) {
  const session = await serve(file, options, state);
  const context = await browser.newContext({ viewport: view, colorScheme: colors });
  // Far beyond what a busy machine takes.
  context.setDefaultTimeout(120000);
  const wrong = [];
  context.on("page", (page) => {
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => { if (message.type() === "error" && !/ERR_CONNECTION|Failed to load/.test(message.text())) wrong.push(message.text()); });
    page.on("dialog", (dialog) => { wrong.push(`dialog ${dialog.message()}`); dialog.dismiss(); });
  });
  const page = await context.newPage();
  await page.goto(session.address);
  await page.waitForSelector("#ask h1");
  return { session, context, page, wrong, close: async () => { await context.close(); await session.stop(); assert.deepEqual(wrong, []); } };
}

export const heading = (page, text) => page.waitForFunction((text) => document.querySelector("#ask h1")?.textContent.startsWith(text), text, { timeout: 120000 });
export const answer = (page, name) => page.getByRole("group", { name: "Answers" }).getByRole("button", { name, exact: false }).first().click();
export const statement = (page) => page.evaluate(() => document.querySelector(".statement").innerText.replace(/\s+/g, " ").replace("equals ", ""));
export const panel = (page, name) => page.getByRole("tab", { name }).click();
