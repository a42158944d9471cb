// Marks: a part of a statement that is wrong, and where it came from.
#include <sstream>

#include "session/session.h"
#include "session/views.h"

namespace inquest::session {
namespace {

// Parts of a statement that read as `text`, by their paths; the first so many parts are looked at.
std::vector<value::Path> PartsThatRead(const value::Terms& terms, const value::Statement& statement,
                                       const std::string& text) {
  constexpr size_t kMostParts = 20'000, kMostFound = 10;
  constexpr uint64_t kMostElements = 2'000;
  std::vector<value::Path> found;
  std::vector<value::Position> todo = value::PositionsOf(statement);
  const value::Budget budget{.columns = text.size() + 1};
  for (size_t at = 0; at < todo.size() && at < kMostParts && found.size() < kMostFound; ++at) {
    const value::Position position = todo[at];
    if (value::Text(terms, position.term, budget) == text) found.push_back(position.path);
    const auto below = value::PositionsOf(terms, position.term, position.path, kMostElements);
    todo.insert(todo.end(), below.begin(), below.end());
  }
  return found;
}

// `r.2 r.3`; none if it is no list of paths.
std::optional<std::vector<value::Path>> ReadPaths(const std::string& text) {
  std::vector<value::Path> paths;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    auto path = value::ParsePath(word);
    const bool begins = path && !path->empty() && path->front().kind != value::Step::Kind::kPosition &&
                        path->front().kind != value::Step::Kind::kRest;
    if (!begins) return std::nullopt;
    paths.push_back(std::move(*path));
  }
  return paths;
}

std::string TextOf(const std::vector<value::Path>& paths) {
  std::string text;
  for (const value::Path& path : paths) text += (text.empty() ? "" : " ") + value::PathText(path);
  return text;
}

}  // namespace

base::Result<NodeId> Session::NodeToMark() const {
  if (!question_) return base::Error{NoQuestion().sentence};
  if (state_->zoomed())
    return base::Error{"Inside an equation nothing is marked: answer yes or no, or type `zoom out`."};
  const std::vector<NodeId> parts = state_->numbering().PartsOf(question_->node);
  if (parts.size() != 1)
    return base::Error{"This question is about several calls at once: answer it with yes or no."};
  // The beginning of a value has the parts of the whole.
  const auto prefix = state_->run_behaviours().PrefixOf(parts.front());
  return prefix ? prefix->whole : parts.front();
}

base::Result<Step> Session::MarkStep(const Command& command, const std::vector<value::Path>& paths, By by,
                                     const Work& work) const {
  const auto node = NodeToMark();
  if (!node) return node.error();
  const std::string text = TextOf(paths);
  const auto slice = state_->SliceOf(*node, text, work.stop);
  if (!slice) return slice.error();
  const Verdict verdict = (*slice)->is_given ? Verdict::kInadmissible : Verdict::kWrong;
  Step step = MakeAnswer(command, ((*slice)->is_given ? "inadmissible at " : "no at ") + text);
  step.events.push_back({.kind = EventKind::kJudge,
                         .node = question_->node,
                         .verdict = verdict,
                         .by = by,
                         .key = question_->key,
                         .name = command.by});
  // What was given was made by a call above: the search goes on below the nearest wrong one that contains
  // that.
  if ((*slice)->is_given && !(*slice)->way.empty()) {
    const tree::Tree& tree = state_->tree();
    const auto maker = state_->numbering().FindNumber((*slice)->way.back());
    const auto contains = [&](NodeId root) {
      NodeId at = maker.value_or(root);
      while (at && at != root) at = tree.parent(at);
      return at == root;
    };
    NodeId root = state_->search().root();
    const NodeId before = root;
    while (root != tree::Tree::root() &&
           !(state_->search().verdict(root) == Verdict::kWrong && contains(root)))
      root = tree.parent(root);
    const bool is_wrong = state_->search().verdict(root) == Verdict::kWrong;
    if (root != before && is_wrong) step.events.push_back({.kind = EventKind::kRestart, .node = root});
  }
  step.events.push_back({.kind = EventKind::kMark, .node = *node, .name = text});
  step.remembered = options_.answers != nullptr && command.by.empty();
  return step;
}

std::string Session::TextOfMark() const {
  const State::Marked& marked = state_->marked();
  std::string text;
  if (marked.is_given) text = "It was given to the call, which should not have been made like this. ";
  if (marked.left_out == 0) return text + "All that is left can have caused it.";
  return text + std::to_string(marked.left_out) + (marked.left_out == 1 ? " question" : " questions") +
         " removed.";
}

Response Session::Mark(const Command& command, const Work& work) {
  const auto node = NodeToMark();
  if (!node) return Refuse(node.error().message);
  auto paths = ReadPaths(command.text);
  if (!paths) {
    const tree::Behaviours& behaviours = state_->behaviours();
    const std::vector<value::Path> found =
        PartsThatRead(behaviours.terms(), behaviours.Describe(question_->node), command.text);
    if (found.empty())
      return Refuse("No part of the statement is `" + command.text +
                    "`. Type mark and a path such as a1, r.2 or f; show says what they lead to.");
    if (found.size() > 1) {
      std::string choice;
      for (const value::Path& path : found) choice += (choice.empty() ? "" : ", ") + value::PathText(path);
      return Refuse("`" + command.text + "` occurs several times: " + choice +
                    ". Type mark and the one you mean.");
    }
    paths = found;
  }
  auto step = MarkStep(command, *paths, command.by.empty() ? By::kPerson : By::kAgent, work);
  if (work.stop.stop_requested()) return Refuse(kStopped);
  if (!step) return Refuse(step.error().message);
  Response response = Commit(std::move(*step));
  if (response.kind != ResponseKind::kRefusal) response.marked = TextOfMark();
  return response;
}

Response Session::Where(const Command& command, const Work& work) {
  const auto node = NodeToMark();
  if (!node) return Refuse(node.error().message);
  const auto paths = ReadPaths(command.text.empty() ? "r" : command.text);
  if (!paths || paths->size() != 1) return Refuse("Type where and one path, such as a1 or r.2.");
  const auto slice = state_->SliceOf(*node, value::PathText(paths->front()), work.stop);
  if (!slice) return Refuse(slice.error().message);
  std::vector<NodeId> way;
  for (const uint64_t number : (*slice)->way) {
    if (const auto found = state_->numbering().FindNumber(number)) way.push_back(*found);
  }
  return {.kind = ResponseKind::kInformation,
          .look = ShowNodes(*state_, way,
                            way.empty() ? "No call of the program made it."
                                        : "The last one made it, or was given it from outside.")};
}

}  // namespace inquest::session
