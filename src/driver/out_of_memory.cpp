#include "driver/out_of_memory.h"

#include <unistd.h>

#include <new>
#include <string_view>

#include "driver/commands.h"

namespace inquest::driver {
namespace {

// Nothing that allocates.
void OnLackOfMemory() {
  constexpr std::string_view kMessage =
      "inquest: There is not enough memory, and no room on the disk to use instead.\n"
      "Make room in the folder of the traces, raise the limit (`ulimit -v`, `ulimit -d`), or record less: "
      "--trust, "
      "--max-steps.\n";
  [[maybe_unused]] const ssize_t written = write(2, kMessage.data(), kMessage.size());
  _exit(kStopped);
}

}  // namespace

void ExplainLackOfMemory() { std::set_new_handler(OnLackOfMemory); }

}  // namespace inquest::driver
