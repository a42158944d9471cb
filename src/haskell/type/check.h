// Kinds and types of one renamed module: Hindley-Milner with type classes, dictionary elaboration,
// defaulting at the end of the module.
#pragma once

#include "haskell/rename/rename.h"
#include "haskell/type/elaboration.h"
#include "source/diagnostics.h"

namespace inquest::haskell::type {

// Modules are checked in dependency order; `environment` grows. Always returns; errors are in `diagnostics`.
Elaboration Check(const Module& module, ModuleId id, const rename::State& state, Environment& environment,
                  base::Interner& names, source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::type
