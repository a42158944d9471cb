// @ts-check
// What the session asks: the statement, whose parts can be chosen; or what it found.
import { act, app, command, run, say, session } from "./app.js";
import { findingBody, placeOf, statementLine } from "./code.js";
import { button, byId, fill, h } from "./dom.js";
import { openTree } from "./panels.js";
import { differences, escaped, hasParts, itemsOf, render, textOf } from "./terms.js";

const ask = byId("ask");
let selected = "";  // the path of the chosen part
let showsDifferences = false;
/** @type {Map<string, import("./terms.js").Item>} the parts of the statement, by path */
let items = new Map();

export function drawStanding() {
  selected = "";
  if (app.standing.kind === "question") drawQuestion();
  else if (app.standing.kind === "finding") drawFinding();
  else fill(ask, h("h1", {}, "No fault was found"), h("p", {}, app.standing.sentence), h("div.answers", {}, button("Undo", () => act("undo"), { key: "u" })));
  document.title = app.standing.question ? `${app.standing.question.number}. ${app.standing.question.routine.name} — inquest` : app.standing.finding ? `The fault is in ${app.standing.finding.routine.name} — inquest` : "inquest";
}

const statementBox = h("div.statement", { tabIndex: 0, role: "application", "aria-label": "The statement. Arrow keys choose a part of it, + and - unfold and fold.", "aria-describedby": "part" });
const partBar = h("div.bar", { role: "group", "aria-label": "About the chosen part" });
const partText = h("p.part-text.faint", { id: "part", role: "status" });
const wayBox = h("div.way");
const expected = /** @type {HTMLInputElement} */ (h("input", { type: "text", placeholder: "an expression, such as [1,2]", "aria-label": "The result should be", spellcheck: false, autocomplete: "off" }));

let hintAtUnfinished = "The run ended while this was computed; ⊥ stands for what it never gave.";

function drawQuestion() {
  const question = app.standing.question;
  const instance = question.terms?.instance, types = question.terms?.types;
  // The session says once what answers mean where something did not finish.
  if (app.standing.hint && question.unfinished) hintAtUnfinished = app.standing.hint;
  const hint = app.standing.hint || (question.unfinished ? hintAtUnfinished : "");
  fill(wayBox);
  fill(ask,
    h("p.place", { title: question.routine.file }, placeOf(question.routine), types?.length ? ` · at ${types.join(", ")}` : "", instance && !question.routine.instance ? ` · ${instance}` : ""),
    h("h1.question", {}, `${question.number}. `, question.confirms ? `${question.confirms} says that this is wrong. Do you agree?` : "Is this what it should be?"),
    hint ? h("p.hint", {}, hint) : null,
    statementBox, partText, partBar,
    h("div.answers", { role: "group", "aria-label": "Answers" },
      button("Yes", () => act("yes"), { key: "y", kind: "yes" }), button("No", () => act("no"), { key: "n", kind: "no" }),
      button("Don’t know", () => act("don't know"), { key: "d" }), button("Inadmissible", () => act("inadmissible"), { key: "i" }),
      button("Skip", () => act("skip"), { key: "s" }), button("Trust", () => act("trust"), { key: "t" }), h("span.push"), button("Undo", () => act("undo"), { key: "u" })),
    h("form.inline.expect", { onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const text = expected.value.trim();
      if (text !== "") run(async () => {
        const response = await command("expect", text);
        if (response && response.kind !== "refusal") expected.value = "";
      });
    } }, h("label", {}, "It should be ", expected), h("button", { type: "submit" }, "Compare")),
    wayBox);
  drawStatement();
}

/** How many characters fit. */
function columns() {
  const probe = h("span.probe", {}, "0".repeat(50));
  statementBox.append(probe);
  const width = probe.getBoundingClientRect().width / 50;
  const style = getComputedStyle(statementBox);
  const room = statementBox.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  probe.remove();
  return Math.max(16, Math.floor(room / Math.max(1, width)) - 1);
}

function drawStatement() {
  const question = app.standing.question;
  if (question === undefined) return;
  fill(statementBox);
  items = new Map();
  if (question.terms === undefined || question.part !== undefined) {
    fill(statementBox, h("span.line", {}, question.statement));
    drawPart();
    return;
  }
  const terms = question.terms;
  const differs = new Set();
  if (showsDifferences) for (const argument of terms.arguments)
    if (argument.kind === terms.result.kind) differences(argument, terms.result, differs);
  const layout = { selected, differs, unfold: (/** @type {string} */ path, /** @type {any} */ owner) => run(() => unfold(path, owner)), items };
  const room = columns();
  const { call, result, free, around } = itemsOf(terms);
  fill(statementBox, h("div.call", {}, render(call, room, layout)), h("div.result", {}, h("span.equals", { "aria-hidden": "true" }, "= "), h("span.hear", {}, "equals "), render(result, room - 2, layout)),
    free.length ? h("div.beside", {}, "with ", free.map((/** @type {any} */ each, /** @type {number} */ i) => [i > 0 ? ", " : "", render(each, room - 5, layout)])) : null,
    around.length ? h("div.beside", {}, "in ", around.map((/** @type {any} */ each, /** @type {number} */ i) => [i > 0 ? ", in " : "", render(each, room - 3, layout)])) : null);
  drawPart();
}

