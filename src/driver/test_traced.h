// For tests of what a trail says: traces a program and opens the trace.
#pragma once

#include "driver/test_commands.h"
#include "trail/trail.h"

namespace inquest::driver {

class TracedTest : public CommandsTest {
 protected:
  // `options` are those of `trace`. The trace is verified.
  void Trace(const std::string& program, std::vector<std::string> options = {}) {
    const std::string path = (folder_ / "t.trace").string();
    options.insert(options.begin(), {"trace", "-o", path, Write("P.hs", program)});
    Inquest(options);
    const Outcome verified = Inquest({"verify", "--instances", path});
    EXPECT_EQ(verified.exit_code, kDone) << verified.out << verified.err;
    auto opened = trail::Trail::Open(path);
    ASSERT_TRUE(opened.ok());
    trail_ = std::move(*opened);
  }

  std::unique_ptr<trail::Trail> trail_;
};

}  // namespace inquest::driver
