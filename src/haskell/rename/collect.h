// The top-level definitions of a module: entities for its types, classes, constructors, fields, methods,
// functions and primitives (H2010 4). Variables of top-level pattern bindings come later, with the patterns.
#pragma once

#include "haskell/rename/module_scope.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

void CollectDefinitions(Module& module, State& state, const base::Interner& names, ModuleScope& scope,
                        source::Diagnostics& diagnostics);

// Defines one more name; reports a second definition in the same name space.
void DefineTopLevel(EntityId entity, const State& state, const base::Interner& names, ModuleScope& scope,
                    source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