/** What is left out at a path, put in its place. @param {string} path @param {any} owner */
async function unfold(path, owner) {
  if (owner.closed) {
    owner.closed = false;
    return drawStatement();
  }
  if (owner.kind === "map") path = path.replace(/\.\d+-$/, "");
  const response = await session.execute(owner.kind === "map" ? "show" : "unfold", path);
  const value = response.look?.value;
  if (value === undefined) return say(response.sentence ?? "There is nothing more.", "wrong");
  if (owner.kind === "folded" || owner.kind === "map") {
    for (const key of Object.keys(owner)) delete owner[key];
    Object.assign(owner, value);
  } else {
    for (const list of ["elements", "effects", "executions"]) if (owner[list]) owner[list].push(...(value[list] ?? []));
    if (owner.kind === "string") owner.value += value.value ?? "";
    if (value.more) owner.more = value.more;
    else delete owner.more;
    if (value.tail) owner.tail = value.tail;
  }
  drawStatement();
}

function drawPart() {
  for (const element of statementBox.querySelectorAll(".selected")) element.classList.remove("selected");
  const item = items.get(selected);
  if (item === undefined) {
    selected = "";
    partText.textContent = items.size > 0 ? "Click a part of it, or use the arrow keys, to say more about it." : "";
    const terms = app.standing.question?.terms;
    const canDiffer = items.size > 0 && terms.arguments.some((/** @type {any} */ argument) => argument.kind === terms.result.kind);
    fill(partBar, canDiffer ? button(showsDifferences ? "Hide differences" : "Show differences", toggleDifferences, { key: "h" }) : null);
    return;
  }
  statementBox.querySelector(`[data-path="${CSS.escape(selected)}"]`)?.classList.add("selected");
  const text = textOf(item);
  partText.textContent = `${selected}: ${text.length > 120 ? text.slice(0, 119) + "…" : text}`;
  const isFoldable = item.term !== null && hasParts(item.term) && item.term.kind !== "folded";
  fill(partBar, button("This is wrong", () => act("mark", selected), { key: "w", kind: "no" }),
    button("Where does it come from?", () => run(showWay), { key: "f" }),
    isFoldable ? button(item.term.closed ? "Unfold" : "Fold", fold) : null,
    selected.startsWith("r") ? button("Expected instead …", () => expected.focus(), { key: "e" }) : null,
    button("Show differences", toggleDifferences, { key: "h" }));
}

function toggleDifferences() {
  showsDifferences = !showsDifferences;
  drawStatement();
}

function fold() {
  const term = items.get(selected)?.term;
  if (!term || !hasParts(term)) return;
  term.closed = !term.closed;
  drawStatement();
}

/** @param {string} path */
function select(path) {
  selected = path;
  drawPart();
  statementBox.querySelector(".selected")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The calls that the chosen part came through, and the way back from it. */
async function showWay() {
  const path = selected === "f" || selected === "" ? "r" : selected;
  const response = await session.execute("where", path);
  const lines = response.look?.tree?.nodes ?? [];
  fill(wayBox, h("h2", {}, `Where ${path} comes from`),
    h("p", {}, response.sentence ?? response.look?.note ?? ""),
    h("ol.list", {}, lines.map((/** @type {any} */ line) => statementLine(String(line.node), line.statement?.text ?? "", line.verdict ?? "",
      h("button.small", { type: "button", onclick: () => act("node", line.node) }, "ask about it")))));
  await followTrail(path);
  wayBox.scrollIntoView({ block: "nearest" });
}

/** What made it, step by step. @param {string} words */
async function followTrail(words) {
  const response = await session.execute("trail", words);
  const look = response.look;
  wayBox.querySelector(".trail")?.remove();
  if (look?.origin === undefined) {
    if (response.sentence) wayBox.append(h("p.trail.faint", {}, response.sentence));
    return;
  }
  const origin = look.origin;
  const step = (/** @type {string} */ label, /** @type {string} */ argument) => button(label, () => run(() => followTrail(argument)));
  wayBox.append(h("div.trail", {}, h("h3", {}, "Made by"), h("p", {}, h("code", {}, origin.statement ?? origin.kind)),
    origin.place ? h("p.place", {}, origin.place, origin.branches?.length ? `, in ${origin.branches.join(", ")}` : "") : null,
    h("div.bar", {}, step("What made that call", "up"), step("Back", "back"),
      origin.node !== undefined ? button("Ask about it", () => act("node", origin.node)) : null)));
}

/** @param {string} key */
function moveInStatement(key) {
  const all = [...statementBox.querySelectorAll("[data-path]")].map((element) => /** @type {HTMLElement} */ (element));
  const at = all.findIndex((element) => element.dataset.path === selected);
  const current = all[at];
  if (current === undefined) return all[0]?.dataset.path;
  const parent = current.parentElement?.closest("[data-path]");
  const siblings = all.filter((element) => element.parentElement?.closest("[data-path]") === (parent ?? null));
  const place = siblings.indexOf(current);
  if (key === "ArrowRight") return (current.querySelector("[data-path]") ?? siblings[place + 1] ?? current).getAttribute("data-path");
  if (key === "ArrowLeft") return (parent ?? current).getAttribute("data-path");
  if (key === "ArrowDown") return (siblings[place + 1] ?? all.slice(at + 1).find((element) => !current.contains(element)) ?? current).getAttribute("data-path");
  return (siblings[place - 1] ?? parent ?? current).getAttribute("data-path");
}

statementBox.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith("Arrow")) {
    const path = moveInStatement(event.key);
    if (path) select(path);
  } else if (event.key === "+" || event.key === "Enter") {
    const folded = statementBox.querySelector(".selected .fold, .selected.fold");
    if (folded instanceof HTMLElement) folded.click();
    else if (items.get(selected)?.term?.closed) fold();
    else return;
  } else if (event.key === "-") {
    fold();
  } else {
    return;
  }
  event.preventDefault();
});

