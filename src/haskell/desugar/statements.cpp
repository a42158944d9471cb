// do (H2010 3.14) and list comprehensions (H2010 3.11).
#include "haskell/desugar/translator.h"
#include "source/excerpt.h"

namespace inquest::haskell::desugar {

using core::Failure;
using core::RoutineKind;

CoreId Translator::TranslateDo(const std::vector<Stmt>& statements, size_t from, Location location) {
  const Stmt& stmt = statements[from];
  if (TooDeep(stmt.span)) return MakeError(Failure::Kind::kCase, stmt.span, "", location.type);
  if (auto* let = std::get_if<StmtLet>(&stmt.node)) {
    return WithDecls(let->decls, [&] { return TranslateDo(statements, from + 1, location); });
  }
  if (auto* bind = std::get_if<StmtBind>(&stmt.node))
    return TranslateBindStatement(statements, from, *bind, location);
  const StmtExpr& statement = std::get<StmtExpr>(stmt.node);
  if (from + 1 == statements.size()) return Translate(statement.expr);
  CoreId first = Translate(statement.expr);
  CoreId rest = TranslateDo(statements, from + 1, {Span(), location.type, Written::kDo});
  return ApplyExpr(statement.then, {first, rest}, location);
}

// e >>= \p -> rest, and fail "..." where p does not match.
CoreId Translator::TranslateBindStatement(const std::vector<Stmt>& statements, size_t from,
                                          const StmtBind& bind, Location location) {
  CoreId action = Translate(bind.expr);
  const Span span = statements[from].span;
  RoutineId nested = NewNested(RoutineKind::kHidden, Symbol(), span, TypeId());
  {
    Inside inside(*this, nested);
    std::vector<Row> rows = {SingleRow(bind.pattern, span)};
    VarId param = VarFor(rows, 0, CommonName(rows, 0));
    routine().params.push_back(param);
    routine().equations.push_back({span});
    auto body = [&](uint32_t) {
      CoreId rest = TranslateDo(statements, from + 1, {Span(), location.type, Written::kDo});
      return Tree{MakeLeaf(0, 0, span, rest), false};
    };
    Tree tree = MatchRows({param}, std::move(rows), body);
    tree = OrElse(tree, [&] { return Tree{MakeLeaf(0, 1, span, FailStatement(bind, location)), false}; });
    routine().body = tree.expr;
  }
  CoreId continuation = MakeNested(nested, {Span(), TypeId(), Written::kHidden});
  return ApplyExpr(bind.bind, {action, continuation}, location);
}

CoreId Translator::FailStatement(const StmtBind& bind, Location location) {
  const Span span = ast_.pats[bind.pattern].span;
  if (!bind.fail.has_value())
    return MakeError(Failure::Kind::kPatternBinding, span, SourceText(span), location.type);
  std::string text = "Pattern match failure in do expression at " + PlaceText(span);
  return ApplyExpr(bind.fail, {MakeString(std::move(text), {})}, {Span(), location.type, Written::kHidden});
}

// As GHC writes a place: file:line:column, file:line:from-to, file:(line,column)-(line,column).
std::string Translator::PlaceText(Span span) const {
  if (!span.has_value()) return "";
  const source::Position begin = c_.files.begin(span);
  source::Position end = c_.files.end(span);
  std::string text = source::MakeVisible(c_.files[span.file].name()) + ":";
  if (end.line != begin.line) {
    return text + "(" + std::to_string(begin.line) + "," + std::to_string(begin.column) + ")-(" +
           std::to_string(end.line) + "," + std::to_string(end.column - 1) + ")";
  }
  text += std::to_string(begin.line) + ":" + std::to_string(begin.column);
  if (end.column > begin.column + 1) text += "-" + std::to_string(end.column - 1);
  return text;
}

CoreId Translator::TranslateListComp(ExprId id, const ListComp& node) {
  const TypeId type = TypeOf(id);
  auto nil = [&] { return MakeRawCon(c_.program.nil, {}, {Span(), type, Written::kListComp}); };
  CoreId result = TranslateQualifiers(node, 0, nil, type);
  if (!expr(result).span.has_value()) expr(result).span = ast_.exprs[id].span;
  return result;
}

CoreId Translator::TranslateQualifiers(const ListComp& node, size_t from, const std::function<CoreId()>& rest,
                                       TypeId type) {
  if (from == node.statements.size()) {
    CoreId head = Translate(node.body);
    return MakeRawCon(c_.program.cons, {head, rest()}, {Span(), type, Written::kListComp});
  }
  const Stmt& stmt = node.statements[from];
  if (TooDeep(stmt.span)) return rest();
  if (auto* let = std::get_if<StmtLet>(&stmt.node)) {
    return WithDecls(let->decls, [&] { return TranslateQualifiers(node, from + 1, rest, type); });
  }
  if (auto* bind = std::get_if<StmtBind>(&stmt.node))
    return TranslateGenerator(node, from, *bind, rest, type);
  CoreId condition = Translate(std::get<StmtExpr>(stmt.node).expr);
  CoreId yes = TranslateQualifiers(node, from + 1, rest, type);
  return MakeBool(condition, yes, rest(), {Span(), type, Written::kListComp});
}

// let go [] = rest; go (p : us) = [body | ...] ++ go us; go (_ : us) = go us in go list
CoreId Translator::TranslateGenerator(const ListComp& node, size_t from, const StmtBind& bind,
                                      const std::function<CoreId()>& rest, TypeId type) {
  CoreId list = Translate(bind.expr);
  const TypeId list_type = TypeOf(bind.expr);
  const Span span = node.statements[from].span;
  VarId go = NewVar(Symbol(), TypeId(), Span());
  RoutineId nested = NewNested(RoutineKind::kHidden, TextOf("go"), span, TypeId());
  auto call = [&](CoreId argument) {
    CoreId function = MakeLocal({go, nested, BindingId()}, {Span(), TypeId(), Written::kHidden});
    return MakeApp(function, {argument}, {Span(), type, Written::kListComp});
  };
  {
    Inside inside(*this, nested);
    VarId param = NewHidden(list_type);
    routine().params.push_back(param);
    routine().equations = {{span}, {span}};
    core::Expr decide;
    decide.kind = core::ExprKind::kCase;
    decide.written = Written::kListComp;
    decide.type = type;
    decide.children = {MakeVar(param)};
    core::Alt nil, cons;
    nil.con = c_.program.nil;
    nil.body = MakeLeaf(0, 0, Span(), rest());
    cons.con = c_.program.cons;
    std::vector<Row> rows = {SingleRow(bind.pattern, span)};
    VarId element = VarFor(rows, 0, CommonName(rows, 0));
    VarId others = NewHidden(list_type);
    cons.vars = {element, others};
    auto next = [&] { return call(MakeVar(others)); };
    auto body = [&](uint32_t) { return Tree{TranslateQualifiers(node, from + 1, next, type), false}; };
    Tree tree = MatchRows({element}, std::move(rows), body);
    tree = OrElse(tree, [&] { return Tree{next(), false}; });
    cons.body = MakeLeaf(1, 0, span, tree.expr);
    decide.alts = {std::move(nil), std::move(cons)};
    CoreId decision = Add(std::move(decide));
    routine().body = decision;
  }
  return MakeLet({{go, core::ExprId(), nested}}, call(list), {Span(), type, Written::kListComp});
}

}  // namespace inquest::haskell::desugar
