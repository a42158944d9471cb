// Builds renamed syntax for derived instances: every name has its target, every numeric literal its
// fromInteger.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "haskell/rename/rename.h"

namespace inquest::haskell::derive {

struct Equation {
  std::vector<PatId> patterns;
  ExprId body;
};

struct CaseBranch {
  PatId pattern;
  ExprId body;
};

// A constructor pattern whose arguments are fresh variables.
struct OpenedConstructor {
  PatId pattern;
  std::vector<LocalId> variables;
};

class CodeBuilder {
 public:
  // What is built belongs to an instance of `class_entity`; all of it has the span `span`.
  CodeBuilder(Module& module, rename::State& state, base::Interner& names, EntityId class_entity, Span span)
      : module_(module), state_(state), names_(names), class_(class_entity), span_(span) {}

  // False once a name of the libraries was needed that no loaded module defines; the code built is then of no
  // use.
  bool complete() const { return complete_; }

  // Expressions.
  ExprId Use(EntityId entity);  // a Var, or a Con for constructors
  ExprId Use(LocalId local);
  ExprId Use(EntityId KnownEntities::*member) { return Use(state_.entities.known.*member); }
  ExprId Method(std::string_view name) { return MethodOf(class_, name); }  // of the class that is derived
  ExprId MethodOf(EntityId class_entity, std::string_view name);
  ExprId Apply(ExprId function,
               std::vector<ExprId> arguments);  // the function itself if there are no arguments
  ExprId Integer(uint64_t value);
  ExprId String(std::string_view text);  // UTF-8
  ExprId If(ExprId condition, ExprId then_branch, ExprId else_branch);
  ExprId CaseOf(ExprId scrutinee, const std::vector<CaseBranch>& branches);
  ExprId LambdaOf(std::vector<PatId> patterns, ExprId body);
  ExprId TupleOf(std::vector<ExprId> elements);
  ExprId Nil() { return Use(state_.entities.known.nil); }
  ExprId Comprehension(ExprId body, const std::vector<std::pair<PatId, ExprId>>& generators);
  std::vector<ExprId> UseAll(const std::vector<LocalId>& locals);

  // Patterns.
  LocalId Fresh(std::string_view name);
  PatId Bind(LocalId local);
  PatId Wildcard();
  PatId Match(EntityId constructor, std::vector<PatId> arguments);
  PatId MatchTuple(std::vector<PatId> elements);
  // C prefix1 prefix2 ...
  OpenedConstructor Open(EntityId constructor, std::string_view prefix);
  std::vector<LocalId> FreshAll(size_t count, std::string_view prefix);

  // The method `name` of the class by these equations.
  void Define(std::string_view name, std::vector<Equation> equations);
  DeclsId Finish();  // the instance's body

  const Entity& entity(EntityId id) const { return state_.entities[id]; }
  const KnownEntities& known() const { return state_.entities.known; }
  std::string_view name_of(EntityId id) const { return names_.text(state_.entities[id].name); }
  Span span() const { return span_; }
  Module& module() { return module_; }

 private:
  ExprId Add(decltype(Expr::node) node) { return module_.exprs.Add({span_, std::move(node)}); }
  PatId AddPattern(decltype(Pat::node) node) { return module_.pats.Add({span_, std::move(node)}); }
  EntityId FindMethod(EntityId class_entity, std::string_view name) const;
  haskell::Match MakeMatch(std::vector<PatId> patterns, ExprId body) const;

  Module& module_;
  rename::State& state_;
  base::Interner& names_;
  EntityId class_;
  Span span_;
  Decls decls_;
  bool complete_ = true;
};

}  // namespace inquest::haskell::derive
