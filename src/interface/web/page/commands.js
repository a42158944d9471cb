// All commands of the session, as it lists them itself: to be looked through and clicked, or typed.
import { command, isStanding, run, session } from "./app.js";
import { button, fill, form, h, input, small } from "./dom.js";
import { lookBody } from "./looks.js";
import { openTree } from "./panels.js";

const line = input("A command", "a command, such as go 2");
line.setAttribute("list", "words");
const words = h("datalist", { id: "words" }), shown = h("div", { role: "status" }), all = h("div");
const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { "aria-label": "Commands" },
  form("", () => give(line.value), line, h("button", { type: "submit" }, "Do it"), button("Close", () => dialog.close())),
  words, shown, all));
/** @type {any[]} */
let commands = [];

/** @param {string} typed */
const give = (typed) => run(async () => {
  if (typed.trim() === "") return;
  const response = await command(typed.trim());
  if (!response) return;
  if (isStanding(response) || response.kind === "quit" || response.kind === "information" && response.finding) return dialog.close();
  const info = response.information;
  fill(shown, response.sentence ? h(`p${response.kind === "refusal" ? ".wrong" : ""}`, {}, response.sentence) : null,
    info ? Object.entries(info).map(([name, value]) => h("p", {}, `${name.replaceAll("_", " ")}: ${value}`)) : null,
    response.look ? lookBody(response.look, { node: (node) => { dialog.close(); openTree(node); } }) : null);
  line.select();
});

/** What may follow the words typed so far. */
const complete = () => run(async () => {
  const typed = line.value.trimStart(), known = commands.find((each) => each.argument && typed.startsWith(each.names[0] + " "));
  const look = known ? (await session.execute("choices", known.names[0])).look : null;
  fill(words, (look?.words ?? commands.map((each) => each.names[0])).map((word) => h("option", { value: look ? `${known.names[0]} ${word}` : word })));
});
line.addEventListener("input", complete);

/** @param {string} text */
function begin(text) {
  line.value = text;
  line.focus();
  complete();
}

export async function openCommands() {
  if (!dialog.isConnected) document.body.append(dialog);
  if (dialog.open) return;
  fill(shown);
  dialog.showModal();
  begin("");
  commands = (await session.execute("help")).look?.commands ?? commands;
  const groups = [...new Set(commands.map((each) => each.group))];
  fill(all, groups.map((group) => [h("h2", {}, group), h("ul.list.commands", {}, commands.filter((each) => each.group === group).map((each) => {
    const [name] = each.names, needs = each.argument && !each.argument.startsWith("[");
    return h("li", {}, small(name, () => needs ? begin(`${name} `) : give(name)),
      each.argument ? h("button.small.faint", { type: "button", "aria-label": `${name} with ${each.argument}`, onclick: () => begin(`${name} `) }, each.argument) : null, h("span", {}, each.help));
  }))]));
  complete();
}
