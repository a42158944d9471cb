// Types, contexts and kinds (H2010 4.1).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

bool Parser::AtForall() const {
  return AtWord(special_.forall) || AtSymbol(kVarSym, special_.unicode_forall);
}

// forall a (b :: k).
void Parser::ParseForallVariables(std::vector<Symbol>& out) {
  stream_.Advance();
  while (!AtSymbol(kVarSym, special_.dot)) {
    if (At(kVarId)) {
      out.push_back(TakeName().text);
    } else if (At(kOpenParen)) {
      uint32_t opener = begin();
      stream_.Advance();
      if (!At(kVarId)) Unexpected("a type variable");
      out.push_back(TakeName().text);
      Expect(kDoubleColon, "and a kind behind the type variable");
      ParseKind();
      ExpectCloser(kCloseParen, opener);
    } else {
      Unexpected("a type variable, or the `.` of the `forall`");
    }
  }
  stream_.Advance();
}

QualifiedType Parser::ParseQualifiedType() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  QualifiedType out;
  if (AtForall()) {
    out.has_forall = true;
    ParseForallVariables(out.forall);
  }
  out.type = ParseType();
  // `forall a. C a => t` without variables of its own was read as a nested forall: lift its context.
  while (auto* nested = std::get_if<TypeForall>(&module_.types[out.type].node)) {
    if (!nested->variables.empty()) break;
    out.context.insert(out.context.end(), nested->context.begin(), nested->context.end());
    out.type = nested->type;
  }
  out.span = SpanFrom(start);
  return out;
}

// type -> btype -> ... -> btype; a context or forall reaches to the end of the type.
TypeExprId Parser::ParseType() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  std::vector<TypeExprId> parts;
  while (true) {
    if (AtForall()) {
      parts.push_back(ParseForall());
      break;
    }
    uint32_t part_start = begin();
    TypeExprId part = ParseTypeOperators();
    if (Accept(kDoubleArrow)) {
      TypeForall node;
      node.context = ContextOf(part);
      node.type = ParseType();
      parts.push_back(AddType(SpanFrom(part_start), std::move(node)));
      break;
    }
    parts.push_back(part);
    if (!Accept(kRightArrow)) break;
  }
  return parts.size() == 1 ? parts[0] : FoldArrows(std::move(parts), start);
}

TypeExprId Parser::FoldArrows(std::vector<TypeExprId> parts, uint32_t start) {
  CheckLength(parts.size());
  Span span = SpanFrom(start);
  TypeExprId type = parts.back();
  for (size_t i = parts.size() - 1; i-- > 0;) {
    span.begin = module_.types[parts[i]].span.begin;
    type = AddType(span, TypeFun{parts[i], type});
  }
  return type;
}

TypeExprId Parser::ParseForall() {
  uint32_t start = begin();
  TypeForall node;
  ParseForallVariables(node.variables);
  TypeExprId type = ParseType();
  if (auto* nested = std::get_if<TypeForall>(&module_.types[type].node);
      nested && nested->variables.empty()) {
    node.context = nested->context;
    type = nested->type;
  }
  node.type = type;
  return AddType(SpanFrom(start), std::move(node));
}

// The assertions of what was read as a type and turned out to stand before `=>`.
std::vector<TypeExprId> Parser::ContextOf(TypeExprId type) {
  const TypeExpr& node = module_.types[type];
  if (const auto* tuple = std::get_if<TypeTuple>(&node.node)) return tuple->elements;
  if (const auto* con = std::get_if<TypeCon>(&node.node); con && con->name.text == special_.unit) return {};
  return {type};
}

bool Parser::AtTypeOperator() const {
  if (At(kBackquote)) return stream_.ahead(1).kind == kConId;
  if (At(kConSym) || At(kTilde)) return true;
  if (!At(kVarSym)) return false;
  const Token& token = stream_.token();
  return !IsSymbol(token, special_.bang) && !IsSymbol(token, special_.dot) &&
         !IsSymbol(token, special_.star) && !IsSymbol(token, special_.minus);
}

