#include "haskell/type/convert.h"

#include <algorithm>

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
constexpr uint32_t kMaxTypeDepth = 2000;

template <typename... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <typename... F>
Overloaded(F...) -> Overloaded<F...>;  // clang 14 needs to be told
}  // namespace

Converter::Converter(const Module& module, Environment& environment, Tables& tables, Unifier& unifier,
                     const Entities& entities, const base::Interner& names, source::Diagnostics& diagnostics)
    : module_(module),
      environment_(environment),
      tables_(tables),
      unifier_(unifier),
      entities_(entities),
      names_(names),
      diagnostics_(diagnostics) {}

TypeVariable Converter::PushNew(Symbol name) {
  const TypeVariable variable{name, environment_.types.Var(environment_.types.NewVar(name)),
                              tables_.kinds.NewVariable()};
  scope_.push_back(variable);
  return variable;
}

Converter::Kinded Converter::Anything() { return {tables_.error_type, tables_.kinds.NewVariable()}; }

void Converter::KindError(Span span, TypeId type, KindId found, KindId expected) {
  Printer printer(environment_, entities_, names_, &unifier_);
  const std::string shown = "`" + printer.Show(type) + "`";
  KindId argument, result;
  const bool is_function = tables_.kinds.IsArrow(found, &argument, &result);
  KindId wanted_argument, wanted_result;
  const bool wants_function = tables_.kinds.IsArrow(expected, &wanted_argument, &wanted_result);
  std::string message;
  if (is_function && !wants_function) {
    message = shown + " needs to be applied to a further type here";
  } else if (!is_function && wants_function) {
    message = shown + " cannot be applied to a type, but something that can is needed here";
  } else {
    message = shown + " does not fit here";
  }
  message +=
      ": its kind is `" + tables_.kinds.Show(found) + "`, expected is `" + tables_.kinds.Show(expected) + "`";
  diagnostics_.Error(span, std::move(message));
}

TypeId Converter::ConvertStar(TypeExprId id) { return ConvertOf(id, tables_.kinds.star()); }

TypeId Converter::ConvertOf(TypeExprId id, KindId kind) {
  const Kinded found = Convert(id);
  if (!tables_.kinds.Unify(found.kind, kind)) {
    KindError(module_.types[id].span, found.type, found.kind, kind);
    return tables_.error_type;
  }
  return found.type;
}

Converter::Kinded Converter::Convert(TypeExprId id) {
  const TypeExpr& expr = module_.types[id];
  if (depth_ >= kMaxTypeDepth) {
    diagnostics_.Error(expr.span, "this type is nested too deeply");
    return Anything();
  }
  ++depth_;
  core::Types& types = environment_.types;
  const KindId star = tables_.kinds.star();
  const Kinded result = std::visit(Overloaded{
                                       [&](const TypeVar& var) { return ConvertVar(var, expr.span); },
                                       [&](const TypeCon& con) {
                                         if (!con.name.target.entity.has_value()) return Anything();
                                         if (entities_[con.name.target.entity].kind == EntityKind::kSynonym) {
                                           return ExpandSynonym(con.name.target.entity, {}, expr.span);
                                         }
                                         return ConvertCon(con.name.target.entity, expr.span);
                                       },
                                       [&](const TypeApp&) { return ConvertApp(id); },
                                       [&](const TypeFun& fun) {
                                         const TypeId argument = ConvertStar(fun.argument);
                                         const TypeId result_type = ConvertStar(fun.result);
                                         return Kinded{types.Fun(argument, result_type), star};
                                       },
                                       [&](const TypeList& list) {
                                         const TypeId element = ConvertStar(list.element);
                                         return Kinded{types.App(types.Con(types.list), element), star};
                                       },
                                       [&](const TypeTuple& tuple) {
                                         if (tuple.elements.size() >= types.tuples.size()) {
                                           diagnostics_.Error(expr.span, "tuples have at most 15 elements");
                                           return Anything();
                                         }
                                         TypeId type = types.Con(types.tuples[tuple.elements.size()]);
                                         for (TypeExprId element : tuple.elements) {
                                           const TypeId e = ConvertStar(element);
                                           type = types.App(type, e);
                                         }
                                         return Kinded{type, star};
                                       },
                                       [&](const TypeBang& bang) { return Convert(bang.type); },
                                       [&](const TypeForall& forall) {
                                         return ConvertForall(forall.variables, forall.context, forall.type);
                                       },
                                       [&](const TypeInfixChain&) { return Anything(); },  // reported
                                       [&](const TypeKinded& kinded) {
                                         const KindId kind = ConvertKind(kinded.kind);
                                         return Kinded{ConvertOf(kinded.type, kind), kind};
                                       },
                                   },
                                   expr.node);
  --depth_;
  return result;
}

