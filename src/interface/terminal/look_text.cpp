#include "interface/terminal/look_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "interface/terminal/help.h"
#include "interface/terminal/lay_out.h"
#include "interface/terminal/observations_text.h"
#include "interface/terminal/render.h"
#include "interface/terminal/source_text.h"
#include "interface/terminal/statistics_text.h"
#include "interface/terminal/trail_text.h"
#include "session/describe.h"
#include "source/excerpt.h"
#include "value/ascii.h"
#include "value/print.h"

namespace inquest::terminal {
namespace {

constexpr uint64_t kLineColumns = 200;  // of a line of a view; the screen breaks it to its own width
constexpr value::Budget kLine{.columns = kLineColumns};

// Statements and values, one a line, perhaps behind the number of the node and what indents it. What is far
// beyond a screen is only broken into lines.
std::string LaidOut(const std::string& text, const Screen& screen) {
  constexpr size_t kMost = size_t{1} << 16;
  if (text.size() > kMost) return text;
  const std::string shown = screen.ascii ? value::AsciiText(text) : text;
  std::string laid_out;
  for (size_t at = 0; at < shown.size();) {
    const size_t end = std::min(shown.find('\n', at), shown.size());
    const std::string_view line = std::string_view(shown).substr(at, end - at);
    const size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const size_t lead = digits == 0 ? 0 : std::min(line.find_first_not_of(' ', digits), line.size());
    const bool is_number = lead > digits + 1;  // a node's, then two blanks at least
    laid_out +=
        LayOut(line.substr(0, is_number ? lead : 0), line.substr(is_number ? lead : 0), "", screen.columns);
    laid_out += '\n';
    at = end + 1;
  }
  return laid_out;
}

class LookWriter {
 public:
  LookWriter(const Screen& screen, const LookOptions& options) : screen_(screen), options_(options) {}

  std::string operator()(const std::monostate&) const { return ""; }

  std::string operator()(const session::ShownPart& part) const {
    const uint64_t columns = part.in_full ? session::kShowBudget : options_.unfolded;
    const auto& [terms, statement] = part.shown;
    if (part.path.empty()) return Statements(value::Text(*terms, statement, {.columns = columns}) + "\n");
    if (part.is_function) return Statements(statement.name + "\n");
    value::StringSink sink;
    value::Print(*terms, part.part, {.columns = columns, .paths = true}, &sink, part.path);
    return Statements(sink.Take() + "\n");
  }

  std::string operator()(const session::Transcript& transcript) const {
    std::string text;
    for (const session::Transcript::Line& line : transcript.lines)
      text += TranscriptLine(line.question, line.statement, line.answer) + "\n";
    return Lines(text.empty() ? "Nothing was answered yet.\n" : text);
  }

  std::string operator()(const view::Code& code) const { return PlacedCodeText(code, screen_); }

  std::string operator()(const view::TreeLines& tree) const {
    std::string text;
    for (const view::TreeLine& line : tree.lines) {
      const std::string indent(2 * line.depth, ' ');
      if (line.left_out > 0) text += indent + line.left_out_text + "\n";
      const std::string head = indent + std::to_string(line.node) + "  ";
      std::string tail;
      if (!line.verdict.empty()) tail += "  (" + line.verdict + ")";
      if (line.finished_elsewhere)
        tail += fmt::format("  (finished elsewhere: {})", *line.finished_elsewhere);
      if (line.is_reference) tail += "  (also elsewhere)";
      const uint64_t taken = head.size() + tail.size();
      const uint64_t room = kLineColumns > taken + 20 ? kLineColumns - taken : 20;
      const view::Shown shown = tree.nodes->Describe(line.node);
      text += head + value::Text(*shown.terms, shown.statement, {.columns = room}) + tail + "\n";
      if (line.children > 0) text += fmt::format("{}  {} below\n", indent, line.children);
    }
    if (!tree.note.empty()) text += tree.note + "\n";
    return Statements(text);
  }

  std::string operator()(const view::Observations& observations) const {
    value::StringSink sink;
    WriteObservations(observations, kLine, &sink);
    return Lines(sink.text().empty() ? "There is no such call.\n" : sink.Take());
  }

  std::string operator()(const std::vector<view::RoutineCalls>& routines) const {
    value::StringSink sink;
    WriteRoutines(routines, &sink);
    return Lines(sink.Take());
  }

  std::string operator()(const view::TrailStep& step) const {
    value::Budget budget = kLine;
    if (step.columns != 0) budget.columns = step.columns;
    std::string text = TrailText(step, budget);
    if (step.is_start) text += "Type `trail a1` for what made the first argument, `trail help` for more.\n";
    return Lines(text);
  }

  std::string operator()(const session::Output& output) const {
    std::string text;
    for (const session::OutputLine& line : output.lines)
      text += OutputLine(line.number, line.text, line.by, kLine) + "\n";
    const uint64_t last = output.lines.empty() ? 0 : output.lines.back().number;
    if (last < output.all) text += fmt::format("and {} more; type output {}\n", output.all - last, last + 1);
    return Lines(text);
  }

  std::string operator()(const std::vector<view::SourceFile>& files) const {
    value::StringSink sink;
    WriteSource(files, screen_.color, &sink);
    return sink.Take();
  }

  std::string operator()(const view::Statistics& statistics) const {
    constexpr size_t kRoutines = 40;
    value::StringSink sink;
    WriteStatistics(statistics, kRoutines, &sink);
    return Lines(sink.Take());
  }

  std::string operator()(const session::Choices& choices) const {
    std::string text;
    for (const std::string& word : choices.words) text += source::MakeVisible(word) + "\n";
    return Lines(text);
  }

  std::string operator()(const session::Help& help) const { return HelpAbout(help, screen_); }

 private:
  std::string Lines(const std::string& text) const { return Fit(text, screen_, 2); }
  std::string Statements(const std::string& text) const {
    return Lines(options_.lays_out ? LaidOut(text, screen_) : text);
  }

  const Screen& screen_;
  const LookOptions& options_;
};

}  // namespace

std::string LookText(const session::Look& look, const Screen& screen, const LookOptions& options) {
  return std::visit(LookWriter(screen, options), look);
}

}  // namespace inquest::terminal
