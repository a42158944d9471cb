// An expression as a module of its own, in the scope of a checked program; internal to this folder.
#pragma once

#include <memory>
#include <string>

#include "haskell/program/loader.h"

namespace inquest::haskell::program {

inline constexpr const char* kExpressionFile = "expression";

struct CheckedExpression {
  Module ast;
  ModuleId id;
  type::Elaboration elaboration;
  EntityId entity;
  core::TypeId type;
};

struct ExpressionText {
  const std::string& text;
  const rename::ModuleScope& scope;
  core::TypeId expected;            // none: any type
  bool overloaded_strings = false;  // whatever the program's main module says
};

// Null if there are errors.
std::unique_ptr<CheckedExpression> CheckExpression(Loader& loader, source::Files& files,
                                                   base::Interner& names, const ExpressionText& expression,
                                                   source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::program
