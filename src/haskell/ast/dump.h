// A module as text: an indented form in parentheses, for golden tests and `inquest dump`. What the renamer
// resolved is shown behind the name: `f/e12` is entity 12, `x/l3` local variable 3.
#pragma once

#include <string>

#include "base/interner.h"
#include "haskell/ast/ast.h"

namespace inquest::haskell {

// One declaration a line, its equations and statements on lines of their own below it.
std::string Dump(const Module& module, const base::Interner& names);

// Parts of it, for messages and tests: one line each.
std::string DumpExpr(const Module& module, const base::Interner& names, ExprId id);
std::string DumpPat(const Module& module, const base::Interner& names, PatId id);
std::string DumpType(const Module& module, const base::Interner& names, TypeExprId id);

}  // namespace inquest::haskell
