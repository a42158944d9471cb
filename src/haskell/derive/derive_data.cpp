// Data: the fields one after the other, and a description of the type.
#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {
namespace {

// gfoldl f z (C x y) = f (f (z C) x) y
void DefineFold(CodeBuilder& code, const Shape& shape) {
  std::vector<Equation> equations;
  for (const EntityId constructor : shape.constructors) {
    const LocalId f = code.Fresh("f"), z = code.Fresh("z");
    const OpenedConstructor opened = code.Open(constructor, "a");
    ExprId body = code.Apply(code.Use(z), {code.Use(constructor)});
    for (const LocalId field : opened.variables) body = code.Apply(code.Use(f), {body, code.Use(field)});
    equations.push_back({{code.Bind(f), code.Bind(z), opened.pattern}, body});
  }
  if (!equations.empty()) code.Define("gfoldl", std::move(equations));
}

// gunfold k z c = if c `isConstructor` 1 then z A else k (k (z B))
void DefineUnfold(CodeBuilder& code, const Shape& shape) {
  const LocalId k = code.Fresh("k"), z = code.Fresh("z"), c = code.Fresh("c");
  ExprId body = code.Apply(code.Use(&KnownEntities::derive_absurd), {code.Use(c)});
  for (size_t i = shape.constructors.size(); i-- > 0;) {
    const EntityId constructor = shape.constructors[i];
    ExprId made = code.Apply(code.Use(z), {code.Use(constructor)});
    for (uint32_t n = 0; n < code.entity(constructor).arity; ++n) made = code.Apply(code.Use(k), {made});
    const bool is_last = i + 1 == shape.constructors.size();
    body = is_last ? made
                   : code.If(code.Apply(code.Use(&KnownEntities::derive_is_constructor),
                                        {code.Use(c), code.Integer(i + 1)}),
                             made, body);
  }
  code.Define("gunfold", {{{code.Bind(k), code.Bind(z), code.Bind(c)}, body}});
}

// toConstr (C _ _) = indexConstr (derivedType ..) 1
void DefineConstructor(CodeBuilder& code, const Shape& shape, const std::string& text) {
  const auto type = [&] {
    return code.Apply(code.Use(&KnownEntities::derive_data_type),
                      {code.String(code.name_of(shape.type)), code.String(text)});
  };
  std::vector<Equation> equations;
  for (size_t i = 0; i < shape.constructors.size(); ++i) {
    equations.push_back(
        {{code.Open(shape.constructors[i], "a").pattern},
         code.Apply(code.Use(&KnownEntities::derive_index_constructor), {type(), code.Integer(i + 1)})});
  }
  if (equations.empty()) {
    const LocalId x = code.Fresh("x");
    equations.push_back({{code.Bind(x)}, code.Apply(code.Use(&KnownEntities::derive_absurd), {code.Use(x)})});
  }
  code.Define("toConstr", std::move(equations));
  code.Define("dataTypeOf", {{{code.Wildcard()}, type()}});
}

}  // namespace

std::string DeriveData(CodeBuilder& code, const Shape& shape) {
  std::string text;  // as Data.Data.derivedType reads it
  for (const EntityId constructor : shape.constructors) {
    text += code.name_of(constructor);
    for (const EntityId field : code.entity(constructor).fields)
      text += " " + std::string(code.name_of(field));
    text += "\n";
  }
  DefineFold(code, shape);
  DefineUnfold(code, shape);
  DefineConstructor(code, shape, text);
  return "";
}

}  // namespace inquest::haskell::derive
