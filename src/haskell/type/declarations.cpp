// Data types, newtypes, synonyms, classes, foreign imports: kinds and schemes. All declarations of a
// module are one group for kind inference; a kind that nothing fixes is * (H2010 4.6).
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

void Checker::AddBuiltinType(EntityId entity, uint32_t arity, core::TyConId* con) {
  *con = types_.AddTyCon({entities_[entity].name, arity});
  environment_.tycons.emplace(entity, *con);
  tables_.entity_of.emplace(*con, entity);
  KindId kind = tables_.kinds.star();
  for (uint32_t i = 0; i < arity; ++i) kind = tables_.kinds.Arrow(tables_.kinds.star(), kind);
  tables_.kind_of.emplace(entity, kind);
}

// `->`, lists, unit and tuples, which no module declares (H2010 6.1).
void Checker::AddBuiltins() {
  if (types_.function.has_value()) return;
  const KnownEntities& known = entities_.known;
  tables_.error_type = types_.Con(types_.AddTyCon({names_.Intern("?"), 0}));
  AddBuiltinType(known.function_type, 2, &types_.function);
  AddBuiltinType(known.list_type, 1, &types_.list);
  AddBuiltinType(known.unit_type, 0, &types_.unit);
  environment_.schemes.emplace(known.unit, Scheme{{}, {}, types_.Con(types_.unit)});
  const uint32_t a = types_.NewVar(FreshName(0));
  const TypeId list = ListOf(types_.Var(a));
  environment_.schemes.emplace(known.nil, Scheme{{a}, {}, list});
  environment_.schemes.emplace(known.cons,
                               Scheme{{a}, {}, types_.Fun(types_.Var(a), types_.Fun(list, list))});
  types_.tuples.resize(KnownEntities::kMaxTuple + 1);
  for (size_t n = 2; n <= KnownEntities::kMaxTuple; ++n) {
    AddBuiltinType(known.tuple_types[n], static_cast<uint32_t>(n), &types_.tuples[n]);
    Scheme scheme;
    scheme.type = types_.Con(types_.tuples[n]);
    for (size_t i = 0; i < n; ++i) {
      scheme.variables.push_back(types_.NewVar(FreshName(i)));
      scheme.type = types_.App(scheme.type, types_.Var(scheme.variables.back()));
    }
    for (size_t i = n; i-- > 0;) scheme.type = types_.Fun(types_.Var(scheme.variables[i]), scheme.type);
    environment_.schemes.emplace(known.tuples[n], std::move(scheme));
  }
}

void Checker::SetKnownType(EntityId entity, core::TyConId con) {
  const KnownEntities& known = entities_.known;
  const std::pair<EntityId, core::TyConId*> wired[] = {
      {known.int_type, &types_.int_type},       {known.integer_type, &types_.integer_type},
      {known.word_type, &types_.word_type},     {known.char_type, &types_.char_type},
      {known.double_type, &types_.double_type}, {known.float_type, &types_.float_type},
      {known.bool_type, &types_.bool_type},     {known.io_type, &types_.io_type},
  };
  for (const auto& [known_entity, place] : wired) {
    if (known_entity == entity) *place = con;
  }
}

KindId Checker::ParameterKinds(const std::vector<TypeParam>& parameters, KindId result) {
  std::vector<KindId> kinds;
  for (const TypeParam& parameter : parameters) {
    kinds.push_back(parameter.kind.has_value() ? converter_.ConvertKind(parameter.kind)
                                               : tables_.kinds.NewVariable());
  }
  for (size_t i = kinds.size(); i-- > 0;) result = tables_.kinds.Arrow(kinds[i], result);
  return result;
}

