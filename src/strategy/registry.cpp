// All strategies: one line each here, one file each beside this one.
#include "strategy/registry.h"

#include "strategy/strategy.h"

namespace inquest::strategy {

namespace {

struct Entry {
  std::string_view name, meaning;
  std::unique_ptr<Strategy> (*make)();
};

constexpr Entry kStrategies[] = {
    {"single-stepping", "each call after all that it made, bottom up", MakeSingleStepping},
    {"top-down", "the calls that the wrong one made (default)", MakeTopDown},
    {"heaviest-first", "of these the one with most calls below it", MakeHeaviestFirst},
    {"more-rules-first", "of these the one with most functions below it", MakeMoreRulesFirst},
    {"top-down-zooming", "of these first the calls of the same function", MakeTopDownZooming},
    {"hat-delta", "near by, of the function least often right", MakeHatDelta},
    {"hat-delta-fewest-correct", "near by, of the function with fewest yes", MakeHatDeltaFewestCorrect},
    {"hat-delta-most-wrong", "near by, of the function with most no", MakeHatDeltaMostWrong},
    {"divide-and-query-shapiro", "at most half of the calls that are left", MakeDivideAndQueryShapiro},
    {"divide-and-query-hirunkitti", "about half of the calls that are left", MakeDivideAndQueryHirunkitti},
    {"optimal-divide-and-query", "halves what is left: few questions, which jump", MakeOptimalDivideAndQuery},
    {"biased-weighting", "halves; functions that were wrong count more", MakeBiasedWeighting},
    {"divide-by-rules", "halves the functions that are left", MakeDivideByRules},
    {"divide-by-yes", "halves; functions that were right count less", MakeDivideByYes},
    {"subterm-tracking", "who made what is marked, then halves its way", MakeSubtermTracking},
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

std::string_view MeaningOf(std::string_view name) {
  for (const Entry& entry : kStrategies)
    if (entry.name == name) return entry.meaning;
  return "";
}

std::string_view DefaultName(const tree::Behaviours& behaviours) {
  const bool has_ended = behaviours.OutcomeOf(tree::Tree::root()) != tree::Outcome::kUnfinished;
  return has_ended ? "top-down" : "optimal-divide-and-query";
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
