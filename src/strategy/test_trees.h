// Random execution trees for tests.
#pragma once

#include <rapidcheck.h>

#include "tree/tree.h"

namespace inquest::strategy {

enum class References { kNone, kAcyclic, kAny };

// Nodes with routines 0 to 4. Acyclic references lead from a node to a later one.
inline tree::Tree RandomTree(size_t most_nodes, References references = References::kNone,
                             size_t fewest_nodes = 1) {
  size_t count = *rc::gen::inRange<size_t>(fewest_nodes, most_nodes + 1);
  // How far back a parent may lie: 1 makes a chain, much makes a bush.
  size_t reach = *rc::gen::inRange<size_t>(1, most_nodes + 1);
  tree::Builder builder;
  for (size_t i = 0; i < count; ++i) {
    size_t earliest = i > reach ? i - reach : 0;
    tree::NodeId parent = i == 0 ? tree::NodeId() : tree::NodeId(*rc::gen::inRange<size_t>(earliest, i));
    builder.Add(parent, tree::RoutineId(*rc::gen::inRange<size_t>(0, 5)));
  }
  size_t extra = references == References::kNone ? 0 : *rc::gen::inRange<size_t>(0, count);
  for (size_t i = 0; i < extra; ++i) {
    size_t from = *rc::gen::inRange<size_t>(0, count), to = *rc::gen::inRange<size_t>(0, count);
    if (from == to || to == 0 || (references == References::kAcyclic && from > to)) continue;
    builder.AddReference(tree::NodeId(from), tree::NodeId(to));
  }
  return builder.Finish(5);
}

}  // namespace inquest::strategy
