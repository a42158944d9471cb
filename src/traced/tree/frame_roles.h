// Which frames of a trail are nodes of its trees. That is the same in every tree of a run, so that nodes have
// the same numbers; the trees differ in who is whose parent.
#pragma once

#include <cstdint>
#include <vector>

#include "trail/layout.h"

namespace inquest::traced {

enum class FrameRole : uint8_t {
  kPart,      // belongs to the node of the frame that its redex is in: suspended blocks, sections
  kOutside,   // belongs to the root: no code of it is known
  kCall,      // is a node
  kConstant,  // is a node; main is the root
  // What desugaring made belongs to the code around it. Only where other code applies it (a `>>=` of the
  // program, the rest of a do block) it is a node: that code would be blamed for its faults.
  kHidden,
};

using FrameRoles = base::Store<trail::VariantId, FrameRole>;
FrameRoles FindFrameRoles(const trail::Layout& layout);

}  // namespace inquest::traced
