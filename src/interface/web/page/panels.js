// What stands beside the question, in tabs.
import { act, app, command, isStanding, run, say, session } from "./app.js";
import { codeBlock, nameOf, wordAt } from "./code.js";
import { append, button, byId, fill, form, h, input } from "./dom.js";
import { lookBody } from "./looks.js";
import { drawWay } from "./trail.js";
import { Tree } from "./tree.js";

export const tree = new Tree({
  execute: (name, argument = "") => session.execute(name, argument),
  judge: (node, answer) => run(async () => {
    const response = await command("node", node);
    if (response?.kind === "question" && response.question.node === node) await command(answer);
  }),
  ask: (node) => act("node", node),
  start: (node) => act("start from this node", node),
  say: (sentence) => say(sentence, "wrong"),
});

const panels = /** @type {Record<string, { label: string, draw: (box: HTMLElement) => Promise<void> | void }>} */ ({
  source: { label: "Source", draw: drawSource },
  tree: { label: "Tree", draw: drawTree },
  history: { label: "History", draw: drawHistory },
  calls: { label: "Calls", draw: drawCalls },
  run: { label: "Run", draw: drawRun },
  search: { label: "Search", draw: drawSearch },
});
let panel = "source";
const panelBox = h("div.panel", { id: "panel", role: "tabpanel", tabIndex: 0 });
const tabs = h("div.tabs", { role: "tablist", "aria-label": "What to look at" });

function drawTabs() {
  fill(tabs, Object.entries(panels).map(([name, { label }]) => h("button.tab", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel",
    "aria-selected": name === panel, tabIndex: name === panel ? 0 : -1, onclick: () => openPanel(name) }, label)));
  panelBox.setAttribute("aria-labelledby", `tab-${panel}`);
}
tabs.addEventListener("keydown", (event) => {
  const names = Object.keys(panels), step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  openPanel(names[(names.indexOf(panel) + step + names.length) % names.length]);
  byId(`tab-${panel}`).focus();
});

/** @param {string} name */
function openPanel(name) {
  panel = name;
  drawTabs();
  fill(panelBox);
  run(drawPanel);
}

export async function drawPanel() {
  const name = panel, box = h("div");
  if (name === "tree" && tree.element.isConnected) return;
  if (name === "calls" && panelBox.querySelector("form")) return;
  await panels[name].draw(box);
  if (name === panel) fill(panelBox, ...box.childNodes);
  if (name === "tree") {
    if (tree.root === null || tree.chosen < 0 || tree.isFollowing) await tree.goTo(tree.question);
    tree.draw();
  }
}

/** @param {HTMLElement} box */
async function drawSource(box) {
  const node = app.standing.question?.node ?? app.standing.finding?.node;
  const part = app.standing.question?.part;
  const [own, way] = [await session.execute("source"), await session.execute("above", node ?? "")];
  const code = own.look?.code;
  if (code && !code.file) box.append(h("p.faint", {}, "This run does not tell where its code is."));
  else if (code) box.append(h("h2", {}, "The equation that was used"), codeBlock(code, part ? [part] : []));
  else if (own.sentence) box.append(h("p.faint", {}, own.sentence));
  const lines = way.look?.tree?.nodes ?? [];
  const caller = lines[lines.length - 2];
  if (caller !== undefined && !app.information?.inside) {
    const its = await session.execute("source", caller.node);
    if (its.look?.code?.file) {
      const shown = codeBlock(its.look.code, await placeOfCall(its.look.code));
      shown.classList.add("caller");
      box.append(h("h2", {}, "The call that asked for it"), h("p", {}, h("code.cut", {}, caller.statement?.text ?? "")), shown);
    }
  }
  const file = code?.file ?? "";
  if (file) box.append(h("p", {}, button(`All of ${nameOf(file)}`, () => run(async () => {
    const all = await session.execute("source", file);
    if (all.look?.code) fill(panelBox, h("h2", { title: file }, nameOf(file)), codeBlock(all.look.code));
    else say(all.sentence ?? "", "wrong");
  }))));
}

/** Where in its caller the call stands that is asked about; of a call that a library made, what it was made by. @param {any} code */
async function placeOfCall(code) {
  const above = await session.execute("trail", "start, up");
  const place = /^(.*):(\d+):(\d+)$/.exec(above.look?.origin?.place ?? "");
  return place === null ? [] : wordAt(code, place[1], Number(place[2]), Number(place[3]));
}

