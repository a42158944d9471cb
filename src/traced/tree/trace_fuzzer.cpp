// Any bytes are a trace that can be verified, whose tree can be built and whose nodes can be described, or a
// message; never a crash.
#include <cstdint>

#include "traced/tree/test_read_trace.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  inquest::traced::ReadAllOf({reinterpret_cast<const char*>(data), size});
  return 0;
}
