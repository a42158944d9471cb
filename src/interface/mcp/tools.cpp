#include "interface/mcp/tools.h"

namespace inquest::mcp {
namespace {

using nlohmann::json;

json Text(const char* what) { return {{"type", "string"}, {"description", what}}; }
json Texts(const char* what) {
  return {{"type", "array"}, {"items", {{"type", "string"}}}, {"description", what}};
}
json Number(const char* what) { return {{"type", "integer"}, {"minimum", 1}, {"description", what}}; }
json Switch(const char* what) { return {{"type", "boolean"}, {"description", what}}; }
json OneOf(const char* what, std::initializer_list<const char*> words) {
  return {{"type", "string"}, {"enum", words}, {"description", what}};
}

json Session() { return Text("the name of the session, as start gave it"); }

enum class Effect { kNone, kSession, kRunsProgram };

json Tool(const char* name, const char* title, const char* what, json properties,
          std::initializer_list<const char*> required, Effect effect) {
  return {{"name", name},
          {"title", title},
          {"description", what},
          {"inputSchema",
           {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", required},
            {"additionalProperties", false}}},
          {"annotations",
           {{"title", title},
            {"readOnlyHint", effect == Effect::kNone},
            {"destructiveHint", effect == Effect::kRunsProgram},
            {"idempotentHint", effect == Effect::kNone},
            {"openWorldHint", effect == Effect::kRunsProgram}}}};
}

}  // namespace

const json& Tools() {
  static const json kTools = {
      Tool(
          "start", "Run a program and begin to debug it",
          "Runs a Haskell program (or opens a trace), records the run, and gives the first question. The "
          "program "
          "runs with your rights, as if started by hand.",
          {{"path", Text("the main module, FILE.hs, or a trace")},
           {"arguments", Texts("arguments of the program")},
           {"input", Text("a file that the program reads as standard input")},
           {"tree", OneOf("how functions are shown: edt by name, fdt as what they did, {1 -> 2}; if not "
                          "given, fdt where the program passes functions around",
                          {"edt", "fdt"})},
           {"strategy", Text("how questions are chosen; optimal-divide-and-query asks fewest in large runs")},
           {"trust", Texts("functions or modules that are right")},
           {"suspect", Texts("libraries that are asked about, too")},
           {"blind", Switch("questions hide the result until you say what you expect; protects from agreeing "
                            "with whatever is shown")},
           {"confirm", Switch("a person is asked before a fault is named that your answers found")},
           {"seconds", Number("stop the run after so many seconds and ask about what it did so far (60)")},
           {"max_steps", Number("stop the run after so many reductions")},
           {"resume", Switch("go on with the last session on this program")}},
          {"path"}, Effect::kRunsProgram),
      Tool("question", "The question again",
           "What the session stands at: the question or the finding, why this "
           "question, how many are left.",
           {{"session", Session()}, {"page", Number("page of a long text")}}, {"session"}, Effect::kNone),
      Tool(
          "answer", "Answer the question",
          "Says whether the statement is what the program's author intended. Judge by what the code is meant "
          "to "
          "do, not by what it does. Say don't know rather than guess: a wrong answer leads to a wrong "
          "finding.",
          {{"session", Session()},
           {"verdict",
            OneOf(
                "yes: as intended. no: not. inadmissible: this call should never have been made. don't know. "
                "skip: ask later. trust: never ask about this function. reveal: show a hidden result",
                {"yes", "no", "inadmissible", "don't know", "skip", "trust", "reveal"})},
           {"expected", Text("instead of a verdict: a Haskell expression that the result should equal")}},
          {"session"}, Effect::kSession),
      Tool(
          "mark", "Say which part is wrong",
          "More than no: names the part of the statement that is wrong, and from then on only calls are "
          "asked about "
          "that it depends on. In the result it counts as no; in an argument as inadmissible. Parts: r the "
          "result, r.2 "
          "its second part or element, a1 the first argument; or the wrong value itself, if it occurs once.",
          {{"session", Session()}, {"part", Text("a path, as r.2; several with blanks between; or a value")}},
          {"session", "part"}, Effect::kSession),
      Tool("inspect", "Look at the run",
           "Looks without changing anything. show PATH: a part in full (a1 first argument, r result, r.2 its "
           "second "
           "part). where [PATH]: the calls that a part came through. source: the equation in question with "
           "what was executed. children: the calls it made. "
           "tree [N]. "
           "observe [f 3 _ = _]: calls of a function. trail PATH: what made that part; trail output N, trail "
           "error. "
           "output: what was printed, by whom. executed [FILE]. statistics. transcript. info. help.",
           {{"session", Session()},
            {"view",
             OneOf("what to look at", {"show", "where", "source", "children", "tree", "observe", "trail",
                                       "output", "executed", "statistics", "transcript", "info", "help"})},
            {"argument", Text("a path, a pattern, a number: see above")},
            {"page", Number("page of a long text")}},
           {"session", "view"}, Effect::kNone),
      Tool("search", "Change how questions are chosen",
           "strategy NAME, order NAME, transform NAME, switch edt|fdt, granularity all|functions|top (which "
           "functions are asked about), node N (ask about this node next), start from N "
           "(search below it), reject (of a finding: it is not right), next (look for a further fault), zoom "
           "(of a finding: questions inside its "
           "equation, down to the expression; with the argument out: back).",
           {{"session", Session()},
            {"change", OneOf("what to change", {"strategy", "order", "transform", "switch", "granularity",
                                                "node", "start from", "reject", "next", "zoom"})},
            {"argument", Text("a name or a number")}},
           {"session", "change"}, Effect::kSession),
      Tool("undo", "Take answers back", "Takes the last answer back, or all from a question on.",
           {{"session", Session()}, {"question", Number("back to this question")}}, {"session"},
           Effect::kSession),
      Tool("report", "The session so far",
           "Questions, answers, and the finding with its code. With end, the session ends; what was answered "
           "is kept on disk.",
           {{"session", Session()},
            {"end", Switch("end the session, too")},
            {"page", Number("page of a long text")}},
           {"session"}, Effect::kSession),
  };
  return kTools;
}

const char* Instructions() {
  return "inquest finds the fault in a Haskell program by asking about its run. Call start, then answer each "
         "question by what the code is meant to do; read the specification, not only the code. The finding "
         "is "
         "right if the answers are. In statements `_` was never computed, `…` was computed but not kept, `⊥` "
         "never finished. Long values are folded «…»: inspect show PATH. Your answers are marked as an "
         "agent's "
         "and are not kept for other sessions.";
}

}  // namespace inquest::mcp
