// A statement whose parts can be chosen, by mouse and by keys, folded and unfolded in place.
import { run, say } from "./app.js";
import { fill, h } from "./dom.js";
import { comparable, differences, escaped, hasParts, itemsOf, render } from "./terms.js";

export class StatementView {
  /**
   * @param {string} label @param {(word: string, path: string) => Promise<any>} look asks for `show` or `unfold` of a part
   * @param {() => void} chosen another part was chosen
   */
  constructor(label, look, chosen) {
    this.look = look;
    this.chosen = chosen;
    this.selected = "";  // the path of the chosen part
    this.showsDifferences = false;
    /** @type {import("./types").Statement | undefined} */
    this.terms = undefined;
    /** @type {Map<string, import("./types").Item>} the parts, by path */
    this.items = new Map();
    this.element = h("div.statement", { tabIndex: 0, role: "application", "aria-label": `${label}. Arrow keys choose a part of it, + and - unfold and fold.` });
    this.element.addEventListener("keydown", (event) => this.pressed(event));
    this.element.addEventListener("click", (event) => this.clicked(event));
    this.element.addEventListener("dblclick", () => this.fold());
    this.width = 0;
    new ResizeObserver(() => {
      if (Math.abs(this.element.clientWidth - this.width) < 8) return;
      this.width = this.element.clientWidth;
      this.draw();
    }).observe(this.element);
  }

  /** @param {any} terms @param {string} text if there are no terms */
  show(terms, text) {
    this.terms = terms;
    this.selected = "";
    if (terms === undefined) {
      this.items.clear();
      fill(this.element, h("span.line", {}, text));
    }
    this.draw();
  }

  /** How many characters fit. */
  columns() {
    const probe = h("span.probe", {}, "0".repeat(50));
    this.element.append(probe);
    const width = probe.getBoundingClientRect().width / 50, style = getComputedStyle(this.element);
    const room = this.element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    probe.remove();
    return Math.max(16, Math.floor(room / Math.max(1, width)) - 1);
  }

  draw() {
    const terms = this.terms;
    if (terms === undefined) return this.chosen();
    const items = this.items = new Map();
    const differs = new Set();
    if (this.showsDifferences) for (const [before, after] of comparable(terms)) differences(before, after, differs);
    const layout = { selected: this.selected, differs, items, unfold: (/** @type {string} */ path, /** @type {any} */ owner) => run(() => this.unfold(path, owner)) };
    const room = this.columns(), { call, result, free, around } = itemsOf(terms), inside = terms.inside;
    const lines = (/** @type {string} */ word, /** @type {any[]} */ all) => all.length === 0 ? null
      : h("div.beside", {}, `${word} `, all.map((each, i) => [i > 0 ? `, ${word === "in" ? "in " : ""}` : "", render(each, room - 5, layout)]));
    // First what is asked about: what it stands in may be long.
    fill(this.element, inside ? h("div.call", {}, inside.lead, h("span.t.name", {}, terms.name), inside.has_result ? inside.verb.trimEnd() : "") : h("div.call", {}, render(call, room, layout)),
      inside?.has_result === false ? null : h("div.result", {}, inside ? "  " : [h("span.equals", { "aria-hidden": "true" }, "= "), h("span.hear", {}, "equals ")], render(result, room - 2, layout)),
      lines("with", free), lines("in", around));
    if (!items.has(this.selected)) this.selected = "";
    this.pin();
    this.chosen();
  }

  /** A short result stays in sight below a long call, and above no chosen part. */
  pin() {
    const result = /** @type {HTMLElement | null} */ (this.element.querySelector(":scope > .result")), box = this.element;
    const height = result?.offsetHeight ?? 0, isPinned = height > 0 && box.scrollHeight > box.clientHeight && height < 0.4 * box.clientHeight;
    box.classList.toggle("pinned", isPinned);
    box.style.scrollPaddingBottom = isPinned ? `${height + 4}px` : "";
  }

