// Class constraints and the evidence for them. What an occurrence needs is *wanted* and gets an
// evidence id at once; the evidence is filled in when the constraint is solved: from what is *given* (the
// dictionaries of the signatures around it, and their superclasses), from an instance, or when the
// binding group is generalised, from the group's own dictionary parameters.
//
// Wanteds are a stack: a binding group solves what was pushed since it began and leaves what belongs to
// its surroundings. Each wanted knows the scope of givens it arose in, so it can be solved later, too.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "haskell/rename/entities.h"
#include "haskell/type/messages.h"
#include "haskell/type/unify.h"
#include "source/diagnostics.h"

namespace inquest::haskell::type {

struct Wanted {
  Predicate predicate;
  EvidenceId evidence;
  Span span;                // of the occurrence that needs it
  uint32_t scope;           // the innermost scope of givens around it
  uint32_t depth;           // instances applied on the way to it
  bool literal = false;     // a number literal needs it
  uint32_t from = kNobody;  // the entry of Solver::chain_ that needs it
  static constexpr uint32_t kNobody = 0xffffffffu;
  uint32_t below =
      kNobody;  // the number of the type that needs it, if numbers got less all the way to it; else 0
};

struct Given {
  Predicate predicate;
  EvidenceId evidence;
};

class Solver {
 public:
  Solver(Environment& environment, Tables& tables, Unifier& unifier, const Entities& entities,
         const base::Interner& names, source::Diagnostics& diagnostics)
      : environment_(environment),
        tables_(tables),
        unifier_(unifier),
        entities_(entities),
        names_(names),
        diagnostics_(diagnostics) {
    scopes_.push_back({kNoScope, {}, false});
  }

  // ---- wanted
  EvidenceId Want(const Predicate& predicate, Span span);
  // The last wanted comes from a literal: its message can say so.
  void MarkLiteral() {
    if (!wanted_.empty()) wanted_.back().literal = true;
  }
  size_t mark() const { return wanted_.size(); }
  std::vector<Wanted>& wanted() { return wanted_; }
  // Solves what can be solved of the wanteds from `mark` on. Those that are not known enough remain;
  // those that cannot hold are reported (unless `quiet`) and dropped.
  void Simplify(size_t mark, bool quiet = false);

  // ---- given
  // Opens a scope inside the current one; Leave with what it returns.
  uint32_t EnterScope(std::vector<Given> givens);
  void LeaveScope(uint32_t previous) { scope_ = previous; }
  uint32_t scope() const { return scope_; }
  // A fresh dictionary parameter for the predicate, and its evidence.
  DictVarId NewParameter(const Predicate& predicate, EvidenceId* evidence);
  // Evidence for `predicate` from the givens, directly or as a superclass; none if there is none.
  EvidenceId FromGivens(std::vector<Given>& givens, const Predicate& predicate);
  void SetEvidence(EvidenceId id, EvidenceId as);

  // ---- instances and classes
  void AddInstance(InstanceId id);
  // Whether instance heads `a` and `b` have a common instance (H2010 4.3.2: then they are duplicates).
  bool SameHead(InstanceId a, InstanceId b);
  const std::vector<InstanceId>& Instances(ClassId class_id, core::TyConId head);
  void ComputeAncestors(ClassId id);
  // Whether a superclass of it is about the class's own type; of a class with several parameters each is.
  bool IsOwnSuperclass(ClassId id, const Predicate& super);
  bool IsSubclassOf(ClassId id, ClassId ancestor);

  // Binds the class's variables to what a predicate of that class is about; unbind them.
  void BindParameters(ClassId id, TypeId type);

  // Reduces `predicate` to predicates on type variables (added to `out`, superclasses of others and
  // duplicates left out) as far as instances go; false with the culprit where there is none.
  bool Reduce(const Predicate& predicate, std::vector<Predicate>* out, Predicate* culprit, int depth = 0);
  // Whether `type` has an instance of the class, with its whole context; leaves no trace.
  bool Holds(const Predicate& predicate);

