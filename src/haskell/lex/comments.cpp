// Comments and pragmas (H2010 2.3, 12).
#include <algorithm>

#include "haskell/lex/lexer.h"

namespace inquest::haskell::lex {
namespace {

bool IsSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool EqualsIgnoringCase(std::string_view text, std::string_view upper) {
  if (text.size() != upper.size()) return false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i] >= 'a' && text[i] <= 'z' ? static_cast<char>(text[i] - 32) : text[i];
    if (c != upper[i]) return false;
  }
  return true;
}

}  // namespace

bool Lexer::SkipComment() {
  if (Peek() == '{' && Peek(1) == '-') {
    if (Peek(2) == '#' && out_.tokens.empty()) ReadLanguagePragma();
    SkipNestedComment();
    return true;
  }
  if (Peek() == '-' && AtLineComment()) {
    SkipLineComment();
    return true;
  }
  return false;
}

// Two or more dashes that are not part of a longer operator: `-->` and `--|` are operators.
bool Lexer::AtLineComment() const {
  size_t end = position_;
  while (end < text_.size() && text_[end] == '-') ++end;
  return end - position_ >= 2 && SymbolEnd(end) == end;
}

void Lexer::SkipLineComment() {
  size_t end = text_.find('\n', position_);
  // No column is needed in the rest of the line.
  position_ = end == std::string_view::npos ? text_.size() : end;
}

void Lexer::SkipNestedComment() {
  size_t begin = position_;
  size_t depth = 0;
  while (!AtEnd()) {
    if (Peek() == '{' && Peek(1) == '-') {
      ++depth;
      position_ += 2;
    } else if (Peek() == '-' && Peek(1) == '}') {
      position_ += 2;
      if (--depth == 0) return;
    } else {
      SkipCodePoint();
    }
  }
  diagnostics_.Error(SpanOf(begin, begin + 2), "This comment is never closed; `-}` is missing.");
}

// Notes the names of {-# LANGUAGE A, B #-} without moving; other pragmas are comments to us.
void Lexer::ReadLanguagePragma() {
  size_t i = position_ + 3;
  auto skip_space = [&] {
    while (i < text_.size() && IsSpace(text_[i])) ++i;
  };
  skip_space();
  size_t word = i;
  i = NameEnd(i);
  const std::string_view kind = text_.substr(word, i - word);
  if (EqualsIgnoringCase(kind, "OPTIONS_GHC") || EqualsIgnoringCase(kind, "OPTIONS")) return ReadOptions(i);
  if (!EqualsIgnoringCase(kind, "LANGUAGE")) return;
  while (true) {
    skip_space();
    size_t begin = i;
    i = NameEnd(i);
    if (i > begin) {
      Name name;
      name.text = Intern(begin, i);
      name.span = SpanOf(begin, i);
      TurnOn(text_.substr(begin, i - begin));
      out_.extensions.push_back(name);
    }
    skip_space();
    if (i < text_.size() && text_[i] == ',') {
      ++i;
      continue;
    }
    if (!text_.substr(i).starts_with("#-}")) {
      diagnostics_.Error(SpanOf(i, std::min(i + 1, text_.size())),
                         "I expected `,` or `#-}` here, in the LANGUAGE pragma.");
    }
    return;
  }
}

// The options -XNAME of {-# OPTIONS_GHC ... #-}; others are about compiling.
void Lexer::ReadOptions(size_t begin) {
  const size_t end = std::min(text_.find("#-}", begin), text_.size());
  for (size_t i = begin; i < end; ++i) {
    if (!text_.substr(i, end - i).starts_with("-X") || !IsSpace(text_[i - 1])) continue;
    Name name;
    const size_t name_begin = i + 2;
    i = NameEnd(name_begin);
    name.text = Intern(name_begin, i);
    name.span = SpanOf(name_begin, i);
    TurnOn(text_.substr(name_begin, i - name_begin));
    out_.extensions.push_back(name);
  }
}

}  // namespace inquest::haskell::lex
