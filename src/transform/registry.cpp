// All transforms: one line each here, one file each beside this one.
#include "transform/registry.h"

#include <algorithm>

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

namespace {

struct Entry {
  std::string_view name;
  Transform transform;
};

constexpr Entry kTransforms[] = {
    {"tree-compression", CompressTree},
    {"tree-balancing", BalanceTree},
    {"node-simplification", SimplifyNodes},
};

}  // namespace

Transform Find(std::string_view name) {
  for (const Entry& entry : kTransforms)
    if (entry.name == name) return entry.transform;
  return nullptr;
}

std::vector<std::string_view> Names() {
  std::vector<std::string_view> names;
  for (const Entry& entry : kTransforms) names.push_back(entry.name);
  return names;
}

}  // namespace inquest::transform
