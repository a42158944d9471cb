// Reads JSON from text, piece by piece, without making a tree of it: events come by the million.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace inquest::observe {

// What is read stands at one place of the text; each Read moves on behind what it read. After a failure the
// place and what was given are of no use.
class JsonScanner {
 public:
  explicit JsonScanner(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

  // Whether this sign comes next, blanks left out; it is read if it does.
  bool Take(char sign) {
    SkipBlanks();
    if (at_ == end_ || *at_ != sign) return false;
    ++at_;
    return true;
  }
  bool AtEnd() {
    SkipBlanks();
    return at_ == end_;
  }
  bool AtString() {
    SkipBlanks();
    return at_ != end_ && *at_ == '"';
  }
  // A whole number without sign, up to what 32 bits hold.
  bool ReadNumber(uint32_t* number);
  bool ReadBool(bool* value);
  // Any number, as it stands there.
  bool ReadNumberText(std::string_view* text);
  // The text of a string. It is valid until the next string is read.
  bool ReadString(std::string_view* text);
  // Passes over any value; not deeper than kMostDepth.
  bool SkipValue();

 private:
  static constexpr int kMostDepth = 64;
  void SkipBlanks() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\r' || *at_ == '\n')) ++at_;
  }
  bool ReadEscaped(std::string_view* text);
  bool ReadEscape();
  bool ReadFourHex(uint32_t* code);
  bool SkipValue(int depth);
  bool SkipWord(std::string_view word);

  const char* at_;
  const char* const end_;
  std::string unescaped_;
};

}  // namespace inquest::observe
