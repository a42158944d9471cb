// Kinds and types of one renamed module: Hindley-Milner with type classes, dictionary elaboration,
// defaulting at the end of the module.
#pragma once

#include <string>
#include <vector>

#include "haskell/rename/rename.h"
#include "haskell/type/elaboration.h"
#include "source/diagnostics.h"

namespace inquest::haskell::type {

struct CheckOptions {
  // Postpone the bodies of top-level bindings with a signature and of methods until Require asks for them.
  // For libraries, of which a program reaches a small part. Everything passed to Check must then outlive the
  // elaboration.
  bool lazy = false;
  // The module is an expression (parse::ParseExpression): what it binds has one type. If `expected` is given
  // it is an instance of that; its variables stand for any type.
  bool is_expression = false;
  TypeId expected;
  std::vector<TypeId> defaults;  // Elaboration::default_types of the module in whose scope it stands
};

// Modules are checked in dependency order; `environment` grows. Always returns; errors are in `diagnostics`.
Elaboration Check(const Module& module, ModuleId id, const rename::State& state, Environment& environment,
                  base::Interner& names, source::Diagnostics& diagnostics, const CheckOptions& options = {});

// Makes sure that the body of a top-level binding, default method or instance method has been checked. Adds
// to the elaboration and the environment: references into them do not stay valid, ids do. Cheap if it is done
// already.
void Require(Elaboration& elaboration, BindingId binding);
void RequireAll(Elaboration& elaboration);

// `name :: type` for each variable that the module's top level binds, in source order.
std::string DumpTypes(const Module& module, const rename::State& state, const Environment& environment,
                      const base::Interner& names);

}  // namespace inquest::haskell::type
