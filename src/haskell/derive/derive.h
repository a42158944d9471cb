// Derived instances (H2010 11, and Functor, Foldable, Traversable): for each deriving clause and each
// standalone deriving declaration an InstanceDecl whose methods are renamed bindings, marked generated.
// The type checker infers the contexts of those that are not standalone.
#pragma once

#include "haskell/rename/rename.h"
#include "source/diagnostics.h"

namespace inquest::haskell::derive {

void Derive(Module& module, ModuleId id, rename::State& state, base::Interner& names,
            source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::derive
