// Program data as text that is safe on a terminal. Strings and characters are escaped exactly as Haskell's
// show does (Haskell 2010 Report, 2.6 and showLitChar), so that a value can be pasted back. Names and
// prepared texts keep printable Unicode; what could steer a terminal or cannot be seen is escaped.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace inquest::value {

// Escapes a string's characters one after the other, without the quotes. Remembers the last one: after a
// numeric escape a digit is written \&7, after \SO an H is \&H.
class StringEscaper {
 public:
  void Append(uint32_t code, std::string* out);

 private:
  bool after_number_ = false;
  bool after_so_ = false;
};

// 'a', '\n', '\''.
std::string QuotedCharacter(uint32_t code);
// "a string", of UTF-8 text.
std::string QuotedString(std::string_view text);
// The same, but for the sign `…`, which says that there is more.
std::string QuotedPrefix(std::string_view text);
// A name or a prepared text: control and invisible formatting characters and ill-formed bytes escaped.
std::string VisibleText(std::string_view text);
// Columns: the characters of a text.
size_t Columns(std::string_view text);

}  // namespace inquest::value
