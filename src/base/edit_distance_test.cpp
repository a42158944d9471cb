#include "base/edit_distance.h"

#include <gtest/gtest.h>

namespace inquest::base {
namespace {

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(EditDistance("insert", "insert", 3), 0u);
  EXPECT_EQ(EditDistance("insrt", "insert", 3), 1u);
  EXPECT_EQ(EditDistance("inesrt", "insert", 3), 1u);  // a swap
  EXPECT_EQ(EditDistance("kitten", "sitting", 3), 3u);
  EXPECT_EQ(EditDistance("", "abc", 3), 3u);
}

TEST(EditDistance, StopsAtTheLimit) { EXPECT_EQ(EditDistance("completely", "different!", 2), 3u); }

}  // namespace
}  // namespace inquest::base
