// Makes mutants out of replaced spans, and answers what the kinds of mutations ask about a program. Private
// to this folder.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "testing/mutation/checked_program.h"
#include "testing/mutation/mutant.h"
#include "testing/mutation/sites.h"

namespace inquest::mutation {

struct Replacement {
  source::Span span;
  std::string text;
};

class Maker {
 public:
  Maker(const CheckedProgram& program, const Sites& sites, uint64_t seed)
      : program_(program), sites_(sites), seed_(seed) {}

  // Adds a mutant, unless the text is as before or another mutant's.
  void Replace(Kind kind, const Context& context, source::Span span, std::string text) {
    ReplaceAll(kind, context, {{span, std::move(text)}});
  }
  void ReplaceAll(Kind kind, const Context& context, std::vector<Replacement> replacements);
  // The fault is in no equation of the routine, only in all of them together.
  void ReplaceInRoutine(Kind kind, const Context& around, const haskell::Binding& binding,
                        std::vector<Replacement> replacements);
  // Exchanges the texts of the two.
  void Exchange(Kind kind, const Context& context, source::Span a, source::Span b);

  // What a finding has to name.
  Place PlaceOf(const Context& context, const std::vector<Replacement>& replacements) const;

  const CheckedProgram& program() const { return program_; }
  const Sites& sites() const { return sites_; }
  const haskell::Module& module() const { return program_.module(); }
  const haskell::Expr& expr(haskell::ExprId id) const { return program_.module().exprs[id]; }
  std::string text(source::Span span) const { return std::string(program_.text(span)); }
  std::string text(haskell::ExprId id) const { return text(expr(id).span); }
  // So that it can be an argument: in parentheses where it needs them.
  std::string AsArgument(haskell::ExprId id) const;
  haskell::ExprId WithoutParens(haskell::ExprId id) const;

  // None if it is not known.
  core::TypeId TypeOf(haskell::ExprId id) const;
  bool IsWholeNumber(core::TypeId type) const;  // Int or Integer
  bool IsList(core::TypeId type, core::TypeId* element) const;
  const core::Types& types() const { return program_.environment().types; }
  // The variable, if the expression is one that a library defines: `div`, `(+)`, `+`. Empty if not.
  std::string_view LibraryName(haskell::ExprId id) const;
  // The name in an occurrence, without the backquotes or parentheses around it.
  source::Span NameSpan(source::Span span) const;

  // A number below `count` that depends on the seed and the place only.
  uint32_t Pick(source::Span span, uint32_t salt, uint32_t count) const;

  std::vector<Mutant> Take() { return std::move(mutants_); }

 private:
  std::optional<std::string> Apply(std::vector<Replacement>& replacements) const;
  std::string Describe(const std::vector<Replacement>& replacements) const;
  bool IsWholeBody(const Equation& lambda) const;
  bool DecidesMatching(const Equation& equation, const std::vector<Replacement>& replacements) const;
  uint32_t LineOf(uint32_t offset) const;
  void Add(Kind kind, std::vector<Replacement> replacements, Place place);

  const CheckedProgram& program_;
  const Sites& sites_;
  const uint64_t seed_;
  std::unordered_set<std::string> texts_;
  std::vector<Mutant> mutants_;
};

// One file a group of kinds.
void MutateOperators(Maker& maker);
void MutateConstants(Maker& maker);
void MutateVariables(Maker& maker);
void SwapArguments(Maker& maker);
void MutateGuards(Maker& maker);
void MutateEquations(Maker& maker);
void MutateBounds(Maker& maker);
void MutateConstructors(Maker& maker);
void MutateRecursion(Maker& maker);

}  // namespace inquest::mutation
