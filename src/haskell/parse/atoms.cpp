// Atomic expressions: names, literals, what stands in brackets, records (H2010 3.2 to 3.11, 3.15).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

ExprId Parser::AddName(const Token& token, Span span) {
  Name name = NameOf(token);
  if (token.kind == kConId || token.kind == kConSym) return AddExpr(span, Con{name});
  return AddExpr(span, Var{name});
}

// A record construction or update binds tighter than application (H2010 3.15).
ExprId Parser::ParseAtom() {
  uint32_t start = begin();
  ExprId atom = ParsePlainAtom();
  size_t count = 0;
  while (At(kOpenBrace)) {
    CheckLength(++count);
    atom = ParseRecordSuffix(start, atom);
  }
  return atom;
}

ExprId Parser::ParsePlainAtom() {
  const Token& token = stream_.token();
  switch (kind()) {
    case kVarId:
    case kConId: {
      stream_.Advance();
      return AddName(token, SpanOf(token));
    }
    case kInteger:
    case kRational:
    case kChar:
    case kString:
      stream_.Advance();
      return AddExpr(SpanOf(token), Lit{tokens_.literals[token.literal], {}});
    case kOpenParen:
      return ParseParenthesised();
    case kOpenBracket:
      return ParseBracketed();
    case kUnderscore:
      Fail(SpanOf(token), "`_` stands for a value only in patterns; an expression is needed here.");
    default:
      Unexpected("an expression");
  }
}

// `()`, `(,)`, `(,,)`, ...: their names are their texts.
Symbol Parser::AcceptTupleConstructor() {
  if (!At(kOpenParen)) return {};
  size_t commas = 0;
  while (stream_.ahead(1 + commas).kind == kComma) ++commas;
  if (stream_.ahead(1 + commas).kind != kCloseParen) return {};
  for (size_t i = 0; i < commas + 2; ++i) stream_.Advance();
  return commas == 0 ? special_.unit : names_.Intern("(" + std::string(commas, ',') + ")");
}

ExprId Parser::ParseParenthesised() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  if (Symbol constructor = AcceptTupleConstructor()) {
    Con con;
    con.name.text = constructor;
    con.name.span = SpanFrom(start);
    return AddExpr(con.name.span, con);
  }
  stream_.Advance();
  if (At(kComma)) return ParseTupleRest(start, {ExprId()});
  bool negation = AtSymbol(kVarSym, special_.minus) && !AtOperatorBeforeParen();
  if (AtOperator() && !negation) return ParseOperatorInParens(start);
  ExprId expr = ParseExpr();
  if (At(kComma)) return ParseTupleRest(start, {expr});
  if (AtOperator()) {  // only before the closing parenthesis
    ExprId op = ParseOperator();
    ExpectCloser(kCloseParen, start);
    return AddExpr(SpanFrom(start), LeftSection{expr, op});
  }
  if (At(kRightArrow)) Unexpected("`)`; a view pattern can stand only in a pattern");
  ExpectCloser(kCloseParen, start);
  return AddExpr(SpanFrom(start), Paren{expr});
}

// (+) or (+ e)
ExprId Parser::ParseOperatorInParens(uint32_t start) {
  const Token& token = stream_.token();
  bool plain = !At(kBackquote);
  ExprId op = ParseOperator();
  if (plain && Accept(kCloseParen)) return AddName(token, SpanFrom(start));
  ExprId operand = ParseInfixExpr();
  ExpectCloser(kCloseParen, start);
  return AddExpr(SpanFrom(start), RightSection{op, operand});
}

// Behind the first element, which is none if it is missing (TupleSections).
ExprId Parser::ParseTupleRest(uint32_t start, std::vector<ExprId> elements) {
  while (Accept(kComma)) {
    elements.push_back(At(kComma) || At(kCloseParen) ? ExprId() : ParseExpr());
  }
  ExpectCloser(kCloseParen, start);
  return AddExpr(SpanFrom(start), Tuple{std::move(elements)});
}

ExprId Parser::ParseBracketed() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  if (Accept(kCloseBracket)) {
    Con con;
    con.name.text = special_.list;
    con.name.span = SpanFrom(start);
    return AddExpr(con.name.span, con);
  }
  ExprId first = ParseExpr();
  if (Accept(kDotDot)) return ParseEnumRest(start, first, {});
  if (At(kBar)) return ParseListComp(start, first);
  List list{{first}};
  while (Accept(kComma)) {
    list.elements.push_back(ParseExpr());
    if (list.elements.size() == 2 && Accept(kDotDot)) return ParseEnumRest(start, first, list.elements[1]);
  }
  ExpectCloser(kCloseBracket, start);
  return AddExpr(SpanFrom(start), std::move(list));
}

ExprId Parser::ParseEnumRest(uint32_t start, ExprId from, ExprId then) {
  EnumFrom node{from, then, {}, {}};
  if (!At(kCloseBracket)) node.to = ParseExpr();
  ExpectCloser(kCloseBracket, start);
  return AddExpr(SpanFrom(start), node);
}

ExprId Parser::ParseListComp(uint32_t start, ExprId body) {
  stream_.Advance();
  ListComp node{body, {}, {}};
  do {
    node.statements.push_back(ParseQualifier(kCloseBracket));
  } while (Accept(kComma));
  while (Accept(kBar)) {
    node.parallel.emplace_back();
    do {
      node.parallel.back().push_back(ParseQualifier(kCloseBracket));
    } while (Accept(kComma));
  }
  ExpectCloser(kCloseBracket, start);
  return AddExpr(SpanFrom(start), std::move(node));
}

ExprId Parser::ParseRecordSuffix(uint32_t start, ExprId subject) {
  uint32_t opener = OpenRecord();
  std::vector<FieldBind> fields;
  bool wildcard = false;
  while (!At(kCloseBrace)) {
    if (Accept(kDotDot)) {
      wildcard = true;
      break;
    }
    fields.push_back(ParseFieldBind());
    if (!Accept(kComma)) break;
  }
  CloseRecord(opener);
  Span span = SpanFrom(start);
  if (const Con* con = std::get_if<Con>(&module_.exprs[subject].node)) {
    RecordConstruct node{con->name, std::move(fields), wildcard};
    return AddExpr(span, std::move(node));
  }
  if (wildcard) Report(span, "`..` can stand only in the record of a constructor, not in an update.");
  if (fields.empty() && !wildcard) Report(span, "This record update changes no field.");
  return AddExpr(span, RecordUpdate{subject, std::move(fields)});
}

FieldBind Parser::ParseFieldBind() {
  FieldBind bind;
  bind.field = ParseVar("the name of a field");
  if (Accept(kEquals)) {
    bind.value = ParseExpr();
    return bind;
  }
  bind.punned = true;
  Name value = bind.field;
  value.qualifier = {};
  bind.value = AddExpr(value.span, Var{value});
  return bind;
}

}  // namespace inquest::haskell::parse
