// CHECK: a condition that only our own fault can break. On in every build. A failed check prints
// the place and the condition and aborts with exit code 70 ("our own fault").
#pragma once

namespace inquest::base {

[[noreturn]] void CheckFailed(const char* file, int line, const char* condition);

}  // namespace inquest::base

#define CHECK(condition)                               \
  (static_cast<bool>(condition) ? static_cast<void>(0) \
                                : ::inquest::base::CheckFailed(__FILE__, __LINE__, #condition))
