#include "interface/terminal/finding_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "source/excerpt.h"

namespace inquest::terminal {
namespace {

std::string MessageLine(std::string_view file, uint32_t line, uint32_t column, const std::string& sentence) {
  std::string text = fmt::format("{}:{}:{}: {}", file, line, column, sentence);
  std::replace(text.begin(), text.end(), '\n', ' ');  // a file name may have one
  return source::MakeVisible(text) + "\n";
}

std::string MessageAt(const view::Code& code, const std::string& sentence) {
  return MessageLine(code.file, code.line, code.column, sentence);
}

std::string FurtherLines(const std::vector<view::Code>& further, const std::string& sentence) {
  std::string text;
  for (const view::Code& code : further) text += MessageAt(code, sentence);
  return text;
}

std::string SuspectLines(const session::Suspect& suspect, const std::string& introduction) {
  std::string sentence = introduction + suspect.routine.name;
  if (!suspect.statements.empty()) {
    sentence += ": " + suspect.statements.front().statement;
    if (const size_t more = suspect.statements.size() - 1; more > 0)
      sentence += fmt::format(", and {} more", more);
  }
  return MessageAt(suspect.code, sentence) +
         FurtherLines(suspect.further_code, introduction + suspect.routine.name + ", another equation of it");
}

std::string WhatKind(session::FindingKind kind) {
  switch (kind) {
    case session::FindingKind::kWrongResult:
      return "";
    case session::FindingKind::kError:
      return " (it ends in an error)";
    case session::FindingKind::kDidNotFinish:
      return " (it did not finish)";
    case session::FindingKind::kGoesRound:
      return " (it goes round for ever)";
    case session::FindingKind::kInadmissibleCall:
      return " (it makes a call that should not be)";
  }
  return "";
}

}  // namespace

std::string FindingLines(const session::Finding& finding) {
  const session::FaultyCode& fault = finding.fault;
  const std::string in = "the fault is in " + fault.routine.name;
  const std::string statement = WhatKind(finding.kind) + ": " + fault.statement;
  std::string text;
  for (const view::CodePart& part : fault.parts) {
    text += MessageLine(part.file, part.begin.line, part.begin.column,
                        fmt::format("the fault is in the {} {}, in {}{}", part.kind, part.text,
                                    fault.routine.name, statement));
  }
  if (fault.parts.empty()) text += MessageAt(fault.code, in + statement);
  text += FurtherLines(fault.further_code, in + ", another equation of it");
  for (const session::Suspect& suspect : finding.cycle)
    text += SuspectLines(suspect, finding.round ? "or, since it goes round with it, in "
                                                : "or, since they need each other, in ");
  for (const session::Suspect& suspect : finding.or_else)
    text += SuspectLines(suspect, "or, not judged, in ");
  return text;
}

}  // namespace inquest::terminal
