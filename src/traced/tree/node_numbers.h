// The numbers that the frames of a trail have in its tree (build_tree.h), without building the tree: for
// views that show a part of a large trail.
#pragma once

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "traced/tree/frame_roles.h"
#include "traced/tree/words.h"
#include "trail/trail.h"
#include "tree/tree.h"

namespace inquest::traced {

// Looks at the blocks of the frames it is asked about, and at those with constants and with what desugaring
// made. `trail` must outlive it.
class NodeNumbers {
 public:
  explicit NodeNumbers(const trail::Trail& trail);
  // The node that the frame is; none for frames that belong to another one's node.
  NodeId Of(size_t frame_number);
  // The frame that is this node, the first one if there are several.
  std::optional<size_t> FrameOf(NodeId node);

 private:
  using BlockNodes = std::vector<NodeId>;  // by frame, from the first of the block

  // The first number in each block; once.
  void CountNodes();
  const BlockNodes& NodesOf(size_t block);
  BlockNodes NumberBlock(size_t block, uint32_t* next);
  NodeId NumberConstant(const trail::Frame& frame, uint32_t* next);
  NodeId NumberHidden(const trail::Frame& frame, uint32_t* next);
  // A name of the node that a frame is or belongs to: an address. Hidden frames before it have been numbered.
  trail::Address OwnerOf(trail::Frame frame) const;
  trail::Address OwnerOfConstant(const trail::Frame& frame) const;

  const trail::Trail& trail_;
  std::unordered_map<trail::Address, trail::ConstantId> constant_at_;  // by cell of frame 0
  std::vector<std::pair<trail::Address, trail::Address>> hidden_;      // owners of hidden frames, ascending
  const FrameRoles roles_;
  std::vector<uint32_t> first_;  // by block
  std::vector<std::unique_ptr<BlockNodes>> blocks_;
  size_t last_block_ = 0;  // that was looked at
};

}  // namespace inquest::traced
