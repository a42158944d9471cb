#include "haskell/type/solve.h"

#include <algorithm>

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
// Deeper than any sensible instance context; beyond it the instances do not terminate.
constexpr uint32_t kMaxInstanceDepth = 200;
}  // namespace

EvidenceId Solver::Want(const Predicate& predicate, Span span) {
  const EvidenceId evidence = environment_.evidence.Add({});
  wanted_.push_back({predicate, evidence, span, scope_, 0});
  return evidence;
}

uint32_t Solver::EnterScope(std::vector<Given> givens) {
  const uint32_t previous = scope_;
  bool flexible = scopes_[previous].flexible;
  AddSuperclasses(&givens);
  for (Given& given : givens) {
    if (environment_.classes[given.predicate.class_id].entity == entities_.known.equality_class) {
      std::vector<TypeId> sides;
      unifier_.Arguments(given.predicate.type, &sides);
      unifier_.Refine(sides[0], sides[1]);
    }
  }
  for (Given& given : givens) {
    if (unifier_.HasFamily(given.predicate.type)) given.predicate.type = unifier_.Zonk(given.predicate.type);
  }
  for (const Given& given : givens) {
    flexible = flexible || environment_.types[unifier_.Head(given.predicate.type)].kind == TypeKind::kCon;
  }
  scopes_.push_back({previous, std::move(givens), flexible});
  scope_ = static_cast<uint32_t>(scopes_.size() - 1);
  return previous;
}

DictVarId Solver::NewParameter(const Predicate& predicate, EvidenceId* evidence) {
  const DictVarId id = environment_.dict_vars.Add({predicate});
  Evidence param;
  param.kind = EvidenceKind::kParam;
  param.param = id;
  *evidence = environment_.evidence.Add(std::move(param));
  return id;
}

void Solver::SetEvidence(EvidenceId id, EvidenceId as) {
  Evidence copy = environment_.evidence[as];
  environment_.evidence[id] = std::move(copy);
}

EvidenceId Solver::FromGivens(std::vector<Given>& givens, const Predicate& predicate) {
  // Where patterns or equalities in contexts refine variables, what is wanted is refined.
  const bool refined = unifier_.refinements() != 0;
  const auto is_about = [&](const Given& given) {
    return given.predicate.type == predicate.type ||
           (refined && unifier_.Zonk(given.predicate.type) == predicate.type);
  };
  for (const Given& given : givens) {
    if (given.predicate.class_id == predicate.class_id && is_about(given)) return given.evidence;
  }
  for (size_t i = 0; i < givens.size(); ++i) {
    if (!is_about(givens[i])) continue;
    const std::vector<Ancestor>& ancestors = tables_.ancestors[givens[i].predicate.class_id];
    for (size_t k = 0; k < ancestors.size(); ++k) {
      if (ancestors[k].class_id != predicate.class_id) continue;
      // The path from the given up to the ancestor, walked back down while building.
      std::vector<uint32_t> path;
      for (uint32_t at = static_cast<uint32_t>(k); at != Ancestor::kSelf; at = ancestors[at].from) {
        path.push_back(ancestors[at].index);
      }
      EvidenceId evidence = givens[i].evidence;
      for (auto it = path.rbegin(); it != path.rend(); ++it) {
        Evidence super;
        super.kind = EvidenceKind::kSuperclass;
        super.index = *it;
        super.arguments = {evidence};
        evidence = environment_.evidence.Add(std::move(super));
      }
      if (!refined) givens.push_back({predicate, evidence});
      return evidence;
    }
  }
  return EvidenceId();
}

bool Solver::SolveFromScopes(const Wanted& wanted, TypeId type) {
  for (uint32_t at = wanted.scope; at != kNoScope; at = scopes_[at].parent) {
    if (scopes_[at].givens.empty()) continue;
    const EvidenceId found = FromGivens(scopes_[at].givens, {wanted.predicate.class_id, type});
    if (found.has_value()) {
      SetEvidence(wanted.evidence, found);
      return true;
    }
  }
  return false;
}

bool Solver::SolveFromChain(const Wanted& wanted, uint64_t key) {
  for (uint32_t at = wanted.from; at != Wanted::kNobody; at = chain_[at].from) {
    if (chain_[at].key != key) continue;
    Evidence cycle;
    cycle.kind = EvidenceKind::kCycle;
    cycle.arguments = {chain_[at].evidence};
    environment_.evidence[wanted.evidence] = std::move(cycle);
    return true;
  }
  return false;
}

bool Solver::SolveFromEqual(const Wanted& wanted, TypeId type) {
  if (type.index >= wanted.below) return false;
  const auto found = solved_.find(PredicateKey(wanted.predicate.class_id, type));
  if (found == solved_.end() || found->second.scope != wanted.scope) return false;
  SetEvidence(wanted.evidence, found->second.evidence);
  return true;
}

void Solver::NoteSolved(const Wanted& wanted, TypeId type) {
  if (type.index >= wanted.below || environment_.evidence[wanted.evidence].arguments.empty()) return;
  solved_.insert_or_assign(PredicateKey(wanted.predicate.class_id, type),
                           Solved{wanted.evidence, wanted.scope});
}

