// Where the session stands, and the commands that change it. What is shown of it is drawn by others, who say how.
import { Gone, Session } from "./api.js";
import { button, byId, counted, h } from "./dom.js";

export const app = {
  /** @type {any} the response that says where the session stands */
  standing: null,
  /** @type {any} what `info` said of it */
  information: null,
  /** @type {number[]} suspects, by the number of answers */
  shrinking: [],
  draw: () => {},
  refresh: async () => {},
};

const notices = byId("notices");
const workText = h("span");
export const work = h("span.work", { hidden: true, role: "status" }, workText, button("Stop", () => session.stop()));

export const session = new Session({
  news: () => run(() => readCurrent("The session went on in another page.")),
  gone: (why) => say(`${why} What was answered is kept: start it again with inquest debug --web, and --resume for a program.`, "gone", true),
  back: () => say("inquest is there again."),
  work: (what, seconds) => {
    work.hidden = what === "";
    workText.textContent = what === "" ? "" : `${what} … ${seconds} s `;
  },
});

/** @param {string} text @param {string} [kind] @param {boolean} [stays] */
export function say(text, kind = "", stays = false) {
  const note = h(`div.notice${kind ? "." + kind : ""}`, {}, h("span", {}, text));
  note.append(h("button.small", { type: "button", "aria-label": "Close this message", onclick: () => note.remove() }, "×"));
  notices.prepend(note);
  while (notices.childElementCount > 3) notices.lastElementChild?.remove();
  if (!stays) setTimeout(() => note.remove(), kind === "" ? 6000 : 12000);
}

/** What goes wrong on the way is said. @param {() => Promise<any>} act */
export async function run(act) {
  try {
    await act();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), error instanceof Gone ? "gone" : "wrong", true);
  }
}

export const isStanding = (/** @type {any} */ response) => ["question", "finding", "no fault"].includes(response.kind);

/** What comes with any response. @param {any} response */
function tellAsides(response) {
  if (response.warning) say(response.warning, "wrong", true);
  if (response.compared) say(response.compared);
  if (response.marked) say(response.marked);
  if (response.unasked?.length) say(`${counted(response.unasked.length, "verdict")} came without asking: ${response.unasked.slice(0, 3).map((/** @type {any} */ each) => `${each.statement} ${each.verdict} (${each.author ?? each.by})`).join("; ")}`);
}

let isBusy = false;

/** A command that may change where the session stands. @param {string} command @param {string | number} [argument] */
export async function command(command, argument = "") {
  if (isBusy) return;  // a key that was pressed twice is no second answer
  isBusy = true;
  let response;
  try {
    response = await session.execute(command, argument, true);
  } finally {
    isBusy = false;
  }
  if (response.kind === "stale") return readCurrent("The session went on in another page; nothing was answered here.");
  if (response.kind === "quit") {
    say("The session was stopped. What was answered is kept.", "", true);
    return response;
  }
  tellAsides(response);
  if (isStanding(response)) take(response);
  else if (response.sentence) say(response.sentence, response.kind === "refusal" ? "wrong" : "");
  if (response.kind === "information" && response.finding) take({ ...response, kind: "finding" });
  return response;
}

export const act = (/** @type {string} */ name, /** @type {string | number} */ argument = "") => run(() => command(name, argument));

/** @param {string} [why] */
export async function readCurrent(why) {
  const response = await session.current();
  if (why) say(why);
  tellAsides(response);
  take(response);
}

/** The session stands there now. @param {any} response */
function take(response) {
  app.standing = response;
  app.draw();
  run(app.refresh);
}
