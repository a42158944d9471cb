// Which suspected constants trusted code uses (docs/design.md 4.3): a constant is a child of every redex
// that mentions it, also through trusted code, which has no node of its own.
#pragma once

#include <cstdint>
#include <vector>

#include "reduce/code.h"

namespace inquest::reduce {

// By activation: the suspected constants that its code can reach without leaving trusted code. Empty for
// nearly all: libraries know nothing of the program.
std::vector<std::vector<uint32_t>> MentionedConstants(const Code& code);

}  // namespace inquest::reduce
