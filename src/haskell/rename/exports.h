// Export lists (H2010 5.2).
#pragma once

#include <functional>

#include "haskell/rename/module_scope.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

// Resolves a name of the export list, with whatever there is to report about it; none if that fails.
using ResolveExported = std::function<EntityId(Space, Name&)>;

// What the module exports, by its export list or the lack of one. Names in the list get their targets.
Exports ComputeExports(Module& module, State& state, const base::Interner& names, const ModuleScope& scope,
                       const ResolveExported& resolve, source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
