// The places of a program at which a fault can be planted, each with the equation it belongs to and the
// variables in scope there.
#pragma once

#include <string>
#include <vector>

#include "testing/mutation/checked_program.h"

namespace inquest::mutation {

// An equation, with the equations around it: what a finding has to name.
struct Equation {
  enum class Form : uint8_t {
    kFunction,  // has parameters
    kVariable,  // has none: a constant, a variable of let or where
    kPattern,   // a pattern binding
    kLambda,
  };
  static constexpr uint32_t kNone = 0xffffffffu;

  Form form = Form::kFunction;
  std::string name;                       // a lambda has none; of a pattern its text
  std::vector<std::string> variables;     // of a pattern, that it binds
  haskell::Target target;                 // what recursive calls refer to; none for lambdas and patterns
  source::Span span;                      // of the equation
  source::Span routine;                   // of all equations of the routine
  uint32_t around = kNone;                // the equation that it is written in; none at the top
  const haskell::Match* match = nullptr;  // null for a lambda
};

// A variable, and what was in scope before it.
struct ScopeEntry {
  static constexpr uint32_t kEmpty = 0xffffffffu;
  base::Symbol name;
  haskell::Target target;
  uint32_t before = kEmpty;
};

// Where something stands.
struct Context {
  uint32_t equation = Equation::kNone;  // index into Sites::equations
  uint32_t scope = ScopeEntry::kEmpty;  // index into Sites::scopes
};

template <typename Id>
struct Site {
  Id what;
  Context context;
};

// One `| guard = ...` after the other: of an equation, an alternative or a multi-way if.
struct GuardsSite {
  const std::vector<haskell::GuardedRhs>* alternatives;
  Context context;
};

struct Sites {
  std::vector<Equation> equations;
  std::vector<ScopeEntry> scopes;
  std::vector<Site<haskell::ExprId>> exprs;  // as written: nothing that the front end added
  std::vector<Site<haskell::PatId>> pats;
  std::vector<Site<haskell::ExprId>> conditions;  // guards, conditions of if and of comprehensions
  std::vector<GuardsSite> guards;
  std::vector<Site<haskell::BindingId>> bindings;  // with equations; the context is that around it

  // `f.go`; the equation's own name last.
  std::string PathOf(uint32_t equation) const;
};

// In the order of the source. Main itself belongs to it, and so do the methods of classes and instances; what
// deriving made does not.
Sites CollectSites(const CheckedProgram& program);

}  // namespace inquest::mutation
