// Numeric, character and string literals (H2010 2.5, 2.6).
#include <algorithm>

#include "haskell/lex/lexer.h"
#include "haskell/lex/numbers.h"

namespace inquest::haskell::lex {
namespace {

bool IsDigit(char c, int base) {
  if (base <= 10) return c >= '0' && c < '0' + base;
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

struct NamedEscape {
  std::string_view name;
  char32_t value;
};
// SOH before SO: the longest name wins (H2010 2.6).
constexpr NamedEscape kNamedEscapes[] = {
    {"NUL", 0},  {"SOH", 1},  {"STX", 2},  {"ETX", 3},  {"EOT", 4},  {"ENQ", 5},  {"ACK", 6},
    {"BEL", 7},  {"BS", 8},   {"HT", 9},   {"LF", 10},  {"VT", 11},  {"FF", 12},  {"CR", 13},
    {"SO", 14},  {"SI", 15},  {"DLE", 16}, {"DC1", 17}, {"DC2", 18}, {"DC3", 19}, {"DC4", 20},
    {"NAK", 21}, {"SYN", 22}, {"ETB", 23}, {"CAN", 24}, {"EM", 25},  {"SUB", 26}, {"ESC", 27},
    {"FS", 28},  {"GS", 29},  {"RS", 30},  {"US", 31},  {"SP", 32},  {"DEL", 127}};

// 64 is the place of `@` in \^@.
constexpr char32_t kControlOffset = 64;

}  // namespace

void Lexer::AddLiteral(TokenKind kind, size_t begin, Literal literal) {
  MoveTo(HashesEnd(position_, 2));
  Token& token = Add(kind, begin, position_);
  token.literal = static_cast<uint32_t>(out_.literals.size());
  out_.literals.push_back(std::move(literal));
}

// The end of digits with underscores between them; `begin` if there is no digit.
size_t Lexer::DigitsEnd(size_t begin, int base) const {
  size_t end = begin;
  for (size_t i = begin; i < text_.size(); ++i) {
    if (IsDigit(text_[i], base)) {
      end = i + 1;
    } else if (text_[i] != '_' || end == begin) {
      break;
    }
  }
  return end;
}

// The end of an exponent that starts at `begin`; `begin` if there is none.
size_t Lexer::ExponentEnd(size_t begin) const {
  size_t i = begin;
  while (i < text_.size() && text_[i] == '_') ++i;
  if (i >= text_.size() || (text_[i] | 0x20) != 'e') return begin;
  ++i;
  if (i < text_.size() && (text_[i] == '+' || text_[i] == '-')) ++i;
  size_t end = DigitsEnd(i, 10);
  return end == i ? begin : end;
}

void Lexer::LexNumber() {
  size_t begin = position_;
  if (Peek() == '0') {
    char letter = static_cast<char>(Peek(1) | 0x20);
    int base = letter == 'x' ? 16 : letter == 'o' ? 8 : letter == 'b' ? 2 : 0;
    size_t digits = begin + 2;
    while (base != 0 && digits < text_.size() && text_[digits] == '_') ++digits;
    size_t end = base == 0 ? digits : DigitsEnd(digits, base);
    if (base != 0 && end > digits) {
      position_ = end;
      if (end - digits > 5 * kMaxRationalDigits) {
        diagnostics_.Error(SpanOf(begin, end), "This number is too long; write it in base ten.");
        end = digits + 1;
      }
      return AddLiteral(TokenKind::kInteger, begin,
                        IntegerLiteral{ToDecimal(text_.substr(digits, end - digits), base)});
    }
  }
  size_t digits_end = DigitsEnd(begin, 10);
  bool has_fraction =
      digits_end + 1 < text_.size() && text_[digits_end] == '.' && IsDigit(text_[digits_end + 1], 10);
  if (has_fraction || ExponentEnd(digits_end) != digits_end) return LexFractional(begin, digits_end);
  position_ = digits_end;
  AddLiteral(TokenKind::kInteger, begin,
             IntegerLiteral{ToDecimal(text_.substr(begin, digits_end - begin), 10)});
}

void Lexer::LexFractional(size_t begin, size_t digits_end) {
  std::string mantissa;
  auto append = [&](size_t from, size_t to) {
    std::copy_if(text_.begin() + static_cast<long>(from), text_.begin() + static_cast<long>(to),
                 std::back_inserter(mantissa), [](char c) { return c != '_'; });
  };
  append(begin, digits_end);
  size_t whole_digits = mantissa.size();
  size_t end = digits_end;
  if (text_[digits_end] == '.' && IsDigit(text_[digits_end + 1], 10)) {
    end = DigitsEnd(digits_end + 1, 10);
    append(digits_end + 1, end);
  }
  size_t fraction_digits = mantissa.size() - whole_digits;
  long exponent = 0;
  bool negative = false;
  size_t exponent_end = ExponentEnd(end);
  for (size_t i = end; i < exponent_end; ++i) {
    char c = text_[i];
    if (c == '-') negative = true;
    if (IsDigit(c, 10)) exponent = std::min<long>(exponent * 10 + (c - '0'), kMaxRationalDigits + 1);
  }
  position_ = exponent_end;
  if (mantissa.size() > kMaxRationalDigits || exponent > static_cast<long>(kMaxRationalDigits)) {
    diagnostics_.Error(SpanOf(begin, position_), "This number has too many digits or too large an exponent.");
    return AddLiteral(TokenKind::kRational, begin, RationalLiteral{"0", "1"});
  }
  AddLiteral(TokenKind::kRational, begin,
             ToRational(mantissa, fraction_digits, negative ? -exponent : exponent));
}

// One character inside quotes, at which no backslash stands.
char32_t Lexer::ReadLiteralCharacter() {
  base::CodePoint d = base::DecodeUtf8(text_, position_);
  if (!IsUtf8(d)) diagnostics_.Error(SpanOf(position_, position_ + 1), kNotUtf8);
  SkipCodePoint();
  return d.value;
}

// DataKinds: the tick of 'Z, behind it.
bool Lexer::AtPromotedName() const {
  if (AtEnd() || Peek() < 'A' || Peek() > 'Z') return false;
  if (position_ + 1 < text_.size() && text_[position_ + 1] == '\'') return false;
  return std::any_of(out_.extensions.begin(), out_.extensions.end(),
                     [&](const Name& name) { return names_.text(name.text) == "DataKinds"; });
}

void Lexer::LexChar() {
  size_t begin = position_;
  ++position_;
  if (AtPromotedName()) return LexToken();  // at the tick's column
  char32_t value = 0;
  bool valid = !AtEnd() && Peek() != '\n' && Peek() != '\'';
  if (valid && Peek() == '\\') {
    ++position_;
    value = ReadEscape();
    if (value == kNoCharacter) value = base::kReplacementCharacter;
  } else if (valid) {
    value = ReadLiteralCharacter();
  }
  if (valid && Peek() == '\'') {
    ++position_;
    return AddLiteral(TokenKind::kChar, begin, CharLiteral{value});
  }
  diagnostics_.Error(SpanOf(begin, begin + 1),
                     "I expected a character in quotes, such as 'a', here; strings stand in double quotes.");
  if (!valid && Peek() == '\'') ++position_;
  AddLiteral(TokenKind::kChar, begin, CharLiteral{U'?'});
}

void Lexer::LexString() {
  size_t begin = position_;
  ++position_;
  std::u32string value;
  while (true) {
    if (AtEnd() || Peek() == '\n') {
      diagnostics_.Error(SpanOf(begin, begin + 1), "This string is not closed on its line; `\"` is missing.");
      break;
    }
    char c = Peek();
    if (c == '"') {
      ++position_;
      break;
    }
    if (c == '\\') {
      ++position_;
      if (Peek() == '&') {
        ++position_;
      } else if (!SkipGap()) {
        char32_t escaped = ReadEscape();
        if (escaped != kNoCharacter) value.push_back(escaped);
      }
    } else if (c >= ' ' && c < 0x7f) {
      value.push_back(static_cast<unsigned char>(c));
      ++position_;
    } else {
      value.push_back(ReadLiteralCharacter());
    }
  }
  AddLiteral(TokenKind::kString, begin, StringLiteral{std::move(value)});
}

// Behind a backslash: white space up to another backslash.
bool Lexer::SkipGap() {
  if (AtEnd() || ClassHere() != CharClass::kSpace) return false;
  size_t begin = position_;
  while (!AtEnd() && ClassHere() == CharClass::kSpace) SkipCodePoint();
  if (Peek() == '\\') {
    ++position_;
  } else {
    diagnostics_.Error(SpanOf(begin - 1, begin), "A gap in a string must end with a second `\\`.");
  }
  return true;
}

char32_t Lexer::ReadEscape() {
  char c = Peek();
  if (IsDigit(c, 10)) return ReadNumericEscape(10);
  if ((c == 'x' || c == 'X') && IsDigit(Peek(1), 16)) return ++position_, ReadNumericEscape(16);
  if ((c == 'o' || c == 'O') && IsDigit(Peek(1), 8)) return ++position_, ReadNumericEscape(8);
  if (c == '^' && Peek(1) >= '@' && Peek(1) <= '_') {
    position_ += 2;
    return static_cast<char32_t>(text_[position_ - 1]) - kControlOffset;
  }
  constexpr std::string_view kLetters = "abfnrtv\\\"'";
  constexpr std::string_view kValues = "\a\b\f\n\r\t\v\\\"'";
  size_t i = AtEnd() ? std::string_view::npos : kLetters.find(c);
  if (i == std::string_view::npos) return ReadNamedEscape();
  ++position_;
  return static_cast<unsigned char>(kValues[i]);
}

char32_t Lexer::ReadNumericEscape(int base) {
  size_t begin = position_;
  uint32_t value = 0;
  while (IsDigit(Peek(), base)) {
    value = std::min<uint32_t>(value * static_cast<uint32_t>(base) + DigitValue(Peek()), 0x110000);
    ++position_;
  }
  if (value <= 0x10ffff) return value;
  diagnostics_.Error(SpanOf(begin, position_), "The largest character is \\1114111 (\\x10FFFF).");
  return kNoCharacter;
}

char32_t Lexer::ReadNamedEscape() {
  for (const NamedEscape& escape : kNamedEscapes) {
    if (text_.substr(position_).starts_with(escape.name)) {
      position_ += escape.name.size();
      return escape.value;
    }
  }
  size_t begin = position_ - 1;
  if (!AtEnd() && Peek() != '\n' && Peek() != '"') SkipCodePoint();
  diagnostics_.Error(SpanOf(begin, position_), "There is no such escape; write `\\\\` for a backslash.");
  return kNoCharacter;
}

}  // namespace inquest::haskell::lex
