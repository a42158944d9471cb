#include "driver/messages.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "source/excerpt.h"

namespace inquest::driver {

void Complain(std::string_view sentence) {
  const std::string line = "inquest: " + source::MakeVisible(sentence) + "\n";
  std::fputs(line.c_str(), stderr);
}

bool WantsColor(std::string_view choice) {
  if (choice != "auto") return choice == "always";
  const char* const no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  const char* const terminal = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace inquest::driver
