#include "base/unicode.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace inquest::base {
namespace {

uint64_t Mix(uint64_t hash, uint64_t value) { return (hash ^ value) * 1099511628211u; }

// GHC printed, for each block of 4096 characters, a hash over category, upper, lower and title case of each.
TEST(UnicodeTest, EveryCharacterIsAsInGhc) {
  std::ifstream in(std::string(INQUEST_TESTDATA) + "/unicode_blocks.txt");
  uint64_t expected = 0;
  char32_t block = 0;
  for (; in >> expected; ++block) {
    uint64_t hash = 14695981039346656037u;
    for (char32_t c = block * 4096; c < (block + 1) * 4096; ++c) {
      hash = Mix(hash, static_cast<uint64_t>(CategoryOf(c)));
      hash = Mix(hash, ToUpper(c));
      hash = Mix(hash, ToLower(c));
      hash = Mix(hash, ToTitle(c));
    }
    EXPECT_EQ(hash, expected) << "block " << static_cast<uint32_t>(block);
  }
  EXPECT_EQ(static_cast<uint32_t>(block), 0x110u);
}

TEST(UnicodeTest, CategoriesAreNumberedAsInDataChar) {
  EXPECT_EQ(CategoryOf(U'A'), GeneralCategory::kUppercaseLetter);
  EXPECT_EQ(CategoryOf(U' '), GeneralCategory::kSpace);
  EXPECT_EQ(CategoryOf(0xd800), GeneralCategory::kSurrogate);
  EXPECT_EQ(CategoryOf(0x10ffff), GeneralCategory::kNotAssigned);
  EXPECT_EQ(static_cast<int>(GeneralCategory::kNotAssigned), 29);
}

TEST(UnicodeTest, WhatIsNoCharacterIsLeftAlone) {
  EXPECT_EQ(CategoryOf(0x110000), GeneralCategory::kNotAssigned);
  EXPECT_EQ(ToUpper(0x110000), char32_t{0x110000});
}

}  // namespace
}  // namespace inquest::base
