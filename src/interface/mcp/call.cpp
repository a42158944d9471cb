#include "interface/mcp/call.h"

#include <algorithm>

#include "interface/mcp/page.h"
#include "interface/mcp/tools.h"

namespace inquest::mcp {
namespace {

using nlohmann::json;
using std::chrono::seconds;

constexpr seconds kTimeOfRun{60};
constexpr seconds kTimeOfAnswer{60};
constexpr const char* kIsHidden =
    "The result is hidden. Say what you expect (expected), or reveal it first (verdict reveal).";
constexpr size_t kStatementBytes = 1000;  // in the data; the text has more

json Failed(const std::string& sentence) {
  return {{"content", json::array({{{"type", "text"}, {"text", Cut(sentence, kPageBytes)}}})},
          {"isError", true}};
}

json Succeeded(const std::string& text, size_t page, json data) {
  Page shown = PageOf(text, page);
  if (shown.all > 1) {
    data["page"] = shown.number;
    data["pages"] = shown.all;
    shown.text += "\n(page " + std::to_string(shown.number) + " of " + std::to_string(shown.all) +
                  (shown.number < shown.all ? "; the argument page gives the others)" : ")");
  }
  return {{"content", json::array({{{"type", "text"}, {"text", shown.text}}})},
          {"structuredContent", std::move(data)},
          {"isError", false}};
}

// Whether an argument fits what the schema of its tool says; a sentence if not.
std::string WhatIsWrong(const json& schema, const json& arguments) {
  const json& properties = schema["properties"];
  for (const auto& [name, value] : arguments.items()) {
    const auto property = properties.find(name);
    if (property == properties.end()) return "There is no argument `" + name + "`.";
    const std::string type = (*property)["type"];
    const bool fits = type == "string"    ? value.is_string()
                      : type == "boolean" ? value.is_boolean()
                      : type == "integer"
                          ? value.is_number_integer() && value >= 1
                          : value.is_array() && std::all_of(value.begin(), value.end(), [](const json& each) {
                              return each.is_string();
                            });
    if (!fits) {
      return "The argument `" + name + "` is " +
             (type == "array"     ? "a list of texts."
              : type == "integer" ? "a number from 1 on."
              : type == "boolean" ? "true or false."
                                  : "a text.");
    }
    if (const auto words = property->find("enum"); words != property->end()) {
      if (std::find(words->begin(), words->end(), value) == words->end())
        return "The argument `" + name + "` is one of " + words->dump() + ".";
    }
  }
  for (const json& name : schema["required"])
    if (!arguments.contains(name)) return "The argument `" + name.get<std::string>() + "` is missing.";
  return "";
}

// A member of something that a client sent; null if there is none.
const json& At(const json& object, const char* name) {
  static const json kNone;
  const auto found = object.is_object() ? object.find(name) : object.end();
  return found == object.end() ? kNone : *found;
}

// Does one call.
class Caller {
 public:
  Caller(const Call& call, Sessions& sessions) : call_(call), sessions_(sessions) {}

  json Run() {
    if (call_.tool == "start") return Start();
    session_ = sessions_.Find(Text("session"));
    if (session_ == nullptr) {
      const std::string names = sessions_.Names();
      return Failed("There is no session `" + Cut(Text("session"), 100) + "`. " +
                    (names.empty() ? "Call start first." : "There are: " + names + "."));
    }
    if (WaitsForPerson() && call_.replies.is_object()) return TakeReply(At(call_.replies, "verdict"));
    if (call_.tool == "question") return AskAgain();
    if (call_.tool == "answer") return Answer();
    if (call_.tool == "inspect") return Inspect();
    if (call_.tool == "search") return Tell(Text("change"), Text("argument"));
    if (call_.tool == "undo") return Undo();
    if (call_.tool == "mark") return Mark();
    json report = Report();
    if (call_.arguments.value("end", false)) sessions_.End(Text("session"));
    return report;
  }

 private:
  std::string Text(const char* name) const { return call_.arguments.value(name, ""); }
  size_t Number(const char* name, size_t otherwise) const { return call_.arguments.value(name, otherwise); }
  bool Has(const char* name) const { return call_.arguments.contains(name); }
  std::vector<std::string> Texts(const char* name) const {
    return call_.arguments.value(name, std::vector<std::string>());
  }

