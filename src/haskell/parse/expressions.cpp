// Expressions (H2010 3), but for atoms (atoms.cpp) and statements (statements.cpp).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

// exp -> infixexp [:: type]
ExprId Parser::ParseExpr() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  ExprId expr = ParseInfixExpr();
  if (!Accept(kDoubleColon)) return expr;
  QualifiedType type = ParseQualifiedType();
  return AddExpr(SpanFrom(start), Annotated{expr, std::move(type)});
}

// A flat chain of operands and operators; the renamer knows the fixities (H2010 10.6).
ExprId Parser::ParseInfixExpr() {
  uint32_t start = begin();
  ExprId first = ParseOperand();
  if (!AtOperator() || AtOperatorBeforeParen()) return first;
  InfixChain chain;
  chain.operands.push_back(first);
  while (AtOperator() && !AtOperatorBeforeParen()) {
    chain.operators.push_back(ParseOperator());
    if (!CanStartExpr()) Unexpected("an expression on the right of the operator");
    chain.operands.push_back(ParseOperand());
  }
  return AddExpr(SpanFrom(start), std::move(chain));
}

ExprId Parser::ParseOperand() {
  if (!AtSymbol(kVarSym, special_.minus)) return ParseExpr10();
  uint32_t start = begin();
  stream_.Advance();
  if (AtSymbol(kVarSym, special_.minus)) {
    Fail(SpanOf(stream_.token()), "Two minus signs in a row: put the inner negation in parentheses.");
  }
  ExprId operand = ParseExpr10();
  return AddExpr(SpanFrom(start), Negate{operand, {}});
}

ExprId Parser::ParseExpr10() {
  switch (kind()) {
    case kBackslash:
      return ParseLambda();
    case kLet:
      return ParseLet();
    case kIf:
      return ParseIf();
    case kCase:
      return ParseCase();
    case kDo:
      return ParseDo();
    default:
      return ParseApplication();
  }
}

bool Parser::AtBlockArgument() const {
  return block_arguments_ && (At(kBackslash) || At(kLet) || At(kIf) || At(kCase) || At(kDo));
}

// fexp -> aexp ...
ExprId Parser::ParseApplication() {
  uint32_t start = begin();
  ExprId function = ParseAtom();
  App app;
  while (true) {
    if (CanStartAtom() || AtBlockArgument()) {
      app.arguments.push_back(AtBlockArgument() ? ParseExpr10() : ParseAtom());
    } else if (At(kAt) && IsPrefixOccurrence(stream_.position())) {
      if (!app.arguments.empty()) function = FinishApplication(start, function, app);
      stream_.Advance();
      const TypeExprId type = Accept(kUnderscore) ? TypeExprId() : ParseTypeAtom();
      function = AddExpr(SpanFrom(start), TypeApplied{function, type});
    } else {
      return FinishApplication(start, function, app);
    }
  }
}

// The function applied to the arguments so far; takes them.
ExprId Parser::FinishApplication(uint32_t start, ExprId function, App& app) {
  if (app.arguments.empty()) return function;
  app.function = function;
  ExprId result = AddExpr(SpanFrom(start), std::move(app));
  app = {};
  return result;
}

// The operator here, in prefix form.
ExprId Parser::ParseOperator() {
  const Token& token = stream_.token();
  if (!At(kBackquote)) {
    ExprId op = AddName(token, SpanOf(token));
    stream_.Advance();
    return op;
  }
  uint32_t start = begin();
  stream_.Advance();
  if (!At(kVarId) && !At(kConId)) Unexpected("the name of a function in backquotes");
  const Token& name = stream_.token();
  stream_.Advance();
  Expect(kBackquote, "behind the function's name");
  return AddName(name, SpanFrom(start));
}

ExprId Parser::ParseLambda() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  if (Accept(kCase)) {
    LambdaCase node{ParseAlternatives()};
    return AddExpr(SpanFrom(start), std::move(node));
  }
  Lambda lambda;
  if (!CanStartPattern()) Unexpected("a pattern behind the `\\`");
  do {
    lambda.patterns.push_back(Strictly(ParsePatternAtom()));
  } while (CanStartPatternAtom() || AtSymbol(kVarSym, special_.bang));
  Expect(kRightArrow, "behind the patterns of the `\\`");
  lambda.body = ParseExpr();
  return AddExpr(SpanFrom(start), std::move(lambda));
}

ExprId Parser::ParseLet() {
  uint32_t start = begin();
  stream_.Advance();
  DeclsId decls = ParseDecls();
  return FinishLet(start, decls);
}

ExprId Parser::FinishLet(uint32_t start, DeclsId decls) {
  Expect(kIn, "behind the declarations of the `let`");
  ExprId body = ParseExpr();
  return AddExpr(SpanFrom(start), Let{decls, body});
}

// DoAndIfThenElse: `then` and `else` may stand at the column of the statements of a do block.
void Parser::SkipSemicolonBefore(TokenKind k) {
  bool is_before =
      At(kVirtualSemicolon) ? stream_.token().kind == k : At(kSemicolon) && stream_.ahead(1).kind == k;
  if (is_before) stream_.SkipSemicolon();
}

ExprId Parser::ParseIf() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  if (At(kBar)) return ParseMultiIf(start);
  If node;
  node.condition = ParseExpr();
  SkipSemicolonBefore(kThen);
  Expect(kThen, "behind the condition of the `if`");
  node.then_branch = ParseExpr();
  SkipSemicolonBefore(kElse);
  Expect(kElse, "behind the `then` branch; every `if` has one");
  node.else_branch = ParseExpr();
  return AddExpr(SpanFrom(start), node);
}

// The guards form a block, so that those of a nested `if` can be told from the outer one's by their column.
ExprId Parser::ParseMultiIf(uint32_t start) {
  MultiIf node;
  bool opened = stream_.OpenImplicit(BlockKind::kMultiIf);
  while (true) {
    if (opened && At(kVirtualSemicolon) && stream_.token().kind == kBar) stream_.SkipSemicolon();
    if (!At(kBar)) break;
    node.alternatives.push_back(ParseGuardedRhs(kRightArrow));
  }
  if (opened) {
    if (At(kVirtualClose)) {
      stream_.CloseBlock();
    } else if (At(kVirtualSemicolon)) {
      Unexpected("another guard of the `if`, or a line that is indented less");
    } else {
      CloseByRule();
    }
  }
  return AddExpr(SpanFrom(start), std::move(node));
}

ExprId Parser::ParseCase() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  Case node;
  node.scrutinee = ParseExpr();
  Expect(kOf, "behind the expression of the `case`");
  node.alternatives = ParseAlternatives();
  return AddExpr(SpanFrom(start), std::move(node));
}

ExprId Parser::ParseDo() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  Do node;
  ParseBlock(
      BlockKind::kDo, [&] { return CanStartStatement(); },
      [&] { node.statements.push_back(ParseStatement()); });
  if (node.statements.empty()) {
    Fail({file_, start, start + 2},
         "This `do` has no statements; its lines must be indented more than the block around it.");
  }
  const Stmt& last = node.statements.back();
  if (!std::holds_alternative<StmtExpr>(last.node)) {
    Report(last.span, "The last statement of a `do` block must be an expression.");
  }
  return AddExpr(SpanFrom(start), std::move(node));
}

}  // namespace inquest::haskell::parse