statementBox.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target), part = /** @type {HTMLElement | null} */ (target.closest("[data-path]"));
  if (part === null || !part.dataset.path) return;
  const path = part.dataset.path;
  if (path === selected && items.get(path)?.term?.kind === "string") return selectCharacter(path, event);
  select(path);
});
statementBox.addEventListener("dblclick", fold);

/** A second click into a string chooses the character there. @param {string} path @param {MouseEvent} event */
function selectCharacter(path, event) {
  const value = items.get(path)?.term?.value ?? "";
  const range = document.caretRangeFromPoint(event.clientX, event.clientY);
  if (range === null || range.startContainer.nodeType !== Node.TEXT_NODE) return;
  const part = statementBox.querySelector(`[data-path="${CSS.escape(path)}"]`);
  if (part === null || !part.contains(range.startContainer)) return;
  let offset = range.startOffset - 1, number = 0;  // behind the quote
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null && text !== range.startContainer; text = texts.nextNode())
    offset += (text.textContent ?? "").length;
  for (const c of value) {
    ++number;
    offset -= escaped(c).length;
    if (offset < 0) break;
  }
  if (number === 0) return;
  const own = `${path}.${number}`;
  items.set(own, { path: own, term: null, kind: "string", lead: [`'${[...value][number - 1]}'`], rows: [], between: "", tail: [], width: 3, fills: false });
  selected = own;
  drawPart();
}

function drawFinding() {
  const finding = app.standing.finding;
  const isInside = (finding.parts ?? []).length > 0;
  fill(ask, h("h1.fault", {}, "The fault is in ", h("code", {}, finding.routine.name), finding.routine.instance ? ` of ${finding.routine.instance}` : ""),
    findingBody(finding, (node) => openTree(node)),
    h("div.answers", { role: "group", "aria-label": "What to do now" },
      isInside ? button("Back to the equation", () => act("zoom", "out"), { key: "z" }) : button("Zoom into the equation", () => act("zoom"), { key: "z" }),
      button("It is not right", () => act("reject"), { key: "r" }), button("Look for a further fault", () => act("next")), button("Undo", () => act("undo"), { key: "u" })),
    h("p", {}, "Keep it: ", h("a", { href: "report.html", download: "" }, "report as HTML"), " · ", h("a", { href: "report.md", download: "" }, "as Markdown")));
}

let width = 0;
new ResizeObserver(() => {
  if (Math.abs(statementBox.clientWidth - width) < 8 || app.standing?.kind !== "question") return;
  width = statementBox.clientWidth;
  drawStatement();
}).observe(statementBox);

/** What keys do, where they are not typed into something. @returns {Record<string, () => any>} */
export function keysOfStanding() {
  if (app.standing?.kind !== "question")
    return { u: () => act("undo"), z: () => act("zoom", app.standing?.finding?.parts?.length ? "out" : ""), r: () => act("reject") };
  return {
    y: () => act("yes"), n: () => act("no"), d: () => act("don't know"), i: () => act("inadmissible"), s: () => act("skip"), t: () => act("trust"), u: () => act("undo"),
    w: () => selected !== "" && act("mark", selected), f: () => run(showWay), e: () => expected.focus(), h: toggleDifferences, Escape: () => select(""),
  };
}
