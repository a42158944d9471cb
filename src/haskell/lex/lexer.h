// The lexer's state; lex.h is the interface. The methods stand in files by what they read: lexer.cpp
// (white space, names, operators), comments.cpp, literals.cpp.
#pragma once

#include <string>
#include <string_view>

#include "base/interner.h"
#include "base/utf8.h"
#include "haskell/lex/lex.h"
#include "haskell/lex/token.h"
#include "haskell/lex/unicode.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace inquest::haskell::lex {

// What ReadEscape gives where there is no such escape.
constexpr char32_t kNoCharacter = 0xffffffff;

// A null character stands for a byte that was not UTF-8 (source::kIllFormed); in a comment nobody looks.
inline bool IsUtf8(const base::CodePoint& point) {
  return point.well_formed && point.value != source::kIllFormed;
}
inline constexpr const char* kNotUtf8 =
    "This is not UTF-8; save the file in that encoding, for instance with iconv.";

class Lexer {
 public:
  Lexer(source::FileId file, std::string_view text, base::Interner& names, source::Diagnostics& diagnostics,
        const Options& options);
  Tokens Run();

 private:
  // lexer.cpp
  char Peek(size_t ahead = 0) const {
    return position_ + ahead < text_.size() ? text_[position_ + ahead] : '\0';
  }
  bool AtEnd() const { return position_ >= text_.size(); }
  CharClass ClassHere() const;
  uint32_t column() const;
  void SkipCodePoint();
  void NewLine();
  void Tab();
  bool SkipWhiteSpace();
  void LexToken();
  void LexName();
  bool LexQualifiedRest(size_t begin, size_t last_segment);
  bool LexUnboxedBracket();
  bool LexNegativeNumber();
  void LexOperator(Symbol qualifier, size_t begin);
  size_t NameEnd(size_t begin) const;
  size_t SymbolEnd(size_t begin) const;
  void LexSpecial(TokenKind kind);
  void LexUnknown();
  Token& Add(TokenKind kind, size_t begin, size_t end);
  void MoveTo(size_t position);
  Symbol Intern(size_t begin, size_t end) { return names_.Intern(text_.substr(begin, end - begin)); }
  Span SpanOf(size_t begin, size_t end) const { return {file_, SourceBegin(begin), SourceEnd(begin, end)}; }
  uint32_t SourceBegin(size_t begin) const {
    const auto offset = static_cast<uint32_t>(begin);
    return map_ == nullptr ? offset : map_->Begin(offset);
  }
  uint32_t SourceEnd(size_t begin, size_t end) const {
    const auto offset = static_cast<uint32_t>(end);
    if (map_ == nullptr) return offset;
    return end <= begin ? SourceBegin(begin) : map_->End(offset);
  }
  void TurnOn(std::string_view extension);
  size_t HashesEnd(size_t begin, size_t most) const;

  // comments.cpp
  bool SkipComment();
  bool AtLineComment() const;
  void SkipLineComment();
  void SkipNestedComment();
  void ReadLanguagePragma();
  void ReadOptions(size_t begin);

  // literals.cpp
  void LexNumber();
  void LexFractional(size_t begin, size_t digits_end);
  size_t DigitsEnd(size_t begin, int base) const;
  size_t ExponentEnd(size_t begin) const;
  void LexChar();
  bool AtPromotedName() const;
  void LexString();
  // The character of the escape behind a backslash; kNoCharacter (reported) if there is none.
  char32_t ReadEscape();
  char32_t ReadNumericEscape(int base);
  char32_t ReadNamedEscape();
  bool SkipGap();
  char32_t ReadLiteralCharacter();
  void AddLiteral(TokenKind kind, size_t begin, Literal literal);

  source::FileId file_;
  std::string_view text_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  Tokens out_;
  size_t position_ = 0;
  size_t line_begin_ = 0;
  // Column minus byte distance from the line's start minus 1: tabs add, multi-byte characters subtract.
  long column_adjust_ = 0;
  bool first_on_line_ = true;
  bool space_before_ = true;
  uint32_t token_column_ = 1;  // of the token being read
  bool unicode_syntax_ = false;
  bool magic_hash_ = false;
  bool unboxed_tuples_ = false;
  bool negative_literals_ = false;
  const preprocess::SourceMap* map_;
};

}  // namespace inquest::haskell::lex
