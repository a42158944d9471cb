#include "haskell/desugar/context.h"

#include "haskell/desugar/desugar.h"
#include "haskell/desugar/translator.h"
#include "haskell/type/check.h"

namespace inquest::haskell::desugar {

using core::RoutineId;
using core::RoutineKind;

Context::Context(const std::vector<CheckedModule>& modules, const rename::State& rename_state,
                 type::Environment& env, base::Interner& interner, const source::Files& source_files,
                 source::Diagnostics& sink)
    : state(rename_state),
      entities(rename_state.entities),
      environment(env),
      names(interner),
      files(source_files),
      diagnostics(sink),
      types(env.types) {
  definitions_.resize(entities.store.size());
  dictionary_cons_.resize(env.classes.size());
  class_tycons_.resize(env.classes.size());
  AddModules(modules);
  AddKnownConstructors();
  FindSpecialFunctions();
}

void Context::AddModules(const std::vector<CheckedModule>& modules) {
  modules_.resize(entities.modules.size());
  for (const CheckedModule& checked : modules) {
    const ModuleInfo& info = entities.modules[checked.id];
    ModuleContext& module = module_store_.emplace_back();
    module.id = checked.id;
    module.ast = checked.module;
    module.elaboration = checked.elaboration;
    module.core = program.modules.Add({info.name, info.file, info.is_library});
    module.is_library = info.is_library;
    module.locals.resize(checked.module->locals.size());
    module.forms.resize(checked.module->bindings.size());
    module.wrappers.resize(checked.module->bindings.size());
    modules_[checked.id.index] = &module;
    last_module_ = &module;
    AddDefinitions(module);
  }
}

void Context::AddDefinitions(ModuleContext& module) {
  const Module& ast = *module.ast;
  if (ast.top.has_value()) {
    for (BindingId id : ast.decls[ast.top].bindings) {
      const Binding& binding = ast.bindings[id];
      if (binding.entity.has_value()) {
        definitions_[binding.entity.index].module = &module;
        definitions_[binding.entity.index].binding = id;
      } else if (binding.pattern.has_value()) {
        AddPatternVariables(module, id, binding.pattern);
      }
    }
  }
  for (const ForeignDecl& foreign : ast.foreigns) {
    if (!foreign.entity.has_value()) continue;
    Definition& definition = definitions_[foreign.entity.index];
    definition.module = &module;
    definition.has_primitive = core::FindPrimitive(foreign.external, &definition.primitive);
    if (!definition.has_primitive)
      diagnostics.Error(foreign.span, "there is no primitive \"" + foreign.external + "\"");
  }
}

void Context::AddPatternVariables(ModuleContext& module, BindingId binding, PatId id) {
  const Module& ast = *module.ast;
  auto add = [&](EntityId entity) {
    if (!entity.has_value()) return;
    definitions_[entity.index].module = &module;
    definitions_[entity.index].binding = binding;
  };
  auto all = [&](const std::vector<PatId>& pats) {
    for (PatId pat : pats) AddPatternVariables(module, binding, pat);
  };
  const auto& node = ast.pats[id].node;
  if (auto* var = std::get_if<PatVar>(&node)) add(var->entity);
  if (auto* as = std::get_if<PatAs>(&node))
    add(as->entity), AddPatternVariables(module, binding, as->pattern);
  if (auto* con = std::get_if<PatCon>(&node)) all(con->arguments);
  if (auto* tuple = std::get_if<PatTuple>(&node)) all(tuple->elements);
  if (auto* list = std::get_if<PatList>(&node)) all(list->elements);
  if (auto* lazy = std::get_if<PatLazy>(&node)) AddPatternVariables(module, binding, lazy->pattern);
  if (auto* bang = std::get_if<PatBang>(&node)) AddPatternVariables(module, binding, bang->pattern);
  if (auto* paren = std::get_if<PatParen>(&node)) AddPatternVariables(module, binding, paren->pattern);
  if (auto* sig = std::get_if<PatSig>(&node)) AddPatternVariables(module, binding, sig->pattern);
  if (auto* view = std::get_if<PatView>(&node)) AddPatternVariables(module, binding, view->pattern);
  if (auto* record = std::get_if<PatRecord>(&node)) {
    for (const PatField& field : record->fields) AddPatternVariables(module, binding, field.pattern);
  }
}

// These are known by name: lib/ defines them once, in a module Inquest.*.
void Context::FindSpecialFunctions() {
  const std::pair<const char*, EntityId*> special[] = {{"&&", &and_function},          {"||", &or_function},
                                                       {"not", &not_function},         {"$", &apply_function},
                                                       {"$!", &strict_apply_function}, {"map", &list_map}};
  std::unordered_map<Symbol, EntityId*> wanted;
  for (auto& [text, entity] : special) {
    if (Symbol name = names.Find(text); name.has_value()) wanted.emplace(name, entity);
  }
  for (size_t i = 0; i < entities.store.size(); ++i) {
    const Entity& entity = entities[EntityId(i)];
    if (entity.kind != EntityKind::kFunction || definitions_[i].module == nullptr) continue;
    if (!definitions_[i].module->is_library) continue;
    auto found = wanted.find(entity.name);
    if (found == wanted.end()) continue;
    if (names.text(entities.modules[entity.module].name).starts_with("Inquest."))
      *found->second = EntityId(i);
  }
}

void Context::AddKnownConstructors() {
  const KnownEntities& known = entities.known;
  program.nil = Constructor(known.nil);
  program.cons = Constructor(known.cons);
  program.unit = Constructor(known.unit);
  program.true_con = Constructor(known.true_con);
  program.false_con = Constructor(known.false_con);
  program.tuples.resize(2);
  for (size_t n = 2; n < known.tuples.size(); ++n) program.tuples.push_back(Constructor(known.tuples[n]));
  auto child = [&](EntityId type, size_t n) {
    if (!type.has_value() || entities[type].children.size() <= n) return core::ConId();
    return Constructor(entities[type].children[n]);
  };
  program.less = child(known.ordering_type, 0);
  program.equal = child(known.ordering_type, 1);
  program.greater = child(known.ordering_type, 2);
  program.nothing = child(known.maybe_type, 0);
  program.just = child(known.maybe_type, 1);
  child(known.solo_type, 0);
  child(known.thrown_type, 0);
}

Desugared Context::Run(bool reachable_only) {
  RequestRoots(reachable_only);
  Work();
  program.types = std::move(environment.types);
  return {std::move(program), std::move(aliases_)};
}

core::Program Context::RunExpression(const std::vector<EntityId>& further, std::vector<RoutineId>* routines) {
  const EntityId answer = FindInLastModule(names.Intern(kAnswerName));
  CHECK(answer.has_value());
  program.main = FunctionRoutine(answer);
  const KnownEntities& known = entities.known;
  if (known.evaluate_all.has_value()) program.run_main = FunctionRoutine(known.evaluate_all);
  for (const EntityId function : further) routines->push_back(FunctionRoutine(function));
  Work();
  program.types = environment.types;
  return std::move(program);
}

void Context::Work() {
  stack_base = static_cast<const char*>(__builtin_frame_address(0));
  while (!work_.empty()) {
    auto work = std::move(work_.front());
    work_.pop_front();
    work();
  }
}

EntityId Context::FindInLastModule(Symbol name) const {
  EntityId found;
  const Module& ast = *last_module_->ast;
  for (BindingId id : ast.decls[ast.top].bindings) {
    const Binding& binding = ast.bindings[id];
    if (binding.entity.has_value() && entities[binding.entity].name == name) found = binding.entity;
  }
  return found;
}

void Context::RequestRoots(bool reachable_only) {
  if (last_module_ == nullptr) return;
  const EntityId wanted = FindInLastModule(names.Intern("main"));
  const KnownEntities& known = entities.known;
  const bool has_main = wanted.has_value();
  if (has_main) program.main = FunctionRoutine(wanted);
  if (known.run_main.has_value() && definition(known.run_main).module)
    program.run_main = FunctionRoutine(known.run_main);
  if (known.top_handler.has_value() && definition(known.top_handler).module)
    program.top_handler = FunctionRoutine(known.top_handler);
  if (!reachable_only || !has_main) RequestEverything(reachable_only);
}

// Without a main the whole last module is wanted; without `reachable_only` every module.
void Context::RequestEverything(bool only_last_module) {
  for (size_t i = 0; i < definitions_.size(); ++i) {
    const Definition& definition = definitions_[i];
    if (definition.module == nullptr || definition.has_primitive || !definition.binding.has_value()) continue;
    if (only_last_module && definition.module != last_module_) continue;
    if (entities[EntityId(i)].kind == EntityKind::kFunction) FunctionRoutine(EntityId(i));
  }
  for (size_t i = 0; i < environment.instances.size(); ++i) {
    const ModuleId module = environment.instances[InstanceId(i)].module;
    if (!only_last_module || module == last_module_->id) DictionaryRoutine(InstanceId(i));
  }
}

core::ConId Context::Constructor(EntityId entity) {
  if (!entity.has_value()) return core::ConId();
  Definition& definition = definitions_[entity.index];
  if (definition.con.has_value()) return definition.con;
  // All constructors of the type, in order: the reducer looks for siblings by tag.
  const EntityId parent = entities[entity].parent;
  std::vector<EntityId> siblings;
  if (parent.has_value()) {
    for (EntityId child : entities[parent].children) {
      if (entities[child].kind == EntityKind::kConstructor) siblings.push_back(child);
    }
  }
  if (siblings.empty()) siblings.push_back(entity);
  core::TyConId type;
  if (auto found = environment.tycons.find(parent); found != environment.tycons.end()) type = found->second;
  for (EntityId sibling : siblings) {
    const Entity& e = entities[sibling];
    core::Constructor con;
    con.name = e.name;
    con.type = type;
    if (e.module.has_value() && modules_[e.module.index] != nullptr)
      con.module = modules_[e.module.index]->core;
    con.tag = e.index;
    con.siblings = static_cast<uint32_t>(siblings.size());
    if (auto scheme = environment.schemes.find(sibling); scheme != environment.schemes.end()) {
      con.dictionaries = static_cast<uint32_t>(scheme->second.context.size());
      con.declared = scheme->second.type;
    }
    con.arity = con.dictionaries + e.arity;
    if (!e.fields.empty()) con.fields.resize(con.dictionaries);
    for (EntityId field : e.fields) con.fields.push_back(field.has_value() ? entities[field].name : Symbol());
    bool any_strict = false;
    for (bool strict : e.strict) any_strict |= strict;
    if (e.is_newtype) {
      // H2010 4.2.3: the constructor exists at run time, but `N undefined` is undefined. Its patterns are
      // lazy.
      con.strict.assign(con.arity, true);
    } else if (any_strict) {
      con.strict.resize(con.dictionaries);
      con.strict.insert(con.strict.end(), e.strict.begin(), e.strict.end());
    }
    con.is_newtype = e.is_newtype;
    const std::string_view text = names.text(e.name);
    con.is_infix = e.is_infix || (!text.empty() && text[0] == ':');
    con.precedence = e.has_fixity ? e.fixity.precedence : 9;
    definitions_[sibling.index].con = program.constructors.Add(std::move(con));
  }
  CHECK(definition.con.has_value());
  return definition.con;
}

core::TyConId Context::ClassTyCon(type::ClassId id) {
  core::TyConId& tycon = class_tycons_[id.index];
  if (!tycon.has_value()) tycon = types.AddTyCon({entities[environment.classes[id].entity].name, 1});
  return tycon;
}

uint32_t Context::FieldCount(type::ClassId id) const {
  const type::Class& cls = environment.classes[id];
  return static_cast<uint32_t>(cls.superclasses.size() + cls.methods.size());
}

core::ConId Context::DictionaryConstructor(type::ClassId id) {
  core::ConId& con = dictionary_cons_[id.index];
  if (!con.has_value()) con = AddDictionaryConstructor(id, RoutineId(), 0);
  return con;
}

core::ConId Context::AddDictionaryConstructor(type::ClassId id, RoutineId made_by, uint32_t params) {
  core::Constructor constructor;
  constructor.name = entities[environment.classes[id].entity].name;
  constructor.type = ClassTyCon(id);
  constructor.arity = FieldCount(id) + params;
  constructor.is_dictionary = true;
  constructor.made_by = made_by;
  return program.constructors.Add(std::move(constructor));
}

const type::Class& Context::class_of_method(EntityId method) const {
  auto found = environment.class_of.find(entities[method].parent);
  CHECK(found != environment.class_of.end());
  return environment.classes[found->second];
}

// ---------------------------------------------------------------------------------------- facts

EvidenceId Context::Substitute(EvidenceId id, const DictVars& params, const Dicts& arguments) {
  if (params.empty()) return id;
  ReplacedEvidence replaced;
  return Substitute(id, params, arguments, &replaced);
}

EvidenceId Context::Substitute(EvidenceId id, const DictVars& params, const Dicts& arguments,
                               ReplacedEvidence* replaced) {
  const type::Evidence& evidence = environment.evidence[id];
  if (evidence.kind == type::EvidenceKind::kParam) {
    for (size_t i = 0; i < params.size() && i < arguments.size(); ++i) {
      if (params[i] == evidence.param) return arguments[i];
    }
    return id;
  }
  if (evidence.arguments.empty() || evidence.kind == type::EvidenceKind::kCycle) return id;
  if (const auto known = replaced->find(id.index); known != replaced->end()) return known->second;
  type::Evidence copy = evidence;  // the store may grow below
  bool changed = false;
  for (EvidenceId& argument : copy.arguments) {
    const EvidenceId part = Substitute(argument, params, arguments, replaced);
    changed |= part != argument;
    argument = part;
  }
  const EvidenceId result = changed ? environment.evidence.Add(std::move(copy)) : id;
  replaced->emplace(id.index, result);
  return result;
}

TypeId Context::SubstituteType(TypeId id, const std::vector<uint32_t>& variables,
                               const std::vector<TypeId>& arguments) {
  if (!id.has_value() || variables.empty()) return id;
  ReplacedTypes replaced;
  return SubstituteType(id, variables, arguments, &replaced);
}

TypeId Context::SubstituteType(TypeId id, const std::vector<uint32_t>& variables,
                               const std::vector<TypeId>& arguments, ReplacedTypes* replaced) {
  const core::Type type = types[id];  // the store may grow below
  switch (type.kind) {
    case core::TypeKind::kCon:
    case core::TypeKind::kMeta:
      return id;
    case core::TypeKind::kVar:
      for (size_t i = 0; i < variables.size() && i < arguments.size(); ++i) {
        if (variables[i] == type.index) return arguments[i];
      }
      return id;
    case core::TypeKind::kApp: {
      if (const auto known = replaced->find(id.index); known != replaced->end()) return known->second;
      const TypeId a = SubstituteType(type.a, variables, arguments, replaced);
      const TypeId b = SubstituteType(type.b, variables, arguments, replaced);
      return replaced->emplace(id.index, types.App(a, b)).first->second;
    }
    case core::TypeKind::kForall:
      return types.Forall(type.vars, SubstituteType(type.a, variables, arguments, replaced));
  }
  return id;
}

bool Context::SplitFunction(TypeId id, TypeId* argument, TypeId* result) const {
  if (!id.has_value()) return false;
  const core::Type& type = types[id];
  if (type.kind != core::TypeKind::kApp) return false;
  const core::Type& left = types[type.a];
  if (left.kind != core::TypeKind::kApp) return false;
  const core::Type& head = types[left.a];
  if (head.kind != core::TypeKind::kCon || head.con != types.function) return false;
  *argument = left.b;
  *result = type.b;
  return true;
}

std::vector<TypeId> Context::PredicateArguments(const type::Class& cls, TypeId type) const {
  std::vector<TypeId> arguments(cls.variables.size(), type);
  if (arguments.size() < 2) return arguments;
  for (size_t i = arguments.size(); i-- > 0; type = types[type].a) arguments[i] = types[type].b;
  return arguments;
}

TypeId Context::PredicateType(const type::Predicate& predicate) {
  TypeId con = types.Con(ClassTyCon(predicate.class_id));
  return predicate.type.has_value() ? types.App(con, predicate.type) : con;
}

bool Context::TakesDictionaries(EntityId function) const {
  auto scheme = environment.schemes.find(function);
  return scheme != environment.schemes.end() && !scheme->second.context.empty();
}

Alias Context::AliasOf(EntityId entity) const {
  return {entities.modules[entities[entity].module].name, entities[entity].name, {}, {}, {}};
}

void Context::NoteImplementation(EntityId method, RoutineId routine) {
  Alias alias = AliasOf(method);
  alias.routine = routine;
  aliases_.push_back(alias);
}

void Context::NoteForward(EntityId wrapper, EntityId target) {
  // What the compiler itself made has no module.
  if (!entities[wrapper].module.has_value() || !entities[target].module.has_value()) return;
  if (!forwards_.emplace(wrapper.index, target.index).second) return;
  const Alias to = AliasOf(target);
  Alias alias = AliasOf(wrapper);
  alias.to_module = to.module;
  alias.to = to.name;
  aliases_.push_back(alias);
}

uint32_t Context::AddLiteral(core::Literal literal) {
  program.literals.push_back(std::move(literal));
  return static_cast<uint32_t>(program.literals.size() - 1);
}

uint32_t Context::AddFailure(core::Failure::Kind kind, source::Span span, std::string subject) {
  program.failures.push_back({kind, span, std::move(subject)});
  return static_cast<uint32_t>(program.failures.size() - 1);
}

core::Program DesugarExpression(const std::vector<CheckedModule>& modules,
                                const std::vector<EntityId>& further, const rename::State& state,
                                type::Environment& environment, base::Interner& names,
                                const source::Files& files, source::Diagnostics& diagnostics,
                                std::vector<RoutineId>* further_routines) {
  return Context(modules, state, environment, names, files, diagnostics)
      .RunExpression(further, further_routines);
}

Desugared Desugar(const std::vector<CheckedModule>& modules, const rename::State& state,
                  type::Environment& environment, base::Interner& names, const source::Files& files,
                  source::Diagnostics& diagnostics, bool reachable_only) {
  return Context(modules, state, environment, names, files, diagnostics).Run(reachable_only);
}

}  // namespace inquest::haskell::desugar
