// Text of one module -> ast::Module. The parser owns the token stream and the layout contexts: where a
// token does not fit, it closes an implicit block (H2010 10.3, the parse-error(t) rule).
#pragma once

#include "base/interner.h"
#include "haskell/ast/ast.h"
#include "haskell/preprocess/preprocess.h"
#include "source/diagnostics.h"

namespace inquest::haskell::parse {

// What is said of a module outside of its file, as a .cabal file does.
struct Settings {
  std::vector<std::string> extensions;  // that are on in every module
  preprocess::Settings preprocessing;
  bool makes_test_main = false;  // the module gets a main that runs its tests (preprocess/named_tests.h)
};

// Always returns a module; where the text does not parse, diagnostics say so and the module holds what
// could be read. Literate files (.lhs) are recognised by the file's name.
Module Parse(source::FileId file, const source::Files& files, base::Interner& names,
             source::Diagnostics& diagnostics, const Settings& settings = {});

// A file that is an expression, which may end in a `where`: a module whose only binding, called `name`, is
// the expression. `extensions` are those of the module in whose scope it stands.
Module ParseExpression(source::FileId file, Symbol name, const std::vector<Name>& extensions,
                       const source::Files& files, base::Interner& names, source::Diagnostics& diagnostics);

// A file that is a type: a module that holds it alone. None if it does not parse.
struct ParsedType {
  Module module;
  TypeExprId type;
};
ParsedType ParseType(source::FileId file, const source::Files& files, base::Interner& names,
                     source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::parse
