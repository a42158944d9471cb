#include "interface/terminal/render.h"

#include <algorithm>

#include "session/describe.h"
#include "source/excerpt.h"

namespace inquest::terminal {
namespace {

constexpr size_t kMostUnasked = 6;

std::string Place(const tree::RoutineInfo& routine) {
  return routine.name + ", " + routine.file + ":" + std::to_string(routine.first_line) + "-" +
         std::to_string(routine.last_line);
}

// Code with an indent; what was not executed is faint.
std::string CodeText(const tree::Code& code, bool color) {
  std::string text;
  bool at_start = true;
  for (const tree::CodePiece& piece : code.pieces) {
    const Look look = piece.executed ? Look::kPlain : Look::kFaint;
    std::string_view rest = piece.text;
    while (!rest.empty()) {
      const size_t end = std::min(rest.find('\n'), rest.size());
      if (end > 0) {
        if (at_start) text += "    ";
        text += Paint(source::MakeVisible(rest.substr(0, end)), look, color);
        at_start = false;
      }
      if (end == rest.size()) break;
      text += '\n';
      at_start = true;
      rest.remove_prefix(end + 1);
    }
  }
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  return text;
}

// The equation used; of a node that stands for several calls, all of them.
std::string CodesText(const session::FaultyCode& fault, bool color) {
  std::string text = CodeText(fault.code, color);
  for (const tree::Code& code : fault.further_code) {
    text += "or in what was asked about with it, " + code.file + ":" + std::to_string(code.first_line) + "\n";
    text += CodeText(code, color);
  }
  return text;
}

std::string KindText(const session::Finding& finding) {
  switch (finding.kind) {
    case session::FindingKind::kWrongResult:
      return "";
    case session::FindingKind::kError:
      return "It ends in an error: " + finding.fault.statement + "\n";
    case session::FindingKind::kDidNotFinish:
      return "It did not finish: " + finding.fault.statement + "\n";
    case session::FindingKind::kInadmissibleCall: {
      std::string text;
      for (const session::Evidence& call : finding.inadmissible) {
        text += "It makes a call that should not be: " + call.statement + "\n";
      }
      return text;
    }
  }
  return "";
}

std::string EvidenceLine(const session::Evidence& evidence) {
  std::string line = evidence.question != 0 ? std::to_string(evidence.question) + ". "
                                            : "node " + std::to_string(evidence.node_number) + ": ";
  line += evidence.statement + "  " + std::string(session::NameOf(evidence.verdict));
  if (evidence.by != session::By::kPerson) line += ", " + std::string(session::NameOf(evidence.by));
  return line;
}

std::string InformationText(const session::Information& information) {
  std::string text = information.why + "\n";
  text += "Suspects left: " + std::to_string(information.suspects) +
          "; questions likely: " + std::to_string(information.likely_questions) +
          "; answered: " + std::to_string(information.answered) + ".\n";
  text += "Strategy " + information.strategy + ", order " + information.order;
  text +=
      information.transforms.empty() ? ", no transform.\n" : ", transform " + information.transforms + ".\n";
  return text;
}

}  // namespace

std::string TranscriptLine(const session::Step& step) {
  return std::to_string(step.question) + ". " + step.statement + " ? " + step.answer;
}

std::string FindingText(const session::Finding& finding, bool color) {
  std::string text = Paint("The fault is in " + Place(finding.fault.routine), Look::kFault, color) + "\n";
  text += CodesText(finding.fault, color);
  text += KindText(finding);
  for (const session::FaultyCode& other : finding.cycle) {
    text += "or, since they need each other, in " + Place(other.routine) + ": " + other.statement + "\n";
    text += CodesText(other, color);
  }
  for (const session::FaultyCode& other : finding.or_else) {
    text += "or, not judged, in " + Place(other.routine) + ": " + other.statement + "\n";
    text += CodesText(other, color);
  }
  return text;
}

std::string ChainText(const session::Finding& finding, const Screen& screen) {
  std::string text;
  for (const session::Evidence& evidence : finding.chain) {
    text += Wrap("  " + EvidenceLine(evidence), screen.columns, 5) + "\n";
  }
  return text;
}

std::string QuestionText(const session::Session& session, const session::Question& question,
                         const Screen& screen) {
  const size_t columns = session.width() != 0 ? session.width() : screen.columns;
  const std::string number = std::to_string(question.number) + ". ";
  // Half the screen, so that what was asked before stays in sight.
  const size_t lines = std::max<size_t>(1, screen.rows / 2);
  const size_t room = columns * lines;
  const size_t indent = number.size();
  const size_t taken = lines * indent + 2;
  const std::string statement =
      session::DescribeStatement(session.behaviours(), question.node, room > taken ? room - taken : 1, true);
  return Wrap(number + statement + " ?", columns, indent);
}

std::string NotesText(const session::Response& response, const Screen& screen) {
  std::string text;
  if (!response.warning.empty()) text += Wrap(response.warning, screen.columns, 0) + "\n";
  std::string unasked;
  for (size_t i = 0; i < std::min(response.unasked.size(), kMostUnasked); ++i) {
    unasked += Wrap("   " + EvidenceLine(response.unasked[i]), screen.columns, 5) + "\n";
  }
  if (response.unasked.size() > kMostUnasked)
    unasked += "   and " + std::to_string(response.unasked.size() - kMostUnasked) + " more\n";
  text += Paint(unasked, Look::kFaint, screen.color);
  // A sentence may quote what was typed.
  if (!response.sentence.empty())
    text += Wrap(source::MakeVisible(response.sentence), screen.columns, 0) + "\n";
  if (response.kind != session::ResponseKind::kInformation) return text;
  if (response.finding) text += ChainText(*response.finding, screen);
  if (response.information) text += Wrap(InformationText(*response.information), screen.columns, 0);
  text += Wrap(response.text, screen.columns, 2);
  if (response.code) {
    text += response.code->file + ":" + std::to_string(response.code->first_line) + "\n";
    text += CodeText(*response.code, screen.color);
  }
  return text;
}

}  // namespace inquest::terminal
