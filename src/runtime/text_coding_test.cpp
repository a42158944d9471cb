#include "runtime/text_coding.h"

#include <gtest/gtest.h>

namespace inquest::runtime {
namespace {

constexpr Encoding kWithoutMark[] = {Encoding::kUtf8,    Encoding::kUtf16Le, Encoding::kUtf16Be,
                                     Encoding::kUtf32Le, Encoding::kUtf32Be, Encoding::kLatin1};

TEST(TextCodingTest, WhatIsEncodedIsDecodedAgainAndNothingShorterIs) {
  for (const Encoding encoding : kWithoutMark) {
    for (const char32_t c : {U'a', U'\n', U'\xe9', U'\x20ac', U'\xd7ff', U'\xe000', U'\xfffd', U'\x10000',
                             U'\x1d539', U'\x10ffff'}) {
      if (!CanEncode(encoding, c)) continue;
      std::string bytes;
      AppendEncoded(encoding, c, bytes);
      const DecodedCharacter whole = DecodeFirst(encoding, bytes + "x");
      EXPECT_EQ(whole.kind, DecodedCharacter::kCharacter);
      EXPECT_EQ(whole.value, c);
      EXPECT_EQ(whole.length, bytes.size());
      for (size_t size = 0; size < bytes.size(); ++size) {
        EXPECT_EQ(DecodeFirst(encoding, bytes.substr(0, size)).kind, DecodedCharacter::kTooShort);
      }
    }
  }
}

TEST(TextCodingTest, HalvesOfPairsAndNumbersThatAreNoCharactersAreRefused) {
  for (const Encoding encoding : kWithoutMark) EXPECT_FALSE(CanEncode(encoding, 0xd800));
  using namespace std::string_view_literals;
  for (const std::string_view bytes : {"\xdc\x00"sv, "\xd8\x00\x00x"sv}) {
    EXPECT_EQ(DecodeFirst(Encoding::kUtf16Be, bytes).kind, DecodedCharacter::kInvalid);
  }
  for (const std::string_view bytes : {"\x00\x11\x00\x00"sv, "\x00\x00\xd8\x00"sv, "\xff\xff\xff\xff"sv}) {
    EXPECT_EQ(DecodeFirst(Encoding::kUtf32Be, bytes).kind, DecodedCharacter::kInvalid);
  }
}

TEST(TextCodingTest, AMarkTellsTheOrderOfBytes) {
  using namespace std::string_view_literals;
  const auto read = [](Encoding encoding, std::string_view start) {
    const Marked marked = ReadMark(encoding, start);
    return std::pair(marked.encoding, marked.length);
  };
  EXPECT_EQ(read(Encoding::kUtf16, "\xfe\xff\x00x"sv), std::pair(Encoding::kUtf16Be, 2u));
  EXPECT_EQ(read(Encoding::kUtf16, "\xff\xfex\x00"sv), std::pair(Encoding::kUtf16Le, 2u));
  EXPECT_EQ(read(Encoding::kUtf16, "\x00x"sv), std::pair(Encoding::kUtf16Be, 0u));
  EXPECT_EQ(read(Encoding::kUtf16, "\xfe"sv), std::pair(Encoding::kUtf16Be, 0u));
  EXPECT_EQ(read(Encoding::kUtf32, "\xff\xfe\x00\x00"sv), std::pair(Encoding::kUtf32Le, 4u));
  EXPECT_EQ(read(Encoding::kUtf8Bom, "\xef\xbb\xbfx"sv), std::pair(Encoding::kUtf8, 3u));
  EXPECT_EQ(read(Encoding::kUtf8Bom, "\xbf\xbb\xefx"sv), std::pair(Encoding::kUtf8, 0u));
  EXPECT_EQ(read(Encoding::kUtf8, "\xef\xbb\xbfx"sv), std::pair(Encoding::kUtf8, 0u));
}

}  // namespace
}  // namespace inquest::runtime
