// Enum, Bounded and Ix (H2010 11.2, 11.3, 19.2).
#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {
namespace {

constexpr char kNotEnumeration[] = "it has constructors with arguments";
constexpr char kNoConstructors[] = "it has no constructors";
constexpr char kNeitherEnumerationNorProduct[] = "it has several constructors, some with arguments";

// name x1 ... xn = helper extra ... x1 ... xn
void DefineByHelper(CodeBuilder& code, std::string_view name, size_t arity, EntityId KnownEntities::*helper,
                    std::vector<ExprId> extra) {
  std::vector<LocalId> variables = code.FreshAll(arity, "x");
  std::vector<PatId> patterns;
  for (LocalId variable : variables) {
    patterns.push_back(code.Bind(variable));
    extra.push_back(code.Use(variable));
  }
  code.Define(name, {{patterns, code.Apply(code.Use(helper), extra)}});
}

// (l, u)
ExprId Pair(CodeBuilder& code, LocalId l, LocalId u) { return code.TupleOf({code.Use(l), code.Use(u)}); }

// The patterns (C l1 ..., C u1 ...) and C i1 ... of a product type's bounds and index.
struct Bounds {
  PatId bounds, index;
  std::vector<LocalId> lower, upper, at;
};
Bounds OpenBounds(CodeBuilder& code, EntityId constructor) {
  OpenedConstructor l = code.Open(constructor, "l"), u = code.Open(constructor, "u"),
                    i = code.Open(constructor, "i");
  return {code.MatchTuple({l.pattern, u.pattern}), i.pattern, l.variables, u.variables, i.variables};
}

// inRange (l1, u1) i1 && ...
ExprId AllInRange(CodeBuilder& code, const Bounds& b) {
  ExprId result;
  for (size_t i = b.at.size(); i-- > 0;) {
    ExprId inside =
        code.Apply(code.Method("inRange"), {Pair(code, b.lower[i], b.upper[i]), code.Use(b.at[i])});
    result = result.has_value() ? code.Apply(code.Use(&KnownEntities::and_also), {inside, result}) : inside;
  }
  return result;
}

void DefineProductRange(CodeBuilder& code, EntityId constructor) {
  OpenedConstructor l = code.Open(constructor, "l"), u = code.Open(constructor, "u");
  std::vector<LocalId> at = code.FreshAll(l.variables.size(), "i");
  std::vector<std::pair<PatId, ExprId>> generators;
  for (size_t i = 0; i < at.size(); ++i) {
    generators.push_back(
        {code.Bind(at[i]), code.Apply(code.Method("range"), {Pair(code, l.variables[i], u.variables[i])})});
  }
  ExprId element = code.Apply(code.Use(constructor), code.UseAll(at));
  code.Define("range",
              {{{code.MatchTuple({l.pattern, u.pattern})}, code.Comprehension(element, generators)}});
}

void DefineProductIndex(CodeBuilder& code, EntityId constructor) {
  Bounds b = OpenBounds(code, constructor);
  ExprId sum;
  for (size_t i = 0; i < b.at.size(); ++i) {
    ExprId index = code.Apply(code.Method("index"), {Pair(code, b.lower[i], b.upper[i]), code.Use(b.at[i])});
    if (i == 0) {
      sum = index;
      continue;
    }
    ExprId size = code.Apply(code.Use(&KnownEntities::range_size), {Pair(code, b.lower[i], b.upper[i])});
    sum = code.Apply(code.Use(&KnownEntities::derive_index_step), {sum, size, index});
  }
  ExprId body = code.If(AllInRange(code, b), sum, code.Use(&KnownEntities::derive_index_error));
  code.Define("index", {{{b.bounds, b.index}, body}});
}

void DeriveEnumerationIx(CodeBuilder& code) {
  LocalId l = code.Fresh("l"), u = code.Fresh("u");
  code.Define("range",
              {{{code.MatchTuple({code.Bind(l), code.Bind(u)})},
                code.Apply(code.Use(&KnownEntities::derive_enum_from_to), {code.Use(l), code.Use(u)})}});
  for (bool is_index : {true, false}) {
    LocalId lower = code.Fresh("l"), upper = code.Fresh("u"), at = code.Fresh("i");
    ExprId helper = code.Use(is_index ? &KnownEntities::derive_index : &KnownEntities::derive_in_range);
    code.Define(is_index ? "index" : "inRange",
                {{{code.MatchTuple({code.Bind(lower), code.Bind(upper)}), code.Bind(at)},
                  code.Apply(helper, {code.Use(lower), code.Use(upper), code.Use(at)})}});
  }
}

}  // namespace

std::string DeriveEnum(CodeBuilder& code, const Shape& shape) {
  if (shape.constructors.empty()) return kNoConstructors;
  if (!shape.is_enumeration) return kNotEnumeration;
  const size_t last = shape.constructors.size() - 1;
  auto name = [&] { return code.String(code.name_of(shape.type)); };
  DefineByHelper(code, "succ", 1, &KnownEntities::derive_succ, {name(), code.Integer(last)});
  DefineByHelper(code, "pred", 1, &KnownEntities::derive_pred, {name()});
  DefineByHelper(code, "toEnum", 1, &KnownEntities::derive_to_enum,
                 {name(), code.Integer(last), code.Use(shape.constructors[0])});
  DefineByHelper(code, "fromEnum", 1, &KnownEntities::derive_tag, {});
  DefineByHelper(code, "enumFrom", 1, &KnownEntities::derive_enum_from, {code.Integer(last)});
  DefineByHelper(code, "enumFromThen", 2, &KnownEntities::derive_enum_from_then, {code.Integer(last)});
  DefineByHelper(code, "enumFromTo", 2, &KnownEntities::derive_enum_from_to, {});
  DefineByHelper(code, "enumFromThenTo", 3, &KnownEntities::derive_enum_from_then_to, {});
  return "";
}

std::string DeriveBounded(CodeBuilder& code, const Shape& shape) {
  if (shape.constructors.empty()) return kNoConstructors;
  if (shape.is_enumeration) {
    code.Define("minBound", {{{}, code.Use(shape.constructors.front())}});
    code.Define("maxBound", {{{}, code.Use(shape.constructors.back())}});
    return "";
  }
  if (shape.constructors.size() != 1) return kNeitherEnumerationNorProduct;
  EntityId constructor = shape.constructors[0];
  for (std::string_view bound : {"minBound", "maxBound"}) {
    std::vector<ExprId> arguments;
    for (uint32_t i = 0; i < code.entity(constructor).arity; ++i) arguments.push_back(code.Method(bound));
    code.Define(bound, {{{}, code.Apply(code.Use(constructor), std::move(arguments))}});
  }
  return "";
}

std::string DeriveIx(CodeBuilder& code, const Shape& shape) {
  if (shape.constructors.empty()) return kNoConstructors;
  if (shape.is_enumeration) {
    DeriveEnumerationIx(code);
    return "";
  }
  if (shape.constructors.size() != 1) return kNeitherEnumerationNorProduct;
  DefineProductRange(code, shape.constructors[0]);
  DefineProductIndex(code, shape.constructors[0]);
  Bounds b = OpenBounds(code, shape.constructors[0]);
  code.Define("inRange", {{{b.bounds, b.index}, AllInRange(code, b)}});
  return "";
}

}  // namespace inquest::haskell::derive
