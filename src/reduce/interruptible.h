// Long operations of libraries that cannot be asked to stop: done in another thread, so that the run can be
// interrupted meanwhile. The thread is left alone then; its result is nobody's.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>

namespace inquest::reduce {

// What `work` returns, or nothing if `interrupted` is set first. `work` must own all that it uses: it may
// outlive the caller.
template <typename Result>
std::optional<Result> DoInterruptibly(const std::atomic<bool>& interrupted, std::function<Result()> work) {
  constexpr std::chrono::milliseconds kPatience(10);
  auto task = std::make_shared<std::packaged_task<Result()>>(std::move(work));
  std::future<Result> result = task->get_future();
  try {
    std::thread([task] { (*task)(); }).detach();
  } catch (const std::system_error&) {
    (*task)();  // no more threads may be made
  }
  while (result.wait_for(kPatience) != std::future_status::ready) {
    if (interrupted.load()) return std::nullopt;
  }
  return result.get();
}

}  // namespace inquest::reduce
