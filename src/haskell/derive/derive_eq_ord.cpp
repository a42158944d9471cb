// Eq and Ord (H2010 11.1). Constructors are compared by their number (the primitive dataTag) where no
// arguments decide.
#include "haskell/derive/derivers.h"

namespace inquest::haskell::derive {
namespace {

// function (tagOf x) (tagOf y)
Equation CompareTags(CodeBuilder& code, EntityId KnownEntities::*function) {
  LocalId x = code.Fresh("x"), y = code.Fresh("y");
  ExprId left = code.Apply(code.Use(&KnownEntities::derive_tag), {code.Use(x)});
  ExprId right = code.Apply(code.Use(&KnownEntities::derive_tag), {code.Use(y)});
  return {{code.Bind(x), code.Bind(y)}, code.Apply(code.Use(function), {left, right})};
}

// a1 == b1 && a2 == b2 && ...
ExprId EqualFields(CodeBuilder& code, const std::vector<LocalId>& a, const std::vector<LocalId>& b) {
  ExprId result;
  for (size_t i = a.size(); i-- > 0;) {
    ExprId equal = code.Apply(code.Method("=="), {code.Use(a[i]), code.Use(b[i])});
    result = result.has_value() ? code.Apply(code.Use(&KnownEntities::and_also), {equal, result}) : equal;
  }
  return result;
}

// case compare a1 b1 of { EQ -> the rest; o -> o }
ExprId CompareFields(CodeBuilder& code, const std::vector<LocalId>& a, const std::vector<LocalId>& b) {
  ExprId result;
  for (size_t i = a.size(); i-- > 0;) {
    ExprId compare = code.Apply(code.Method("compare"), {code.Use(a[i]), code.Use(b[i])});
    if (!result.has_value()) {
      result = compare;
      continue;
    }
    LocalId other = code.Fresh("o");
    PatId equal = code.Match(code.known().eq_con, {});
    result = code.CaseOf(compare, {{equal, result}, {code.Bind(other), code.Use(other)}});
  }
  return result;
}

// case compare a1 b1 of { LT -> True; EQ -> the rest; GT -> False }, the last field by (<) itself
ExprId LessFields(CodeBuilder& code, const std::vector<LocalId>& a, const std::vector<LocalId>& b) {
  const KnownEntities& known = code.known();
  ExprId result;
  for (size_t i = a.size(); i-- > 0;) {
    if (!result.has_value()) {
      result = code.Apply(code.Method("<"), {code.Use(a[i]), code.Use(b[i])});
      continue;
    }
    ExprId compare = code.Apply(code.Method("compare"), {code.Use(a[i]), code.Use(b[i])});
    result = code.CaseOf(compare, {{code.Match(known.lt_con, {}), code.Use(known.true_con)},
                                   {code.Match(known.eq_con, {}), result},
                                   {code.Match(known.gt_con, {}), code.Use(known.false_con)}});
  }
  return result;
}

using FieldsFunction = ExprId (*)(CodeBuilder&, const std::vector<LocalId>&, const std::vector<LocalId>&);

// An equation for each constructor with arguments, then one that compares the constructors. `same` is the
// result for two equal constructors without arguments.
std::vector<Equation> ByConstructor(CodeBuilder& code, const Shape& shape, FieldsFunction fields,
                                    EntityId KnownEntities::*tags, EntityId KnownEntities::*same) {
  std::vector<Equation> equations;
  if (shape.constructors.empty()) return {{{code.Wildcard(), code.Wildcard()}, code.Use(same)}};
  for (EntityId constructor : shape.constructors) {
    if (code.entity(constructor).arity == 0) continue;
    OpenedConstructor a = code.Open(constructor, "a"), b = code.Open(constructor, "b");
    equations.push_back({{a.pattern, b.pattern}, fields(code, a.variables, b.variables)});
  }
  if (shape.constructors.size() > 1) {
    equations.push_back(CompareTags(code, tags));
  } else if (equations.empty()) {
    PatId x = code.Match(shape.constructors[0], {});
    PatId y = code.Match(shape.constructors[0], {});
    equations.push_back({{x, y}, code.Use(same)});
  }
  return equations;
}

// x op y = result, made from y < x or x < y.
void DefineByLess(CodeBuilder& code, std::string_view name, bool swapped, bool negated) {
  LocalId x = code.Fresh("x"), y = code.Fresh("y");
  ExprId first = code.Use(swapped ? y : x);
  ExprId second = code.Use(swapped ? x : y);
  ExprId body = code.Apply(code.Method("<"), {first, second});
  if (negated) body = code.Apply(code.Use(&KnownEntities::not_function), {body});
  code.Define(name, {{{code.Bind(x), code.Bind(y)}, body}});
}

// C a op C b = a op b, or C (a op b): a newtype's operators are those of its field.
void DefineByField(CodeBuilder& code, EntityId constructor, std::string_view name, bool wrapped) {
  OpenedConstructor a = code.Open(constructor, "a"), b = code.Open(constructor, "b");
  ExprId body = code.Apply(code.Method(name), {code.Use(a.variables[0]), code.Use(b.variables[0])});
  if (wrapped) body = code.Apply(code.Use(constructor), {body});
  code.Define(name, {{{a.pattern, b.pattern}, body}});
}

bool IsNewtype(const CodeBuilder& code, const Shape& shape) {
  return code.entity(shape.type).is_newtype && shape.constructors.size() == 1 &&
         code.entity(shape.constructors[0]).arity == 1;
}

}  // namespace

std::string DeriveEq(CodeBuilder& code, const Shape& shape) {
  if (IsNewtype(code, shape)) {
    for (std::string_view name : {"==", "/="}) DefineByField(code, shape.constructors[0], name, false);
    return "";
  }
  code.Define(
      "==", ByConstructor(code, shape, EqualFields, &KnownEntities::derive_int_eq, &KnownEntities::true_con));
  return "";
}

// As GHC does it, which shows with values such as NaN: up to three constructors have (<) of their own, from
// which the other operators come; beyond that all come from compare.
std::string DeriveOrd(CodeBuilder& code, const Shape& shape) {
  if (IsNewtype(code, shape)) {
    for (std::string_view name : {"compare", "<", "<=", ">", ">="}) {
      DefineByField(code, shape.constructors[0], name, false);
    }
    for (std::string_view name : {"max", "min"}) DefineByField(code, shape.constructors[0], name, true);
    return "";
  }
  code.Define("compare", ByConstructor(code, shape, CompareFields, &KnownEntities::derive_int_compare,
                                       &KnownEntities::eq_con));
  if (shape.constructors.empty() || (shape.constructors.size() > 3 && !shape.is_enumeration)) return "";
  code.Define(
      "<", ByConstructor(code, shape, LessFields, &KnownEntities::derive_int_lt, &KnownEntities::false_con));
  DefineByLess(code, "<=", true, true);
  DefineByLess(code, ">", true, false);
  DefineByLess(code, ">=", false, true);
  return "";
}

}  // namespace inquest::haskell::derive
