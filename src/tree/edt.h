// The evaluation dependency tree of a trail (finite-maps-2008, Def. 12; foundations-2006): a reduced node's
// parent is the redex whose right-hand side contains the application. Suspended blocks and what desugaring
// made belong to the frame around them; a constant is a child of every redex that mentions it.
#pragma once

#include <memory>
#include <vector>

#include "trail/trail.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::tree {

// A tree with what its nodes mean in a trail.
struct TrailTree {
  Tree tree;
  std::unique_ptr<Behaviours> behaviours;  // refers to the trail
};

// `trail` must outlive what is returned. RoutineId is the number of the callable.
TrailTree BuildEdt(const trail::Trail& trail);
// Its root alone: where nobody can answer, the first question is all that is wanted.
TrailTree BuildRoot(const trail::Trail& trail);

}  // namespace inquest::tree
