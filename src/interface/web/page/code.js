// Source code with what was executed, and a finding.
import { counted, h, small } from "./dom.js";

/** @typedef {import("./types").Code} Code */
/** @typedef {{ line: number, column: number, end_line: number, end_column: number, file: string }} Part */

/** @param {any} a @param {any} b */
const isBefore = (a, b) => (a.line !== b.line ? a.line < b.line : a.column < b.column);

/**
 * Lines of code. `parts` stand out: what is at fault, or where a call was made.
 * @param {Code} code @param {Part[]} [parts]
 */
export function codeBlock(code, parts = []) {
  const lines = [h("span.code-line")];
  let line = code.first_line, column = code.first_column;
  const marked = parts.filter((part) => part.file === code.file)
    .map((part) => ({ begin: { line: part.line, column: part.column }, end: { line: part.end_line, column: part.end_column } }));
  const number = (/** @type {number} */ n) => h("span.line-number", { "aria-hidden": "true" }, String(n));
  lines[0].append(number(line), " ".repeat(Math.max(0, column - 1)));
  for (const piece of code.pieces) {
    const kind = !piece.executed ? "unused" : piece.suspect || parts.length > 0 ? "" : "others";
    let run = "", runKind = kind;
    const flush = () => {
      if (run !== "") lines[lines.length - 1].append(runKind === "" ? run : h(`span.${runKind}`, {}, run));
      run = "";
    };
    for (const c of piece.text) {
      if (c === "\n") {
        flush();
        ++line;
        column = 1;
        lines.push(h("span.code-line", {}, number(line)));
        continue;
      }
      if (c === "\r") continue;
      const here = { line, column };
      const isMarked = marked.some((part) => !isBefore(here, part.begin) && isBefore(here, part.end));
      const now = isMarked ? "part" : kind;
      if (now !== runKind) flush();
      runKind = now;
      run += c;
      column = c === "\t" ? column + 8 - ((column - 1) % 8) : column + 1;
    }
    flush();
  }
  while (lines.length > 1 && lines[lines.length - 1].childNodes.length === 1) lines.pop();
  return h("pre.code", { tabIndex: 0, role: "group", "aria-label": `Code of ${code.file}` }, h("code", {}, lines));
}

/** The word that stands at a place of the code, as a part of it. @param {Code} code @param {string} file @param {number} line @param {number} column @returns {Part[]} */
export function wordAt(code, file, line, column) {
  const before = " ".repeat(Math.max(0, code.first_column - 1));
  const lines = (before + code.pieces.map((piece) => piece.text).join("")).split("\n");
  const word = /^([\p{L}\p{N}_'.]+|[^\s\p{L}\p{N}_'()[\],;`"{}]+)/u.exec((lines[line - code.first_line] ?? "").slice(column - 1));
  return word === null ? [] : [{ file, line, column, end_line: line, end_column: column + word[0].length }];
}

/** @param {any[]} pieces */
function legendOf(pieces) {
  const hasText = (/** @type {any} */ piece) => piece.text.trim() !== "";
  const unused = pieces.some((piece) => !piece.executed && hasText(piece));
  const others = pieces.some((piece) => piece.executed && !piece.suspect && hasText(piece));
  if (!unused && !others) return null;
  return h("p.legend", {}, unused ? [h("span.unused", {}, "like this"), ": not executed. "] : null,
    others ? [h("span.others", {}, "like this"), ": code of functions that are judged for themselves."] : null);
}

/** Without its folders. @param {string} file */
export const nameOf = (file) => file.replace(/^.*\//, "");

/** @param {any} routine */
export function placeOf(routine) {
  const lines = routine.from === routine.to ? `:${routine.from}` : `:${routine.from}–${routine.to}`;
  return `${routine.name}${routine.instance ? ` of ${routine.instance}` : ""}${routine.file ? ` · ${nameOf(routine.file)}${lines}` : ""}`;
}

/** @param {Code} code */
const positionOf = (code) => `${nameOf(code.file)}:${code.line}:${code.column}`;

/** @param {Code} code @param {Code[]} further @param {Part[]} [parts] */
function codes(code, further, parts = []) {
  return [codeBlock(code, parts), parts.length === 0 ? legendOf(code.pieces) : null,
    further.map((each) => [h("p", {}, `and ${positionOf(each)}`), codeBlock(each)])];
}

/** @param {string} verdict */
export const kindOfVerdict = (verdict) =>
  /^(yes|correct)/.test(verdict) ? "right" : /^(no|wrong|inadmissible)/.test(verdict) ? "wrong" : "open";

/** @param {string} number @param {string} statement @param {string} verdict @param {...any} more */
export function statementLine(number, statement, verdict, ...more) {
  return h("li.said", {}, h("span.faint.number", {}, number), h("code", {}, statement),
    verdict ? h(`span.verdict.${kindOfVerdict(verdict)}`, {}, verdict) : null, more);
}

/** @param {string} why @param {any} suspect */
function suspectBlock(why, suspect) {
  const shown = suspect.statements.slice(0, 20);
  return h("section.suspect", {}, h("h2", {}, `${why} ${suspect.routine.name}, ${positionOf(suspect.code)}`),
    codes(suspect.code, suspect.further_code),
    h("ul.list", {}, shown.map((/** @type {any} */ each) => statementLine("", each.statement, ""))),
    suspect.statements.length > shown.length ? h("p.faint", {}, `and ${suspect.statements.length - shown.length} more`) : null);
}

const kKinds = /** @type {Record<string, string>} */ ({
  "error": "It ends in an error.", "did not finish": "It did not finish.", "goes round for ever": "It goes round for ever.",
  "inadmissible call": "It makes a call that should not be.",
});

/** @param {import("./types").Finding} finding @param {(node: number) => void} goTo */
export function findingBody(finding, goTo) {
  const parts = finding.parts ?? [];
  const round = finding.round;
  const why = round ? "Or, since it goes round with it, in" : "Or, since they need each other, in";
  return [
    parts.map((part) => h("p", {}, `The ${part.kind} `, h("code.part", {}, part.text), ` · ${nameOf(part.file)}:${part.line}:${part.column}`)),
    parts.length === 0 ? h("p.place", { title: finding.code.file }, `${positionOf(finding.code)} · equations: ${finding.routine.from === finding.routine.to ? `line ${finding.routine.from}` : `lines ${finding.routine.from}–${finding.routine.to}`}`) : null,
    codes(finding.code, finding.further_code, parts),
    finding.may_be_missing ? h("p", {}, "Or what should have been chosen before it is missing.") : null,
    kKinds[finding.kind] ? h("p", {}, kKinds[finding.kind]) : null,
    round ? h("p", {}, `${counted(round.all_calls, "call")}, with arguments that ${round.arguments}. The last:`) : null,
    h("ul.list", {}, (round ? round.calls : [finding]).map((each) => statementLine("", each.statement, ""))),
    finding.inadmissible.map((each) => h("ul.list", {}, statementLine("", each.statement, "inadmissible"))),
    finding.cycle.map((each) => suspectBlock(why, each)),
    finding.or_else.slice(0, 12).map((each) => suspectBlock("Or, not judged, in", each)),
    finding.or_else.length > 12 ? h("p.faint", {}, `and ${finding.or_else.length - 12} more functions that were not judged`) : null,
    h("h2", {}, "What it rests on"),
    h("ol.list", {}, finding.chain.map((each) =>
      statementLine(each.question ? `${each.question}.` : "", each.statement, each.by === "person" ? each.verdict : `${each.verdict}, ${each.author ?? each.by}`,
        small("tree", () => goTo(each.node), "Show it in the tree")))),
  ];
}
