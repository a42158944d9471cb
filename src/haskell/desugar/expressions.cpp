// Expressions (H2010 3), one function a form; applications, statements, records, literals have files of their
// own.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::Failure;
using core::RoutineKind;

namespace {
template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

// A long list is cut into pieces, so that no later phase nests deeper than this.
constexpr size_t kListPiece = 64;
}  // namespace

CoreIds Translator::TranslateAll(const std::vector<ExprId>& ids) {
  CoreIds result;
  result.reserve(ids.size());
  for (ExprId id : ids) result.push_back(Translate(id));
  return result;
}

CoreId Translator::Translate(ExprId id) {
  for (auto& [lifted, make] : lifted_) {
    if (lifted == id) return make();
  }
  const Expr& node = ast_.exprs[id];
  const Location location{node.span, TypeOf(id), Written::kPlain};
  if (TooDeep(node.span)) return MakeError(Failure::Kind::kCase, node.span, "", location.type);
  if (!m_.elaboration->annotations.empty() && !std::holds_alternative<Annotated>(node.node)) {
    auto found = m_.elaboration->annotations.find(id);
    if (found != m_.elaboration->annotations.end() && !found->second.dictionaries.empty()) {
      return TranslateAbstracted(id, found->second.dictionaries, location);
    }
  }
  return TranslateNode(id, node, location);
}

// RankNTypes: the expression stands where `forall a. C a => t` is wanted, a function of dictionaries.
CoreId Translator::TranslateAbstracted(ExprId id, const DictVars& dictionaries, Location location) {
  RoutineId nested = NewNested(RoutineKind::kHidden, Symbol(), location.span, location.type);
  {
    Inside inside(*this, nested);
    const size_t depth = dicts_.size();
    AddDictionaryParams(dictionaries);
    c_.program.routines[nested].hidden_params = static_cast<uint32_t>(dictionaries.size());
    ConstrainNested(nested, dictionaries, true);
    FinishHidden(TranslateNode(id, ast_.exprs[id], location), location.span);
    dicts_.resize(depth);
  }
  return MakeNested(nested, {location.span, location.type, Written::kHidden});
}

CoreId Translator::TranslateNode(ExprId id, const Expr& node, Location location) {
  return std::visit(Overloaded{
                        [&](const Var& var) { return ApplyVar(id, var, {}, location); },
                        [&](const Con&) { return ApplyExpr(id, {}, location); },
                        [&](const Lit& lit) { return TranslateLiteral(id, lit); },
                        [&](const App& app) { return ApplyApp(id, app, {}, location); },
                        [&](const InfixChain&) -> CoreId {
                          base::CheckFailed(__FILE__, __LINE__, "an infix chain was not resolved");
                        },
                        [&](const Negate& negate) { return TranslateNegate(id, negate); },
                        [&](const Lambda& lambda) { return TranslateLambda(id, lambda); },
                        [&](const Let& let) { return TranslateLet(let); },
                        [&](const If& node_if) { return TranslateIf(id, node_if); },
                        [&](const MultiIf& multi) { return TranslateMultiIf(id, multi); },
                        [&](const Case& node_case) { return TranslateCase(id, node_case); },
                        [&](const LambdaCase& lambda) { return TranslateLambdaCase(id, lambda); },
                        [&](const Do& node_do) {
                          return TranslateDo(node_do.statements, 0, {node.span, location.type, Written::kDo});
                        },
                        [&](const Tuple& tuple) { return TranslateTuple(id, tuple); },
                        [&](const List& list) { return TranslateList(id, list); },
                        [&](const EnumFrom& from) {
                          CoreIds arguments = {Translate(from.from)};
                          if (from.then.has_value()) arguments.push_back(Translate(from.then));
                          if (from.to.has_value()) arguments.push_back(Translate(from.to));
                          return ApplyExpr(from.function, std::move(arguments), location);
                        },
                        [&](const ListComp& comp) { return TranslateListComp(id, comp); },
                        [&](const LeftSection&) {
                          return ApplyExpr(id, {}, {node.span, location.type, Written::kSection});
                        },
                        [&](const RightSection& section) { return TranslateRightSection(id, section); },
                        [&](const RecordConstruct& construct) { return TranslateConstruct(id, construct); },
                        [&](const RecordUpdate& update) { return TranslateUpdate(id, update); },
                        [&](const Annotated& annotated) { return TranslateAnnotated(id, annotated); },
                        [&](const Paren& paren) { return Translate(paren.expr); },
                        [&](const TypeApplied& applied) { return Translate(applied.function); },
                    },
                    node.node);
}

