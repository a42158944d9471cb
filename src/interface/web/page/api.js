// The session over HTTP: requests of docs/session_protocol.md, and news of what other pages did.

export class Gone extends Error {}

export class Session {
  /** @param {{ news: () => void, gone: (why: string) => void, back: () => void, work: (what: string, seconds: number) => void }} heard */
  constructor(heard) {
    this.heard = heard;
    this.version = 0;
    this.asking = 0;
    this.over = false;
  }

  /** @param {string} path @param {string} body @param {Record<string, string>} headers */
  async post(path, body, headers = {}) {
    let answer;
    try {
      answer = await fetch(path, { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } });
    } catch {
      throw new Gone("inquest does not answer.");
    }
    if (answer.status === 409) return { stale: true };
    if (answer.status === 503) throw new Gone("The session was ended.");
    if (!answer.ok) throw new Gone((await answer.text()).trim());
    return answer.json();
  }

  /** Where the session stands. */
  async current() {
    const { version, response } = await this.ask("api/current", "{}", {});
    this.version = version;
    return response;
  }

  /**
   * @param {string} command @param {string | number} [argument]
   * @param {boolean} [answers] whether it only means something where this page thinks that the session stands
   * @returns {Promise<import("./types").Response>}
   */
  async execute(command, argument = "", answers = false) {
    const request = JSON.stringify({ command, argument: String(argument) });
    const result = await this.ask("api/execute", request, answers ? { "X-Inquest-Version": String(this.version) } : {});
    if (result.stale) return { kind: "stale" };
    // What was only looked at says nothing of what this page shows: another page may have gone on.
    if (["question", "finding", "no fault"].includes(result.response.kind)) this.version = result.version;
    if (result.response.kind === "quit") this.over = true;
    return result.response;
  }

  stop() {
    return this.post("api/stop", "{}");
  }

  /** @param {string} path @param {string} body @param {Record<string, string>} headers */
  async ask(path, body, headers) {
    ++this.asking;
    const timer = setInterval(() => this.tellWork(), 700);
    try {
      return await this.post(path, body, headers);
    } finally {
      clearInterval(timer);
      if (--this.asking === 0) this.heard.work("", 0);
    }
  }

  async tellWork() {
    try {
      const state = await this.post("api/wait", "{}");
      if (this.asking > 0) this.heard.work(state.work ?? "", state.seconds ?? 0);
    } catch {
      // Whoever asked hears of it.
    }
  }

  /** Tells news for ever. */
  async watch() {
    let lost = false;
    while (!this.over) {
      try {
        const state = await this.post("api/wait", "{}", { "X-Inquest-Version": String(this.version) });
        if (state.over) throw new Gone("The session was ended.");
        if (lost) this.heard.back();
        lost = false;
        if (state.version !== this.version && this.asking === 0) this.heard.news();
        if (this.asking > 0) await new Promise((done) => setTimeout(done, 200));
      } catch (error) {
        if (!lost && !this.over) this.heard.gone(error instanceof Error ? error.message : String(error));
        lost = true;
        await new Promise((done) => setTimeout(done, 2000));
      }
    }
  }
}
