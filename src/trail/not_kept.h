// What stands in the trail for a value that is not in it. All references into the region mean that
// (word.h); these are those that the collector writes itself.
#pragma once

#include "trail/word.h"

namespace inquest::trail {

// A reference or array that actions change, where only a part of a weak value is kept. Everything else of a
// run that ended is kept in full where it is in a statement, so `…` elsewhere says that a place was weak
// (docs/design.md 4.5).
inline constexpr Word kMutable = (kRegionBase + 8) | static_cast<Word>(Tag::kRef);

}  // namespace inquest::trail