/** @param {HTMLElement} box */
function drawTree(box) {
  box.append(tree.element);
}

/** @param {number} node */
export function openTree(node) {
  panel = "tree";
  drawTabs();
  fill(panelBox, tree.element);
  run(() => tree.goTo(node));
}

/** @param {HTMLElement} box */
async function drawHistory(box) {
  const { look } = await session.execute("transcript");
  if (look) append(box, [lookBody(look, { question: (number) => act("go to question", number) })]);
}

const follow = { node: openTree };

/** @param {HTMLElement} box */
function drawCalls(box) {
  const pattern = input("A pattern on calls", "insert 3 _ = _");
  const found = h("div");
  let asked = 0;  // answers may come in another order
  const look = (from = 1) => run(async () => {
    const mine = ++asked;
    const text = pattern.value.trim(), response = await session.execute("observe", text === "" ? "" : `--from ${from} ${text}`), look = response.look;
    if (mine !== asked) return;
    if (!look) return fill(found, h("p.wrong", {}, response.sentence));
    const body = lookBody(look, { ...follow, routine: (name) => { pattern.value = name; search(); } });
    if (from > 1) found.lastElementChild?.replaceWith(...body);
    else fill(found, body);
    const more = look.observed?.more ? from + look.observed.observations.length : 0;
    found.append(more ? button("Show more", () => look1(more)) : "");
  });
  const look1 = look, search = () => look();
  box.append(form("", look, pattern, h("button", { type: "submit" }, "Find calls")),
    h("p.faint", {}, "The calls of a function; _ stands for anything. Without a pattern: all functions."), found);
  look();
}

/** What it printed and who did, how much it computed, how often each line was executed. @param {HTMLElement} box */
async function drawRun(box) {
  const way = h("div.way");
  const trail = (/** @type {string} */ begin) => run(async () => {
    await drawWay(way, [begin]);
    way.scrollIntoView({ block: "nearest" });
  });
  const show = async (/** @type {string} */ title, /** @type {string} */ view, /** @type {any} */ ...more) => {
    const response = await session.execute(view);
    append(box, [h("h2", {}, title), response.look ? lookBody(response.look, { piece: (piece) => trail(`output ${piece}`) }) : h("p.faint", {}, response.sentence), more]);
  };
  await show("What it printed", "output", button("What ended it", () => trail("error")), way);
  await show("How often each line was executed", "executed");
  await show("How much it computed", "statistics");
}

const kChoices = /** @type {Record<string, string>} */ ({ strategy: "How the next question is chosen", order: "In which order the calls that one made are asked about", switch: "What a question shows of functions", granularity: "Which functions are asked about", transform: "How the tree is reshaped, so that fewer questions are asked" });

/** @param {HTMLElement} box */
async function drawSearch(box) {
  const info = (await session.execute("info")).information ?? {}, several = (info.transforms ?? "").split(" ");
  if (info.why) box.append(h("p", {}, info.why));
  for (const [word, title] of Object.entries(kChoices)) {
    const { look } = await session.execute("choices", word);
    if (!look || look.words.length === 0) continue;
    const isTransform = word === "transform", field = h("fieldset", {}, h("legend", {}, title));
    const change = (/** @type {string} */ argument) => run(async () => {
      const response = await command(word, argument);
      if (response && isStanding(response)) say(`In use: ${argument}.`);
      else await drawPanel();
    });
    for (const each of look.words.filter((each) => !isTransform || each !== "none")) {
      const box = h("input", { type: isTransform ? "checkbox" : "radio", name: word, value: each,
        checked: isTransform ? several.includes(each) : each === info[word === "switch" ? "tree" : word],
        onchange: () => change(isTransform ? [...field.querySelectorAll("input")].filter((each) => each.checked).map((each) => each.value).join(" ") || "none" : each) });
      field.append(h("label.choice", {}, box, h("span", {}, h("strong", {}, each), look.meanings?.[each] ? ` — ${look.meanings[each]}` : "")));
    }
    box.append(field);
  }
}

export function drawSide() {
  fill(byId("side"), tabs, panelBox);
  drawTabs();
}
