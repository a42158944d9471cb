// Generalisation of a binding group (H2010 4.5.2) and the monomorphism restriction (4.5.5).
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

// a, b, ..., z, a1, ...
Symbol Checker::FreshName(size_t n) {
  std::string text(1, static_cast<char>('a' + n % 26));
  if (n >= 26) text += std::to_string(n / 26);
  return names_.Intern(text);
}

void Checker::Generalise(Group& group, size_t mark) {
  solver_.Simplify(mark);
  ReportDeferred(false);
  const uint32_t outer = unifier_.level();
  std::vector<uint32_t> metas;
  if (group.restricted) {
    // The constrained variables stay monomorphic and belong to the surroundings.
    for (size_t i = mark; i < solver_.wanted().size(); ++i) {
      unifier_.LowerLevels(solver_.wanted()[i].predicate.type, outer);
    }
  }
  for (const Binder& binder : group.binders) unifier_.CollectMetas(binder.type, &metas);
  std::erase_if(metas, [&](uint32_t meta) { return unifier_.meta_level(meta) <= outer; });

  Generalisation generalisation;
  std::vector<EvidenceId> evidence;
  if (!group.restricted) {
    DefaultAmbiguous(mark, metas, group.errors);
    QuantifyPredicates(metas, mark, &generalisation, &evidence);
  }
  size_t named = 0;
  for (uint32_t meta : metas) {
    const uint32_t variable = types_.NewVar(FreshName(named++));
    unifier_.Solve(meta, types_.Var(variable));
    generalisation.variables.push_back(variable);
  }
  for (Predicate& predicate : generalisation.context) predicate.type = unifier_.Zonk(predicate.type);
  for (size_t i = 0; i < generalisation.dictionaries.size(); ++i) {
    environment_.dict_vars[generalisation.dictionaries[i]].predicate = generalisation.context[i];
  }

  for (const Binder& binder : group.binders) PublishBinder(binder, generalisation);
  if (generalisation.variables.empty() && generalisation.dictionaries.empty()) return;
  for (ExprId occurrence : group.occurrences) {
    Instantiation use;
    for (uint32_t v : generalisation.variables) use.types.push_back(types_.Var(v));
    use.dictionaries = evidence;
    out_->uses.insert_or_assign(occurrence, std::move(use));
  }
  for (BindingId id : group.bindings) out_->generalisations.insert_or_assign(id, generalisation);
}

// The predicates that mention a generalised variable become dictionary parameters; a predicate that
// another one implies is taken from that one.
void Checker::QuantifyPredicates(std::vector<uint32_t>& metas, size_t mark, Generalisation* result,
                                 std::vector<EvidenceId>* evidence) {
  std::vector<Wanted>& wanted = solver_.wanted();
  const uint32_t outer = unifier_.level();
  std::vector<Wanted> quantified;
  size_t kept = mark;
  for (size_t i = mark; i < wanted.size(); ++i) {
    Wanted w = wanted[i];
    if (unifier_.MaxLevel(w.predicate.type) <= outer) {
      wanted[kept++] = w;
      continue;
    }
    w.predicate.type = unifier_.Zonk(w.predicate.type);
    quantified.push_back(w);
  }
  wanted.resize(kept, Wanted{});
  // Each predicate once.
  std::vector<Predicate> unique;
  std::unordered_set<uint64_t> seen;
  for (const Wanted& w : quantified) {
    if (seen.insert(PredicateKey(w.predicate.class_id, w.predicate.type)).second)
      unique.push_back(w.predicate);
  }
  // Variables that only the context mentions are quantified, too.
  for (const Predicate& predicate : unique) {
    const size_t before = metas.size();
    unifier_.CollectMetas(predicate.type, &metas);
    metas.erase(std::remove_if(metas.begin() + static_cast<ptrdiff_t>(before), metas.end(),
                               [&](uint32_t meta) { return unifier_.meta_level(meta) <= outer; }),
                metas.end());
  }
  std::vector<Given> givens;
  for (const Predicate& predicate : unique) {
    const bool implied = std::any_of(unique.begin(), unique.end(), [&](const Predicate& other) {
      return other.type == predicate.type && other.class_id != predicate.class_id &&
             solver_.IsSubclassOf(other.class_id, predicate.class_id);
    });
    if (implied) continue;
    EvidenceId parameter;
    result->dictionaries.push_back(solver_.NewParameter(predicate, &parameter));
    result->context.push_back(predicate);
    evidence->push_back(parameter);
    givens.push_back({predicate, parameter});
  }
  for (const Wanted& w : quantified) {
    const EvidenceId found = solver_.FromGivens(givens, w.predicate);
    CHECK(found.has_value());
    solver_.SetEvidence(w.evidence, found);
  }
}

void Checker::PublishBinder(const Binder& binder, const Generalisation& generalisation) {
  const TypeId type = unifier_.Zonk(binder.type);
  if (binder.entity.has_value()) {
    if (entity_signatures_.contains(binder.entity)) return;
    mono_entities_.erase(binder.entity);
    environment_.schemes.insert_or_assign(binder.entity,
                                          Scheme{generalisation.variables, generalisation.context, type});
    if (types_[type].has_meta) open_entities_.push_back(binder.entity);
    return;
  }
  if (!binder.local.has_value()) return;
  LocalInfo& info = locals_[binder.local.index];
  info.group = nullptr;
  if (info.signature != nullptr) {
    info.state = LocalState::kPoly;
    info.scheme = &info.signature->scheme;
    SetLocalType(binder.local, info.signature->scheme.type);
    return;
  }
  info.type = type;
  SetLocalType(binder.local, type);
  if (generalisation.variables.empty() && generalisation.dictionaries.empty()) {
    info.state = LocalState::kMono;
    return;
  }
  schemes_.push_back({generalisation.variables, generalisation.context, type});
  info.state = LocalState::kPoly;
  info.scheme = &schemes_.back();
}

}  // namespace inquest::haskell::type
