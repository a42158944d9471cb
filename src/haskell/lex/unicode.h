// What a code point may be part of, lexically (H2010 2.2). As GHC does, letters without case count as
// lower case, and marks, modifier letters and other numbers may continue a name.
#pragma once

#include <cstdint>

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

}  // namespace inquest::haskell::lex