Converter::Kinded Converter::ConvertVar(const TypeVar& var, Span span) {
  for (size_t i = scope_.size(); i-- > 0;) {
    if (scope_[i].name == var.name) return {scope_[i].type, scope_[i].kind};
  }
  switch (unknown_) {
    case Unknown::kError:
      diagnostics_.Error(span,
                         "the type variable `" + std::string(names_.text(var.name)) + "` is not in scope");
      return Anything();
    case Unknown::kQuantify: {
      const TypeVariable variable = PushNew(var.name);
      if (added_ != nullptr) added_->push_back(variable);
      return {variable.type, variable.kind};
    }
    case Unknown::kBind: {
      const TypeVariable variable{var.name, unifier_.NewMeta(), tables_.kinds.NewVariable()};
      scope_.push_back(variable);
      if (added_ != nullptr) added_->push_back(variable);
      return {variable.type, variable.kind};
    }
  }
  return Anything();
}

Converter::Kinded Converter::ConvertCon(EntityId entity, Span span) {
  if (entities_[entity].kind == EntityKind::kClass) {
    diagnostics_.Error(span, "`" + EntityName(entity) + "` is a class, not a type");
    return Anything();
  }
  if (entities_[entity].kind == EntityKind::kConstructor) Promote(entity);
  const auto con = environment_.tycons.find(entity);
  const auto kind = tables_.kind_of.find(entity);
  if (con == environment_.tycons.end() || kind == tables_.kind_of.end()) return Anything();
  return {environment_.types.Con(con->second), kind->second};
}

// DataKinds: a data constructor as a type. All its arguments have kind *: kinds other than those of types are
// not told apart.
void Converter::Promote(EntityId constructor) {
  if (environment_.tycons.contains(constructor)) return;
  const Entity& entity = entities_[constructor];
  environment_.tycons.emplace(constructor, environment_.types.AddTyCon({entity.name, entity.arity}));
  KindId kind = tables_.kinds.star();
  for (uint32_t i = 0; i < entity.arity; ++i) kind = tables_.kinds.Arrow(tables_.kinds.star(), kind);
  tables_.kind_of.emplace(constructor, kind);
}

Converter::Kinded Converter::ApplyTo(Kinded function, TypeExprId argument, Span span) {
  KindId from, to;
  if (!tables_.kinds.IsArrow(function.kind, &from, &to)) {
    from = tables_.kinds.NewVariable();
    to = tables_.kinds.NewVariable();
    if (!tables_.kinds.Unify(function.kind, tables_.kinds.Arrow(from, to))) {
      Printer printer(environment_, entities_, names_, &unifier_);
      diagnostics_.Error(span, "`" + printer.Show(function.type) +
                                   "` is applied to too many types: its kind is `" +
                                   tables_.kinds.Show(function.kind) + "`");
      Convert(argument);
      return Anything();
    }
  }
  const TypeId type = ConvertOf(argument, from);
  return {environment_.types.App(function.type, type), to};
}

