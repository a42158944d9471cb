// What the session asks: the statement, whose parts can be chosen; or what it found.
import { act, app, command, run, session } from "./app.js";
import { findingBody, placeOf, statementLine } from "./code.js";
import { button, byId, fill, form, h, input, small } from "./dom.js";
import { openTree } from "./panels.js";
import { StatementView } from "./statement.js";
import { textOf } from "./terms.js";
import { drawWay } from "./trail.js";

const ask = byId("ask");
const statement = new StatementView("The statement", (word, path) => session.execute(word, path), drawPart);
const partBar = h("div.bar", { role: "group", "aria-label": "About the chosen part" });
const partText = h("p.part-text.faint", { id: "part", role: "status" });
statement.element.setAttribute("aria-describedby", "part");
const wayBox = h("div.way");
const expected = input("", "an expression, such as [1,2]");
const expectedOf = h("span");
let partExpected = "";  // the part that the expression is for; none: the result

export function drawStanding() {
  if (app.standing.kind === "question") drawQuestion();
  else if (app.standing.kind === "finding") drawFinding();
  else fill(ask, h("h1", {}, "No fault was found"), h("p", {}, app.standing.sentence));
  document.title = app.standing.question ? `${app.standing.question.number}. ${app.standing.question.routine.name} — inquest` : app.standing.finding ? `The fault is in ${app.standing.finding.routine.name} — inquest` : "inquest";
}

let hintAtUnfinished = "The run ended while this was computed; ⊥ stands for what it never gave.";

function drawQuestion() {
  const question = app.standing.question, routine = question.routine;
  const instance = question.terms?.instance, types = question.terms?.types;
  // The session says once what answers mean where something did not finish.
  if (app.standing.hint && question.unfinished) hintAtUnfinished = app.standing.hint;
  const hint = app.standing.hint || (question.unfinished ? hintAtUnfinished : "");
  fill(wayBox);
  const answer = (/** @type {string} */ label, /** @type {string} */ word, /** @type {any} */ properties) => button(label, () => act(word), properties);
  fill(ask,
    h("p.place", { title: routine.file }, placeOf(routine), types?.length ? ` · at ${types.join(", ")}` : "", instance && !routine.instance ? ` · ${instance}` : ""),
    h("h1.question", {}, `${question.number}. `, question.confirms ? `${question.confirms} says that this is wrong. Do you agree?` : question.part ? "Is this piece of the equation as it should be?" : "Is this what it should be?"),
    hint ? h("p.hint", {}, hint) : null,
    statement.element, partText, partBar,
    h("div.answers", { role: "group", "aria-label": "Answers" },
      answer("Yes", "yes", { key: "y", kind: "yes" }), answer("No", "no", { key: "n", kind: "no" }),
      answer("Don’t know", "don't know", { key: "d" }), answer("Inadmissible", "inadmissible", { key: "i" }), answer("Skip", "skip", { key: "s" }),
      question.part ? button("Back to the equation", () => act("zoom", "out"), { key: "z" }) : answer("Trust", "trust", { key: "t" })),
    question.part ? null : form(".expect", compare, h("label", {}, expectedOf, expected), h("button", { type: "submit" }, "Compare")),
    wayBox);
  expectPart("");
  statement.show(question.terms, question.statement);
}

/** @param {string} path */
function expectPart(path) {
  partExpected = path === "r" ? "" : path;
  expectedOf.textContent = `${partExpected || "It"} should be `;
  expected.setAttribute("aria-label", `${partExpected || "The result"} should be`);
}

function compare() {
  const text = expected.value.trim();
  if (text !== "") run(async () => {
    const response = await command("expect", partExpected ? `${partExpected} = ${text}` : text);
    if (response && response.kind !== "refusal") expected.value = "";
  });
}

function drawPart() {
  const item = statement.item(), differ = statement.canDiffer() ? button(statement.showsDifferences ? "Hide differences" : "Show differences", () => statement.toggleDifferences(), { key: "h" }) : null;
  const isPiece = Boolean(app.standing.question?.part);
  if (item === undefined) {
    partText.textContent = statement.items.size > 0 ? "Click a part of it, or use the arrow keys, to say more about it." : "";
    return fill(partBar, differ);
  }
  const text = textOf(item);
  partText.textContent = `${statement.selected}: ${text.length > 120 ? text.slice(0, 119) + "…" : text}`;
  fill(partBar, isPiece ? null : [button("This is wrong", () => act("mark", statement.selected), { key: "w", kind: "no" }),
    button("Where does it come from?", showWay, { key: "f" }),
    statement.selected === "f" ? null : button("Expected instead …", expectThis, { key: "e" })],
    statement.canFold() ? button(item.term?.closed ? "Unfold" : "Fold", () => statement.fold(), { key: "-" }) : null, differ);
}

function expectThis() {
  expectPart(statement.selected === "f" ? "" : statement.selected);
  expected.focus();
}

/** The calls that the chosen part came through, and the way back from it. */
function showWay() {
  const path = statement.selected === "" ? "r" : statement.selected;
  run(async () => {
    const response = await session.execute("where", path);
    const lines = response.look?.tree?.nodes ?? [];
    const way = h("div");
    fill(wayBox, h("h2", {}, `Where ${path} comes from`),
      h("p", {}, response.sentence ?? response.look?.note ?? ""),
      h("ol.list", {}, lines.map((line) => statementLine(String(line.node), line.statement?.text ?? "", line.verdict ?? "",
        small("ask about it", () => act("node", line.node))))), way);
    await drawWay(way, ["start", path]);
    wayBox.scrollIntoView({ block: "nearest" });
  });
}

function drawFinding() {
  const finding = app.standing.finding;
  const isInside = (finding.parts ?? []).length > 0;
  fill(ask, h("h1.fault", {}, "The fault is in ", h("code", {}, finding.routine.name), finding.routine.instance ? ` of ${finding.routine.instance}` : ""),
    findingBody(finding, (node) => openTree(node)),
    h("div.answers", { role: "group", "aria-label": "What to do now" },
      isInside ? button("Back to the equation", () => act("zoom", "out"), { key: "z" }) : button("Zoom into the equation", () => act("zoom"), { key: "z" }),
      button("It is not right", () => act("reject"), { key: "r" }), button("Look for a further fault", () => act("next"), { key: "x" })),
    h("p", {}, "Keep it: ", h("a", { href: "report.html", download: "" }, "report as HTML"), " · ", h("a", { href: "report.md", download: "" }, "as Markdown")));
}

/** What keys do, where they are not typed into something. @returns {Record<string, () => any>} */
export function keysOfStanding() {
  const moves = { u: () => act("undo"), U: () => act("redo") };
  if (app.standing?.kind !== "question")
    return { ...moves, z: () => act("zoom", app.standing?.finding?.parts?.length ? "out" : ""), r: () => act("reject"), x: () => act("next") };
  const chosen = statement.selected;
  return {
    ...moves, y: () => act("yes"), n: () => act("no"), d: () => act("don't know"), i: () => act("inadmissible"), s: () => act("skip"), t: () => act("trust"),
    w: () => chosen !== "" && act("mark", chosen), f: showWay, e: expectThis, h: () => statement.toggleDifferences(), Escape: () => { statement.select(""); expectPart(""); },
    ...(app.standing.question.part ? { z: () => act("zoom", "out"), t: () => {}, w: () => {}, f: () => {}, e: () => {} } : {}),
  };
}
