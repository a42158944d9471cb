// What commands that only look have shown, as elements.
import { act } from "./app.js";
import { codeBlock, nameOf, statementLine } from "./code.js";
import { counted, grouped, h, small } from "./dom.js";
import { itemOf, textOf } from "./terms.js";

/** @typedef {{ node?: (node: number) => void, routine?: (name: string) => void, piece?: (piece: number) => void, question?: (number: number) => void }} Follow where a click leads */

/** Can be asked about, and shown in the tree. @param {number | null | undefined} node @param {Follow} follow */
const nodeButtons = (node, follow) => node === null || node === undefined ? null
  : [follow.node ? small("tree", () => follow.node?.(node)) : null, small("ask", () => act("node", node))];

/** @param {string[]} heads @param {any[][]} rows the first column is code, the others are numbers, and places at the end */
const table = (heads, rows) => h("table", {}, h("thead", {}, h("tr", {}, heads.map((each, i) => h(`th${typeof rows[0]?.[i] === "number" ? ".right-aligned" : ""}`, { scope: "col" }, each)))),
  h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => typeof cell === "number" ? h("td.right-aligned", {}, grouped(cell)) : h("td", {}, cell))))));

const list = (/** @type {any[]} */ items) => h("ol.list", {}, items);

/** @param {string[]} words @param {Record<string, string>} meanings */
const choices = (words, meanings) => list(words.map((word) => h("li", {}, h("code", {}, word), meanings[word] ? ` — ${meanings[word]}` : "")));

/** @param {import("./types").Look} look @param {Follow} [follow] @returns {any} */
export function lookBody(look, follow = {}) {
  switch (look.kind) {
    case "part":
      return h("pre.code", { tabIndex: 0 }, look.statement?.text ?? look.function ?? textOf(itemOf(look.value, "", 0)));
    case "transcript":
      return look.lines.length === 0 ? h("p.faint", {}, "Nothing was answered yet.") : list(look.lines.map((line) => statementLine(`${line.number}.`, line.statement, line.answer, follow.question ? small("back to it", () => follow.question?.(line.number), `Take back all answers from question ${line.number} on`) : null)));
    case "code":
      return codeBlock(look.code);
    case "tree":
      return [look.note ? h("p.faint", {}, look.note) : null, list(look.tree.nodes.map((line) => {
        const item = statementLine(String(line.node), line.reference ? "→ as shown elsewhere" : line.statement?.text ?? "", line.verdict ?? "", nodeButtons(line.node, follow));
        item.style.paddingLeft = `${Math.min(line.depth, 12) * 12}px`;
        return item;
      }))];
    case "observations":
      return [h("p.faint", {}, look.observed.observations.length === 0 ? "No call is like that." : look.observed.more ? "There are more." : counted(look.observed.observations.length, "call")),
        list(look.observed.observations.map((line) => statementLine(line.times > 1 ? `${line.times}×` : "", line.statement.text, "", nodeButtons(line.node, follow))))];
    case "routines":
      return table(["function", "calls", "place"], look.called.routines.map((each) =>
        [follow.routine ? h("button.link", { type: "button", onclick: () => follow.routine?.(each.name) }, each.name) : each.name, each.calls, h("span", { title: each.place ?? "" }, nameOf(each.place ?? ""))]));
    case "statistics": {
      const { routines, complete, ...totals } = look.statistics;
      return [h("p.faint", {}, Object.entries(totals).filter(([, value]) => typeof value === "number").map(([name, value]) => `${grouped(/** @type {number} */ (value))} ${name.replaceAll("_", " ")}`).join(" · "), complete ? "" : " · the run did not come to its end"),
        routines ? table(["function", "calls", "bytes", "place"], routines.map((/** @type {any} */ each) => [each.name, each.calls, each.bytes ?? 0, nameOf(each.place ?? "")])) : null];
    }
    case "output":
      return [look.lines.length === 0 ? h("p.faint", {}, "The program printed nothing.") : null, list(look.lines.map((line) =>
        statementLine(`${line.piece}${line.handle === 2 ? " (stderr)" : ""}`, line.text, "", follow.piece ? small("made by", () => follow.piece?.(line.piece)) : line.by?.redex))),
        look.pieces > look.lines.length ? h("p.faint", {}, `of ${counted(look.pieces, "piece")}`) : null];
    case "executed":
      return look.source.files.map((file) => [h("h3", { title: file.name }, nameOf(file.name)), countedCode(file)]);
    case "trail":
      return h("pre.code", { tabIndex: 0 }, [look.origin?.statement ?? look.origin?.kind, look.origin?.place, ...(look.parts ?? []).map((/** @type {any} */ part) => `${part.path}  ${part.text}`),
        ...(look.stack ?? []).map((/** @type {any} */ each) => each.redex), look.line, look.marks].filter(Boolean).join("\n"));
    case "choices":
      return choices(look.words, look.meanings ?? {});
    case "help":
      return list(look.commands.map((each) => h("li", {}, h("strong", {}, each.names.join(", ")), ` ${each.argument ?? ""} — ${each.help}`, each.meanings ? choices(Object.keys(each.meanings), each.meanings) : null)));
    default:
      return null;
  }
}

/** Lines of a file that are code, with how often each was executed. @param {any} file */
function countedCode(file) {
  const counts = new Map(file.lines.map((/** @type {any} */ each) => [each.line, each.count]));
  /** @type {Map<number, { element: HTMLElement, column: number }>} */
  const lines = new Map();
  for (const piece of file.pieces) {
    piece.text.replace(/\r/g, "").split("\n").forEach((/** @type {string} */ text, /** @type {number} */ i) => {
      if (text === "" && i > 0) return;
      const number = piece.line + i, column = i === 0 ? piece.column : 1;
      let line = lines.get(number);
      if (line === undefined) {
        const count = counts.has(number) ? `${grouped(counts.get(number))}×` : "";
        line = { element: h("span.code-line", {}, h("span.line-number", {}, count), h("span.line-number", {}, String(number))), column: 1 };
        lines.set(number, line);
      }
      line.element.append(" ".repeat(Math.max(0, column - line.column)), piece.count > 0 ? text : h("span.unused", {}, text));
      line.column = column + text.length;
    });
  }
  return h("pre.code", { tabIndex: 0, role: "group", "aria-label": `Code of ${file.name}` }, h("code", {}, [...lines.keys()].sort((x, y) => x - y).map((number) => lines.get(number)?.element)));
}
