// Names of tree/ that this folder uses without their namespace.
#pragma once

#include "tree/behaviours.h"
#include "tree/growing_tree.h"
#include "tree/tree.h"

namespace inquest::traced {

using tree::Behaviours;
using tree::Builder;
using tree::GrowingTree;
using tree::NodeId;
using tree::NodeKind;
using tree::Outcome;
using tree::Placement;
using tree::RoutineId;
using tree::Tree;
using view::Code;
using view::CodePiece;
using view::RoutineInfo;

}  // namespace inquest::traced
