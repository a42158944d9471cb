// The commands that go back, forth and elsewhere.
#include <algorithm>
#include <utility>

#include "base/check.h"
#include "session/session.h"

namespace inquest::session {
namespace {

Response NoNode(uint64_t number) {
  return Refuse("There is no node " + std::to_string(number) +
                " in the tree. Type tree 0 to see it from its root.");
}

}  // namespace

// The last step goes from steps_ to undone_; the state is not made again yet.
void Session::TakeBack() {
  Forget(steps_.back());
  undone_.push_back(std::move(steps_.back()));
  steps_.pop_back();
  if (options_.journal != nullptr) Write(options_.journal->AppendMove("undo"));
}

Response Session::Undo() {
  // The first step is the beginning of the session.
  if (steps_.size() <= 1)
    return Refuse("There is nothing to take back: this is the beginning of the session.");
  TakeBack();
  CHECK(Restore().ok());
  return Current();
}

Response Session::Redo() {
  if (undone_.empty()) return Refuse("There is nothing to give again: no answer was taken back.");
  Step step = std::move(undone_.back());
  undone_.pop_back();
  LeaveFinding(step);
  for (const Event& event : step.events) CHECK(state_->Apply(event).ok());
  steps_.push_back(std::move(step));
  Remember(steps_.back());
  Advance(&steps_.back());
  if (options_.journal != nullptr) Write(options_.journal->AppendMove("redo"));
  return Current();
}

Response Session::GoTo(const Command& command) {
  const auto asked = std::find_if(steps_.begin(), steps_.end(), [&](const Step& step) {
    return step.question != 0 && step.question == command.number;
  });
  if (asked == steps_.end()) {
    if (question_ && question_->number == command.number) return Current();
    return Refuse("No question " + std::to_string(command.number) +
                  " was answered. Type transcript to see the questions so far.");
  }
  const size_t keep = static_cast<size_t>(asked - steps_.begin());
  while (steps_.size() > keep) TakeBack();
  CHECK(Restore().ok());
  return Current();
}

Response Session::Zoom(const Command& command) {
  Step step = MakeStep(command);
  if (command.text == "out") {
    if (!state_->zoomed())
      return Refuse(
          "The questions are about calls, not about the inside of one. After a finding, type zoom.");
    step.events.push_back({.kind = EventKind::kZoomOut});
    return Commit(std::move(step));
  }
  if (state_->zoomed())
    return Refuse("The questions are inside an equation already. Type `zoom out` to go back to its call.");
  if (!at_finding_)
    return Refuse("There is no finding yet whose equation could be looked into. Answer the question first.");
  const std::vector<NodeId> nodes = state_->numbering().PartsOf(findings_.back().fault.node);
  if (nodes.size() != 1)
    return Refuse("This finding is about several calls at once. Type `transform none` and find one of them.");
  if (const base::Status made = state_->PrepareZoom(nodes.front()); !made)
    return Refuse(made.error().message);
  step.events.push_back({.kind = EventKind::kZoom, .node = nodes.front()});
  return Commit(std::move(step));
}

// The steps from the end on that are about the tree that is searched now: not those inside an equation that
// was left again, and of those inside one no earlier ones.
std::vector<size_t> Session::StepsOnThisTree() const {
  std::vector<size_t> steps;
  bool is_left = false;
  for (size_t at = steps_.size(); at-- > 0;) {
    const auto has = [&](EventKind kind) {
      return std::any_of(steps_[at].events.begin(), steps_[at].events.end(),
                         [&](const Event& event) { return event.kind == kind; });
    };
    if (has(EventKind::kZoomOut)) is_left = true;
    if (!is_left) steps.push_back(at);
    if (!has(EventKind::kZoom)) continue;
    if (!is_left) break;
    is_left = false;
  }
  return steps;
}

bool Session::IsLeftOut(NodeId node) const {
  const std::vector<RoutineId> left_out =
      LeftOut(state_->tree(), state_->behaviours(), state_->granularity());
  return std::find(left_out.begin(), left_out.end(), state_->tree().routine(node)) != left_out.end();
}

Response Session::AskNode(const Command& command) {
  const std::optional<NodeId> found = state_->numbering().FindNumber(command.number);
  if (!found) return NoNode(command.number);
  const NodeId node = *found;
  if (question_ && question_->node == node) return Current();
  switch (state_->search().verdict(node)) {
    case Verdict::kCorrect:
    case Verdict::kWrong:
    case Verdict::kInadmissible:
    case Verdict::kDontKnow:
      return JudgeAnew(node);
    case Verdict::kTrusted:
      return Refuse("Node " + std::to_string(command.number) +
                    (IsLeftOut(node)
                         ? " is a part of a function that is asked about as a whole. Type `granularity "
                           "all`, and each part is asked about."
                         : " is trusted; type undo to take that back."));
    case Verdict::kNone:
      break;
  }
  Step step = MakeStep(command);
  step.events.push_back({.kind = EventKind::kAsk, .node = node});
  return Commit(std::move(step));
}

// Back to where the node was judged. If nobody was asked then, the step that led there is made again without
// what was known of the statement; what was answered since is void.
Response Session::JudgeAnew(NodeId node) {
  for (const size_t at : StepsOnThisTree()) {
    std::vector<Event>& events = steps_[at].events;
    const auto judged = std::find_if(events.rbegin(), events.rend(), [&](const Event& event) {
      return event.kind == EventKind::kJudge && event.node == node;
    });
    if (judged == events.rend()) continue;
    if (steps_[at].question != 0 && steps_[at].node == node)
      return GoTo({.kind = CommandKind::kGoTo, .number = steps_[at].question, .has_number = true});
    const std::string key = judged->key;
    Step step = std::move(steps_[at]);
    step.events.erase(judged.base() - 1, step.events.end());
    step.events.push_back({.kind = EventKind::kForget, .key = key});
    step.events.push_back({.kind = EventKind::kAsk, .node = node});
    steps_.resize(at);
    steps_.push_back(std::move(step));
    undone_.clear();
    CHECK(Restore().ok());
    if (options_.journal != nullptr) Write(options_.journal->Append(at, steps_.back()));
    return Current();
  }
  return Refuse("Node " + std::to_string(state_->NumberOf(node)) +
                " lies in code that was judged as a whole.");
}

Response Session::StartFrom(const Command& command) {
  const NodeId current = CurrentNode();
  const uint64_t number = command.has_number ? command.number : state_->NumberOf(current);
  const std::optional<NodeId> node = command.has_number ? state_->numbering().FindNumber(number) : current;
  if (!node) return NoNode(number);
  Step step = MakeStep(command);
  if (!command.has_number) step.command += " " + std::to_string(number);
  step.events.push_back({.kind = EventKind::kRestart, .node = *node});
  return Commit(std::move(step));
}

// The tree is made before anything changes: that can be stopped.
Response Session::Reshape(const Command& command, const Work& work) {
  const std::string names = command.text == "none" ? "" : command.text;
  if (const base::Status made = state_->PrepareTransforms(names, work.stop); !made)
    return Refuse(made.error().message);
  return Choose(command, EventKind::kTransform);
}

// Likewise.
Response Session::Switch(const Command& command, const Work& work) {
  if (run_trees_->Has(command.text)) {
    if (const auto built = run_trees_->Whole(command.text, work); !built)
      return Refuse(built.error().message);
  }
  return Choose(command, EventKind::kTree);
}

Response Session::Choose(const Command& command, EventKind kind) {
  if (command.text.empty()) return Inform();
  Step step = MakeStep(command);
  const bool is_none = kind == EventKind::kTransform && command.text == "none";
  step.events.push_back({.kind = kind, .name = is_none ? "" : command.text});
  return Commit(std::move(step));
}

}  // namespace inquest::session
