// Program data as text that is safe on a terminal. Strings and characters are written as Haskell literals
// (Haskell 2010 Report, 2.6), so that a value can be pasted back: letters and other characters that can be
// seen stand for themselves, "Grüß Gott, 李明"; what could steer a terminal, cannot be seen, or looks like a
// blank without being one is escaped as Haskell's show does. ascii.h makes of it what show would print.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace inquest::value {

// Escapes a string's characters one after the other, without the quotes. Remembers the last one: after a
// numeric escape a digit is written \&7, after \SO an H is \&H; a mark that combines with the character
// before it needs one that it can be seen on.
class StringEscaper {
 public:
  void Append(uint32_t code, std::string* out);

 private:
  bool after_number_ = false;
  bool after_so_ = false;
  bool after_base_ = false;
};

// 'a', '\n', '\''.
std::string QuotedCharacter(uint32_t code);
// "a string", of UTF-8 text.
std::string QuotedString(std::string_view text);
// The same; the sign `…` at its end, which says that there is more, stands after the quotes: "a str"….
std::string QuotedPrefix(std::string_view text);
// A name or a prepared text: control and invisible formatting characters and ill-formed bytes escaped.
std::string VisibleText(std::string_view text);
// The columns of a text on a terminal.
size_t Columns(std::string_view text);

// Whether a character can stand for itself in a text: it is seen, and is not taken for another by being
// blank. Not asked: whether a terminal has a glyph for it.
bool IsSeen(char32_t c);
// The numeric or named escape of a character, \8206 or \ESC.
void AppendEscape(uint32_t code, std::string* out);
// The bytes of what stands at `at` of a shown text and must not be cut in two: an escape, \26446 or \SOH, or
// a character with the marks that combine with it. At least one; `at` is inside `text`.
size_t UnitLength(std::string_view text, size_t at);

}  // namespace inquest::value
