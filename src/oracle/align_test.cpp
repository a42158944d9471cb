#include "oracle/align.h"

#include <gtest/gtest.h>

namespace inquest::oracle {
namespace {

using Partners = std::vector<uint32_t>;

TEST(Align, PairsEqualTextsInOrder) {
  EXPECT_EQ(Align({"a", "b", "a"}, {"a", "b", "a"}), (Partners{0, 1, 2}));
  EXPECT_EQ(Align({"b", "a"}, {"x", "b", "y", "a"}), (Partners{1, 3}));
}

TEST(Align, PairsWhatIsLeftBetweenPairsIfThereAreEquallyMany) {
  EXPECT_EQ(Align({"a", "changed", "c"}, {"a", "b", "c"}), (Partners{0, 1, 2}));
  EXPECT_EQ(Align({"changed"}, {"b"}), (Partners{0}));
}

TEST(Align, LeavesAloneWhatCouldBeSeveral) {
  EXPECT_EQ(Align({"a", "changed", "c"}, {"a", "b", "b2", "c"}), (Partners{0, kNoPartner, 3}));
  EXPECT_EQ(Align({"a", "new", "b"}, {"a", "b"}), (Partners{0, kNoPartner, 1}));
  EXPECT_EQ(Align({}, {"a"}), Partners{});
}

}  // namespace
}  // namespace inquest::oracle
