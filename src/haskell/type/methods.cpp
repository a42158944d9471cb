// The bodies of classes and instances: default methods, instance methods, superclass evidence.
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

void Checker::CheckClassBodies() {
  for (const ClassDecl& decl : module_.classes) {
    const auto it = environment_.class_of.find(decl.entity);
    if (it == environment_.class_of.end() || !decl.body.has_value()) continue;
    for (BindingId binding : module_.decls[decl.body].bindings) {
      const EntityId method = module_.bindings[binding].entity;
      Class& c = environment_.classes[it->second];
      const auto at = std::find(c.methods.begin(), c.methods.end(), method);
      if (at == c.methods.end()) continue;
      const auto index = static_cast<uint32_t>(at - c.methods.begin());
      if (!c.method_schemes[index].type.has_value()) continue;
      c.defaults[index] = binding;
      PendingBody body;
      body.kind = PendingBody::Kind::kDefaultMethod;
      body.binding = binding;
      body.class_id = it->second;
      body.class_decl = &decl;
      body.method = index;
      // Its dictionaries are known from the class alone; only the body can wait.
      std::vector<Given> givens;
      Generalisation generalisation =
          NewGeneralisation(c.method_schemes[index].variables, c.method_schemes[index].context, &givens);
      environment_.classes[it->second].default_generalisations[index] = std::move(generalisation);
      if (!Postpone(body)) CheckDefaultMethod(body);
    }
  }
}

namespace {
Evidence ParameterEvidence(DictVarId id) {
  Evidence evidence;
  evidence.kind = EvidenceKind::kParam;
  evidence.param = id;
  return evidence;
}
}  // namespace

void Checker::CheckDefaultMethod(const PendingBody& body) {
  const Generalisation generalisation =
      environment_.classes[body.class_id].default_generalisations[body.method];
  const TypeId type = environment_.classes[body.class_id].method_schemes[body.method].type;
  const std::vector<uint32_t> parameters = environment_.classes[body.class_id].variables;
  std::vector<Given> givens;
  for (size_t i = 0; i < generalisation.dictionaries.size(); ++i) {
    givens.push_back({generalisation.context[i],
                      environment_.evidence.Add(ParameterEvidence(generalisation.dictionaries[i]))});
  }
  const ScopedSkolems saved = EnterRigid(generalisation.variables, std::move(givens));
  if (scoped_variables_) {
    for (size_t i = 0; i < parameters.size(); ++i) {
      converter_.Push({body.class_decl->parameters[i].name, types_.Var(parameters[i]),
                       tables_.parameter_kinds.at(body.class_decl->entity)[i]});
    }
  }
  const Binding& binding = module_.bindings[body.binding];
  CheckMatches(binding.matches, type, binding.span);
  LeaveRigid(saved);
  FinishIfClosed();
}

void Checker::CheckInstanceBodies() {
  // Contexts are final now.
  for (const auto& [id, decl] : own_instances_) {
    const std::vector<Predicate> context = environment_.instances[id].context;
    for (const Predicate& predicate : context) {
      EvidenceId evidence;
      const DictVarId parameter = solver_.NewParameter(predicate, &evidence);
      environment_.instances[id].dictionaries.push_back(parameter);
    }
  }
  for (const auto& [id, decl] : own_instances_) CheckSuperclasses(id, *decl);
  for (const auto& [id, decl] : own_instances_) CheckInstanceBody(id, *decl);
}

std::vector<Given> Checker::InstanceGivens(InstanceId id) {
  std::vector<Given> givens;
  const size_t count = environment_.instances[id].dictionaries.size();
  for (size_t i = 0; i < count; ++i) {
    const Instance& instance = environment_.instances[id];
    givens.push_back(
        {instance.context[i], environment_.evidence.Add(ParameterEvidence(instance.dictionaries[i]))});
  }
  return givens;
}

// H2010 4.3.2: the superclasses' instances must exist, given the instance's context.
void Checker::CheckSuperclasses(InstanceId id, const InstanceDecl& decl) {
  const Span span = decl.span;
  const ClassId class_id = environment_.instances[id].class_id;
  const TypeId type = environment_.instances[id].type;
  const ScopedSkolems saved = EnterRigid(environment_.instances[id].variables, InstanceGivens(id));
  std::vector<EvidenceId> evidence;
  const std::vector<uint32_t> parameters = environment_.classes[class_id].variables;
  solver_.BindParameters(class_id, type);
  for (const Predicate& super : environment_.classes[class_id].superclasses) {
    evidence.push_back(solver_.Want({super.class_id, unifier_.Apply(super.type)}, span));
  }
  for (uint32_t v : parameters) unifier_.Unbind(v);
  environment_.instances[id].superclasses = std::move(evidence);
  if (decl.newtype_deriving) {
    const TypeId representation = RepresentationType(environment_.instances[id], span);
    if (representation.has_value()) {
      const EvidenceId dictionary = solver_.Want({class_id, representation}, span);
      environment_.instances[id].newtype_dictionary = dictionary;
    }
    if (environment_.instances[id].via.has_value()) WantViaCoercions(id, span);
  }
  LeaveRigid(saved);
}

