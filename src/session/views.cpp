#include "session/views.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <sstream>

#include "session/command.h"
#include "session/describe.h"
#include "tree/unfinished_chain.h"

namespace inquest::session {
namespace {

constexpr size_t kMostLines = 200;
constexpr uint64_t kLevels = 3;

// Nodes of the tree that is searched, by the numbers that people know them by.
class SearchedNodes : public view::NodeLines {
 public:
  explicit SearchedNodes(const State& state) : state_(state) {}
  view::Shown Describe(uint64_t number) const override {
    return {&state_.behaviours().terms(), state_.behaviours().Describe(Find(number))};
  }
  view::RoutineInfo RoutineOf(uint64_t number) const override {
    return state_.behaviours().routine(state_.tree().routine(Find(number)));
  }

 private:
  NodeId Find(uint64_t number) const { return *state_.numbering().FindNumber(number); }
  const State& state_;
};

class LineMaker {
 public:
  explicit LineMaker(const State& state) : state_(state) {
    lines_.size = state.tree().size();
    lines_.nodes = std::make_shared<SearchedNodes>(state);
    const std::vector<tree::RoutineId> left_out =
        LeftOut(state.tree(), state.behaviours(), state.granularity());
    left_out_.insert(left_out.begin(), left_out.end());
  }

  void Add(NodeId node, uint64_t depth, NodeId parent) {
    view::TreeLine line{.node = state_.NumberOf(node), .parent = std::nullopt, .depth = depth};
    if (parent.has_value()) {
      line.parent = state_.NumberOf(parent);
      line.is_reference = state_.tree().is_reference(parent, node);
    }
    const Verdict verdict = state_.search().verdict(node);
    const bool is_left_out = verdict == Verdict::kTrusted && left_out_.contains(state_.tree().routine(node));
    if (verdict != Verdict::kNone && !is_left_out) line.verdict = NameOf(verdict);
    if (const auto twin = FinishedElsewhere(state_.behaviours(), node)) line.finished_elsewhere = twin->index;
    lines_.lines.push_back(std::move(line));
  }
  // The end of a chain of unfinished calls below a node that was added; false if there is none.
  bool AddEndOfChain(NodeId node, uint64_t depth) {
    const tree::FoldedChain chain = tree::FoldChain(state_.tree(), state_.behaviours(), node);
    for (size_t i = 0; i < chain.end.size(); ++i) {
      Add(chain.end[i], depth + i, NodeId());
      lines_.lines.back().parent = state_.NumberOf(i == 0 ? node : chain.end[i - 1]);
      if (i > 0 || chain.left_out == 0) continue;
      view::TreeLine& first = lines_.lines.back();
      first.left_out = chain.left_out;
      first.left_out_text = tree::TextOf(chain, state_.behaviours());
      for (const RoutineId routine : chain.turn)
        first.turn.push_back(state_.behaviours().routine(routine).name);
    }
    return !chain.end.empty();
  }
  void SetChildren(size_t count) { lines_.lines.back().children = count; }
  void SetIndex(size_t index) { lines_.lines.back().index = index; }
  void SetSiblings(size_t count) { lines_.siblings = count; }
  void SetNote(std::string note) { lines_.note = std::move(note); }
  bool full() const { return lines_.lines.size() >= kMostLines; }
  view::TreeLines Take() { return std::move(lines_); }

