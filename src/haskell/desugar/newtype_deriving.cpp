// GeneralizedNewtypeDeriving and DerivingVia. A newtype's constructor exists at run time, so the dictionary
// of the other type cannot be used as it is: each method is a routine that coerces what it is given and what
// it returns, following the method's type.
#include "haskell/desugar/coercion.h"

namespace inquest::haskell::desugar {

void Translator::FillNewtypeMethod(RoutineId id, InstanceId instance_id, uint32_t method,
                                   const Dicts& known) {
  Inside inside(*this, id);
  const type::Instance& instance = c_.environment.instances[instance_id];
  const type::Class& cls = c_.environment.classes[instance.class_id];
  const type::Scheme& scheme = cls.method_schemes[method];
  Dicts dictionaries = {instance.newtype_dictionary};
  DictVars own;
  for (size_t i = 1; i < scheme.context.size(); ++i) {
    own.push_back(c_.environment.dict_vars.Add({scheme.context[i]}));
    dictionaries.push_back(ParamEvidence(own.back()));
  }
  DictVars params = instance.dictionaries;
  params.insert(params.end(), own.begin(), own.end());
  BindDictionaries(params, known);
  core::ConId constructor;
  for (EntityId child : c_.entities[instance.head].children) {
    if (c_.entities[child].kind == EntityKind::kConstructor) constructor = c_.Constructor(child);
  }
  CHECK(constructor.has_value() || instance.via.has_value());
  const auto change = [&](bool forward, CoreId value) {
    if (instance.via.has_value()) return Coerce(forward ? instance.from_via : instance.to_via, value);
    return forward ? MakeRawCon(constructor, {value}, Coercion::Hidden()) : TakeOff(constructor, value);
  };
  Coercion coercion{*this, c_, {{cls.variables.back(), change}}, {}, false};
  TypeId rest = scheme.type, argument, result;
  CoreIds arguments;
  while (c_.SplitFunction(rest, &argument, &result)) {
    VarId param = NewHidden(TypeId());
    routine().params.push_back(param);
    arguments.push_back(coercion.Convert(argument, false, MakeVar(param)));
    rest = result;
  }
  const EntityId entity = cls.methods[method];
  const Head head{Span(), TypeId(), c_.entities[entity].name, nullptr};
  CoreId call = ApplyEntity(entity, dictionaries, std::move(arguments), head, Coercion::Hidden());
  FinishHidden(coercion.Convert(rest, true, call), instance.span);
  if (coercion.failed) {
    c_.diagnostics.Error(instance.span, "the method `" + std::string(c_.names.text(head.name)) +
                                            "` cannot be derived for a newtype; write the instance out");
  }
}

}  // namespace inquest::haskell::desugar
