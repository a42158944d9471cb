#include "session/protocol.h"

#include <strings.h>

#include <nlohmann/json.hpp>

#include "session/json.h"
#include "session/view_json.h"
#include "value/json.h"

namespace inquest::session {
namespace {

using nlohmann::json;

constexpr uint64_t kLineColumns = 200;  // of a statement in a view
constexpr value::Budget kLine{.columns = kLineColumns};

value::JsonBudget BudgetOfQuestion() {
  value::JsonBudget budget;
  budget.elements = 100;
  budget.characters = 2000;
  budget.terms = 1000;
  budget.depth = 50;
  budget.text = kLine;
  return budget;
}

value::JsonBudget BudgetInFull() {
  value::JsonBudget budget;
  budget.terms = 1'000'000;  // a value may go round
  budget.elements = budget.characters = 1'000'000;
  budget.depth = 10'000;
  budget.text = kLine;
  return budget;
}

json InformationJson(const Information& information) {
  return {{"why", information.why},
          {"suspects", information.suspects},
          {"likely_questions", information.likely_questions},
          {"tree", information.tree.empty() ? json(nullptr) : json(information.tree)},
          {"strategy", information.strategy},
          {"order", information.order},
          {"transforms", information.transforms},
          {"answered", information.answered},
          {"finished_elsewhere", information.finished_elsewhere}};
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

// Writes the members of the object `look`.
class LookJson {
 public:
  explicit LookJson(value::JsonWriter& writer) : writer_(writer) {}

  void operator()(const std::monostate&) const {}
  void operator()(const ShownPart& part) const {
    writer_.Member("kind", "part");
    const value::JsonBudget budget = part.in_full ? BudgetInFull() : BudgetOfQuestion();
    if (part.path.empty()) {
      writer_.Key("statement");
      value::WriteJson(*part.shown.terms, part.shown.statement, budget, &writer_);
      return;
    }
    writer_.Member("path", value::PathText(part.path));
    if (part.is_function) {
      writer_.Member("function", part.shown.statement.name);
      return;
    }
    writer_.Key("value");
    value::WriteJson(*part.shown.terms, part.part, budget, &writer_);
  }
  void operator()(const Transcript& transcript) const {
    writer_.Member("kind", "transcript");
    writer_.Key("lines");
    writer_.BeginArray();
    for (const Transcript::Line& line : transcript.lines) {
      writer_.BeginObject();
      writer_.Member("number", uint64_t{line.question});
      writer_.Member("statement", line.statement);
      writer_.Member("answer", line.answer);
      writer_.EndObject();
    }
    writer_.EndArray();
  }
  void operator()(const view::Code& code) const {
    writer_.Member("kind", "code");
    writer_.Key("code");
    writer_.Raw(ToLine(CodeJson(code)));
  }
  void operator()(const view::TreeLines& tree) const {
    writer_.Member("kind", "tree");
    if (!tree.note.empty()) writer_.Member("note", tree.note);
    Embed("tree", [&](value::Sink* sink) { WriteJson(tree, kLine, sink); });
  }
  void operator()(const view::Observations& observations) const {
    writer_.Member("kind", "observations");
    Embed("observed", [&](value::Sink* sink) { WriteJson(observations, kLine, sink); });
  }
  void operator()(const std::vector<view::RoutineCalls>& routines) const {
    writer_.Member("kind", "routines");
    Embed("called", [&](value::Sink* sink) { WriteJson(routines, sink); });
  }
  void operator()(const std::vector<view::SourceFile>& files) const {
    writer_.Member("kind", "executed");
    Embed("source", [&](value::Sink* sink) { WriteJson(files, sink); });
  }
  void operator()(const view::Statistics& statistics) const {
    writer_.Member("kind", "statistics");
    Embed("statistics", [&](value::Sink* sink) { WriteJson(statistics, sink); });
  }
  void operator()(const Output& output) const {
    writer_.Member("kind", "output");
    writer_.Member("pieces", output.all);
    writer_.Key("lines");
    writer_.BeginArray();
    for (const OutputLine& line : output.lines) {
      writer_.BeginObject();
      writer_.Member("piece", line.number);
      writer_.Member("handle", static_cast<uint64_t>(line.handle));
      writer_.Member("text", line.text);
      writer_.Key("by");
      WriteOrigin(line.by, kLine, &writer_);
      writer_.EndObject();
    }
    writer_.EndArray();
  }
  void operator()(const Choices& choices) const {
    writer_.Member("kind", "choices");
    writer_.Key("words");
    writer_.BeginArray();
    for (const std::string& word : choices.words) writer_.String(word);
    writer_.EndArray();
    if (choices.meanings.empty()) return;
    writer_.Key("meanings");
    writer_.BeginObject();
    for (const auto& [word, meaning] : choices.meanings) writer_.Member(word, meaning);
    writer_.EndObject();
  }
  void operator()(const view::TrailStep& step) const {
    static constexpr const char* kSteps[] = {"step",   "result", "parts", "unfolded",
                                             "source", "stack",  "help"};
    writer_.Member("kind", "trail");
    writer_.Member("shows", kSteps[static_cast<size_t>(step.kind)]);
    if (step.kind == view::TrailStep::Kind::kHelp) return;
    writer_.Key("origin");
    WriteOrigin(step.origin, kLine, &writer_);
    if (step.kind == view::TrailStep::Kind::kResult && step.origin.is_call()) {
      writer_.Key("statement");
      value::WriteJson(*step.origin.terms, step.origin.statement, BudgetOfQuestion(), &writer_);
    } else if (step.kind == view::TrailStep::Kind::kParts && step.origin.is_call()) {
      writer_.Key("parts");
      writer_.BeginArray();
      for (const value::Position& position : step.parts) {
        writer_.BeginObject();
        writer_.Member("path", value::PathText(position.path));
        writer_.Member("text", value::Text(*step.origin.terms, position.term, kLine));
        writer_.EndObject();
      }
      writer_.EndArray();
    } else if (step.kind == view::TrailStep::Kind::kUnfolded) {
      writer_.Key("value");
      value::WriteJson(*step.origin.terms, step.part, BudgetInFull(), &writer_);
    } else if (step.kind == view::TrailStep::Kind::kSource && step.excerpt) {
      writer_.Member("place", step.excerpt->place);
      writer_.Member("line", step.excerpt->line);
      writer_.Member("marks", step.excerpt->indent + step.excerpt->carets);
    } else if (step.kind == view::TrailStep::Kind::kStack) {
      WriteStack(step.stack, kLine, &writer_);
    }
  }

 private:
  // What a view writes as a line of its own.
  template <typename Write>
  void Embed(const char* name, Write write) const {
    value::StringSink sink;
    write(&sink);
    std::string text = sink.Take();
    while (text.ends_with('\n')) text.pop_back();
    writer_.Key(name);
    writer_.Raw(text);
  }

  value::JsonWriter& writer_;
};

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

}  // namespace

base::Result<Command> ReadRequest(std::string_view line, const std::vector<std::string>& views,
                                  std::string* id) {
  *id = "null";
  const json request = json::parse(line, nullptr, false);
  if (!request.is_object()) {
    return base::Error{
        "A request is an object on one line: {\"command\": \"no\"}, {\"command\": \"show\", "
        "\"argument\": \"a1\", \"id\": 1}."};
  }
  if (const auto found = request.find("id"); found != request.end()) *id = ToLine(*found);
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
    return base::Error{
        "The request has no `command`. {\"command\": \"choices\", "
        "\"argument\": \"help\"} lists what there is."};
  return ParseCommand(argument->empty() ? *command : *command + " " + *argument, views);
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

std::string WriteResponse(const Response& response, const std::string& id) {
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
    writer.BeginObject();
    std::visit(LookJson(writer), response.look);
    writer.EndObject();
  }
  if (!response.compared.empty()) writer.Member("compared", response.compared);
  if (!response.unasked.empty()) {
    writer.Key("unasked");
    writer.BeginArray();
    for (const Evidence& evidence : response.unasked) writer.Raw(ToLine(ToJson(evidence)));
    writer.EndArray();
  }
  if (!response.hint.empty()) writer.Member("hint", response.hint);
  if (!response.warning.empty()) writer.Member("warning", response.warning);
  writer.EndObject();
  return sink.Take();
}

}  // namespace inquest::session
