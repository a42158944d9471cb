#include "transform/chains.h"

#include <algorithm>
#include <utility>

namespace inquest::transform {

namespace {

// Arguments come before their application, so what a node feeds follows soon, after the other arguments; what
// is bound to a variable comes after the right-hand side.
constexpr size_t kWindow = 8;

constexpr size_t kNone = SIZE_MAX;

bool LeadsTo(const std::vector<size_t>& next, size_t from, size_t to) {
  while (from != kNone && from != to) from = next[from];
  return from == to;
}

std::vector<NodeId> OwnChildren(const tree::Tree& tree, NodeId parent) {
  std::vector<NodeId> own;
  for (NodeId child : tree.children(parent))
    if (!tree.is_reference(parent, child)) own.push_back(child);
  return own;
}

void SortInnermost(const tree::Behaviours& behaviours, NodeId parent, std::vector<NodeId>* nodes) {
  struct Key {
    uint32_t place;
    uint64_t completion;
    NodeId node;
    auto operator<=>(const Key&) const = default;
  };
  std::vector<Key> keys;
  for (NodeId n : *nodes) {
    tree::Placement placement = behaviours.PlacementOf(parent, n);
    keys.push_back({placement.innermost, placement.completion, n});
  }
  std::sort(keys.begin(), keys.end());
  for (size_t i = 0; i < keys.size(); ++i) (*nodes)[i] = keys[i].node;
}

}  // namespace

std::vector<std::vector<NodeId>> ChainsBelow(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                             NodeId parent) {
  std::vector<NodeId> nodes = OwnChildren(tree, parent);
  std::vector<std::vector<NodeId>> chains;
  if (nodes.size() < 2) {
    if (nodes.size() == 1) chains.push_back(std::move(nodes));
    return chains;
  }
  SortInnermost(behaviours, parent, &nodes);
  std::vector<size_t> next(nodes.size(), kNone);
  std::vector<bool> fed(nodes.size(), false);
  // What did not finish is asked about by itself.
  const auto is_unfinished = [&](NodeId n) { return behaviours.OutcomeOf(n) == tree::Outcome::kUnfinished; };
  const bool ended = !is_unfinished(tree::Tree::root());
  auto may_join = [&](NodeId n) {
    return tree.kind(n) == tree::NodeKind::kRoutine && tree.further_parents(n).empty() &&
           (ended || !is_unfinished(n));
  };
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (!may_join(nodes[i])) continue;
    for (size_t j = i - std::min(i, kWindow); j < std::min(i + 1 + kWindow, nodes.size()); ++j) {
      if (i == j || fed[j] || !may_join(nodes[j]) || !behaviours.Feeds(nodes[i], nodes[j])) continue;
      // Values that are made of each other, `a = f b; b = g a`, are no chain.
      if (LeadsTo(next, j, i)) continue;
      next[i] = j;
      fed[j] = true;
      break;
    }
  }
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (fed[i]) continue;
    chains.emplace_back();
    for (size_t at = i; at != kNone; at = next[at]) chains.back().push_back(nodes[at]);
  }
  return chains;
}

}  // namespace inquest::transform
