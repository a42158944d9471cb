#include "transform/transformed.h"

namespace inquest::transform {

TransformedTree::TransformedTree(Transform transform, const tree::Tree& before,
                                 const tree::Behaviours& behaviours, const std::stop_token& stop)
    : before_(before),
      behaviours_(behaviours),
      level_(LevelAfter(behaviours)),
      terms_(behaviours, mapping_, level_) {
  Result result = transform(before, behaviours, stop);
  tree_ = std::move(result.tree);
  mapping_ = std::move(result.mapping);
}

uint64_t TransformedTree::LevelAfter(const tree::Behaviours& behaviours) {
  auto before = dynamic_cast<const TransformedTree*>(&behaviours);
  return before ? before->level_ + 1 : 0;
}

std::span<const NodeId> TransformedTree::parts(NodeId n) const { return mapping_.parts.Of(n); }

NodeId TransformedTree::LastOf(NodeId n) const { return original(n) ? original(n) : parts(n).back(); }

value::Statement TransformedTree::Describe(NodeId n) const {
  return original(n) ? behaviours_.Describe(original(n)) : terms_.Describe(n);
}

std::string TransformedTree::ResultType(NodeId n) const { return behaviours_.ResultType(LastOf(n)); }

tree::Outcome TransformedTree::OutcomeOf(NodeId n) const { return behaviours_.OutcomeOf(LastOf(n)); }
uint32_t TransformedTree::BranchOf(NodeId n) const { return behaviours_.BranchOf(LastOf(n)); }

uint32_t TransformedTree::TimeOf(NodeId n) const { return behaviours_.TimeOf(LastOf(n)); }

std::optional<NodeId> TransformedTree::FinishedTwin(NodeId n) const {
  return original(n) ? behaviours_.FinishedTwin(original(n)) : std::nullopt;
}

// What moved has the place of that child of the old parent that it came with, and its own time.
tree::Placement TransformedTree::PlacementOf(NodeId parent, NodeId child) const {
  NodeId moved = LastOf(child);
  NodeId around = original(parent) ? original(parent) : before_.parent(LastOf(parent));
  for (NodeId listed : before_.parents(moved))
    if (listed == around) return behaviours_.PlacementOf(around, moved);
  tree::Placement own = behaviours_.PlacementOf(before_.parent(moved), moved);
  NodeId top = moved;
  while (before_.parent(top) && before_.parent(top) != around) top = before_.parent(top);
  if (!before_.parent(top)) return own;  // came by a reference
  tree::Placement placed = behaviours_.PlacementOf(around, top);
  return {placed.outermost, placed.innermost, own.start, own.completion};
}

view::Code TransformedTree::CodeOf(NodeId n) const { return behaviours_.CodeOf(LastOf(n)); }

std::string TransformedTree::EquationOf(NodeId n) const { return behaviours_.EquationOf(LastOf(n)); }

std::vector<view::Code> TransformedTree::CodesOf(std::span<const NodeId> nodes) const {
  std::vector<NodeId> before;
  for (NodeId n : nodes) {
    before.push_back(LastOf(n));
    for (NodeId part : parts(n))
      if (part != before.back()) before.push_back(part);
  }
  return behaviours_.CodesOf(before);
}

std::optional<size_t> TransformedTree::Feeds(NodeId x, NodeId next) const {
  if (!original(x) || !original(next)) return std::nullopt;
  return behaviours_.Feeds(original(x), original(next));
}

}  // namespace inquest::transform
