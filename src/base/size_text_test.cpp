#include "base/size_text.h"

#include <gtest/gtest.h>

namespace inquest::base {
namespace {

TEST(SizeTextTest, WhatWasAskedForReadsAsItWasWritten) {
  EXPECT_EQ(SizeText(uint64_t{500} << 10), "500 KB");
  EXPECT_EQ(SizeText(uint64_t{1500} << 10), "1500 KB");
  EXPECT_EQ(SizeText(uint64_t{4} << 20), "4 MB");
  EXPECT_EQ(SizeText(uint64_t{1500} << 20), "1500 MB");
  EXPECT_EQ(SizeText(uint64_t{2} << 30), "2 GB");
}

TEST(SizeTextTest, WhatIsNotWholeIsRoundedDown) {
  EXPECT_EQ(SizeText((uint64_t{12} << 30) + 5), "12288 MB");
  EXPECT_EQ(SizeText((uint64_t{3} << 20) + 5), "3072 KB");
  EXPECT_EQ(SizeText(1025), "1 KB");
  EXPECT_EQ(SizeText(12), "12 bytes");
}

}  // namespace
}  // namespace inquest::base
