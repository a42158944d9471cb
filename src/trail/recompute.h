// Recomputes what a primitive gave from its recorded operands (DESIGN 4: numbers may be computed eagerly, and
// then have no cell). Only on operands that fit a word or are doubles: what decisions of programs rest on.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "trail/trail.h"

namespace inquest::trail {

// Of a comparison the truth value is given as SmallInt(0 or 1), of a three-way one as SmallInt(0, 1 or 2):
// the tag of the constructor.
struct Recomputed {
  Word word = 0;
  bool is_tag = false;
};
std::optional<Recomputed> Recompute(const Trail& trail, std::string_view primitive,
                                    std::span<const Word> operands);

}  // namespace inquest::trail
