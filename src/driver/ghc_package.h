// What a build tool would tell ghc of a package (setup/package.h), for a program that ghc compiles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "setup/package.h"

namespace inquest::driver {

// The arguments for the language that the package names. ghc 9.0 has no GHC2021: it gets the extensions.
std::vector<std::string> LanguageArguments(std::string_view language);

// A module that nobody wrote.
struct MadeModule {
  std::string file;  // Paths_shop.hs
  std::string text;
};
// The module that tells a package its version and where its files are.
MadeModule PathsModule(const setup::ChosenProgram& program);

// Those that are not among the installed ones, which are separated by blanks.
std::vector<std::string> NotInstalled(const std::vector<std::string>& packages, std::string_view installed);

}  // namespace inquest::driver
