// Patterns (H2010 3.17), with bang patterns, view patterns and type annotations.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

PatId Parser::ParsePattern() {
  uint32_t start = begin();
  PatId pattern = ParseInfixPattern();
  if (!Accept(kDoubleColon)) return pattern;
  QualifiedType type = ParseQualifiedType();
  return AddPat(SpanFrom(start), PatSig{pattern, std::move(type)});
}

PatId Parser::ParseInfixPattern() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  PatId first = ParsePatternOperand();
  if (!AtConOperator()) return first;
  PatInfixChain chain;
  chain.operands.push_back(first);
  while (AtConOperator()) {
    chain.operators.push_back(ParseConOperator());
    chain.operands.push_back(ParsePatternOperand());
  }
  return AddPat(SpanFrom(start), std::move(chain));
}

Name Parser::ParseConOperator() {
  if (At(kConSym)) return TakeName();
  uint32_t start = begin();
  stream_.Advance();
  Name name = TakeName();
  Expect(kBackquote, "behind the constructor's name");
  name.span = SpanFrom(start);
  return name;
}

// lpat: a negative number, a constructor with arguments, or an atom.
PatId Parser::ParsePatternOperand() {
  uint32_t start = begin();
  if (AtSymbol(kVarSym, special_.minus)) {
    stream_.Advance();
    if (!At(kInteger) && !At(kRational)) Unexpected("a number behind the minus sign of this pattern");
    return ParseLiteralPattern(start, true);
  }
  bool operator_name =
      At(kOpenParen) && stream_.ahead(1).kind == kConSym && stream_.ahead(2).kind == kCloseParen;
  bool tuple_name = At(kOpenParen) && stream_.ahead(1).kind == kComma;
  return At(kConId) || operator_name || tuple_name ? ParseConPattern() : ParsePatternAtom();
}

PatId Parser::ParseLiteralPattern(uint32_t start, bool negative) {
  PatLit node;
  node.literal = tokens_.literals[stream_.token().literal];
  node.negative = negative;
  stream_.Advance();
  return AddPat(SpanFrom(start), std::move(node));
}

// A constructor applied to atoms.
PatId Parser::ParseConPattern() {
  uint32_t start = begin();
  PatId head = ParsePatternAtom();
  if (!CanStartPatternAtom()) return head;
  PatCon node;
  if (const PatCon* con = std::get_if<PatCon>(&module_.pats[head].node)) {
    node.constructor = con->constructor;
  } else {
    Unexpected("the end of this pattern; the record of a constructor takes no further arguments");
  }
  while (CanStartPatternAtom()) {
    node.arguments.push_back(ParsePatternAtom());
  }
  return AddPat(SpanFrom(start), std::move(node));
}

PatId Parser::ParsePatternAtom() {
  uint32_t start = begin();
  switch (kind()) {
    case kVarId:
      return ParsePatternName();
    case kConId: {
      Name name = TakeName();
      if (At(kOpenBrace)) return ParseRecordPattern(name, start);
      return AddPat(SpanFrom(start), PatCon{name, {}, false});
    }
    case kUnderscore:
      stream_.Advance();
      return AddPat(SpanFrom(start), PatWild{});
    case kInteger:
    case kRational:
    case kChar:
    case kString:
      return ParseLiteralPattern(start, false);
    case kOpenParen:
      return ParseParenPattern();
    case kOpenBracket:
      return ParseListPattern();
    case kTilde: {
      DepthGuard guard(*this);
      stream_.Advance();
      PatId inner = ParsePatternAtom();
      return AddPat(SpanFrom(start), PatLazy{inner});
    }
    default:
      break;
  }
  if (AtSymbol(kVarSym, special_.bang)) {
    DepthGuard guard(*this);
    stream_.Advance();
    PatId inner = ParsePatternAtom();
    return AddPat(SpanFrom(start), PatBang{inner});
  }
  Unexpected("a pattern");
}

// x or x@p
PatId Parser::ParsePatternName() {
  const Token& token = stream_.token();
  uint32_t start = token.begin;
  if (token.qualifier) Fail(SpanOf(token), "A pattern binds new names; they cannot be qualified.");
  Symbol name = token.text;
  stream_.Advance();
  if (!Accept(kAt)) return AddPat(SpanFrom(start), PatVar{name, {}, {}});
  DepthGuard guard(*this);
  PatId inner = ParsePatternAtom();
  return AddPat(SpanFrom(start), PatAs{name, inner, {}, {}});
}

