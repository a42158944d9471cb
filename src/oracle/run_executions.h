// The executions of a run, as a reference needs them to do the same again: which primitive an event is of,
// with which arguments.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "trail/executions.h"

namespace inquest::oracle {

using trail::Ending;
using trail::Event;
using trail::Execution;

// Whether executing this gives the same whenever it is executed, unless the program changes it.
bool IsLasting(std::string_view primitive);
// Whether it changes what others can notice, other than by output; every run records such.
bool IsChange(std::string_view primitive);

class RunExecutions : public trail::Executions {
 public:
  // Passes over all events. `run` must outlive it.
  explicit RunExecutions(const trail::Trail& run);

  // Those that asked for what stays the same for the whole run: arguments, environment. None if it changed.
  const std::vector<uint32_t>& lasting_events() const { return lasting_; }
  trail::Word ResultOf(const Event& event) const { return trail().word(event.address + 32); }
  // The primitive that an event's action is made of, and its n-th argument, from 1 on; "" if it is unknown.
  std::string_view PrimitiveOf(const Event& event) const;
  trail::Word ArgumentOf(const Event& event, uint32_t n) const {
    return trail().word(event.action + 8 * uint64_t{n});
  }

 private:
  std::vector<uint32_t> lasting_;
};

}  // namespace inquest::oracle
