// Types: constructors and classes get their targets; variables are scoped by the type checker.
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

void Renamer::RenameType(TypeExprId id) {
  if (!id.has_value()) return;
  if (std::holds_alternative<TypeInfixChain>(module_.types[id].node)) RenameTypeChain(id, false);
  const TypeExpr type = module_.types[id];  // operators may add types
  if (++depth_ > kMaxDepth) {
    if (!too_deep_) Error(type.span, "this type is nested too deeply");
    too_deep_ = true;
  } else if (std::holds_alternative<TypeCon>(type.node)) {
    Name& name = std::get<TypeCon>(module_.types[id].node).name;
    if (!name.target.has_value()) resolver_.ResolveType(name);
  } else if (auto* app = std::get_if<TypeApp>(&type.node)) {
    RenameType(app->function);
    RenameType(app->argument);
  } else if (auto* fun = std::get_if<TypeFun>(&type.node)) {
    RenameType(fun->argument);
    RenameType(fun->result);
  } else if (auto* list = std::get_if<TypeList>(&type.node)) {
    RenameType(list->element);
  } else if (auto* tuple = std::get_if<TypeTuple>(&type.node)) {
    if (tuple->elements.size() > KnownEntities::kMaxTuple)
      Error(type.span, "a tuple can have at most 15 elements");
    for (TypeExprId element : tuple->elements) RenameType(element);
  } else if (auto* bang = std::get_if<TypeBang>(&type.node)) {
    RenameType(bang->type);
  } else if (auto* forall = std::get_if<TypeForall>(&type.node)) {
    RenameContext(forall->context);
    RenameType(forall->type);
  } else if (auto* kinded = std::get_if<TypeKinded>(&type.node)) {
    RenameType(kinded->type);
  }
  --depth_;
}

// Type operators, resolved by fixity as those of expressions are. In a constraint the operator is a class.
void Renamer::RenameTypeChain(TypeExprId id, bool constraint) {
  TypeInfixChain chain = std::move(std::get<TypeInfixChain>(module_.types[id].node));
  std::vector<InfixToken> tokens;
  for (uint32_t i = 0; i < chain.operands.size(); ++i) {
    tokens.push_back({InfixToken::Kind::kOperand, {}, i});
    if (i == chain.operators.size()) break;
    Name& name = chain.operators[i];
    if (names_.text(name.text) == "~") {
      name.target.entity = state_.entities.known.equality_class;
    } else if (constraint && chain.operators.size() == 1) {
      resolver_.ResolveClass(name);
    } else {
      resolver_.ResolveType(name);
    }
    tokens.push_back({InfixToken::Kind::kOperator, FixityOf(name.target), i});
  }
  InfixResolution resolution = ResolveInfix(tokens);
  if (resolution.conflict) {
    const Name& first = chain.operators[resolution.first.index];
    const Name& second = chain.operators[resolution.second.index];
    ReportConflict(second.span, DescribeOperator(first, resolution.first.fixity),
                   DescribeOperator(second, resolution.second.fixity));
  }
  std::vector<TypeExprId> stack;
  for (const InfixToken& token : resolution.postfix) {
    if (token.kind == InfixToken::Kind::kOperand) {
      stack.push_back(chain.operands[token.index]);
      continue;
    }
    const TypeExprId right = stack.back();
    stack.pop_back();
    const TypeExprId left = stack.back();
    const Name& name = chain.operators[token.index];
    const Span span = source::Cover(module_.types[left].span, module_.types[right].span);
    const TypeExprId op = module_.types.Add({name.span, TypeCon{name}});
    const TypeExprId half = module_.types.Add({span, TypeApp{op, left}});
    stack.back() = module_.types.Add({span, TypeApp{half, right}});
  }
  module_.types[id].node = module_.types[stack.back()].node;
}

void Renamer::RenameContext(const std::vector<TypeExprId>& context) {
  for (TypeExprId constraint : context) RenameConstraint(constraint);
}

// A class applied to types.
void Renamer::RenameConstraint(TypeExprId id) {
  if (!id.has_value()) return;
  if (auto* tuple = std::get_if<TypeTuple>(&module_.types[id].node)) {  // ConstraintKinds
    const std::vector<TypeExprId> elements = tuple->elements;
    return RenameContext(elements);
  }
  TypeExprId head = id;
  while (true) {
    if (std::holds_alternative<TypeInfixChain>(module_.types[head].node)) RenameTypeChain(head, true);
    TypeExpr& type = module_.types[head];
    if (auto* app = std::get_if<TypeApp>(&type.node)) {
      head = app->function;
      RenameType(app->argument);  // may add types: nothing of `type` is used behind it
    } else if (auto* kinded = std::get_if<TypeKinded>(&type.node)) {
      head = kinded->type;
    } else if (auto* con = std::get_if<TypeCon>(&type.node)) {
      if (!con->name.target.has_value()) resolver_.ResolveClass(con->name, true);
      return;
    } else if (std::holds_alternative<TypeForall>(type.node)) {
      Error(type.span, "A `forall` in a context (the extension QuantifiedConstraints) is not supported.");
      return;
    } else {
      Error(type.span, "a context consists of classes applied to types, as in `Eq a`");
      return;
    }
  }
}

void Renamer::RenameQualifiedType(QualifiedType& type) {
  RenameContext(type.context);
  RenameType(type.type);
}

}  // namespace inquest::haskell::rename