CoreId Translator::TranslateLambda(ExprId id, const Lambda& lambda) {
  const Span span = ast_.exprs[id].span;
  RoutineId nested = NewNested(RoutineKind::kLambda, Symbol(), span, TypeOf(id));
  Location location{span, TypeOf(id), Written::kLambda};
  {
    Inside inside(*this, nested);
    FillLambda(lambda, span);
  }
  return MakeNested(nested, location);
}

CoreId Translator::TranslateLambdaCase(ExprId id, const LambdaCase& lambda) {
  const Span span = ast_.exprs[id].span;
  RoutineId nested = NewNested(RoutineKind::kLambda, Symbol(), span, TypeOf(id));
  {
    Inside inside(*this, nested);
    FillMatches(lambda.alternatives, Failure::Kind::kCase, span, "", TypeId());
  }
  return MakeNested(nested, {span, TypeOf(id), Written::kLambda});
}

CoreId Translator::TranslateIf(ExprId id, const If& node) {
  CoreId condition = Translate(node.condition);
  CoreId yes = Translate(node.then_branch);
  CoreId no = Translate(node.else_branch);
  return MakeBool(condition, yes, no, {ast_.exprs[id].span, TypeOf(id), Written::kIf});
}

CoreId Translator::TranslateMultiIf(ExprId id, const MultiIf& node) {
  const Span span = ast_.exprs[id].span;
  return OrError(TranslateAlternatives(node.alternatives, 0, 0, false), Failure::Kind::kMultiIf, span, "",
                 TypeOf(id));
}

CoreId Translator::TranslateCase(ExprId id, const Case& node) {
  const Span span = ast_.exprs[id].span;
  std::vector<Row> rows;
  for (const Match& match : node.alternatives) {
    rows.push_back(SingleRow(match.patterns[0], match.span));
    rows.back().number = static_cast<uint32_t>(rows.size() - 1);
  }
  CoreId scrutinee = Translate(node.scrutinee);
  auto body = [&](uint32_t row) { return TranslateRhs(node.alternatives[row].rhs, row, false); };
  auto error = [&] { return MakeError(Failure::Kind::kCase, span, "", TypeOf(id)); };
  CoreId result = MatchValue(scrutinee, TypeOf(node.scrutinee), std::move(rows), body, error).expr;
  core::Expr& top = expr(result);
  if (!top.span.has_value()) top.span = span;
  if (top.kind == core::ExprKind::kCase) top.written = Written::kCase;
  return result;
}

CoreId Translator::TranslateTuple(ExprId id, const Tuple& tuple) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
  const core::ConId con = c_.program.tuples[tuple.elements.size()];
  bool section = false;
  for (ExprId element : tuple.elements) section |= !element.has_value();
  if (!section) return MakeRawCon(con, TranslateAll(tuple.elements), location);
  // (a,,c): what is there is shared between the calls, so it is bound outside.
  std::vector<core::Bind> binds;
  CoreIds elements(tuple.elements.size());
  for (size_t i = 0; i < tuple.elements.size(); ++i) {
    if (!tuple.elements[i].has_value()) continue;
    elements[i] = Share(Translate(tuple.elements[i]), &binds);
  }
  RoutineId nested = NewNested(RoutineKind::kHidden, Symbol(), location.span, location.type);
  {
    Inside inside(*this, nested);
    TypeId rest = location.type;
    for (CoreId& element : elements) {
      if (element.has_value()) continue;
      TypeId argument, result;
      if (c_.SplitFunction(rest, &argument, &result)) rest = result;
      VarId param = NewHidden(argument);
      routine().params.push_back(param);
      element = MakeVar(param);
    }
    FinishHidden(MakeRawCon(con, std::move(elements), {location.span, rest}), location.span);
  }
  return MakeLet(std::move(binds), MakeNested(nested, {location.span, location.type, Written::kSection}));
}

