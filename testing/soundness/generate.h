// Random expressions that are well-formed by their types (hoed-2015, 6.1): no constant is ever applied. A
// binding may need itself, so a few do not end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "testing/soundness/expression.h"

namespace inquest::soundness {

enum class Slices : uint8_t {
  kOpen,    // a labelled expression may mention variables from around it
  kClosed,  // it mentions its own only (A.2)
};

// At most `size` subexpressions, all constants right, some slices defective. The same for the same arguments.
Expr Generate(uint64_t seed, size_t size, Slices slices);

// Simpler expressions, to shrink a counterexample. They may not be well-formed.
std::vector<Expr> Simpler(const Expr& expression);

}  // namespace inquest::soundness
