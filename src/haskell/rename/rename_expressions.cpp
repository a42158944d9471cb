// Expressions (H2010 3).
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

void Renamer::RenameExpr(ExprId id) {
  if (!id.has_value()) return;
  if (++depth_ > kMaxDepth) {
    if (!too_deep_) Error(module_.exprs[id].span, "this expression is nested too deeply");
    too_deep_ = true;
  } else {
    RenameNode(id);
  }
  --depth_;
}

void Renamer::RenameNode(ExprId id) {
  const auto& node = module_.exprs[id].node;
  if (std::holds_alternative<Var>(node)) return RenameVar(id);
  if (std::holds_alternative<App>(node)) return RenameApp(id);
  if (std::holds_alternative<InfixChain>(node)) return RenameInfixChain(id);
  if (std::holds_alternative<Con>(node)) return RenameCon(id);
  if (std::holds_alternative<Lit>(node)) return RenameLit(id);
  if (auto* paren = std::get_if<Paren>(&node)) return RenameExpr(paren->expr);
  if (std::holds_alternative<Negate>(node)) return RenameNegate(id);
  if (std::holds_alternative<Lambda>(node)) return RenameLambda(id);
  if (std::holds_alternative<Let>(node)) return RenameLet(id);
  if (std::holds_alternative<If>(node)) return RenameIf(id);
  if (std::holds_alternative<MultiIf>(node)) return RenameMultiIf(id);
  if (std::holds_alternative<Case>(node)) return RenameCase(id);
  if (std::holds_alternative<LambdaCase>(node)) return RenameLambdaCase(id);
  if (std::holds_alternative<Do>(node)) return RenameDo(id);
  if (std::holds_alternative<Tuple>(node)) return RenameTuple(id);
  if (std::holds_alternative<List>(node)) return RenameList(id);
  if (std::holds_alternative<EnumFrom>(node)) return RenameEnumFrom(id);
  if (std::holds_alternative<ListComp>(node)) return RenameListComp(id);
  if (std::holds_alternative<LeftSection>(node)) return RenameLeftSection(id);
  if (std::holds_alternative<RightSection>(node)) return RenameRightSection(id);
  if (std::holds_alternative<RecordConstruct>(node)) return RenameRecordConstruct(id);
  if (std::holds_alternative<RecordUpdate>(node)) return RenameRecordUpdate(id);
  if (std::holds_alternative<Annotated>(node)) return RenameAnnotated(id);
  if (std::holds_alternative<TypeApplied>(node)) return RenameTypeApplied(id);
}

void Renamer::RenameVar(ExprId id) {
  Name& name = std::get<Var>(module_.exprs[id].node).name;
  resolver_.ResolveVariable(name);
  if (name.target.local.has_value()) {
    local_uses_.push_back(name.target.local);
  } else if (name.target.entity.has_value() && name.target.entity >= first_entity_) {
    entity_uses_.push_back(name.target.entity);
  }
}

void Renamer::RenameCon(ExprId id) {
  Name& name = std::get<Con>(module_.exprs[id].node).name;
  const EntityId entity = resolver_.ResolveConstructor(name);
  if (!entity.has_value() || state_.entities[entity].kind != EntityKind::kPatternSynonym) return;
  if (state_.entities[entity].children.size() < 2) {
    Error(name.span, "the pattern synonym " + resolver_.Quote(name) +
                         " can stand only in patterns: its declaration does not say how to build it");
    name.target = {};
    return;
  }
  Name builder = name;
  builder.target.entity = state_.entities[entity].children[1];
  if (builder.target.entity >= first_entity_) entity_uses_.push_back(builder.target.entity);
  module_.exprs[id].node = Var{builder};
}

void Renamer::RenameLit(ExprId id) {
  const bool is_string = std::holds_alternative<StringLiteral>(std::get<Lit>(module_.exprs[id].node).literal);
  if (is_string && overloaded_strings_) return OverloadString(id);
  ExprId from_literal = FromLiteral(std::get<Lit>(module_.exprs[id].node).literal, module_.exprs[id].span);
  std::get<Lit>(module_.exprs[id].node).from_literal = from_literal;
}

void Renamer::RenameApp(ExprId id) {
  App app = std::move(std::get<App>(module_.exprs[id].node));
  RenameExpr(app.function);
  for (ExprId argument : app.arguments) RenameExpr(argument);
  module_.exprs[id].node = std::move(app);
}

void Renamer::RenameNegate(ExprId id) {
  ExprId expr = std::get<Negate>(module_.exprs[id].node).expr;
  RenameExpr(expr);
  ExprId negate = Hidden(&KnownEntities::negate, "negate", module_.exprs[id].span);
  module_.exprs[id].node = Negate{expr, negate};
}