Converter::Kinded Converter::ConvertApp(TypeExprId id) {
  std::vector<TypeExprId> arguments;
  TypeExprId head = id;
  while (const auto* app = std::get_if<TypeApp>(&module_.types[head].node)) {
    arguments.push_back(app->argument);
    head = app->function;
  }
  std::reverse(arguments.begin(), arguments.end());
  const Span span = module_.types[id].span;
  if (const auto* con = std::get_if<TypeCon>(&module_.types[head].node)) {
    const EntityId entity = con->name.target.entity;
    if (entity.has_value() && entities_[entity].kind == EntityKind::kSynonym) {
      return ExpandSynonym(entity, arguments, span);
    }
  }
  Kinded result = Convert(head);
  if (const core::Type& type = environment_.types[result.type]; type.kind == TypeKind::kCon) {
    if (const auto family = tables_.families.find(type.con); family != tables_.families.end() &&
                                                             family->second.arity > arguments.size() &&
                                                             !family->second.injective) {
      diagnostics_.Error(span, "the type family `" + EntityName(tables_.entity_of.at(type.con)) +
                                   "` must be applied to all its parameters");
      return Anything();
    }
  }
  for (TypeExprId argument : arguments) result = ApplyTo(result, argument, span);
  return result;
}

const Synonym* Converter::FindSynonym(EntityId entity) {
  if (const auto it = tables_.synonyms.find(entity); it != tables_.synonyms.end()) return &it->second;
  const auto pending = pending_synonyms_.find(entity);
  if (pending == pending_synonyms_.end()) return nullptr;
  const SynonymDecl& decl = *pending->second.decl;
  if (pending->second.in_progress) {
    diagnostics_.Error(decl.span, "the type synonym `" + EntityName(entity) +
                                      "` is defined by itself. Use data or newtype.");
    return &(tables_.synonyms[entity] = {{}, tables_.error_type});
  }
  pending->second.in_progress = true;
  // Not inside of what is being converted now.
  std::vector<TypeVariable> outer;
  outer.swap(scope_);
  const Unknown outer_unknown = unknown_;
  unknown_ = Unknown::kError;
  Synonym synonym;
  KindId kind = tables_.kind_of.at(entity);
  for (const TypeParam& parameter : decl.parameters) {
    KindId argument, result;
    CHECK(tables_.kinds.IsArrow(kind, &argument, &result));
    const TypeVariable variable = PushNew(parameter.name);
    tables_.kinds.Unify(variable.kind, argument);
    synonym.variables.push_back(environment_.types[variable.type].index);
    kind = result;
  }
  if (IsContext(decl.type)) {
    AddPredicates(decl.type, &synonym.context);
  } else {
    synonym.type = ConvertOf(decl.type, kind);
  }
  unknown_ = outer_unknown;
  scope_.swap(outer);
  return &tables_.synonyms.insert_or_assign(entity, std::move(synonym)).first->second;
}

// The first `needed` arguments of a synonym; `kind` becomes that of what it stands for. False after a report.
bool Converter::ConvertArguments(EntityId synonym, size_t needed, const std::vector<TypeExprId>& arguments,
                                 Span span, std::vector<TypeId>* converted, KindId* kind) {
  if (arguments.size() < needed) {
    diagnostics_.Error(span, "the type synonym `" + EntityName(synonym) + "` needs " +
                                 std::to_string(needed) + (needed == 1 ? " argument" : " arguments") +
                                 ", here it has " + std::to_string(arguments.size()));
    for (TypeExprId argument : arguments) Convert(argument);
    return false;
  }
  *kind = tables_.kind_of.at(synonym);
  for (size_t i = 0; i < needed; ++i) {
    KindId from, to;
    CHECK(tables_.kinds.IsArrow(*kind, &from, &to));
    converted->push_back(ConvertOf(arguments[i], from));
    *kind = to;
  }
  return true;
}

