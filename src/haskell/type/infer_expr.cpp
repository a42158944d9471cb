// Expressions (H2010 3). Infer finds a type, Check pushes a known one inwards; each kind of expression
// is implemented in one of the two ways, the other follows from it.
#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
// Deeper nesting than any program a person or a sensible generator writes; keeps the C++ stack safe.
constexpr uint32_t kMaxDepth = 2500;
}  // namespace

TypeId Checker::Infer(ExprId id) {
  const Expr& expr = module_.exprs[id];
  if (++depth_ > kMaxDepth) {
    if (depth_ == kMaxDepth + 1) diagnostics_.Error(expr.span, "this expression is nested too deeply");
    --depth_;
    const TypeId any = unifier_.NewMeta();
    SetExprType(id, any);
    return any;
  }
  TypeId type = InferDirectly(expr, id);
  if (type.has_value()) {
    SetExprType(id, type);
  } else {
    type = unifier_.NewMeta();
    SetExprType(id, type);
    CheckDirectly(expr, id, type);
  }
  --depth_;
  return type;
}

void Checker::Check(ExprId id, TypeId expected) {
  expected = unifier_.Shallow(expected);
  if (types_[expected].kind == TypeKind::kForall) return CheckPoly(id, expected);
  const Expr& expr = module_.exprs[id];
  if (++depth_ <= kMaxDepth && CheckDirectly(expr, id, expected)) {
    SetExprType(id, expected);
    --depth_;
    return;
  }
  --depth_;
  Unify(expected, Infer(id), expr.span);
}

// The kinds of expression that a known type helps. False for the others.
bool Checker::CheckDirectly(const Expr& expr, ExprId, TypeId expected) {
  if (const auto* lambda = std::get_if<Lambda>(&expr.node)) {
    CheckLambda(*lambda, expected, expr.span);
  } else if (const auto* let = std::get_if<Let>(&expr.node)) {
    CheckDecls(let->decls);
    Check(let->body, expected);
  } else if (const auto* branch = std::get_if<If>(&expr.node)) {
    Check(branch->condition, BoolType());
    Check(branch->then_branch, expected);
    Check(branch->else_branch, expected);
  } else if (const auto* multi = std::get_if<MultiIf>(&expr.node)) {
    for (const GuardedRhs& guarded : multi->alternatives) CheckGuarded(guarded, expected);
  } else if (const auto* match = std::get_if<Case>(&expr.node)) {
    const TypeId scrutinee = Infer(match->scrutinee);
    for (const Match& alternative : match->alternatives) {
      const PatternScope scope = EnterPatterns();
      CheckPat(alternative.patterns[0], scrutinee);
      CheckRhs(alternative.rhs, expected);
      LeavePatterns(scope);
    }
  } else if (const auto* function = std::get_if<LambdaCase>(&expr.node)) {
    CheckMatches(function->alternatives, expected, expr.span);
    if (function->alternatives.empty()) {
      TypeId argument, result;
      ExpectFunction(expected, &argument, &result);
    }
  } else if (const auto* block = std::get_if<Do>(&expr.node)) {
    CheckDo(*block, expected);
  } else if (const auto* tuple = std::get_if<Tuple>(&expr.node)) {
    CheckTuple(*tuple, expected, expr.span);
  } else if (const auto* list = std::get_if<List>(&expr.node)) {
    CheckList(*list, expected, expr.span);
  } else if (const auto* comprehension = std::get_if<ListComp>(&expr.node)) {
    CheckComprehension(*comprehension, expected, expr.span);
  } else if (const auto* paren = std::get_if<Paren>(&expr.node)) {
    Check(paren->expr, expected);
  } else {
    return false;
  }
  return true;
}

