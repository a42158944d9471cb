// UTF-8, decoded one code point at a time. Text that was read from outside is checked once, on reading
// (source::ReadFile); the decoder is nevertheless total, so that no bytes can lead it astray.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inquest::base {

inline constexpr char32_t kReplacementCharacter = 0xfffd;

struct CodePoint {
  char32_t value = 0;
  // Bytes taken, 1 to 4. An ill-formed byte is taken alone, as kReplacementCharacter.
  unsigned length = 1;
  bool well_formed = true;
};

// The code point that starts at `offset`, which must be inside `text`.
CodePoint DecodeUtf8(std::string_view text, size_t offset);

// Appends the encoding of `value`; what is no scalar value becomes kReplacementCharacter.
void AppendUtf8(char32_t value, std::string& text);

// The offset of the first ill-formed byte, or npos.
size_t FindIllFormedUtf8(std::string_view text);

}  // namespace inquest::base
