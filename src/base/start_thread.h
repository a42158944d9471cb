// Threads where none may be had: limits on processes (`ulimit -u`, those of containers) count threads too.
#pragma once

#include <system_error>
#include <thread>
#include <utility>

#include "base/signals_blocked.h"

namespace inquest::base {

// A thread that takes no signals. Not joinable if no more threads may be made: whoever calls this does
// without.
template <typename Thread = std::thread, typename Work>
Thread StartThread(Work work) {
  const SignalsBlocked blocked;
  try {
    return Thread(std::move(work));
  } catch (const std::system_error&) {
    return Thread();
  }
}

}  // namespace inquest::base
