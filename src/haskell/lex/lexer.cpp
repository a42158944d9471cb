#include "haskell/lex/lexer.h"

#include <array>

#include "haskell/lex/lex.h"

namespace inquest::haskell::lex {
namespace {

struct Word {
  std::string_view text;
  TokenKind kind;
};

constexpr Word kKeywords[] = {
#define KEYWORD(name, text) {text, TokenKind::name},
#include "haskell/lex/token_kinds.def"
};

TokenKind KeywordOrName(std::string_view text) {
  if (text.size() > 8 || (text[0] != '_' && (text[0] < 'c' || text[0] > 'w'))) return TokenKind::kVarId;
  for (const Word& word : kKeywords) {
    if (word.text == text) return word.kind;
  }
  return TokenKind::kVarId;
}

// Reserved operators (H2010 2.4) but `:`, which is a constructor operator to the parser.
TokenKind OperatorKind(std::string_view text, bool unicode_syntax) {
  if (text.size() == 1) {
    switch (text[0]) {
      case '=':
        return TokenKind::kEquals;
      case '\\':
        return TokenKind::kBackslash;
      case '|':
        return TokenKind::kBar;
      case '@':
        return TokenKind::kAt;
      case '~':
        return TokenKind::kTilde;
      default:
        break;
    }
  } else if (text.size() == 2) {
    if (text == "..") return TokenKind::kDotDot;
    if (text == "::") return TokenKind::kDoubleColon;
    if (text == "<-") return TokenKind::kLeftArrow;
    if (text == "->") return TokenKind::kRightArrow;
    if (text == "=>") return TokenKind::kDoubleArrow;
  } else if (unicode_syntax) {
    if (text == "∷") return TokenKind::kDoubleColon;
    if (text == "⇒") return TokenKind::kDoubleArrow;
    if (text == "→") return TokenKind::kRightArrow;
    if (text == "←") return TokenKind::kLeftArrow;
  }
  return text[0] == ':' ? TokenKind::kConSym : TokenKind::kVarSym;
}

bool IsAsciiNamePart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
}

constexpr std::array<CharClass, 128> MakeAsciiClasses() {
  std::array<CharClass, 128> table{};
  for (auto& entry : table) entry = CharClass::kOther;
  for (int c = 'a'; c <= 'z'; ++c) table[c] = CharClass::kLower;
  for (int c = 'A'; c <= 'Z'; ++c) table[c] = CharClass::kUpper;
  for (int c = '0'; c <= '9'; ++c) table[c] = CharClass::kPart;
  table['_'] = CharClass::kLower;
  table['\''] = CharClass::kPart;
  for (unsigned char c : std::string_view("!#$%&*+./<=>?@\\^|-~:")) table[c] = CharClass::kSymbol;
  for (unsigned char c : std::string_view(" \t\n\r\f\v")) table[c] = CharClass::kSpace;
  return table;
}
constexpr std::array<CharClass, 128> kAsciiClasses = MakeAsciiClasses();

// An ill-formed byte is part of nothing, whatever the replacement character's class.
CharClass ClassOf(const base::CodePoint& c) {
  return c.well_formed ? lex::ClassOf(c.value) : CharClass::kOther;
}

}  // namespace

std::string_view Shown(TokenKind kind) {
  static constexpr std::string_view kShown[] = {
#define KIND(name, shown) shown,
#include "haskell/lex/token_kinds.def"
  };
  return kShown[static_cast<size_t>(kind)];
}

Tokens Lex(source::FileId file, std::string_view text, base::Interner& names,
           source::Diagnostics& diagnostics, const Options& options) {
  return Lexer(file, text, names, diagnostics, options).Run();
}

Lexer::Lexer(source::FileId file, std::string_view text, base::Interner& names,
             source::Diagnostics& diagnostics, const Options& options)
    : file_(file), text_(text), names_(names), diagnostics_(diagnostics), map_(options.map) {
  for (const std::string& extension : options.extensions) {
    out_.extensions.push_back(Name{{}, names_.Intern(extension), Span{file_, 0, 0}, {}});
    TurnOn(extension);
  }
}