  /** What is left out at a path, put in its place. @param {string} path @param {any} owner */
  async unfold(path, owner) {
    if (owner.closed) {
      owner.closed = false;
      return this.draw();
    }
    const isWhole = owner.kind === "folded" || owner.kind === "map";
    if (owner.kind === "map") path = path.replace(/\.\d+-$/, "");
    const response = await this.look(owner.kind === "map" ? "show" : "unfold", path);
    const value = response.look?.value;
    if (value === undefined) return say(response.sentence ?? "There is nothing more.", "wrong");
    if (isWhole) {
      for (const key of Object.keys(owner)) delete owner[key];
      Object.assign(owner, value);
    } else {
      for (const list of ["elements", "effects", "executions"]) if (owner[list]) owner[list].push(...(value[list] ?? []));
      if (owner.kind === "string") owner.value += value.value ?? "";
      if (value.more) owner.more = value.more;
      else delete owner.more;
      if (value.tail) owner.tail = value.tail;
    }
    this.draw();
  }

  /** @param {string} path */
  select(path) {
    for (const element of this.element.querySelectorAll(".selected")) element.classList.remove("selected");
    this.selected = path;
    const part = path === "" ? null : this.element.querySelector(`[data-path="${CSS.escape(path)}"]`);
    part?.classList.add("selected");
    part?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.chosen();
  }

  item() { return this.items.get(this.selected); }
  canDiffer() { return this.terms !== undefined && comparable(this.terms).length > 0; }
  canFold() {
    const term = this.item()?.term;
    return Boolean(term && hasParts(term) && term.kind !== "folded");
  }

  fold() {
    const term = this.item()?.term;
    if (!term || !this.canFold()) return;
    term.closed = !term.closed;
    this.draw();
  }

  toggleDifferences() {
    this.showsDifferences = !this.showsDifferences;
    this.draw();
  }

  /** Where an arrow key leads. @param {string} key */
  next(key) {
    const all = [...this.element.querySelectorAll("[data-path]")].map((element) => /** @type {HTMLElement} */ (element));
    const at = all.findIndex((element) => element.dataset.path === this.selected), current = all[at];
    if (current === undefined) return all[0]?.dataset.path;
    const parent = current.parentElement?.closest("[data-path]");
    const siblings = all.filter((element) => element.parentElement?.closest("[data-path]") === (parent ?? null));
    const place = siblings.indexOf(current);
    const to = key === "ArrowRight" ? current.querySelector("[data-path]") ?? siblings[place + 1]
      : key === "ArrowLeft" ? parent
        : key === "ArrowDown" ? siblings[place + 1] ?? all.slice(at + 1).find((element) => !current.contains(element))
          : siblings[place - 1] ?? parent;
    return (to ?? current).getAttribute("data-path");
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) {
      const path = this.next(event.key);
      if (path) this.select(path);
    } else if (event.key === "+" || event.key === "Enter") {
      const folded = this.element.querySelector(".selected .fold, .selected.fold");
      if (folded instanceof HTMLElement) folded.click();
      else if (this.item()?.term?.closed) this.fold();
      else return;
    } else if (event.key === "-") {
      this.fold();
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const part = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-path]"));
    if (part === null || !part.dataset.path) return;
    const path = part.dataset.path;
    if (path === this.selected && this.item()?.term?.kind === "string") return this.selectCharacter(path, part, event);
    this.select(path);
  }

  /** A second click into a string chooses the character there. @param {string} path @param {Element} part @param {MouseEvent} event */
  selectCharacter(path, part, event) {
    const value = this.item()?.term?.value ?? "";
    const range = document.caretRangeFromPoint(event.clientX, event.clientY);
    if (range === null || range.startContainer.nodeType !== Node.TEXT_NODE || !part.contains(range.startContainer)) return;
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
    this.items.set(own, { path: own, term: null, kind: "string", lead: [`'${[...value][number - 1]}'`], rows: [], between: "", tail: [], width: 3, fills: false, leads: "" });
    this.selected = own;
    this.chosen();
  }
}
