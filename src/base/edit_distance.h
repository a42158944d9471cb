// How alike two names are, to suggest one for the other.
#pragma once

#include <cstddef>
#include <string_view>

namespace inquest::base {

// The number of insertions, deletions, substitutions and swaps of neighbours that lead from `a` to `b`;
// `limit` + 1 if it is more than `limit`.
size_t EditDistance(std::string_view a, std::string_view b, size_t limit);

}  // namespace inquest::base
