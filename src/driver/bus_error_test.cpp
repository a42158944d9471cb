#include "driver/bus_error.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "driver/test_commands.h"
#include "traced/tree/build_tree.h"

namespace inquest::driver {
namespace {

class BusErrorTest : public CommandsTest {
 protected:
  BusErrorTest() : trace_((folder_ / "t.trace").string()) {
    Inquest({"trace", "-o", trace_,
             Write("P.hs", "main = print (f 3000)\nf 0 = 0\nf n = 1 + f (n - 1 :: Int)\n")});
  }
  // Opens the trace, has somebody cut it, reads on.
  void ReadWhileItIsCut(off_t size) const {
    ExplainBusErrors();
    auto trail = trail::Trail::Open(trace_);
    if (!trail.ok() || truncate(trace_.c_str(), size) != 0) _exit(99);
    traced::BuildTree(**trail);
    _exit(0);
  }
  std::string trace_;
};

TEST_F(BusErrorTest, ATraceThatIsCutWhileItIsReadIsReported) {
  ASSERT_GT(std::filesystem::file_size(trace_), 100'000u);
  for (const off_t size : {0, 4096, 65536}) {
    EXPECT_EXIT(ReadWhileItIsCut(size), testing::ExitedWithCode(kUnreadable), "was cut off meanwhile")
        << size;
    Inquest({"trace", "-o", trace_, (folder_ / "P.hs").string()});
  }
}

TEST_F(BusErrorTest, ATraceThatIsWholeIsRead) {
  const auto size = static_cast<off_t>(std::filesystem::file_size(trace_));
  EXPECT_EXIT(ReadWhileItIsCut(size), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace inquest::driver
