#include "source/one_line.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "base/utf8.h"
#include "source/source_file.h"

namespace inquest::source {
namespace {

constexpr std::string_view kSymbols = "!#$%&*+./<=>?@\\^|-~:";

bool IsSymbol(char c) { return kSymbols.find(c) != std::string_view::npos; }
bool IsNamePart(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return std::isalnum(byte) != 0 || c == '_' || c == '\'' || byte >= 0x80;
}
bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v'; }

struct Token {
  std::string_view text;
  uint32_t column = 1;
  bool starts_line = false;
  bool after_blank = false;  // or after a comment
};

// Splits code into words, strings, operators and brackets. What the lexical syntax (H2010 2) says of them is
// needed only as far as comments must be told from strings and operators.
class Splitter {
 public:
  Splitter(std::string_view code, uint32_t column) : code_(code), column_(column) {}

  // False at the end.
  bool Next(Token* token) {
    token->starts_line = token->after_blank = false;
    while (SkipBlank(token) || SkipComment(token)) {
    }
    if (at_ >= code_.size()) return false;
    token->column = column_;
    const size_t length = LengthHere();
    token->text = code_.substr(at_, length);
    Advance(length);
    return true;
  }

 private:
  char here(size_t ahead = 0) const { return at_ + ahead < code_.size() ? code_[at_ + ahead] : '\0'; }

  void Advance(size_t bytes) {
    for (const size_t end = std::min(at_ + bytes, code_.size()); at_ < end; ++at_) {
      const auto byte = static_cast<unsigned char>(code_[at_]);
      if (byte == '\n') {
        column_ = 1;
      } else if (byte == '\t') {
        column_ += kTabWidth - (column_ - 1) % kTabWidth;
      } else if ((byte & 0xc0) != 0x80) {
        ++column_;
      }
    }
  }

  bool SkipBlank(Token* token) {
    if (at_ >= code_.size() || !IsBlank(here())) return false;
    token->after_blank = true;
    token->starts_line |= here() == '\n';
    Advance(1);
    return true;
  }

  bool SkipComment(Token* token) {
    const size_t begin = at_;
    if (here() == '{' && here(1) == '-') {
      SkipNested(token);
    } else if (here() == '-' && IsLineComment()) {
      Advance(std::min(code_.find('\n', at_), code_.size()) - at_);
    }
    token->after_blank |= at_ > begin;
    return at_ > begin;
  }

  // Two dashes or more that are no part of another operator, `-->`.
  bool IsLineComment() const {
    const size_t length = OperatorLength();
    return length >= 2 && code_.substr(at_, length).find_first_not_of('-') == std::string_view::npos;
  }

  void SkipNested(Token* token) {
    size_t depth = 0;
    do {
      const std::string_view two = code_.substr(at_, 2);
      const bool bracket = two == "{-" || two == "-}";
      if (two == "{-") ++depth;
      if (two == "-}") --depth;
      token->starts_line |= here() == '\n';
      Advance(bracket ? 2 : 1);
    } while (depth > 0 && at_ < code_.size());
  }

  size_t OperatorLength() const {
    size_t length = 0;
    while (IsSymbol(here(length))) ++length;
    return length;
  }

  size_t LengthHere() const {
    const char c = here();
    if (c == '"') return StringLength();
    if (c == '\'') return CharacterLength();
    if (IsSymbol(c)) return OperatorLength();
    if (!IsNamePart(c)) return 1;
    size_t length = 1;
    while (IsNamePart(here(length))) ++length;
    return length;
  }

  size_t StringLength() const {
    size_t length = 1;
    while (at_ + length < code_.size() && here(length) != '"') length += here(length) == '\\' ? 2 : 1;
    return length + 1;
  }

  // 'a', '\n', '\''; a quote alone is none.
  size_t CharacterLength() const {
    if (at_ + 1 >= code_.size()) return 1;
    size_t length = 1;
    if (here(1) == '\\') {
      length = 3;
      while (at_ + length < code_.size() && here(length) != '\'' && here(length) != '\n') ++length;
    } else {
      length += base::DecodeUtf8(code_, at_ + 1).length;
    }
    return here(length) == '\'' ? length + 1 : 1;
  }

  std::string_view code_;
  size_t at_ = 0;
  uint32_t column_;
};

// "ab\   \cd" is "abcd" (H2010 2.6).
std::string WithoutGaps(std::string_view string) {
  std::string text;
  for (size_t i = 0; i < string.size(); ++i) {
    if (string[i] != '\\' || i + 1 >= string.size()) {
      text += string[i];
    } else if (!IsBlank(string[i + 1])) {
      text += string.substr(i++, 2);
    } else {
      i = std::min(string.find('\\', i + 1), string.size() - 1);
    }
  }
  return text;
}

// Applies the layout rule (H2010 10.3) to the words.
class Joiner {
 public:
  std::string Run(Splitter words) {
    Token token;
    while (words.Next(&token)) Add(token);
    while (!blocks_.empty()) Close();
    return std::move(text_);
  }

 private:
  struct Block {
    uint32_t column = 0;
    size_t begin = 0;  // in text_
    size_t depth = 0;  // brackets around it
    bool is_let = false;
    bool has_items = false;  // more than one
  };

  void Add(const Token& token) {
    const std::string_view word = token.text;
    const bool opens = opens_block_ && word != "{";
    if (!opens && token.starts_line) Continue(token);
    if (word == "in" && !blocks_.empty() && blocks_.back().is_let && blocks_.back().depth == depth_) Close();
    const bool closes = word == ")" || word == "]" || word == "}";
    if (closes) CloseInside();
    if (token.after_blank && !text_.empty() && !text_.ends_with(' ')) text_ += ' ';
    if (opens) {
      blocks_.push_back({.column = token.column, .begin = text_.size(), .depth = depth_, .is_let = let_});
    }
    text_ += word.starts_with('"') ? WithoutGaps(word) : std::string(word);
    if (word == "(" || word == "[" || word == "{") ++depth_;
    if (closes && depth_ > 0) --depth_;
    let_ = word == "let";
    opens_block_ = let_ || word == "do" || word == "mdo" || word == "of" || word == "where" ||
                   (word == "case" && after_lambda_);
    after_lambda_ = word == "\\";
  }

  // The first word of a line ends blocks that stand further right, and begins an item of its own.
  void Continue(const Token& token) {
    const auto is_inner = [&] { return !blocks_.empty() && blocks_.back().depth == depth_; };
    while (is_inner() && token.column < blocks_.back().column) Close();
    if (!is_inner() || token.column != blocks_.back().column) return;
    if (token.text == "then" || token.text == "else") return;
    text_ += "; ";
    blocks_.back().has_items = true;
  }

  void CloseInside() {
    while (!blocks_.empty() && blocks_.back().depth == depth_) Close();
  }

  // One item needs no brackets.
  void Close() {
    const Block block = blocks_.back();
    blocks_.pop_back();
    if (!block.has_items) return;
    text_.insert(block.begin, "{");
    text_ += "}";
  }

  std::string text_;
  std::vector<Block> blocks_;
  size_t depth_ = 0;
  bool opens_block_ = false;
  bool let_ = false;
  bool after_lambda_ = false;
};

}  // namespace

std::string OnOneLine(std::string_view code, uint32_t column) { return Joiner().Run(Splitter(code, column)); }

}  // namespace inquest::source
