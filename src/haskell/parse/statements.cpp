// Statements of do blocks, guards and list comprehensions (H2010 3.11, 3.13, 3.14).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

Stmt Parser::ParseStatement() {
  if (At(kLet)) return ParseLetStatement();
  return ParseStatementRest(StatementIsBind(false), true);
}

// `arrow` is what ends the qualifiers: behind `->`, an annotation could not be told from its end.
Stmt Parser::ParseQualifier(TokenKind arrow) {
  if (At(kLet)) return ParseLetStatement();
  bool arrow_ends = arrow == kRightArrow;
  return ParseStatementRest(StatementIsBind(arrow_ends), !arrow_ends);
}

Stmt Parser::ParseStatementRest(bool is_bind, bool annotation) {
  uint32_t start = begin();
  Stmt stmt;
  if (is_bind) {
    StmtBind bind;
    bind.pattern = Strictly(ParsePattern());
    Expect(kLeftArrow, "behind the pattern");
    bind.expr = ParseExpr();
    stmt.node = bind;
  } else {
    ExprId expr = annotation ? ParseExpr() : ParseInfixExpr();
    stmt.node = StmtExpr{expr, {}};
  }
  stmt.span = SpanFrom(start);
  return stmt;
}

// `let decls` is a statement, `let decls in e` an expression.
Stmt Parser::ParseLetStatement() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  DeclsId decls = ParseDecls();
  Stmt stmt;
  if (At(kIn)) {
    ExprId expr = FinishLet(start, decls);
    stmt.node = StmtExpr{expr, {}};
  } else {
    stmt.node = StmtLet{decls};
  }
  stmt.span = SpanFrom(start);
  return stmt;
}

}  // namespace inquest::haskell::parse
