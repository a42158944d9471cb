// GeneralizedNewtypeDeriving. A newtype's constructor exists at run time, so the dictionary of the
// representation cannot be used as it is: each method is a routine that unwraps what it is given and wraps
// what it returns, following the method's type.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::ExprKind;
using core::RoutineKind;
using core::TypeKind;

struct Translator::Coercion {
  Translator& t;
  Context& c;
  uint32_t variable;        // the class's last parameter: stands for the newtype, or for what it represents
  core::ConId constructor;  // the newtype's
  Span span;
  struct Converter {
    TypeId type;
    bool wrap;
    VarId var;
    RoutineId routine;
  };
  std::vector<Converter> converters;  // of the data types around this place
  bool failed = false;

  bool Mentions(TypeId id) const {
    const core::Type& type = c.types[id];
    switch (type.kind) {
      case TypeKind::kCon:
      case TypeKind::kMeta:
        return false;
      case TypeKind::kVar:
        return type.index == variable;
      case TypeKind::kApp:
        return Mentions(type.a) || Mentions(type.b);
      case TypeKind::kForall:
        return Mentions(type.a);
    }
    return false;
  }

  TypeId Spine(TypeId id, std::vector<TypeId>* arguments) const {
    while (c.types[id].kind == TypeKind::kApp) {
      arguments->insert(arguments->begin(), c.types[id].b);
      id = c.types[id].a;
    }
    return id;
  }

  // `value` from the representation's world to the newtype's (`wrap`) or back.
  CoreId Convert(TypeId type, bool wrap, CoreId value) {
    if (!Mentions(type)) return value;
    TypeId argument, result;
    if (c.SplitFunction(type, &argument, &result)) return ConvertFunction(argument, result, wrap, value);
    std::vector<TypeId> arguments;
    const TypeId head = Spine(type, &arguments);
    if (c.types[head].kind == TypeKind::kVar && c.types[head].index == variable)
      return wrap ? Wrap(value) : Unwrap(value);
    if (c.types[head].kind == TypeKind::kCon) {
      if (c.types[head].con == c.types.io_type) return ConvertAction(arguments[0], wrap, value);
      return ConvertData(type, c.types[head].con, arguments, wrap, value);
    }
    failed = true;
    return value;
  }

  CoreId Wrap(CoreId value) { return t.MakeRawCon(constructor, {value}, Hidden()); }

  CoreId Unwrap(CoreId value) {
    core::Expr match;
    match.kind = ExprKind::kCase;
    match.written = Written::kHidden;
    match.children = {value};
    core::Alt alt;
    alt.con = constructor;
    alt.vars = {t.NewHidden(TypeId())};
    alt.body = t.MakeVar(alt.vars[0]);
    match.alts.push_back(std::move(alt));
    return t.Add(std::move(match));
  }

  static Location Hidden() { return {Span(), TypeId(), Written::kHidden}; }

  CoreId ConvertFunction(TypeId argument, TypeId result, bool wrap, CoreId value) {
    std::vector<core::Bind> binds;
    CoreId function = t.Share(value, &binds);
    CoreId lambda = MakeLambda([&](VarId param) {
      return Convert(result, wrap,
                     t.MakeApp(function, {Convert(argument, !wrap, t.MakeVar(param))}, Hidden()));
    });
    return t.MakeLet(std::move(binds), lambda, Hidden());
  }

  CoreId ConvertAction(TypeId result, bool wrap, CoreId value) {
    CoreId continuation = MakeLambda([&](VarId param) {
      return t.MakePrim(core::Primitive::kIoReturn, {Convert(result, wrap, t.MakeVar(param))}, Hidden(),
                        Symbol());
    });
    return t.MakePrim(core::Primitive::kIoBind, {value, continuation}, Hidden(), Symbol());
  }

  template <typename Body>
  CoreId MakeLambda(Body body) {
    RoutineId nested = t.NewNested(RoutineKind::kHidden, Symbol(), Span(), TypeId());
    Fill(nested, body);
    return t.MakeNested(nested, Hidden());
  }

  template <typename Body>
  void Fill(RoutineId nested, Body body) {
    Inside inside(t, nested);
    VarId param = t.NewHidden(TypeId());
    t.routine().params.push_back(param);
    t.FinishHidden(body(param), Span());
  }

  // let convert = \d -> case d of C x y -> C (..x) (..y); ... in convert value
  CoreId ConvertData(TypeId type, core::TyConId tycon, const std::vector<TypeId>& arguments, bool wrap,
                     CoreId value) {
    for (const Converter& known : converters) {
      if (known.type == type && known.wrap == wrap) return Call(known, value);
    }
    Converter converter{type, wrap, t.NewHidden(TypeId()),
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
          converted.push_back(Convert(field, wrap, t.MakeVar(alt.vars.back())));
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

  CoreId Call(const Converter& converter, CoreId value) {
    CoreId function = t.MakeLocal({converter.var, converter.routine, BindingId()}, Hidden());
    return t.MakeApp(function, {value}, Hidden());
  }

  using Constructors_ = std::vector<std::pair<core::ConId, std::vector<TypeId>>>;
  Constructors_ Constructors(core::TyConId tycon, TypeId type, const std::vector<TypeId>& arguments) const {
    if (tycon == c.types.list) return {{c.program.nil, {}}, {c.program.cons, {arguments[0], type}}};
    if (arguments.size() < c.types.tuples.size() && arguments.size() >= 2 &&
        c.types.tuples[arguments.size()] == tycon) {
      return {{c.program.tuples[arguments.size()], arguments}};
    }
    Constructors_ result;
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
};

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
  CHECK(constructor.has_value());
  Coercion coercion{*this, c_, cls.variables.back(), constructor, instance.span, {}, false};
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
