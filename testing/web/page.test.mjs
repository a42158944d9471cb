// Sessions in the page, as a person holds them: in a real Chromium, by mouse and by keyboard.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import axe from "axe-core";
import { answer, heading, launch, open as openIn, panel, statement } from "./browser.mjs";
import { program, until } from "./session.mjs";

const { SESSIONS } = process.env;
const kSort = join(SESSIONS, "papers/foundations_sort.hs");  // no no yes no no

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());
const open = (file, choices) => openIn(browser, file, choices);

test("the papers' dialogue by mouse", async () => {
  const { page, close, session } = await open(kSort);
  for (const [i, name] of ["No", "No", "Yes", "No", "No"].entries()) {
    await heading(page, `${i + 1}.`);
    await answer(page, name);
  }
  await heading(page, "The fault is in insert");
  assert.match(await page.innerText("#ask"), /if x > y then y : insert x ys else x : ys/);
  assert.match(await page.innerText("#ask"), /insert 'o' "r" = "o"/);
  await until(() => session.out.includes("The fault is in insert"), "what the terminal tells");
  assert.match(session.out, /5\. insert 'o' "r" = "o" \? no/);
  await close();
});

test("the papers' dialogue by keyboard, and inside the equation", async () => {
  const { page, close } = await open(kSort);
  for (const [i, key] of ["n", "n", "y", "n", "n"].entries()) {
    await heading(page, `${i + 1}.`);
    await page.keyboard.press(key);
  }
  await heading(page, "The fault is in insert");
  await page.keyboard.press("z");
  await heading(page, "6.");
  await page.keyboard.press("u");
  await heading(page, "The fault is in insert");
  await page.keyboard.press("u");
  await heading(page, "5.");
  await close();
});

test("a reload in the middle changes nothing", async () => {
  const { page, close } = await open(kSort);
  await page.keyboard.press("n");
  await heading(page, "2.");
  const before = await statement(page);
  await page.reload();
  await heading(page, "2.");
  assert.equal(await statement(page), before);
  await page.keyboard.press("n");
  await heading(page, "3.");
  await close();
});

test("two tabs show the same session, and no answer goes to another question", async () => {
  const { page, context, close } = await open(kSort);
  const other = await context.newPage();
  await other.goto(page.url());
  await heading(other, "1.");
  await page.keyboard.press("n");
  await heading(page, "2.");
  await heading(other, "2.");
  // A third one hears of nothing, and answers what was answered already.
  const deaf = await context.newPage();
  await deaf.route("**/api/wait", () => {});
  await deaf.goto(page.url());
  await heading(deaf, "2.");
  await page.keyboard.press("n");
  await heading(page, "3.");
  await deaf.keyboard.press("n");
  await deaf.waitForSelector("text=nothing was answered here");
  await heading(deaf, "3.");
  await panel(page, "History");
  await page.waitForFunction(() => document.querySelectorAll("#panel .said").length === 2);
  await close();
});

test("a slow network, impatient keys and the back button", async () => {
  const { page, context, close } = await open(kSort);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: 20000, uploadThroughput: 20000 });
  for (let i = 0; i < 4; ++i) await page.keyboard.press("n");  // one answer: the next question was not there yet
  await heading(page, "2.");
  await page.waitForTimeout(1500);
  assert.match(await page.innerText("#ask h1"), /^2\./);
  await page.reload();
  await heading(page, "2.");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  // The address that worked once is no place to go back to.
  await page.goBack();
  assert.doesNotMatch(page.url(), /enter/);
  await page.goForward();
  await heading(page, "2.");
  await page.keyboard.press("n");
  await heading(page, "3.");
  await close();
});

test("the server is killed and started again", async () => {
  const file = program(readFileSync(kSort, "utf8"));
  const { page, session, context, wrong } = await open(file);
  await page.keyboard.press("n");
  await heading(page, "2.");
  session.child.kill("SIGKILL");
  await session.ended;
  await page.waitForSelector("text=What was answered is kept");
  await context.close();
  const again = await open(file, { options: ["--resume"], state: session.state });
  await heading(again.page, "2.");
  await again.page.keyboard.press("n");
  await heading(again.page, "3.");
  await again.close();
  assert.deepEqual(wrong, []);
});

