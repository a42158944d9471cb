// The execution trees of a trail (finite-maps-2008, Def. 12; foundations-2006). They have the same nodes and
// differ in their parents. EDT, evaluation dependency tree: a reduced node's parent is the redex whose
// right-hand side contains the application; functions are shown by name and arguments. FDT, functional
// dependency tree: the redex whose right-hand side contains the function symbol, `parent . fun`; functions
// are shown as finite maps. In both, suspended blocks and what desugaring made belong to the frame around
// them, and a constant is a child of every redex that mentions it.
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include "traced/tree/words.h"
#include "trail/trail.h"
#include "tree/built_tree.h"

namespace inquest::traced {

enum class TreeStyle : uint8_t { kEdt, kFdt };

// `trail` must outlive what is returned. RoutineId is the number of the callable. Told to stop, it returns
// soon, a tree of the frames so far.
tree::BuiltTree BuildTree(const trail::Trail& trail, const std::stop_token& stop = {},
                          TreeStyle style = TreeStyle::kEdt);
// Its root alone: the first question needs no more.
tree::BuiltTree BuildRoot(const trail::Trail& trail, TreeStyle style = TreeStyle::kEdt);

}  // namespace inquest::traced
