// Stacks of labels (hoed-2015, Figure 7): the cost-centre stacks of an observed run. A stack is interned, so
// that equal stacks have equal ids: it is a label on top of another stack.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/ids.h"

namespace inquest::observe {

using LabelId = base::Id<struct LabelTag>;
using StackId = base::Id<struct StackTag>;

class Stacks {
 public:
  Stacks();

  static StackId empty() { return StackId(0); }
  size_t size() const { return nodes_.size(); }
  // Of a stack that is not empty.
  LabelId top(StackId stack) const { return nodes_[stack.index].top; }
  StackId below(StackId stack) const { return nodes_[stack.index].below; }
  uint32_t depth(StackId stack) const { return nodes_[stack.index].depth; }
  // The bottom comes first.
  std::vector<LabelId> LabelsOf(StackId stack) const;

  // ◁: a label occurs once in a stack. What stands above its first occurrence is cut off.
  StackId Push(StackId stack, LabelId label);
  // ⋈: the stack of a function that is applied in another context. What the two have in common at the bottom
  // is followed by the rest of the function's, and the rest of that of the application is pushed on it.
  StackId Merge(StackId application, StackId function);

 private:
  struct Node {
    StackId below;
    LabelId top;
    uint32_t depth = 0;
  };
  std::vector<Node> nodes_;
  std::unordered_map<uint64_t, StackId> on_top_;  // of (below, top)
};

}  // namespace inquest::observe