test("a part is chosen by mouse, and marked", async () => {
  const { page, close } = await open(join(SESSIONS, "papers/slicing_squares.hs"));
  await heading(page, "1.");
  await page.keyboard.press("n");
  await heading(page, "2.");
  const parts = page.locator(".result [data-path]");
  await parts.last().click();
  assert.equal(await page.locator(".selected").count(), 1);
  const path = await page.locator(".selected").getAttribute("data-path");
  assert.match(await page.innerText("#part"), new RegExp(`^${path.replaceAll(".", "\\.")}: `));
  await page.getByRole("button", { name: "This is wrong" }).click();
  await page.waitForSelector("#notices .notice");
  await page.waitForFunction(() => !document.querySelector("#ask h1").textContent.startsWith("2."));
  await close();
});

test("a part is chosen by keyboard, and where it came from", async () => {
  const { page, close } = await open(kSort);
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.focus(".statement");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  assert.equal(await page.locator(".selected").count(), 1);
  await page.locator('.result [data-path="r"]').click();
  await page.keyboard.press("f");
  await page.waitForSelector(".way li");
  assert.match(await page.innerText(".way"), /sort|insert/);
  await close();
});

test("what should have come is compared", async () => {
  const { page, close } = await open(kSort);
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.getByLabel("The result should be").fill('"orst"');
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("#ask h1").textContent.startsWith("2."), null, { timeout: 120000 });
  await panel(page, "History");
  await page.waitForSelector(".said");
  assert.match(await page.innerText("#panel"), /no/);
  await close();
});

test("any call in the tree can be judged, in any order", async () => {
  const { page, close } = await open(kSort);
  await panel(page, "Tree");
  await page.waitForSelector(".node .text >> text=main");
  await page.focus("[role=tree]");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector('.node .text >> text=sort "sort"');
  await page.keyboard.press("ArrowDown");
  await page.getByRole("group", { name: "About the chosen call" }).getByRole("button", { name: "No", exact: true }).click();
  await page.waitForSelector('.node [aria-label="wrong"]');
  await panel(page, "History");
  await page.waitForSelector('.said >> text=sort "sort"');
  await close();
});

test("finite maps are tables, whose cells can be chosen and followed back, step by step", async () => {
  const { page, close } = await open(program("main = print (each table [1 .. 4])\n\ntable n = if n == 3 then base n else n * n\n\nbase n = n + 3\n\neach f xs = [f x | x <- xs]\n"), { options: ["--tree", "fdt"] });
  await page.keyboard.press("n");
  await heading(page, "2.");
  assert.deepEqual(await page.locator("table.entries tr").allInnerTexts().then((rows) => rows.map((row) => row.replace(/\s+/g, " ").trim())), ["1 ↦ 1", "2 ↦ 4", "3 ↦ 6", "4 ↦ 16"]);
  await page.locator('[data-path="a1.3.r"]').click();
  await page.keyboard.press("f");
  // The trail goes on from a part of what it leads to, and back.
  const made = (text) => page.waitForFunction((text) => document.querySelector(".way .statement")?.innerText.replace(/\s+/g, " ").startsWith(text), text);
  const steps = page.getByRole("group", { name: "Along the trail" });
  await made("base 3 ");
  await page.locator('.way [data-path="a1"]').click();
  await steps.getByRole("button", { name: "Where does a1 come from?" }).click();
  await made("enumFromTo 1 4 ");
  await steps.getByRole("button", { name: "Back" }).click();
  await made("base 3 ");
  await steps.getByRole("button", { name: "What made that call" }).click();
  await made("table 3 ");
  await page.locator(".way .link").first().click();
  await made("each ");
  await close();
});

test("what should have come is said of a part, and marks it", async () => {
  const { page, close } = await open(program("main = print (swap [1, 2, 3])\nswap (x : y : zs) = y : 7 : zs\n"));
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.locator('[data-path="r.1"]').click();
  await page.keyboard.press("e");
  await page.getByLabel("r.1 should be").fill("2");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=Yes, r.1 is that.");
  await heading(page, "2.");
  await page.locator('[data-path="r.2"]').click();
  await page.getByRole("button", { name: "Expected instead" }).click();
  await page.getByLabel("r.2 should be").fill("1");
  await page.keyboard.press("Enter");
  await heading(page, "The fault is in swap");
  assert.match(await page.innerText("#notices"), /differs at r\.2/);
  await close();
});

