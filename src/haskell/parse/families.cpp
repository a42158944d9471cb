// Type families (TypeFamilies): declarations and equations, at the top and in classes and instances. An
// instance of a data family is a data type of its own, with a name that nobody can write, and an equation for
// it: `data instance F [a] b = C a b` is `data F:1 a b = C a b` and `F [a] b = F:1 a b`.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

// At `family`.
void Parser::ParseFamily(uint32_t start, bool is_data) {
  stream_.Advance();
  FinishFamily(start, is_data, HeadOf(ParseTypeOperators(), is_data ? "data family" : "type family"));
}

// [:: kind] [= r | r -> a] [where equations]
void Parser::FinishFamily(uint32_t start, bool is_data, TypeHead head) {
  FamilyDecl decl;
  decl.name = head.name;
  decl.parameters = std::move(head.parameters);
  decl.is_data = is_data;
  if (Accept(kDoubleColon)) decl.kind = ParseKind();
  if (!is_data && Accept(kEquals)) {
    // That it can be inverted helps to infer types; what is annotated enough does without.
    ParseTypeAtom();
    std::vector<FunctionalDependency> dependencies;
    if (Accept(kBar)) ParseDependencies(dependencies);
  }
  if (!is_data && body_ == nullptr && Accept(kWhere)) {
    decl.closed = true;
    DepthGuard guard(*this);
    ParseBlock(
        BlockKind::kDeclarations, [&] { return CanStartTypeAtom(); },
        [&] { decl.equations.push_back(ParseFamilyEquation(begin())); });
  }
  decl.span = SpanFrom(start);
  if (body_ != nullptr) body_->families.push_back(static_cast<uint32_t>(module_.families.size()));
  module_.families.push_back(std::move(decl));
}

void Parser::AddEquation(FamilyEquation equation) {
  (body_ != nullptr ? body_->equations : module_.family_equations).push_back(std::move(equation));
}

// F t1 t2
FamilyEquation Parser::ParseFamilyLeftSide() {
  FamilyEquation out;
  wildcard_types_ = true;
  TypeExprId type = ParseTypeOperators();
  wildcard_types_ = false;
  if (const auto* chain = std::get_if<TypeInfixChain>(&module_.types[type].node);
      chain && chain->operators.size() == 1) {
    out.arguments = chain->operands;
    out.family = chain->operators[0];
    return out;
  }
  while (const auto* app = std::get_if<TypeApp>(&module_.types[type].node)) {
    out.arguments.push_back(app->argument);
    type = app->function;
  }
  std::reverse(out.arguments.begin(), out.arguments.end());
  const auto* con = std::get_if<TypeCon>(&module_.types[type].node);
  if (!con) Fail(module_.types[type].span, "I expected the name of a type family here.");
  out.family = con->name;
  return out;
}

FamilyEquation Parser::ParseFamilyEquation(uint32_t start) {
  FamilyEquation out = ParseFamilyLeftSide();
  Expect(kEquals, "behind the left side of the equation");
  out.type = ParseType();
  out.span = SpanFrom(start);
  return out;
}

void Parser::ParseTypeInstance(uint32_t start) { AddEquation(ParseFamilyEquation(start)); }

// `type` in a class declares a family, or gives its default with `=`; in an instance it is an equation.
void Parser::ParseTypeInBody() {
  uint32_t start = begin();
  if (body_ == nullptr)
    Fail(SpanOf(stream_.token()), "A type is declared at the top of a module, in a class or in an instance.");
  stream_.Advance();
  if (Accept(kInstance)) return ParseTypeInstance(start);
  if (!body_->is_class) return ParseTypeInstance(start);
  AcceptWord(special_.family);
  TypeExprId type = ParseTypeOperators();
  if (!At(kEquals)) return FinishFamily(start, false, HeadOf(type, "type family"));
  stream_.Advance();
  FamilyEquation equation;
  const TypeHead head = HeadOf(type, "type family");
  equation.family = head.name;
  for (const TypeParam& parameter : head.parameters)
    equation.arguments.push_back(AddType(head.span, TypeVar{parameter.name}));
  equation.type = ParseType();
  equation.span = SpanFrom(start);
  AddEquation(std::move(equation));
}

void Parser::ParseDataInBody() {
  uint32_t start = begin();
  if (body_ == nullptr)
    Fail(SpanOf(stream_.token()), "A type is declared at the top of a module, in a class or in an instance.");
  const bool is_newtype = At(kNewtype);
  stream_.Advance();
  if (body_->is_class) {
    AcceptWord(special_.family);
    return FinishFamily(start, true, HeadOf(ParseTypeOperators(), "data family"));
  }
  Accept(kInstance);
  ParseDataInstance(start, is_newtype);
}

void Parser::ParseDataInstance(uint32_t start, bool is_newtype) {
  FamilyEquation equation = ParseFamilyLeftSide();
  DataDecl decl;
  decl.is_newtype = is_newtype;
  decl.name = equation.family;
  decl.name.text =
      names_.Intern(std::string(names_.text(decl.name.text)) + ":" + std::to_string(++made_names_));
  for (TypeExprId argument : equation.arguments) CollectTypeVariables(argument, &decl.parameters);
  const Span span = SpanFrom(start);
  equation.type = AddType(span, TypeCon{decl.name});
  for (const TypeParam& parameter : decl.parameters) {
    const TypeExprId variable = AddType(span, TypeVar{parameter.name});
    equation.type = AddType(span, TypeApp{equation.type, variable});
  }
  equation.span = span;
  ParseDataRest(decl, start);
  AddEquation(std::move(equation));
}

void Parser::CollectTypeVariables(TypeExprId id, std::vector<TypeParam>* out) const {
  const auto& node = module_.types[id].node;
  if (const auto* variable = std::get_if<TypeVar>(&node)) {
    const bool known = std::any_of(out->begin(), out->end(),
                                   [&](const TypeParam& known) { return known.name == variable->name; });
    if (!known) out->push_back({variable->name, {}});
  } else if (const auto* app = std::get_if<TypeApp>(&node)) {
    CollectTypeVariables(app->function, out);
    CollectTypeVariables(app->argument, out);
  } else if (const auto* function = std::get_if<TypeFun>(&node)) {
    CollectTypeVariables(function->argument, out);
    CollectTypeVariables(function->result, out);
  } else if (const auto* list = std::get_if<TypeList>(&node)) {
    CollectTypeVariables(list->element, out);
  } else if (const auto* tuple = std::get_if<TypeTuple>(&node)) {
    for (TypeExprId element : tuple->elements) CollectTypeVariables(element, out);
  } else if (const auto* kinded = std::get_if<TypeKinded>(&node)) {
    CollectTypeVariables(kinded->type, out);
  } else if (const auto* chain = std::get_if<TypeInfixChain>(&node)) {
    for (TypeExprId operand : chain->operands) CollectTypeVariables(operand, out);
  }
}

}  // namespace inquest::haskell::parse
