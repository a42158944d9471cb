#include "traced/tree/node_numbers.h"

#include <algorithm>

namespace inquest::traced {

using trail::Address;
using trail::Frame;

NodeNumbers::NodeNumbers(const trail::Trail& trail) : trail_(trail), roles_(FindFrameRoles(trail.layout())) {
  const auto& constants = trail.layout().constants;
  for (trail::ConstantId i{0}; constants.contains(i); ++i) {
    constant_at_.emplace(trail::CellAddress(trail.reader().first(), constants[i].slot), i);
  }
}

NodeId NodeNumbers::Of(size_t frame_number) {
  if (first_.empty()) CountNodes();
  const trail::Blocks& blocks = trail_.blocks();
  const auto is_in = [&](size_t block) {
    return frame_number >= blocks.first_frame(block) && frame_number < blocks.first_frame(block + 1);
  };
  if (!is_in(last_block_)) last_block_ = blocks.BlockOfFrame(frame_number);
  const BlockNodes& nodes = NodesOf(last_block_);
  const size_t place = frame_number - blocks.first_frame(last_block_);
  return place < nodes.size() ? nodes[place] : NodeId();
}

std::optional<size_t> NodeNumbers::FrameOf(NodeId node) {
  if (first_.empty()) CountNodes();
  // Numbers ascend; main, the root, has none of them and is in a block with constants.
  for (size_t b = 0; b < first_.size(); ++b) {
    const bool may_have = node == Tree::root() ? blocks_[b] != nullptr
                                               : first_[b] <= node.index &&
                                                     (b + 1 == first_.size() || node.index < first_[b + 1]);
    if (!may_have) continue;
    const BlockNodes& nodes = NodesOf(b);
    const auto found = std::find(nodes.begin(), nodes.end(), node);
    if (found != nodes.end()) {
      return trail_.blocks().first_frame(b) + static_cast<size_t>(found - nodes.begin());
    }
  }
  return std::nullopt;
}

const NodeNumbers::BlockNodes& NodeNumbers::NodesOf(size_t block) {
  if (blocks_[block] == nullptr) {
    uint32_t next = first_[block];
    blocks_[block] = std::make_unique<BlockNodes>(NumberBlock(block, &next));
  }
  return *blocks_[block];
}

// Otherwise a block has as many nodes as its summary counts calls. Whether a constant or a hidden frame is a
// node of its own depends on what was before it, so blocks with these are looked at, in order.
void NodeNumbers::CountNodes() {
  const trail::Blocks& blocks = trail_.blocks();
  uint32_t next = 1;  // 0 is main
  blocks_.resize(blocks.size());
  for (size_t b = 0; b < blocks.size(); ++b) {
    first_.push_back(next);
    uint32_t calls = 0;
    bool is_simple = true;
    for (const trail::VariantCount& count : blocks.block(b).counts) {
      const FrameRole role = roles_[count.variant];
      if (role == FrameRole::kCall) calls += count.frames + count.callbacks;
      is_simple = is_simple && role != FrameRole::kConstant && role != FrameRole::kHidden;
    }
    if (is_simple) {
      next += calls;
    } else {
      blocks_[b] = std::make_unique<BlockNodes>(NumberBlock(b, &next));
    }
  }
}

NodeNumbers::BlockNodes NodeNumbers::NumberBlock(size_t block, uint32_t* next) {
  BlockNodes nodes;
  trail_.blocks().ForEachFrame(block, [&](uint64_t, const trail::Object& object) {
    switch (roles_[object.variant()]) {
      case FrameRole::kPart:
      case FrameRole::kOutside:
        nodes.emplace_back();
        break;
      case FrameRole::kCall:
        nodes.emplace_back((*next)++);
        break;
      case FrameRole::kConstant:
        nodes.push_back(NumberConstant(trail_.frame(object.address), next));
        break;
      case FrameRole::kHidden:
        nodes.push_back(NumberHidden(trail_.frame(object.address), next));
        break;
    }
    return true;
  });
  return nodes;
}

NodeId NodeNumbers::NumberConstant(const Frame& frame, uint32_t* next) {
  const bool is_main =
      constant_at_.contains(frame.redex) && trail_.variant(frame).callable == trail_.layout().main;
  return is_main ? Tree::root() : NodeId((*next)++);
}

NodeId NodeNumbers::NumberHidden(const Frame& frame, uint32_t* next) {
  const Address definer = OwnerOf(trail_.Enclosing(frame));
  if (OwnerOf(trail_.FrameOf(frame.redex)) == definer) {
    hidden_.emplace_back(frame.address, definer);
    return NodeId();
  }
  const bool is_constant = trail_.callable(frame)->arity == 0;
  hidden_.emplace_back(frame.address, is_constant ? OwnerOfConstant(frame) : frame.address);
  return is_constant ? NumberConstant(frame, next) : NodeId((*next)++);
}

Address NodeNumbers::OwnerOf(Frame frame) const {
  // Each step leads to an earlier frame.
  while (frame.address != trail_.reader().first()) {
    switch (roles_[frame.variant]) {
      case FrameRole::kCall:
        return frame.address;
      case FrameRole::kConstant:
        return OwnerOfConstant(frame);
      case FrameRole::kHidden: {
        const auto owner =
            std::lower_bound(hidden_.begin(), hidden_.end(), std::pair(frame.address, Address{0}));
        return owner == hidden_.end() || owner->first != frame.address ? frame.address : owner->second;
      }
      case FrameRole::kPart:
      case FrameRole::kOutside:
        break;
    }
    const Frame outer = trail_.FrameOf(frame.redex);
    if (!trail_.variant(frame).callable.has_value() || outer.address >= frame.address) break;
    frame = outer;
  }
  return trail_.reader().first();
}

// Cells of frame 0 stand for constants, its header for main.
Address NodeNumbers::OwnerOfConstant(const Frame& frame) const {
  const auto constant = constant_at_.find(frame.redex);
  if (constant == constant_at_.end()) return frame.address;
  const bool is_main = trail_.variant(frame).callable == trail_.layout().main;
  return trail_.reader().first() + (is_main ? 0 : 8 * (1 + uint64_t{constant->second.index}));
}

}  // namespace inquest::traced
