#include "driver/bus_error.h"

#include <signal.h>
#include <unistd.h>

#include <string_view>

#include "driver/commands.h"

namespace inquest::driver {
namespace {

// Nothing but what is safe in a signal handler.
void OnBusError(int signal, siginfo_t* info, void*) {
  if (info->si_code != BUS_ADRERR) {
    ::signal(signal, SIG_DFL);  // and the instruction is tried again
    return;
  }
  constexpr std::string_view kMessage =
      "inquest: The trace cannot be read any further: its file was cut off meanwhile, or the disk failed.\n";
  [[maybe_unused]] const ssize_t written = write(2, kMessage.data(), kMessage.size());
  _exit(kUnreadable);
}

}  // namespace

void ExplainBusErrors() {
  struct sigaction action = {};
  action.sa_sigaction = OnBusError;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, nullptr);
}

}  // namespace inquest::driver
