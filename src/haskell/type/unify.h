// Unification variables with levels, unification, substitution. A variable's level is the depth of the
// binding group that made it or whose variables it was unified with; leaving a group, the variables of a
// deeper level are those that do not occur in the environment and can be generalised.
#pragma once

#include <unordered_set>
#include <vector>

#include "haskell/type/tables.h"
#include "haskell/type/walks.h"

namespace inquest::haskell::type {

enum class UnifyOutcome : uint8_t {
  kOk,
  kMismatch,  // two different constructors, or a rigid variable and something else
  kInfinite,  // a variable would contain itself
  kEscape,    // a rigid variable would leave the scope of its signature
};

class Unifier {
 public:
  Unifier(core::Types& types, Tables& tables) : types_(types), tables_(tables) {}

  // ---- levels
  uint32_t level() const { return level_; }
  void Enter() { ++level_; }
  void Leave() { --level_; }
  // A rigid variable may only be unified with variables of its level or deeper.
  void SetRigidLevel(uint32_t variable, uint32_t level);
  uint32_t rigid_level() const { return rigid_level_; }
  void set_rigid_level(uint32_t level) { rigid_level_ = level; }

  // ---- variables
  TypeId NewMeta();
  // The type itself, or what its head variable stands for.
  TypeId Shallow(TypeId type);
  uint32_t meta_level(uint32_t index) const { return metas_[index].level; }
  bool IsMeta(TypeId type) const { return types_[type].kind == core::TypeKind::kMeta; }
  void Solve(uint32_t index, TypeId type) { metas_[index].solution = type; }
  // Unsolved variables of `type`, each once, in order, that are not in `out` yet.
  void CollectMetas(TypeId type, std::vector<uint32_t>* out);
  // Makes every unsolved variable of `type` belong to `level` at most.
  void LowerLevels(TypeId type, uint32_t level);
  // The greatest level of an unsolved variable in `type`; 0 if there is none.
  uint32_t MaxLevel(TypeId type);
  bool HasUnsolved(TypeId type);
  // Whether the type contains one that was already reported as wrong.
  bool IsErroneous(TypeId type);

  // ---- types
  UnifyOutcome Unify(TypeId a, TypeId b);
  // As Unify, but a rigid variable may be made equal to a type: it then stands for it until the refinement is
  // forgotten.
  UnifyOutcome Refine(TypeId a, TypeId b);
  // Equalities with a family application that is not known enough yet are kept, and tried again here: whether
  // any could be decided. Those that do not hold are in `refuted`.
  bool RetryDeferred();
  struct Deferred {
    TypeId a, b;
    Span span;
    UnifyOutcome outcome = UnifyOutcome::kOk;
  };
  std::vector<Deferred>& deferred() { return deferred_; }
  std::vector<Deferred>& refuted() { return refuted_; }
  void set_span(Span span) { span_ = span; }
  // Whether the type contains a family application.
  bool HasFamily(TypeId type);
  // Whether the type, whose head is known, is the application of a family to all its parameters.
  bool IsFamilyApplication(TypeId type);
  size_t refinements() const { return refinements_.size(); }
  void ForgetRefinements(size_t kept) { refinements_.resize(kept); }
  // `type` as argument -> result, if it is one.
  bool SplitFunction(TypeId type, TypeId* argument, TypeId* result);
  // The head of the applications that `type` consists of, and how many arguments it has.
  TypeId Head(TypeId type, uint32_t* arguments = nullptr);
  void Arguments(TypeId type, std::vector<TypeId>* arguments);
  TypeId Zonk(TypeId type);
  // As Zonk; unsolved variables become the unit type. Only when nothing will be unified any more.
  TypeId ZonkFinal(TypeId type);
  // Forgets all variables: no type in use mentions one any more. Their indices are used again.
  void Reset();

  // ---- substitution of quantified variables: Bind them, Apply, Unbind.
  void Bind(uint32_t variable, TypeId type);
  void Unbind(uint32_t variable) {
    if (variable < tables_.subst.size()) tables_.subst[variable] = TypeId();
  }
  TypeId bound(uint32_t variable) const {
    return variable < tables_.subst.size() ? tables_.subst[variable] : TypeId();
  }
  TypeId Apply(TypeId type);
  bool HasVar(TypeId type);
  // One-way matching: binds the variables of `pattern` (see Bind) so that it equals `type`; false with
  // `*stuck` set where a variable of `type` is not known enough. Bound variables are added to `bound`.
  bool Match(TypeId pattern, TypeId type, const std::vector<uint32_t>& variables, bool* stuck);

 private:
  struct Meta {
    TypeId solution;
    uint32_t level = 0;
  };
  TypeId ShallowVariable(TypeId type);
  // families.cpp
  enum class Fit : uint8_t { kYes, kNo, kUnknown };
  Fit FitPattern(TypeId pattern, TypeId type, const Equation& equation, std::vector<TypeId>* bound);
  TypeId ReduceFamily(TypeId type);
  const Family* FamilyOf(TypeId type, std::vector<TypeId>* arguments);
  UnifyOutcome UnifyFamily(TypeId a, TypeId b);
  bool InvertFamily(const Family& family, const std::vector<TypeId>& arguments, TypeId type);
  UnifyOutcome Defer(TypeId a, TypeId b);
  TypeId Refined(TypeId type);
  UnifyOutcome BindMeta(TypeId meta, TypeId type);
  UnifyOutcome UnifyParts(TypeId a, TypeId b);
  bool WereUnified(TypeId a, TypeId b);
  UnifyOutcome BindRecursive(TypeId meta, TypeId type);
  TypeId WithoutFamilies(TypeId type);
  UnifyOutcome Occurs(uint32_t meta, uint32_t level, TypeId type, const Walk& walk);
  UnifyOutcome UnifyForall(TypeId a, TypeId b);
  TypeId ApplyInside(TypeId type, const Walk& walk);
  void CollectMetas(TypeId type, std::vector<uint32_t>* out, const Walk& walk);
  void LowerLevels(TypeId type, uint32_t level, const Walk& walk);
  uint32_t MaxLevel(TypeId type, const Walk& walk);
  bool HasUnsolved(TypeId type, const Walk& walk);
  bool IsErroneous(TypeId type, const Walk& walk);
  bool HasForall(TypeId type);
  bool HasForall(TypeId type, const Walk& walk);
  bool IsSimple(TypeId type);
  TypeId Zonk(TypeId type, const Walk& walk);
  bool ComputeHasVar(TypeId type);
  TypeId Rebuild(TypeId type, TypeId a, TypeId b);

  core::Types& types_;
  Tables& tables_;
  std::vector<Meta> metas_;
  std::vector<uint32_t> rigid_levels_;                  // by kVar index
  std::vector<TypeId> final_;                           // ZonkFinal's memo by TypeId
  std::vector<TypeId> finals_;                          // those that are set in it
  std::vector<std::pair<TypeId, TypeId>> refinements_;  // rigid variables and what they stand for now
  std::vector<Deferred> deferred_, refuted_;
  Walks walks_;
  uint32_t unifying_ = 0;                 // calls of Unify that are under way
  uint32_t unify_steps_ = 0;              // of the outermost of them
  std::unordered_set<uint64_t> unified_;  // pairs of types that it made equal
  Span span_;                             // of what is being unified
  uint32_t reductions_ = 0;               // of families since Reset
  uint32_t level_ = 0;
  uint32_t rigid_level_ = 0;  // the deepest level that has rigid variables now
};

}  // namespace inquest::haskell::type
