// How characters are written as bytes, and read from them. No state: handles.h has that.
#pragma once

#include <string>
#include <string_view>

namespace inquest::runtime {

// As numbered in lib/System/IO.hs. kBinary and kChar8 keep the low eight bits of each character; kLatin1
// refuses characters that have more. Text in kUtf16, kUtf32 and kUtf8Bom begins with a mark: in the first two
// it tells the order of bytes.
enum class Encoding {
  kUtf8,
  kBinary,
  kLatin1,
  kChar8,
  kUtf16,
  kUtf16Le,
  kUtf16Be,
  kUtf32,
  kUtf32Le,
  kUtf32Be,
  kUtf8Bom,
};
// What becomes of what the encoding cannot say: an error, nothing, or a character that stands for it.
enum class Unencodable { kFails, kIsLeftOut, kIsReplaced };
struct Coding {
  Encoding encoding = Encoding::kUtf8;
  Unencodable unencodable = Unencodable::kFails;
};

// A character is one byte, the same number.
bool IsSingleByte(Encoding encoding);

// The mark that text begins with when it is written; empty if there is none. Behind it the encoding is
// WithoutMark.
std::string_view MarkOf(Encoding encoding);
Encoding WithoutMark(Encoding encoding);
// `start` is what a text begins with, as long as MarkOf if there is as much: how the rest is encoded, and how
// many bytes are the mark. There may be none, as in GHC.
struct Marked {
  Encoding encoding = Encoding::kUtf8;
  unsigned length = 0;
};
Marked ReadMark(Encoding encoding, std::string_view start);

// The following are for encodings without a mark.

struct DecodedCharacter {
  enum Kind { kCharacter, kTooShort, kInvalid } kind = kInvalid;
  char32_t value = 0;
  unsigned length = 0;  // bytes
};
// The first character of `bytes`. kTooShort: more bytes could complete it.
DecodedCharacter DecodeFirst(Encoding encoding, std::string_view bytes);

bool CanEncode(Encoding encoding, char32_t c);
// `c` can be encoded.
void AppendEncoded(Encoding encoding, char32_t c, std::string& bytes);

}  // namespace inquest::runtime
