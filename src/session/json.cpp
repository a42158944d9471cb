#include "session/json.h"

#include <nlohmann/json.hpp>

#include "value/ascii.h"

namespace inquest::session {
namespace {

using nlohmann::json;

json ToJson(const Event& event) {
  json object = {{"event", NameOf(event.kind)}};
  if (event.node.has_value()) object["node"] = event.node.index;
  if (event.kind == EventKind::kJudge) {
    object["verdict"] = NameOf(event.verdict);
    object["by"] = NameOf(event.by);
  }
  if (event.routine.has_value()) object["routine"] = event.routine.index;
  if (!event.key.empty()) object["key"] = event.key;
  if (!event.name.empty()) object["name"] = event.name;
  return object;
}

// Reads the fields of an object; remembers the first one that is not as it should be.
class Fields {
 public:
  explicit Fields(const json& object) : object_(object) {
    if (!object.is_object()) error_ = "it is no object";
  }
  std::string Text(const char* name, bool needed) {
    const json* field = Find(name, needed);
    if (field == nullptr) return "";
    if (field->is_string()) return field->get<std::string>();
    Complain(name);
    return "";
  }
  uint32_t Number(const char* name, uint32_t otherwise) {
    const json* field = Find(name, false);
    if (field == nullptr || field->is_null()) return otherwise;
    if (field->is_number_unsigned() && field->get<uint64_t>() < UINT32_MAX) return field->get<uint32_t>();
    Complain(name);
    return otherwise;
  }
  bool Flag(const char* name) {
    const json* field = Find(name, false);
    if (field == nullptr) return false;
    if (field->is_boolean()) return field->get<bool>();
    Complain(name);
    return false;
  }
  const json* Array(const char* name) {
    const json* field = Find(name, true);
    if (field == nullptr || field->is_array()) return field;
    Complain(name);
    return nullptr;
  }
  void Complain(const char* name) {
    if (error_.empty()) error_ = std::string("`") + name + "` is not as it should be";
  }
  const std::string& error() const { return error_; }

 private:
  const json* Find(const char* name, bool needed) {
    if (!error_.empty()) return nullptr;
    const auto found = object_.find(name);
    if (found != object_.end()) return &*found;
    if (needed) error_ = std::string("`") + name + "` is missing";
    return nullptr;
  }

