// All transforms: one line each here, one file each beside this one.
#include "transform/registry.h"

namespace inquest::transform {

namespace {

struct Entry {
  std::string_view name, meaning;
  Transform transform;
};

constexpr Entry kTransforms[] = {
    {"tree-compression", "recursive calls are asked about as one", CompressTree},
    {"tree-balancing", "calls that feed each other are asked about as one", BalanceTree},
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

std::string_view MeaningOf(std::string_view name) {
  for (const Entry& entry : kTransforms)
    if (entry.name == name) return entry.meaning;
  return "";
}

}  // namespace inquest::transform
