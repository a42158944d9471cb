#include "setup/judged_tests.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "base/names.h"
#include "haskell/program/workspace.h"
#include "setup/find_module.h"
#include "setup/trace_program.h"
#include "value/print.h"

namespace inquest::setup {
namespace {

using session::Event;
using session::EventKind;
using session::Verdict;
using value::Kind;
using value::Style;
using value::Term;

constexpr size_t kLongest = 2000;  // columns of a value
constexpr std::string_view kExpect = "expect ";

// What was not evaluated as `undefined`: a call that needs it was not meant to.
class Writable : public value::Terms {
 public:
  explicit Writable(const value::Terms& terms) : terms_(terms) {}
  void Look(Term term, value::View* view) const override {
    terms_.Look(term, view);
    if (view->kind != Kind::kUnevaluated) return;
    view->Clear();
    view->kind = Kind::kConstructor;
    view->name = "undefined";
  }

 private:
  const value::Terms& terms_;
};

// Whether it can be written as it is shown; `_` only where `may_be_partial`.
bool IsData(const value::Terms& terms, Term term, bool may_be_partial) {
  std::vector<Term> open = {term};
  value::View view;
  for (size_t seen = 0; !open.empty(); ++seen) {
    if (seen > kLongest) return false;
    const Term next = open.back();
    open.pop_back();
    terms.Look(next, &view);
    const bool is_plain =
        view.kind == Kind::kConstructor || view.kind == Kind::kNumber || view.kind == Kind::kCharacter;
    if (!is_plain && !(may_be_partial && view.kind == Kind::kUnevaluated)) return false;
    if (view.rope_of_field.has_value()) return false;  // it is built by functions
    open.insert(open.end(), view.fields.begin(), view.fields.end());
  }
  return true;
}

// None if it is too long.
std::optional<std::string> TextOf(const value::Terms& terms, Term term) {
  const std::string text = value::Text(terms, term, {.columns = kLongest});
  const bool is_folded = text.find("«") != std::string::npos;
  return is_folded ? std::nullopt : std::optional(text);
}

std::string Argument(const value::Terms& terms, Term term, const std::string& text) {
  value::View view;
  terms.Look(term, &view);
  const bool is_closed = view.style == Style::kTuple || view.style == Style::kUnit ||
                         view.style == Style::kNil ||
                         (view.style == Style::kList && text.find(" : ") == std::string::npos &&
                          text.find(" ++ ") == std::string::npos);
  const bool is_word = text.find(' ') == std::string::npos && !text.starts_with('-');
  return is_closed || is_word ? text : "(" + text + ")";
}

std::optional<std::string> CallText(const tree::Behaviours& behaviours, const value::Statement& statement) {
  const Writable terms(behaviours.terms());
  std::string call = statement.is_operator ? "(" + statement.name + ")" : statement.name;
  for (const Term argument : statement.arguments) {
    if (!IsData(behaviours.terms(), argument, true)) return std::nullopt;
    const auto text = TextOf(terms, argument);
    if (!text) return std::nullopt;
    call += " " + Argument(terms, argument, *text);
  }
  return call;
}

class Collector {
 public:
  Collector(const session::Session& session, haskell::program::Workspace& workspace)
      : session_(session),
        state_(session.state()),
        behaviours_(state_.run_behaviours()),
        workspace_(workspace) {}

  JudgedTests Collect() {
    for (const session::Step& step : session_.steps()) {
      for (const Event& event : step.events) {
        // Nodes of another tree have other numbers.
        if (event.kind == EventKind::kTree || event.kind == EventKind::kTransform) judged_.clear();
        if (event.kind != EventKind::kJudge) continue;
        std::erase_if(judged_, [&](const Judged& other) { return other.key == event.key; });
        const bool is_expected = event.by == session::By::kExpectedValue && step.command.starts_with(kExpect);
        judged_.push_back({event.key, event.node, event.verdict,
                           is_expected ? step.command.substr(kExpect.size()) : std::string()});
      }
    }
    for (const Judged& judged : judged_) Add(judged);
    return std::move(collected_);
  }

 private:
  struct Judged {
    std::string key;
    tree::NodeId node;
    Verdict verdict;
    std::string expected;  // as typed
  };

  void Add(const Judged& judged) {
    const bool is_told = judged.verdict == Verdict::kCorrect || judged.verdict == Verdict::kWrong;
    if (!is_told) return;
    ++collected_.judged;
    if (!AddTest(judged))
      collected_.left_out.push_back(session::DescribeStatement(state_.behaviours(), judged.node, kLongest));
  }

  // False if it cannot be written.
  bool AddTest(const Judged& judged) {
    const std::vector<tree::NodeId> parts = state_.numbering().PartsOf(judged.node);
    if (parts.size() != 1 || parts[0] == tree::Tree::root()) return false;
    const tree::NodeId node = parts[0];
    if (behaviours_.OutcomeOf(node) != tree::Outcome::kValue) return false;
    const view::RoutineInfo routine = behaviours_.routine(state_.run_tree().routine(node));
    if (!routine.around.empty()) return false;
    const value::Statement statement = behaviours_.Describe(node);
    JudgedTest test{.function = statement.name};
    const auto call = CallText(behaviours_, statement);
    if (!call) return false;
    test.call = *call;
    if (!judged.expected.empty()) {
      test.value = judged.expected;
    } else {
      if (!IsData(behaviours_.terms(), statement.result, false)) return false;
      const auto value = TextOf(behaviours_.terms(), statement.result);
      if (!value) return false;
      test.value = *value;
      test.is_equal = judged.verdict == Verdict::kCorrect;
    }
    if (!CanBeCompared(test)) return false;
    collected_.tests.push_back(std::move(test));
    return true;
  }

