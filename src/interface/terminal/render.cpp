#include "interface/terminal/render.h"

#include <algorithm>

#include "interface/terminal/code_text.h"
#include "interface/terminal/lay_out.h"
#include "source/excerpt.h"
#include "value/ascii.h"

namespace inquest::terminal {
namespace {

constexpr size_t kMostUnasked = 6;
constexpr size_t kMostStatements = 6;    // of a routine that was not judged
constexpr size_t kMostSuspects = 12;     // of such routines that are shown with their code
constexpr size_t kMostNameColumns = 60;  // of a lambda, which is named by its text

std::string NameText(const std::string& name) {
  if (ColumnsOf(name) <= kMostNameColumns) return name;
  return name.substr(0, FittingPrefix(name, kMostNameColumns - 1)) + "…";
}

uint32_t LastLineOf(const view::Code& code) {
  std::string text = view::TextOf(code);
  while (text.ends_with('\n')) text.pop_back();
  return code.first_line + static_cast<uint32_t>(std::count(text.begin(), text.end(), '\n'));
}

// FILE:LINE:COLUMN, as terminals and editors follow it.
std::string Position(const view::Code& code) {
  return code.file + ":" + std::to_string(code.line) + ":" + std::to_string(code.column);
}

// Broken at blanks only, so that a terminal knows the place in it.
std::string Heading(const std::string& text, const Screen& screen) {
  const std::string visible = source::MakeVisible(text);
  return WrapWords(screen.ascii ? value::AsciiText(visible) : visible, screen.columns, 2);
}

// The equation used; of a node that stands for several calls, all of them.
std::string CodesText(const view::Code& code, const std::vector<view::Code>& further, const char* lead,
                      const Screen& screen) {
  std::string text = CodeText(code, screen);
  for (const view::Code& each : further) {
    text += Heading(lead + Position(each), screen) + "\n" + CodeText(each, screen);
  }
  return text;
}

// Statements as transcripts have them, or folded to a few lines of a screen.
class Statements {
 public:
  Statements(const Screen& screen, bool folded) : screen_(screen), folded_(folded) {}

  // On lines of its own, `indent` columns in.
  std::string Line(std::string lead, const std::string& statement, const view::Shown& shown) const {
    const size_t indent = lead.find_first_not_of(' ') == std::string::npos ? lead.size() + 2 : 2;
    if (!folded_ || shown.terms == nullptr) return Fit(lead + statement, screen_, indent) + "\n";
    const size_t room = kLines * (screen_.columns - std::min(screen_.columns, indent));
    const size_t columns = room > ColumnsOf(lead) ? room - ColumnsOf(lead) : 1;
    const value::Budget budget{.columns = columns, .ascii = screen_.ascii};
    return Fit(lead + value::Text(*shown.terms, shown.statement, budget), screen_, indent) + "\n";
  }

