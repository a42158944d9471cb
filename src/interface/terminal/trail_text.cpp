#include "interface/terminal/trail_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "value/ascii.h"
#include "value/escape.h"

namespace inquest::terminal {

using view::Origin;
using view::TrailStep;

namespace {

// ` like these (even, odd)`, to follow their number.
std::string AlikeText(const view::Stack& stack) {
  constexpr size_t kMostNames = 6;
  if (stack.alike == 0) return "";
  std::string names;
  for (size_t i = 0; i < std::min(stack.turn.size(), kMostNames); ++i) {
    names += (i == 0 ? "" : ", ") + stack.turn[i];
  }
  if (stack.turn.size() > kMostNames) names += ", …";
  return stack.alike == stack.left_out() ? " like these (" + names + ")"
                                         : fmt::format(", {} of them like these ({})", stack.alike, names);
}

// The beginning of the text, in so many columns.
std::string Beginning(const std::string& text, uint64_t columns, value::Ruler ruler) {
  if (ruler(text) <= columns) return text;
  size_t end = 0;
  uint64_t used = ruler("…");
  while (end < text.size()) {
    const size_t length = value::UnitLength(text, end);
    used += ruler(std::string_view(text).substr(end, length));
    if (used > columns) break;
    end += length;
  }
  return text.substr(0, end) + "…";
}

std::string HelpText(const std::vector<TrailStep::Word>& words) {
  std::string text;
  for (const TrailStep::Word& word : words) {
    std::string usage = fmt::format("{}", fmt::join(word.names, ", "));
    if (!word.argument.empty()) usage += " " + word.argument;
    text += word.help.empty() ? usage + "\n" : fmt::format("{:<16} {}\n", usage, word.help);
  }
  return text;
}

std::string ExcerptText(const TrailStep& step) {
  if (!step.excerpt) return "Its source is not part of the trace.\n";
  const view::Excerpt& excerpt = *step.excerpt;
  return fmt::format("{}\n  {}\n  {}{}\n", excerpt.place, excerpt.line, excerpt.indent, excerpt.carets);
}

}  // namespace

std::string OriginLine(const Origin& origin, const value::Budget& budget, uint64_t before) {
  if (origin.kind == Origin::Kind::kUnknown) return "<- (the trail does not tell)";
  if (origin.kind == Origin::Kind::kProgram) return "<- (the program)";
  std::string after;
  for (const value::Binding& binding : origin.statement.free_variables) {
    constexpr uint64_t kColumns = 30;
    value::Budget own = budget;
    own.columns = kColumns;
    after += (after.empty() ? ", with " : ", ") + value::VisibleText(binding.name) + " = " +
             value::Text(*origin.terms, binding.value, own);
  }
  for (const std::string& branch : origin.branches) after += " | " + branch;
  std::string place = origin.place;
  if (origin.node) place += fmt::format("{}node {}", place.empty() ? "" : ", ", *origin.node);
  if (!place.empty()) after += "  -- " + place;
  value::Budget own = budget;
  const uint64_t others = before + value::Ruler{own.ascii}(after) + 3;
  if (own.columns != value::kNoLimit) own.columns -= std::min(own.columns, others);
  return "<- " + value::Text(*origin.terms, origin.redex, own) + after;
}

std::string StackText(const view::Stack& stack, const value::Budget& budget, std::string_view indent) {
  std::string text;
  for (const Origin& origin : stack.inner) text += fmt::format("{}{}\n", indent, OriginLine(origin, budget));
  if (stack.left_out() > 0)
    text += fmt::format("{}   … {} more calls{}\n", indent, stack.left_out(), AlikeText(stack));
  for (const Origin& origin : stack.outer) text += fmt::format("{}{}\n", indent, OriginLine(origin, budget));
  return text;
}

std::string TrailText(const TrailStep& step, const value::Budget& budget) {
  switch (step.kind) {
    case TrailStep::Kind::kStep: {
      value::Budget own = budget;
      if (step.columns != 0) own.columns = step.columns;
      return OriginLine(step.origin, own) + "\n";
    }
    case TrailStep::Kind::kResult:
      if (!step.origin.is_call()) return OriginLine(step.origin, budget) + "\n";
      return value::Text(*step.origin.terms, step.origin.statement, budget) + "\n";
    case TrailStep::Kind::kParts:
      if (!step.origin.is_call()) return "";
      return value::ListPositions(*step.origin.terms, step.parts, budget);
    case TrailStep::Kind::kUnfolded: {
      constexpr uint64_t kMost = 100000;  // a cyclic value has no end
      return value::Text(*step.origin.terms, step.part, {.columns = kMost}) + "\n";
    }
    case TrailStep::Kind::kSource:
      return ExcerptText(step);
    case TrailStep::Kind::kStack:
      return StackText(step.stack, budget);
    case TrailStep::Kind::kHelp:
      return HelpText(step.words);
  }
  return "";
}

// Escaped as in a string, but for the quotes: none are around it.
std::string OutputText(const std::string& text) {
  const std::string quoted = value::QuotedString(text);
  std::string shown;
  for (size_t i = 1; i + 1 < quoted.size(); ++i) {
    if (quoted[i] != '\\') {
      shown += quoted[i];
      continue;
    }
    if (quoted[++i] != '"') shown += '\\';
    shown += quoted[i];
  }
  return shown;
}

std::string OutputLine(uint64_t number, const std::string& text, const Origin& by,
                       const value::Budget& budget) {
  const value::Ruler ruler{budget.ascii};
  const std::string before =
      fmt::format("{:>4}  {}  ", number, Beginning(OutputText(text), budget.columns / 3, ruler));
  return before + OriginLine(by, budget, ruler(before));
}

}  // namespace inquest::terminal
