// What can start here, and what the text ahead is.
#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {

using enum TokenKind;

bool Parser::CanStartAtom() const {
  switch (kind()) {
    case kVarId:
    case kConId:
    case kInteger:
    case kRational:
    case kChar:
    case kString:
    case kOpenParen:
    case kOpenBracket:
    case kUnderscore:
      return true;
    default:
      return false;
  }
}

bool Parser::CanStartExpr() const {
  switch (kind()) {
    case kBackslash:
    case kLet:
    case kIf:
    case kCase:
    case kDo:
      return true;
    default:
      return CanStartAtom() || AtSymbol(kVarSym, special_.minus);
  }
}

bool Parser::CanStartPatternAtomAt(size_t position) const {
  switch (stream_.at(position).kind) {
    case kVarId:
    case kConId:
    case kInteger:
    case kRational:
    case kChar:
    case kString:
    case kOpenParen:
    case kOpenBracket:
    case kUnderscore:
    case kTilde:
      return true;
    case kVarSym:
      return IsBang(position);
    default:
      return false;
  }
}

bool Parser::CanStartPattern() const {
  if (AtVirtual()) return false;
  return CanStartPatternAtom() || (At(kVarSym) && (IsSymbol(stream_.token(), special_.bang) ||
                                                   IsSymbol(stream_.token(), special_.minus)));
}

bool Parser::CanStartStatement() const { return CanStartExpr() || CanStartPattern(); }

bool Parser::CanStartDeclaration() const {
  return CanStartPattern() || At(kInfix) || At(kInfixl) || At(kInfixr) || At(kType) || At(kData) ||
         At(kNewtype) || At(kDefault);
}

bool Parser::CanStartTypeAtom() const {
  switch (kind()) {
    case kVarId:
    case kConId:
    case kOpenParen:
    case kOpenBracket:
      return true;
    case kVarSym:
      return in_kind_ && IsSymbol(stream_.token(), special_.star);
    case kUnderscore:
      return wildcard_types_;
    default:
      return false;
  }
}

bool Parser::AtConOperator() const {
  return At(kConSym) || (At(kBackquote) && stream_.ahead(1).kind == kConId);
}

size_t Parser::OperatorLength(size_t position) const {
  switch (stream_.at(position).kind) {
    case kVarSym:
    case kConSym:
      return 1;
    case kBackquote:
      return 3;
    default:
      return 0;
  }
}

// `+ )`: the end of a left section.
bool Parser::AtOperatorBeforeParen() const {
  size_t length = OperatorLength(stream_.position());
  return length != 0 && stream_.ahead(length).kind == kCloseParen;
}

// An operator that hugs what follows and not what is before it, as `!` does in `f !x`.
bool Parser::IsPrefixOccurrence(size_t position) const {
  const Token& token = stream_.at(position);
  if (stream_.at(position + 1).space_before) return false;
  if (token.space_before || position == 0) return true;
  switch (stream_.at(position - 1).kind) {
    case kOpenParen:
    case kOpenBracket:
    case kOpenBrace:
    case kComma:
    case kSemicolon:
    case kTilde:
    case kBackslash:
      return true;
    case kVarSym:
      return IsBang(position - 1);
    default:
      return false;
  }
}

bool Parser::IsBang(size_t position) const {
  const Token& token = stream_.at(position);
  return token.kind == kVarSym && IsSymbol(token, special_.bang) && IsPrefixOccurrence(position);
}

// Scans at bracket depth 0 up to the first token that cannot be in a pattern.
bool Parser::StatementIsBind(bool arrow_ends) const {
  bool in_type = false;
  for (size_t i = stream_.position();; ++i) {
    if (i > stream_.position() && stream_.EndsItem(i)) return false;
    switch (stream_.at(i).kind) {
      case kLeftArrow:
        return true;
      case kOpenParen:
      case kOpenBracket:
      case kOpenBrace: {
        size_t closer = stream_.matching(i);
        if (closer == i) return false;
        i = closer;
        break;
      }
      case kDoubleColon:
        in_type = true;
        break;
      case kRightArrow:
        if (arrow_ends || !in_type) return false;
        break;
      case kDoubleArrow:
        if (!in_type) return false;
        break;
      case kVarId:
      case kConId:
      case kVarSym:
      case kConSym:
      case kInteger:
      case kRational:
      case kChar:
      case kString:
      case kBackquote:
      case kUnderscore:
      case kAt:
      case kTilde:
        break;
      default:
        return false;
    }
  }
}

