// The tree with verdicts. Only rows in sight exist; children are fetched by the page of 200, so that a tree of ten
// million nodes takes no more memory than what was looked at.
import { button, counted, fill, form, grouped, h, input } from "./dom.js";

const kRow = 26;          // pixels
const kPage = 200;        // children the session gives at once
const kTallest = 8e6;     // pixels that a browser can scroll; beyond, the bar stands for more than pixels

/** @typedef {import("./types").TreeNode} TreeNode */

const kSigns = /** @type {Record<string, [string, string]>} */ ({
  correct: ["✓", "right"], wrong: ["✗", "wrong"], inadmissible: ["⊘", "wrong"], "don't know": ["?", "open"],
});

export class Tree {
  /** @param {{ execute: (command: string, argument?: string | number) => Promise<any>, judge: (node: number, answer: string) => void, ask: (node: number) => void, start: (node: number) => void, say: (sentence: string) => void }} session */
  constructor(session) {
    this.session = session;
    /** @type {TreeNode | null} */
    this.root = null;
    this.age = 0;
    this.first = 0;      // the row at the top, with a fraction
    this.chosen = -1;    // row
    this.question = -1;  // the node that is asked about
    this.isFollowing = true;  // until another node is chosen
    this.size = 0;
    /** @type {TreeNode | undefined} */
    this.barOf = undefined;
    this.barAge = -1;
    this.isCutOff = false;
    /** @type {Set<string>} */
    this.fetching = new Set();
    this.rows = h("div.rows", { role: "presentation" });
    this.spacer = h("div.spacer", { role: "presentation" });
    this.scroller = h("div.scroller", { role: "tree", tabIndex: 0, "aria-label": "Calls, with what was said of them" }, this.spacer, this.rows);
    this.above = h("div.above");
    this.bar = h("div.bar", { role: "group", "aria-label": "About the chosen call" });
    this.jump = input("Go to node, or find calls like", "node, or insert 3 _");
    const line = form("", () => this.find(this.jump.value.trim()), this.jump, h("button", { type: "submit" }, "Find"), button("Previous", () => this.step(-1)), button("Next", () => this.step(1)), button("The question", () => this.goTo(this.question)), button("Collapse", () => this.collapse()));
    this.count = h("span.faint", { role: "status" });
    /** @type {number[]} the nodes that were found */
    this.found = [];
    this.at_ = 0;
    this.pattern = "";
    this.element = h("div.tree", {}, h("div.tools", {}, line, this.count), this.above, this.scroller, this.bar);
    this.scroller.addEventListener("scroll", () => this.scrolled());
    this.scroller.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    this.scroller.addEventListener("keydown", (event) => this.pressed(event));
    this.scroller.addEventListener("click", (event) => this.clicked(event));
    new ResizeObserver(() => this.draw()).observe(this.scroller);
    this.setTop = -1;  // of the bar, as it was set here
  }

  total() { return this.root === null ? 0 : 1 + this.root.span; }
  visible() { return Math.max(1, Math.floor(this.scroller.clientHeight / kRow)); }
  isScaled() { return this.total() * kRow > kTallest; }

  /** Everything anew: other numbers may mean other nodes. @param {number} question */
  async reset(question) {
    this.root = null;
    this.question = question;
    this.isFollowing = true;
    this.first = 0;
    this.chosen = -1;
    ++this.age;
    await this.goTo(question);
  }

  /** Verdicts may be others. Where the last question was chosen, the next one is. @param {number} question */
  async renew(question) {
    ++this.age;
    const isNew = question !== this.question;
    this.question = question;
    this.draw();
    if (isNew && this.isFollowing) await this.goTo(question);
  }

  /** @param {any} line @param {TreeNode | null} parent @param {number} depth @returns {TreeNode} */
  makeNode(line, parent, depth) {
    return { number: line.node, text: line.text ?? line.statement?.text ?? "", verdict: line.verdict ?? "", isReference: line.reference,
      isElsewhere: line.finished_elsewhere !== undefined, count: line.reference ? 0 : line.children ?? 0, depth, index: line.index ?? 1, parent,
      isOpen: false, kids: new Map(), openKids: [], span: 0, age: this.age };
  }

