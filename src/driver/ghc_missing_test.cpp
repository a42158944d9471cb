#include "driver/ghc_missing.h"

#include <gtest/gtest.h>

namespace inquest::driver {
namespace {

using Packages = std::vector<std::string>;

TEST(GhcMissing, ProfilingLibrariesAreNamedByTheirDebianPackage) {
  EXPECT_EQ(MissingPackages("M.hs:3:1: error:\n"
                            "    Could not find module \u2018Test.Tasty\u2019\n"
                            "    Perhaps you haven't installed the profiling libraries for package "
                            "\u2018tasty-1.4.2.3\u2019?\n"
                            "M.hs:4:1: error:\n"
                            "    Could not find module `Options.Applicative'\n"
                            "    Perhaps you haven't installed the profiling libraries for package "
                            "`optparse-applicative-0.16.1.0'?\n"),
            (Packages{"libghc-tasty-prof", "libghc-optparse-applicative-prof"}));
}

TEST(GhcMissing, ModulesOfCommonPackagesAreKnown) {
  EXPECT_EQ(MissingPackages("Could not find module \u2018Test.QuickCheck.Monadic\u2019\n"
                            "Could not find module \u2018Data.Vector.Unboxed\u2019\n"
                            "Could not find module \u2018Data.VectorSpace\u2019\n"
                            "Could not find module \u2018Test.QuickCheck\u2019\n"),
            (Packages{"libghc-quickcheck2-prof", "libghc-vector-prof"}));
}

TEST(GhcMissing, OtherErrorsNameNothing) {
  EXPECT_EQ(MissingPackages("Main.hs:1:1: error: parse error on input \u2018=\u2019"), Packages{});
  EXPECT_EQ(MissingPackages("Could not find module \u2018"), Packages{});
}

}  // namespace
}  // namespace inquest::driver