  const json& object_;
  std::string error_;
};

base::Result<Event> EventFromJson(const json& object) {
  Fields fields(object);
  Event event;
  if (!FindEventKind(fields.Text("event", true), &event.kind)) fields.Complain("event");
  event.node.index = fields.Number("node", NodeId::kNone);
  event.routine.index = fields.Number("routine", RoutineId::kNone);
  event.key = fields.Text("key", event.kind == EventKind::kForget);
  event.name = fields.Text("name", false);
  if (event.kind == EventKind::kJudge) {
    if (!FindVerdict(fields.Text("verdict", true), &event.verdict)) fields.Complain("verdict");
    if (!FindBy(fields.Text("by", true), &event.by)) fields.Complain("by");
  }
  if (!fields.error().empty()) return base::Error{fields.error()};
  return event;
}

}  // namespace

json CodeJson(const view::Code& code) {
  json pieces = json::array();
  view::TextPosition at = {code.first_line, code.first_column};
  for (const view::CodePiece& piece : code.pieces) {
    const view::TextPosition begin = at;
    at = view::After(at, piece.text);
    pieces.push_back({{"text", piece.text},
                      {"executed", piece.executed},
                      {"suspect", piece.is_suspect()},
                      {"line", begin.line},
                      {"column", begin.column},
                      {"end_line", at.line},
                      {"end_column", at.column}});
  }
  return {{"file", code.file},
          {"line", code.line},
          {"column", code.column},
          {"first_line", code.first_line},
          {"first_column", code.first_column},
          {"pieces", std::move(pieces)}};
}

namespace {

json RoutineJson(const view::RoutineInfo& routine) {
  json object = {{"name", routine.name},
                 {"module", routine.module},
                 {"file", routine.file},
                 {"from", routine.first_line},
                 {"to", routine.last_line}};
  if (!routine.instance.empty()) object["instance"] = routine.instance;
  return object;
}

template <typename T, typename Convert>
json ListJson(const std::vector<T>& values, Convert convert) {
  json list = json::array();
  for (const T& value : values) list.push_back(convert(value));
  return list;
}

json PartJson(const view::CodePart& part) {
  return {{"kind", part.kind},
          {"text", part.text},
          {"file", part.file},
          {"line", part.begin.line},
          {"column", part.begin.column},
          {"end_line", part.end.line},
          {"end_column", part.end.column}};
}

json FaultyJson(const FaultyCode& fault) {
  json object = {{"routine", RoutineJson(fault.routine)},
                 {"node", fault.node_number},
                 {"statement", fault.statement},
                 {"code", CodeJson(fault.code)},
                 {"further_code", ListJson(fault.further_code, CodeJson)}};
  if (!fault.parts.empty()) object["parts"] = ListJson(fault.parts, PartJson);
  if (fault.may_be_missing) object["may_be_missing"] = true;
  return object;
}

json SuspectJson(const Suspect& suspect) {
  const auto statement = [](const UnjudgedStatement& each) -> json {
    return {{"statement", each.statement}, {"nodes", each.node_numbers}};
  };
  json object = {{"routine", RoutineJson(suspect.routine)},
                 {"statements", ListJson(suspect.statements, statement)},
                 {"code", CodeJson(suspect.code)},
                 {"further_code", ListJson(suspect.further_code, CodeJson)}};
  if (suspect.calls != 0) object["calls"] = suspect.calls;
  return object;
}

json RoundJson(const Round& round) {
  const auto call = [](const Round::Call& each) -> json {
    return {{"node", each.node_number}, {"statement", each.statement}};
  };
  return {{"calls", ListJson(round.calls, call)},
          {"turn", round.turn},
          {"all_calls", round.all_calls},
          {"arguments", round.repeats ? "repeat" : "change"}};
}

}  // namespace

json ToJson(const Step& step) {
  json object = {{"command", step.command}};
  if (step.question != 0) {
    object["question"] = step.question;
    object["node"] = step.node.index;
    object["node_number"] = step.node_number;
    object["statement"] = step.statement;
    object["answer"] = step.answer;
  }
  if (step.remembered) object["remembered"] = true;
  object["events"] = ListJson(step.events, [](const Event& event) { return ToJson(event); });
  return object;
}

base::Result<Step> StepFromJson(const json& object) {
  Fields fields(object);
  Step step;
  step.command = fields.Text("command", true);
  step.question = fields.Number("question", 0);
  step.node.index = fields.Number("node", NodeId::kNone);
  step.node_number = fields.Number("node_number", 0);
  step.statement = fields.Text("statement", step.question != 0);
  step.answer = fields.Text("answer", step.question != 0);
  step.remembered = fields.Flag("remembered");
  const json* events = fields.Array("events");
  if (!fields.error().empty()) return base::Error{fields.error()};
  for (const json& each : *events) {
    auto event = EventFromJson(each);
    if (!event) return event.error();
    step.events.push_back(std::move(*event));
  }
  return step;
}

json ToJson(const Question& question) {
  json object = {{"number", question.number},
                 {"node", question.node_number},
                 {"routine", RoutineJson(question.routine)},
                 {"unfinished", question.unfinished},
                 {"statement", question.statement}};
  if (question.part) object["part"] = PartJson(*question.part);
  if (!question.confirms.empty()) object["confirms"] = question.confirms;
  return object;
}

json ToJson(const Evidence& evidence) {
  json object = {{"question", evidence.question == 0 ? json(nullptr) : json(evidence.question)},
                 {"node", evidence.node_number},
                 {"statement", evidence.statement},
                 {"verdict", NameOf(evidence.verdict)},
                 {"by", NameOf(evidence.by)}};
  if (!evidence.author.empty()) object["author"] = evidence.author;
  return object;
}

json ToJson(const Finding& finding) {
  const auto evidence = [](const Evidence& each) { return ToJson(each); };
  json object = FaultyJson(finding.fault);
  object["kind"] = NameOf(finding.kind);
  object["cycle"] = ListJson(finding.cycle, SuspectJson);
  object["or_else"] = ListJson(finding.or_else, SuspectJson);
  if (finding.round) object["round"] = RoundJson(*finding.round);
  object["inadmissible"] = ListJson(finding.inadmissible, evidence);
  object["chain"] = ListJson(finding.chain, evidence);
  return object;
}

std::string ToLine(const json& value) {
  return value::VisibleJson(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

}  // namespace inquest::session
