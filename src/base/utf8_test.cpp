#include "base/utf8.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace inquest::base {
namespace {

TEST(Utf8, EncodingAndDecodingAreInverse) {
  for (char32_t value : {U'a', U'\x7f', U'\x80', U'λ', U'\x7ff', U'\x800', U'漢', U'\xffff', U'\x10000', U'😀',
                         static_cast<char32_t>(0x10ffff)}) {
    std::string text = "x";
    AppendUtf8(value, text);
    const CodePoint point = DecodeUtf8(text, 1);
    EXPECT_TRUE(point.well_formed);
    EXPECT_EQ(point.value, value);
    EXPECT_EQ(point.length, text.size() - 1);
  }
}

TEST(Utf8, SurrogatesAreNotEncoded) {
  std::string text;
  AppendUtf8(0xd800, text);
  EXPECT_EQ(text, "\xef\xbf\xbd");
}

TEST(Utf8, IllFormedBytesAreFound) {
  EXPECT_EQ(FindIllFormedUtf8("plain ascii text, longer than a word"), std::string_view::npos);
  EXPECT_EQ(FindIllFormedUtf8("λ漢😀, and some ascii behind it"), std::string_view::npos);
  EXPECT_EQ(FindIllFormedUtf8("12345678\xff"), 8u);
  EXPECT_EQ(FindIllFormedUtf8("a\xc0\x80"), 1u) << "overlong, two bytes";
  EXPECT_EQ(FindIllFormedUtf8("a\xe0\x80\x80"), 1u) << "overlong, three bytes";
  EXPECT_EQ(FindIllFormedUtf8("a\xf0\x80\x80\x80"), 1u) << "overlong, four bytes";
  EXPECT_EQ(FindIllFormedUtf8("a\xed\xa0\x80"), 1u) << "surrogate";
  EXPECT_EQ(FindIllFormedUtf8("a\xf4\x90\x80\x80"), 1u) << "beyond Unicode";
  EXPECT_EQ(FindIllFormedUtf8("ab\xe6\xbc"), 2u) << "cut off";
  EXPECT_EQ(FindIllFormedUtf8("\x80"), 0u) << "continuation without lead";
}

TEST(Utf8, AnIllFormedByteIsTakenAlone) {
  const std::string_view text = "\xe6\xbc(";
  EXPECT_EQ(DecodeUtf8(text, 0).length, 1u);
  EXPECT_EQ(DecodeUtf8(text, 0).value, kReplacementCharacter);
}

RC_GTEST_PROP(Utf8Property, AnyBytesDecodeToTheirEnd, (const std::string& bytes)) {
  bool well_formed = true;
  std::string again;
  for (size_t i = 0; i < bytes.size();) {
    const CodePoint point = DecodeUtf8(bytes, i);
    well_formed = well_formed && point.well_formed;
    AppendUtf8(point.value, again);
    i += point.length;
    RC_ASSERT(i <= bytes.size());
  }
  RC_ASSERT(well_formed == (FindIllFormedUtf8(bytes) == std::string_view::npos));
  RC_ASSERT(!well_formed || again == bytes);
  RC_ASSERT(FindIllFormedUtf8(again) == std::string_view::npos);
}

}  // namespace
}  // namespace inquest::base
