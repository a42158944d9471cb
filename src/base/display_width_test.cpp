#include "base/display_width.h"

#include <gtest/gtest.h>

#include <clocale>

namespace inquest::base {
namespace {

TEST(DisplayWidth, IsThatOfATerminal) {
  for (const char32_t c : {U'a', U'ü', U'я', U'ש', U'…', U'«', U'€', U'½'}) EXPECT_EQ(DisplayWidth(c), 1u);
  for (const char32_t c : {U'李', U'あ', U'한', U'！', U'😀', char32_t{0x20000}, char32_t{0x2fffd}})
    EXPECT_EQ(DisplayWidth(c), 2u);
  for (const char32_t c : {0x301, 0x20dd, 0x200b, 0x200d, 0x1161, 0xfe0f, 0xe0100})
    EXPECT_EQ(DisplayWidth(static_cast<char32_t>(c)), 0u);
  EXPECT_EQ(DisplayWidth(0xad), 1u);
  EXPECT_EQ(DisplayWidth(0x10ffff), 1u);
  EXPECT_EQ(DisplayWidth(0xffffffff), 1u);
}

TEST(DisplayWidth, DoesNotDependOnTheLocale) {
  setlocale(LC_ALL, "C");
  EXPECT_EQ(DisplayColumns("Grüß 李明 e\u0301\xff"), 5u + 4 + 1 + 1 + 1);
}

}  // namespace
}  // namespace inquest::base