void Checker::DeclareTypes() {
  for (const DataDecl& decl : module_.data_types) {
    if (!decl.entity.has_value()) continue;
    // An instance of a data family, F:1, is shown as F.
    Symbol name = entities_[decl.entity].name;
    const std::string_view text = names_.text(name);
    if (const size_t colon = text.find(':'); colon != 0 && colon != std::string_view::npos)
      name = names_.Intern(std::string(text.substr(0, colon)));
    const Symbol module = entities_.modules[entities_[decl.entity].module].name;
    const core::TyConId con = types_.AddTyCon({name, static_cast<uint32_t>(decl.parameters.size()), module});
    environment_.tycons.emplace(decl.entity, con);
    tables_.entity_of.emplace(con, decl.entity);
    tables_.kind_of[decl.entity] = ParameterKinds(decl.parameters, tables_.kinds.star());
    SetKnownType(decl.entity, con);
  }
  for (const SynonymDecl& decl : module_.synonyms) {
    if (!decl.entity.has_value()) continue;
    tables_.kind_of[decl.entity] = ParameterKinds(decl.parameters, tables_.kinds.NewVariable());
    converter_.DeclareSynonym(decl.entity, &decl);
  }
  for (const ClassDecl& decl : module_.classes) {
    if (!decl.entity.has_value()) continue;
    if (decl.parameters.empty() || decl.parameters.size() > KnownEntities::kMaxTuple) {
      diagnostics_.Error(decl.span, "the class `" + EntityText(decl.entity) + "` has " +
                                        std::to_string(decl.parameters.size()) + " parameters");
      continue;
    }
    Class c;
    c.entity = decl.entity;
    c.module = id_;
    environment_.class_of.emplace(decl.entity, environment_.classes.Add(std::move(c)));
    std::vector<KindId>& kinds = tables_.parameter_kinds[decl.entity];
    for (const TypeParam& parameter : decl.parameters) {
      kinds.push_back(parameter.kind.has_value() ? converter_.ConvertKind(parameter.kind)
                                                 : tables_.kinds.NewVariable());
    }
  }
}

void Checker::DefineSynonyms() {
  for (const SynonymDecl& decl : module_.synonyms) {
    if (decl.entity.has_value()) converter_.FindSynonym(decl.entity);
  }
}

void Checker::DefineData() {
  for (const DataDecl& decl : module_.data_types) {
    if (decl.entity.has_value()) DefineData(decl);
  }
}

void Checker::DefineData(const DataDecl& decl) {
  const size_t scope = converter_.mark();
  converter_.OnUnknown(Converter::Unknown::kError, nullptr);
  TypeId data = types_.Con(environment_.tycons.at(decl.entity));
  KindId kind = tables_.kind_of.at(decl.entity);
  std::vector<uint32_t> variables;
  for (const TypeParam& parameter : decl.parameters) {
    KindId argument, result;
    CHECK(tables_.kinds.IsArrow(kind, &argument, &result));
    const TypeVariable variable = converter_.PushNew(parameter.name);
    tables_.kinds.Unify(variable.kind, argument);
    variables.push_back(types_[variable.type].index);
    data = types_.App(data, variable.type);
    kind = result;
  }
  // H2010 4.2.1: a context on a data type restricts its constructors' use and has no other meaning;
  // it is checked and not asked for.
  converter_.ConvertContext(decl.context);
  for (const ConstructorDecl& constructor : decl.constructors) {
    const size_t constructor_scope = converter_.mark();
    const bool refines = constructor.result.has_value();
    Scheme scheme;
    if (!refines) scheme.variables = variables;
    for (Symbol name : constructor.existentials) {
      scheme.variables.push_back(types_[converter_.PushNew(name).type].index);
    }
    scheme.context = converter_.ConvertContext(constructor.context);
    scheme.type = data;
    if (refines) scheme.type = GadtResult(decl, constructor, data);
    const TypeId result = scheme.type;
    std::vector<TypeId> fields;
    for (const FieldDecl& field : constructor.fields) {
      fields.push_back(converter_.ConvertStar(field.type));
      if (field.entity.has_value())
        DefineField(field.entity, fields.back(), scheme.variables, result, field.span);
    }
    for (size_t i = fields.size(); i-- > 0;) scheme.type = types_.Fun(fields[i], scheme.type);
    converter_.Release(constructor_scope);
    if (constructor.entity.has_value()) {
      if (scheme.variables.size() > variables.size() || refines || !scheme.context.empty()) {
        const auto shared = static_cast<uint32_t>(refines ? 0 : variables.size());
        tables_.own_variables[constructor.entity] = {shared, refines};
      }
      environment_.schemes.insert_or_assign(constructor.entity, std::move(scheme));
    }
    if (decl.is_newtype && fields.size() != 1) {
      diagnostics_.Error(constructor.span, "the constructor of a newtype has exactly one field");
    }
  }
  if (decl.is_newtype && decl.constructors.size() != 1) {
    diagnostics_.Error(decl.span, "a newtype has exactly one constructor");
  }
  converter_.Release(scope);
}

