// A redex trail: back from a part to the call that made it, from a part of that on, and so on.
import { act, run, session } from "./app.js";
import { button, fill, h } from "./dom.js";
import { StatementView } from "./statement.js";

const ask = (/** @type {string[]} */ steps, /** @type {string} */ then) => session.execute("trail", [...steps, then].join(", "));

/**
 * Shows where the steps lead, each from the one before: a path, `up`, or where to begin (`start`, `output N`, `error`).
 * @param {HTMLElement} box @param {string[]} steps
 */
export async function drawWay(box, steps) {
  const response = await ask(steps, "result"), look = response.look, origin = look?.origin;
  const go = (/** @type {string[]} */ to) => run(() => drawWay(box, to));
  const crumbs = steps.map((step, i) => [i > 0 ? " ← " : "", i + 1 === steps.length ? h("strong", {}, step)
    : h("button.link", { type: "button", title: "Back to this step", onclick: () => go(steps.slice(0, i + 1)) }, step)]);
  const bar = h("div.bar", { role: "group", "aria-label": "Along the trail" });
  const back = steps.length > 1 ? button("Back", () => go(steps.slice(0, -1))) : null;
  const head = [h("h3", {}, "Made by"), h("p.faint", {}, crumbs)];
  if (!look || origin === undefined) return fill(box, head, h("p", {}, response.sentence ?? ""), h("div.bar", {}, back));
  const view = new StatementView("The call that made it", (_, path) => ask(steps, `unfold ${path}`), () => {
    const path = view.selected;
    fill(bar, look.statement && path !== "" ? button(`Where does ${path} come from?`, () => go([...steps, path])) : null,
      look.statement ? button("What made that call", () => go([...steps, "up"])) : null, back,
      origin.node === undefined ? null : button("Ask about it", () => act("node", origin.node)));
  });
  fill(box, head,
    look.statement ? view.element : h("p", {}, origin.kind === "program" ? "The program itself: the trail ends here." : "The run does not tell."),
    origin.place ? h("p.place", {}, origin.place, origin.branches?.length ? `, in ${origin.branches.join(", ")}` : "") : null, bar);
  if (look.statement) view.show(look.statement, "");
  else fill(bar, back);
}
