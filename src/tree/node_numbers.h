// The numbers that the frames of a trail have in its tree (edt.h), without building the tree: for views that
// show a part of a large trail. Also where the results of frames are, which needs the same walk.
#pragma once

#include <unordered_map>
#include <vector>

#include "trail/trail.h"
#include "tree/mentions.h"
#include "tree/tree.h"

namespace inquest::tree {

// Frames are looked at in order, up to the last one asked for. `trail` must outlive it.
class NodeNumbers {
 public:
  explicit NodeNumbers(const trail::Trail& trail);
  // The node that the frame is; none for frames that belong to another one's node.
  NodeId Of(size_t frame_number);
  // Trail::ResultCell, without following a chain of tail calls anew each time.
  trail::Address ResultCell(size_t frame_number);

 private:
  void AdvanceTo(size_t frame_number);
  void Number(const trail::Frame& frame);
  void NumberConstant(const trail::Frame& frame, uint32_t callable);
  void Is(NodeId node);
  void BelongsTo(NodeId node);
  NodeId NodeOf(trail::Address a) const { return owners_[trail_.FrameNumberOf(a)]; }
  trail::Address FindCell(const trail::Frame& frame) const;

  const trail::Trail& trail_;
  Mentions mentions_;
  std::unordered_map<trail::Address, uint32_t> constant_at_;  // by cell of frame 0
  std::vector<NodeId> node_of_group_;                         // of constants that depend on each other
  uint32_t next_ = 1;                                         // 0 is main
  std::vector<NodeId> nodes_, owners_;  // by number of the frame: the node it is; is or belongs to
  std::vector<trail::Address> cells_;
};

}  // namespace inquest::tree