Converter::Kinded Converter::ExpandSynonym(EntityId entity, const std::vector<TypeExprId>& arguments,
                                           Span span) {
  const Synonym* synonym = FindSynonym(entity);
  if (synonym == nullptr) return Anything();
  if (!synonym->type.has_value()) {
    diagnostics_.Error(span, "`" + EntityName(entity) + "` is a context, not a type");
    return Anything();
  }
  const size_t needed = synonym->variables.size();
  KindId kind;
  std::vector<TypeId> converted;
  if (!ConvertArguments(entity, needed, arguments, span, &converted, &kind)) return Anything();
  synonym = FindSynonym(entity);  // converting arguments may have added synonyms
  if (synonym->variables.size() != needed) return Anything();
  for (size_t i = 0; i < needed; ++i) unifier_.Bind(synonym->variables[i], converted[i]);
  Kinded result{unifier_.Apply(synonym->type), kind};
  for (uint32_t v : synonym->variables) unifier_.Unbind(v);
  for (size_t i = needed; i < arguments.size(); ++i) result = ApplyTo(result, arguments[i], span);
  return result;
}

TypeId Converter::DictionaryType(ClassId id) {
  const auto it = tables_.dictionary_type.find(id);
  if (it != tables_.dictionary_type.end()) return environment_.types.Con(it->second);
  const core::TyConId con = environment_.types.AddTyCon({entities_[environment_.classes[id].entity].name, 1});
  tables_.dictionary_type.emplace(id, con);
  tables_.dictionary_class.emplace(con, id);
  return environment_.types.Con(con);
}

Converter::Kinded Converter::ConvertForall(const std::vector<Symbol>& names,
                                           const std::vector<TypeExprId>& context, TypeExprId body) {
  const size_t before = mark();
  std::vector<uint32_t> variables;
  for (Symbol name : names) variables.push_back(environment_.types[PushNew(name).type].index);
  std::vector<TypeId> dictionaries;
  for (const Predicate& predicate : ConvertContext(context)) {
    dictionaries.push_back(environment_.types.App(DictionaryType(predicate.class_id), predicate.type));
  }
  TypeId type = ConvertStar(body);
  for (size_t i = dictionaries.size(); i-- > 0;) type = environment_.types.Fun(dictionaries[i], type);
  // Variables that a signature's implicit quantification added inside stay in scope; the forall's own leave.
  scope_.erase(scope_.begin() + static_cast<ptrdiff_t>(before),
               scope_.begin() + static_cast<ptrdiff_t>(before + names.size()));
  return {environment_.types.Forall(std::move(variables), type), tables_.kinds.star()};
}

std::vector<Predicate> Converter::ConvertContext(const std::vector<TypeExprId>& context) {
  std::vector<Predicate> result;
  for (TypeExprId element : context) AddPredicates(element, &result);
  return result;
}

bool Converter::IsContext(TypeExprId id) const {
  const TypeExpr& expr = module_.types[id];
  if (const auto* kinded = std::get_if<TypeKinded>(&expr.node)) return IsContext(kinded->type);
  if (const auto* app = std::get_if<TypeApp>(&expr.node)) return IsContext(app->function);
  if (const auto* tuple = std::get_if<TypeTuple>(&expr.node)) return IsContext(tuple->elements[0]);
  const auto* con = std::get_if<TypeCon>(&expr.node);
  if (con == nullptr || !con->name.target.entity.has_value()) return false;
  const EntityId entity = con->name.target.entity;
  if (entities_[entity].kind != EntityKind::kSynonym) return entities_[entity].kind == EntityKind::kClass;
  if (const auto known = tables_.synonyms.find(entity); known != tables_.synonyms.end())
    return !known->second.type.has_value();
  const auto pending = pending_synonyms_.find(entity);
  return pending != pending_synonyms_.end() && pending->second.decl->type != id &&
         !pending->second.in_progress && IsContext(pending->second.decl->type);
}

