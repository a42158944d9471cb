// Blocks of declarations: signatures, fixities, bindings (H2010 4.4).
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

DeclsId Parser::ParseDecls(bool is_local) {
  DepthGuard guard(*this);
  DeclsBuilder out;
  out.is_local = is_local;
  ParseBlock(
      BlockKind::kDeclarations, [&] { return CanStartDeclaration(); }, [&] { ParseDecl(out); });
  return module_.decls.Add(std::move(out.decls));
}

DeclsId Parser::ParseWhereDecls(bool is_local) { return Accept(kWhere) ? ParseDecls(is_local) : DeclsId(); }

void Parser::ParseDecl(DeclsBuilder& out) {
  switch (kind()) {
    case kInfix:
    case kInfixl:
    case kInfixr:
      return ParseFixity(out);
    case kType:
      out.open = {};
      return ParseTypeInBody();
    case kData:
    case kNewtype:
      out.open = {};
      return ParseDataInBody();
    case kDefault:
      return ParseDefaultSignature(out);
    default:
      return AtSignature() ? ParseSignature(out) : ParseEquation(out);
  }
}

// infixl 6 +, `plus`
void Parser::ParseFixity(DeclsBuilder& out) {
  uint32_t start = begin();
  FixityDecl decl;
  decl.fixity.associativity = At(kInfixl)   ? Associativity::kLeft
                              : At(kInfixr) ? Associativity::kRight
                                            : Associativity::kNone;
  stream_.Advance();
  if (At(kInteger)) {
    const Token& token = stream_.token();
    const std::string& digits = std::get<IntegerLiteral>(tokens_.literals[token.literal]).digits;
    decl.fixity.precedence = digits.size() == 1 ? digits[0] - '0' : 9;
    if (digits.size() != 1) Report(SpanOf(token), "A precedence is a number from 0 to 9.");
    stream_.Advance();
  }
  do {
    if (!AtOperator()) Unexpected("an operator, or a name in backquotes");
    decl.operators.push_back(ParseOperatorName());
  } while (Accept(kComma));
  decl.span = SpanFrom(start);
  out.open = {};
  out.decls.fixities.push_back(std::move(decl));
}

void Parser::ParseSignature(DeclsBuilder& out) {
  uint32_t start = begin();
  TypeSignature signature;
  do {
    signature.names.push_back(ParseVar("the name of a function or value"));
    if (signature.names.back().qualifier)
      Fail(signature.names.back().span, "The name in a signature cannot be qualified.");
  } while (Accept(kComma));
  Expect(kDoubleColon, "and the type, behind the names");
  signature.type = ParseQualifiedType();
  signature.span = SpanFrom(start);
  out.open = {};
  if (!At(kEquals) || signature.names.size() != 1)
    return out.decls.signatures.push_back(std::move(signature));
  // x :: t = e: a pattern binding with an annotated pattern
  PatId variable = AddPat(signature.names[0].span, PatVar{signature.names[0].text, {}, {}});
  Lhs lhs;
  lhs.pattern = AddPat(signature.span, PatSig{variable, std::move(signature.type)});
  Match match;
  match.rhs = ParseRhs(kEquals);
  match.span = SpanFrom(start);
  AddEquation(out, std::move(lhs), std::move(match));
}

// DefaultSignatures: default m :: type, in a class.
void Parser::ParseDefaultSignature(DeclsBuilder& out) {
  if (body_ == nullptr || !body_->is_class)
    Fail(SpanOf(stream_.token()), "The signature of a default method stands in the class.");
  stream_.Advance();
  DeclsBuilder builder;
  ParseSignature(builder);
  out.open = {};
  for (TypeSignature& signature : builder.decls.signatures)
    body_->default_signatures.push_back(std::move(signature));
}

Name Parser::ParseVar(std::string_view expected) {
  if (At(kVarId)) return TakeName();
  uint32_t start = begin();
  if (!At(kOpenParen) || stream_.ahead(1).kind != kVarSym || stream_.ahead(2).kind != kCloseParen) {
    Unexpected(expected);
  }
  stream_.Advance();
  Name name = TakeName();
  stream_.Advance();
  name.span = SpanFrom(start);
  return name;
}

// The operator here, as a name: `+`, or `f` in backquotes.
Name Parser::ParseOperatorName() {
  if (!At(kBackquote)) return TakeName();
  uint32_t start = begin();
  stream_.Advance();
  if (!At(kVarId) && !At(kConId)) Unexpected("a name in backquotes");
  Name name = TakeName();
  Expect(kBackquote, "behind the name");
  name.span = SpanFrom(start);
  return name;
}

}  // namespace inquest::haskell::parse