// What a GADT's constructor constructs: the declared type applied to some types.
TypeId Checker::GadtResult(const DataDecl& decl, const ConstructorDecl& constructor, TypeId data) {
  const TypeId result = converter_.ConvertStar(constructor.result);
  if (unifier_.Head(result) == unifier_.Head(data) || unifier_.IsErroneous(result)) return result;
  diagnostics_.Error(module_.types[constructor.result].span,
                     "the constructor `" + NameText(constructor.name.text) + "` must construct a `" +
                         EntityText(decl.entity) + "`");
  return data;
}

// A field's selector. A field that several constructors share has one type (H2010 4.2.1).
void Checker::DefineField(EntityId field, TypeId type, const std::vector<uint32_t>& variables, TypeId data,
                          Span span) {
  const TypeId selector = types_.Fun(data, type);
  const auto [it, added] = environment_.schemes.emplace(field, Scheme{variables, {}, selector});
  if (!added && it->second.type != selector) {
    diagnostics_.Error(span, "the field `" + EntityText(field) + "` has another type in another constructor");
  }
}

void Checker::DefineClasses() {
  for (const ClassDecl& decl : module_.classes) {
    if (decl.entity.has_value() && environment_.class_of.contains(decl.entity)) DefineClass(decl);
  }
  CheckSuperclassCycles();
}

void Checker::DefineClass(const ClassDecl& decl) {
  const ClassId id = environment_.class_of.at(decl.entity);
  const size_t scope = converter_.mark();
  converter_.OnUnknown(Converter::Unknown::kError, nullptr);
  std::vector<TypeId> parameters;
  for (size_t i = 0; i < decl.parameters.size(); ++i) {
    const TypeVariable variable = converter_.PushNew(decl.parameters[i].name);
    tables_.kinds.Unify(variable.kind, tables_.parameter_kinds.at(decl.entity)[i]);
    parameters.push_back(variable.type);
    environment_.classes[id].variables.push_back(types_[variable.type].index);
  }
  DefineDependencies(decl, id);
  for (TypeExprId element : decl.context) {
    for (const Predicate& predicate : converter_.ConvertContext({element})) {
      environment_.classes[id].superclasses.push_back(predicate);
    }
  }
  DefineMethods(decl, id);
  converter_.Release(scope);
}

void Checker::DefineDependencies(const ClassDecl& decl, ClassId id) {
  const auto positions = [&](const std::vector<Name>& names) {
    std::vector<uint32_t> result;
    for (const Name& name : names) {
      uint32_t at = 0;
      while (at < decl.parameters.size() && decl.parameters[at].name != name.text) ++at;
      if (at < decl.parameters.size()) {
        result.push_back(at);
      } else {
        diagnostics_.Error(name.span, "`" + NameText(name.text) + "` is no parameter of the class");
      }
    }
    return result;
  };
  for (const FunctionalDependency& dependency : decl.dependencies) {
    Dependency positioned{positions(dependency.from), positions(dependency.to)};
    environment_.classes[id].dependencies.push_back(std::move(positioned));
  }
}

