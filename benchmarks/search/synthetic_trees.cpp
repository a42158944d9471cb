#include "synthetic_trees.h"

#include <algorithm>
#include <random>

namespace inquest::benchmarks {

using tree::NodeId;
using tree::RoutineId;

tree::Tree RandomTree(size_t nodes, size_t reach, uint32_t seed, size_t routines) {
  std::mt19937 random(seed);  // the same numbers everywhere, unlike the distributions of the library
  tree::Builder builder;
  builder.Reserve(nodes);
  for (size_t i = 0; i < nodes; ++i) {
    size_t from = std::min(i, reach);
    NodeId parent = i == 0 ? NodeId() : NodeId(i - 1 - random() % from);
    builder.Add(parent, RoutineId(random() % routines));
  }
  return builder.Finish(routines);
}

tree::Tree Chain(size_t nodes, size_t routines) { return RandomTree(nodes, 1, 1, routines); }

tree::Tree Star(size_t nodes, size_t routines) {
  std::mt19937 random(1);
  tree::Builder builder;
  builder.Reserve(nodes);
  for (size_t i = 0; i < nodes; ++i)
    builder.Add(i == 0 ? NodeId() : NodeId(0), RoutineId(random() % routines));
  return builder.Finish(routines);
}

}  // namespace inquest::benchmarks