// The kinds of expression that have a type of their own. None for the others.
TypeId Checker::InferDirectly(const Expr& expr, ExprId id) {
  if (const auto* var = std::get_if<Var>(&expr.node)) return InferName(var->name, id, expr.span);
  if (const auto* con = std::get_if<Con>(&expr.node)) return InferName(con->name, id, expr.span);
  if (const auto* app = std::get_if<App>(&expr.node)) return InferApp(*app, id);
  if (const auto* literal = std::get_if<Lit>(&expr.node)) return InferLiteral(*literal, expr.span);
  if (const auto* paren = std::get_if<Paren>(&expr.node)) return Infer(paren->expr);
  if (const auto* negate = std::get_if<Negate>(&expr.node)) {
    const TypeId function = negate->negate.has_value() ? Infer(negate->negate) : unifier_.NewMeta();
    return ApplyTo(function, negate->expr, negate->negate, 1, expr.span);
  }
  if (const auto* range = std::get_if<EnumFrom>(&expr.node)) return InferEnum(*range, expr.span);
  if (const auto* left = std::get_if<LeftSection>(&expr.node)) return InferLeftSection(*left, expr.span);
  if (const auto* right = std::get_if<RightSection>(&expr.node)) return InferRightSection(*right, expr.span);
  if (const auto* record = std::get_if<RecordConstruct>(&expr.node))
    return InferConstruct(*record, id, expr.span);
  if (const auto* update = std::get_if<RecordUpdate>(&expr.node)) return InferUpdate(*update, id, expr.span);
  if (const auto* annotated = std::get_if<Annotated>(&expr.node)) return InferAnnotated(*annotated, id);
  if (const auto* applied = std::get_if<TypeApplied>(&expr.node))
    return InferTypeApplied(*applied, expr.span);
  if (std::holds_alternative<InfixChain>(expr.node)) return unifier_.NewMeta();  // the renamer reported it
  return TypeId();
}

// ------------------------------------------------------------------------------------- names

TypeId Checker::InferName(const Name& name, ExprId id, Span span) {
  if (name.target.local.has_value()) return InferLocal(name.target.local, id, span);
  if (name.target.entity.has_value()) return InferEntity(name.target.entity, id, span);
  return unifier_.NewMeta();
}

TypeId Checker::InferLocal(LocalId local, ExprId id, Span span) {
  LocalInfo& info = locals_[local.index];
  switch (info.state) {
    case LocalState::kUnset:
      if (info.signature != nullptr) return Instantiate(info.signature->scheme, id, span);
      return unifier_.NewMeta();
    case LocalState::kPoly:
      return Instantiate(*info.scheme, id, span);
    case LocalState::kGroup:
      info.group->occurrences.push_back(id);
      [[fallthrough]];
    case LocalState::kMono: {
      const TypeId type = unifier_.Shallow(info.type);
      return types_[type].kind == TypeKind::kForall ? InstantiateForall(type, id, span) : type;
    }
  }
  return unifier_.NewMeta();
}

TypeId Checker::InferEntity(EntityId entity, ExprId id, Span span) {
  if (const Scheme* scheme = FindScheme(entity)) return Instantiate(*scheme, id, span);
  if (const auto it = mono_entities_.find(entity); it != mono_entities_.end()) {
    it->second.group->occurrences.push_back(id);
    return it->second.type;
  }
  return unifier_.NewMeta();  // its definition has an error, which was reported
}

// TypeApplications: f @t1 @t2, where f's type variables come in the order in which its signature mentions
// them.
TypeId Checker::InferTypeApplied(const TypeApplied& applied, Span span) {
  std::vector<TypeExprId> types = {applied.type};
  std::vector<ExprId> inner;
  ExprId head = applied.function;
  while (const auto* further = std::get_if<TypeApplied>(&module_.exprs[head].node)) {
    types.insert(types.begin(), further->type);
    inner.push_back(head);
    head = further->function;
  }
  const TypeId type = Infer(head);
  for (ExprId part : inner) SetExprType(part, type);
  const auto use = out_->uses.find(head);
  const size_t variables = use == out_->uses.end() ? 0 : use->second.types.size();
  if (variables < types.size()) {
    if (!unifier_.IsErroneous(type)) {
      diagnostics_.Error(span, "there are too many type arguments: this has " + std::to_string(variables) +
                                   (variables == 1 ? " type variable" : " type variables"));
    }
    return type;
  }
  const std::vector<TypeId> found = use->second.types;  // converting may add uses
  for (size_t i = 0; i < types.size(); ++i) {
    if (types[i].has_value()) Unify(converter_.Convert(types[i]).type, found[i], span);
  }
  return type;
}

