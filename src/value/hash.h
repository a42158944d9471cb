// A fingerprint of a value or statement in full: what was answered is found again by it, in this session and
// in later ones (docs/design.md 7.2), so it must not change from version to version.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "value/term.h"

namespace inquest::value {

struct Hash {
  uint64_t high = 0;
  uint64_t low = 0;
  friend auto operator<=>(const Hash&, const Hash&) = default;
};

// Equal values (compare.h) have equal hashes, whatever is shared in them. The one exception: endless values
// that are the same tree but go round differently (`1 : ↺` and `1 : 1 : ↺`) may have different ones. Time is
// linear in the value's graph as long as it has no cycles; memory follows its depth.
Hash HashOf(const Terms& terms, Term term);
// Name, arguments, free variables with their names, result, instance and types.
Hash HashOf(const Terms& terms, const Statement& statement);

// 32 hexadecimal digits.
std::string HashText(const Hash& hash);

}  // namespace inquest::value
