// The front half of every subcommand that takes a Haskell file: from the command line to core, or to messages
// on standard error.
#pragma once

#include <memory>
#include <string>

#include "setup/load_program.h"
#include "setup/package.h"
#include "setup/session_files.h"

namespace CLI {
class App;
}

namespace inquest::driver {

// The options that all of these subcommands share.
struct SourceOptions : setup::ProgramSource {
  std::string color = "auto";   // auto, always, never
  std::string component;        // of the package that FILE names
  std::string given;            // FILE and --component, as typed
  setup::ChosenProgram chosen;  // what the package says of it; empty if FILE is none
  bool wants_tests = false;     // of a package a test suite is meant, if nothing else is said
  setup::Remark hears;          // gets what is complained about, besides standard error; may be empty

  void Complain(const std::string& sentence) const;
};
void AddSourceOptions(CLI::App& command, SourceOptions& options);

// Null if the program cannot be run; the person has been told why.
std::unique_ptr<setup::LoadedProgram> LoadOrComplain(const SourceOptions& options,
                                                     const setup::PhaseDump& dump = {});

}  // namespace inquest::driver
