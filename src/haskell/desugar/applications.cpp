// Applications. The head decides: a constructor or primitive that gets all its arguments becomes a node of
// its own, a method of a known instance becomes that instance's routine, a library function that only passes
// its arguments on becomes what it calls. Dictionaries come first among the arguments.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {
namespace {

// How often a wrapper may lead to another before it is called as it is (f = g; g = f).
constexpr int kMaxWrappers = 16;

CoreIds Concat(CoreIds first, const CoreIds& rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

Dicts Tail(const Dicts& dictionaries) {
  return dictionaries.empty() ? Dicts() : Dicts(dictionaries.begin() + 1, dictionaries.end());
}

Location LocationOf(const Head& head) { return {head.span, head.type, Written::kPlain}; }

}  // namespace

CoreId Translator::ApplyExpr(ExprId id, CoreIds arguments, Location location) {
  for (auto& [lifted, make] : lifted_) {
    if (lifted == id) return ApplyRest(make(), std::move(arguments), location);
  }
  const auto& node = ast_.exprs[id].node;
  if (auto* paren = std::get_if<Paren>(&node)) return ApplyExpr(paren->expr, std::move(arguments), location);
  if (auto* applied = std::get_if<TypeApplied>(&node))
    return ApplyExpr(applied->function, std::move(arguments), location);
  if (auto* app = std::get_if<App>(&node)) return ApplyApp(id, *app, std::move(arguments), location);
  if (auto* var = std::get_if<Var>(&node)) return ApplyVar(id, *var, std::move(arguments), location);
  if (auto* con = std::get_if<Con>(&node)) {
    const type::Instantiation* use = m_.use(id);
    Head head{ast_.exprs[id].span, TypeOf(id), con->name.text, use ? &use->types : nullptr};
    return ApplyCon(c_.Constructor(con->name.target.entity), use ? use->dictionaries : Dicts(),
                    std::move(arguments), head, location);
  }
  if (auto* left = std::get_if<LeftSection>(&node)) {
    return ApplyExpr(left->op, Concat({Translate(left->operand)}, arguments), location);
  }
  if (auto* right = std::get_if<RightSection>(&node); right != nullptr && !arguments.empty()) {
    arguments.insert(arguments.begin() + 1, Translate(right->operand));
    return ApplyExpr(right->op, std::move(arguments), location);
  }
  return ApplyRest(Translate(id), std::move(arguments), location);
}

CoreId Translator::ApplyApp(ExprId id, const App& app, CoreIds arguments, Location location) {
  if (const type::Instantiation* use = m_.use(id); use != nullptr && !use->dictionaries.empty()) {
    return ApplyPolymorphic(app, use->dictionaries, arguments, location);
  }
  EntityId function;
  if (auto* var = std::get_if<Var>(&ast_.exprs[app.function].node)) function = var->name.target.entity;
  // f $ x is f x; f $! x evaluates x first (H2010 6.2).
  if (function.has_value() && app.arguments.size() == 2) {
    if (function == c_.apply_function) {
      return ApplyExpr(app.arguments[0], Concat({Translate(app.arguments[1])}, arguments), location);
    }
    if (function == c_.strict_apply_function) {
      CoreId value = Translate(app.arguments[1]);
      VarId var = NewHidden(TypeOf(app.arguments[1]));
      return MakeForce(value, var, ApplyExpr(app.arguments[0], Concat({MakeVar(var)}, arguments), location));
    }
  }
  return ApplyExpr(app.function, Concat(TranslateAll(app.arguments), arguments), location);
}

// RankNTypes: after some of its arguments the function gives `forall a. C a => t`, a function of
// dictionaries.
CoreId Translator::ApplyPolymorphic(const App& app, const Dicts& dictionaries, const CoreIds& arguments,
                                    Location location) {
  CoreIds before, after;
  TypeId type = TypeOf(app.function), argument, result;
  size_t position = 0;
  while (position < app.arguments.size() && c_.SplitFunction(type, &argument, &result)) {
    before.push_back(Translate(app.arguments[position++]));
    type = result;
  }
  for (; position < app.arguments.size(); ++position) after.push_back(Translate(app.arguments[position]));
  CoreId function = ApplyExpr(app.function, std::move(before), {Span(), type, Written::kPlain});
  return MakeHiddenApp(function, dictionaries, Concat(after, arguments), location);
}

CoreId Translator::ApplyVar(ExprId id, const Var& var, CoreIds arguments, Location location) {
  static const Dicts kNone;
  const type::Instantiation* use = m_.use(id);
  Head head{ast_.exprs[id].span, TypeOf(id), var.name.text, use ? &use->types : nullptr};
  const Dicts& dictionaries = use ? use->dictionaries : kNone;
  const Target& target = var.name.target;
  if (target.local.has_value())
    return ApplyLocal(target.local, dictionaries, std::move(arguments), head, location);
  CHECK(target.entity.has_value());
  return ApplyEntity(target.entity, dictionaries, std::move(arguments), head, location);
}

CoreId Translator::ApplyLocal(LocalId local, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                              Location location) {
  const LocalInfo& info = m_.locals[local.index];
  CHECK(info.var.has_value());
  const bool alone = arguments.empty() && dictionaries.empty();
  CoreId function = MakeLocal(info, alone ? location : LocationOf(head));
  if (head.instantiation != nullptr) expr(function).instantiation = *head.instantiation;
  return MakeHiddenApp(function, info.without_dictionaries ? Dicts() : dictionaries, std::move(arguments),
                       location);
}

CoreId Translator::ApplyRest(CoreId function, CoreIds arguments, Location location) {
  return MakeApp(function, std::move(arguments), location);
}

CoreId Translator::ApplyEntity(EntityId entity, const Dicts& dictionaries, CoreIds arguments,
                               const Head& head, Location location, int depth) {
  switch (c_.entities[entity].kind) {
    case EntityKind::kFunction:
      return ApplyFunction(entity, dictionaries, std::move(arguments), head, location, depth);
    case EntityKind::kMethod:
      return ApplyMethod(entity, dictionaries, std::move(arguments), head, location, depth);
    case EntityKind::kConstructor:
      return ApplyCon(c_.Constructor(entity), dictionaries, std::move(arguments), head, location);
    case EntityKind::kField:
      return ApplyRoutine(c_.SelectorRoutine(entity), {}, std::move(arguments), head, location);
    case EntityKind::kPrimitive:
      return ApplyPrimitive(entity, std::move(arguments), head, location);
    case EntityKind::kPatternSynonym:
    case EntityKind::kDataType:
    case EntityKind::kSynonym:
    case EntityKind::kClass:
      break;
  }
  CHECK(false);
  return CoreId();
}

CoreId Translator::ApplyFunction(EntityId entity, const Dicts& dictionaries, CoreIds arguments,
                                 const Head& head, Location location, int depth) {
  CoreId result;
  if (ApplySpecial(entity, arguments, location, &result)) return result;
  const Definition& definition = c_.definition(entity);
  CHECK(definition.module != nullptr);
  auto params = [&] {
    const type::Generalisation* generalisation = definition.module->generalisation(definition.binding);
    return generalisation ? generalisation->dictionaries : DictVars();
  };
  if (ApplyWrapper(entity, *definition.module, definition.binding, params, dictionaries, arguments, head,
                   location, depth, &result))
    return result;
  auto copier = [&](const Dicts& known) { return c_.FunctionRoutine(entity, known); };
  return ApplyCopy(copier, dictionaries, std::move(arguments), head, location);
}

CoreId Translator::ApplyRoutine(RoutineId routine, const Dicts& dictionaries, CoreIds arguments,
                                const Head& head, Location location) {
  const bool alone = arguments.empty() && dictionaries.empty();
  CoreId function = MakeRoutine(routine, alone ? location : LocationOf(head), &head);
  return MakeHiddenApp(function, dictionaries, std::move(arguments), location);
}

CoreId Translator::ApplyCopy(const Copier& copier, const Dicts& dictionaries, CoreIds arguments,
                             const Head& head, Location location) {
  Dicts known, rest;
  for (EvidenceId evidence : dictionaries) {
    known.push_back(Closed(evidence));
    if (!known.back().has_value()) rest.push_back(evidence);
  }
  RoutineId copy = copier(known);
  if (copy.has_value()) return ApplyRoutine(copy, rest, std::move(arguments), head, location);
  return ApplyRoutine(copier({}), dictionaries, std::move(arguments), head, location);
}

bool Translator::ApplyWrapper(EntityId entity, ModuleContext& module, BindingId binding,
                              const std::function<DictVars()>& make_params, const Dicts& dictionaries,
                              CoreIds& arguments, const Head& head, Location location, int depth,
                              CoreId* result) {
  if (depth >= kMaxWrappers) return false;
  const Wrapper& wrapper = c_.WrapperOf(module, binding);
  if (wrapper.state != Wrapper::State::kYes || arguments.size() < wrapper.arity) return false;
  CoreIds passed;
  for (uint32_t argument : wrapper.arguments) passed.push_back(arguments[argument]);
  passed.insert(passed.end(), arguments.begin() + wrapper.arity, arguments.end());
  Dicts needed;
  const DictVars params = make_params();  // only now: they are known once the binding has been checked
  if (const type::Instantiation* use = module.use(wrapper.head)) {
    for (EvidenceId evidence : use->dictionaries)
      needed.push_back(c_.Substitute(evidence, params, dictionaries));
  }
  EntityId target;
  const auto& node = module.ast->exprs[wrapper.head].node;
  if (auto* var = std::get_if<Var>(&node)) target = var->name.target.entity;
  if (auto* con = std::get_if<Con>(&node)) target = con->name.target.entity;
  c_.NoteForward(entity, target);
  *result = ApplyEntity(target, needed, std::move(passed), head, location, depth + 1);
  return true;
}

// (&&), (||) and not with all their arguments are decisions in place; the library's own equations say the
// same.
bool Translator::ApplySpecial(EntityId entity, CoreIds& arguments, Location location, CoreId* result) {
  auto truth = [&](bool value) {
    return MakeRawCon(value ? c_.program.true_con : c_.program.false_con, {}, {Span(), location.type});
  };
  if (entity == c_.and_function && arguments.size() == 2) {
    *result = MakeBool(arguments[0], arguments[1], truth(false), location);
  } else if (entity == c_.or_function && arguments.size() == 2) {
    *result = MakeBool(arguments[0], truth(true), arguments[1], location);
  } else if (entity == c_.not_function && arguments.size() == 1) {
    *result = MakeBool(arguments[0], truth(false), truth(true), location);
  } else {
    return false;
  }
  return true;
}

CoreId Translator::ApplyMethod(EntityId method, const Dicts& dictionaries, CoreIds arguments,
                               const Head& head, Location location, int depth) {
  const type::Class& cls = c_.class_of_method(method);
  const uint32_t index = c_.entities[method].index;
  CHECK(!dictionaries.empty());
  const EvidenceId evidence = Normal(dictionaries[0]);
  const Dicts rest = Tail(dictionaries);
  const type::Evidence& known = c_.environment.evidence[evidence];
  if (known.kind == type::EvidenceKind::kInstance) {
    return ApplyInstanceMethod(known.instance, index, evidence, rest, std::move(arguments), head, location,
                               depth);
  }
  const uint32_t field = static_cast<uint32_t>(cls.superclasses.size()) + index;
  const bool alone = arguments.empty() && rest.empty();
  CoreId function = MakeMethod(Dictionary(evidence), field, alone ? location : LocationOf(head), head.name);
  if (head.instantiation != nullptr) expr(function).instantiation = *head.instantiation;
  return MakeHiddenApp(function, rest, std::move(arguments), location);
}

CoreId Translator::ApplyInstanceMethod(InstanceId instance_id, uint32_t method, EvidenceId evidence,
                                       const Dicts& dictionaries, CoreIds arguments, const Head& head,
                                       Location location, int depth) {
  const type::Instance& instance = c_.environment.instances[instance_id];
  const type::Class& cls = c_.environment.classes[instance.class_id];
  const Dicts context = c_.environment.evidence[evidence].arguments;
  CoreId result;
  if (instance.methods[method].binding.has_value() || instance.newtype_dictionary.has_value()) {
    Dicts all = context;
    all.insert(all.end(), dictionaries.begin(), dictionaries.end());
    if (instance.methods[method].binding.has_value()) {
      auto params = [&] {
        DictVars vars = instance.dictionaries;
        const DictVars& own = instance.methods[method].generalisation.dictionaries;
        vars.insert(vars.end(), own.begin(), own.end());
        return vars;
      };
      if (ApplyWrapper(cls.methods[method], c_.module(instance.module), instance.methods[method].binding,
                       params, all, arguments, head, location, depth, &result)) {
        return result;
      }
    }
    auto copier = [&](const Dicts& known) { return c_.InstanceMethodRoutine(instance_id, method, known); };
    return ApplyCopy(copier, all, std::move(arguments), head, location);
  }
  if (cls.defaults[method].has_value()) {
    Dicts all = {evidence};
    all.insert(all.end(), dictionaries.begin(), dictionaries.end());
    ModuleContext& module = c_.module(cls.module);
    const BindingId binding = cls.defaults[method];
    auto params = [&] { return cls.default_generalisations[method].dictionaries; };
    if (ApplyWrapper(cls.methods[method], module, binding, params, all, arguments, head, location, depth,
                     &result))
      return result;
    auto copier = [&](const Dicts& known) {
      return c_.DefaultMethodRoutine(instance.class_id, method, known);
    };
    return ApplyCopy(copier, all, std::move(arguments), head, location);
  }
  CoreId error = MakeError(core::Failure::Kind::kMissingMethod, instance.span,
                           std::string(c_.names.text(c_.entities[cls.methods[method]].name)), head.type);
  return ApplyRest(error, std::move(arguments), location);
}

CoreId Translator::ApplyCon(core::ConId con, const Dicts& dictionaries, CoreIds arguments, const Head& head,
                            Location location) {
  if (!dictionaries.empty()) {
    CoreIds hidden;
    for (EvidenceId evidence : dictionaries) hidden.push_back(Dictionary(evidence));
    arguments.insert(arguments.begin(), hidden.begin(), hidden.end());
  }
  const uint32_t arity = c_.program.constructors[con].arity;
  if (arguments.size() >= arity) {
    CoreIds rest(arguments.begin() + arity, arguments.end());
    arguments.resize(arity);
    return ApplyRest(MakeCon(con, std::move(arguments), location), std::move(rest), location);
  }
  if (!c_.program.constructors[con].strict.empty()) {
    return ApplyRoutine(c_.ConstructorRoutine(con), {}, std::move(arguments), head, location);
  }
  core::Expr function;
  function.kind = core::ExprKind::kConFun;
  function.con = con;
  function.span = head.span;
  function.type = head.type;
  if (head.instantiation != nullptr) function.instantiation = *head.instantiation;
  return MakeApp(Add(std::move(function)), std::move(arguments), location,
                 static_cast<uint32_t>(dictionaries.size()));
}

CoreId Translator::ApplyPrimitive(EntityId entity, CoreIds arguments, const Head& head, Location location) {
  const Definition& definition = c_.definition(entity);
  const size_t arity = static_cast<size_t>(core::Info(definition.primitive).arity);
  if (arguments.size() < arity)
    return ApplyRoutine(c_.PrimitiveRoutine(entity), {}, std::move(arguments), head, location);
  CoreIds rest(arguments.begin() + static_cast<ptrdiff_t>(arity), arguments.end());
  arguments.resize(arity);
  CoreId result = MakePrim(definition.primitive, std::move(arguments),
                           rest.empty() ? location : LocationOf(head), head.name);
  return ApplyRest(result, std::move(rest), location);
}

void Translator::FillPrimitive(RoutineId id, EntityId primitive) {
  Inside inside(*this, id);
  const Definition& definition = c_.definition(primitive);
  CoreIds arguments;
  for (int i = 0; i < core::Info(definition.primitive).arity; ++i) {
    VarId param = NewHidden(TypeId());
    routine().params.push_back(param);
    arguments.push_back(MakeVar(param));
  }
  routine().equations.emplace_back();
  CoreId body =
      MakeLeaf(0, 0, Span(), MakePrim(definition.primitive, std::move(arguments), {}, routine().name));
  routine().body = body;
}

void Translator::FillConstructor(RoutineId id, core::ConId con) {
  Inside inside(*this, id);
  CoreIds arguments;
  for (uint32_t i = 0; i < c_.program.constructors[con].arity; ++i) {
    VarId param = NewHidden(TypeId());
    routine().params.push_back(param);
    arguments.push_back(MakeVar(param));
  }
  routine().equations.emplace_back();
  CoreId body = MakeLeaf(0, 0, Span(), MakeCon(con, std::move(arguments), {}));
  routine().body = body;
}

void Translator::FillLifted(RoutineId id, ExprId expr) {
  Inside inside(*this, id);
  routine().equations.push_back({ast_.exprs[expr].span});
  CoreId body = MakeLeaf(0, 0, ast_.exprs[expr].span, Translate(expr));
  routine().body = body;
}

}  // namespace inquest::haskell::desugar
