#include "tree/node_numbers.h"

namespace inquest::tree {

using trail::Address;
using trail::Callable;
using trail::CallableKind;
using trail::Frame;
using trail::kNone;

NodeNumbers::NodeNumbers(const trail::Trail& trail)
    : trail_(trail), mentions_(trail.layout()), group_met_(trail.layout().constants.size(), false) {
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
    nodes_.push_back(nodes_.empty() ? NodeId() : Number(frame));
  }
}

// As EdtBuilder places it.
NodeId NodeNumbers::Number(const Frame& frame) {
  const trail::Variant& variant = trail_.variant(frame);
  if (variant.is_block || variant.callable == kNone) return NodeId();
  const Callable& callable = trail_.layout().callables[variant.callable];
  if (callable.kind == CallableKind::kHidden) return NodeId();
  if (callable.kind != CallableKind::kConstant && callable.arity != 0) return NodeId(next_++);
  const auto constant = constant_at_.find(frame.redex);
  if (constant == constant_at_.end()) return NodeId(next_++);
  if (variant.callable == trail_.layout().main) return Tree::root();
  const uint32_t group = mentions_.group(constant->second);
  if (group_met_[group]) return NodeId();
  group_met_[group] = true;
  return NodeId(next_++);
}

Address NodeNumbers::FindCell(const Frame& frame) const {
  if (frame.is_callback) return frame.address + 8 * uint64_t{trail::kCallbackResult};
  const size_t caller = trail_.FrameNumberOf(frame.redex);
  const bool is_tail = caller < cells_.size() && frame.redex == trail_.frame_number(caller).base;
  return is_tail ? cells_[caller] : frame.redex;
}

}  // namespace inquest::tree
