// Import declarations (H2010 5.3), and the pragmas that matter here.
#pragma once

#include "haskell/rename/module_scope.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

// Whether the module turns the extension on by a pragma.
bool HasExtension(const Module& module, std::string_view name, const base::Interner& names);

// Looks up the import lists of `module` in the exports of the modules they name and adds each import to
// `scope`.
void AddImports(Module& module, const State& state, const base::Interner& names, ModuleScope& scope,
                source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