test("pieces of the equation are laid out, and calls are searched in the tree", async () => {
  const { page, close } = await open(kSort);
  for (const [i, key] of ["n", "n", "y", "n", "n"].entries()) {
    await heading(page, `${i + 1}.`);
    await page.keyboard.press(key);
  }
  await heading(page, "The fault is in insert");
  await page.getByRole("button", { name: "Zoom into the equation" }).click();
  await heading(page, "6.");
  assert.equal(await statement(page), "matched insert x (y:ys) with x = 'o', y = 'r', ys = [] in insert 'o' \"r\"");
  await page.locator('[data-path="w2"]').click();
  assert.match(await page.innerText("#part"), /^w2: 'r'/);
  await page.keyboard.press("y");
  await heading(page, "7.");
  assert.match(await statement(page), /the condition x > y is False|x > y/);
  await page.keyboard.press("z");
  await heading(page, "The fault is in insert");
  await panel(page, "Tree");
  const line = page.getByLabel("Go to node, or find calls like");
  await line.fill("insert _ _");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=1 of 5 calls");
  const first = await page.locator(".node.chosen .text").innerText();
  assert.match(first, /^insert/);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForSelector("text=2 of 5 calls");
  assert.notEqual(await page.locator(".node.chosen .text").innerText(), first);
  await page.getByRole("button", { name: "Collapse" }).click();
  await page.waitForFunction(() => [...document.querySelectorAll(".node")].every((each) => Number(each.getAttribute("aria-level")) < 3));
  await close();
});

test("several transforms are in use together, suspects stay drawn after a reload", async () => {
  const { page, close } = await open(kSort);
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.waitForFunction(() => document.querySelectorAll(".meter .step").length === 2);
  await page.reload();
  await heading(page, "2.");
  await page.waitForFunction(() => document.querySelectorAll(".meter .step").length === 2);
  await panel(page, "Search");
  for (const name of ["tree-balancing", "tree-compression"]) {
    await page.getByRole("checkbox", { name: new RegExp(`^${name}`) }).check();
    await page.waitForFunction((name) => document.querySelector(`input[value=${name}]`)?.checked, name);
    await page.waitForTimeout(300);
  }
  await page.keyboard.press("?");
  await page.getByLabel("A command").fill("info");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog >> text=transforms: tree-balancing tree-compression");
  await close();
});

test("history goes back to any question", async () => {
  const { page, close } = await open(kSort);
  for (const [i, key] of ["n", "n", "y"].entries()) {
    await heading(page, `${i + 1}.`);
    await page.keyboard.press(key);
  }
  await heading(page, "4.");
  await panel(page, "History");
  await page.locator(".said").nth(1).getByRole("button", { name: "back to it" }).click();
  await heading(page, "2.");
  await page.waitForFunction(() => document.querySelectorAll("#panel .said").length === 1);
  await close();
});

test("strategy and tree are chosen, each says what it does", async () => {
  const { page, close } = await open(kSort);
  await panel(page, "Search");
  const choice = page.getByRole("radio", { name: /divide-and-query/ }).first();
  await choice.check();
  await page.waitForSelector("text=In use:");
  assert.match(await page.innerText("#panel"), /divide-and-query — \w+/);
  await close();
});

test("the call is shown in its caller", async () => {
  const { page, close } = await open(kSort);
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.keyboard.press("n");
  await heading(page, "3.");
  await page.waitForFunction(() => document.querySelector(".caller")?.textContent.includes("sort (x:xs) = insert x (sort xs)"));
  assert.deepEqual(await page.locator(".caller .part").allInnerTexts(), ["insert"]);
  await close();
});

