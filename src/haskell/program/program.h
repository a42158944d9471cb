// The front end as one call: a file and everything it imports -> core.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/interner.h"
#include "core/core.h"
#include "haskell/desugar/desugar.h"
#include "haskell/parse/parse.h"
#include "source/diagnostics.h"

namespace inquest::haskell::program {

// Finds the text of a module; the driver looks beside the main file, then in the embedded lib/.
struct ModuleText {
  std::string file_name;  // as shown to people
  std::string text;
  bool is_library = false;
};
using Finder = std::function<std::optional<ModuleText>(const std::string& module_name)>;

// Finds a file that is included, by its name and that of the file that includes it.
using FileFinder = std::function<std::optional<ModuleText>(const std::string& name, const std::string& from)>;

struct Options {
  Finder find;
  FileFinder find_included;                // may be empty: there are none
  std::vector<std::string> extensions;     // that are on in all modules but the libraries'
  std::vector<std::string> definitions;    // macros of their CPP: NAME, NAME=TEXT
  std::vector<std::string> known_modules;  // for the message about a missing one
  // Sentences about a module that is missing; may be empty.
  std::function<std::string(const std::string& module)> explain_missing;
  bool reachable_only = true;
  bool makes_test_main = false;  // the main module gets a main that runs its tests
  // If set, called with a readable dump after each phase named here: "ast", "renamed", "types", "core".
  std::string dump_phase;
  std::function<void(const std::string&)> dump;
};

// A library module exports what another one defines: Data.Map the insert of Data.Map.Internal.
struct ReExport {
  base::Symbol module;  // that exports it
  base::Symbol defined_in;
  base::Symbol name;
};

struct Loaded {
  core::Program program;
  std::vector<ReExport> re_exports;
  // Methods of classes: by each module that exports them, and by the one that declares them.
  std::vector<ReExport> methods;
  std::vector<desugar::Alias> aliases;
  bool ok = false;  // no errors; `program` is complete
};

Loaded Load(source::FileId main_file, source::Files& files, base::Interner& names,
            source::Diagnostics& diagnostics, const Options& options);

// The same with an expression in the scope of the main module in the place of main, which need not be there:
// it is evaluated in full. Its own code counts as a library's.
Loaded LoadCall(source::FileId main_file, const std::string& call, source::Files& files,
                base::Interner& names, source::Diagnostics& diagnostics, const Options& options);

}  // namespace inquest::haskell::program
