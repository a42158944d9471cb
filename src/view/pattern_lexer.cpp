#include "view/pattern_lexer.h"

#include <fmt/format.h>

#include <cctype>

#include "base/names.h"
#include "base/utf8.h"
#include "value/escape.h"

namespace inquest::view {

base::Error PatternError(std::string_view pattern, size_t at, std::string_view what) {
  const std::string where = at >= pattern.size()
                                ? "at its end"
                                : fmt::format("before `{}`", value::VisibleText(pattern.substr(at, 20)));
  return base::Error{fmt::format("The pattern cannot be read {}: {}.", where, what)};
}

namespace {

constexpr std::string_view kBottomSigns[] = {"⊥", "_|_"};  // the second one in ASCII

// 16 and more: no digit.
uint32_t DigitValue(char c) {
  if (std::isxdigit(static_cast<unsigned char>(c)) == 0) return 16;
  const int low = std::tolower(static_cast<unsigned char>(c));
  return static_cast<uint32_t>(low <= '9' ? low - '0' : low - 'a' + 10);
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  base::Result<std::vector<Token>> Run() {
    while (true) {
      while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
      Token token;
      token.at = at_;
      if (at_ == text_.size()) {
        tokens_.push_back(token);
        return std::move(tokens_);
      }
      if (base::Status status = Next(token); !status) return status.error();
      tokens_.push_back(std::move(token));
    }
  }

 private:
  char here(size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  base::CodePoint character(size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? base::DecodeUtf8(text_, at_ + ahead) : base::CodePoint();
  }
  bool IsSymbol(size_t ahead = 0) const {
    return at_ + ahead < text_.size() && base::IsSymbolCharacter(character(ahead).value);
  }
  bool IsNameStart(size_t ahead = 0) const {
    const char c = here(ahead);
    if (static_cast<unsigned char>(c) >= 0x80) return !IsSymbol(ahead);
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
  }
  bool IsNamePart(size_t ahead = 0) const {
    const char c = here(ahead);
    return IsNameStart(ahead) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '\'';
  }
  void Take(Token& token) {
    const size_t length = character().length;
    token.text += text_.substr(at_, length);
    at_ += length;
  }

  base::Status Next(Token& token) {
    const char c = here();
    for (const std::string_view sign : kBottomSigns) {
      if (!text_.substr(at_).starts_with(sign)) continue;
      token.kind = Token::Kind::kBottom;
      at_ += sign.size();
      return base::Unit{};
    }
    if (c == '_' && !IsNamePart(1)) {
      token.kind = Token::Kind::kWildcard;
      ++at_;
    } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      Number(token);
    } else if (IsNameStart()) {
      Name(token);
    } else if (c == '\'' || c == '"') {
      return Quoted(token, c);
    } else if (std::string_view("()[]{},`").find(c) != std::string_view::npos) {
      token.kind = Token::Kind::kPunctuation;
      token.text = c;
      ++at_;
    } else if (IsSymbol()) {
      token.kind = Token::Kind::kOperator;
      while (IsSymbol()) Take(token);
    } else {
      return PatternError(text_, at_, "no Haskell word begins with this");
    }
    return base::Unit{};
  }

  void Number(Token& token) {
    token.kind = Token::Kind::kNumber;
    const auto digits = [&] {
      while (std::isdigit(static_cast<unsigned char>(here())) != 0) token.text += text_[at_++];
    };
    digits();
    if (here() == '.' && std::isdigit(static_cast<unsigned char>(here(1))) != 0) {
      token.text += text_[at_++];
      digits();
    }
    const size_t sign = here(1) == '-' ? 1 : 0;
    if (here() == 'e' && std::isdigit(static_cast<unsigned char>(here(1 + sign))) != 0) {
      for (size_t i = 0; i <= sign; ++i) token.text += text_[at_++];
      digits();
    }
  }

  // Qualified names are one word: capitals, then the name.
  void Name(Token& token) {
    bool more = true;
    while (more) {
      const bool capital = base::IsCapitalName(text_.substr(at_));
      while (IsNamePart()) Take(token);
      token.kind = capital ? Token::Kind::kConstructor : Token::Kind::kName;
      more = here() == '.' && IsNameStart(1);
      if (more) Take(token);
    }
    if (token.kind == Token::Kind::kConstructor && here() == '.' && IsSymbol(1)) {
      token.kind = Token::Kind::kOperator;
      Take(token);
      while (IsSymbol()) Take(token);
    }
  }

  base::Status Quoted(Token& token, char quote) {
    const size_t begin = at_++;
    while (here() != quote) {
      if (at_ >= text_.size()) return PatternError(text_, begin, "its closing quote is missing");
      if (here() == '\\') {
        if (base::Status status = Escape(token); !status) return status;
      } else {
        const base::CodePoint point = character();
        token.codes.push_back(point.value);
        at_ += point.length;
      }
    }
    ++at_;
    if (quote == '"') {
      token.kind = Token::Kind::kString;
      return base::Unit{};
    }
    if (token.codes.size() != 1) return PatternError(text_, begin, "a character is one character");
    token.kind = Token::Kind::kCharacter;
    token.code = token.codes[0];
    return base::Unit{};
  }

  // \ESC, \^A, for a control character; H2010 2.6.
  bool ControlEscape(Token& token) {
    if (here() == '^' && here(1) >= '@' && here(1) <= '_') {
      token.codes.push_back(static_cast<uint32_t>(here(1) - '@'));
      at_ += 2;
      return true;
    }
    // SOH stands before SO: the longer name is meant.
    static constexpr std::pair<std::string_view, uint32_t> kNames[] = {
        {"NUL", 0},  {"SOH", 1},  {"STX", 2},  {"ETX", 3},  {"EOT", 4},  {"ENQ", 5},  {"ACK", 6},
        {"BEL", 7},  {"BS", 8},   {"HT", 9},   {"LF", 10},  {"VT", 11},  {"FF", 12},  {"CR", 13},
        {"SO", 14},  {"SI", 15},  {"DLE", 16}, {"DC1", 17}, {"DC2", 18}, {"DC3", 19}, {"DC4", 20},
        {"NAK", 21}, {"SYN", 22}, {"ETB", 23}, {"CAN", 24}, {"EM", 25},  {"SUB", 26}, {"ESC", 27},
        {"FS", 28},  {"GS", 29},  {"RS", 30},  {"US", 31},  {"SP", 32},  {"DEL", 127}};
    for (const auto& [name, code] : kNames) {
      if (!text_.substr(at_).starts_with(name)) continue;
      token.codes.push_back(code);
      at_ += name.size();
      return true;
    }
    return false;
  }

  // The escapes of Haskell: \n, \\, \", \', \t, \ESC, \123, \x1b, \o33.
  base::Status Escape(Token& token) {
    const size_t begin = at_++;
    constexpr std::string_view kLetters = "abfnrtv\\\"'";
    constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v\\\"'";
    const size_t letter = at_ < text_.size() ? kLetters.find(here()) : std::string_view::npos;
    if (letter != std::string_view::npos) {
      token.codes.push_back(static_cast<unsigned char>(kMeanings[letter]));
      ++at_;
      return base::Unit{};
    }
    if (here() == '&') {
      ++at_;
      return base::Unit{};
    }
    if (ControlEscape(token)) return base::Unit{};
    const uint32_t base = here() == 'x' || here() == 'X' ? 16 : here() == 'o' || here() == 'O' ? 8 : 10;
    if (base != 10) ++at_;
    uint32_t code = 0;
    const size_t digits = at_;
    while (DigitValue(here()) < base) {
      code = code * base + DigitValue(text_[at_++]);
      if (code > 0x10ffff) return PatternError(text_, begin, "there is no such character");
    }
    if (at_ == digits) return PatternError(text_, begin, "this escape is not known");
    token.codes.push_back(code);
    return base::Unit{};
  }

  std::string_view text_;
  size_t at_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

base::Result<std::vector<Token>> SplitPattern(std::string_view text) { return Lexer(text).Run(); }

}  // namespace inquest::view
