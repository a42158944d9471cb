// Statements: do (H2010 3.14), list comprehensions (3.11), guards (3.13).
#include "haskell/type/checker.h"

namespace inquest::haskell::type {

// do {e; stmts} = e >> do {stmts};  do {p <- e; stmts} = e >>= \p -> do {stmts}: typed statement by
// statement with the hidden occurrences of (>>) and (>>=), so that long blocks do not nest.
void Checker::CheckDo(const Do& block, TypeId expected) {
  const PatternScope scope = EnterPatterns();
  for (size_t i = 0; i < block.statements.size(); ++i) {
    const Stmt& statement = block.statements[i];
    const bool last = i + 1 == block.statements.size();
    if (const auto* let = std::get_if<StmtLet>(&statement.node)) {
      CheckDecls(let->decls);
    } else if (const auto* bind = std::get_if<StmtBind>(&statement.node)) {
      TypeId action, rest, continuation, whole, value, next;
      if (!bind->bind.has_value()) continue;
      const TypeId type = Infer(bind->bind);
      if (!ExpectFunction(type, &action, &rest) || !ExpectFunction(rest, &continuation, &whole) ||
          !ExpectFunction(continuation, &value, &next)) {
        continue;
      }
      Unify(expected, whole, statement.span);
      Check(bind->expr, action);
      CheckPat(bind->pattern, value);
      if (bind->fail.has_value()) {
        TypeId message, failed;
        if (ExpectFunction(Infer(bind->fail), &message, &failed)) {
          Unify(message, StringType(), statement.span);
          Unify(next, failed, statement.span);
        }
      }
      expected = next;
    } else if (const auto* expr = std::get_if<StmtExpr>(&statement.node)) {
      if (last || !expr->then.has_value()) {
        Check(expr->expr, expected);
        continue;
      }
      TypeId action, rest, next, whole;
      const TypeId type = Infer(expr->then);
      if (!ExpectFunction(type, &action, &rest) || !ExpectFunction(rest, &next, &whole)) continue;
      Unify(expected, whole, statement.span);
      Check(expr->expr, action);
      expected = next;
    }
  }
  LeavePatterns(scope);
}

void Checker::CheckComprehension(const ListComp& comprehension, TypeId expected, Span span) {
  const PatternScope scope = EnterPatterns();
  const TypeId element = unifier_.NewMeta();
  Unify(expected, ListOf(element), span);
  for (const Stmt& statement : comprehension.statements) {
    if (const auto* bind = std::get_if<StmtBind>(&statement.node)) {
      const TypeId item = unifier_.NewMeta();
      Check(bind->expr, ListOf(item));
      CheckPat(bind->pattern, item);
    } else {
      CheckGuard(statement);
    }
  }
  Check(comprehension.body, element);
  LeavePatterns(scope);
}

void Checker::CheckGuard(const Stmt& statement) {
  if (const auto* bind = std::get_if<StmtBind>(&statement.node)) {
    const TypeId type = Infer(bind->expr);
    CheckPat(bind->pattern, type);
  } else if (const auto* let = std::get_if<StmtLet>(&statement.node)) {
    CheckDecls(let->decls);
  } else if (const auto* expr = std::get_if<StmtExpr>(&statement.node)) {
    Check(expr->expr, BoolType());
  }
}

}  // namespace inquest::haskell::type
