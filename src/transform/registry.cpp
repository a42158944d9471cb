// All transforms: one line each here, one file each beside this one.
#include "transform/registry.h"

namespace inquest::transform {

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
