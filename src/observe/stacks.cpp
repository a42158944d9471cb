#include "observe/stacks.h"

#include <algorithm>

namespace inquest::observe {

Stacks::Stacks() { nodes_.emplace_back(); }

std::vector<LabelId> Stacks::LabelsOf(StackId stack) const {
  std::vector<LabelId> labels(depth(stack));
  for (size_t i = labels.size(); i-- > 0; stack = below(stack)) labels[i] = top(stack);
  return labels;
}

StackId Stacks::Push(StackId stack, LabelId label) {
  for (StackId known = stack; known != empty(); known = below(known))
    if (top(known) == label) return known;
  const uint64_t key = uint64_t{stack.index} << 32 | label.index;
  const auto [found, is_new] = on_top_.try_emplace(key, StackId(nodes_.size()));
  if (is_new) nodes_.push_back({stack, label, depth(stack) + 1});
  return found->second;
}

StackId Stacks::Merge(StackId application, StackId function) {
  std::vector<LabelId> pushed;
  StackId common = function;
  while (depth(common) > depth(application)) common = below(common);
  for (StackId rest = application; rest != common;) {
    if (depth(rest) == depth(common)) common = below(common);
    pushed.push_back(top(rest));
    rest = below(rest);
  }
  std::reverse(pushed.begin(), pushed.end());
  for (const LabelId label : pushed) function = Push(function, label);
  return function;
}

}  // namespace inquest::observe
