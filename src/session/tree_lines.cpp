#include "session/tree_lines.h"

#include <algorithm>

#include "session/describe.h"
#include "tree/unfinished_chain.h"

namespace inquest::session {

using tree::NodeId;
using tree::Tree;
using view::TreeLine;

namespace {

class TreeNodes : public view::NodeLines {
 public:
  TreeNodes(const Tree& tree, const tree::Behaviours& behaviours) : tree_(tree), behaviours_(behaviours) {}
  view::Shown Describe(uint64_t node) const override {
    return {&behaviours_.terms(), behaviours_.Describe(NodeId(node))};
  }
  view::RoutineInfo RoutineOf(uint64_t node) const override {
    return behaviours_.routine(tree_.routine(NodeId(node)));
  }

 private:
  const Tree& tree_;
  const tree::Behaviours& behaviours_;
};

// Nodes in the subtree of each, itself included; references weigh nothing.
std::vector<uint32_t> SubtreeSizes(const Tree& tree) {
  std::vector<uint32_t> sizes(tree.size(), 1);
  for (size_t i = tree.size(); i-- > 1;) {
    NodeId parent = tree.parent(NodeId(i));
    if (parent.has_value()) sizes[parent.index] += sizes[i];
  }
  return sizes;
}

// The end of the chain of unfinished calls below a line, the last of them first.
std::vector<TreeLine> EndOfChain(const Tree& tree, const tree::Behaviours& behaviours, const TreeLine& line) {
  const tree::FoldedChain chain = tree::FoldChain(tree, behaviours, NodeId(line.node));
  std::vector<TreeLine> end;
  for (size_t i = 0; i < chain.end.size(); ++i) {
    const uint64_t above = i == 0 ? line.node : chain.end[i - 1].index;
    end.push_back({chain.end[i].index, above, line.depth + chain.left_out + 1 + i});
    end.back().unshown = chain.left_out;
  }
  if (chain.left_out > 0) {
    end[0].left_out = chain.left_out;
    end[0].left_out_text = tree::TextOf(chain, behaviours);
    for (const tree::RoutineId routine : chain.turn) end[0].turn.push_back(behaviours.routine(routine).name);
  }
  std::reverse(end.begin(), end.end());
  return end;
}

}  // namespace

view::TreeLines SelectLines(const Tree& tree, const tree::Behaviours& behaviours, const TreeLimits& limits) {
  std::vector<TreeLine> lines, todo;
  const std::vector<uint32_t> sizes = SubtreeSizes(tree);
  std::vector<bool> shown(tree.size(), false);
  todo.push_back({limits.from.index, std::nullopt, 0});
  while (!todo.empty() && lines.size() < limits.nodes) {
    const TreeLine line = todo.back();
    todo.pop_back();
    lines.push_back(line);
    if (line.is_reference) continue;
    shown[line.node] = true;
    if (line.depth > limits.depth) continue;  // of the end of a chain
    if (line.depth == limits.depth) {
      const std::vector<TreeLine> end = EndOfChain(tree, behaviours, line);
      todo.insert(todo.end(), end.begin(), end.end());
      continue;
    }
    const auto children = tree.children(NodeId(line.node));
    for (size_t i = children.size(); i-- > 0;) {
      const bool is_reference = tree.is_reference(NodeId(line.node), children[i]);
      todo.push_back({children[i].index, line.node, line.depth + 1, is_reference});
    }
  }
  for (size_t i = 0; i < lines.size(); ++i) {
    TreeLine& line = lines[i];
    // What follows says what of it is left out.
    const bool is_folded = i + 1 < lines.size() && lines[i + 1].left_out > 0;
    if (line.is_reference || is_folded) continue;
    const NodeId node(line.node);
    if (const auto twin = FinishedElsewhere(behaviours, node)) line.finished_elsewhere = twin->index;
    for (NodeId child : tree.children(node)) {
      if (!tree.is_reference(node, child) && !shown[child.index]) line.hidden += sizes[child.index];
    }
  }
  return {tree.size(), std::move(lines), std::make_shared<TreeNodes>(tree, behaviours)};
}

}  // namespace inquest::session
