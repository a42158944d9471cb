// Coercible a b: values of a and b differ in newtypes only. No instance is declared anywhere; evidence is
// found by taking newtypes off both types, and inside of other types by coercing their parameters.
#include "haskell/type/solve.h"

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
// A newtype that holds itself can be unwrapped for ever.
constexpr uint32_t kMostSteps = 100;
}  // namespace

TypeId Solver::HeldBy(TypeId type) {
  const TypeId head = unifier_.Head(type);
  if (environment_.types[head].kind != TypeKind::kCon) return TypeId();
  const auto entity = tables_.entity_of.find(environment_.types[head].con);
  if (entity == tables_.entity_of.end() || !entities_[entity->second].is_newtype) return TypeId();
  for (EntityId child : entities_[entity->second].children) {
    if (entities_[child].kind != EntityKind::kConstructor) continue;
    const auto scheme = environment_.schemes.find(child);
    TypeId field, result;
    std::vector<TypeId> arguments;
    unifier_.Arguments(type, &arguments);
    if (scheme == environment_.schemes.end() || scheme->second.variables.size() != arguments.size() ||
        !unifier_.SplitFunction(scheme->second.type, &field, &result))
      return TypeId();
    const std::vector<uint32_t> variables = scheme->second.variables;
    for (size_t i = 0; i < variables.size(); ++i) unifier_.Bind(variables[i], arguments[i]);
    field = unifier_.Apply(field);
    for (uint32_t variable : variables) unifier_.Unbind(variable);
    return field;
  }
  return TypeId();
}

EvidenceId Solver::NeedCoercion(const Wanted& wanted, TypeId from, TypeId to) {
  const EvidenceId evidence = environment_.evidence.Add({});
  const TypeId pair =
      environment_.types.Apply(environment_.types.Con(environment_.types.tuples[2]), {from, to});
  Wanted needed{{wanted.predicate.class_id, pair}, evidence, wanted.span, wanted.scope};
  needed.depth = wanted.depth + 1;
  wanted_.push_back(needed);
  return evidence;
}

Solver::Status Solver::SolveCoercible(const Wanted& wanted, TypeId type) {
  if (wanted.depth > kMostSteps) return Status::kFailed;
  std::vector<TypeId> sides;
  unifier_.Arguments(type, &sides);
  const TypeId from = sides[0], to = sides[1];
  Evidence evidence;
  evidence.kind = EvidenceKind::kCoercion;
  evidence.span = wanted.span;
  const TypeId from_head = unifier_.Head(from), to_head = unifier_.Head(to);
  const core::Type a = environment_.types[from_head], b = environment_.types[to_head];
  if (from == to) {
    evidence.step = CoercionStep::kSame;
  } else if (a.kind == TypeKind::kMeta || b.kind == TypeKind::kMeta) {
    return Status::kStuck;
  } else if (SolveFromScopes(wanted, type)) {
    return Status::kSolved;
  } else if (const TypeId held = HeldBy(from); held.has_value()) {
    evidence.step = CoercionStep::kUnwrap;
    evidence.tycon = a.con;
    evidence.arguments = {NeedCoercion(wanted, held, to)};
  } else if (const TypeId holds = HeldBy(to); holds.has_value()) {
    evidence.step = CoercionStep::kWrap;
    evidence.tycon = b.con;
    evidence.arguments = {NeedCoercion(wanted, from, holds)};
  } else {
    std::vector<TypeId> there, here;
    unifier_.Arguments(from, &there);
    unifier_.Arguments(to, &here);
    if (a.kind != TypeKind::kCon || from_head != to_head || there.size() != here.size())
      return Status::kFailed;
    evidence.step = CoercionStep::kInside;
    evidence.tycon = a.con;
    for (size_t i = 0; i < there.size(); ++i) {
      evidence.arguments.push_back(NeedCoercion(wanted, there[i], here[i]));
      evidence.arguments.push_back(NeedCoercion(wanted, here[i], there[i]));
    }
  }
  environment_.evidence[wanted.evidence] = std::move(evidence);
  return Status::kSolved;
}

}  // namespace inquest::haskell::type