// Extensions that change what a token is.
void Lexer::TurnOn(std::string_view extension) {
  if (extension == "UnicodeSyntax") unicode_syntax_ = true;
  if (extension == "MagicHash") magic_hash_ = true;
  if (extension == "UnboxedTuples" || extension == "UnboxedSums") unboxed_tuples_ = true;
  if (extension == "NegativeLiterals" || extension == "LexicalNegation") negative_literals_ = true;
}

Tokens Lexer::Run() {
  out_.tokens.reserve(text_.size() / 4 + 16);
  if (text_.starts_with("\xef\xbb\xbf")) MoveTo(3);
  if (text_.substr(position_).starts_with("#!")) SkipLineComment();
  while (SkipWhiteSpace()) LexToken();
  Token end;
  end.begin = end.end = SourceBegin(text_.size());
  end.first_on_line = end.space_before = true;
  out_.tokens.push_back(end);
  return std::move(out_);
}

CharClass Lexer::ClassHere() const {
  auto c = static_cast<unsigned char>(Peek());
  return c < 0x80 ? kAsciiClasses[c] : ClassOf(base::DecodeUtf8(text_, position_));
}

uint32_t Lexer::column() const {
  return static_cast<uint32_t>(static_cast<long>(position_ - line_begin_) + column_adjust_ + 1);
}

// Moves over text without line ends or tabs.
void Lexer::MoveTo(size_t position) {
  for (size_t i = position_; i < position; ++i) {
    if ((static_cast<unsigned char>(text_[i]) & 0xc0) == 0x80) --column_adjust_;
  }
  position_ = position;
}

// Moves over any one code point, keeping lines and columns right.
void Lexer::SkipCodePoint() {
  switch (Peek()) {
    case '\n':
      ++position_;
      NewLine();
      break;
    case '\t':
      Tab();
      break;
    default:
      MoveTo(position_ + base::DecodeUtf8(text_, position_).length);
  }
}

void Lexer::NewLine() {
  line_begin_ = position_;
  column_adjust_ = 0;
}

void Lexer::Tab() {
  long here = column();
  long next = (here - 1) / 8 * 8 + 9;
  ++position_;
  column_adjust_ += next - here - 1;
}

// Moves to the next token and notes what the layout rule needs to know; false at the end.
bool Lexer::SkipWhiteSpace() {
  size_t begin = position_;
  first_on_line_ = out_.tokens.empty();
  size_t line_begin = line_begin_;
  while (!AtEnd()) {
    char c = Peek();
    if (c == ' ') {
      ++position_;
    } else if (c == '\n') {
      ++position_;
      NewLine();
    } else if (c == '\t') {
      Tab();
    } else if (c == '\r' || c == '\f' || c == '\v') {
      ++position_;
    } else if (SkipComment()) {
      continue;
    } else if (static_cast<unsigned char>(c) >= 0x80 && ClassHere() == CharClass::kSpace) {
      SkipCodePoint();
    } else {
      break;
    }
  }
  if (line_begin_ != line_begin) first_on_line_ = true;
  space_before_ = position_ != begin || begin == 0;
  token_column_ = column();
  return !AtEnd();
}

Token& Lexer::Add(TokenKind kind, size_t begin, size_t end) {
  Token& token = out_.tokens.emplace_back();
  token.kind = kind;
  token.first_on_line = first_on_line_;
  token.space_before = space_before_;
  token.begin = SourceBegin(begin);
  token.end = SourceEnd(begin, end);
  token.column = token_column_;
  return token;
}

void Lexer::LexSpecial(TokenKind kind) {
  Add(kind, position_, position_ + 1);
  ++position_;
}

