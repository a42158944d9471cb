// Packages: what a .cabal file, or a package.yaml as hpack reads it, says of the programs and test suites in
// a folder. Conditions are decided for GHC 9.0 on Linux, flags by their defaults.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::setup {

struct Component {
  enum class Kind : uint8_t { kLibrary, kExecutable, kTest, kBenchmark };
  Kind kind = Kind::kExecutable;
  std::string name;     // of the library without a name: empty
  std::string main_is;  // as written; a library has none
  std::vector<std::string> source_dirs;
  std::string language;  // Haskell2010; may be empty
  std::vector<std::string> extensions;
  std::vector<std::string> cpp_options;
  std::vector<std::string> dependencies;  // packages and sublibraries, without versions
};

struct Package {
  std::string name;
  std::string version;
  std::string folder;  // as the person gave it; empty: the present one
  std::vector<Component> components;
};

// Any text is read as far as it makes sense: what is not understood is left out.
Package ParseCabal(std::string_view text);
Package ParsePackageYaml(std::string_view text);

// Whether a path may name a package: a folder, FILE.cabal, package.yaml.
bool IsPackagePath(const std::string& path);

// The file that describes the package, or that of its folder; a .cabal file before package.yaml. The error
// says that there is none. A folder without either has the programs that are found where they usually are.
base::Result<Package> ReadPackage(const std::string& path);

// What to run, and where its modules are.
struct ChosenProgram {
  std::string main_file;
  std::vector<std::string> include;
  std::vector<std::string> extensions;
  std::vector<std::string> definitions;
  // For ghc.
  std::string language;
  std::vector<std::string> packages;     // that the program uses, without its own
  std::string package, version, folder;  // its own; empty where nothing describes one
};
// The component of this name; without one the only executable, or, with `wants_tests`, the only test suite.
// The error says which there are. Folders and extensions of the package's own libraries that it uses are
// added.
base::Result<ChosenProgram> ChooseProgram(const Package& package, const std::string& component,
                                          bool wants_tests);

}  // namespace inquest::setup
