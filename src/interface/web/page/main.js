// The page: where the session stands, what was asked, what there is to see of the run. It decides nothing: each thing
// that can be clicked is a command of the session (docs/session_protocol.md).
import { act, app, readCurrent, run, session, work } from "./app.js";
import { openCommands } from "./commands.js";
import { button, byId, counted, fill, grouped, h } from "./dom.js";
import { drawPanel, drawSide, tree } from "./panels.js";
import { drawStanding, keysOfStanding } from "./question.js";

let runId = "";
/** What is shown beside the question. */
async function refresh() {
  const node = app.standing.question?.node ?? app.standing.finding?.node ?? 0;
  const told = await session.execute("info");
  if (told.information) {
    app.information = told.information;
    const number = app.information.answered;
    app.shrinking[number] = app.information.suspects;
    app.shrinking.length = number + 1;
    sessionStorage.setItem(location.pathname, JSON.stringify(app.shrinking));  // for a reload
    drawTop();
    const id = [app.information.tree, app.information.transforms, app.information.inside ?? ""].join("|");
    if (id !== runId) await tree.reset(node);
    runId = id;
  }
  await tree.renew(node);
  await drawPanel();
}

function drawTop() {
  const all = Math.max(1, tree.size, ...app.shrinking.filter(Boolean)), left = app.information?.suspects ?? 0;
  const bar = h("span.meter", { role: "img", "aria-label": `${grouped(left)} of ${grouped(all)} calls are suspect` });
  app.shrinking.forEach((suspects, i) => {
    const step = bar.appendChild(h("span.step", { title: `after ${counted(i, "answer")}: ${counted(suspects, "suspect")}` }));
    step.style.height = `${Math.max(2, Math.round(22 * Math.log(1 + suspects) / Math.log(1 + all)))}px`;
  });
  fill(byId("top"), h("strong.brand", {}, "inquest"), bar,
    app.information && app.standing.kind === "question" ? h("span", {}, counted(left, "suspect"), h("span.faint", {}, app.information.likely_questions > 0 ? `, about ${counted(app.information.likely_questions, "more question")}` : "")) : null,
    app.information?.inside ? h("span.faint.inside", { title: app.information.inside }, `inside ${app.information.inside}`) : null,
    work,
    h("span.push"),
    button("Undo", () => act("undo"), { key: "u" }), button("Redo", () => act("redo"), { key: "U" }), button("Commands", openCommands, { key: "?" }),
    h("a.button", { href: "report.html", download: "" }, "Report"),
    button("Quit", () => act("quit")));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = /** @type {Element} */ (event.target);
  if (target.closest("dialog")) return;
  if (target.matches("input, textarea, select")) {
    if (event.key === "Escape") /** @type {HTMLElement} */ (target).blur();
    return;
  }
  const chosen = "?:".includes(event.key) ? openCommands : keysOfStanding()[event.key];
  if (chosen === undefined || session.asking > 0 && event.repeat) return;
  event.preventDefault();
  chosen();
});

app.draw = drawStanding;
app.refresh = refresh;
drawSide();
drawTop();
app.shrinking = JSON.parse(sessionStorage.getItem(location.pathname) ?? "[]");
run(async () => {
  await readCurrent();
  session.watch();
});