// UnboxedTuples: `(# a, b #)` is read as the tuple it stands for.
bool Lexer::LexUnboxedBracket() {
  const bool opens =
      Peek() == '(' && Peek(1) == '#' && Peek(2) != ')' && SymbolEnd(position_ + 1) == position_ + 2;
  const bool closes = Peek() == '#' && Peek(1) == ')';
  if (!opens && !closes) return false;
  Add(opens ? TokenKind::kOpenParen : TokenKind::kCloseParen, position_, position_ + 2);
  position_ += 2;
  return true;
}

// NegativeLiterals: `-1` with nothing before it that it could be subtracted from is read as `(-1)`. So are
// `-1#` with MagicHash.
bool Lexer::LexNegativeNumber() {
  if (Peek() != '-' || Peek(1) < '0' || Peek(1) > '9') return false;
  const char before = position_ == 0 ? ' ' : text_[position_ - 1];
  if (std::string_view(" \t\n\r\f\v([,;{}").find(before) == std::string_view::npos) return false;
  if (!negative_literals_) {
    size_t end = position_ + 1;
    while (end < text_.size() && ((text_[end] >= '0' && text_[end] <= '9') || text_[end] == '.')) ++end;
    if (!magic_hash_ || end >= text_.size() || text_[end] != '#') return false;
  }
  const size_t begin = position_;
  Add(TokenKind::kOpenParen, begin, begin);
  first_on_line_ = false;
  Token& minus = Add(TokenKind::kVarSym, begin, begin + 1);
  minus.text = names_.Intern("-");
  MoveTo(begin + 1);
  space_before_ = false;
  LexNumber();
  Add(TokenKind::kCloseParen, position_, position_);
  return true;
}

// MagicHash: where the marks behind a name or a literal end.
size_t Lexer::HashesEnd(size_t begin, size_t most) const {
  size_t end = begin;
  while (magic_hash_ && end < text_.size() && text_[end] == '#' && end - begin < most) ++end;
  return end;
}

void Lexer::LexToken() {
  if (unboxed_tuples_ && LexUnboxedBracket()) return;
  if ((negative_literals_ || magic_hash_) && LexNegativeNumber()) return;
  switch (char c = Peek()) {
    case '(':
      return LexSpecial(TokenKind::kOpenParen);
    case ')':
      return LexSpecial(TokenKind::kCloseParen);
    case '[':
      return LexSpecial(TokenKind::kOpenBracket);
    case ']':
      return LexSpecial(TokenKind::kCloseBracket);
    case '{':
      return LexSpecial(TokenKind::kOpenBrace);
    case '}':
      return LexSpecial(TokenKind::kCloseBrace);
    case ',':
      return LexSpecial(TokenKind::kComma);
    case ';':
      return LexSpecial(TokenKind::kSemicolon);
    case '`':
      return LexSpecial(TokenKind::kBackquote);
    case '"':
      return LexString();
    case '\'':
      return LexChar();
    default:
      if (c >= '0' && c <= '9') return LexNumber();
  }
  switch (ClassHere()) {
    case CharClass::kUpper:
    case CharClass::kLower:
      return LexName();
    case CharClass::kSymbol:
      return LexOperator(Symbol(), position_);
    case CharClass::kPart:
    case CharClass::kOther:
    case CharClass::kSpace:
      return LexUnknown();
  }
}

void Lexer::LexUnknown() {
  size_t begin = position_;
  const bool malformed = !IsUtf8(base::DecodeUtf8(text_, begin));
  SkipCodePoint();
  if (malformed) {
    diagnostics_.Error(SpanOf(begin, position_), kNotUtf8);
  } else {
    diagnostics_.Error(SpanOf(begin, position_),
                       "This character cannot stand in a program outside of strings and comments.");
  }
}

