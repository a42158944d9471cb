#include "driver/out_of_memory.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/sanitizer.h"
#include "driver/commands.h"

namespace inquest::driver {
namespace {

#if !defined(INQUEST_ADDRESS_SANITIZER)
TEST(OutOfMemoryTest, IsExplained) {
  const auto take_all = [] {
    ExplainLackOfMemory();
    std::vector<char> all;
    all.reserve(size_t{1} << 62);
  };
  EXPECT_EXIT(take_all(), testing::ExitedWithCode(kStopped), "not enough memory, and no room on the disk");
}
#endif

}  // namespace
}  // namespace inquest::driver