// ---------------------------------------------------------------------------------- literals

TypeId Checker::LiteralType(const Literal& literal, ExprId from_literal, Span span) {
  if (std::holds_alternative<CharLiteral>(literal)) {
    return types_.char_type.has_value() ? types_.Con(types_.char_type) : unifier_.NewMeta();
  }
  if (std::holds_alternative<StringLiteral>(literal)) return StringType();
  const bool integer = std::holds_alternative<IntegerLiteral>(literal);
  if (!from_literal.has_value()) {
    return KnownType(integer ? entities_.known.int_type : entities_.known.double_type);
  }
  // fromInteger :: Num a => Integer -> a, fromRational :: Fractional a => Ratio Integer -> a
  const TypeId function = Infer(from_literal);
  solver_.MarkLiteral();
  TypeId argument, result;
  if (!ExpectFunction(function, &argument, &result)) return unifier_.NewMeta();
  TypeId from = KnownType(entities_.known.integer_type);
  if (!integer) from = types_.App(KnownType(entities_.known.ratio_type), from);
  Unify(argument, from, span);
  return result;
}

TypeId Checker::InferLiteral(const Lit& literal, Span span) {
  return LiteralType(literal.literal, literal.from_literal, span);
}

// ------------------------------------------------------------------------------- application

bool Checker::ExpectFunction(TypeId type, TypeId* argument, TypeId* result) {
  type = unifier_.Shallow(type);
  if (unifier_.SplitFunction(type, argument, result)) return true;
  const TypeId head = unifier_.Head(type);
  if (head == tables_.error_type) {
    *argument = *result = head;
    return true;
  }
  if (types_[head].kind != TypeKind::kMeta) return false;
  *argument = unifier_.NewMeta();
  *result = unifier_.NewMeta();
  return unifier_.Unify(type, types_.Fun(*argument, *result)) == UnifyOutcome::kOk;
}

namespace {
// An action that gets a further argument is most often one whose next line is indented too far.
std::string TooManyHint(const std::string& type) {
  std::string hint = "this is one argument too many";
  if (type.starts_with("IO ")) {
    hint += "; if a new statement begins here, it must stand in the column of the other statements";
  }
  return hint;
}
}  // namespace

TypeId Checker::ApplyTo(TypeId function, ExprId argument, ExprId whole, size_t count, Span span) {
  function = unifier_.Shallow(function);
  if (types_[function].kind == TypeKind::kForall) function = InstantiateForall(function, whole, span);
  TypeId from, to;
  if (!ExpectFunction(function, &from, &to)) {
    Printer printer = NewPrinter();
    const std::string type = printer.Show(function);
    if (count == 1) {
      diagnostics_.Error(span,
                         "this is applied to an argument, but it is no function: its type is `" + type + "`");
    } else {
      diagnostics_.Error(span,
                         "there are too many arguments: with " + std::to_string(count - 1) +
                             (count == 2 ? " argument" : " arguments") + " the type is already `" + type +
                             "`",
                         {{module_.exprs[argument].span, TooManyHint(type)}});
    }
    Infer(argument);
    return unifier_.NewMeta();
  }
  Check(argument, from);
  return to;
}

bool Checker::IsDollar(ExprId function) {
  const auto* var = std::get_if<Var>(&module_.exprs[function].node);
  if (var == nullptr || !var->name.target.entity.has_value()) return false;
  const Entity& entity = entities_[var->name.target.entity];
  return entity.name == dollar_ && entities_.modules[entity.module].is_library;
}