void Converter::AddPredicates(TypeExprId id, std::vector<Predicate>* out) {
  const Span span = module_.types[id].span;
  if (const auto* kinded = std::get_if<TypeKinded>(&module_.types[id].node))
    return AddPredicates(kinded->type, out);
  if (const auto* tuple = std::get_if<TypeTuple>(&module_.types[id].node)) {
    for (TypeExprId element : tuple->elements) AddPredicates(element, out);
    return;
  }
  std::vector<TypeExprId> arguments;
  TypeExprId head = id;
  while (const auto* app = std::get_if<TypeApp>(&module_.types[head].node)) {
    arguments.push_back(app->argument);
    head = app->function;
  }
  std::reverse(arguments.begin(), arguments.end());
  const auto* con = std::get_if<TypeCon>(&module_.types[head].node);
  if (con == nullptr) {
    diagnostics_.Error(span, "a context consists of classes applied to types, as in `Eq a`");
    return;
  }
  const EntityId entity = con->name.target.entity;
  if (!entity.has_value()) return;
  if (entities_[entity].kind == EntityKind::kSynonym) return ExpandContext(entity, arguments, span, out);
  if (entities_[entity].kind != EntityKind::kClass) {
    diagnostics_.Error(span, "`" + EntityName(entity) + "` is not a class");
    return;
  }
  const auto class_id = environment_.class_of.find(entity);
  if (class_id == environment_.class_of.end()) return;
  if (const auto type = ConvertParameters(entity, arguments, span)) out->push_back({class_id->second, *type});
}

// ConstraintKinds: a name of a context. One of the empty context is written as a synonym of ().
void Converter::ExpandContext(EntityId entity, const std::vector<TypeExprId>& arguments, Span span,
                              std::vector<Predicate>* out) {
  const Synonym* synonym = FindSynonym(entity);
  if (synonym == nullptr) return;
  if (synonym->type.has_value()) {
    if (synonym->type == environment_.types.Con(environment_.types.unit)) return;
    diagnostics_.Error(span, "`" + EntityName(entity) + "` is a type, not a context");
    return;
  }
  const size_t needed = synonym->variables.size();
  KindId kind;
  std::vector<TypeId> converted;
  if (!ConvertArguments(entity, needed, arguments, span, &converted, &kind)) return;
  synonym = FindSynonym(entity);  // converting arguments may have added synonyms
  if (synonym->variables.size() != needed) return;
  for (size_t i = 0; i < needed; ++i) unifier_.Bind(synonym->variables[i], converted[i]);
  for (const Predicate& predicate : synonym->context)
    out->push_back({predicate.class_id, unifier_.Apply(predicate.type)});
  for (uint32_t v : synonym->variables) unifier_.Unbind(v);
}

std::optional<TypeId> Converter::ConvertParameters(EntityId class_entity,
                                                   const std::vector<TypeExprId>& types, Span span) {
  const std::vector<KindId> kinds = tables_.parameter_kinds.at(class_entity);
  if (types.size() != kinds.size()) {
    diagnostics_.Error(span, "the class `" + EntityName(class_entity) + "` takes " +
                                 (kinds.size() == 1 ? "one type" : std::to_string(kinds.size()) + " types") +
                                 ", here it has " + std::to_string(types.size()));
    return std::nullopt;
  }
  std::vector<TypeId> converted;
  for (size_t i = 0; i < types.size(); ++i) converted.push_back(ConvertOf(types[i], kinds[i]));
  return PredicateType(converted);
}

TypeId Converter::PredicateType(const std::vector<TypeId>& parameters) {
  if (parameters.size() == 1) return parameters[0];
  TypeId type = environment_.types.Con(environment_.types.tuples[parameters.size()]);
  for (TypeId parameter : parameters) type = environment_.types.App(type, parameter);
  return type;
}