// An expression that is used under a lambda but computed outside of it: bound, unless it is an atom.
CoreId Translator::Share(CoreId value, std::vector<core::Bind>* binds) {
  if (IsAtom(value)) return value;
  VarId var = NewHidden(expr(value).type);
  binds->push_back({var, value, RoutineId()});
  return MakeVar(var);
}

void Translator::FinishHidden(CoreId body, Span span) {
  routine().equations.push_back({span});
  CoreId leaf = MakeLeaf(0, 0, span, body);
  routine().body = leaf;
}

CoreId Translator::TranslateList(ExprId id, const List& list) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
  CoreIds elements = TranslateAll(list.elements);
  CoreId rest = MakeRawCon(c_.program.nil, {}, elements.empty() ? location : Location{Span(), location.type});
  std::vector<core::Bind> binds;
  for (size_t i = elements.size(); i-- > 0;) {
    rest =
        MakeRawCon(c_.program.cons, {elements[i], rest}, i == 0 ? location : Location{Span(), location.type});
    if (i > 0 && i % kListPiece == 0) {
      VarId var = NewHidden(location.type);
      binds.push_back({var, rest, RoutineId()});
      rest = MakeVar(var);
    }
  }
  return MakeLet(std::move(binds), rest, location);
}

// (e :: C a => t) is used once, so its dictionaries are simply those of the use.
CoreId Translator::TranslateAnnotated(ExprId id, const Annotated& node) {
  auto found = m_.elaboration->annotations.find(id);
  if (found == m_.elaboration->annotations.end() || found->second.dictionaries.empty())
    return Translate(node.expr);
  const DictVars& params = found->second.dictionaries;
  const type::Instantiation* use = m_.use(id);
  const size_t depth = dicts_.size();
  for (size_t i = 0; use != nullptr && i < params.size() && i < use->dictionaries.size(); ++i) {
    dicts_.push_back({params[i], VarId(), Normal(use->dictionaries[i])});
  }
  CoreId result = Translate(node.expr);
  dicts_.resize(depth);
  return result;
}

Symbol Translator::OperatorName(ExprId op) const {
  const auto& node = ast_.exprs[op].node;
  if (auto* var = std::get_if<Var>(&node)) return var->name.text;
  if (auto* con = std::get_if<Con>(&node)) return con->name.text;
  return Symbol();
}

// (op e) is \x -> x op e, with e computed once (H2010 3.5).
CoreId Translator::TranslateRightSection(ExprId id, const RightSection& section) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kSection};
  std::vector<core::Bind> binds;
  CoreId operand = Share(Translate(section.operand), &binds);
  TypeId argument, result;
  c_.SplitFunction(location.type, &argument, &result);
  // Named after its operator, so that it can be shown with the value of its operand.
  RoutineId nested = NewNested(RoutineKind::kHidden, OperatorName(section.op), location.span, location.type);
  {
    Inside inside(*this, nested);
    VarId param = NewHidden(argument);
    routine().params.push_back(param);
    CoreIds arguments = {MakeVar(param), operand};
    FinishHidden(ApplyExpr(section.op, std::move(arguments), {location.span, result, Written::kPlain}),
                 location.span);
  }
  return MakeLet(std::move(binds), MakeNested(nested, location));
}

CoreId Translator::TranslateLet(const Let& let) {
  return WithDecls(let.decls, [&] { return Translate(let.body); });
}

}  // namespace inquest::haskell::desugar
