#include "session/protocol.h"

#include <strings.h>

#include <nlohmann/json.hpp>

#include "session/json.h"
#include "session/look_json.h"
#include "value/escape.h"
#include "value/json.h"

namespace inquest::session {
namespace {

using nlohmann::json;

json InformationJson(const Information& information) {
  json object = {{"why", information.why},
                 {"suspects", information.suspects},
                 {"likely_questions", information.likely_questions},
                 {"tree", information.tree.empty() ? json(nullptr) : json(information.tree)},
                 {"strategy", information.strategy},
                 {"order", information.order},
                 {"transforms", information.transforms},
                 {"granularity", information.granularity},
                 {"answered", information.answered},
                 {"finished_elsewhere", information.finished_elsewhere}};
  if (!information.inside.empty()) object["inside"] = information.inside;
  return object;
}

std::string_view KindName(ResponseKind kind) {
  switch (kind) {
    case ResponseKind::kQuestion:
      return "question";
    case ResponseKind::kFinding:
      return "finding";
    case ResponseKind::kNoFault:
      return "no fault";
    case ResponseKind::kInformation:
      return "information";
    case ResponseKind::kRefusal:
      return "refusal";
    case ResponseKind::kQuit:
      return "quit";
  }
  return "";
}

void WriteQuestion(const Question& question, value::JsonWriter& writer) {
  std::string object = ToLine(ToJson(question));
  object.pop_back();  // its `}`
  writer.Key("question");
  if (question.shown.terms == nullptr) return writer.Raw(object + "}");
  value::StringSink terms;
  value::JsonWriter inner(&terms);
  value::WriteJson(*question.shown.terms, question.shown.statement, BudgetOfQuestion(), &inner);
  writer.Raw(object + ",\"terms\":" + terms.Take() + "}");
}

// A name that is none, say `argumnt`, would change what is meant: `trust` without its argument is about
// another function.
base::Status CheckMembers(const json& request) {
  for (const auto& [name, value] : request.items()) {
    if (name == "command" || name == "argument" || name == "id" || name == "by") continue;
    return base::Error{"`" + value::VisibleText(name) +
                       "` is no member of a request: these are `command`, `argument`, `id` and `by`."};
  }
  return base::Unit{};
}

}  // namespace

base::Result<Command> ReadRequest(std::string_view line, const std::vector<std::string>& views,
                                  std::string* id, std::string_view now) {
  *id = "null";
  const json request = json::parse(line, nullptr, false);
  if (!request.is_object()) {
    return base::Error{
        "A request is an object on one line: {\"command\": \"no\"}, {\"command\": \"show\", "
        "\"argument\": \"a1\", \"id\": 1}."};
  }
  if (const auto found = request.find("id"); found != request.end()) *id = ToLine(*found);
  if (const base::Status known = CheckMembers(request); !known.ok()) return known.error();
  const auto text = [&](const char* name) -> base::Result<std::string> {
    const auto found = request.find(name);
    if (found == request.end()) return std::string();
    if (found->is_string()) return found->get<std::string>();
    if (found->is_number_unsigned()) return std::to_string(found->get<uint64_t>());
    return base::Error{std::string("`") + name + "` is a text."};
  };
  const auto command = text("command"), argument = text("argument");
  if (!command) return command.error();
  if (!argument) return argument.error();
  if (command->empty())
    return base::Error{"The request has no `command`. {\"command\": \"help\"} lists what there is."};
  const auto by = text("by");
  if (!by) return by.error();
  auto parsed = ParseCommand(argument->empty() ? *command : *command + " " + *argument, views, now);
  if (parsed) parsed->by = *by;
  return parsed;
}

bool IsStopRequest(std::string_view line) {
  const json request = json::parse(line, nullptr, false);
  if (!request.is_object()) return false;
  const auto command = request.find("command");
  if (command == request.end() || !command->is_string()) return false;
  return strcasecmp(std::string(Trim(command->get<std::string>())).c_str(), "stop") == 0;
}

std::string WriteProgress(const std::string& work, uint64_t seconds, const std::string& id) {
  value::StringSink sink;
  value::JsonWriter writer(&sink);
  writer.BeginObject();
  writer.Key("id");
  writer.Raw(id);
  writer.Member("kind", "progress");
  writer.Member("work", work);
  writer.Member("seconds", seconds);
  writer.EndObject();
  return std::move(sink).Take();
}

std::string WriteResponse(const Response& response, const std::string& id, const std::string& text) {
  value::StringSink sink;
  value::JsonWriter writer(&sink);
  writer.BeginObject();
  writer.Key("id");
  writer.Raw(id);
  writer.Member("kind", KindName(response.kind));
  if (!response.sentence.empty()) writer.Member("sentence", response.sentence);
  if (response.question) WriteQuestion(*response.question, writer);
  if (response.finding) {
    writer.Key("finding");
    writer.Raw(ToLine(ToJson(*response.finding)));
  }
  if (response.information) {
    writer.Key("information");
    writer.Raw(ToLine(InformationJson(*response.information)));
  }
  if (!std::holds_alternative<std::monostate>(response.look)) {
    writer.Key("look");
    WriteLook(response.look, &writer);
  }
  if (!response.compared.empty()) writer.Member("compared", response.compared);
  if (!response.marked.empty()) writer.Member("marked", response.marked);
  if (!response.unasked.empty()) {
    writer.Key("unasked");
    writer.BeginArray();
    for (const Evidence& evidence : response.unasked) writer.Raw(ToLine(ToJson(evidence)));
    writer.EndArray();
  }
  if (!response.hint.empty()) writer.Member("hint", response.hint);
  if (!response.warning.empty()) writer.Member("warning", response.warning);
  if (!text.empty()) writer.Member("text", text);
  writer.EndObject();
  return sink.Take();
}

}  // namespace inquest::session
