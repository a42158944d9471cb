// Which functions are asked about. Those that are left out are transparent to the search: what they called
// belongs to the function around them. That is sound where the statement of the function around them tells
// what they did (finite-maps-2008, section 9), in a tree that shows functions as finite maps.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

enum class Granularity : uint8_t {
  kAll,        // every node of the tree, also the rest of a do block
  kFunctions,  // functions and lambdas, as the source has them
  kTop,        // top-level functions and methods
};
inline constexpr Granularity kGranularities[] = {Granularity::kAll, Granularity::kFunctions,
                                                 Granularity::kTop};
std::string_view NameOf(Granularity granularity);
std::string_view MeaningOf(Granularity granularity);  // in a few words for people
std::optional<Granularity> FindGranularity(std::string_view name);

// The one where nobody chose. Of a run that did not end all are asked about: the rest of a do block may be
// what goes on for ever.
Granularity DefaultGranularity(const tree::Behaviours& behaviours);
// The routines that are not asked about. None where each must be.
std::vector<tree::RoutineId> LeftOut(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                     Granularity granularity);

}  // namespace inquest::session
