// Import declarations (H2010 5.3).
#pragma once

#include "haskell/rename/module_scope.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

// Looks up the import lists of `module` in the exports of the modules they name and adds each import to `scope`.
void AddImports(Module& module, const State& state, const base::Interner& names, ModuleScope& scope,
                source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
