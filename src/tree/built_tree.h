// A tree with what its nodes mean.
#pragma once

#include <memory>

#include "tree/behaviours.h"
#include "tree/growing_tree.h"
#include "tree/tree.h"

namespace inquest::tree {

struct BuiltTree {
  Tree tree;
  std::unique_ptr<Behaviours> behaviours;  // refers to the run
  std::unique_ptr<GrowingTree> growing;    // null where nothing can be added; refers to `behaviours`
};

}  // namespace inquest::tree
