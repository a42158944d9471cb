// Dictionaries from evidence. What the instance is known of is resolved here: superclasses of known
// instances, dictionaries without parameters as constants.
#include <algorithm>

#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using type::EvidenceKind;

namespace {
// Sharing what a dictionary is made of pays only for large ones.
constexpr int kManyParts = 100;
}  // namespace

const Translator::DictBinding* Translator::FindDict(DictVarId param) const {
  for (size_t i = dicts_.size(); i-- > 0;) {
    if (dicts_[i].param == param) return &dicts_[i];
  }
  return nullptr;
}

// Evidence whose outermost step is a parameter of a routine around, an instance, or a superclass of a
// parameter.
EvidenceId Translator::Normal(EvidenceId id) {
  for (;;) {
    id = NormalOrCycle(id);
    const type::Evidence& evidence = c_.environment.evidence[id];
    if (evidence.kind != EvidenceKind::kCycle) return id;
    id = evidence.arguments[0];
  }
}

EvidenceId Translator::NormalOrCycle(EvidenceId id) {
  for (;;) {
    const type::Evidence& evidence = c_.environment.evidence[id];
    switch (evidence.kind) {
      case EvidenceKind::kUnsolved:
      case EvidenceKind::kInstance:
      case EvidenceKind::kTypeRep:
      case EvidenceKind::kCoercion:
      case EvidenceKind::kCycle:
        return id;
      case EvidenceKind::kParam: {
        const DictBinding* binding = FindDict(evidence.param);
        if (binding == nullptr || !binding->evidence.has_value()) return id;
        id = binding->evidence;
        break;
      }
      case EvidenceKind::kSuperclass: {
        const uint32_t index = evidence.index;
        const EvidenceId base = Normal(evidence.arguments[0]);
        const type::Evidence& from = c_.environment.evidence[base];
        if (from.kind != EvidenceKind::kInstance) {
          if (base == c_.environment.evidence[id].arguments[0]) return id;
          type::Evidence copy = c_.environment.evidence[id];
          copy.arguments = {base};
          return c_.environment.evidence.Add(std::move(copy));
        }
        const type::Instance& instance = c_.environment.instances[from.instance];
        const Dicts arguments = from.arguments;
        id = c_.Substitute(instance.superclasses[index], instance.dictionaries, arguments);
        break;
      }
    }
  }
}

// The end of a cycle stays as it is, so that closed evidence is finite.
EvidenceId Translator::Closed(EvidenceId id) {
  id = NormalOrCycle(id);
  const type::Evidence evidence = c_.environment.evidence[id];
  if (evidence.kind == EvidenceKind::kCycle) {
    c_.cyclic_evidence.insert(id.index);
    return id;
  }
  if (evidence.kind != EvidenceKind::kInstance) return EvidenceId();
  Dicts arguments;
  for (EvidenceId argument : evidence.arguments) {
    arguments.push_back(Closed(argument));
    if (!arguments.back().has_value()) return EvidenceId();
  }
  return c_.Canonical(evidence.instance, arguments);
}

// Whether the dictionary is written with more than so many parts, those that are shared counted each time.
bool Translator::IsLargeDictionary(EvidenceId id, int* parts) {
  if (++*parts > kManyParts) return true;
  const Dicts arguments = c_.environment.evidence[Normal(id)].arguments;
  return std::any_of(arguments.begin(), arguments.end(),
                     [&](EvidenceId argument) { return IsLargeDictionary(argument, parts); });
}

// Adds variables for what the dictionary is made of, each part once, and those first that others need.
void Translator::BindParts(EvidenceId id, std::vector<core::Bind>* binds) {
  const Dicts arguments = c_.environment.evidence[id].arguments;
  for (EvidenceId argument : arguments) {
    const EvidenceId part = Normal(argument);
    const type::Evidence& evidence = c_.environment.evidence[part];
    if (evidence.kind != EvidenceKind::kInstance || evidence.arguments.empty()) continue;
    if (shared_dictionaries_.contains(part.index) || Closed(part).has_value()) continue;
    BindParts(part, binds);
    const CoreId dictionary = MadeDictionary(part);
    const VarId var = NewHidden(c_.PredicateType(c_.PredicateOfEvidence(part)));
    binds->push_back({var, dictionary, RoutineId()});
    shared_dictionaries_.emplace(part.index, var);
  }
}

// The evidence shares parts, as types do: `Eq (t, t)` needs `Eq t` once. So does the dictionary.
CoreId Translator::SharedDictionary(EvidenceId id) {
  std::vector<core::Bind> binds;
  BindParts(id, &binds);
  const CoreId dictionary = MadeDictionary(id);
  shared_dictionaries_.clear();
  Location hidden;
  hidden.written = Written::kHidden;
  return MakeLet(std::move(binds), dictionary, hidden);
}

