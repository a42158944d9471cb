// Values and statements: from the JSON of src/value/json.h to text that is laid out, folds and unfolds, and whose
// parts can be chosen by their paths.
import { h } from "./dom.js";

/** @typedef {import("./types").Term} Term @typedef {import("./types").Item} Item @typedef {import("./types").Piece} Piece @typedef {import("./types").Layout} Layout */

const kShortLines = 24;  // so much text is left on one line though it has several
const kTooWide = 400;    // for any window

const isName = (/** @type {string} */ name) => /^[\p{L}_([]/u.test(name);

/** @param {string} text */
export function escaped(text) {
  let result = "";
  for (const c of text) result += escapedCharacter(c);
  return result;
}

/** @param {string} c */
function escapedCharacter(c) {
  const known = /** @type {Record<string, string>} */ ({ "\n": "\\n", "\t": "\\t", "\r": "\\r", '"': '\\"', "\\": "\\\\" })[c];
  if (known) return known;
  const code = c.codePointAt(0) ?? 0;
  const steers = code < 32 || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029 || code === 0xfeff ||
    (code >= 0x200b && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069) ||
    (code >= 0xd800 && code <= 0xdfff);
  return steers ? `\\${code}` : c;
}

/** @param {Piece} piece @returns {number} */
const widthOf = (piece) =>
  typeof piece === "string" ? piece.length : "unfold" in piece ? piece.label.length + 2 : piece.width;
const widthOfAll = (/** @type {Piece[]} */ pieces) => pieces.reduce((sum, piece) => sum + widthOf(piece), 0);

/** Between what leads and the first row: nothing behind a brace. @param {Pick<Item, "lead" | "rows" | "between">} it */
function gapOf(it) {
  const last = it.lead[it.lead.length - 1];
  return it.between === " " && last !== undefined && it.rows.length > 0 && !(typeof last === "string" && last.endsWith("{")) ? " " : "";
}

/** @param {Partial<Item> & { path: string }} parts @returns {Item} */
function item(parts) {
  const made = { term: null, kind: "value", lead: [], rows: [], between: " ", tail: [], width: 0, fills: false, leads: "", ...parts };
  made.width = widthOfAll(made.lead) + widthOfAll(made.tail) + made.rows.reduce((sum, row) => sum + widthOfAll(row), 0) +
    made.between.length * Math.max(0, made.rows.length - 1) +
    gapOf(made).length;
  return made;
}

/** @param {string} path @param {string | number} step */
const below = (path, step) => (path === "" ? String(step) : `${path}.${step}`);

/** @param {Item} inner @param {boolean} brackets */
function bracketed(inner, brackets) {
  if (!brackets) return inner;
  return item({ ...inner, lead: ["(", ...inner.lead], tail: [...inner.tail, ")"] });
}

/** @param {Term} term @param {string} path @param {string} text @param {string} kind */
const atom = (term, path, text, kind) => item({ path, term, kind, lead: [text] });

/** What is left out behind the elements shown. @param {Term} term @param {string} path @param {number} shown */
function rest(term, path, shown) {
  if (!term.more) return null;
  const label = `${term.more.count}${term.more.at_least ? "+" : ""} more`;
  return { unfold: below(path, `${shown + 1}-`), owner: term, label };
}

/** @param {Term} term @param {string} path @param {Term[]} values @param {string} open @param {string} close @param {string} kind */
function sequence(term, path, values, open, close, kind) {
  /** @type {Piece[][]} */
  const rows = values.map((value, i) => [itemOf(value, below(path, i + 1), 0)]);
  const more = rest(term, path, values.length);
  if (more) rows.push([more]);
  for (let i = 0; i + 1 < rows.length; ++i) rows[i].push(",");
  const fills = values.length > 4 && rows.every((row) => widthOfAll(row) <= 24);
  return item({ path, term, kind, lead: [open], rows, between: "", tail: [close], fills });
}

/** What a value looks like. `level`: 0 alone, 1 beside an operator, 2 as an argument. @param {Term} term @param {string} path @param {number} level @returns {Item} */
export function itemOf(term, path, level) {
  if (term.closed && hasParts(term)) return closedItem(term, path);
  switch (term.kind) {
    case "number":
      return bracketed(atom(term, path, term.text, "number"), level > 0 && term.text.startsWith("-"));
    case "character":
      return atom(term, path, `'${term.value === "'" ? "\\'" : term.value === '"' ? '"' : escaped(term.value)}'`, "string");
    case "string":
      return stringItem(term, path);
    case "list":
      return listItem(term, path, level);
    case "tuple":
      return sequence(term, path, term.fields, "(", ")", "tuple");
    case "constructor":
      return constructorItem(term, path, level);
    case "function":
      return functionItem(term, path, level);
    case "map":
      return mapItem(term, path);
    case "action":
      return actionItem(term, path);
    case "effect":
      return effectItem(term, path);
    case "error":
      return atom(term, path, `error ${term.text}`, "failed");
    case "unevaluated":
      return atom(term, path, "_", "faint");
    case "not_kept":
      return atom(term, path, "…", "faint");
    case "unfinished":
      return atom(term, path, "⊥", "failed");
    case "cycle":
      return atom(term, path, `↑${term.levels}`, "faint");
    case "folded":
      return item({ path, term, kind: "folded", lead: [{ unfold: path, owner: term, label: term.what || "…" }] });
    default:
      return atom(term, path, term.text ?? term.kind, "value");
  }
}

/** @param {Term} term */
export function hasParts(term) {
  const parts = term.elements ?? term.fields ?? term.arguments ?? term.entries ?? term.effects ?? term.executions ?? term.values;
  return (parts !== undefined && parts.length > 0) || (term.kind === "string" && term.value.length > 12);
}

/** What the person folded. @param {Term} term @param {string} path */
function closedItem(term, path) {
  const count = (term.elements ?? term.fields ?? term.entries ?? term.effects ?? term.executions ?? []).length;
  const label = term.name ? `${term.name} …` : term.kind === "string" ? "string" : `${term.kind} of ${count}`;
  return item({ path, term, kind: "folded", lead: [{ unfold: path, owner: term, label }] });
}

/** @param {Term} term @param {string} path */
function stringItem(term, path) {
  const more = rest(term, path, [...term.value].length);
  // What has several lines is broken behind their ends, if it is broken.
  /** @type {Piece[][]} */
  const rows = (term.value.match(/[^\n]*\n|[^\n]+/g) ?? [""]).map((/** @type {any} */ line) => [escaped(line)]);
  rows[0].unshift('"');
  rows[rows.length - 1].push('"', ...(more ? [more] : []));
  const made = rows.length === 1 ? item({ path, term, kind: "string", lead: rows[0] }) : item({ path, term, kind: "string", rows, between: "" });
  if (rows.length > 1 && made.width > kShortLines) made.width = Math.max(made.width, kTooWide);
  return term.tail ? withTail(made, term, path, [...term.value].length) : made;
}

/** `1 : 2 : _` @param {Item} made @param {Term} term @param {string} path @param {number} shown */
function withTail(made, term, path, shown) {
  return item({ path, term, kind: "list", rows: [[made, " ++"], [itemOf(term.tail, below(path, `${shown + 1}-`), 1)]] });
}

/** @param {Term} term @param {string} path @param {number} level */
function listItem(term, path, level) {
  if (!term.tail) return sequence(term, path, term.elements, "[", "]", "list");
  /** @type {Piece[][]} */
  const rows = term.elements.map((value, i) =>
    [itemOf(value, below(path, i + 1), 1), " :"]);
  rows.push([itemOf(term.tail, below(path, `${term.elements.length + 1}-`), 1)]);
  return bracketed(item({ path, term, kind: "list", rows, fills: true, leads: ":" }), level > 0);
}

/** @param {Term} term @param {string} path @param {number} level */
function constructorItem(term, path, level) {
  const name = isName(term.name) ? term.name : `(${term.name})`;
  if (term.form === "record") {
    const rows = term.fields.map((value, i) =>
      [`${term.labels[i]} = `, itemOf(value, below(path, i + 1), 0), ...(i + 1 < term.fields.length ? [","] : [])]);
    return item({ path, term, kind: "record", lead: [`${name} {`], rows, tail: ["}"] });
  }
  if (term.form === "infix" && term.fields.length === 2) {
    const operator = isName(term.name) ? `\`${term.name}\`` : term.name;
    const rows = [[itemOf(term.fields[0], below(path, 1), 1), ` ${operator}`], [itemOf(term.fields[1], below(path, 2), 1)]];
    return bracketed(item({ path, term, kind: "constructor", rows, leads: operator }), level > 0);
  }
  const rows = term.fields.map((value, i) => [itemOf(value, below(path, i + 1), 2)]);
  return bracketed(item({ path, term, kind: "constructor", lead: [name], rows }), level > 1 && rows.length > 0);
}

/** @param {Term} term @param {string} path @param {number} level */
function functionItem(term, path, level) {
  const given = term.arguments ?? [], values = term.values ?? [];
  const names = (term.free_variables ?? "").split(",");
  const isOperator = term.name && !isName(term.name);
  const argument = (/** @type {number} */ i) => itemOf(given[i], below(path, i + 1), isOperator ? 1 : 2);
  const free = values.map((value, i) =>
    [`${i === 0 ? "with " : ""}${names[i]} = `, itemOf(value, below(path, given.length + i + 1), 0), ...(i + 1 < values.length ? [","] : [])]);
  if (isOperator && given.length === 1) {
    const [before, after] = term.section === "right" ? [`${term.name} `, ""] : ["", ` ${term.name}`];
    return item({ path, term, kind: "function", lead: ["(", before, argument(0), after], rows: free, tail: [")"] });
  }
  const name = term.name ? (isOperator ? `(${term.name})` : term.name) : `(${term.text})`;
  const rows = [...given.map((_, i) => [argument(i)]), ...free];
  return bracketed(item({ path, term, kind: "function", lead: [name], rows }), level > 0 && rows.length > 0);
}

/** From two entries on a table. @param {Term} term @param {string} path */
function mapItem(term, path) {
  /** @type {Item[][]} */
  const cells = term.entries.map((entry, i) => {
    const at = below(path, i + 1), isTable = term.entries.length > 1;
    return [...entry.arguments.map((/** @type {any} */ value, /** @type {number} */ j) => itemOf(value, below(at, `a${j + 1}`), isTable && entry.arguments.length === 1 ? 0 : 2)), itemOf(entry.result, below(at, "r"), 0)];
  });
  const rows = cells.map((row) => row.flatMap((cell, j) => /** @type {Piece[]} */ (j === 0 ? [cell] : [j + 1 < row.length ? " " : " ↦ ", cell])));
  const more = rest(term, path, term.entries.length);
  if (more) rows.push([{ unfold: path, owner: term, label: more.label }]);
  for (let i = 0; i + 1 < rows.length; ++i) rows[i].push(",");
  const made = item({ path, term, kind: "map", lead: ["{"], rows, between: " ", tail: ["}"] });
  if (cells.length < 2) return made;
  const columns = (cells[0] ?? []).map((_, j) => Math.max(...cells.map((row) => row[j]?.width ?? 0)));
  return { ...made, cells, width: columns.reduce((sum, each) => sum + each + 3, 2) };
}

/** @param {Term} term @param {string} path */
function actionItem(term, path) {
  const times = term.times > 1 ? [` × ${term.times}`] : [];
  if (term.text !== undefined && term.effects === undefined && term.executions === undefined)
    return atom(term, path, `{${term.text}}`, "action");
  const made = sequence(term, path, term.executions ?? term.effects ?? [], "{", "}", "action");
  made.rows.forEach((row, i) => { if (i + 1 < made.rows.length) row[row.length - 1] = term.executions ? " |" : ";"; });
  return item({ ...made, between: " ", tail: ["}", ...times] });
}

/** @param {Term} term @param {string} path */
function effectItem(term, path) {
  /** @type {Piece[]} */
  const lead = [];
  let at = 0;
  for (const piece of term.words.split(/(_)/)) {
    if (piece === "_" && at < term.values.length) {
      lead.push(itemOf(term.values[at], below(path, at + 1), 2));
      ++at;
    } else if (piece !== "") {
      lead.push(piece);
    }
  }
  return item({ path, term, kind: "effect", lead });
}

/** The call and the result of a statement, as items. @param {import("./types").Statement} statement */
export function itemsOf(statement) {
  const argument = (/** @type {number} */ i, /** @type {number} */ level) => itemOf(statement.arguments[i], `a${i + 1}`, level);
  const isInfix = !isName(statement.name) && statement.arguments.length >= 2;
  const name = item({ path: "f", kind: "name", lead: [isName(statement.name) || isInfix ? statement.name : `(${statement.name})`] });
  /** @type {Piece[][]} */
  const rows = isInfix
    ? [[argument(0, 1), " ", name], [argument(1, 1)]]
    : statement.arguments.map((_, i) => [argument(i, 2)]);
  const call = isInfix ? item({ path: "", kind: "call", rows }) : item({ path: "", kind: "call", lead: [name], rows });
  const result = itemOf(statement.result, "r", 0);
  const free = statement.free_variables.map((each, i) =>
    item({ path: "", kind: "free", lead: [`${each.name} = `, itemOf(each.value, `w${i + 1}`, 0)] }));
  let number = 0;
  const around = (statement.around ?? []).map((each) =>
    item({ path: "", kind: "around", lead: [each.name], rows: each.arguments.map((/** @type {any} */ value) => [itemOf(value, `c${++number}`, 2)]) }));
  return { call, result, free, around };
}

/** How it reads on one line. @param {Piece} piece @returns {string} */
export function textOf(piece) {
  if (typeof piece === "string") return piece;
  if ("unfold" in piece) return `«${piece.label}»`;
  const rows = piece.rows.map((row) => row.map(textOf).join("")).join(piece.between);
  const lead = piece.lead.map(textOf).join("");
  return lead + gapOf(piece) + rows + piece.tail.map(textOf).join("");
}

/** @param {Piece} piece @param {number} columns @param {Layout} layout @returns {Node} */
function nodeOf(piece, columns, layout) {
  if (typeof piece === "string") return document.createTextNode(piece);
  if ("unfold" in piece) {
    return h("span.fold", { "data-unfold": piece.unfold, title: "Unfold", onclick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      layout.unfold(piece.unfold, piece.owner);
    } }, `«${piece.label}»`);
  }
  return render(piece, columns, layout);
}

const kCommas = new Set(["list", "tuple", "record"]);

/** Laid out in so many columns. @param {Item} it @param {number} columns @param {Layout} layout @returns {HTMLElement} */
export function render(it, columns, layout) {
  const element = h(`span.t.${it.kind}`);
  if (it.path !== "") {
    element.dataset.path = it.path;
    layout.items.set(it.path, it);
    if (it.path === layout.selected) element.classList.add("selected");
    if (it.term !== null && layout.differs.has(it.term)) element.classList.add("differs");
  }
  const add = (/** @type {Element} */ to, /** @type {Piece[]} */ pieces, /** @type {number} */ room) => {
    for (const piece of pieces) to.append(nodeOf(piece, room, layout));
  };
  if (it.cells) {
    const last = it.rows[it.rows.length - 1];
    element.append(h("table.entries", {}, it.cells.map((row) => h("tr", {}, row.map((cell, j) => {
      const body = render(cell, Math.max(12, Math.floor((columns - 6) * cell.width / (it.width || 1))), layout);
      if (j === 0 || j + 1 < row.length) return h("td", {}, body);
      const arrow = h("span.faint", {}, "↦ ");
      // What has several lines begins beside its arrow, not below it.
      return h("td", {}, body.classList.contains("broken") ? h("span.hang", {}, arrow, body) : [arrow, body]);
    }))),
    it.rows.length > it.cells.length ? h("tr", {}, h("td", { colSpan: 9 }, nodeOf(last[0], columns, layout))) : null));
    return element;
  }
  if (it.rows.length === 0 || it.width <= columns) {
    add(element, it.lead, columns);
    element.append(gapOf(it));
    it.rows.forEach((row, i) => {
      if (i > 0) element.append(it.between);
      add(element, row, columns);
    });
    add(element, it.tail, columns);
    return element;
  }
  element.classList.add("broken");
  const open = it.lead[it.lead.length - 1];
  if (it.leads && it.rows.some((row) => widthOfAll(row) > columns - 4)) {
    it.rows.forEach((row, i) => {
      const body = h("span"), inner = row[row.length - 1] === ` ${it.leads}` ? row.slice(0, -1) : row;
      if (i === 0) element.append(h("span.line"));
      else element.append(h("span.line.hang", {}, h("span", {}, `${it.leads} `), body));
      add(i === 0 ? /** @type {Element} */ (element.lastElementChild) : body, [...(i === 0 ? it.lead : []), ...inner], columns - 4);
    });
    if (it.tail.length > 0) add(/** @type {Element} */ (element.lastElementChild?.lastElementChild ?? element), it.tail, columns);
    return element;
  }
  if (kCommas.has(it.kind) && !it.fills && typeof open === "string") {
    // [ a     each element behind its bracket or comma, so that
    // , b     what is broken itself ends where it ends
    // ]
    const head = [...it.lead.slice(0, -1), open.slice(0, -1)].filter((piece) => piece !== "");
    const kind = head.length > 0 ? "span.row" : "span.line";
    if (head.length > 0) add(element.appendChild(h("span.line")), head, columns);
    it.rows.forEach((row, i) => {
      const body = h("span");
      element.append(h(`${kind}.hang`, {}, h("span", {}, i === 0 ? `${open.slice(-1)} ` : ", "), body));
      const label = row.length > 0 && typeof row[0] === "string" ? row[0].length : 0;
      add(body, row[row.length - 1] === "," ? row.slice(0, -1) : row, columns - (head.length > 0 ? 4 : 2) - label);
    });
    add(element.appendChild(h(kind)), it.tail, columns);
    return element;
  }
  if (it.lead.length > 0) add(element.appendChild(h("span.line")), it.lead, columns);
  if (it.fills) {
    const line = element.appendChild(h("span.row"));
    it.rows.forEach((row, i) => {
      if (i > 0) line.append(" ");
      add(line.appendChild(h("span.unit")), row, columns - 2);
    });
  } else {
    for (const row of it.rows) {
      const label = row.length > 0 && typeof row[0] === "string" ? row[0].length : 0;
      add(element.appendChild(h("span.row")), row, columns - 2 - label);
    }
  }
  // A bracket that closes an application stands behind its last line.
  let last = it.tail[0] === ")" ? element.lastElementChild : null;
  while (last?.lastElementChild?.matches(".broken, .row, .line, .hang > :last-child")) last = last.lastElementChild;
  if (it.tail.length > 0) add(last ?? element.appendChild(h("span.line")), it.tail, columns);
  return element;
}

/** The parts of two values that are not alike. @param {Term} a @param {Term} b @param {Set<any>} found */
export function differences(a, b, found) {
  const same = (/** @type {any} */ x, /** @type {any} */ y) => textOf(itemOf(x, "", 0)) === textOf(itemOf(y, "", 0));
  if (same(a, b)) return;
  if (a.kind === "list" && b.kind === "list") return unmatched(a.elements, b.elements, same, found);
  const inA = a.fields, inB = b.fields;
  if (a.kind === b.kind && a.name === b.name && inA && inB && inA.length === inB.length) {
    inA.forEach((x, i) => differences(x, inB[i], found));
    return;
  }
  found.add(a);
  found.add(b);
}

/** Those that are in no longest common subsequence. @param {Term[]} a @param {Term[]} b @param {(x: Term, y: Term) => boolean} same @param {Set<any>} found */
function unmatched(a, b, same, found) {
  const rows = Math.min(a.length, 200), columns = Math.min(b.length, 200);
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rows - 1; i >= 0; --i)
    for (let j = columns - 1; j >= 0; --j)
      lengths[i][j] = same(a[i], b[j]) ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  let onlyA = /** @type {Term[]} */ ([]), onlyB = /** @type {Term[]} */ ([]);
  // As many on both sides of what is alike: each was changed, and only what was changed in it differs.
  const gap = () => {
    if (onlyA.length === onlyB.length) onlyA.forEach((x, k) => differences(x, onlyB[k], found));
    else for (const each of [...onlyA, ...onlyB]) found.add(each);
    onlyA = [], onlyB = [];
  };
  let i = 0, j = 0;
  while (i < rows || j < columns) {
    if (i < rows && j < columns && same(a[i], b[j])) {
      gap();
      ++i, ++j;
    } else if (j >= columns || (i < rows && lengths[i + 1][j] >= lengths[i][j + 1])) {
      onlyA.push(a[i++]);
    } else {
      onlyB.push(b[j++]);
    }
  }
  gap();
}

/** What can be compared in a statement: arguments with the result, and the states before and after an action. @param {import("./types").Statement} statement */
export function comparable(statement) {
  /** @type {[Term, Term][]} */
  const pairs = statement.arguments.filter((each) => each.kind === statement.result.kind).map((each) => [each, statement.result]);
  const actions = statement.result.executions ?? [statement.result];
  for (const effect of actions.flatMap((/** @type {Term} */ each) => each.effects ?? []))
    if (effect.words === "from _ to _" && effect.values.length === 2) pairs.push(effect.values);
  return pairs;
}
