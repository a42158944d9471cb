// What the nodes of a transformed tree were made of.
#include <algorithm>

#include "transform/transform.h"

namespace inquest::transform {

void Parts::Finish() {
  std::stable_sort(all_.begin(), all_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  nodes_.reserve(all_.size());
  parts_.reserve(all_.size());
  for (const auto& [node, part] : all_) {
    nodes_.push_back(node);
    parts_.push_back(part);
  }
  all_ = {};
}

std::span<const NodeId> Parts::Of(NodeId node) const {
  const auto [from, to] = std::equal_range(nodes_.begin(), nodes_.end(), node);
  return {parts_.data() + (from - nodes_.begin()), static_cast<size_t>(to - from)};
}

}  // namespace inquest::transform