CoreId Translator::MadeDictionary(EvidenceId id) {
  const type::Evidence evidence = c_.environment.evidence[id];
  Location hidden;
  hidden.written = Written::kHidden;
  const CoreId function = MakeRoutine(c_.DictionaryRoutine(evidence.instance), hidden);
  return MakeHiddenApp(function, evidence.arguments, {}, hidden);
}

CoreId Translator::Dictionary(EvidenceId id) {
  id = Normal(id);
  const type::Evidence evidence = c_.environment.evidence[id];
  Location hidden;
  hidden.written = Written::kHidden;
  switch (evidence.kind) {
    case EvidenceKind::kParam: {
      const DictBinding* binding = FindDict(evidence.param);
      CHECK(binding != nullptr);
      return MakeVar(binding->var, hidden);
    }
    case EvidenceKind::kInstance: {
      if (EvidenceId closed = Closed(id); closed.has_value()) {
        const Dicts arguments = c_.environment.evidence[closed].arguments;
        RoutineId dictionary = c_.DictionaryRoutine(evidence.instance, arguments);
        if (dictionary.has_value()) return MakeRoutine(dictionary, hidden);
      }
      if (const auto shared = shared_dictionaries_.find(id.index); shared != shared_dictionaries_.end())
        return MakeVar(shared->second, hidden);
      int parts = 0;
      const bool share = shared_dictionaries_.empty() && IsLargeDictionary(id, &parts);
      return share ? SharedDictionary(id) : MadeDictionary(id);
    }
    case EvidenceKind::kSuperclass:
      return MakeMethod(Dictionary(evidence.arguments[0]), evidence.index, hidden, Symbol());
    case EvidenceKind::kTypeRep:
      return TypeableDictionary(evidence);
    case EvidenceKind::kCoercion:
      return CoercionDictionary(id);
    case EvidenceKind::kCycle:
    case EvidenceKind::kUnsolved:
      break;
  }
  return MakeError(core::Failure::Kind::kMissingMethod, Span(), "an instance that was not found", TypeId());
}

// Typeable's only method is the TypeRep: number and name of the constructor, TypeReps of the arguments.
CoreId Translator::TypeableDictionary(const type::Evidence& evidence) {
  Location hidden;
  hidden.written = Written::kHidden;
  const type::ClassId class_id = c_.environment.class_of.at(c_.entities.known.typeable_class);
  CoreId arguments = MakeRawCon(c_.program.nil, {}, hidden);
  for (size_t i = evidence.arguments.size(); i-- > 0;) {
    CoreId part = MakeMethod(Dictionary(evidence.arguments[i]), 0, hidden, Symbol());
    arguments = MakeRawCon(c_.program.cons, {part, arguments}, hidden);
  }
  core::Literal number;
  number.kind = core::LiteralKind::kInt;
  number.integer = evidence.index;
  const core::TyConId tycon(evidence.index);
  CoreIds fields = {MakeLiteral(number, {Span(), c_.types.Con(c_.types.int_type), Written::kHidden}),
                    MakeString(std::string(c_.names.text(c_.types.tycon(tycon).name)), hidden), arguments};
  const EntityId type_rep = c_.entities.known.type_rep_type;
  CoreId rep = MakeRawCon(c_.Constructor(c_.entities[type_rep].children[0]), std::move(fields), hidden);
  return MakeRawCon(c_.DictionaryConstructor(class_id), {rep}, hidden);
}

void Translator::AddDictionaryParams(const DictVars& dictionaries) {
  for (DictVarId param : dictionaries) {
    VarId var = NewHidden(c_.PredicateType(c_.environment.dict_vars[param].predicate));
    routine().params.push_back(var);
    dicts_.push_back({param, var, EvidenceId()});
  }
}

// Says of the routine what it needs; `are_parameters`: it takes the dictionaries.
void Translator::ConstrainNested(RoutineId id, const DictVars& dictionaries, bool are_parameters) {
  for (DictVarId param : dictionaries) {
    core::Predicate predicate = c_.CorePredicate(c_.environment.dict_vars[param].predicate,
                                                 [&](TypeId type) { return Substituted(type); });
    c_.program.routines[id].constraints.push_back({std::move(predicate), are_parameters});
  }
}

void Translator::BindKnown(DictVarId param, EvidenceId evidence) {
  dicts_.push_back({param, VarId(), evidence});
  c_.KnownTypes(param, evidence, &type_variables_, &type_arguments_);
  substituted_.clear();
}

void Translator::BindDictionaries(const DictVars& params, const Dicts& known) {
  for (size_t i = 0; i < params.size(); ++i) {
    if (i < known.size() && known[i].has_value()) {
      BindKnown(params[i], known[i]);
    } else {
      AddDictionaryParams({params[i]});
    }
  }
}

}  // namespace inquest::haskell::desugar
