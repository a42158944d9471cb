#include "tree/node_numbers.h"

namespace inquest::tree {

using trail::Address;
using trail::Callable;
using trail::CallableKind;
using trail::Frame;
using trail::kNone;

NodeNumbers::NodeNumbers(const trail::Trail& trail)
    : trail_(trail), mentions_(trail.layout()), node_of_group_(trail.layout().constants.size()) {
  const std::vector<trail::Constant>& constants = trail.layout().constants;
  for (uint32_t i = 0; i < constants.size(); ++i) {
    constant_at_.emplace(trail.reader().first() + 8 * uint64_t{constants[i].slot}, i);
  }
}

NodeId NodeNumbers::Of(size_t frame_number) {
  AdvanceTo(frame_number);
  return nodes_[frame_number];
}

Address NodeNumbers::ResultCell(size_t frame_number) {
  AdvanceTo(frame_number);
  return cells_[frame_number];
}

void NodeNumbers::AdvanceTo(size_t frame_number) {
  while (nodes_.size() <= frame_number) {
    const Frame frame = trail_.frame_number(nodes_.size());
    cells_.push_back(FindCell(frame));
    if (nodes_.empty()) {
      BelongsTo(Tree::root());
    } else {
      Number(frame);
    }
  }
}

void NodeNumbers::Is(NodeId node) {
  nodes_.push_back(node);
  owners_.push_back(node);
}

void NodeNumbers::BelongsTo(NodeId node) {
  nodes_.emplace_back();
  owners_.push_back(node);
}

// As EdtBuilder places it.
void NodeNumbers::Number(const Frame& frame) {
  const trail::Variant& variant = trail_.variant(frame);
  if (variant.is_block) return BelongsTo(NodeOf(frame.redex));
  if (variant.callable == kNone) return BelongsTo(Tree::root());
  const Callable& callable = trail_.layout().callables[variant.callable];
  if (callable.kind == CallableKind::kHidden) {
    if (callable.is_section) return BelongsTo(NodeOf(frame.redex));
    const NodeId definer = NodeOf(trail_.Enclosing(frame).address);
    if (NodeOf(frame.redex) == definer) return BelongsTo(definer);
  }
  if (callable.kind == CallableKind::kConstant || callable.arity == 0) {
    NumberConstant(frame, variant.callable);
  } else {
    Is(NodeId(next_++));
  }
}

void NodeNumbers::NumberConstant(const Frame& frame, uint32_t callable) {
  const auto constant = constant_at_.find(frame.redex);
  if (constant == constant_at_.end()) return Is(NodeId(next_++));
  if (callable == trail_.layout().main) return Is(Tree::root());
  NodeId& node = node_of_group_[mentions_.group(constant->second)];
  if (node.has_value()) return BelongsTo(node);
  node = NodeId(next_++);
  Is(node);
}

Address NodeNumbers::FindCell(const Frame& frame) const {
  if (frame.is_callback) return frame.address + 8 * uint64_t{trail::kCallbackResult};
  const size_t caller = trail_.FrameNumberOf(frame.redex);
  const bool is_tail = caller < cells_.size() && frame.redex == trail_.frame_number(caller).base;
  return is_tail ? cells_[caller] : frame.redex;
}

}  // namespace inquest::tree
