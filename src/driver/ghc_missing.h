// What ghc misses when it compiles a program, as packages of Debian.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace inquest::driver {

// The package with the profiling libraries of a package of Hackage: `libghc-vector-prof`.
std::string DebianPackageOf(std::string_view hackage_name);

// The packages that provide what ghc says it did not find, each once; empty if it says nothing of the kind.
// Modules of packages that are not installed at all are known for common packages only.
std::vector<std::string> MissingPackages(std::string_view ghc_says);

// How Debian's packages are installed: `apt-get install ..`.
std::string InstallCommand(const std::vector<std::string>& packages);

// Asks at the terminal whether to run that, and runs it; false if there is no terminal, the answer is no, or
// it failed.
bool OfferToInstall(const std::vector<std::string>& packages, std::string_view what_for);

}  // namespace inquest::driver