PatId Parser::ParseComponentPattern() {
  uint32_t start = begin();
  if (!ComponentIsView()) {
    PatId pattern = ParsePattern();
    if (At(kVarSym) || At(kBackquote))
      Unexpected("the end of the pattern; only constructors can be operators in it");
    return pattern;
  }
  DepthGuard guard(*this);
  ExprId function = ParseExpr();
  Expect(kRightArrow, "behind the function of the view pattern");
  PatId inner = ParseComponentPattern();
  return AddPat(SpanFrom(start), PatView{function, inner});
}

PatId Parser::ParseParenPattern() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  if (Symbol constructor = AcceptTupleConstructor()) {
    if (constructor == special_.unit) return AddPat(SpanFrom(start), PatTuple{});
    PatCon con;
    con.constructor.text = constructor;
    con.constructor.span = SpanFrom(start);
    return AddPat(con.constructor.span, std::move(con));
  }
  stream_.Advance();
  if (At(kConSym) && stream_.ahead(1).kind == kCloseParen) {  // (:+:)
    PatCon con;
    con.constructor = TakeName();
    stream_.Advance();
    con.constructor.span = SpanFrom(start);
    return AddPat(con.constructor.span, std::move(con));
  }
  if (At(kVarSym) && stream_.ahead(1).kind == kCloseParen) {  // (+), a variable
    Name name = TakeName();
    stream_.Advance();
    if (name.qualifier) Fail(name.span, "A pattern binds new names; they cannot be qualified.");
    return AddPat(SpanFrom(start), PatVar{name.text, {}, {}});
  }
  if (n_plus_k_ && At(kVarId) && stream_.ahead(1).kind == kVarSym &&
      IsSymbol(stream_.ahead(1), special_.plus) && stream_.ahead(2).kind == kInteger) {
    return ParseNPlusK(start);
  }
  PatId first = ParseComponentPattern();
  if (!At(kComma)) {
    ExpectCloser(kCloseParen, start);
    return AddPat(SpanFrom(start), PatParen{first});
  }
  PatTuple tuple{{first}};
  while (Accept(kComma)) tuple.elements.push_back(ParseComponentPattern());
  ExpectCloser(kCloseParen, start);
  return AddPat(SpanFrom(start), std::move(tuple));
}

// (n + 1), behind the parenthesis
PatId Parser::ParseNPlusK(uint32_t start) {
  PatNPlusK node;
  node.name = TakeName().text;
  stream_.Advance();
  node.number = std::get<IntegerLiteral>(tokens_.literals[stream_.token().literal]);
  stream_.Advance();
  ExpectCloser(kCloseParen, start);
  return AddPat(SpanFrom(start), std::move(node));
}

PatId Parser::ParseListPattern() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  stream_.Advance();
  PatList list;
  if (!At(kCloseBracket)) {
    do {
      list.elements.push_back(ParseComponentPattern());
    } while (Accept(kComma));
  }
  ExpectCloser(kCloseBracket, start);
  return AddPat(SpanFrom(start), std::move(list));
}

PatId Parser::ParseRecordPattern(const Name& constructor, uint32_t start) {
  DepthGuard guard(*this);
  uint32_t opener = OpenRecord();
  PatRecord record;
  record.constructor = constructor;
  while (!At(kCloseBrace)) {
    if (Accept(kDotDot)) {
      record.wildcard = true;
      break;
    }
    record.fields.push_back(ParsePatField());
    if (!Accept(kComma)) break;
  }
  CloseRecord(opener);
  return AddPat(SpanFrom(start), std::move(record));
}

PatField Parser::ParsePatField() {
  PatField field;
  field.field = ParseVar("the name of a field");
  if (Accept(kEquals)) {
    field.pattern = ParseComponentPattern();
    return field;
  }
  field.punned = true;
  field.pattern = AddPat(field.field.span, PatVar{field.field.text, {}, {}});
  return field;
}

}  // namespace inquest::haskell::parse
