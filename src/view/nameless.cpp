#include "view/nameless.h"

#include <fmt/format.h>

#include <algorithm>

#include "value/ascii.h"
#include "view/pattern_lexer.h"

namespace inquest::view {
namespace {

bool IsDigit(char c) { return c >= '0' && c <= '9'; }

// file:line or file:line:column; nothing else in a pattern has a colon before a digit and none after a blank.
bool IsPlace(std::string_view word) {
  size_t numbers = 0;
  while (true) {
    const size_t colon = word.rfind(':');
    if (colon == std::string_view::npos || colon == 0 || colon + 1 == word.size()) break;
    if (!std::all_of(word.begin() + static_cast<ptrdiff_t>(colon) + 1, word.end(), IsDigit)) break;
    word = word.substr(0, colon);
    ++numbers;
  }
  // `1:2:xs` has no place in front of a pattern, but a file name has a letter.
  return numbers > 0 && numbers < 3 && !std::all_of(word.begin(), word.end(), IsDigit) &&
         word.find_first_of("\"'()[]`,") == std::string_view::npos;
}

// From an opening bracket to after the one that closes it; npos if none does.
size_t Closed(std::string_view text, size_t at) {
  size_t depth = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    const bool is_character =
        c == '\'' && at + 2 < text.size() &&
        (text[at + 2] == '\'' || (text[at + 1] == '\\' && text.find('\'', at + 2) < at + 12));
    if (is_character) {
      at = text.find('\'', at + 2);
    } else if (c == '"') {
      for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\' ? 1 : 0;
    } else if (c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      if (--depth == 0) return at + 1;
    }
  }
  return std::string_view::npos;
}

// As source text is printed on one line.
std::string OneLine(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (blank && (line.empty() || line.back() == ' ' || line.back() == '(')) continue;
    if (c == ')' && line.ends_with(' ')) line.pop_back();
    line += blank ? ' ' : c;
  }
  return line;
}

}  // namespace

base::Result<Nameless> FindNameless(std::string_view pattern) {
  Nameless head;
  head.begin = head.end = std::min(pattern.find_first_not_of(" \t\n"), pattern.size());
  const std::string_view rest = pattern.substr(head.begin);
  const size_t inside = rest.empty() ? std::string_view::npos : rest.find_first_not_of(" \t\n", 1);
  if (rest.starts_with('(') && inside != std::string_view::npos && rest[inside] == '\\') {
    const size_t size = Closed(rest, 0);
    if (size == std::string_view::npos) {
      return PatternError(pattern, head.begin, "this lambda needs a closing bracket");
    }
    head.end += size;
    head.lambda = OneLine(rest.substr(0, size));
  } else if (rest.starts_with('\\')) {
    head.end = pattern.size();
    head.lambda = OneLine(fmt::format("({})", rest));
  } else if (const std::string_view word = rest.substr(0, rest.find_first_of(" \t\n")); IsPlace(word)) {
    head.end += word.size();
    head.place = word;
  }
  return head;
}

bool IsLambda(std::string_view wanted, std::string_view text) {
  // As it is printed, or as it is printed in ASCII.
  for (const std::string& printed : {OneLine(text), OneLine(value::AsciiText(text))}) {
    if (wanted == printed) return true;
    for (const std::string_view dots : {"…)", "...)"}) {
      if (!wanted.ends_with(dots)) continue;
      if (printed.starts_with(wanted.substr(0, wanted.size() - dots.size()))) return true;
    }
  }
  return false;
}

}  // namespace inquest::view
