// Trees of known shapes, the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "tree/tree.h"

namespace inquest::benchmarks {

// Every parent is one of the `reach` nodes before the child: 1 makes a chain, all of them a random recursive
// tree, a few a deep tree. Routines are drawn evenly.
tree::Tree RandomTree(size_t nodes, size_t reach, uint32_t seed, size_t routines = 100);
tree::Tree Chain(size_t nodes, size_t routines = 100);
tree::Tree Star(size_t nodes, size_t routines = 100);  // a root and its children

}  // namespace inquest::benchmarks
