#include "session/granularity.h"

#include <algorithm>

namespace inquest::session {

using tree::Scope;

std::string_view NameOf(Granularity granularity) {
  switch (granularity) {
    case Granularity::kAll:
      return "all";
    case Granularity::kFunctions:
      return "functions";
    case Granularity::kTop:
      return "top";
  }
  return "";
}

std::string_view MeaningOf(Granularity granularity) {
  switch (granularity) {
    case Granularity::kAll:
      return "also the rest of a do block, where it runs later (default in edt)";
    case Granularity::kFunctions:
      return "functions, local ones and lambdas among them (default in fdt)";
    case Granularity::kTop:
      return "top-level functions and methods; all or functions goes on inside (in fdt only)";
  }
  return "";
}

std::optional<Granularity> FindGranularity(std::string_view name) {
  const auto* const found = std::find_if(std::begin(kGranularities), std::end(kGranularities),
                                         [&](Granularity each) { return NameOf(each) == name; });
  return found == std::end(kGranularities) ? std::nullopt : std::optional(*found);
}

Granularity DefaultGranularity(const tree::Behaviours& behaviours) {
  const bool is_cut_off = behaviours.OutcomeOf(tree::Tree::root()) == tree::Outcome::kUnfinished;
  return behaviours.ShowsLocals() && !is_cut_off ? Granularity::kFunctions : Granularity::kAll;
}

std::vector<tree::RoutineId> LeftOut(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                     Granularity granularity) {
  std::vector<tree::RoutineId> left_out;
  if (granularity == Granularity::kAll || !behaviours.ShowsLocals()) return left_out;
  const Scope from = granularity == Granularity::kTop ? Scope::kLocal : Scope::kPart;
  for (size_t i = 0; i < tree.routine_count(); ++i) {
    const tree::RoutineId id(i);
    if (behaviours.ScopeOf(id) >= from && id != tree.routine(tree::Tree::root())) left_out.push_back(id);
  }
  return left_out;
}

}  // namespace inquest::session
