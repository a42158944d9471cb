#include "testing/ghc/search.h"

#include <algorithm>
#include <optional>
#include <set>

namespace inquest::ghc_truth {

using planted::Answer;
using planted::Ended;
using session::CommandKind;
using strategy::Verdict;
using tree::NodeId;

namespace {

constexpr size_t kStatementColumns = 160;

CommandKind CommandFor(Verdict verdict) {
  switch (verdict) {
    case Verdict::kCorrect:
      return CommandKind::kYes;
    case Verdict::kWrong:
      return CommandKind::kNo;
    case Verdict::kInadmissible:
      return CommandKind::kInadmissible;
    case Verdict::kNone:
    case Verdict::kDontKnow:
    case Verdict::kTrusted:
      return CommandKind::kDontKnow;
  }
  return CommandKind::kDontKnow;
}

std::string WordFor(const Answer& answer) {
  switch (answer.verdict) {
    case Verdict::kCorrect:
      return "yes";
    case Verdict::kWrong:
      return "no";
    case Verdict::kInadmissible:
      return "inadmissible";
    case Verdict::kNone:
    case Verdict::kDontKnow:
    case Verdict::kTrusted:
      return "don't know" + (answer.why.empty() ? "" : " (" + answer.why + ")");
  }
  return "";
}

}  // namespace

// Where nothing tells several calls apart, all must have the same answer, or the one at the same place
// counts.
Answer ObservedSearch::AnswerOf(const Matches::Found& found) {
  constexpr size_t kMost = 6;
  if (found.nodes.empty()) return {Verdict::kDontKnow, "no such call in our own run"};
  std::optional<Answer> all;
  const size_t step = std::max<size_t>(1, found.nodes.size() / kMost);
  for (size_t i = 0; i < found.nodes.size(); i += step) {
    const Answer answer = judge_.Of(found.nodes[i]);
    if (all && all->verdict != answer.verdict) {
      if (found.in_order) return judge_.Of(found.in_order);
      return {Verdict::kDontKnow, "several calls of our own run fit"};
    }
    all = answer;
  }
  return *all;
}

Answer ObservedSearch::AnswerTo(observe::StatementId statement) {
  const auto [known, is_new] = answers_.try_emplace(statement.index);
  if (is_new) {
    const view::RoutineInfo routine = observed_.InfoOf(observed_.LabelOf(statement));
    const bool is_main = routine.name == "main" && routine.around.empty();
    // The run was seen to differ.
    known->second = is_main ? Answer{Verdict::kWrong, ""} : AnswerOf(matches_.Of(statement));
  }
  return known->second;
}

// The function that ghc's Core has where the change is: the innermost one around it, since lambdas and local
// variables are parts of these.
bool ObservedSearch::IsPlanted(const view::RoutineInfo& routine) const {
  for (const mutation::Place::Candidate& candidate : place_.candidates) {
    // Where an equation is missing the function may begin behind it.
    const bool overlaps =
        routine.first_line <= candidate.last_line + 1 && candidate.first_line <= routine.last_line;
    if (overlaps && BareName(routine.name) == BareName(candidate.name)) return true;
    const observe::Label* innermost = nullptr;
    for (const observe::Label& label : observed_.events().labels) {
      if (label.first_line > candidate.first_line || label.last_line < candidate.last_line) continue;
      const auto lines = [](const observe::Label& of) { return of.last_line - of.first_line; };
      const bool is_named = BareName(label.name) == BareName(candidate.name);
      const bool is_closer = innermost == nullptr || lines(label) < lines(*innermost) ||
                             (lines(label) == lines(*innermost) && is_named);
      if (is_closer) innermost = &label;
    }
    if (innermost == nullptr) continue;
    if (innermost->name == routine.name && innermost->first_line == routine.first_line) return true;
  }
  return false;
}

void ObservedSearch::Judge(const session::Finding& finding, Ended* ended) const {
  std::set<std::pair<std::string, uint32_t>> routines;
  bool has_planted = false;
  const auto add = [&](const view::RoutineInfo& routine) {
    has_planted = has_planted || IsPlanted(routine);
    if (!routines.insert({routine.name, routine.first_line}).second) return;
    ended->found +=
        (ended->found.empty() ? "" : ", ") + routine.name + " at line " + std::to_string(routine.first_line);
  };
  add(finding.fault.routine);
  for (const session::Suspect& code : finding.cycle) add(code.routine);
  for (const session::Suspect& code : finding.or_else) add(code.routine);
  ended->equations = ended->routines = static_cast<uint32_t>(routines.size());
  if (ended->routines > 1) {
    ended->why = !finding.or_else.empty() ? Ended::Why::kDontKnows : Ended::Why::kCycle;
  }
  ended->as = !has_planted           ? Ended::As::kWrong
              : ended->routines == 1 ? Ended::As::kFound
                                     : Ended::As::kAmongSeveral;
}

Ended ObservedSearch::Search(const planted::Way& way, std::string* transcript) {
  Ended ended;
  auto session = session::Session::Create(
      observed_,
      {.strategy = way.strategy, .order = way.order, .transforms = way.transforms, .statement_columns = 0});
  if (!session.ok()) {
    ended.as = Ended::As::kRefused;
    ended.found = session.error().message;
    return ended;
  }
  session::Response response = (*session)->Current();
  while (response.question.has_value()) {
    const NodeId node = (*session)->state().numbering().OriginalOf(response.question->node);
    const observe::StatementId statement = observed_.computation_tree().statements[node.index];
    const bool is_new = !answers_.contains(statement.index);
    const Answer answer = AnswerTo(statement);
    const std::string text =
        session::DescribeStatement((*session)->behaviours(), response.question->node, kStatementColumns);
    if (is_new && answer.verdict == Verdict::kDontKnow) dont_knows_[answer.why].push_back(text);
    ++ended.questions;
    ended.columns += text.size();
    if (transcript != nullptr) *transcript += "    " + text + " ? " + WordFor(answer) + "\n";
    response = (*session)->Execute({.kind = CommandFor(answer.verdict)});
    if (ended.questions > 10 * observed_.computation_tree().size() + 100) {
      ended.as = Ended::As::kRefused;
      ended.found = "it asks for ever";
      return ended;
    }
  }
  if (response.finding.has_value()) Judge(*response.finding, &ended);
  if (!response.finding.has_value()) ended.found = "no fault: " + response.sentence;
  return ended;
}

}  // namespace inquest::ghc_truth