  // In the scope of the program: its names may be hidden there, or the type have no ==.
  bool CanBeCompared(const JudgedTest& test) {
    const std::string comparison = "(" + test.call + ") == (" + test.value + ")";
    return workspace_.Translate(comparison, workspace_.FindType("Bool")).ok();
  }

  const session::Session& session_;
  const session::State& state_;
  const tree::Behaviours& behaviours_;
  haskell::program::Workspace& workspace_;
  std::vector<Judged> judged_;
  JudgedTests collected_;
};

std::string Quoted(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::vector<std::string> LinesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool BeginsWithWord(const std::string& line, std::string_view word) {
  if (!line.starts_with(word)) return false;
  const char next = line.size() > word.size() ? line[word.size()] : ' ';
  return std::isalnum(static_cast<unsigned char>(next)) == 0 && next != '_' && next != '\'';
}

// What stands before the first import or declaration, in lines.
struct Head {
  size_t header = 0, header_end = 0;  // `module ... where`; the same where there is none
  size_t imports = 0;                 // before this line an import can stand
};

Head HeadOf(const std::vector<std::string>& lines) {
  Head head{.imports = lines.size()};
  bool in_header = false;
  for (size_t i = 0, depth = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    const bool is_comment = depth > 0 || line.starts_with("--") || line.starts_with("{-");
    if (!is_comment && !in_header && BeginsWithWord(line, "module")) {
      in_header = true;
      head.header = i;
    }
    if (in_header && line.find("where") != std::string::npos) {
      head.header_end = i + 1;
      head.imports = i + 1;
      return head;
    }
    if (!is_comment && !in_header && !line.empty()) {
      head.imports = i;
      return head;
    }
    for (size_t at = 0; at + 1 < line.size(); ++at) {
      if (line[at] == '{' && line[at + 1] == '-') ++depth;
      if (line[at] == '-' && line[at + 1] == '}' && depth > 0) --depth;
    }
  }
  return head;
}

constexpr std::string_view kImports =
    "import qualified Data.Eq as InquestTests ((==), (/=))\n"
    "import qualified Data.Foldable as InquestTests (mapM_)\n"
    "import qualified Data.List as InquestTests (null, (++))\n"
    "import qualified System.Exit as InquestTests (exitFailure)\n"
    "import qualified System.IO as InquestTests (putStrLn)\n";

constexpr std::string_view kMain =
    "\nmain = do\n"
    "  let failed = [call | (call, False) <- inquestTests]\n"
    "  InquestTests.mapM_ (\\call -> InquestTests.putStrLn (\"failed: \" InquestTests.++ call)) failed\n"
    "  if InquestTests.null failed then InquestTests.putStrLn \"all tests passed\" else "
    "InquestTests.exitFailure\n";

}  // namespace

base::Result<JudgedTests> CollectTests(const session::Session& session, const trail::Trail& run,
                                       const std::string& library) {
  auto main = MainModuleIn(run.layout());
  if (!main) return main.error();
  haskell::program::Options options;
  options.find = FinderIn(run.layout(), library);
  auto workspace = haskell::program::Workspace::Open(std::move(*main), std::move(options));
  if (!workspace) return workspace.error();
  return Collector(session, **workspace).Collect();
}

base::Result<std::string> TestModule(const JudgedTests& tests, const source::File& main) {
  if (main.name().ends_with(".lhs"))
    return base::Error{"Tests for literate programs can be written as tables only; give --table."};
  const std::vector<std::string> lines = LinesOf(main.text());
  const Head head = HeadOf(lines);
  std::string text;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i == head.imports) text += kImports;
    if (head.header <= i && i + 1 < head.header_end) continue;
    if (head.header < head.header_end && i + 1 == head.header_end) {
      text += "module Main (main) " + lines[i].substr(lines[i].find("where")) + "\n";
    } else {
      text += (BeginsWithWord(lines[i], "main") ? "programMain" + lines[i].substr(4) : lines[i]) + "\n";
    }
  }
  if (head.imports >= lines.size()) text += kImports;
  text += "\n-- What was judged in a session of inquest.\ninquestTests =\n";
  for (size_t i = 0; i < tests.tests.size(); ++i) {
    const JudgedTest& test = tests.tests[i];
    text += fmt::format("  {} ({}, ({}) InquestTests.{} ({}))\n", i == 0 ? "[" : ",",
                        Quoted(test.call + (test.is_equal ? " == " : " /= ") + test.value), test.call,
                        test.is_equal ? "==" : "/=", test.value);
  }
  return text + (tests.tests.empty() ? "  []\n" : "  ]\n") + std::string(kMain);
}

std::string TestTables(const JudgedTests& tests) {
  std::vector<std::pair<std::string, std::vector<const JudgedTest*>>> tables;
  for (const JudgedTest& test : tests.tests) {
    if (!test.is_equal || base::IsOperatorName(test.function)) continue;
    auto table = std::find_if(tables.begin(), tables.end(),
                              [&](const auto& each) { return each.first == test.function; });
    if (table == tables.end()) table = tables.insert(table, {test.function, {}});
    table->second.push_back(&test);
  }
  std::string text;
  for (const auto& [function, rows] : tables) {
    text += (text.empty() ? "" : "\n") + ("tests_" + function) + " =\n";
    for (size_t i = 0; i < rows.size(); ++i)
      text += fmt::format("  {} ({}, {})\n", i == 0 ? "[" : ",", rows[i]->call, rows[i]->value);
    text += "  ]\n";
  }
  return text;
}

}  // namespace inquest::setup
