// Declares routines on demand. A routine that takes dictionaries is copied for the dictionaries it is used
// with, as far as these are known when the program is compiled: then its methods are known too.
#include <algorithm>

#include "haskell/desugar/context.h"
#include "haskell/desugar/translator.h"
#include "haskell/type/check.h"

namespace inquest::haskell::desugar {

using core::RoutineId;
using core::RoutineKind;

namespace {
// Polymorphic recursion asks for ever larger dictionaries, each with a copy of its own: these limits end it.
constexpr uint32_t kMaxCopies = 64;
constexpr uint32_t kMaxEvidenceDepth = 6;

bool IsKnown(EvidenceId evidence) { return evidence.has_value(); }
}  // namespace

EvidenceId Context::Canonical(InstanceId instance, const Dicts& arguments) {
  std::vector<uint32_t> key = {instance.index};
  uint32_t depth = 1;
  bool cyclic = false;
  for (EvidenceId argument : arguments) {
    key.push_back(argument.index);
    cyclic = cyclic || cyclic_evidence.contains(argument.index);
    depth = std::max(depth, evidence_depth_[argument.index] + 1);
  }
  if (depth > kMaxEvidenceDepth && !cyclic) return EvidenceId();
  auto [found, is_new] = canonical_evidence_.try_emplace(std::move(key));
  if (is_new) {
    type::Evidence evidence;
    evidence.kind = type::EvidenceKind::kInstance;
    evidence.instance = instance;
    evidence.arguments = arguments;
    found->second = environment.evidence.Add(std::move(evidence));
    evidence_depth_[found->second.index] = depth;
    if (cyclic) cyclic_evidence.insert(found->second.index);
  }
  return found->second;
}

bool Context::FindCopy(const Copied& what, const Dicts& known, RoutineId* routine) {
  const bool generic = std::none_of(known.begin(), known.end(), IsKnown);
  std::vector<uint32_t> key = {static_cast<uint32_t>(what.kind), what.a, what.b};
  Copies& copies = copies_[key];
  if (!generic) {
    bool large = false;
    for (EvidenceId evidence : known) {
      key.push_back(evidence.index);
      large |= evidence.has_value() && evidence_depth_[evidence.index] > 1;
    }
    if (auto found = routines_.find(key); found != routines_.end()) {
      *routine = found->second;
      return true;
    }
    if (large && copies.count >= kMaxCopies) {
      *routine = RoutineId();
      return true;
    }
    ++copies.count;
  } else if (auto found = routines_.find(key); found != routines_.end()) {
    *routine = found->second;
    return true;
  }
  return false;
}

RoutineId Context::AddCopy(const Copied& what, const Dicts& known, core::Routine routine) {
  std::vector<uint32_t> key = {static_cast<uint32_t>(what.kind), what.a, what.b};
  Copies& copies = copies_[key];
  if (!std::none_of(known.begin(), known.end(), IsKnown)) {
    for (EvidenceId evidence : known) key.push_back(evidence.index);
  }
  routine.original = copies.first;
  RoutineId id = AddRoutine(std::move(routine));
  if (!copies.first.has_value()) copies.first = id;
  routines_.emplace(std::move(key), id);
  return id;
}

// The routine of a binding: its parameters are the dictionaries that are not known, then its own.
RoutineId Context::AddBinding(const Copied& what, ModuleContext& module, BindingId binding,
                              const DictVars& params, Dicts known, core::Routine routine) {
  known.resize(params.size());
  routine.module = module.core;
  routine.span = module.ast->bindings[binding].span;
  routine.generated |= module.ast->bindings[binding].generated;
  routine.hidden_params = 0;
  for (size_t i = 0; i < params.size(); ++i) {
    if (!known[i].has_value()) ++routine.hidden_params;
  }
  Constrain(routine, params, known);
  const bool has_params = Form(module, binding, !params.empty()).arity > 0 || routine.hidden_params > 0;
  routine.kind = has_params ? RoutineKind::kFunction : RoutineKind::kConstant;
  RoutineId id = AddCopy(what, known, std::move(routine));
  Later([this, id, &module, binding, params, known] {
    Translator(*this, module).FillBinding(id, binding, params, known);
  });
  return id;
}

RoutineId Context::FunctionRoutine(EntityId function, const Dicts& known) {
  RoutineId id;
  const Copied what{Copied::Kind::kFunction, function.index, 0};
  if (FindCopy(what, known, &id)) return id;
  const Definition& definition = definitions_[function.index];
  CHECK(definition.module != nullptr);
  ModuleContext& module = *definition.module;
  const BindingId binding = definition.binding;
  type::Require(*module.elaboration, binding);
  core::Routine routine;
  routine.name = entities[function].name;
  if (auto scheme = environment.schemes.find(function); scheme != environment.schemes.end()) {
    routine.type = scheme->second.type;
  }
  if (module.ast->bindings[binding].pattern.has_value()) {
    routine.module = module.core;
    routine.span = module.ast->bindings[binding].span;
    routine.kind = RoutineKind::kConstant;
    id = AddCopy(what, known, std::move(routine));
    Later([this, id, &module, binding, function] {
      Translator(*this, module).FillPatternVariable(id, binding, function);
    });
    return id;
  }
  DictVars params;
  if (const type::Generalisation* g = module.generalisation(binding)) params = g->dictionaries;
  return AddBinding(what, module, binding, params, known, std::move(routine));
}

RoutineId Context::InstanceMethodRoutine(InstanceId instance_id, uint32_t method, const Dicts& known) {
  RoutineId id;
  const Copied what{Copied::Kind::kInstanceMethod, instance_id.index, method};
  if (FindCopy(what, known, &id)) return id;
  const type::Instance& instance = environment.instances[instance_id];
  const type::Class& cls = environment.classes[instance.class_id];
  ModuleContext& module = *modules_[instance.module.index];
  core::Routine routine;
  routine.name = entities[cls.methods[method]].name;
  routine.instance = {entities[cls.entity].name, PredicateArguments(cls, instance.type)};
  routine.type =
      SubstituteType(cls.method_schemes[method].type, cls.variables, PredicateArguments(cls, instance.type));
  routine.generated = instance.derived;
  const BindingId binding = instance.methods[method].binding;
  if (!binding.has_value()) {  // GeneralizedNewtypeDeriving
    CHECK(instance.newtype_dictionary.has_value());
    routine.module = module.core;
    routine.generated = true;
    routine.kind = RoutineKind::kHidden;
    Dicts all = known;
    all.resize(instance.dictionaries.size() + cls.method_schemes[method].context.size() - 1);
    routine.hidden_params =
        static_cast<uint32_t>(all.size() - std::count_if(all.begin(), all.end(), IsKnown));
    id = AddCopy(what, known, std::move(routine));
    NoteImplementation(cls.methods[method], id);
    Later([this, id, &module, instance_id, method, all] {
      Translator(*this, module).FillNewtypeMethod(id, instance_id, method, all);
    });
    return id;
  }
  type::Require(*module.elaboration, binding);
  DictVars params = instance.dictionaries;
  const DictVars& own = instance.methods[method].generalisation.dictionaries;
  params.insert(params.end(), own.begin(), own.end());
  id = AddBinding(what, module, binding, params, known, std::move(routine));
  NoteImplementation(cls.methods[method], id);
  return id;
}

RoutineId Context::DefaultMethodRoutine(type::ClassId class_id, uint32_t method, const Dicts& known) {
  RoutineId id;
  const Copied what{Copied::Kind::kDefaultMethod, class_id.index, method};
  if (FindCopy(what, known, &id)) return id;
  const type::Class& cls = environment.classes[class_id];
  ModuleContext& module = *modules_[cls.module.index];
  const BindingId binding = cls.defaults[method];
  type::Require(*module.elaboration, binding);
  core::Routine routine;
  routine.name = entities[cls.methods[method]].name;
  const DictVars params = cls.default_generalisations[method].dictionaries;
  CHECK(!params.empty());
  routine.instance = {entities[cls.entity].name,
                      PredicateArguments(cls, environment.dict_vars[params[0]].predicate.type)};
  routine.is_default = true;
  routine.type = cls.method_schemes[method].type;
  id = AddBinding(what, module, binding, params, known, std::move(routine));
  NoteImplementation(cls.methods[method], id);
  return id;
}

RoutineId Context::DictionaryRoutine(InstanceId instance_id, const Dicts& known) {
  RoutineId id;
  const Copied what{Copied::Kind::kDictionary, instance_id.index, 0};
  if (FindCopy(what, known, &id)) return id;
  const type::Instance& instance = environment.instances[instance_id];
  ModuleContext& module = *modules_[instance.module.index];
  core::Routine routine;
  std::string name =
      "$" + std::string(names.text(entities[environment.classes[instance.class_id].entity].name));
  if (instance.head.has_value()) name += std::string(names.text(entities[instance.head].name));
  routine.name = names.Intern(name);
  routine.module = module.core;
  routine.kind = RoutineKind::kHidden;
  routine.span = instance.span;
  routine.generated = true;
  routine.hidden_params = known.empty() ? static_cast<uint32_t>(instance.dictionaries.size()) : 0;
  const type::Class& cls = environment.classes[instance.class_id];
  routine.instance = {entities[cls.entity].name, PredicateArguments(cls, instance.type)};
  routine.is_dictionary = true;
  Dicts all = known;
  all.resize(instance.dictionaries.size());
  Constrain(routine, instance.dictionaries, all);
  id = AddCopy(what, known, std::move(routine));
  Later([this, id, &module, instance_id, known] {
    Translator(*this, module).FillDictionary(id, instance_id, known);
  });
  return id;
}

RoutineId Context::WholePattern(ModuleContext& module, BindingId binding) {
  auto [found, is_new] = whole_patterns_.try_emplace({module.id.index, binding.index});
  if (is_new) {
    core::Routine routine;
    routine.module = module.core;
    routine.kind = RoutineKind::kConstant;
    routine.span = module.ast->bindings[binding].span;
    RoutineId id = found->second = AddRoutine(std::move(routine));
    Later([this, id, &module, binding] { Translator(*this, module).FillWholePattern(id, binding); });
  }
  return found->second;
}

RoutineId Context::PrimitiveRoutine(EntityId entity) {
  Definition& definition = definitions_[entity.index];
  if (!definition.routine.has_value()) {
    core::Routine routine;
    routine.name = entities[entity].name;
    routine.module = definition.module->core;
    routine.kind =
        core::Info(definition.primitive).arity > 0 ? RoutineKind::kFunction : RoutineKind::kConstant;
    routine.generated = true;
    RoutineId id = definition.routine = AddRoutine(std::move(routine));
    ModuleContext& module = *definition.module;
    Later([this, id, &module, entity] { Translator(*this, module).FillPrimitive(id, entity); });
  }
  return definition.routine;
}

RoutineId Context::SelectorRoutine(EntityId field) {
  Definition& definition = definitions_[field.index];
  if (!definition.routine.has_value()) {
    ModuleContext& module = *modules_[entities[field].module.index];
    core::Routine routine;
    routine.name = entities[field].name;
    routine.module = module.core;
    routine.kind = RoutineKind::kFunction;
    routine.span = entities[field].span;
    routine.generated = true;
    if (auto scheme = environment.schemes.find(field); scheme != environment.schemes.end()) {
      routine.type = scheme->second.type;
    }
    RoutineId id = definition.routine = AddRoutine(std::move(routine));
    Later([this, id, &module, field] { Translator(*this, module).FillSelector(id, field); });
  }
  return definition.routine;
}

RoutineId Context::ConstructorRoutine(core::ConId con) {
  auto [found, is_new] = constructor_routines_.try_emplace(con.index);
  if (is_new) {
    core::Routine routine;
    routine.name = program.constructors[con].name;
    routine.module = last_module_->core;
    routine.kind = RoutineKind::kHidden;
    routine.generated = true;
    RoutineId id = found->second = AddRoutine(std::move(routine));
    Later([this, id, con] { Translator(*this, *last_module_).FillConstructor(id, con); });
  }
  return found->second;
}

}  // namespace inquest::haskell::desugar