  /** A number is a node, anything else is like calls; the same again: the next one. @param {string} text */
  async find(text) {
    if (text === "") return;
    if (/^\d+$/.test(text)) return this.goTo(Number(text));
    if (text === this.pattern && this.found.length > 0) return this.step(1);
    const response = await this.session.execute("observe", `--all --count 1000 ${text}`);
    const found = response.look?.observed?.observations;
    if (!found) return this.session.say(response.sentence ?? "Write the name of a function and its arguments, _ for any.");
    this.pattern = text;
    this.found = found.map((/** @type {any} */ each) => each.node).filter((/** @type {number} */ node) => node !== null);
    this.at_ = -1;
    if (this.found.length === 0) return this.session.say(`No call in the tree is like ${text}.`);
    await this.step(1);
  }

  /** @param {number} by */
  async step(by) {
    if (this.found.length === 0) return;
    this.at_ = (this.at_ + by + this.found.length) % this.found.length;
    await this.goTo(this.found[this.at_]);
    fill(this.count, `${this.at_ + 1} of ${counted(this.found.length, "call")}${this.found.length === 1000 ? " or more" : ""}`);
  }

  /** All but the root. */
  collapse() {
    if (this.root === null) return;
    this.root = { ...this.root, isOpen: false, openKids: [], span: 0, kids: new Map() };
    this.setOpen(this.root, true);
    this.choose(0);
  }

  /** Opens the way to a node and shows it. @param {number} number */
  async goTo(number) {
    if (number < 0 || this.scroller.clientHeight === 0) return;
    const response = await this.session.execute("above", number);
    const lines = response.look?.tree?.nodes;
    if (!lines) {
      if (response.sentence) this.session.say(response.sentence);
      return;
    }
    this.size = response.look.tree.size;
    fill(this.count, counted(this.size, "node"));
    let node = this.root;
    if (node === null || node.number !== lines[0].node) {
      node = this.root = this.makeNode(lines[0], null, 0);
      this.first = 0;
    }
    this.isCutOff = Boolean(response.look.note);
    for (const line of lines.slice(1)) {
      if (!node.isOpen) this.setOpen(node, true);
      let kid = node.kids.get(line.index);
      if (kid === undefined) node.kids.set(line.index, kid = this.makeNode(line, node, node.depth + 1));
      node = kid;
    }
    this.chosen = this.rowOf(node);
    this.isFollowing = number === this.question;
    this.show(this.chosen);
  }

  /** @param {TreeNode} node @param {boolean} open */
  setOpen(node, open) {
    if (node.isOpen === open || node.count === 0) return;
    const change = open ? node.count + node.openKids.reduce((sum, kid) => sum + kid.span, 0) : -node.span;
    node.isOpen = open;
    node.span += change;
    const parent = node.parent;
    if (parent !== null) {
      parent.openKids = parent.openKids.filter((kid) => kid !== node);
      if (open) {
        parent.openKids.push(node);
        parent.openKids.sort((a, b) => a.index - b.index);
      }
    }
    for (let at = parent; at !== null && at.isOpen; at = at.parent) at.span += change;
  }

  /** @param {TreeNode} node */
  rowOf(node) {
    let row = 0;
    for (let at = node; at.parent !== null; at = at.parent) {
      row += at.index;
      for (const kid of at.parent.openKids) if (kid.index < at.index) row += kid.span;
    }
    return row;
  }

  /** What stands in a row. @param {number} row @returns {{ parent: TreeNode | null, index: number, depth: number, node: TreeNode | undefined }} */
  at(row) {
    let node = /** @type {TreeNode} */ (this.root);
    for (let rest = row; ; ) {
      if (rest === 0) return { parent: node.parent, index: node.index, depth: node.depth, node };
      --rest;
      let below = null, before = 0;  // rows of open children before
      for (const kid of node.openKids) {
        const start = kid.index - 1 + before;
        if (rest < start) break;
        if (rest <= start + kid.span) {
          below = kid;
          rest -= start;
          break;
        }
        before += kid.span;
      }
      if (below === null) {
        const index = rest - before + 1;
        return { parent: node, index, depth: node.depth + 1, node: node.kids.get(index) };
      }
      node = below;
    }
  }

