// What a code point may be part of, lexically (H2010 2.2). As GHC does, letters without case count as
// lower case, and marks, modifier letters and other numbers may continue a name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace inquest::haskell::lex {

enum class CharClass : uint8_t {
  kOther,   // in no token but inside literals and comments
  kUpper,   // starts a capitalised name
  kLower,   // starts a name
  kPart,    // continues a name
  kSymbol,  // part of an operator
  kSpace,
};

// The class of any code point.
CharClass ClassOf(char32_t code);

// The code point that starts at text[offset] and its length in bytes. Malformed UTF-8 gives
// kMalformed with length 1.
struct Decoded {
  static constexpr char32_t kMalformed = 0xffffffff;
  char32_t code = kMalformed;
  uint32_t length = 1;
};
Decoded Decode(std::string_view text, size_t offset);

}  // namespace inquest::haskell::lex
