// Runs a program to its end or to a time limit.
#pragma once

#include <signal.h>

#include <chrono>
#include <string>
#include <vector>

namespace inquest::golden {

struct Process {
  std::vector<std::string> command;  // the program is looked up in PATH
  std::string folder;                // where it runs
  std::string input;
  std::chrono::milliseconds timeout{10000};
  int signal = SIGKILL;  // sent when the time is over; what does not end then is killed ten seconds later
};

struct Outcome {
  int exit_code = 0;  // 128 + n when signal n ended it
  bool timed_out = false;
  bool hung = false;  // it had to be killed after another signal
  std::string out;
  std::string err;
};

// A process that cannot be started has exit code 127 and says so in `err`. When the time is over the whole
// process group is ended.
Outcome RunProcess(const Process& process);

}  // namespace inquest::golden
