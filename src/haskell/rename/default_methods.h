// DefaultSignatures: what instances do not define.
#pragma once

#include "haskell/rename/entities.h"

namespace inquest::haskell::rename {

// For each method that has a default with a type of its own and is not defined in `body`, the body of a
// renamed instance: `m = $dmm`. The type checker then says whether the default fits the instance.
void AddDefaultMethods(Module& module, DeclsId body, EntityId class_entity, Span span,
                       const Entities& entities);

}  // namespace inquest::haskell::rename
