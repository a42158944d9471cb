// @ts-check
// What stands beside the question, in tabs.
import { act, app, command, isStanding, run, say, session } from "./app.js";
import { codeBlock, nameOf, statementLine, wordAt } from "./code.js";
import { button, byId, counted, fill, grouped, h } from "./dom.js";
import { Tree } from "./tree.js";

export const tree = new Tree({
  execute: (name, argument = "") => session.execute(name, argument),
  judge: (node, answer) => run(async () => {
    const response = await command("node", node);
    if (response?.kind === "question" && response.question.node === node) await command(answer);
  }),
  ask: (node) => act("node", node),
  start: (node) => act("start from", node),
  say: (sentence) => say(sentence, "wrong"),
});

const panels = /** @type {Record<string, { label: string, draw: (box: HTMLElement) => Promise<void> | void }>} */ ({
  source: { label: "Source", draw: drawSource },
  tree: { label: "Tree", draw: drawTree },
  history: { label: "History", draw: drawHistory },
  calls: { label: "Calls", draw: drawCalls },
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
    if (tree.root === null || tree.chosen < 0) await tree.goTo(tree.question);
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
    else say(all.sentence, "wrong");
  }))));
}

/** Where in its caller the call stands that is asked about; of a call that a library made, what it was made by. @param {any} code */
async function placeOfCall(code) {
  await session.execute("trail");
  const above = await session.execute("trail", "up");
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
  const response = await session.execute("transcript");
  const lines = response.look?.lines ?? [];
  box.append(h("div.bar", {}, button("Undo", () => act("undo")), button("Redo", () => act("redo"))),
    lines.length === 0 ? h("p.faint", {}, "Nothing was answered yet.")
      : h("ol.list", {}, lines.map((/** @type {any} */ line) => statementLine(`${line.number}.`, line.statement, line.answer,
        h("button.small", { type: "button", title: `Take back all answers from question ${line.number} on`, onclick: () => act("go to question", line.number) }, "back to it")))));
}

/** @param {HTMLElement} box */
function drawCalls(box) {
  const pattern = /** @type {HTMLInputElement} */ (h("input", { type: "text", placeholder: "insert 3 _ = _", "aria-label": "A pattern on calls", spellcheck: false }));
  const found = h("div");
  const look = () => run(async () => {
    const response = await session.execute("observe", pattern.value.trim());
    const look = response.look;
    if (look?.kind === "routines") {
      fill(found, h("table", {}, h("thead", {}, h("tr", {}, ["function", "calls", "place"].map((each) => h("th", { scope: "col" }, each)))),
        h("tbody", {}, look.called.routines.map((/** @type {any} */ each) => h("tr", {}, h("td", {}, h("button.link", { type: "button", onclick: () => { pattern.value = each.name; look1(); } }, each.name)),
          h("td.right-aligned", {}, grouped(each.calls)), h("td.faint", {}, each.place))))));
    } else if (look?.kind === "observations") {
      const lines = look.observed.observations;
      fill(found, h("p.faint", {}, lines.length === 0 ? "No call is like that." : look.observed.more ? "The first of them:" : counted(lines.length, "call")),
        h("ol.list", {}, lines.map((/** @type {any} */ line) => statementLine(line.times > 1 ? `${line.times}×` : "", line.statement.text, "",
          line.node !== null ? [h("button.small", { type: "button", onclick: () => openTree(line.node) }, "tree"), h("button.small", { type: "button", onclick: () => act("node", line.node) }, "ask")] : null))));
    } else {
      fill(found, h("p.wrong", {}, response.sentence ?? ""));
    }
  });
  const look1 = look;
  box.append(h("form.inline", { onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); look(); } }, pattern, h("button", { type: "submit" }, "Find calls")),
    h("p.faint", {}, "The calls of a function; _ stands for anything. Without a pattern: all functions."), found);
  look();
}

/** @param {HTMLElement} box */
async function drawSearch(box) {
  const now = /** @type {Record<string, string>} */ ({ strategy: app.information?.strategy ?? "", order: app.information?.order ?? "", switch: app.information?.tree ?? "", transform: app.information?.transforms || "none" });
  const titles = /** @type {Record<string, string>} */ ({ strategy: "How the next question is chosen", order: "In which order the calls that one made are asked about", switch: "What a question shows of functions", transform: "How the tree is reshaped, so that fewer questions are asked" });
  if (app.information) box.append(h("p", {}, app.information.why));
  for (const word of Object.keys(titles)) {
    const response = await session.execute("choices", word), look = response.look;
    if (!look || look.words.length === 0) continue;
    const meanings = look.meanings ?? {};
    const words = word === "transform" && !look.words.includes("none") ? ["none", ...look.words] : look.words;
    box.append(h("fieldset", {}, h("legend", {}, titles[word]), words.map((/** @type {string} */ each) => {
      const input = h("input", { type: "radio", name: word, value: each, checked: each === now[word], onchange: () => run(async () => {
        const response = await command(word, each);
        if (response && isStanding(response)) say(`In use: ${each}.`);
      }) });
      return h("label.choice", {}, input, h("span", {}, h("strong", {}, each), meanings[each] ? ` — ${meanings[each]}` : ""));
    })));
  }
}

export function drawSide() {
  fill(byId("side"), tabs, panelBox);
  drawTabs();
}
