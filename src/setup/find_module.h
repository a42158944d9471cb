// Where the modules of a program are: beside its main file, in the folders named with --include, then in
// the libraries.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "haskell/program/program.h"
#include "setup/load_program.h"
#include "trail/layout.h"

namespace inquest::setup {

class ModuleFinder {
 public:
  // The libraries alone. `library` is a folder to take instead of the embedded ones, or empty.
  explicit ModuleFinder(std::string library) : library_(std::move(library)) {}
  // `main_file` is a path as the person gave it.
  ModuleFinder(const std::string& main_file, const std::vector<std::string>& include, std::string library);

  // The text of a module, or nothing. A file that exists and cannot be read counts as absent and adds to
  // errors().
  std::optional<haskell::program::ModuleText> Find(const std::string& module_name);

  // A file that a module includes (CPP), whose name as shown is `from`: looked for beside it, then where
  // modules are.
  std::optional<haskell::program::ModuleText> FindIncluded(const std::string& name, const std::string& from);

  // What could be imported, ordered; for messages. Reads folders.
  std::vector<std::string> KnownModules() const;

  const std::vector<std::string>& errors() const { return errors_; }
  // In which it looks before it looks in the libraries.
  const std::vector<std::string>& folders() const { return roots_; }

 private:
  std::optional<haskell::program::ModuleText> Read(const std::string& path, bool is_library);
  std::optional<haskell::program::ModuleText> FindInLibraries(const std::string& module_name);

  std::vector<std::string> roots_;
  std::string library_;
  std::vector<std::string> errors_;
};

// Looks modules up as a ModuleFinder for `source.file` does.
haskell::program::Finder FinderFor(const ProgramSource& source);

// Looks modules up as they were when a program was traced: its own in the description of its trace, others in
// the libraries. Nothing else is read. `layout` must outlive the finder.
haskell::program::Finder FinderIn(const trail::Layout& layout, const std::string& library);

// The folders in which modules can be looked up beside `main_file`: its own, and, as long as a folder's name
// is the beginning of a module name (it starts with a capital), the one above: the modules of src/App/Main.hs
// are in src/App/ or, when it is App.Main, in src/.
std::vector<std::string> RootsOf(const std::string& main_file);

}  // namespace inquest::setup
