#include "session/look_json.h"

#include <nlohmann/json.hpp>

#include "session/json.h"
#include "session/view_json.h"

namespace inquest::session {
namespace {

constexpr uint64_t kLineColumns = 200;  // of a statement in a view
constexpr value::Budget kLine{.columns = kLineColumns};

value::JsonBudget BudgetInFull() {
  value::JsonBudget budget;
  budget.terms = 1'000'000;  // a value may go round
  budget.elements = budget.characters = 1'000'000;
  budget.depth = value::kReadableDepth;
  budget.text = kLine;
  return budget;
}

// Of one of many statements: a page of them is sent at once, and `show` has the rest.
value::JsonBudget BudgetOfLine() {
  value::JsonBudget budget;
  budget.elements = 10;
  budget.characters = kLineColumns;
  budget.terms = 50;
  budget.depth = 10;
  budget.text = kLine;
  return budget;
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
    Embed("tree", [&](value::Sink* sink) { WriteJson(tree, BudgetOfLine(), sink); });
  }
  void operator()(const view::Observations& observations) const {
    writer_.Member("kind", "observations");
    Embed("observed", [&](value::Sink* sink) { WriteJson(observations, BudgetOfLine(), sink); });
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
    for (const OutputLine& line : output.lines) WriteOutputLine(line, kLine, &writer_);
    writer_.EndArray();
  }
  void operator()(const Choices& choices) const {
    writer_.Member("kind", "choices");
    WriteStrings("words", choices.words);
    WriteMeanings(choices.meanings);
  }
  void operator()(const Help& help) const {
    writer_.Member("kind", "help");
    writer_.Key("commands");
    writer_.BeginArray();
    for (const Help::Word& word : help.words) {
      writer_.BeginObject();
      writer_.Member("group", word.group);
      WriteStrings("names", word.names);
      if (!word.argument.empty()) writer_.Member("argument", word.argument);
      writer_.Member("help", word.help);
      WriteMeanings(word.meanings);
      writer_.EndObject();
    }
    writer_.EndArray();
  }
  void operator()(const view::TrailStep& step) const {
    static constexpr const char* kSteps[] = {"step",   "result", "parts", "unfolded",
                                             "source", "stack",  "help"};
    writer_.Member("kind", "trail");
    writer_.Member("shows", kSteps[static_cast<size_t>(step.kind)]);
    if (step.kind == view::TrailStep::Kind::kHelp) return WriteWords(step.words);
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
  void WriteWords(const std::vector<view::TrailStep::Word>& words) const {
    writer_.Key("commands");
    writer_.BeginArray();
    for (const view::TrailStep::Word& word : words) {
      writer_.BeginObject();
      WriteStrings("names", word.names);
      if (!word.argument.empty()) writer_.Member("argument", word.argument);
      writer_.Member("help", word.help);
      writer_.EndObject();
    }
    writer_.EndArray();
  }
  void WriteStrings(const char* name, const std::vector<std::string>& strings) const {
    writer_.Key(name);
    writer_.BeginArray();
    for (const std::string& each : strings) writer_.String(each);
    writer_.EndArray();
  }
  void WriteMeanings(const Meanings& meanings) const {
    if (meanings.empty()) return;
    writer_.Key("meanings");
    writer_.BeginObject();
    for (const auto& [word, meaning] : meanings) writer_.Member(word, meaning);
    writer_.EndObject();
  }
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

}  // namespace

value::JsonBudget BudgetOfQuestion() {
  value::JsonBudget budget;
  budget.elements = 100;
  budget.characters = 2000;
  budget.terms = 1000;
  budget.depth = 50;
  budget.text = kLine;
  return budget;
}

void WriteLook(const Look& look, value::JsonWriter* writer) {
  writer->BeginObject();
  std::visit(LookJson(*writer), look);
  writer->EndObject();
}

}  // namespace inquest::session
