// What whoever made the streams of a program wants to know of them. Each function may be empty.
#pragma once

#include <functional>
#include <string_view>

namespace inquest::runtime {

struct StreamHooks {
  // Asked when a signal interrupts a wait: true ends the operation with kInterrupted.
  std::function<bool()> interrupted;
  // Around each use of a terminal. `shown` is what the person sees of it: what was written, or what was typed
  // and echoed. In between the program may wait for a person as long as that takes.
  std::function<void()> before_terminal;
  std::function<void(std::string_view shown)> after_terminal;
};

}  // namespace inquest::runtime
