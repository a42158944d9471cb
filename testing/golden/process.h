// Runs a program to its end, to a time limit, or until it has printed enough.
#pragma once

#include <signal.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace inquest::golden {

struct Process {
  std::vector<std::string> command;  // the program is looked up in PATH
  std::string folder;                // where it runs
  std::string input;
  std::chrono::milliseconds timeout{60000};
  size_t enough_output = 0;  // after so many bytes of standard output it is ended; 0: however much
  int signal = SIGKILL;      // ends it; what does not end then is killed a minute later
};

struct Outcome {
  int exit_code = 0;  // 128 + n when signal n ended it
  bool timed_out = false;
  bool printed_enough = false;
  bool hung = false;  // it had to be killed after another signal
  std::string out;
  std::string err;
};

// A process that cannot be started has exit code 127 and says so in `err`. The whole process group is
// ended.
Outcome RunProcess(const Process& process);

}  // namespace inquest::golden
