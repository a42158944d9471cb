// From the path of a Haskell file to core, with what is wrong on the way.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/interner.h"
#include "base/result.h"
#include "core/core.h"
#include "haskell/program/program.h"
#include "source/diagnostics.h"
#include "source/source_file.h"

namespace inquest::setup {

// Where the program is.
struct ProgramSource {
  std::string file;
  std::vector<std::string> include;      // further folders of modules
  std::string library;                   // a folder instead of the embedded lib/; for its developers
  std::vector<std::string> extensions;   // that are on in all its modules
  std::vector<std::string> definitions;  // macros of CPP: NAME, NAME=TEXT
  std::string call;                      // an expression that is evaluated in the place of main; empty: main
  bool makes_test_main = false;          // in the place of main, what runs the tests of the main module
};

// Whether a path names a Haskell file: it ends in .hs or .lhs.
bool HasHaskellName(const std::string& path);
// The text of a main module. A file with another name, such as a trace, is refused.
base::Result<source::File> ReadMainFile(const std::string& path);

// The same for the same files, different for different ones (not against somebody who wants them to be the
// same).
std::string FingerprintOf(const source::Files& files);

struct LoadedProgram {
  bool ok = false;                  // false: it cannot be run, and what follows the next two is empty
  source::Diagnostics diagnostics;  // about the files
  std::vector<std::string> errors;  // sentences about files that cannot be read
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

// Never null.
std::unique_ptr<LoadedProgram> LoadProgram(const ProgramSource& source, const PhaseDump& dump = {});

}  // namespace inquest::setup
