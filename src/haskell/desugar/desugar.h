// Renamed and checked modules -> core. Pattern matching becomes decision trees, classes become
// dictionaries, methods at known instances are resolved, overloaded literals of known types become literals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/core.h"
#include "haskell/rename/rename.h"
#include "haskell/type/elaboration.h"
#include "source/diagnostics.h"

namespace inquest::haskell::desugar {

struct CheckedModule {
  ModuleId id;
  const Module* module;
  type::Elaboration* elaboration;  // grows where bodies of it have been postponed (type::Require)
};

// An expression that is to be evaluated in the scope of a program is bound to this name, which no person
// writes.
inline constexpr std::string_view kAnswerName = "inquest'answer";

// What else a person may call a function by: what the source writes is not always what became of it.
struct Alias {
  base::Symbol module, name;  // a method, by the module of its class; a function
  // An implementation of the method; or none, and uses of the function, which only passes its arguments on,
  // have become uses of this one.
  core::RoutineId routine;
  base::Symbol to_module, to;
};

struct Desugared {
  core::Program program;
  std::vector<Alias> aliases;
};

// The same for an expression, the last of the modules: its core, and what it reaches; it stands for main, and
// evaluate_all of lib/ for what runs main. `further` are routines of other expressions among the modules that
// are wanted too. The program gets a copy of the environment's type store.
core::Program DesugarExpression(const std::vector<CheckedModule>& modules,
                                const std::vector<EntityId>& further, const rename::State& state,
                                type::Environment& environment, base::Interner& names,
                                const source::Files& files, source::Diagnostics& diagnostics,
                                std::vector<core::RoutineId>* further_routines);

// Modules in dependency order, Main last. Only what Main.main reaches is desugared when `reachable_only`
// (libraries are large); names are kept in `names`. Consumes the environment's type store. The modules have
// no errors. `files` gives places and pattern texts for what a failing pattern says.
Desugared Desugar(const std::vector<CheckedModule>& modules, const rename::State& state,
                  type::Environment& environment, base::Interner& names, const source::Files& files,
                  source::Diagnostics& diagnostics, bool reachable_only);

}  // namespace inquest::haskell::desugar