// TypeOperators: a flat chain, as for expressions.
TypeExprId Parser::ParseTypeOperators() {
  uint32_t start = begin();
  TypeExprId first = ParseTypeApplication();
  if (!AtTypeOperator()) return first;
  TypeInfixChain chain;
  chain.operands.push_back(first);
  while (AtTypeOperator()) {
    CheckLength(chain.operands.size());
    const bool quoted = Accept(kBackquote);
    if (At(kTilde)) {  // GADTs, TypeFamilies: an equality, which the renamer knows
      chain.operators.push_back(BuiltinName("~", SpanOf(stream_.token())));
      stream_.Advance();
    } else {
      chain.operators.push_back(TakeName());
    }
    if (quoted) Expect(kBackquote, "behind the type's name");
    chain.operands.push_back(ParseTypeApplication());
  }
  return AddType(SpanFrom(start), std::move(chain));
}

TypeExprId Parser::ParseTypeApplication() {
  uint32_t start = begin();
  TypeExprId type = ParseTypeAtom();
  size_t count = 0;
  while (CanStartTypeAtom() && !AtForall()) {
    CheckLength(++count);
    TypeExprId argument = ParseTypeAtom();
    type = AddType(SpanFrom(start), TypeApp{type, argument});
  }
  return type;
}

TypeExprId Parser::ParseTypeAtom() {
  uint32_t start = begin();
  switch (kind()) {
    case kVarId: {
      Symbol name = stream_.token().text;
      if (stream_.token().qualifier) Unexpected("a type");
      stream_.Advance();
      return AddType(SpanFrom(start), TypeVar{name});
    }
    case kConId: {
      Name name = TakeName();
      return AddType(name.span, TypeCon{name});
    }
    case kOpenParen:
      return ParseParenType();
    case kOpenBracket: {
      DepthGuard guard(*this);
      stream_.Advance();
      if (Accept(kCloseBracket)) return AddType(SpanFrom(start), TypeCon{BuiltinName("[]", SpanFrom(start))});
      TypeExprId element = ParseType();
      ExpectCloser(kCloseBracket, start);
      return AddType(SpanFrom(start), TypeList{element});
    }
    case kVarSym:
      if (in_kind_ && IsSymbol(stream_.token(), special_.star)) {
        Name name = TakeName();
        return AddType(name.span, TypeCon{name});
      }
      if (IsSymbol(stream_.token(), special_.bang)) {
        Fail(SpanOf(stream_.token()), "`!` can stand only before the field of a constructor.");
      }
      break;
    case kUnderscore:
      if (wildcard_types_) {
        stream_.Advance();
        return AddType(SpanFrom(start), TypeVar{names_.Intern("_" + std::to_string(++made_names_))});
      }
      NotSupported(SpanOf(stream_.token()), "PartialTypeSignatures", "A type with `_` in it");
    default:
      break;
  }
  Unexpected("a type");
}

// (), (,), (->), (t), (t :: k), (t1, t2)
TypeExprId Parser::ParseParenType() {
  DepthGuard guard(*this);
  uint32_t start = begin();
  if (Symbol constructor = AcceptTupleConstructor()) {
    TypeCon con;
    con.name.text = constructor;
    con.name.span = SpanFrom(start);
    return AddType(con.name.span, con);
  }
  stream_.Advance();
  if (At(kRightArrow) && stream_.ahead(1).kind == kCloseParen) {
    stream_.Advance();
    stream_.Advance();
    return AddType(SpanFrom(start), TypeCon{BuiltinName("->", SpanFrom(start))});
  }
  if ((At(kConSym) || At(kVarSym)) && stream_.ahead(1).kind == kCloseParen) {
    Name name = TakeName();
    stream_.Advance();
    name.span = SpanFrom(start);
    return AddType(name.span, TypeCon{name});
  }
  TypeExprId first = ParseType();
  if (Accept(kDoubleColon)) {
    TypeExprId kind = ParseKind();
    ExpectCloser(kCloseParen, start);
    return AddType(SpanFrom(start), TypeKinded{first, kind});
  }
  if (!At(kComma)) {
    ExpectCloser(kCloseParen, start);
    return first;
  }
  TypeTuple tuple{{first}};
  while (Accept(kComma)) tuple.elements.push_back(ParseType());
  ExpectCloser(kCloseParen, start);
  return AddType(SpanFrom(start), std::move(tuple));
}

TypeExprId Parser::ParseKind() {
  bool outer = in_kind_;
  in_kind_ = true;
  TypeExprId kind = ParseType();
  in_kind_ = outer;
  return kind;
}

}  // namespace inquest::haskell::parse