// Opens a forall: its variables and context become the scheme's. What is left of its type.
TypeId Converter::OpenForall(TypeId forall, Scheme* scheme) {
  // Fresh variables: the same synonym may stand in many signatures.
  const std::vector<uint32_t> bound = environment_.types[forall].vars;
  for (uint32_t v : bound) {
    const uint32_t fresh = environment_.types.NewVar(environment_.types.var_name(v));
    scheme->variables.push_back(fresh);
    unifier_.Bind(v, environment_.types.Var(fresh));
  }
  TypeId type = unifier_.Apply(environment_.types[forall].a);
  for (uint32_t v : bound) unifier_.Unbind(v);
  TypeId argument, result;
  while (unifier_.SplitFunction(type, &argument, &result)) {
    const core::Type& head = environment_.types[unifier_.Head(argument)];
    const auto c = head.kind == TypeKind::kCon ? tables_.dictionary_class.find(head.con)
                                               : tables_.dictionary_class.end();
    if (c == tables_.dictionary_class.end()) break;
    scheme->context.push_back({c->second, environment_.types[argument].b});
    type = result;
  }
  return type;
}

// A synonym may have brought a forall to the outside of a signature's type, or behind its arrows: `lens`
// gives a `Lens s a` whose own arguments its equations may take too.
void Converter::HoistForall(Scheme* scheme) {
  std::vector<TypeId> arguments;
  TypeId type = scheme->type, argument, result;
  bool any = false;
  while (true) {
    while (unifier_.SplitFunction(type, &argument, &result)) {
      arguments.push_back(argument);
      type = result;
    }
    if (environment_.types[type].kind != TypeKind::kForall) break;
    type = OpenForall(type, scheme);
    any = true;
  }
  if (!any) return;
  for (size_t i = arguments.size(); i-- > 0;) type = environment_.types.Fun(arguments[i], type);
  scheme->type = type;
}

Signature Converter::ConvertSignature(const QualifiedType& type) {
  Signature signature;
  signature.span = type.span;
  const size_t before = mark();
  const Unknown outer_unknown = unknown_;
  std::vector<TypeVariable>* outer_added = added_;
  std::vector<TypeVariable> added;
  if (type.has_forall) {
    for (Symbol name : type.forall) added.push_back(PushNew(name));
    signature.scoped = added;
    unknown_ = Unknown::kError;
  } else {
    unknown_ = Unknown::kQuantify;
  }
  added_ = &added;
  signature.scheme.context = ConvertContext(type.context);
  signature.scheme.type = ConvertStar(type.type);
  for (const TypeVariable& v : added) signature.scheme.variables.push_back(environment_.types[v.type].index);
  HoistForall(&signature.scheme);
  Release(before);
  unknown_ = outer_unknown;
  added_ = outer_added;
  return signature;
}

TypeId Converter::ConvertPatternType(const QualifiedType& type) {
  const Unknown outer_unknown = unknown_;
  unknown_ = Unknown::kBind;
  const TypeId result =
      type.has_forall ? ConvertForall(type.forall, type.context, type.type).type : ConvertStar(type.type);
  unknown_ = outer_unknown;
  return result;
}

KindId Converter::ConvertKind(TypeExprId id) {
  const TypeExpr& expr = module_.types[id];
  if (const auto* fun = std::get_if<TypeFun>(&expr.node)) {
    const KindId argument = ConvertKind(fun->argument);
    return tables_.kinds.Arrow(argument, ConvertKind(fun->result));
  }
  if (const auto* con = std::get_if<TypeCon>(&expr.node)) {
    const std::string_view text = names_.text(con->name.text);
    // Contexts are not told apart from types: ConvertContext and Convert do it.
    if (text == "*" || text == "Type" || text == "\u2605" || text == "Constraint")
      return tables_.kinds.star();
  }
  const auto has_extension = [&](std::string_view extension) {
    return std::any_of(module_.extensions.begin(), module_.extensions.end(),
                       [&](const Name& name) { return names_.text(name.text) == extension; });
  };
  // One variable may stand for several kinds then: more is accepted than GHC accepts.
  if (std::holds_alternative<TypeVar>(expr.node) && has_extension("PolyKinds"))
    return tables_.kinds.NewVariable();
  if (has_extension("DataKinds")) return tables_.kinds.star();
  diagnostics_.Error(expr.span, "a kind is written with `*` (or `Type`) and `->`");
  return tables_.kinds.NewVariable();
}

}  // namespace inquest::haskell::type
