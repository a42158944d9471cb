// Classes with several parameters: their superclasses as givens, and functional dependencies, which make the
// types at some parameters follow from those at others.
#include <algorithm>

#include "haskell/type/solve.h"

namespace inquest::haskell::type {

void Solver::BindParameters(ClassId id, TypeId type) {
  const std::vector<uint32_t>& variables = environment_.classes[id].variables;
  if (variables.size() == 1) return unifier_.Bind(variables[0], type);
  std::vector<TypeId> arguments;
  unifier_.Arguments(type, &arguments);
  for (size_t i = 0; i < variables.size(); ++i) unifier_.Bind(variables[i], arguments[i]);
}

// The superclasses of a class with one parameter are mostly about the same type and are found through
// Tables::ancestors; those of the others are added here.
void Solver::AddSuperclasses(std::vector<Given>* givens) {
  for (size_t i = 0; i < givens->size(); ++i) {
    const Given given = (*givens)[i];
    const Class& c = environment_.classes[given.predicate.class_id];
    if (c.variables.size() < 2 && !tables_.with_other_superclasses.contains(given.predicate.class_id))
      continue;
    BindParameters(given.predicate.class_id, given.predicate.type);
    for (uint32_t k = 0; k < c.superclasses.size(); ++k) {
      Evidence super;
      super.kind = EvidenceKind::kSuperclass;
      super.index = k;
      super.arguments = {given.evidence};
      const TypeId type = unifier_.Apply(c.superclasses[k].type);
      givens->push_back({{c.superclasses[k].class_id, type}, environment_.evidence.Add(std::move(super))});
    }
    for (uint32_t v : c.variables) unifier_.Unbind(v);
  }
}

// Where two predicates of one class agree at `from`, they agree at `to`. Whether that told anything new.
bool Solver::ImproveBy(TypeId type, TypeId other, const Dependency& dependency) {
  std::vector<TypeId> left, right;
  unifier_.Arguments(type, &left);
  unifier_.Arguments(other, &right);
  const auto same = [&](uint32_t at) { return unifier_.Zonk(left[at]) == unifier_.Zonk(right[at]); };
  if (!std::all_of(dependency.from.begin(), dependency.from.end(), same)) return false;
  bool changed = false;
  for (uint32_t at : dependency.to) {
    if (!same(at) && unifier_.Unify(left[at], right[at]) == UnifyOutcome::kOk) changed = true;
  }
  return changed;
}

bool Solver::ImproveFromGivens(const Wanted& wanted, const Dependency& dependency) {
  bool changed = false;
  for (uint32_t at = wanted.scope; at != kNoScope; at = scopes_[at].parent) {
    for (const Given& given : scopes_[at].givens) {
      if (given.predicate.class_id == wanted.predicate.class_id)
        changed = ImproveBy(wanted.predicate.type, given.predicate.type, dependency) || changed;
    }
  }
  return changed;
}

bool Solver::ImproveFromInstances(const Wanted& wanted, const Dependency& dependency) {
  std::vector<TypeId> arguments, pattern;
  unifier_.Arguments(wanted.predicate.type, &arguments);
  const core::TyConId tuple = environment_.types.tuples[arguments.size()];
  for (InstanceId id : Instances(wanted.predicate.class_id, tuple)) {
    const Instance& instance = environment_.instances[id];
    unifier_.Arguments(instance.type, &pattern);
    bool stuck = false, changed = false;
    const auto matches = [&](uint32_t at) {
      return unifier_.Match(pattern[at], arguments[at], instance.variables, &stuck);
    };
    if (std::all_of(dependency.from.begin(), dependency.from.end(), matches) &&
        !std::all_of(dependency.to.begin(), dependency.to.end(), matches)) {
      for (uint32_t v : instance.variables) {
        if (!unifier_.bound(v).has_value()) unifier_.Bind(v, unifier_.NewMeta());
      }
      changed = std::all_of(dependency.to.begin(), dependency.to.end(), [&](uint32_t at) {
        return unifier_.Unify(arguments[at], unifier_.Apply(pattern[at])) == UnifyOutcome::kOk;
      });
    }
    UnbindInstance(instance);
    if (changed) return true;
  }
  return false;
}

bool Solver::Improve(const Wanted& wanted) {
  bool changed = false;
  for (const Dependency& dependency : environment_.classes[wanted.predicate.class_id].dependencies) {
    changed = ImproveFromGivens(wanted, dependency) || changed;
    changed = ImproveFromInstances(wanted, dependency) || changed;
  }
  return changed;
}

bool Solver::ImproveFromEachOther(size_t mark) {
  bool changed = false;
  for (size_t i = mark; i < wanted_.size(); ++i) {
    const Predicate& predicate = wanted_[i].predicate;
    const std::vector<Dependency>& dependencies = environment_.classes[predicate.class_id].dependencies;
    if (dependencies.empty()) continue;
    for (size_t k = i + 1; k < wanted_.size(); ++k) {
      if (wanted_[k].predicate.class_id != predicate.class_id) continue;
      for (const Dependency& dependency : dependencies)
        changed = ImproveBy(predicate.type, wanted_[k].predicate.type, dependency) || changed;
    }
  }
  return changed;
}

}  // namespace inquest::haskell::type
