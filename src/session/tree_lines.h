// Which nodes of a tree are shown (view/tree_lines.h).
#pragma once

#include "tree/behaviours.h"
#include "tree/tree.h"
#include "value/print.h"
#include "view/tree_lines.h"

namespace inquest::session {

struct TreeLimits {
  tree::NodeId from = tree::Tree::root();
  uint64_t depth = value::kNoLimit;  // levels below `from`
  uint64_t nodes = value::kNoLimit;  // in all, references included
};

// Where the limit of depth cuts off a chain of unfinished calls its end is shown, too. Both outlive the
// lines.
view::TreeLines SelectLines(const tree::Tree& tree, const tree::Behaviours& behaviours,
                            const TreeLimits& limits);

}  // namespace inquest::session
