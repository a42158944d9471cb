// Two lists of texts, one a changed form of the other: which element became which.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace inquest::oracle {

inline constexpr uint32_t kNoPartner = 0xffffffffu;

// For each of `from` the position in `to`, or kNoPartner. Equal texts are partners, in order (a longest
// common subsequence); between two such pairs, those left over are partners if there are equally many on both
// sides.
std::vector<uint32_t> Align(const std::vector<std::string_view>& from,
                            const std::vector<std::string_view>& to);

}  // namespace inquest::oracle