size_t Lexer::NameEnd(size_t begin) const {
  size_t i = begin;
  while (i < text_.size()) {
    if (IsAsciiNamePart(text_[i])) {
      ++i;
      continue;
    }
    if (static_cast<unsigned char>(text_[i]) < 0x80) break;
    base::CodePoint d = base::DecodeUtf8(text_, i);
    CharClass c = ClassOf(d);
    if (c != CharClass::kUpper && c != CharClass::kLower && c != CharClass::kPart) break;
    i += d.length;
  }
  return i;
}

size_t Lexer::SymbolEnd(size_t begin) const {
  size_t i = begin;
  while (i < text_.size()) {
    auto c = static_cast<unsigned char>(text_[i]);
    if (c < 0x80) {
      if (kAsciiClasses[c] != CharClass::kSymbol) break;
      ++i;
      continue;
    }
    base::CodePoint d = base::DecodeUtf8(text_, i);
    if (ClassOf(d) != CharClass::kSymbol) break;
    i += d.length;
  }
  return i;
}

void Lexer::LexOperator(Symbol qualifier, size_t begin) {
  size_t symbols = position_;
  size_t end = SymbolEnd(symbols);
  std::string_view text = text_.substr(symbols, end - symbols);
  TokenKind kind = OperatorKind(text, unicode_syntax_ && !qualifier);
  Token& token = Add(kind, begin, end);
  token.text = names_.Intern(text);
  token.qualifier = qualifier;
  MoveTo(end);
}

// Names, and names and operators qualified by capitalised names (H2010 2.4): `M.f`, `M.T`, `M.+`.
void Lexer::LexName() {
  size_t begin = position_;
  if (ClassHere() == CharClass::kLower) {
    size_t end = HashesEnd(NameEnd(begin), SIZE_MAX);
    std::string_view text = text_.substr(begin, end - begin);
    TokenKind kind = KeywordOrName(text);
    Token& token = Add(kind, begin, end);
    token.text = names_.Intern(text);
    MoveTo(end);
    return;
  }
  size_t last = begin;  // where the last capitalised segment starts
  MoveTo(HashesEnd(NameEnd(begin), SIZE_MAX));
  while (Peek() == '.') {
    size_t dot = position_;
    MoveTo(dot + 1);
    CharClass next = AtEnd() ? CharClass::kOther : ClassHere();
    if (next == CharClass::kUpper) {
      last = position_;
      MoveTo(HashesEnd(NameEnd(last), SIZE_MAX));
      continue;
    }
    if (LexQualifiedRest(begin, dot)) return;
    position_ = dot;
    break;
  }
  Token& token = Add(TokenKind::kConId, begin, position_);
  token.text = Intern(last, position_);
  if (last != begin) token.qualifier = Intern(begin, last - 1);
}

// Behind `A.B.`: a name or operator that `A.B` qualifies. False if there is none: `Just . f`, `A.where`.
bool Lexer::LexQualifiedRest(size_t begin, size_t dot) {
  if (AtEnd()) return false;
  switch (ClassHere()) {
    case CharClass::kLower: {
      size_t end = HashesEnd(NameEnd(position_), SIZE_MAX);
      std::string_view text = text_.substr(position_, end - position_);
      if (KeywordOrName(text) != TokenKind::kVarId) return false;
      Token& token = Add(TokenKind::kVarId, begin, end);
      token.text = names_.Intern(text);
      token.qualifier = Intern(begin, dot);
      MoveTo(end);
      return true;
    }
    case CharClass::kSymbol: {
      std::string_view text = text_.substr(position_, SymbolEnd(position_) - position_);
      TokenKind kind = OperatorKind(text, false);
      if (kind != TokenKind::kVarSym && kind != TokenKind::kConSym) return false;
      LexOperator(Intern(begin, dot), begin);
      return true;
    }
    case CharClass::kUpper:
    case CharClass::kPart:
    case CharClass::kOther:
    case CharClass::kSpace:
      return false;
  }
  return false;
}

}  // namespace inquest::haskell::lex
