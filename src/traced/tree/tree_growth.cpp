#include "traced/tree/tree_growth.h"

#include <algorithm>

namespace inquest::traced {

using trail::Address;
using trail::Trail;

TreeGrowth::TreeGrowth(Tree tree, TrailBehaviours& behaviours, std::vector<Unresolved> unresolved)
    : at_first_(std::move(tree)),
      behaviours_(behaviours),
      trail_(behaviours.trail()),
      unresolved_(std::move(unresolved)) {
  const FunctionUses* const uses = behaviours.trail_terms().uses();
  if (uses != nullptr) grows_ = [uses](trail::Word function) { return uses->IsMap(function); };
}

NodeId TreeGrowth::WholeOf(NodeId node) const {
  return node.index < at_first_.size() ? node : added_[node.index - at_first_.size()].whole;
}

Address TreeGrowth::TimeOf(NodeId node) const {
  return node.index < at_first_.size() ? Trail::kAlways : added_[node.index - at_first_.size()].time;
}

bool TreeGrowth::NeedsMore(NodeId node) const {
  if (node.index >= tree().size() || grown_.contains(node)) return false;
  const NodeId whole = WholeOf(node);
  const auto found = std::lower_bound(unresolved_.begin(), unresolved_.end(), Unresolved(whole, NodeId(0)));
  return found != unresolved_.end() && found->first == whole;
}

trail::Word TreeGrowth::ResultOf(NodeId whole) const {
  return trail_.word(trail_.ResultCell(behaviours_.frame(whole)));
}

bool TreeGrowth::Made(NodeId whole, Address object) const {
  const Address own = behaviours_.frame(whole).address;
  trail::Frame frame = trail_.FrameOf(trail_.reader().OriginAt(trail_.reader().at(object).link));
  // Each step leads to an earlier frame, so whoever is older than the call is not below it.
  while (frame.address > own) {
    const bool is_block = trail_.variant(frame).is_block;
    const trail::Frame above = is_block ? trail_.Enclosing(frame) : trail_.FrameOf(frame.redex);
    if (above.address >= frame.address) return false;
    frame = above;
  }
  return frame.address == own;
}

// What the call read of the constant, it read before its own value, as far as that is told, was complete. But
// it may return a part of the constant as it is, of which more came to be known without it: `find "cot" =
// Node {nexts = ↺ : _}`, a node of a graph. That part is the constant's, as known with it. So is a part of
// the constant that waited for the call's own value: there the call returns itself (`table !! 2 = 1 : ↺`).
void TreeGrowth::Grow(NodeId node) {
  if (!NeedsMore(node)) return;
  grown_.insert(node);
  const NodeId whole = WholeOf(node);
  const std::optional<trail::LastPart> last =
      trail::LastPartSince(trail_, ResultOf(whole), TimeOf(node), grows_);
  const bool is_own = last.has_value() && std::ranges::all_of(last->holders, [&](Address holder) {
                        return holder == 0 || Made(whole, holder);
                      });
  auto constant = std::lower_bound(unresolved_.begin(), unresolved_.end(), Unresolved(whole, NodeId(0)));
  for (; constant != unresolved_.end() && constant->first == whole; ++constant) {
    if (last.has_value() && last->since > 0) {
      AddChild(node, constant->second, is_own ? last->since - 1 : last->since);
    } else {
      // The trail does not tell: the search has to do with a cycle.
      references_.emplace_back(node, constant->second);
    }
  }
  Rebuild();
}

NodeId TreeGrowth::AddChild(NodeId parent, NodeId whole, Address time) {
  size_t next = added_.size();  // those from here on have no children yet
  const auto add = [&](NodeId above, NodeId child) {
    const std::optional<Address> last = trail::LastSince(trail_, ResultOf(child), Trail::kAlways, grows_);
    if (last.has_value() && *last <= time) {
      references_.emplace_back(above, child);
      return child;
    }
    const auto [known, is_new] = node_then_.try_emplace({child, time});
    if (!is_new) {
      references_.emplace_back(above, known->second);
      return known->second;
    }
    known->second = NodeId(at_first_.size() + added_.size());
    added_.push_back({above, child, time});
    behaviours_.AddThen(child, time);
    return known->second;
  };
  const NodeId added = add(parent, whole);
  for (; next < added_.size(); ++next) {
    const NodeId above(at_first_.size() + next);
    const Then then = added_[next];
    for (const NodeId child : at_first_.children(then.whole)) {
      if (WasKnown(child, then.time)) add(above, child);
    }
  }
  return added;
}

bool TreeGrowth::IsUnresolvedConstant(NodeId whole) const {
  return std::any_of(unresolved_.begin(), unresolved_.end(),
                     [&](const Unresolved& each) { return each.second == whole; });
}

// A table and the function that fills it can be endless, and each call reads what the one before it wrote.
std::optional<uint64_t> TreeGrowth::Halfway(NodeId node, uint64_t right_length) const {
  const NodeId whole = WholeOf(node);
  if (node == whole || !IsUnresolvedConstant(whole)) return std::nullopt;
  const std::vector<Address> times = trail::AllSince(trail_, ResultOf(whole), TimeOf(node), grows_);
  const auto right = std::upper_bound(times.begin(), times.end(), right_length);
  const auto between = times.end() - right - 1;  // the last one is the node's own
  return between > 0 ? std::optional(right[between / 2]) : std::nullopt;
}

NodeId TreeGrowth::AddBeginning(NodeId node, uint64_t length) {
  const NodeId added = AddChild(node, WholeOf(node), length);
  Rebuild();
  return added;
}

// Whether the call had its value then, or a part of it. One that had not is no reason for anything.
bool TreeGrowth::WasKnown(NodeId whole, Address time) const {
  if (behaviours_.frame(whole).address > time) return false;
  const trail::Evaluated value = trail_.EvaluateAt(ResultOf(whole), time);
  return value.status != trail::Evaluated::kUnevaluated && value.status != trail::Evaluated::kUnfinished;
}

void TreeGrowth::Rebuild() {
  Builder builder;
  builder.Reserve(at_first_.size() + added_.size());
  for (size_t i = 0; i < at_first_.size(); ++i) {
    const NodeId node(i);
    builder.Add(at_first_.parent(node), at_first_.routine(node), at_first_.kind(node));
  }
  for (const Then& then : added_) builder.Add(then.parent, at_first_.routine(then.whole));
  for (const NodeId shared : at_first_.shared()) {
    for (const NodeId parent : at_first_.further_parents(shared)) builder.AddReference(parent, shared);
  }
  for (const auto& [parent, node] : references_) builder.AddReference(parent, node);
  grown_tree_ = builder.Finish(at_first_.routine_count());
}

void TreeGrowth::Shrink() {
  added_.clear();
  node_then_.clear();
  references_.clear();
  grown_.clear();
  grown_tree_ = Tree();
  behaviours_.ForgetThen();
}

}  // namespace inquest::traced
