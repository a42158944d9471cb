// A program that stays checked, so that expressions can be evaluated in the scope of its main module one
// after the other: only the first one costs what loading a program costs.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/interner.h"
#include "base/result.h"
#include "core/core.h"
#include "haskell/program/program.h"
#include "source/source_file.h"

namespace inquest::haskell::rename {
class ModuleScope;
}

namespace inquest::haskell::program {

class Loader;
struct CheckedExpression;

class Workspace {
 public:
  // The error is what the front end says about the program, rendered.
  static base::Result<std::unique_ptr<Workspace>> Open(source::File main, Options options);
  ~Workspace();

  // A type as a person writes it, of the types of all modules, whatever is in scope: variables, `_`, and
  // names that several types have, stand for any type. None if the text is no type.
  core::TypeId FindType(const std::string& text);

  struct Expression {
    core::Program program;  // its main is the expression's value, run_main evaluates that in full
    core::RoutineId equal;  // `==` at its type, if a module of the program's own says what that is
    std::string type;
  };
  // A name that an expression uses for a top-level function or variable of the program's own, whatever is in
  // scope. The name should be one that nobody writes: inquest'it.
  struct Meaning {
    std::string name, module, function;
  };
  // The expression in the scope of the main module, at an instance of a type (none: any type). The error has
  // a place and a caret. The program contains what the expression uses, and besides, with all that it uses,
  // the main module's `main` if `with_main`.
  base::Result<Expression> Translate(const std::string& text, core::TypeId expected,
                                     const std::vector<Meaning>& meanings = {}, bool with_main = false);

  // Modules of the program's own that define a top-level function or variable of this name, imported ones
  // first.
  std::vector<std::string> ModulesDefining(const std::string& name) const;
  // Whether the type is one and contains no type variables.
  bool IsClosed(core::TypeId type) const;

  const source::Files& files() const { return files_; }
  const base::Interner& names() const { return names_; }

 private:
  explicit Workspace(Options options);
  enum class Strings : uint8_t { kAsInTheModule, kOverloaded };
  std::unique_ptr<CheckedExpression> Check(const std::string& text, const rename::ModuleScope& scope,
                                           core::TypeId expected, Strings strings,
                                           source::Diagnostics& diagnostics);
  rename::ModuleScope ScopeWith(const std::vector<Meaning>& meanings);
  std::unique_ptr<CheckedExpression> CheckEquality(core::TypeId type);
  bool HasOwnEquality() const;
  std::string Rendered(const source::Diagnostics& diagnostics) const;

  Options options_;
  source::Files files_;
  base::Interner names_;
  source::Diagnostics diagnostics_;  // of the program
  std::unique_ptr<Loader> loader_;
};

}  // namespace inquest::haskell::program
