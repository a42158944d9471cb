#include "session/views.h"

#include <algorithm>
#include <optional>
#include <sstream>

#include "session/describe.h"
#include "tree/unfinished_chain.h"

namespace inquest::session {
namespace {

constexpr size_t kMostLines = 200;
constexpr uint64_t kLevels = 3;
constexpr size_t kMostColumns = 200;

class Lines {
 public:
  Lines(const State& state, size_t columns) : state_(state), columns_(std::min(columns, kMostColumns)) {}

  void Add(NodeId node, size_t level, bool reference) {
    std::string head = std::string(2 * level, ' ') + std::to_string(state_.NumberOf(node)) + "  ";
    const Verdict verdict = state_.search().verdict(node);
    std::string tail;
    if (verdict != Verdict::kNone) tail += "  (" + std::string(NameOf(verdict)) + ")";
    if (reference) tail += "  (also elsewhere)";
    const size_t taken = head.size() + tail.size();
    const size_t room = columns_ > taken + 20 ? columns_ - taken : 20;
    text_ += head + DescribeStatement(state_.behaviours(), node, room) + tail + "\n";
    ++count_;
  }
  void AddNote(size_t level, const std::string& note) { text_ += std::string(2 * level, ' ') + note + "\n"; }
  // The end of a chain of unfinished calls below a node that was added; false if there is none.
  bool AddEndOfChain(NodeId node, size_t level) {
    const tree::FoldedChain chain = tree::FoldChain(state_.tree(), state_.behaviours(), node);
    if (chain.left_out > 0) AddNote(level, tree::TextOf(chain, state_.behaviours()));
    for (size_t i = 0; i < chain.end.size(); ++i) Add(chain.end[i], level + i, false);
    return !chain.end.empty();
  }
  bool full() const { return count_ >= kMostLines; }
  const std::string& text() const { return text_; }

 private:
  const State& state_;
  const size_t columns_;
  std::string text_;
  size_t count_ = 0;
};

std::string Children(const State& state, NodeId node, size_t columns) {
  Lines lines(state, columns);
  const auto children = state.tree().children(node);
  for (size_t i = 0; i < children.size() && !lines.full(); ++i) {
    lines.Add(children[i], 0, state.tree().is_reference(node, children[i]));
  }
  if (children.size() > kMostLines)
    lines.AddNote(0, "and " + std::to_string(children.size() - kMostLines) + " more");
  // Where the run stopped is below the unfinished child that was entered last.
  const std::vector<NodeId> chain = tree::UnfinishedChain(state.tree(), state.behaviours(), node);
  if (chain.size() > 2) lines.AddEndOfChain(chain[1], 1);
  return children.empty() ? "It made no call that is asked about.\n" : lines.text();
}

std::string Levels(const State& state, NodeId top, uint64_t levels, size_t columns) {
  Lines lines(state, columns);
  struct Open {
    NodeId node;
    uint64_t level;
    bool reference;
  };
  std::vector<Open> open = {{top, 0, false}};
  while (!open.empty() && !lines.full()) {
    const Open next = open.back();
    open.pop_back();
    lines.Add(next.node, next.level, next.reference);
    if (next.reference) continue;
    const auto children = state.tree().children(next.node);
    if (next.level == levels) {
      if (!children.empty() && !lines.AddEndOfChain(next.node, next.level + 1))
        lines.AddNote(next.level + 1, std::to_string(children.size()) + " below");
      continue;
    }
    for (size_t i = children.size(); i-- > 0;) {
      open.push_back({children[i], next.level + 1, state.tree().is_reference(next.node, children[i])});
    }
  }
  if (!open.empty()) lines.AddNote(0, "and more; type tree N for what is below node N");
  return lines.text();
}

}  // namespace

std::vector<std::string> BuiltInViews() { return {"children", "tree", "source"}; }

base::Result<std::string> ShowBuiltInView(const State& state, const std::string& name,
                                          const std::string& argument, NodeId node, size_t columns) {
  std::istringstream words(argument);
  uint64_t number = state.NumberOf(node);
  uint64_t levels = kLevels;
  const bool one = static_cast<bool>(words >> number);
  if (one && !(words >> levels)) levels = kLevels;
  const std::optional<NodeId> from = state.numbering().FindNumber(number);
  if ((!argument.empty() && !one) || !from)
    return base::Error{"`" + argument + "` is no node of the tree. Type tree 0 to see it from its root."};
  if (name == "children") return Children(state, *from, columns);
  if (name == "tree") return Levels(state, *from, levels, columns);
  return base::Error{"There is no view `" + name + "`. Type help to see which there are."};
}

}  // namespace inquest::session
