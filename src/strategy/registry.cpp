// All strategies: one line each here, one file each beside this one.
#include "strategy/registry.h"

#include "strategy/strategy.h"

namespace inquest::strategy {

namespace {

struct Entry {
  std::string_view name;
  std::unique_ptr<Strategy> (*make)();
};

constexpr Entry kStrategies[] = {
    {"top-down", MakeTopDown},
};

}  // namespace

std::unique_ptr<Strategy> Make(std::string_view name) {
  for (const Entry& entry : kStrategies)
    if (entry.name == name) return entry.make();
  return nullptr;
}

std::vector<std::string_view> Names() {
  std::vector<std::string_view> names;
  for (const Entry& entry : kStrategies) names.push_back(entry.name);
  return names;
}

}  // namespace inquest::strategy