 private:
  static constexpr size_t kLines = 3;
  const Screen& screen_;
  const bool folded_;
};

// 1,234,567.
std::string Grouped(uint64_t number) {
  std::string text = std::to_string(number);
  for (size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

// `It does not end: it calls itself again and again with the same arguments.`, then the last calls.
std::string RoundText(const session::Finding& finding, const Statements& statements) {
  const session::Round& round = *finding.round;
  std::string text = finding.cycle.empty() ? "It does not end: it calls itself again and again, "
                                           : "It does not end: these call each other again and again, ";
  text += round.repeats ? "with arguments that repeat:\n" : "with arguments that change:\n";
  if (round.all_calls > round.calls.size())
    text += "  " + Grouped(round.all_calls - round.calls.size()) + " more, then\n";
  for (const session::Round::Call& call : round.calls)
    text += statements.Line("  ", call.statement, call.shown);
  return text;
}

std::string KindText(const session::Finding& finding, const Statements& statements) {
  switch (finding.kind) {
    case session::FindingKind::kWrongResult:
      return "";
    case session::FindingKind::kError:
      return statements.Line("It ends in an error: ", finding.fault.statement, finding.fault.shown);
    case session::FindingKind::kDidNotFinish:
      return statements.Line("It did not finish: ", finding.fault.statement, finding.fault.shown);
    case session::FindingKind::kGoesRound:
      return RoundText(finding, statements);
    case session::FindingKind::kInadmissibleCall: {
      std::string text;
      for (const session::Evidence& call : finding.inadmissible) {
        text += statements.Line("It makes a call that should not be: ", call.statement, call.shown);
      }
      return text;
    }
  }
  return "";
}

std::string AndMore(size_t all, size_t shown, const char* lead) {
  return all <= shown ? "" : lead + std::string("and ") + std::to_string(all - shown) + " more\n";
}

// A routine that may be at fault instead; `brief`: there are too many to show the code of each.
std::string SuspectText(const std::string& why, const session::Suspect& suspect, bool brief,
                        const Screen& screen, const Statements& statements) {
  std::string text = Heading(why + PlaceOf(suspect.routine, suspect.code), screen);
  const size_t count = suspect.statements.size();
  if (brief) return text + ", " + std::to_string(count) + (count == 1 ? " statement\n" : " statements\n");
  if (suspect.calls != 0) text += ", " + Grouped(suspect.calls) + (suspect.calls == 1 ? " call" : " calls");
  text += "\n" + CodesText(suspect.code, suspect.further_code, "  and ", screen);
  for (size_t i = 0; i < std::min(count, kMostStatements); ++i) {
    const session::UnjudgedStatement& each = suspect.statements[i];
    text += statements.Line("  ", each.statement, each.shown);
  }
  return text + (suspect.calls > count ? "" : AndMore(count, kMostStatements, "  "));
}

std::string EvidenceLine(const session::Evidence& evidence) {
  std::string line = evidence.question != 0 ? std::to_string(evidence.question) + ". "
                                            : "node " + std::to_string(evidence.node_number) + ": ";
  line += evidence.statement + "  " + std::string(session::NameOf(evidence.verdict));
  if (evidence.by == session::By::kPerson) return line;
  line += ", " + (evidence.author.empty() ? std::string(session::NameOf(evidence.by)) : evidence.author);
  return line;
}

std::string InformationText(const session::Information& information) {
  std::string text = information.why + "\n";
  text += "Suspects left: " + std::to_string(information.suspects) +
          "; questions likely: " + std::to_string(information.likely_questions) +
          "; answered: " + std::to_string(information.answered) + ".\n";
  if (information.finished_elsewhere > 0)
    text += "Unfinished calls that finished elsewhere with the same arguments, and were not asked about: " +
            std::to_string(information.finished_elsewhere) + ".\n";
  if (!information.tree.empty())
    text += "Tree " + information.tree + ", granularity " + information.granularity + ". ";
  text += "Strategy " + information.strategy + ", order " + information.order;
  text +=
      information.transforms.empty() ? ", no transform.\n" : ", transform " + information.transforms + ".\n";
  return text;
}

}  // namespace

std::string NameOf(const view::RoutineInfo& routine) {
  return NameText(routine.name) + (routine.instance.empty() ? "" : " of " + routine.instance);
}

// `insert, Sort.hs:22:1 (its equations: lines 21-24)`, `def of Default Int, Main.hs:7:3`: where the equation
// used is, then where all are if there is more of them. `transfer, from Bank.hs:29:3 on`: what begins with a
// statement of a do block.
std::string PlaceOf(const view::RoutineInfo& routine, const view::Code& code) {
  const std::string lines = std::to_string(routine.first_line) + "-" + std::to_string(routine.last_line);
  const std::string name = NameOf(routine);
  if (code.file.empty()) return name + (routine.file.empty() ? "" : ", " + routine.file + ":" + lines);
  const bool is_part = code.line != code.first_line || code.column != code.first_column;
  const bool is_all = routine.first_line >= code.first_line && routine.last_line <= LastLineOf(code);
  return name + (is_part ? ", from " + Position(code) + " on" : ", " + Position(code)) +
         (is_all ? "" : " (its equations: lines " + lines + ")");
}

Screen TranscriptScreen(bool ascii) {
  return {.columns = size_t{1} << 20, .rows = 24, .color = false, .ascii = ascii};
}

std::string TranscriptLine(const session::Step& step) {
  return TranscriptLine(step.question, step.statement, step.answer);
}

std::string TranscriptLine(uint32_t question, const std::string& statement, const std::string& answer) {
  // What a journal brought along may be anything.
  return source::MakeVisible(std::to_string(question) + ". " + statement + " ? " + answer);
}

namespace {

// `the guard x > y, Sort.hs:9:5-9, in insert`; of several pieces each.
std::string PartsText(const session::FaultyCode& fault) {
  std::string text;
  for (size_t i = 0; i < fault.parts.size(); ++i) {
    const view::CodePart& part = fault.parts[i];
    text += (i == 0 ? "the " : " and the ") + part.kind + " " + NameText(part.text) + ", " + part.file + ":" +
            std::to_string(part.begin.line) + ":" + std::to_string(part.begin.column);
    if (part.end.line == part.begin.line && part.end.column > part.begin.column + 1)
      text += "-" + std::to_string(part.end.column - 1);
    if (part.end.line != part.begin.line) text += " to line " + std::to_string(part.end.line);
  }
  return text + ", in " + NameOf(fault.routine);
}

}  // namespace

std::string PlaceOf(const session::FaultyCode& fault) {
  return fault.parts.empty() ? PlaceOf(fault.routine, fault.code) : PartsText(fault);
}

std::string FindingText(const session::Finding& finding, const Screen& screen, bool folded) {
  const Statements statements(screen, folded);
  const session::FaultyCode& fault = finding.fault;
  const bool is_inside = !fault.parts.empty();
  const std::string heading = Heading("The fault is in " + PlaceOf(fault), screen);
  std::string text = Paint(heading, Look::kFault, screen.color) + "\n";
  text += is_inside
              ? CodeText(fault.code, screen, Signs::kSuspect)
              : CodesText(fault.code, fault.further_code, "or in what was asked about with it, ", screen);
  if (fault.may_be_missing) text += "or what should have been chosen before it is missing\n";
  text += KindText(finding, statements);
  for (size_t i = 0; i < finding.cycle.size(); ++i) {
    text += SuspectText(
        finding.round ? "or, since it goes round with it, in " : "or, since they need each other, in ",
        finding.cycle[i], i >= kMostSuspects, screen, statements);
  }
  for (size_t i = 0; i < finding.or_else.size(); ++i) {
    text += SuspectText("or, not judged, in ", finding.or_else[i], i >= kMostSuspects, screen, statements);
  }
  return text;
}

std::string PlacedCodeText(const view::Code& code, const Screen& screen) {
  return Heading(Position(code), screen) + "\n" + CodeText(code, screen);
}

std::string ChainText(const session::Finding& finding, const Screen& screen) {
  std::string text;
  for (const session::Evidence& evidence : finding.chain) {
    text += Fit("  " + EvidenceLine(evidence), screen, 5) + "\n";
  }
  return text;
}

namespace {

size_t LinesOf(std::string_view text) {
  return 1 + static_cast<size_t>(std::count(text.begin(), text.end(), '\n'));
}

// The statement in so many columns at most, as the screen takes it.
std::string StatementOf(const view::Shown& shown, size_t columns, const Screen& screen) {
  const value::Budget budget{.columns = columns, .paths = true, .ascii = screen.ascii};
  const std::string text = value::Text(*shown.terms, shown.statement, budget);
  return screen.ascii ? value::AsciiText(text) : text;
}

}  // namespace

std::string QuestionText(const session::Question& question, const Screen& screen, uint64_t width) {
  const size_t columns = width != 0 ? width : screen.columns;
  const std::string number = std::to_string(question.number) + ". ";
  // Half the screen, so that what was asked before stays in sight.
  const size_t lines = std::max<size_t>(1, screen.rows / 2);
  const size_t taken = lines * number.size() + 2;
  size_t room = columns * lines > taken ? columns * lines - taken : 1;
  // How many lines it takes is known once it is laid out; where these are too many it is folded further.
  for (;; room = room * 3 / 4) {
    std::string text = LayOut(number, StatementOf(question.shown, room, screen), " ?", columns);
    if (LinesOf(text) <= lines || room <= columns) return text;
  }
}

std::string QuestionLine(const session::Question& question, const Screen& screen, uint64_t width) {
  const size_t columns = width != 0 ? width : screen.columns;
  const std::string number = std::to_string(question.number) + ". ";
  const size_t taken = number.size() + 2 + kRoomForAnswer;
  const size_t room = columns > taken ? columns - taken : 1;
  const std::string statement = StatementOf(question.shown, room, screen);
  // With too many arguments for a line nothing but a fold is left.
  const bool is_folded = statement.starts_with("«") || statement.starts_with(value::AsciiText("«"));
  return number + (is_folded ? source::MakeVisible(NameText(question.routine.name)) : statement) + " ?";
}

std::string NotesText(const session::Response& response, const Screen& screen) {
  std::string text;
  if (!response.warning.empty()) text += Fit(response.warning, screen, 0) + "\n";
  std::string unasked;
  for (size_t i = 0; i < std::min(response.unasked.size(), kMostUnasked); ++i) {
    unasked += Fit("   " + EvidenceLine(response.unasked[i]), screen, 5) + "\n";
  }
  unasked += AndMore(response.unasked.size(), kMostUnasked, "   ");
  text += Paint(unasked, Look::kFaint, screen.color);
  // A sentence may quote what was typed.
  if (!response.sentence.empty()) text += Fit(source::MakeVisible(response.sentence), screen, 0) + "\n";
  if (response.kind != session::ResponseKind::kInformation) return text;
  if (response.finding) text += ChainText(*response.finding, screen);
  if (response.information) text += Fit(InformationText(*response.information), screen, 0);
  return text;
}

}  // namespace inquest::terminal