  // Reports each predicate once until ForgetReported.
  void ReportMissing(const Wanted& wanted);
  void ForgetReported() { reported_.clear(); }
  Printer NewPrinter() { return Printer(environment_, entities_, names_, &unifier_); }

  // A further line for the message about a missing instance, or nothing.
  std::string Hint(const Predicate& predicate);

 private:
  static constexpr uint32_t kNoScope = 0xffffffffu;
  struct Scope {
    uint32_t parent;
    std::vector<Given> givens;
    bool flexible;  // a given here or further out is headed by a constructor (FlexibleContexts)
  };
  enum class Status : uint8_t { kSolved, kStuck, kFailed };
  enum class Found : uint8_t { kOne, kNone, kStuck, kSeveral };

  Status Step(const Wanted& wanted);
  // Whether one of the parameters of a predicate of several is headed by a constructor.
  bool HasKnownParameter(TypeId type);
  Status SolveTypeable(const Wanted& wanted, TypeId type);
  // coercible.cpp
  Status SolveCoercible(const Wanted& wanted, TypeId type);
  EvidenceId NeedCoercion(const Wanted& wanted, TypeId from, TypeId to);
  // What a newtype's value holds; none for other types, and for a newtype with too few arguments.
  TypeId HeldBy(TypeId type);
  // Whether the wanted (without type variables) is one that it is itself needed for.
  bool SolveFromChain(const Wanted& wanted, uint64_t key);
  // An equal one, solved by an instance, gives its evidence: `Eq (t, t)` needs `Eq t` once. Only where each
  // type is less than the one that needs it, by number: then no evidence can come to need itself.
  bool SolveFromEqual(const Wanted& wanted, TypeId type);
  void NoteSolved(const Wanted& wanted, TypeId type);
  // What the parts of a solved one are below.
  static uint32_t BelowOf(const Wanted& wanted, TypeId type) {
    return type.index < wanted.below ? type.index : 0;
  }
  // FunctionalDependencies, improve.cpp: makes parameters that others determine what they must be.
  bool Improve(const Wanted& wanted);
  bool ImproveFromGivens(const Wanted& wanted, const Dependency& dependency);
  bool ImproveFromInstances(const Wanted& wanted, const Dependency& dependency);
  bool ImproveFromEachOther(size_t mark);
  bool ImproveBy(TypeId type, TypeId other, const Dependency& dependency);
  void AddSuperclasses(std::vector<Given>* givens);
  bool SolveFromScopes(const Wanted& wanted, TypeId type);
  Found FindInstance(ClassId class_id, TypeId type, InstanceId* found);
  Found FindAmong(const std::vector<InstanceId>& candidates, TypeId type, std::vector<InstanceId>* matches);
  bool MoreSpecific(InstanceId a, InstanceId b);
  // Binds the instance's variables so that its head is `type`; then predicates can be Applied.
  void BindInstance(const Instance& instance, TypeId type);
  void UnbindInstance(const Instance& instance);
  std::string ClassName(ClassId id) {
    return std::string(names_.text(entities_[environment_.classes[id].entity].name));
  }

  bool IsDerivable(EntityId class_entity) const;
  std::string DerivingHint(EntityId class_entity, core::TyConId con);

  Environment& environment_;
  Tables& tables_;
  Unifier& unifier_;
  const Entities& entities_;
  const base::Interner& names_;
  source::Diagnostics& diagnostics_;
  std::vector<Wanted> wanted_;
  std::vector<Scope> scopes_;
  uint32_t scope_ = 0;
  bool improved_ = false;
  std::vector<std::pair<uint64_t, EvidenceId>> new_ground_;
  struct Needing {  // what was solved by an instance with a context, and what needed that
    uint64_t key;
    EvidenceId evidence;
    uint32_t from;
  };
  std::vector<Needing> chain_;
  struct Solved {
    EvidenceId evidence;
    uint32_t scope;
  };
  std::unordered_map<uint64_t, Solved> solved_;  // by PredicateKey, since Simplify began
  std::unordered_set<uint64_t> reported_;        // PredicateKey
};

}  // namespace inquest::haskell::type
