// The words of a pattern (pattern.h).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::view {

struct Token {
  enum class Kind : uint8_t {
    kName,         // text: insert, Data.Map.insert, in
    kConstructor,  // text: Just, M.Just
    kOperator,     // text: ++, :, =
    kNumber,       // text, without sign
    kCharacter,    // code
    kString,       // codes
    kPunctuation,  // text: ( ) [ ] { } , `
    kWildcard,
    kBottom,
    kEnd,
  };
  Kind kind = Kind::kEnd;
  size_t at = 0;  // byte offset in the pattern
  std::string text;
  uint32_t code = 0;
  std::vector<uint32_t> codes;
};

// Ends with kEnd.
base::Result<std::vector<Token>> SplitPattern(std::string_view text);

// `what` at a byte of the pattern, as a sentence.
base::Error PatternError(std::string_view pattern, size_t at, std::string_view what);

}  // namespace inquest::view