void Renamer::RenameLambda(ExprId id) {
  Lambda lambda = std::move(std::get<Lambda>(module_.exprs[id].node));
  size_t mark = locals_.Mark();
  LocalId first = module_.locals.next_id();
  for (PatId pattern : lambda.patterns) RenamePattern(pattern, PatternScope::kLocal, first);
  RenameExpr(lambda.body);
  locals_.Restore(mark);
  module_.exprs[id].node = std::move(lambda);
}

void Renamer::RenameLet(ExprId id) {
  Let let = std::get<Let>(module_.exprs[id].node);
  size_t mark = locals_.Mark();
  BindDecls(let.decls);
  RenameExpr(let.body);
  locals_.Restore(mark);
}

void Renamer::RenameIf(ExprId id) {
  If node = std::get<If>(module_.exprs[id].node);
  RenameExpr(node.condition);
  RenameExpr(node.then_branch);
  RenameExpr(node.else_branch);
}

void Renamer::RenameMultiIf(ExprId id) {
  MultiIf node = std::move(std::get<MultiIf>(module_.exprs[id].node));
  for (GuardedRhs& alternative : node.alternatives) RenameGuardedRhs(alternative);
  module_.exprs[id].node = std::move(node);
}

void Renamer::RenameCase(ExprId id) {
  Case node = std::move(std::get<Case>(module_.exprs[id].node));
  RenameExpr(node.scrutinee);
  for (Match& alternative : node.alternatives) RenameMatch(alternative);
  module_.exprs[id].node = std::move(node);
}

void Renamer::RenameLambdaCase(ExprId id) {
  LambdaCase node = std::move(std::get<LambdaCase>(module_.exprs[id].node));
  for (Match& alternative : node.alternatives) RenameMatch(alternative);
  module_.exprs[id].node = std::move(node);
}

void Renamer::RenameTuple(ExprId id) {
  const std::vector<ExprId> elements = std::get<Tuple>(module_.exprs[id].node).elements;
  if (elements.size() > KnownEntities::kMaxTuple) {
    Error(module_.exprs[id].span, "a tuple can have at most 15 elements");
  }
  for (ExprId element : elements) RenameExpr(element);
}

void Renamer::RenameList(ExprId id) {
  List list = std::move(std::get<List>(module_.exprs[id].node));
  for (ExprId element : list.elements) RenameExpr(element);
  module_.exprs[id].node = std::move(list);
}

void Renamer::RenameEnumFrom(ExprId id) {
  EnumFrom node = std::get<EnumFrom>(module_.exprs[id].node);
  const Span span = module_.exprs[id].span;
  RenameExpr(node.from);
  RenameExpr(node.then);
  RenameExpr(node.to);
  if (node.then.has_value()) {
    node.function = node.to.has_value() ? Hidden(&KnownEntities::enum_from_then_to, "enumFromThenTo", span)
                                        : Hidden(&KnownEntities::enum_from_then, "enumFromThen", span);
  } else {
    node.function = node.to.has_value() ? Hidden(&KnownEntities::enum_from_to, "enumFromTo", span)
                                        : Hidden(&KnownEntities::enum_from, "enumFrom", span);
  }
  module_.exprs[id].node = node;
}

void Renamer::RenameAnnotated(ExprId id) {
  Annotated node = std::move(std::get<Annotated>(module_.exprs[id].node));
  RenameExpr(node.expr);
  RenameQualifiedType(node.type);
  module_.exprs[id].node = std::move(node);
}

void Renamer::RenameTypeApplied(ExprId id) {
  const TypeApplied node = std::get<TypeApplied>(module_.exprs[id].node);
  RenameExpr(node.function);
  RenameType(node.type);
}

// OverloadedStrings: "text" is fromString "text".
void Renamer::OverloadString(ExprId id) {
  const Expr literal = module_.exprs[id];
  const ExprId function = Hidden(&KnownEntities::from_string, "fromString", literal.span);
  if (!function.has_value()) return;
  const ExprId text = module_.exprs.Add(literal);
  module_.exprs[id].node = App{function, {text}};
}

ExprId Renamer::Hidden(EntityId KnownEntities::*member, const char* name, Span span) {
  EntityId entity = state_.entities.known.*member;
  if (!entity.has_value()) {
    Error(span, std::string("this needs `") + name + "`, which no module loaded so far defines");
    return {};
  }
  Name hidden;
  hidden.text = state_.entities[entity].name;
  hidden.span = span;
  hidden.target.entity = entity;
  // A hidden use is a dependency like any other, in the module that defines the function.
  if (entity >= first_entity_) entity_uses_.push_back(entity);
  return module_.exprs.Add({span, Var{hidden}});
}

ExprId Renamer::FromLiteral(const Literal& literal, Span span) {
  if (std::holds_alternative<IntegerLiteral>(literal)) {
    return Hidden(&KnownEntities::from_integer, "fromInteger", span);
  }
  if (std::holds_alternative<RationalLiteral>(literal)) {
    return Hidden(&KnownEntities::from_rational, "fromRational", span);
  }
  return {};
}

}  // namespace inquest::haskell::rename