// `f $ x` is typed as `f x`, so that f's argument may be polymorphic: runST $ do ...
TypeId Checker::InferDollar(const App& app, ExprId id) {
  TypeId function = unifier_.Shallow(Infer(app.arguments[0]));
  const Span span = module_.exprs[app.arguments[0]].span;
  if (types_[function].kind == TypeKind::kForall)
    function = InstantiateForall(function, app.arguments[0], span);
  TypeId from, to;
  if (!ExpectFunction(function, &from, &to)) {
    Printer printer = NewPrinter();
    diagnostics_.Error(
        span, "`$` needs a function on its left, but the type of this is `" + printer.Show(function) + "`");
    Infer(app.arguments[1]);
    return unifier_.NewMeta();
  }
  Check(app.arguments[1], from);
  SetExprType(app.function, types_.Fun(types_.Fun(from, to), types_.Fun(from, to)));
  Instantiation use;
  use.types = {from, to};
  out_->uses.insert_or_assign(app.function, std::move(use));
  touched_uses_.push_back(app.function);
  to = unifier_.Shallow(to);
  return types_[to].kind == TypeKind::kForall ? InstantiateForall(to, id, span) : to;
}

TypeId Checker::InferApp(const App& app, ExprId id) {
  if (app.arguments.size() == 2 && IsDollar(app.function)) return InferDollar(app, id);
  TypeId type = Infer(app.function);
  const Span span = module_.exprs[app.function].span;
  for (size_t i = 0; i < app.arguments.size(); ++i) type = ApplyTo(type, app.arguments[i], id, i + 1, span);
  type = unifier_.Shallow(type);
  if (types_[type].kind == TypeKind::kForall) return InstantiateForall(type, id, span);
  return type;
}

TypeId Checker::InferEnum(const EnumFrom& range, Span span) {
  if (!range.function.has_value()) return unifier_.NewMeta();
  TypeId type = Infer(range.function);
  size_t count = 0;
  for (ExprId part : {range.from, range.then, range.to}) {
    if (part.has_value()) type = ApplyTo(type, part, range.function, ++count, span);
  }
  return type;
}

// H2010 3.5: (e op) = \x -> e op x
TypeId Checker::InferLeftSection(const LeftSection& section, Span span) {
  const TypeId type = ApplyTo(Infer(section.op), section.operand, section.op, 1, span);
  TypeId argument, result;
  if (!ExpectFunction(type, &argument, &result)) {
    diagnostics_.Error(span, "the operator of this section takes only one argument");
    return unifier_.NewMeta();
  }
  return type;
}

// H2010 3.5: (op e) = \x -> x op e
TypeId Checker::InferRightSection(const RightSection& section, Span span) {
  const TypeId op = Infer(section.op);
  TypeId left, rest, right, result;
  if (!ExpectFunction(op, &left, &rest) || !ExpectFunction(rest, &right, &result)) {
    diagnostics_.Error(span, "a section needs an operator with two arguments");
    Infer(section.operand);
    return unifier_.NewMeta();
  }
  Check(section.operand, right);
  return types_.Fun(left, result);
}

// -------------------------------------------------------------------------------- the others

void Checker::CheckLambda(const Lambda& lambda, TypeId expected, Span span) {
  const PatternScope scope = EnterPatterns();
  const TypeId whole = expected;
  bool reported = false;
  for (PatId pattern : lambda.patterns) {
    TypeId argument, result;
    if (!ExpectFunction(expected, &argument, &result)) {
      argument = unifier_.NewMeta();
      result = unifier_.NewMeta();
      if (!reported) {
        Printer printer = NewPrinter();
        diagnostics_.Error(span, "a function stands here, but I expected `" + printer.Show(whole) + "`");
        reported = true;
      }
    }
    CheckPat(pattern, argument);
    expected = result;
  }
  Check(lambda.body, expected);
  LeavePatterns(scope);
}

void Checker::CheckTuple(const Tuple& tuple, TypeId expected, Span span) {
  if (tuple.elements.size() >= types_.tuples.size()) {
    diagnostics_.Error(span, "tuples have at most 15 elements");
    return;
  }
  const TypeId con = types_.Con(types_.tuples[tuple.elements.size()]);
  bool sections = false;
  for (ExprId element : tuple.elements) sections = sections || !element.has_value();
  std::vector<TypeId> parts;
  uint32_t count = 0;
  if (!sections && unifier_.Head(expected, &count) == con && count == tuple.elements.size()) {
    unifier_.Arguments(expected, &parts);
    for (size_t i = 0; i < parts.size(); ++i) Check(tuple.elements[i], parts[i]);
    return;
  }
  for (ExprId element : tuple.elements)
    parts.push_back(element.has_value() ? Infer(element) : unifier_.NewMeta());
  TypeId type = types_.Apply(con, parts);
  for (size_t i = tuple.elements.size(); i-- > 0;) {
    if (!tuple.elements[i].has_value()) type = types_.Fun(parts[i], type);
  }
  Unify(expected, type, span);
}