  json Start() {
    std::vector<std::string> options;
    const auto add = [&](const char* option, const std::string& value) {
      if (value.empty()) return;
      options.emplace_back(option);
      options.push_back(value);
    };
    add("--input", Text("input"));
    add("--tree", Text("tree"));
    add("--strategy", Text("strategy"));
    for (const std::string& name : Texts("trust")) add("--trust", name);
    for (const std::string& name : Texts("suspect")) add("--suspect", name);
    if (Has("max_steps")) add("--max-steps", std::to_string(Number("max_steps", 1)));
    if (call_.arguments.value("resume", false)) options.emplace_back("--resume");
    if (call_.always_confirm || call_.arguments.value("confirm", false)) options.emplace_back("--confirm");
    const auto session = sessions_.Start(Text("path"), options, Texts("arguments"),
                                         seconds(Number("seconds", kTimeOfRun.count())), call_.on_progress);
    if (!session) return Failed(session.error().message);
    session_ = *session;
    session_->is_blind = call_.arguments.value("blind", false);
    session_->hides = session_->is_blind && session_->standing.value("kind", "") == "question";
    return Standing("Session " + session_->name + ".\n");
  }

  base::Result<json> Request(const std::string& command, const std::string& argument = "") {
    json request = {{"command", command}, {"by", call_.agent}};
    if (!argument.empty()) request["argument"] = argument;
    return sessions_.Ask(*session_, request, kTimeOfAnswer, call_.on_progress);
  }

  // The call in question without its result.
  std::string HiddenQuestion() {
    const json question = session_->standing["question"];
    const std::string number = std::to_string(question.value("number", 0)) + ". ";
    const auto trail = Request("trail");
    std::string redex;
    if (trail && trail->value("kind", "") == "information")
      redex = trail->value(json::json_pointer("/look/origin/redex"), "");
    if (redex.empty()) redex = question.value(json::json_pointer("/routine/name"), "");
    return number + redex + " = ?\nSay what you expect (expected), or reveal the result (verdict reveal).\n";
  }

  // A person is to say what they think of the statement that makes the finding.
  bool WaitsForPerson() const {
    return session_->standing.value("question", json::object()).contains("confirms");
  }

  json AskPerson() {
    const json& question = session_->standing["question"];
    const std::string message = "Is this right? If it is not, the fault is in " +
                                question.value(json::json_pointer("/routine/name"), "") + ", as " +
                                question.value("confirms", "") + " says.\n\n    " +
                                Cut(question.value("statement", ""), kStatementBytes) +
                                "\n\nyes: the result is what it should be, for these arguments; no: it is "
                                "not; inadmissible: this call "
                                "should not have been made.";
    const json form = {{"message", message},
                       {"requestedSchema",
                        {{"type", "object"},
                         {"properties",
                          {{"verdict",
                            {{"type", "string"},
                             {"title", "Is it right?"},
                             {"enum", {"yes", "no", "inadmissible", "don't know"}}}}}},
                         {"required", {"verdict"}}}}};
    if (call_.ask_person) return TakeReply(call_.ask_person(form));
    if (call_.can_ask_by_result) {
      return {{"resultType", "input_required"},
              {"inputRequests", {{"verdict", {{"method", "elicitation/create"}, {"params", form}}}}}};
    }
    return Waiting(
        "A person has to say whether this is right, and this client does not ask them. End the session "
        "(report, "
        "end), and ask them to run: inquest debug --resume --confirm FILE\n");
  }

  json Waiting(const std::string& sentence) {
    return Succeeded(sentence + session_->standing.value("text", ""), 1,
                     {{"session", session_->name}, {"state", "waits for a person"}});
  }

  // What the person said: a verdict of theirs, not of the agent.
  json TakeReply(const json& reply) {
    const json& action = At(reply, "action");
    const json& said = At(At(reply, "content"), "verdict");
    const std::string verdict = action == "accept" && said.is_string() ? said.get<std::string>() : "";
    if (verdict != "yes" && verdict != "no" && verdict != "inadmissible" && verdict != "don't know")
      return Waiting("The person has not said whether this is right. The tool question asks them again.\n");
    const auto response = sessions_.Ask(*session_, {{"command", verdict}}, kTimeOfAnswer, call_.on_progress);
    if (!response) return Failed(response.error().message);
    if (response->value("kind", "") == "refusal") return Failed(response->value("sentence", ""));
    return Standing("A person said: " + verdict + ".\n");
  }

