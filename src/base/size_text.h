// Sizes in bytes, as people write them.
#pragma once

#include <cstdint>
#include <string>

namespace inquest::base {

// `500 KB`, `2 GB`, in the largest unit in which it is a whole number: what somebody asked for reads as he
// wrote it. What is whole in none of the larger ones is rounded down to MB, or KB where it is below 10 MB.
std::string SizeText(uint64_t bytes);

}  // namespace inquest::base