  /** @param {TreeNode} parent @param {number} index */
  async fetchPage(parent, index) {
    const from = index - ((index - 1) % kPage), key = `${this.age} ${parent.number} ${from}`;
    if (this.fetching.has(key)) return;
    this.fetching.add(key);
    const age = this.age;
    try {
      const response = await this.session.execute("children", `${parent.number} ${from}`);
      if (age !== this.age) return;
      for (const line of response.look?.tree?.nodes ?? []) {
        const fresh = this.makeNode(line, parent, parent.depth + 1), known = parent.kids.get(line.index);
        if (known === undefined || known.number !== fresh.number) parent.kids.set(line.index, fresh);
        else Object.assign(known, { text: fresh.text, verdict: fresh.verdict, age });
      }
    } finally {
      this.fetching.delete(key);
    }
    if (age === this.age) this.draw();
  }

  async renewRoot() {
    const key = `${this.age} root`;
    if (this.fetching.has(key) || this.root === null) return;
    this.fetching.add(key);
    const response = await this.session.execute("tree", `${this.root.number} 0`);
    const line = response.look?.tree?.nodes?.[0];
    if (line && this.root !== null) Object.assign(this.root, { verdict: line.verdict ?? "", text: line.statement?.text ?? this.root.text, age: this.age });
    this.fetching.delete(key);
    this.draw();
  }

  draw() {
    if (this.root === null || this.scroller.clientHeight === 0) return;
    const all = this.total(), visible = this.visible();
    this.first = Math.min(Math.max(0, this.first), Math.max(0, all - visible));
    this.spacer.style.height = `${Math.min(all * kRow, kTallest)}px`;
    this.moveBar();
    const begin = Math.floor(this.first), end = Math.min(all, begin + visible + 2);
    /** @type {HTMLElement[]} */
    const rows = [];
    const deepest = this.at(begin).depth;
    for (let row = begin; row < end; ++row) rows.push(this.drawRow(row, Math.max(0, deepest - 12)));
    this.rows.replaceChildren(...rows);
    this.rows.style.transform = `translateY(${this.scroller.scrollTop - (this.first - begin) * kRow}px)`;
    if (this.chosen >= begin && this.chosen < end) this.scroller.setAttribute("aria-activedescendant", `row-${this.chosen}`);
    else this.scroller.removeAttribute("aria-activedescendant");
    fill(this.above, this.isCutOff ? button("Show the calls above", () => this.goTo(/** @type {TreeNode} */ (this.root).number)) : null);
    this.drawBar();
  }

  /** @param {number} row @param {number} shift levels that are left out at the left */
  drawRow(row, shift) {
    const { parent, index, depth, node } = this.at(row);
    if (parent !== null && (node === undefined || node.age !== this.age)) this.fetchPage(parent, index);
    if (parent === null && node !== undefined && node.age !== this.age) this.renewRoot();
    const element = h("div.node", { id: `row-${row}`, role: "treeitem", "aria-level": depth + 1, "aria-selected": row === this.chosen,
      "aria-setsize": parent?.count ?? 1, "aria-posinset": index, "data-row": row });
    element.style.paddingLeft = `${Math.min(Math.max(0, depth - shift), 20) * 14 + 4}px`;
    if (row === this.chosen) element.classList.add("chosen");
    if (node === undefined) {
      element.append(h("span.twist"), h("span.text.faint", {}, "…"));
      return element;
    }
    if (node.count > 0) element.setAttribute("aria-expanded", String(node.isOpen));
    if (node.number === this.question) element.classList.add("asked");
    const [sign, kind] = kSigns[node.verdict] ?? [node.isElsewhere ? "↪" : "", "faint"];
    element.append( h("span.twist", { "aria-hidden": "true" }, node.count === 0 ? "" : node.isOpen ? "▾" : "▸"),
      h(`span.sign.${kind}`, { role: "img", "aria-label": node.verdict || (node.isElsewhere ? "finished elsewhere" : "not judged") }, sign),
      h("span.text", { title: node.text }, node.isReference ? `→ ${node.text || "as shown elsewhere"}` : node.text));
    element.append(h("span.faint.number", {}, String(node.number)));
    return element;
  }