// Whether `->` stands in the component of a parenthesised, tuple or list pattern that starts here.
bool Parser::ComponentIsView() const {
  for (size_t i = stream_.position();; ++i) {
    switch (stream_.at(i).kind) {
      case kRightArrow:
        return true;
      case kOpenParen:
      case kOpenBracket:
      case kOpenBrace: {
        size_t closer = stream_.matching(i);
        if (closer == i) return false;
        i = closer;
        break;
      }
      case kComma:
      case kCloseParen:
      case kCloseBracket:
      case kCloseBrace:
      case kDoubleColon:
      case kEquals:
      case kEnd:
      case kSemicolon:
      case kLeftArrow:
      case kWhere:
      case kModule:
      case kImport:
        return false;
      default:
        break;
    }
  }
}

// `f ::`, `f, g ::`, `(+) ::`
bool Parser::AtSignature() const {
  size_t next = 0;
  if (At(kVarId)) {
    next = 1;
  } else if (At(kOpenParen) && OperatorLength(stream_.position() + 1) == 1 &&
             stream_.ahead(2).kind == kCloseParen) {
    next = 3;
  } else {
    return false;
  }
  TokenKind k = stream_.ahead(next).kind;
  return k == kDoubleColon || k == kComma;
}

Parser::LhsShape Parser::ScanLhs() const {
  LhsShape shape;
  size_t start = stream_.position();
  for (size_t i = start;; ++i) {
    if (i > start && stream_.EndsItem(i)) return shape;
    const Token& token = stream_.at(i);
    switch (token.kind) {
      case kOpenParen:
      case kOpenBracket:
      case kOpenBrace: {
        size_t closer = stream_.matching(i);
        if (closer == i) return shape;
        i = closer;
        break;
      }
      case kVarSym: {
        if (IsBang(i) || (i == start && IsSymbol(token, special_.bang))) break;
        // -1 as an operand
        TokenKind next = stream_.at(i + 1).kind;
        bool is_operand = i == start || stream_.at(i - 1).kind == kConSym;
        if (IsSymbol(token, special_.minus) && is_operand && (next == kInteger || next == kRational)) break;
        shape.has_var_operator = true;
        return shape;
      }
      case kConSym:
        shape.has_con_operator = true;
        break;
      case kBackquote:
        if (stream_.at(i + 1).kind == kVarId) {
          shape.has_var_operator = true;
          return shape;
        }
        shape.has_con_operator = true;
        i += 2;
        break;
      case kVarId:
      case kConId:
      case kInteger:
      case kRational:
      case kChar:
      case kString:
      case kUnderscore:
      case kAt:
      case kTilde:
        break;
      default:
        return shape;
    }
  }
}

Parser::ConstructorShape Parser::ScanConstructor() const {
  ConstructorShape shape;
  for (size_t i = stream_.position();; ++i) {
    if (stream_.EndsItem(i)) return shape;
    switch (stream_.at(i).kind) {
      case kOpenParen:
      case kOpenBracket:
      case kOpenBrace: {
        size_t closer = stream_.matching(i);
        if (closer == i) return shape;
        i = closer;
        break;
      }
      case kDoubleArrow:
        shape.has_context = true;
        shape.has_operator = false;
        break;
      case kConSym:
      case kBackquote:
        shape.has_operator = true;
        break;
      case kBar:
      case kDeriving:
      case kSemicolon:
      case kEquals:
      case kEnd:
      case kCloseBrace:
        return shape;
      default:
        break;
    }
  }
}

}  // namespace inquest::haskell::parse
