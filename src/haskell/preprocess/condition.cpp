// Expressions behind #if and #elif: those of C on whole numbers.
#include <cstdint>
#include <string>

#include "haskell/preprocess/macros.h"

namespace inquest::haskell::preprocess {
namespace {

struct Operator {
  std::string_view text;
  int level;
};
// Longer texts before their beginnings.
constexpr Operator kOperators[] = {{"||", 1}, {"&&", 2}, {"==", 6}, {"!=", 6}, {"<=", 7}, {">=", 7},
                                   {"<<", 8}, {">>", 8}, {"|", 3},  {"^", 4},  {"&", 5},  {"<", 7},
                                   {">", 7},  {"+", 9},  {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}};
constexpr int kDeepest = 256;

struct Malformed {
  std::string why;
};

class Evaluator {
 public:
  explicit Evaluator(std::string_view text) : text_(text) {}

  long long Run() {
    const long long value = Choice();
    SkipSpace();
    if (at_ < text_.size()) throw Malformed{"`" + Next() + "` does not fit here"};
    return value;
  }

 private:
  void SkipSpace() {
    while (at_ < text_.size() && (IsBlank(text_[at_]) || text_[at_] == '\n')) ++at_;
  }

  std::string Next() {
    size_t end = at_;
    while (end < text_.size() && IsNamePart(text_[end])) ++end;
    return std::string(text_.substr(at_, end == at_ ? 1 : end - at_));
  }

  bool Accept(char c) {
    SkipSpace();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  long long Choice() {
    const long long condition = Binary(1);
    if (!Accept('?')) return condition;
    const long long yes = Choice();
    if (!Accept(':')) throw Malformed{"`:` is missing behind `?`"};
    const long long no = Choice();
    return condition != 0 ? yes : no;
  }

  const Operator* AtOperator() {
    SkipSpace();
    for (const Operator& op : kOperators) {
      if (text_.substr(at_).starts_with(op.text)) return &op;
    }
    return nullptr;
  }

  long long Binary(int level) {
    long long left = Unary();
    while (const Operator* op = AtOperator()) {
      if (op->level < level) break;
      at_ += op->text.size();
      left = Apply(op->text, left, Binary(op->level + 1));
    }
    return left;
  }

  // Unsigned, as in C where it would overflow.
  static long long Wrapped(uint64_t value) { return static_cast<long long>(value); }

  static long long Apply(std::string_view op, long long a, long long b) {
    const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);
    if (op == "||") return static_cast<long long>(a != 0 || b != 0);
    if (op == "&&") return static_cast<long long>(a != 0 && b != 0);
    if (op == "==") return static_cast<long long>(a == b);
    if (op == "!=") return static_cast<long long>(a != b);
    if (op == "<=") return static_cast<long long>(a <= b);
    if (op == ">=") return static_cast<long long>(a >= b);
    if (op == "<") return static_cast<long long>(a < b);
    if (op == ">") return static_cast<long long>(a > b);
    if (op == "|") return Wrapped(x | y);
    if (op == "^") return Wrapped(x ^ y);
    if (op == "&") return Wrapped(x & y);
    if (op == "+") return Wrapped(x + y);
    if (op == "-") return Wrapped(x - y);
    if (op == "*") return Wrapped(x * y);
    if (op == "<<") return y < 64 ? Wrapped(x << y) : 0;
    if (op == ">>") return y < 64 ? a >> b : 0;
    if (b == 0) return 0;  // only where the other side of && or || decides
    if (b == -1) return op == "/" ? Wrapped(0 - x) : 0;
    return op == "/" ? a / b : a % b;
  }

  long long Unary() {
    if (++depth_ > kDeepest) throw Malformed{"it is nested too deeply"};
    const long long value = UnaryInside();
    --depth_;
    return value;
  }

  long long UnaryInside() {
    if (Accept('!')) return static_cast<long long>(Unary() == 0);
    if (Accept('-')) return Wrapped(0 - static_cast<uint64_t>(Unary()));
    if (Accept('+')) return Unary();
    if (Accept('~')) return ~Unary();
    if (Accept('(')) {
      const long long value = Choice();
      if (!Accept(')')) throw Malformed{"`)` is missing"};
      return value;
    }
    SkipSpace();
    if (at_ >= text_.size()) throw Malformed{"a value is missing at its end"};
    const std::string word = Next();
    if (!IsNamePart(word[0])) {
      if (word == "'" && at_ + 2 < text_.size() && text_[at_ + 2] == '\'') {
        at_ += 3;
        return text_[at_ - 2];
      }
      throw Malformed{"`" + word + "` does not fit here"};
    }
    at_ += word.size();
    if (IsDigit(word[0])) return Number(word);
    SkipSpace();
    // A name that is not defined counts as 0, but it cannot be given arguments.
    if (at_ < text_.size() && text_[at_] == '(') throw Malformed{"`" + word + "` is not defined"};
    return 0;
  }

  static long long Number(const std::string& word) {
    uint64_t value = 0;
    const unsigned base = word.size() > 1 && word[0] == '0' ? ((word[1] | 0x20) == 'x' ? 16 : 8) : 10;
    size_t i = base == 16 ? 2 : 0;
    for (; i < word.size(); ++i) {
      const char c = static_cast<char>(word[i] | 0x20);
      const unsigned digit = IsDigit(word[i])       ? static_cast<unsigned>(word[i] - '0')
                             : c >= 'a' && c <= 'f' ? static_cast<unsigned>(c - 'a' + 10)
                                                    : 99;
      if (digit >= base) break;
      value = value * base + digit;
    }
    for (; i < word.size(); ++i) {
      const char c = static_cast<char>(word[i] | 0x20);
      if (c != 'l' && c != 'u') throw Malformed{"`" + word + "` is no whole number"};
    }
    return Wrapped(value);
  }

  std::string_view text_;
  size_t at_ = 0;
  int depth_ = 0;
};

// `defined X` and `defined(X)` become numbers before macros are expanded.
std::string ReplaceDefined(std::string_view text, const Macros& macros) {
  std::string result;
  for (size_t i = 0; i < text.size();) {
    size_t end = i;
    while (end < text.size() && IsNamePart(text[end])) ++end;
    if (end == i) {
      result.push_back(text[i++]);
      continue;
    }
    if (text.substr(i, end - i) != "defined") {
      result += text.substr(i, end - i);
      i = end;
      continue;
    }
    const auto skip = [&] {
      while (end < text.size() && IsBlank(text[end])) ++end;
    };
    skip();
    const bool in_parentheses = end < text.size() && text[end] == '(';
    if (in_parentheses) ++end;
    skip();
    const size_t begin = end;
    while (end < text.size() && IsNamePart(text[end])) ++end;
    if (end == begin) throw Malformed{"a name is missing behind `defined`"};
    result += macros.Defines(std::string(text.substr(begin, end - begin))) ? " 1 " : " 0 ";
    skip();
    if (in_parentheses) {
      if (end >= text.size() || text[end] != ')') throw Malformed{"`)` is missing behind `defined`"};
      ++end;
    }
    i = end;
  }
  return result;
}

}  // namespace

std::optional<long long> EvaluateCondition(std::string_view text, Macros& macros, std::string* error) {
  try {
    const std::string expanded = macros.Expand(ReplaceDefined(text, macros));
    return Evaluator(expanded).Run();
  } catch (const Malformed& malformed) {
    *error = malformed.why;
    return std::nullopt;
  }
}

}  // namespace inquest::haskell::preprocess
