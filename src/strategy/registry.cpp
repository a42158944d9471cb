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
    {"single-stepping", MakeSingleStepping},
    {"top-down", MakeTopDown},
    {"heaviest-first", MakeHeaviestFirst},
    {"more-rules-first", MakeMoreRulesFirst},
    {"top-down-zooming", MakeTopDownZooming},
    {"hat-delta", MakeHatDelta},
    {"hat-delta-fewest-correct", MakeHatDeltaFewestCorrect},
    {"hat-delta-most-wrong", MakeHatDeltaMostWrong},
    {"divide-and-query-shapiro", MakeDivideAndQueryShapiro},
    {"divide-and-query-hirunkitti", MakeDivideAndQueryHirunkitti},
    {"optimal-divide-and-query", MakeOptimalDivideAndQuery},
    {"biased-weighting", MakeBiasedWeighting},
    {"divide-by-rules", MakeDivideByRules},
    {"divide-by-yes", MakeDivideByYes},
    {"subterm-tracking", MakeSubtermTracking},
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

bool AsksRootFirst(std::string_view name) {
  const std::unique_ptr<Strategy> strategy = Make(name);
  return strategy != nullptr && strategy->asks_root_first();
}

bool ReadsOrder(std::string_view name) {
  const std::unique_ptr<Strategy> strategy = Make(name);
  return strategy != nullptr && strategy->reads_order();
}

}  // namespace inquest::strategy
