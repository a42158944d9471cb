// What `inquest debug` and `inquest session` have in common.
#pragma once

#include <string>
#include <vector>

#include "driver/record.h"
#include "session/session.h"
#include "setup/oracles.h"

namespace CLI {
class App;
}

namespace inquest::driver {

struct DebugOptions {
  bool ghc = false;  // FILE is compiled by ghc, and its run observed
  std::vector<std::string> ghc_arguments;
  uint64_t max_calls = 0;  // that are kept of an observed run; 0: as the recorder says
  RecordOptions record;
  session::Options session;
  std::vector<std::string> transforms;
  setup::OracleOptions oracles;
  std::string answers;
  std::string journal;
  std::string keys = "on";
  bool has_answers = false;
  bool remember = false;
  std::string format = "text";  // what standard output gets in the end
  bool resume = false;
  bool fresh = false;
  bool ascii = false;
  bool text = false;     // with lines: responses also as they read
  bool is_test = false;  // the run is of a test that failed, which says where the search begins
  bool web = false;      // asks in the browser
  uint64_t web_idle = 1800;
  bool lines = false;  // requests and responses on standard input and output, a line each

  // Whether standard output is for what a program reads at the end: no transcript, nothing that the program
  // prints.
  bool is_for_programs() const { return format != "text"; }
};

// How a person is asked: answers in a file, keys, the form of what comes out.
void AddDialogueOptions(CLI::App& command, DebugOptions& options);

// Strategy, order, transforms, journal: how questions are asked and what is kept.
void AddSearchOptions(CLI::App& command, DebugOptions& options);

// Records the program, or opens the trace, and asks; the exit code. What can be wrong with the command line
// is said before the program runs, which may take long.
int Debug(DebugOptions options, const std::vector<std::string>& arguments);

}  // namespace inquest::driver
