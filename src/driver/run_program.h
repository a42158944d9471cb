// The back half of `run` and `trace`: a loaded program, the limits and streams that the command line gave,
// and the machine.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "driver/load_program.h"
#include "session/work.h"

namespace inquest::driver {

struct RunOptions {
  SourceOptions source;
  std::string input;  // a file instead of standard input, or empty
  int output = 1;     // the descriptor that is the program's standard output
  uint64_t max_memory = 0;
  uint64_t max_steps = 0;
  bool stats = false;
  session::Work work;  // told that it runs; may stop it, as Ctrl-C does
  // For tests of the collector; not in --help.
  uint64_t nursery_words = 0;  // 0: as the machine has it
  uint64_t index_block_bytes = 0;
  bool collect_always = false;
  bool full_collections = false;
};
void AddRunOptions(CLI::App& command, RunOptions& options);

// What `trace` adds.
struct Recording {
  std::string path;
  std::function<bool(core::RoutineId)> trusted;
  std::function<std::string(core::RoutineId)> called;  // MachineOptions
  uint64_t max_bytes = 0;                              // 0: as the machine has it
  bool checksums = true;                               // MachineOptions
};

// Runs the program to its end and returns the exit code. `recording` is null when nothing is recorded.
// `started`, unless it is null, becomes true if the program ran at all.
int RunProgram(const setup::LoadedProgram& loaded, const RunOptions& options,
               std::vector<std::string> arguments, const Recording* recording, bool* started = nullptr);

}  // namespace inquest::driver