// Every type constructor has an instance, and so has every application of one.
Solver::Status Solver::SolveTypeable(const Wanted& wanted, TypeId type) {
  const TypeId head = unifier_.Head(type);
  if (environment_.types[head].kind != TypeKind::kCon) return Status::kFailed;
  Evidence evidence;
  evidence.kind = EvidenceKind::kTypeRep;
  evidence.index = environment_.types[head].con.index;
  std::vector<TypeId> arguments;
  unifier_.Arguments(type, &arguments);
  for (TypeId argument : arguments) {
    const EvidenceId part = environment_.evidence.Add({});
    evidence.arguments.push_back(part);
    wanted_.push_back({{wanted.predicate.class_id, argument},
                       part,
                       wanted.span,
                       wanted.scope,
                       wanted.depth + 1,
                       false,
                       Wanted::kNobody,
                       BelowOf(wanted, type)});
  }
  environment_.evidence[wanted.evidence] = std::move(evidence);
  NoteSolved(wanted, type);
  return Status::kSolved;
}

bool Solver::HasKnownParameter(TypeId type) {
  std::vector<TypeId> parameters;
  unifier_.Arguments(type, &parameters);
  return std::any_of(parameters.begin(), parameters.end(), [&](TypeId parameter) {
    return environment_.types[unifier_.Head(parameter)].kind == TypeKind::kCon;
  });
}

Solver::Status Solver::Step(const Wanted& wanted) {
  const ClassId class_id = wanted.predicate.class_id;
  if (!environment_.classes[class_id].dependencies.empty() && Improve(wanted)) improved_ = true;
  const TypeId head = unifier_.Head(wanted.predicate.type);
  const TypeKind head_kind = environment_.types[head].kind;
  if (head_kind == TypeKind::kMeta) return Status::kStuck;
  const TypeId type = unifier_.Zonk(wanted.predicate.type);
  if (unifier_.IsFamilyApplication(type) && unifier_.HasUnsolved(type)) return Status::kStuck;
  const bool ground =
      head_kind == TypeKind::kCon && !environment_.types[type].has_meta && !unifier_.HasVar(type);
  if (head_kind != TypeKind::kCon || scopes_[wanted.scope].flexible) {
    if (SolveFromScopes(wanted, type)) return Status::kSolved;
  }
  if (ground) {
    if (const auto it = tables_.ground.find(PredicateKey(class_id, type)); it != tables_.ground.end()) {
      SetEvidence(wanted.evidence, it->second);
      return Status::kSolved;
    }
    if (SolveFromChain(wanted, PredicateKey(class_id, type))) return Status::kSolved;
  }
  if (SolveFromEqual(wanted, type)) return Status::kSolved;
  if (entities_.known.typeable_class == environment_.classes[class_id].entity) {
    return SolveTypeable(wanted, type);
  }
  if (entities_.known.coercible_class == environment_.classes[class_id].entity) {
    return SolveCoercible(wanted, type);
  }
  InstanceId found;
  switch (FindInstance(class_id, type, &found)) {
    case Found::kNone:
      // One of several givens may fit once more is known; and where nothing is known, a signature may be
      // inferred that leaves it to the callers.
      if (environment_.classes[class_id].variables.size() > 1 && environment_.types[type].has_meta &&
          (scopes_[wanted.scope].flexible || !HasKnownParameter(type)))
        return Status::kStuck;
      return environment_.types[type].has_meta && head_kind != TypeKind::kCon ? Status::kStuck
                                                                              : Status::kFailed;
    case Found::kSeveral:
      return Status::kFailed;
    case Found::kStuck:
      return Status::kStuck;
    case Found::kOne:
      break;
  }
  if (wanted.depth > kMaxInstanceDepth) return Status::kFailed;
  const Instance& instance = environment_.instances[found];
  Evidence evidence;
  evidence.kind = EvidenceKind::kInstance;
  evidence.instance = found;
  if (!instance.context.empty()) {
    uint32_t from = Wanted::kNobody;
    if (ground) {
      from = static_cast<uint32_t>(chain_.size());
      chain_.push_back({PredicateKey(class_id, type), wanted.evidence, wanted.from});
    }
    BindInstance(instance, type);
    for (const Predicate& needed : instance.context) {
      const EvidenceId argument = environment_.evidence.Add({});
      evidence.arguments.push_back(argument);
      wanted_.push_back({{needed.class_id, unifier_.Apply(needed.type)},
                         argument,
                         wanted.span,
                         wanted.scope,
                         wanted.depth + 1,
                         false,
                         from,
                         BelowOf(wanted, type)});
    }
    UnbindInstance(instance);
  }
  environment_.evidence[wanted.evidence] = std::move(evidence);
  NoteSolved(wanted, type);
  if (ground) new_ground_.emplace_back(PredicateKey(class_id, type), wanted.evidence);
  return Status::kSolved;
}

void Solver::Simplify(size_t mark, bool quiet) {
  do {
    improved_ = false;
    while (unifier_.RetryDeferred()) {
    }
    // What an instance needs is pushed at the end and handled in the same loop; hence the copy.
    size_t kept = mark;
    for (size_t i = mark; i < wanted_.size(); ++i) {
      const Wanted wanted = wanted_[i];
      switch (Step(wanted)) {
        case Status::kSolved:
          break;
        case Status::kStuck:
          wanted_[kept++] = wanted;
          break;
        case Status::kFailed:
          if (!quiet) ReportMissing(wanted);
          break;
      }
    }
    wanted_.resize(kept, Wanted{});
    // What has been found out about a type may let earlier ones be solved.
  } while (improved_ || ImproveFromEachOther(mark) || unifier_.RetryDeferred());
  // Only now, so that evidence refers to itself only through kCycle.
  for (const auto& [key, evidence] : new_ground_) tables_.ground.emplace(key, evidence);
  new_ground_.clear();
  solved_.clear();
  if (wanted_.empty()) chain_.clear();
}

}  // namespace inquest::haskell::type