test("what differs between an argument and the result is shown on request", async () => {
  const { page, close } = await open(program("main = print (swap [1, 2, 3])\nswap (x : y : zs) = y : 7 : zs\n"));
  await page.keyboard.press("n");
  await heading(page, "2.");
  assert.equal(await page.locator(".differs").count(), 0);
  await page.keyboard.press("h");
  assert.deepEqual(await page.locator(".differs").allInnerTexts(), ["1", "7"]);
  await page.keyboard.press("h");
  assert.equal(await page.locator(".differs").count(), 0);
  await page.keyboard.press("n");
  await heading(page, "The fault is in swap");
  assert.match(await page.innerText("#ask .place"), /equations: line 2$/);
  await close();
});

test("what an action changed in its state, and in a part of a list, is shown on request", async () => {
  const { page, close } = await open(program(`import Control.Monad.State
import qualified Data.Map as Map

main = print (execState (pay "bob" 5) (Map.fromList [("ada", 10), ("bob", 20), ("cleo", 30)]))

pay :: String -> Int -> State (Map.Map String Int) ()
pay name n = modify (Map.adjust (+ n) name)
`));
  await page.keyboard.press("n");
  await page.waitForFunction(() => document.querySelector(".statement")?.innerText.startsWith("pay"));
  await page.keyboard.press("h");
  assert.deepEqual(await page.locator(".differs").allInnerTexts(), ["20", "25"]);
  await close();
});

test("a short result stays in sight below a long call, a chosen part above it", async () => {
  const { page, close } = await open(program("main = print (total [(n, replicate 40 (toEnum (96 + n))) | n <- [1 .. 26 :: Int]])\n\ntotal pairs = length (filter (\\(n, text) -> all (> '@') text && n > 0) pairs)\n"));
  await page.keyboard.press("n");
  await heading(page, "2.");
  const sights = () => page.evaluate(() => {
    const box = document.querySelector(".statement"), inside = box.getBoundingClientRect(), result = box.querySelector(".result").getBoundingClientRect();
    const part = box.querySelector(".selected")?.getBoundingClientRect();
    return { isLong: box.scrollHeight > box.clientHeight, isShown: result.bottom <= inside.bottom + 1 && result.top >= inside.top, isAbove: part ? part.bottom <= result.top + 1 : true };
  });
  assert.deepEqual(await sights(), { isLong: true, isShown: true, isAbove: true });
  await page.locator('.statement [data-path="a1"]').first().press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 30; ++i) await page.keyboard.press("ArrowDown");
  assert.deepEqual(await sights(), { isLong: true, isShown: true, isAbove: true });
  await close();
});

test("a value of several lines begins beside what it belongs to; places are told by the file's name", async () => {
  const { page, close } = await open(program("main = print (each table [1, 2])\n\ntable n = [replicate 30 (toEnum (96 + n)), replicate 31 'b', replicate 32 'c']\n\neach f xs = [length (concat (f x)) | x <- xs]\n"), { options: ["--tree", "fdt"], view: { width: 400, height: 800 } });
  await page.keyboard.press("n");
  await page.waitForSelector("table.entries");
  const rows = await page.evaluate(() => [...document.querySelectorAll("table.entries tr")].map((row) => {
    const tops = [row.querySelector('[data-path$=".a1"]'), row.querySelector("td:last-child .faint"), row.querySelector('[data-path$=".r"]')].map((each) => each.getBoundingClientRect().top);
    return { isTall: row.offsetHeight > 60, spread: Math.max(...tops) - Math.min(...tops) };
  }));
  assert.equal(rows.length, 2);
  for (const row of rows) assert.ok(row.isTall && row.spread < 8, JSON.stringify(rows));
  await panel(page, "Calls");
  await page.waitForSelector("#panel table");
  assert.deepEqual(await page.locator("#panel td:last-child").allInnerTexts().then((all) => all.filter((each) => !/^Main\.hs:\d/.test(each))), []);
  await close();
});

test("calls are found by a pattern, and all the source is there", async () => {
  const { page, close } = await open(kSort);
  await panel(page, "Calls");
  await page.getByLabel("A pattern on calls").fill("insert _ _");
  await page.keyboard.press("Enter");
  await page.waitForSelector('#panel .said >> text=insert');
  await panel(page, "Source");
  await page.getByRole("button", { name: /^All of/ }).click();
  await page.waitForSelector("#panel .code-line:nth-child(10)");
  assert.match(await page.innerText("#panel"), /sort :: Ord a/);
  await close();
});

