// The commands that change nothing.
#include <algorithm>

#include "session/session.h"
#include "session/views.h"

namespace inquest::session {
namespace {

Response Inform(std::string text) { return {.kind = ResponseKind::kInformation, .text = std::move(text)}; }

}  // namespace

Response Session::Inform() {
  const strategy::Search& search = state_->search();
  Information information{.suspects = search.remaining(),
                          .likely_questions = question_ ? state_->Likely() : 0,
                          .strategy = state_->strategy_name(),
                          .order = std::string(state_->order_name()),
                          .transforms = state_->transforms()};
  for (const Step& step : steps_) information.answered += step.question != 0;
  const NodeId root = search.root();
  if (!question_) {
    information.why = "There is no question now.";
  } else if (state_->chosen()) {
    information.why = "You asked for node " + std::to_string(question_->node_number) + ".";
  } else if (root == question_->node) {
    information.why = "It is where the search begins: if it is as intended, nothing below it is asked.";
  } else {
    information.why =
        "The strategy " + information.strategy + " chose node " + std::to_string(question_->node_number) +
        " below node " + std::to_string(state_->NumberOf(root)) + ", " +
        (search.verdict(root) == Verdict::kWrong ? "the last one that is wrong" : "where the search began") +
        ": " + DescribeStatement(state_->behaviours(), root, kTranscriptBudget);
  }
  return {.kind = ResponseKind::kInformation, .information = std::move(information)};
}

Response Session::Show(const Command& command) {
  const NodeId node = CurrentNode();
  const size_t budget = command.kind == CommandKind::kShow ? kShowBudget : budget_;
  if (command.text.empty())
    return session::Inform(DescribeStatement(state_->behaviours(), node, budget) + "\n");
  auto part = DescribePart(state_->behaviours(), node, command.text, budget);
  if (!part) return Refuse(part.error().message);
  return session::Inform(*part + "\n");
}

std::vector<std::string> Session::ViewNames() const {
  std::vector<std::string> names = BuiltInViews();
  for (const View& view : options_.views) names.push_back(view.name);
  return names;
}

Response Session::ShowView(const Command& command) {
  const size_t blank = std::min(command.text.find(' '), command.text.size());
  const std::string name = command.text.substr(0, blank);
  const std::string argument = command.text.substr(std::min(blank + 1, command.text.size()));
  for (const View& view : options_.views) {
    if (view.name != name) continue;
    const auto text = view.show(state_->numbering().OriginalOf(CurrentNode()), argument);
    return text ? session::Inform(*text) : Refuse(text.error().message);
  }
  if (name == "source")
    return {.kind = ResponseKind::kInformation, .code = state_->behaviours().CodeOf(CurrentNode())};
  const auto text = ShowBuiltInView(*state_, name, argument, CurrentNode(), budget_);
  if (text) return session::Inform(*text);
  return Refuse(text.error().message);
}

Response Session::ShowTranscript() {
  std::string text;
  for (const Step& step : steps_) {
    if (step.question == 0) continue;
    text += std::to_string(step.question) + ". " + step.statement + " ? " + step.answer + "\n";
  }
  return session::Inform(text.empty() ? "Nothing was answered yet.\n" : text);
}

Response Session::SetWidth(const Command& command) {
  if (command.has_number && command.number != 0 && command.number < 16)
    return Refuse("Statements need at least 16 columns; type width 0 for those of the screen.");
  if (command.has_number) width_ = command.number;
  return {.kind = ResponseKind::kInformation,
          .sentence = width_ == 0 ? "Statements are as wide as the screen."
                                  : "Statements are " + std::to_string(width_) + " columns wide."};
}

}  // namespace inquest::session