void Checker::CheckList(const List& list, TypeId expected, Span span) {
  expected = unifier_.Shallow(expected);
  const core::Type& e = types_[expected];
  TypeId element;
  if (e.kind == TypeKind::kApp && unifier_.Shallow(e.a) == types_.Con(types_.list)) {
    element = types_[expected].b;
  } else {
    element = unifier_.NewMeta();
    Unify(expected, ListOf(element), span);
  }
  for (ExprId item : list.elements) Check(item, element);
}

TypeId Checker::InferAnnotated(const Annotated& annotated, ExprId id) {
  const Span span = module_.exprs[id].span;
  const Signature signature = converter_.ConvertSignature(annotated.type);
  const Scheme& scheme = signature.scheme;
  if (scheme.variables.empty() && scheme.context.empty()) {
    Check(annotated.expr, scheme.type);
    return scheme.type;
  }
  std::vector<Given> givens;
  Generalisation generalisation = NewGeneralisation(scheme.variables, scheme.context, &givens);
  const ScopedSkolems saved = EnterRigid(scheme.variables, std::move(givens));
  if (scoped_variables_) {
    for (const TypeVariable& v : signature.scoped) converter_.Push(v);
  }
  Check(annotated.expr, scheme.type);
  LeaveRigid(saved);
  out_->annotations.insert_or_assign(id, std::move(generalisation));
  touched_annotations_.push_back(id);
  return Instantiate(scheme, id, span);
}

// ------------------------------------------------------------------------------------ rank n

// An expression where a polymorphic type is needed: it must have that type for fresh rigid variables.
void Checker::CheckPoly(ExprId id, TypeId forall) {
  const std::vector<uint32_t> bound = types_[forall].vars;
  std::vector<uint32_t> fresh;
  for (uint32_t v : bound) {
    fresh.push_back(types_.NewVar(types_.var_name(v)));
    unifier_.Bind(v, types_.Var(fresh.back()));
  }
  TypeId type = unifier_.Apply(types_[forall].a);
  for (uint32_t v : bound) unifier_.Unbind(v);
  std::vector<Predicate> context;
  TypeId argument, result;
  while (unifier_.SplitFunction(type, &argument, &result)) {
    const core::Type& head = types_[unifier_.Head(argument)];
    if (head.kind != TypeKind::kCon || !tables_.dictionary_class.contains(head.con)) break;
    context.push_back({tables_.dictionary_class.at(head.con), types_[argument].b});
    type = result;
  }
  std::vector<Given> givens;
  Generalisation generalisation = NewGeneralisation(fresh, context, &givens);
  const ScopedSkolems saved = EnterRigid(fresh, std::move(givens));
  Check(id, type);
  LeaveRigid(saved);
  if (!generalisation.dictionaries.empty()) {
    out_->annotations.insert_or_assign(id, std::move(generalisation));
    touched_annotations_.push_back(id);
  }
}

TypeId Checker::InstantiateForall(TypeId forall, ExprId id, Span span) {
  Scheme scheme;
  scheme.variables = types_[forall].vars;
  scheme.type = types_[forall].a;
  TypeId argument, result;
  while (unifier_.SplitFunction(scheme.type, &argument, &result)) {
    const core::Type& head = types_[unifier_.Head(argument)];
    if (head.kind != TypeKind::kCon || !tables_.dictionary_class.contains(head.con)) break;
    scheme.context.push_back({tables_.dictionary_class.at(head.con), types_[argument].b});
    scheme.type = result;
  }
  const TypeId type = Instantiate(scheme, id, span);
  return types_[type].kind == TypeKind::kForall ? InstantiateForall(type, id, span) : type;
}

}  // namespace inquest::haskell::type
