// Scopes and names: resolves every name occurrence, applies fixities, adds the hidden functions of
// overloaded syntax, orders bindings into groups. ast.h says what a renamed module looks like.
#pragma once

#include <memory>
#include <unordered_map>

#include "haskell/rename/entities.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

// What a module exports: names as importers see them. Types and values have separate name spaces.
struct Exports {
  std::vector<EntityId> types;   // data types, synonyms, classes
  std::vector<EntityId> values;  // functions, methods, constructors, fields
  // The same by name; a module never exports two entities of one name in one name space (H2010 5.2).
  std::unordered_map<Symbol, EntityId> type_by_name;
  std::unordered_map<Symbol, EntityId> value_by_name;
};

// Grows as modules are renamed, in dependency order.
struct State {
  Entities entities;
  std::unordered_map<Symbol, ModuleId> module_by_name;
  base::Store<ModuleId, Exports> exports;
};

// Adds the module `Inquest.Builtin`'s wired-in part: list, unit, tuple and function types.
void AddBuiltins(State& state, base::Interner& names);

// Adds the imports that nobody writes, marked implicit:
//   * Prelude, where the report asks for it (H2010 5.6.1): not if the module imports Prelude itself, has
//   NoImplicitPrelude,
//     or belongs to what Prelude is made of (Prelude, Inquest.*);
//   * Inquest.Derive, without any name, for modules that derive instances (modules of Inquest.* import it
//   themselves).
// Whoever looks for the modules to load calls it before; Rename calls it too. Twice does no harm.
void AddImplicitImports(Module& module, base::Interner& names);

class ModuleScope;  // module_scope.h

// Renames one module in place; the modules it imports have been renamed before (a missing one was
// reported by the caller). Entities of the module are added to `state`.
// `scope`, unless it is null, becomes what names mean in the module; it refers to `state`.
ModuleId Rename(Module& module, bool is_library, State& state, base::Interner& names,
                source::Diagnostics& diagnostics, std::shared_ptr<ModuleScope>* scope = nullptr);

// Renames an expression (parse::ParseExpression) as a module of its own in which names mean what they mean in
// `scope`.
ModuleId RenameExpression(Module& expression, const ModuleScope& scope, State& state, base::Interner& names,
                          source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::rename
