// Chains: runs of siblings in which each one's final state is the next one's initial state (Insa, Silva,
// Riesco: balanced execution trees). Found by Behaviours::Feeds.
#pragma once

#include <vector>

#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::transform {

using tree::NodeId;

// The children of `parent` in chains, in the order of their first nodes. A child that feeds none and is fed
// by none is a chain by itself. References are left out.
std::vector<std::vector<NodeId>> ChainsBelow(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                             NodeId parent);

}  // namespace inquest::transform
