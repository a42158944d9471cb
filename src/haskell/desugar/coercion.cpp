#include "haskell/desugar/coercion.h"

namespace inquest::haskell::desugar {

using core::ExprKind;
using core::RoutineKind;
using core::TypeKind;

const Translator::Coercion::Leaf* Translator::Coercion::LeafOf(uint32_t variable) const {
  for (const Leaf& leaf : leaves) {
    if (leaf.variable == variable) return &leaf;
  }
  return nullptr;
}

bool Translator::Coercion::Mentions(TypeId id) const {
  const core::Type& type = c.types[id];
  switch (type.kind) {
    case TypeKind::kCon:
    case TypeKind::kMeta:
      return false;
    case TypeKind::kVar:
      return LeafOf(type.index) != nullptr;
    case TypeKind::kApp:
      return Mentions(type.a) || Mentions(type.b);
    case TypeKind::kForall:
      return Mentions(type.a);
  }
  return false;
}

TypeId Translator::Coercion::Spine(TypeId id, std::vector<TypeId>* arguments) const {
  while (c.types[id].kind == TypeKind::kApp) {
    arguments->insert(arguments->begin(), c.types[id].b);
    id = c.types[id].a;
  }
  return id;
}

CoreId Translator::Coercion::Convert(TypeId type, bool forward, CoreId value) {
  if (!Mentions(type)) return value;
  TypeId argument, result;
  if (c.SplitFunction(type, &argument, &result)) return ConvertFunction(argument, result, forward, value);
  std::vector<TypeId> arguments;
  const TypeId head = Spine(type, &arguments);
  if (c.types[head].kind == TypeKind::kVar) {
    if (const Leaf* leaf = LeafOf(c.types[head].index); leaf != nullptr) return leaf->change(forward, value);
  }
  if (c.types[head].kind == TypeKind::kCon) {
    if (c.types[head].con == c.types.io_type) return ConvertAction(arguments[0], forward, value);
    return ConvertData(type, c.types[head].con, arguments, forward, value);
  }
  failed = true;
  return value;
}

CoreId Translator::Coercion::ConvertFunction(TypeId argument, TypeId result, bool forward, CoreId value) {
  std::vector<core::Bind> binds;
  CoreId function = t.Share(value, &binds);
  CoreId lambda = MakeLambda([&](VarId param) {
    return Convert(result, forward,
                   t.MakeApp(function, {Convert(argument, !forward, t.MakeVar(param))}, Hidden()));
  });
  return t.MakeLet(std::move(binds), lambda, Hidden());
}

CoreId Translator::Coercion::ConvertAction(TypeId result, bool forward, CoreId value) {
  CoreId continuation = MakeLambda([&](VarId param) {
    return t.MakePrim(core::Primitive::kIoReturn, {Convert(result, forward, t.MakeVar(param))}, Hidden(),
                      Symbol());
  });
  return t.MakePrim(core::Primitive::kIoBind, {value, continuation}, Hidden(), Symbol());
}

CoreId Translator::Coercion::MakeLambda(const Body& body) {
  RoutineId nested = t.NewNested(RoutineKind::kHidden, Symbol(), Span(), TypeId());
  Fill(nested, body);
  return t.MakeNested(nested, Hidden());
}

void Translator::Coercion::Fill(RoutineId nested, const Body& body) {
  Inside inside(t, nested);
  VarId param = t.NewHidden(TypeId());
  t.routine().params.push_back(param);
  t.FinishHidden(body(param), Span());
}

// let convert = \d -> case d of C x y -> C (..x) (..y); ... in convert value
CoreId Translator::Coercion::ConvertData(TypeId type, core::TyConId tycon,
                                         const std::vector<TypeId>& arguments, bool forward, CoreId value) {
  for (const Converter& known : converters) {
    if (known.type == type && known.forward == forward) return Call(known, value);
  }
  Converter converter{type, forward, t.NewHidden(TypeId()),
                      t.NewNested(RoutineKind::kHidden, Symbol(), Span(), TypeId())};
  converters.push_back(converter);
  Fill(converter.routine, [&](VarId param) {
    core::Expr match;
    match.kind = ExprKind::kCase;
    match.written = Written::kHidden;
    match.children = {t.MakeVar(param)};
    for (auto& [con, fields] : Constructors(tycon, type, arguments)) {
      core::Alt alt;
      alt.con = con;
      CoreIds converted;
      for (TypeId field : fields) {
        alt.vars.push_back(t.NewHidden(TypeId()));
        converted.push_back(Convert(field, forward, t.MakeVar(alt.vars.back())));
      }
      alt.body = t.MakeRawCon(con, std::move(converted), Hidden());
      match.alts.push_back(std::move(alt));
    }
    if (match.alts.empty()) {
      failed = true;
      return t.MakeVar(param);
    }
    return t.Add(std::move(match));
  });
  converters.pop_back();
  return t.MakeLet({{converter.var, core::ExprId(), converter.routine}}, Call(converter, value), Hidden());
}

CoreId Translator::Coercion::Call(const Converter& converter, CoreId value) {
  CoreId function = t.MakeLocal({converter.var, converter.routine, BindingId()}, Hidden());
  return t.MakeApp(function, {value}, Hidden());
}

Translator::Coercion::Fields Translator::Coercion::Constructors(core::TyConId tycon, TypeId type,
                                                                const std::vector<TypeId>& arguments) const {
  if (tycon == c.types.list) return {{c.program.nil, {}}, {c.program.cons, {arguments[0], type}}};
  if (arguments.size() < c.types.tuples.size() && arguments.size() >= 2 &&
      c.types.tuples[arguments.size()] == tycon) {
    return {{c.program.tuples[arguments.size()], arguments}};
  }
  Fields result;
  for (auto& [entity, known] : c.environment.tycons) {
    if (known != tycon) continue;
    for (EntityId child : c.entities[entity].children) {
      if (c.entities[child].kind != EntityKind::kConstructor) continue;
      const type::Scheme& scheme = c.environment.schemes.at(child);
      std::vector<TypeId> fields;
      TypeId rest = c.SubstituteType(scheme.type, scheme.variables, arguments), field, next;
      while (fields.size() < c.entities[child].arity && c.SplitFunction(rest, &field, &next)) {
        fields.push_back(field);
        rest = next;
      }
      result.emplace_back(c.Constructor(child), std::move(fields));
    }
    break;
  }
  return result;
}

// ---- Coercible

CoreId Translator::TakeOff(core::ConId constructor, CoreId value) {
  core::Expr match;
  match.kind = ExprKind::kCase;
  match.written = Written::kHidden;
  match.children = {value};
  core::Alt alt;
  alt.con = constructor;
  alt.vars = {NewHidden(TypeId())};
  alt.body = MakeVar(alt.vars[0]);
  match.alts.push_back(std::move(alt));
  return Add(std::move(match));
}

CoreId Translator::Coerce(EvidenceId coercion, CoreId value) {
  const type::Evidence evidence = c_.environment.evidence[Normal(coercion)];
  if (evidence.kind != type::EvidenceKind::kCoercion)
    return MakeApp(MakeMethod(Dictionary(coercion), 0, Coercion::Hidden(), Symbol()), {value},
                   Coercion::Hidden());
  const auto constructor = [&] {
    for (const auto& [entity, tycon] : c_.environment.tycons) {
      if (tycon != evidence.tycon) continue;
      for (EntityId child : c_.entities[entity].children) {
        if (c_.entities[child].kind == EntityKind::kConstructor) return c_.Constructor(child);
      }
    }
    return core::ConId();
  };
  switch (evidence.step) {
    case type::CoercionStep::kSame:
      return value;
    case type::CoercionStep::kUnwrap:
      return Coerce(evidence.arguments[0], TakeOff(constructor(), value));
    case type::CoercionStep::kWrap:
      return MakeRawCon(constructor(), {Coerce(evidence.arguments[0], value)}, Coercion::Hidden());
    case type::CoercionStep::kInside:
      return CoerceInside(evidence, value);
  }
  return value;
}

// As a type with a variable for each parameter, each of which is coerced as the evidence says.
CoreId Translator::CoerceInside(const type::Evidence& evidence, CoreId value) {
  Coercion coercion{*this, c_, {}, {}, false};
  TypeId type = c_.types.Con(evidence.tycon);
  for (size_t i = 0; i + 1 < evidence.arguments.size(); i += 2) {
    const uint32_t variable = c_.types.NewVar(Symbol());
    type = c_.types.App(type, c_.types.Var(variable));
    const EvidenceId there = evidence.arguments[i], back = evidence.arguments[i + 1];
    coercion.leaves.push_back({variable, [this, there, back](bool forward, CoreId part) {
                                 return Coerce(forward ? there : back, part);
                               }});
  }
  const CoreId coerced = coercion.Convert(type, true, value);
  if (coercion.failed) {
    c_.diagnostics.Error(evidence.span, "the parts of a `" +
                                            std::string(c_.names.text(c_.types.tycon(evidence.tycon).name)) +
                                            "` cannot be coerced here");
  }
  return coerced;
}

CoreId Translator::CoercionDictionary(EvidenceId id) {
  const RoutineId nested = NewNested(RoutineKind::kHidden, Symbol(), Span(), TypeId());
  {
    Inside inside(*this, nested);
    const VarId param = NewHidden(TypeId());
    routine().params.push_back(param);
    FinishHidden(Coerce(id, MakeVar(param)), Span());
  }
  const type::ClassId class_id = c_.environment.class_of.at(c_.entities.known.coercible_class);
  return MakeRawCon(c_.DictionaryConstructor(class_id), {MakeNested(nested, Coercion::Hidden())},
                    Coercion::Hidden());
}

}  // namespace inquest::haskell::desugar