  drawBar() {
    const node = this.chosen >= 0 ? this.at(this.chosen).node : undefined;
    if (node === this.barOf && this.barAge === this.age) return;
    this.barOf = node;
    this.barAge = this.age;
    if (node === undefined) return fill(this.bar);
    const judge = (/** @type {string} */ answer) => () => this.session.judge(node.number, answer);
    fill(this.bar, h("span.faint", {}, `Node ${grouped(node.number)}: `), button("Yes", judge("yes"), { kind: "yes" }),
      button("No", judge("no"), { kind: "no" }), button("Don’t know", judge("don't know")), button("Inadmissible", judge("inadmissible")),
      button("Ask about it", () => this.session.ask(node.number)), button("Search below it", () => this.session.start(node.number)));
  }

  moveBar() {
    const room = this.scroller.scrollHeight - this.scroller.clientHeight, most = Math.max(1, this.total() - this.visible());
    const top = this.isScaled() ? Math.round(this.first / most * room) : this.first * kRow;
    if (Math.abs(this.scroller.scrollTop - top) < 1) return;
    this.scroller.scrollTop = top;
    this.setTop = this.scroller.scrollTop;
  }

  scrolled() {
    const top = this.scroller.scrollTop;
    if (top === this.setTop) return;
    this.setTop = -1;
    const room = this.scroller.scrollHeight - this.scroller.clientHeight, most = Math.max(1, this.total() - this.visible());
    this.first = this.isScaled() ? top / Math.max(1, room) * most : top / kRow;
    this.setTop = top;
    this.draw();
  }

  /** Where the bar stands for more than pixels a wheel still moves by rows. @param {WheelEvent} event */
  wheeled(event) {
    if (!this.isScaled() || event.ctrlKey) return;
    event.preventDefault();
    this.first += (event.deltaMode === 1 ? event.deltaY * 3 : event.deltaY / kRow);
    this.draw();
  }

  /** @param {number} row */
  show(row) {
    const visible = this.visible();
    if (row < this.first || row >= this.first + visible - 1) this.first = row - Math.floor(visible / 3);
    this.draw();
  }

  /** @param {number} row */
  choose(row) {
    this.chosen = Math.min(Math.max(0, row), this.total() - 1);
    this.isFollowing = this.at(this.chosen).node?.number === this.question;
    this.show(this.chosen);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = /** @type {Element} */ (event.target), line = /** @type {HTMLElement | null} */ (target.closest("[data-row]"));
    if (line === null) return;
    this.chosen = Number(line.dataset.row);
    const node = this.at(this.chosen).node;
    this.isFollowing = node?.number === this.question;
    if (node !== undefined && target.closest(".twist")) this.setOpen(node, !node.isOpen);
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (this.root === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = Math.max(0, this.chosen), { parent, node } = this.at(row);
    const judge = (/** @type {string} */ answer) => { if (node !== undefined) this.session.judge(node.number, answer); };
    const act = /** @type {Record<string, () => void>} */ ({
      ArrowDown: () => this.choose(this.chosen + 1),
      ArrowUp: () => this.choose(row - 1),
      PageDown: () => this.choose(row + this.visible() - 1),
      PageUp: () => this.choose(row - this.visible() + 1),
      Home: () => this.choose(0),
      End: () => this.choose(this.total() - 1),
      ArrowRight: () => {
        if (node !== undefined && node.count > 0 && !node.isOpen) this.setOpen(node, true), this.draw();
        else this.choose(row + 1);
      },
      ArrowLeft: () => {
        if (node?.isOpen) this.setOpen(node, false), this.draw();
        else if (parent !== null) this.choose(this.rowOf(parent));
      },
      Enter: () => { if (node !== undefined) this.session.ask(node.number); },
      y: () => judge("yes"), n: () => judge("no"), d: () => judge("don't know"), i: () => judge("inadmissible"),
    })[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
}


