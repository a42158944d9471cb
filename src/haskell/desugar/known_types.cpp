// What dictionaries say about types. A routine is made for dictionaries that are known, or takes them as
// parameters; what its type variables stand for follows from that, here or when the run is looked at.
#include <algorithm>

#include "haskell/desugar/context.h"

namespace inquest::haskell::desugar {

using type::EvidenceKind;

// What the variables of `pattern` must be for it to be `type`, as far as the two have the same form.
void Context::MatchType(TypeId pattern, TypeId type, std::vector<uint32_t>* variables,
                        std::vector<TypeId>* known, std::set<std::pair<uint32_t, uint32_t>>* matched) {
  if (!pattern.has_value() || !type.has_value()) return;
  const core::Type& wanted = types[pattern];
  if (wanted.kind == core::TypeKind::kVar) {
    for (uint32_t variable : *variables) {
      if (variable == wanted.index) return;
    }
    variables->push_back(wanted.index);
    known->push_back(type);
    return;
  }
  if (wanted.kind != core::TypeKind::kApp || types[type].kind != core::TypeKind::kApp) return;
  if (!matched->emplace(pattern.index, type.index).second) return;
  MatchType(wanted.a, types[type].a, variables, known, matched);
  MatchType(wanted.b, types[type].b, variables, known, matched);
}

type::Predicate Context::PredicateOfEvidence(EvidenceId id, KnownPredicates* known) {
  if (const auto found = known->find(id.index); found != known->end()) return found->second;
  const type::Predicate predicate = FindPredicate(id, known);
  known->emplace(id.index, predicate);
  return predicate;
}

type::Predicate Context::FindPredicate(EvidenceId id, KnownPredicates* known) {
  const type::Evidence evidence = environment.evidence[id];
  switch (evidence.kind) {
    case EvidenceKind::kParam:
      return environment.dict_vars[evidence.param].predicate;
    case EvidenceKind::kInstance: {
      const type::Instance& instance = environment.instances[evidence.instance];
      std::vector<uint32_t> variables;
      std::vector<TypeId> found;
      for (size_t i = 0; i < evidence.arguments.size() && i < instance.context.size(); ++i) {
        const type::Predicate argument = PredicateOfEvidence(evidence.arguments[i], known);
        if (argument.class_id == instance.context[i].class_id) {
          MatchType(instance.context[i].type, argument.type, &variables, &found);
        }
      }
      // A variable without a constraint is any type, another one each time.
      for (uint32_t variable : instance.variables) {
        if (std::find(variables.begin(), variables.end(), variable) != variables.end()) continue;
        variables.push_back(variable);
        found.push_back(types.Var(types.NewVar(types.var_name(variable))));
      }
      return {instance.class_id, SubstituteType(instance.type, variables, found)};
    }
    case EvidenceKind::kSuperclass: {
      const type::Predicate base = PredicateOfEvidence(evidence.arguments[0], known);
      if (!base.class_id.has_value()) return {};
      const type::Class& cls = environment.classes[base.class_id];
      if (evidence.index >= cls.superclasses.size()) return {};
      const type::Predicate& super = cls.superclasses[evidence.index];
      return {super.class_id, SubstituteType(super.type, cls.variables, PredicateArguments(cls, base.type))};
    }
    case EvidenceKind::kTypeRep: {
      TypeId type = types.Con(core::TyConId(evidence.index));
      for (EvidenceId argument : evidence.arguments) {
        const TypeId part = PredicateOfEvidence(argument, known).type;
        if (!part.has_value()) return {};
        type = types.App(type, part);
      }
      return {environment.class_of.at(entities.known.typeable_class), type};
    }
    case EvidenceKind::kCoercion:
    case EvidenceKind::kCycle:
    case EvidenceKind::kUnsolved:
      break;
  }
  return {};
}

void Context::KnownTypes(DictVarId param, EvidenceId evidence, std::vector<uint32_t>* variables,
                         std::vector<TypeId>* known) {
  if (!evidence.has_value()) return;
  auto [found, is_new] = known_types_.try_emplace({param.index, evidence.index});
  const type::Predicate predicate = environment.dict_vars[param].predicate;
  if (is_new) {
    const type::Predicate told = PredicateOfEvidence(evidence);
    if (told.class_id == predicate.class_id) found->second = told.type;
  }
  MatchType(predicate.type, found->second, variables, known);
}

core::Predicate Context::CorePredicate(const type::Predicate& predicate,
                                       const std::function<TypeId(TypeId)>& replaced) {
  const type::Class& cls = environment.classes[predicate.class_id];
  core::Predicate made;
  made.class_name = entities[cls.entity].name;
  if (!predicate.type.has_value()) return made;
  for (TypeId type : PredicateArguments(cls, predicate.type)) made.types.push_back(replaced(type));
  return made;
}

void Context::Constrain(core::Routine& routine, const DictVars& params, const Dicts& known) {
  std::vector<uint32_t> variables;
  std::vector<TypeId> found;
  for (size_t i = 0; i < params.size(); ++i) KnownTypes(params[i], known[i], &variables, &found);
  auto replaced = [&](TypeId type) { return SubstituteType(type, variables, found); };
  routine.type = replaced(routine.type);
  for (TypeId& type : routine.instance.types) type = replaced(type);
  for (size_t i = 0; i < params.size(); ++i) {
    const type::Predicate predicate = environment.dict_vars[params[i]].predicate;
    routine.constraints.push_back({CorePredicate(predicate, replaced), !known[i].has_value()});
  }
}

}  // namespace inquest::haskell::desugar
