// The front half of every subcommand that takes a Haskell file: from the command line to core, or to a
// message on standard error.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/interner.h"
#include "core/core.h"
#include "haskell/program/program.h"
#include "source/source_file.h"

namespace CLI {
class App;
}

namespace inquest::driver {

// The options that all of these subcommands share.
struct SourceOptions {
  std::string file;
  std::vector<std::string> include;  // further folders of modules
  std::string library;               // a folder instead of the embedded lib/; for its developers
  std::string color = "auto";        // auto, always, never
};
void AddSourceOptions(CLI::App& command, SourceOptions& options);

// Whether a path names a Haskell file: it ends in .hs or .lhs.
bool HasHaskellName(const std::string& path);

// The same for the same files, different for different ones (not against somebody who wants them to be the
// same).
std::string FingerprintOf(const source::Files& files);

struct LoadedProgram {
  source::Files files;
  base::Interner names;
  core::Program program;
  std::vector<haskell::program::ReExport> re_exports;
  std::vector<haskell::program::ReExport> methods;
  std::vector<haskell::desugar::Alias> aliases;
};

// A phase of the front end whose result is wanted as text.
struct PhaseDump {
  std::string phase;
  std::function<void(const std::string&)> receive;
};

// Null if the program cannot be run; the person has been told why.
std::unique_ptr<LoadedProgram> LoadProgram(const SourceOptions& options, const PhaseDump& dump = {});

}  // namespace inquest::driver
