// The source with only what some nodes executed: the sliced program (slicing-2006), as lines of a view.
#pragma once

#include <vector>

#include "tree/behaviours.h"
#include "view/sources.h"

namespace inquest::session {

// Of each line how many of the nodes used its equation; its pieces count as executed where one of the nodes
// did. `files`: the sources of the run.
std::vector<view::SourceFile> SliceSource(std::vector<view::SourceFile> files,
                                          const tree::Behaviours& behaviours,
                                          const std::vector<tree::NodeId>& nodes);

}  // namespace inquest::session