 private:
  const State& state_;
  std::set<tree::RoutineId> left_out_;
  view::TreeLines lines_;
};

view::TreeLines Children(const State& state, NodeId node) {
  LineMaker lines(state);
  const auto children = state.tree().children(node);
  for (size_t i = 0; i < children.size() && !lines.full(); ++i) lines.Add(children[i], 0, node);
  if (children.size() > kMostLines) lines.SetNote(fmt::format("and {} more", children.size() - kMostLines));
  // Where the run stopped is below the unfinished child that was entered last.
  const std::vector<NodeId> chain = tree::UnfinishedChain(state.tree(), state.behaviours(), node);
  if (chain.size() > 2) lines.AddEndOfChain(chain[1], 1);
  if (children.empty()) lines.SetNote("It made no call that is asked about.");
  return lines.Take();
}

// So many of the children as fit, from the one at `from` on, counted from 1: a page of a list that may be
// long.
view::TreeLines ChildrenFrom(const State& state, NodeId node, uint64_t from) {
  LineMaker lines(state);
  const auto children = state.tree().children(node);
  for (size_t i = from - 1; i < children.size() && !lines.full(); ++i) {
    lines.Add(children[i], 0, node);
    lines.SetIndex(i + 1);
    if (!state.tree().is_reference(node, children[i]))
      lines.SetChildren(state.tree().children(children[i]).size());
  }
  lines.SetSiblings(children.size());
  return lines.Take();
}

// The calls that led to a node, from the root on; of many the last ones.
view::TreeLines Above(const State& state, NodeId node) {
  std::vector<NodeId> way;
  NodeId at = node;
  for (; at.has_value() && way.size() < kMostLines; at = state.tree().parent(at)) way.push_back(at);
  LineMaker lines(state);
  for (size_t i = way.size(); i-- > 0;) {
    const NodeId parent = state.tree().parent(way[i]);
    lines.Add(way[i], way.size() - 1 - i, parent);
    const auto children = state.tree().children(way[i]);
    lines.SetChildren(children.size());
    if (!parent.has_value()) continue;
    const auto siblings = state.tree().children(parent);
    const auto found = std::find(siblings.begin(), siblings.end(), way[i]);
    lines.SetIndex(static_cast<size_t>(found - siblings.begin()) + 1);
  }
  if (at.has_value()) {
    lines.SetNote(fmt::format("These are the last ones; type above {} for those before them.",
                              state.NumberOf(way.back())));
  }
  return lines.Take();
}

view::TreeLines Levels(const State& state, NodeId top, uint64_t levels) {
  LineMaker lines(state);
  struct Open {
    NodeId node;
    NodeId parent;
    uint64_t level;
  };
  std::vector<Open> open = {{top, NodeId(), 0}};
  while (!open.empty() && !lines.full()) {
    const Open next = open.back();
    open.pop_back();
    lines.Add(next.node, next.level, next.parent);
    if (next.parent.has_value() && state.tree().is_reference(next.parent, next.node)) continue;
    const auto children = state.tree().children(next.node);
    if (next.level == levels) {
      if (!children.empty() && !lines.AddEndOfChain(next.node, next.level + 1))
        lines.SetChildren(children.size());
      continue;
    }
    for (size_t i = children.size(); i-- > 0;) open.push_back({children[i], next.node, next.level + 1});
  }
  if (!open.empty()) lines.SetNote("and more; type tree N for what is below node N");
  return lines.Take();
}

// A number that an option takes.
bool TakeNumber(std::istringstream& words, uint64_t* number) {
  std::string word;
  words >> word;
  const auto read = ReadNumber(word);
  *number = read.value_or(0);
  return *number > 0;
}

}  // namespace

const std::vector<ViewInfo>& AllViews() {
  static const std::vector<ViewInfo> views = {
      {"children", "[N [FROM]]", "the calls that this one made, or node N; from the FROM-th on"},
      {"above", "[N]", "the calls that led to this one, or to node N"},
      {"tree", "[N [LEVELS]]", "the tree from here, or from node N"},
      {"source", "[N|FILE]", "the code that was executed here, by node N, or of a whole file"},
      {"observe", "[PATTERN]",
       "the calls of a function: observe insert, observe insert 3 _; or all functions", true},
      {"trail", "[PART]", "back from this call, or from a part of it, to what made it", true},
      {"output", "[N]", "what the program printed, from piece N on, and which call printed it", true},
      {"executed", "[FILE]", "the program with what was executed, and how often", true},
      {"statistics", "", "how much the run computed, by function", true}};
  return views;
}

base::Result<view::TreeLines> ShowTree(const State& state, const std::string& name,
                                       const std::string& argument, NodeId node) {
  std::istringstream words(argument);
  std::string typed_node, typed_levels, more;
  words >> typed_node >> typed_levels >> more;
  const auto number = typed_node.empty() ? state.NumberOf(node) : ReadNumber(typed_node);
  const auto from = number ? state.numbering().FindNumber(*number) : std::nullopt;
  if (!from)
    return base::Error{"`" + typed_node + "` is no node of the tree. Type tree 0 to see it from its root."};
  const bool takes_levels = name == "tree", takes_from = name == "children";
  const auto second = typed_levels.empty() ? kLevels : ReadNumber(typed_levels);
  const bool is_second_wrong = !second || (takes_from && *second == 0);
  if (is_second_wrong || !more.empty() || (!takes_levels && !takes_from && !typed_levels.empty()))
    return base::Error{"`" + name + "` takes the number of a node" +
                       (takes_levels ? ", then a number of levels."
                        : takes_from ? ", then that of the first child to show."
                                     : " and nothing else.")};
  if (takes_levels) return Levels(state, *from, *second);
  if (!takes_from) return Above(state, *from);
  return typed_levels.empty() ? Children(state, *from) : ChildrenFrom(state, *from, *second);
}

view::TreeLines ShowNodes(const State& state, const std::vector<NodeId>& nodes, std::string note) {
  LineMaker lines(state);
  for (size_t i = 0; i < nodes.size() && !lines.full(); ++i) lines.Add(nodes[i], 0, NodeId());
  lines.SetNote(std::move(note));
  return lines.Take();
}

base::Result<ObserveRequest> ReadObserveRequest(const std::string& argument) {
  constexpr uint64_t kMostObservations = 50;
  ObserveRequest request;
  request.query.count = kMostObservations;
  std::istringstream words(argument);
  std::string pattern, word;
  while (words >> word) {
    if (!word.starts_with("--")) {
      std::getline(words, pattern, '\0');
      pattern.insert(0, word);
      break;
    }
    if (word == "--all") {
      request.query.all = true;
    } else if (word == "--counts") {
      request.query.counts = true;
    } else if (word == "--from") {
      if (!TakeNumber(words, &request.query.from)) return base::Error{"`--from` takes the number of a line."};
    } else if (word == "--count") {
      if (!TakeNumber(words, &request.query.count)) return base::Error{"`--count` takes a number of lines."};
    } else if (word == "--sort") {
      std::string order;
      words >> order;
      const auto found = view::FindObserveOrder(order);
      if (!found) return base::Error{"`--sort` takes run, tree, size or general."};
      request.query.order = *found;
    } else {
      return base::Error{"`observe` has no option `" + word +
                         "`, only --all, --counts, --from N, --count N and --sort ORDER."};
    }
  }
  request.lists_routines = pattern.empty();
  if (request.lists_routines) return request;
  auto parsed = view::ParsePattern(pattern);
  if (!parsed) return parsed.error();
  request.query.pattern = std::move(*parsed);
  return request;
}

}  // namespace inquest::session
