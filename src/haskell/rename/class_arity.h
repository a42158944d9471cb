// How many type arguments the parameter of a class takes (Entity::parameter_arity): deriving needs it before
// kinds are inferred, to know which parameters of a newtype an instance leaves open.
#pragma once

#include "haskell/rename/rename.h"

namespace inquest::haskell::rename {

// For the classes of a renamed module: by the kind written, else by the signatures of the methods, else by
// the superclasses.
void SetClassArities(const Module& module, State& state);

}  // namespace inquest::haskell::rename
