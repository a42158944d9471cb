// What GHC 9.0 and Cabal define before the first line: the release whose libraries lib/ follows.
#include "haskell/preprocess/macros.h"

namespace inquest::haskell::preprocess {
namespace {

constexpr const char* kDefinitions[] = {
    "__GLASGOW_HASKELL__ 900",
    "__GLASGOW_HASKELL_PATCHLEVEL1__ 2",
    "__GLASGOW_HASKELL_FULL_VERSION__ 9.0.2",
    "MIN_VERSION_GLASGOW_HASKELL(a,b,c,d) ((a)<9||(a)==9&&(b)<0||(a)==9&&(b)==0&&(c)<=2)",
    "linux_HOST_OS 1",
    "x86_64_HOST_ARCH 1",
};

struct Package {
  const char* name;
  int major1, major2, minor;
  const char* rest;
};

// Those whose modules are here, and those that come with GHC.
constexpr Package kPackages[] = {
    {"HUnit", 1, 6, 2, ".0"},
    {"QuickCheck", 2, 14, 2, ""},
    {"array", 0, 5, 4, ".0"},
    {"base", 4, 15, 1, ".0"},
    {"binary", 0, 8, 8, ".0"},
    {"bytestring", 0, 10, 12, ".1"},
    {"containers", 0, 6, 4, ".1"},
    {"deepseq", 1, 4, 5, ".0"},
    {"directory", 1, 3, 6, ".2"},
    {"exceptions", 0, 10, 4, ""},
    {"filepath", 1, 4, 2, ".1"},
    {"ghc_prim", 0, 7, 0, ""},
    {"hashable", 1, 3, 5, ".0"},
    {"haskell2010", 1, 1, 2, ".0"},
    {"hspec", 2, 8, 5, ""},
    {"mtl", 2, 2, 2, ""},
    {"parallel", 3, 2, 2, ".0"},
    {"parsec", 3, 1, 14, ".0"},
    {"pretty", 1, 1, 3, ".6"},
    {"primitive", 0, 7, 3, ".0"},
    {"process", 1, 6, 13, ".2"},
    {"random", 1, 2, 1, ".1"},
    {"split", 0, 2, 3, ".5"},
    {"stm", 2, 5, 0, ".0"},
    {"tasty", 1, 4, 2, ".3"},
    {"tasty_hunit", 0, 10, 0, ".3"},
    {"tasty_quickcheck", 0, 10, 2, ""},
    {"template_haskell", 2, 17, 0, ".0"},
    {"text", 1, 2, 5, ".0"},
    {"time", 1, 9, 3, ""},
    {"transformers", 0, 5, 6, ".2"},
    {"unix", 2, 7, 2, ".2"},
    {"unordered_containers", 0, 2, 17, ".0"},
    {"vector", 0, 12, 3, ".1"},
};

}  // namespace

void DefinePredefined(Macros& macros) {
  for (const char* definition : kDefinitions) macros.Define(definition);
  for (const Package& package : kPackages) {
    const std::string name = package.name;
    const std::string a = std::to_string(package.major1), b = std::to_string(package.major2),
                      c = std::to_string(package.minor);
    macros.Define("MIN_VERSION_" + name + "(a,b,c) ((a) < " + a + " || (a) == " + a + " && (b) < " + b +
                  " || (a) == " + a + " && (b) == " + b + " && (c) <= " + c + ")");
    macros.Define("VERSION_" + name + " \"" + a + "." + b + "." + c + package.rest + "\"");
  }
}

}  // namespace inquest::haskell::preprocess
