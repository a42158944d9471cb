#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace inquest::base {

void CheckFailed(const char* file, int line, const char* condition) {
  std::fprintf(stderr,
               "inquest: internal fault at %s:%d: %s does not hold.\n"
               "This is a fault of inquest, not of your program. Please report it.\n",
               file, line, condition);
  std::fflush(nullptr);
  std::_Exit(70);
}

}  // namespace inquest::base