// Of a class of type constructors both are applied to the same types.
void Checker::WantViaCoercions(InstanceId id, Span span) {
  const Instance& instance = environment_.instances[id];
  const Class& cls = environment_.classes[instance.class_id];
  TypeId own = cls.variables.size() > 1 ? types_[instance.type].b : instance.type;
  TypeId via = instance.via;
  for (uint32_t open = entities_[cls.entity].parameter_arity; open > 0; --open) {
    const TypeId argument = types_.Var(types_.NewVar(types_.var_name(cls.variables.back())));
    own = types_.App(own, argument);
    via = types_.App(via, argument);
  }
  const ClassId coercible = environment_.class_of.at(entities_.known.coercible_class);
  const EvidenceId from = solver_.Want({coercible, converter_.PredicateType({via, own})}, span);
  const EvidenceId to = solver_.Want({coercible, converter_.PredicateType({own, via})}, span);
  environment_.instances[id].from_via = from;
  environment_.instances[id].to_via = to;
}

void Checker::CheckInstanceBody(InstanceId id, const InstanceDecl& decl) {
  if (!decl.body.has_value() || decl.newtype_deriving || failed_instances_.contains(id)) return;
  const ClassId class_id = environment_.instances[id].class_id;
  for (BindingId binding_id : module_.decls[decl.body].bindings) {
    const Binding& binding = module_.bindings[binding_id];
    const Class& c = environment_.classes[class_id];
    if (binding.pattern.has_value()) {
      diagnostics_.Error(binding.span, "an instance defines its methods by name, not by patterns");
      continue;
    }
    const auto at = std::find(c.methods.begin(), c.methods.end(), binding.entity);
    if (at == c.methods.end()) continue;  // the renamer reported it
    const auto index = static_cast<uint32_t>(at - c.methods.begin());
    if (!c.method_schemes[index].type.has_value()) continue;
    InstanceMethod& method = environment_.instances[id].methods[index];
    method.binding = binding_id;
    // The method's own variables and dictionaries, fresh for this instance.
    const Scheme& scheme = c.method_schemes[index];
    Generalisation own;
    for (size_t v = c.variables.size(); v < scheme.variables.size(); ++v) {
      own.variables.push_back(types_.NewVar(types_.var_name(scheme.variables[v])));
      unifier_.Bind(scheme.variables[v], types_.Var(own.variables.back()));
    }
    solver_.BindParameters(class_id, environment_.instances[id].type);
    for (size_t p = 1; p < scheme.context.size(); ++p) {
      own.context.push_back({scheme.context[p].class_id, unifier_.Apply(scheme.context[p].type)});
      EvidenceId evidence;
      own.dictionaries.push_back(solver_.NewParameter(own.context.back(), &evidence));
    }
    for (uint32_t v : scheme.variables) unifier_.Unbind(v);
    method.generalisation = std::move(own);
    PendingBody body;
    body.kind = PendingBody::Kind::kInstanceMethod;
    body.binding = binding_id;
    body.instance = id;
    body.instance_decl = &decl;
    body.method = index;
    if (!Postpone(body)) CheckInstanceMethod(body);
  }
}

// InstanceSigs: the signature must fit the method's type; its variables then stand for parts of that type.
const Signature* Checker::InstanceSignature(const InstanceDecl& decl, EntityId method, TypeId expected) {
  for (const TypeSignature& declaration : module_.decls[decl.body].signatures) {
    for (const Name& name : declaration.names) {
      if (name.target.entity != method) continue;
      signatures_.push_back(converter_.ConvertSignature(declaration.type));
      Signature& signature = signatures_.back();
      for (uint32_t v : signature.scheme.variables) unifier_.Bind(v, unifier_.NewMeta());
      const TypeId type = unifier_.Apply(signature.scheme.type);
      for (TypeVariable& v : signature.scoped) v.type = unifier_.Apply(v.type);
      for (uint32_t v : signature.scheme.variables) unifier_.Unbind(v);
      Unify(expected, type, declaration.span);
      return &signature;
    }
  }
  return nullptr;
}

void Checker::CheckInstanceMethod(const PendingBody& body) {
  const Binding& binding = module_.bindings[body.binding];
  const ClassId class_id = environment_.instances[body.instance].class_id;
  const Generalisation own = environment_.instances[body.instance].methods[body.method].generalisation;
  std::vector<Given> givens = InstanceGivens(body.instance);
  for (size_t i = 0; i < own.dictionaries.size(); ++i) {
    givens.push_back({own.context[i], environment_.evidence.Add(ParameterEvidence(own.dictionaries[i]))});
  }
  const Instance& instance = environment_.instances[body.instance];
  const Scheme& scheme = environment_.classes[class_id].method_schemes[body.method];
  solver_.BindParameters(class_id, instance.type);
  const size_t parameters = environment_.classes[class_id].variables.size();
  for (size_t v = parameters; v < scheme.variables.size(); ++v) {
    unifier_.Bind(scheme.variables[v], types_.Var(own.variables[v - parameters]));
  }
  const TypeId expected = unifier_.Apply(scheme.type);
  for (uint32_t v : scheme.variables) unifier_.Unbind(v);

  std::vector<uint32_t> rigid = instance.variables;
  rigid.insert(rigid.end(), own.variables.begin(), own.variables.end());
  const ScopedSkolems saved = EnterRigid(rigid, std::move(givens));
  if (scoped_variables_) {
    // The head's variables, by the names they have there.
    for (uint32_t v : environment_.instances[body.instance].variables) {
      converter_.Push({types_.var_name(v), types_.Var(v), tables_.kinds.NewVariable()});
    }
  }
  const Signature* signature = InstanceSignature(*body.instance_decl, binding.entity, expected);
  if (signature != nullptr && scoped_variables_) {
    for (const TypeVariable& v : signature->scoped) converter_.Push(v);
  }
  CheckMatches(binding.matches, expected, binding.span);
  LeaveRigid(saved);
  FinishIfClosed();
}

}  // namespace inquest::haskell::type