test("what a program computed is text, whatever it is", async () => {
  const { page, close } = await open(program(`main = putStrLn (shout "<script>alert(1)</script>" (Tag "<b>" '<'))
data Tag = Tag String Char deriving Show
shout x y = x ++ show y ++ "<img src=x onerror=alert(2)>\\27[31m\\8238&lt;\\"'"
`));
  for (const key of ["n", "n"]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
    assert.equal(await page.evaluate(() => document.querySelectorAll("#ask img, #ask script, #ask b, #side img, #side script").length), 0);
    assert.match(await page.innerText("body"), /<script>alert\(1\)<\/script>/);
    assert.doesNotMatch(await page.innerText("body"), /[\u001b\u202e]/);
  }
  for (const name of ["Tree", "History", "Calls"]) {
    await panel(page, name);
    await page.waitForTimeout(150);
    assert.equal(await page.evaluate(() => document.querySelectorAll("#side img, #side script").length), 0);
  }
  await close();
});

test("long values unfold in place, and fold again", async () => {
  const { page, close } = await open(program("main = print (sum (upTo 250))\nupTo n = [1 .. n]\n"));
  await page.keyboard.press("n");
  await heading(page, "2.");
  assert.match(await statement(page), /«150 more»/);
  await page.locator(".fold").click();
  await page.waitForFunction(() => /«50 more»/.test(document.querySelector(".statement").innerText));
  await page.locator(".fold").click();
  await page.waitForFunction(() => /249, 250/.test(document.querySelector(".statement").innerText.replace(/\s+/g, " ")));
  await page.locator('[data-path="r"]').click({ position: { x: 3, y: 5 } });
  await page.getByRole("button", { name: "Fold", exact: true }).click();
  assert.match(await statement(page), /«list of 250»/);
  await close();
});

test("a large tree scrolls, and jumps to any node", async () => {
  const { page, close } = await open(program("main = print (length (filter odd' (map inc [1 .. 30000 :: Int])))\ninc x = x + 1\nodd' x = x `mod` 2 == 1\n"));
  await page.keyboard.press("n");
  await panel(page, "Tree");
  await page.waitForSelector(".node .text >> text=main");
  await page.getByLabel("Go to node").fill("55555");
  const begin = Date.now();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".node.chosen .number")?.textContent === "55555");
  assert.ok(Date.now() - begin < 5000);
  await page.focus("[role=tree]");
  await page.keyboard.press("End");
  await page.waitForFunction(() => [...document.querySelectorAll(".node .text")].some((each) => /30000|30001/.test(each.textContent)));
  await page.keyboard.press("Home");
  await page.waitForSelector(".node .text >> text=main");
  assert.ok(await page.locator(".node").count() < 60);
  await close();
});

