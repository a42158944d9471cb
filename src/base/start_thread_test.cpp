#include "base/start_thread.h"

#include <gtest/gtest.h>

#include <functional>

namespace inquest::base {
namespace {

// As std::thread where the limit on threads is reached.
struct NoThread {
  NoThread() = default;
  explicit NoThread(const std::function<void()>&) {
    throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
  }
  bool joinable() const { return false; }
};

TEST(StartThread, TheWorkIsDoneAndTakesNoSignals) {
  bool blocks = false;
  std::thread thread = StartThread([&] {
    sigset_t blocked;
    pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
    blocks = sigismember(&blocked, SIGINT) == 1;
  });
  ASSERT_TRUE(thread.joinable());
  thread.join();
  EXPECT_TRUE(blocks);
}

TEST(StartThread, WhereNoneCanBeHadNothingIsDoneAndTheCallerCanTell) {
  bool done = false;
  EXPECT_FALSE(StartThread<NoThread>([&] { done = true; }).joinable());
  EXPECT_FALSE(done);
}

}  // namespace
}  // namespace inquest::base