void Checker::DefineMethods(const ClassDecl& decl, ClassId id) {
  std::vector<EntityId> methods;
  for (EntityId child : entities_[decl.entity].children) {
    if (entities_[child].kind == EntityKind::kMethod) methods.push_back(child);
  }
  std::vector<Scheme> schemes(methods.size());
  const std::vector<uint32_t> variables = environment_.classes[id].variables;
  std::vector<TypeId> parameters;
  for (uint32_t variable : variables) parameters.push_back(types_.Var(variable));
  const TypeId class_type = converter_.PredicateType(parameters);
  if (decl.body.has_value()) {
    for (const TypeSignature& declaration : module_.decls[decl.body].signatures) {
      for (const Name& name : declaration.names) {
        const auto at = std::find(methods.begin(), methods.end(), name.target.entity);
        if (at == methods.end()) continue;
        Signature signature = converter_.ConvertSignature(declaration.type);
        Scheme& scheme = schemes[static_cast<size_t>(at - methods.begin())];
        scheme = std::move(signature.scheme);
        scheme.variables.insert(scheme.variables.begin(), variables.begin(), variables.end());
        scheme.context.insert(scheme.context.begin(), {id, class_type});
        // Of several parameters some may follow from others.
        if (variables.size() == 1 && !Mentions(scheme.type, variables[0]) &&
            !HasExtension("AllowAmbiguousTypes")) {
          diagnostics_.Error(name.span,
                             "the type of the method `" + NameText(name.text) +
                                 "` does not mention the class's variable, so no call could choose an "
                                 "instance");
        }
        environment_.schemes.insert_or_assign(name.target.entity, scheme);
      }
    }
  }
  Class& c = environment_.classes[id];
  c.methods = std::move(methods);
  c.method_schemes = std::move(schemes);
  c.defaults.resize(c.methods.size());
  c.default_generalisations.resize(c.methods.size());
}

void Checker::CheckSuperclassCycles() {
  // Depth first over this module's classes; imported ones cannot lead back here.
  std::unordered_map<ClassId, int> state;  // 1 on the way, 2 done
  const std::function<void(ClassId)> visit = [&](ClassId id) {
    if (environment_.classes[id].module != id_ || state[id] == 2) return;
    state[id] = 1;
    std::erase_if(environment_.classes[id].superclasses, [&](const Predicate& super) {
      if (state[super.class_id] != 1) return false;
      const EntityId entity = environment_.classes[id].entity;
      diagnostics_.Error(entities_[entity].span,
                         "the class `" + EntityText(entity) + "` is its own superclass");
      return true;
    });
    for (size_t i = 0; i < environment_.classes[id].superclasses.size(); ++i) {
      const Predicate super = environment_.classes[id].superclasses[i];
      visit(super.class_id);
      if (!solver_.IsOwnSuperclass(id, super) || tables_.with_other_superclasses.contains(super.class_id))
        tables_.with_other_superclasses.insert(id);
    }
    state[id] = 2;
  };
  for (const ClassDecl& decl : module_.classes) {
    const auto it = environment_.class_of.find(decl.entity);
    if (it != environment_.class_of.end()) visit(it->second);
  }
  for (const ClassDecl& decl : module_.classes) {
    const auto it = environment_.class_of.find(decl.entity);
    if (it != environment_.class_of.end()) solver_.ComputeAncestors(it->second);
  }
}

void Checker::DefineForeigns() {
  for (const ForeignDecl& decl : module_.foreigns) {
    if (!decl.entity.has_value()) continue;
    environment_.schemes.insert_or_assign(decl.entity, converter_.ConvertSignature(decl.type).scheme);
  }
}

// H2010 4.3.4: default (Integer, Double) unless the module says otherwise; with OverloadedStrings also
// String, as in GHC.
void Checker::DefineDefaults() {
  if (options_.is_expression) {
    default_types_ = options_.defaults;
    return;
  }
  converter_.OnUnknown(Converter::Unknown::kError, nullptr);
  for (const DefaultDecl& decl : module_.defaults) {
    for (TypeExprId type : decl.types) default_types_.push_back(converter_.ConvertStar(type));
  }
  if (!module_.defaults.empty()) return;
  if (types_.integer_type.has_value()) default_types_.push_back(types_.Con(types_.integer_type));
  if (types_.double_type.has_value()) default_types_.push_back(types_.Con(types_.double_type));
  if (types_.char_type.has_value() && HasExtension("OverloadedStrings"))
    default_types_.push_back(StringType());
}

}  // namespace inquest::haskell::type