for (const [view, colors] of [[{ width: 1280, height: 900 }, "light"], [{ width: 400, height: 800 }, "dark"], [{ width: 640, height: 450 }, "light"]]) {
  test(`axe finds nothing serious, ${view.width} pixels wide, ${colors}`, async () => {
    const { page, close } = await open(kSort, { view, colors });
    const check = async (what) => {
      await page.evaluate(axe.source.replace("require('crypto')", "null"));
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      assert.deepEqual(violations.map((each) => `${each.impact}: ${each.id} ${each.nodes[0].html.slice(0, 120)}`), [], what);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${what} is too wide`);
    };
    await page.keyboard.press("n");
    await heading(page, "2.");
    await page.locator('[data-path="r"]').first().click();
    for (const name of ["Source", "Tree", "History", "Calls", "Run", "Search"]) {
      await panel(page, name);
      await page.waitForTimeout(300);
      await check(name);
    }
    for (const key of ["n", "y", "n", "n"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
    await heading(page, "The fault is in insert");
    await check("the finding");
    await page.keyboard.press("z");
    await heading(page, "6.");
    await check("a piece of the equation");
    await page.keyboard.press("?");
    await page.waitForSelector("dialog .commands");
    await check("the commands");
    await close();
  });
}

test("quit ends the session, what was answered is kept", async () => {
  const { page, session, wrong, context } = await open(program(readFileSync(kSort, "utf8")));
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.getByRole("button", { name: "Quit" }).click();
  await session.ended;
  assert.match(session.out, /To go on: inquest debug --resume/);
  assert.deepEqual(wrong, []);
  await context.close();
});

test("the tree follows the questions until another call is chosen; text is shown by its lines", async () => {
  const file = program(`
data Shelf = Shelf { label :: String, books :: [(String, Int)] } deriving Show

total :: Shelf -> Int
total shelf = sum (map snd (books shelf)) + 1

page :: [Shelf] -> String
page shelves = unlines [label shelf ++ ": " ++ show (total shelf) | shelf <- shelves]

main :: IO ()
main = putStr (page [Shelf "novels of the last century" [("Emma", 474), ("Middlemarch", 880)], Shelf "poems and plays" [("Faust", 464)]])
`);
  const { page, close } = await open(file);
  const lines = await page.evaluate(() => [...document.querySelectorAll(".string .row")].map((row) => row.textContent));
  assert.deepEqual(lines, ['"novels of the last century: 1355\\n', 'poems and plays: 465\\n"']);
  await panel(page, "Tree");
  const chosen = () => page.innerText(".node.chosen");
  await page.waitForSelector(".node.chosen");
  await page.keyboard.press("n");
  await heading(page, "2.");
  await page.waitForFunction(() => document.querySelector(".node.chosen")?.textContent?.includes("page"));
  // Each element behind its bracket or comma.
  assert.deepEqual(await page.evaluate(() => [...document.querySelectorAll(".call .list > .hang > :first-child")].slice(0, 2).map((each) => each.textContent)), ["[ ", ", "]);
  await page.locator(".node").first().click();
  await answer(page, "No");
  await heading(page, "3.");
  assert.match(await chosen(), /main/);
  await close();
});

test("how often lines were executed stands beside each line, as it is written", async () => {
  const { page, close } = await open(program("total :: [Int] -> Int\ntotal xs = go xs 0\n  where\n    go (y : ys) acc\n      | y < 0 = go ys acc\n      | otherwise =\n        go ys (acc + y)\n    go [] acc = acc\n\nmain :: IO ()\nmain = do\n  print (total [3, 4])\n  print (total [5])\n"));
  await panel(page, "Run");
  await page.waitForSelector("[aria-label^='Code of'] .code-line");
  const lines = await page.evaluate(() => [...document.querySelectorAll("#side .code-line")].map((line) => line.textContent));
  assert.deepEqual(lines.slice(-3), ["1×11main = do", "1×12  print (total [3, 4])", "1×13  print (total [5])"]);
  assert.ok(lines.some((line) => /^\d×5 {6}\| y < 0 = go ys acc$/.test(line ?? "")), lines.join("\n"));
  assert.ok(lines.some((line) => /^3×7 {8}go ys \(acc \+ y\)$/.test(line ?? "")), lines.join("\n"));
  await close();
});

test("the page is small, and its types hold", async () => {
  const { page, close } = await open(kSort);
  const sizes = await page.evaluate(async () => {
    const names = performance.getEntriesByType("resource").map((each) => each.name).filter((name) => !name.includes("/api/"));
    return Promise.all([location.href, ...new Set(names)].map(async (name) => [name, (await (await fetch(name)).text()).length]));
  });
  assert.ok(sizes.length > 12, String(sizes));
  const size = sizes.reduce((sum, [, each]) => sum + each, 0);
  assert.ok(size > 50_000 && size < 100_000, `${size} bytes`);
  // Each module is asked for at once, not when the one that needs it has come.
  const [modules, preloaded] = await page.evaluate(() => [
    [...new Set(performance.getEntriesByType("resource").map((each) => each.name).filter((name) => name.endsWith(".js")))].sort(),
    [...document.querySelectorAll("script[src], link[rel=modulepreload]")].map((each) => each.src ?? each.href).sort()]);
  assert.deepEqual(preloaded, modules);
  await close();
  execFileSync("npx", ["--no-install", "tsc", "-p", "tsconfig.json"], { stdio: "pipe" });
});