  // What the session stands at, below `text`, what there is to say besides.
  json Standing(std::string text, size_t page = 1) {
    if (WaitsForPerson()) return AskPerson();
    const json& standing = session_->standing;
    const std::string kind = standing.value("kind", "");
    json data = {{"session", session_->name}, {"state", kind}};
    if (kind == "question") {
      const json& question = standing["question"];
      data["question"] = {{"number", question.value("number", 0)},
                          {"node", question.value("node", 0)},
                          {"function", question.value(json::json_pointer("/routine/name"), "")},
                          {"file", question.value(json::json_pointer("/routine/file"), "")},
                          {"line", question.value(json::json_pointer("/routine/from"), 0)},
                          {"unfinished", question.value("unfinished", false)}};
      if (session_->hides) {
        data["question"]["hidden"] = true;
        return Succeeded(text + HiddenQuestion(), page, std::move(data));
      }
      data["question"]["statement"] = Cut(question.value("statement", ""), kStatementBytes);
    } else if (kind == "finding") {
      const json& finding = standing["finding"];
      data["finding"] = {{"kind", finding.value("kind", "")},
                         {"function", finding.value(json::json_pointer("/routine/name"), "")},
                         {"file", finding.value(json::json_pointer("/code/file"), "")},
                         {"line", finding.value(json::json_pointer("/code/line"), 0)},
                         {"column", finding.value(json::json_pointer("/code/column"), 0)},
                         {"statement", Cut(finding.value("statement", ""), kStatementBytes)}};
    }
    return Succeeded(text + standing.value("text", ""), page, std::move(data));
  }

  json AskAgain() {
    std::string why;
    if (const auto information = Request("info")) why = information->value("text", "");
    if (sessions_.Find(Text("session")) == nullptr) return Failed("The session has ended by itself.");
    return Standing(session_->hides ? "" : why, Number("page", 1));
  }

  // Obeys a command that moves the session on.
  json Tell(const std::string& command, const std::string& argument) {
    const auto response = Request(command, argument);
    if (!response) return Failed(response.error().message);
    const std::string kind = response->value("kind", "");
    if (kind == "refusal") return Failed(response->value("sentence", ""));
    const std::string compared = response->value("compared", "");
    if (kind == "information")
      return Succeeded(response->value("text", ""), 1, {{"session", session_->name}, {"state", kind}});
    return Standing(compared.empty() ? "" : compared + "\n");
  }

  json Answer() {
    const std::string verdict = Text("verdict");
    if (Has("expected")) {
      if (Has("verdict")) return Failed("Give a verdict, or what you expected, not both.");
      const std::string shown = session_->hides ? Revealed() : "";
      json result = Tell("expect", Text("expected"));
      if (!shown.empty() && !result.value("isError", false)) {
        std::string& text = result["content"][0]["text"].get_ref<std::string&>();
        text = shown + text;
      }
      return result;
    }
    if (verdict.empty()) return Failed("Give a verdict, or an expression that is expected.");
    if (verdict == "reveal") {
      session_->hides = false;
      return Standing("");
    }
    const bool judges = verdict == "yes" || verdict == "no" || verdict == "inadmissible";
    if (session_->hides && judges) return Failed(kIsHidden);
    return Tell(verdict, "");
  }

  json Mark() {
    if (session_->hides) return Failed(kIsHidden);
    return Tell("mark", Text("part"));
  }

  std::string Revealed() const {
    return "The statement was: " + session_->standing.value(json::json_pointer("/question/statement"), "") +
           "\n";
  }

  json Inspect() {
    const std::string view = Text("view"), argument = Text("argument");
    const bool shows_result =
        !(view == "source" || view == "help" || (view == "show" && argument.starts_with("a")));
    if (session_->hides && shows_result) {
      return Failed(
          "While the result is hidden there are source, help and show a1, a2, ... only. Say what you "
          "expect (expected), or reveal the result (verdict reveal).");
    }
    const auto response = Request(view, argument);
    if (!response) return Failed(response.error().message);
    if (response->value("kind", "") == "refusal") return Failed(response->value("sentence", ""));
    return Succeeded(response->value("text", ""), Number("page", 1),
                     {{"session", session_->name}, {"view", view}});
  }

  json Undo() {
    if (!Has("question")) return Tell("undo", "");
    return Tell("go to question", std::to_string(Number("question", 1)));
  }

  json Report() {
    const auto transcript = Request("transcript");
    if (!transcript) return Failed(transcript.error().message);
    std::string text = transcript->value("text", "");
    if (session_->hides) return Succeeded(text, Number("page", 1), {{"session", session_->name}});
    if (WaitsForPerson()) return Waiting(text);
    return Standing(text, Number("page", 1));
  }

  const Call& call_;
  Sessions& sessions_;
  AgentSession* session_ = nullptr;
};

}  // namespace

std::optional<json> Obey(const Call& call, Sessions& sessions) {
  const json& tools = Tools();
  const auto tool =
      std::find_if(tools.begin(), tools.end(), [&](const json& each) { return each["name"] == call.tool; });
  if (tool == tools.end()) return std::nullopt;
  const json arguments = call.arguments.is_null() ? json::object() : call.arguments;
  if (!arguments.is_object()) return Failed("The arguments are an object.");
  if (const std::string wrong = WhatIsWrong((*tool)["inputSchema"], arguments); !wrong.empty())
    return Failed(wrong);
  Call checked = call;
  checked.arguments = arguments;
  return Caller(checked, sessions).Run();
}

}  // namespace inquest::mcp
