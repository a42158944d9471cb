#include "testing/golden/compare.h"

#include <gtest/gtest.h>

namespace inquest::golden {
namespace {

TEST(Compare, EqualTextsDoNotDiffer) { EXPECT_EQ(Difference("stdout", "a\nb\n", "a\nb\n"), ""); }

TEST(Compare, TheFirstDifferentLineIsShownWithTheLinesBefore) {
  EXPECT_EQ(Difference("stdout", "a\nb\nc\nd\n", "a\nb\nc\nx\n"),
            "  stdout differs in line 4:\n      b\n      c\n    - d\n    + x\n");
}

TEST(Compare, AMissingLineAndAMissingLineEndAreDifferences) {
  EXPECT_EQ(Difference("stdout", "a\n", ""), "  stdout differs in line 1:\n    - a\n    + (nothing more)\n");
  EXPECT_EQ(Difference("stdout", "a\n", "a"),
            "  stdout differs in line 1:\n    - a\n    + a  (no newline at the end)\n");
}

}  // namespace
}  // namespace inquest::golden
