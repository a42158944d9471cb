// Dictionaries: a constructor application with the superclasses' dictionaries and the methods, a constant for
// an instance without context, otherwise a function of the context's dictionaries. Fields are lazy, so
// dictionaries may refer to each other.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::Failure;

void Translator::FillDictionary(RoutineId id, InstanceId instance_id, const Dicts& known) {
  Inside inside(*this, id);
  const type::Instance& instance = c_.environment.instances[instance_id];
  const type::Class& cls = c_.environment.classes[instance.class_id];
  BindDictionaries(instance.dictionaries, known);
  Location location;
  location.written = Written::kHidden;
  location.type = c_.PredicateType({instance.class_id, instance.type});
  // With parameters the dictionary refers to itself by a variable, so that it is made once a call.
  VarId self = routine().params.empty() ? VarId() : NewHidden(location.type);
  auto make_self = [&] { return self.has_value() ? MakeVar(self, location) : MakeRoutine(id, location); };
  CoreIds fields;
  for (EvidenceId evidence : instance.superclasses) fields.push_back(Dictionary(evidence));
  CHECK(fields.size() == cls.superclasses.size());
  for (uint32_t i = 0; i < cls.methods.size(); ++i) fields.push_back(MethodField(instance_id, i, make_self));
  // What it is made of, so that a dictionary tells its type.
  const std::vector<VarId> params = routine().params;
  for (VarId param : params) fields.push_back(MakeVar(param, location));
  const core::ConId con =
      c_.AddDictionaryConstructor(instance.class_id, id, static_cast<uint32_t>(params.size()));
  CoreId dictionary = MakeRawCon(con, std::move(fields), location);
  if (self.has_value()) {
    dictionary = c_.var_uses[self.index] == 0
                     ? dictionary
                     : MakeLet({{self, dictionary, RoutineId()}}, MakeVar(self, location), location);
  }
  FinishHidden(dictionary, Span());
}

// What selecting the method gives: a function that still takes the method's own dictionaries.
CoreId Translator::MethodField(InstanceId instance_id, uint32_t method, const std::function<CoreId()>& self) {
  const type::Instance& instance = c_.environment.instances[instance_id];
  const type::Class& cls = c_.environment.classes[instance.class_id];
  Location location;
  location.written = Written::kHidden;
  const Head head{Span(), TypeId(), c_.entities[cls.methods[method]].name, nullptr};
  const bool own_context = cls.method_schemes[method].context.size() > 1;
  const BindingId binding = instance.methods[method].binding;
  if (binding.has_value() || instance.newtype_dictionary.has_value()) {
    Dicts context;
    for (DictVarId param : instance.dictionaries) context.push_back(ParamEvidence(param));
    CoreId result;
    CoreIds none;
    if (!own_context && binding.has_value() &&
        ApplyWrapper(
            cls.methods[method], c_.module(instance.module), binding, [&] { return instance.dictionaries; },
            context, none, head, location, 0, &result)) {
      return result;
    }
    return CopiedField(
        [&](const Dicts& known) { return c_.InstanceMethodRoutine(instance_id, method, known); }, context,
        cls.method_schemes[method].context.size() - 1, head, location);
  }
  if (!cls.defaults[method].has_value()) {
    return MakeError(Failure::Kind::kMissingMethod, instance.span, std::string(c_.names.text(head.name)),
                     TypeId());
  }
  if (c_.program.routines[routine_].hidden_params == 0) {
    Dicts self_evidence = {SelfEvidence(instance_id)};
    return CopiedField(
        [&](const Dicts& known) { return c_.DefaultMethodRoutine(instance.class_id, method, known); },
        self_evidence, cls.method_schemes[method].context.size() - 1, head, location);
  }
  CoreId routine = MakeRoutine(c_.DefaultMethodRoutine(instance.class_id, method), location, &head);
  return MakeApp(routine, {self()}, location, 1);
}

// A method that is given the dictionaries of the instance; those of its own context, `own` of them, come
// later.
CoreId Translator::CopiedField(const Copier& copier, const Dicts& dictionaries, size_t own, const Head& head,
                               Location location) {
  Dicts known, rest;
  for (EvidenceId evidence : dictionaries) {
    known.push_back(Closed(evidence));
    if (!known.back().has_value()) rest.push_back(evidence);
  }
  known.resize(dictionaries.size() + own);
  RoutineId copy = copier(known);
  if (copy.has_value()) return ApplyRoutine(copy, rest, {}, head, location);
  return ApplyRoutine(copier({}), dictionaries, {}, head, location);
}

EvidenceId Translator::SelfEvidence(InstanceId instance_id) {
  type::Evidence evidence;
  evidence.kind = type::EvidenceKind::kInstance;
  evidence.instance = instance_id;
  const DictVars params = c_.environment.instances[instance_id].dictionaries;
  for (DictVarId param : params) evidence.arguments.push_back(ParamEvidence(param));
  return c_.environment.evidence.Add(std::move(evidence));
}

EvidenceId Translator::ParamEvidence(DictVarId param) {
  type::Evidence evidence;
  evidence.kind = type::EvidenceKind::kParam;
  evidence.param = param;
  return c_.environment.evidence.Add(std::move(evidence));
}

}  // namespace inquest::haskell::desugar
