// Finds and parses the modules of a program: the main file and all that it imports, in dependency order.
#pragma once

#include <deque>

#include "haskell/ast/ast.h"
#include "haskell/program/program.h"

namespace inquest::haskell::program {

struct FoundModule {
  Module ast;
  ModuleId id;  // set by the renamer
  bool is_library = false;
};

// Imported modules before the importing ones, the main module last. A missing module, modules that import
// each other and a module whose file declares another name are reported; so is what does not parse.
std::deque<FoundModule> FindModules(source::FileId main_file, source::Files& files, base::Interner& names,
                                    source::Diagnostics& diagnostics, const Options& options);

// The known modules that `name` may have been meant to be, the nearest first.
std::vector<std::string> NearestModules(const std::string& name, const std::vector<std::string>& known);

}  // namespace inquest::haskell::program
