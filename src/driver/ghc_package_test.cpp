#include "driver/ghc_package.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace inquest::driver {
namespace {

using Names = std::vector<std::string>;

TEST(GhcPackage, TheLanguageIsPassedOn) {
  EXPECT_EQ(LanguageArguments(""), Names{});
  EXPECT_EQ(LanguageArguments("Haskell98"), Names{"-XHaskell98"});
}

TEST(GhcPackage, WhatThisGhcDoesNotKnowOfGhc2021IsItsExtensions) {
  const Names arguments = LanguageArguments("GHC2021");
  EXPECT_NE(std::find(arguments.begin(), arguments.end(), "-XTypeApplications"), arguments.end());
  EXPECT_EQ(std::find(arguments.begin(), arguments.end(), "-XGHC2021"), arguments.end());
}

TEST(GhcPackage, ThePathsModuleTellsTheVersionAndFindsFiles) {
  const MadeModule made =
      PathsModule({.package = "my-shop", .version = "1.2.0", .folder = "/there/my \"shop\""});
  EXPECT_EQ(made.file, "Paths_my_shop.hs");
  EXPECT_NE(made.text.find("module Paths_my_shop where"), std::string::npos);
  EXPECT_NE(made.text.find("version = makeVersion [1,2,0]\n"), std::string::npos);
  EXPECT_NE(made.text.find("return (\"/there/my \\34\\&shop\\34\\&/\" ++ name)"), std::string::npos);
}

TEST(GhcPackage, PackagesThatAreNotInstalledAreNamed) {
  EXPECT_EQ(NotInstalled({"base", "hspec", "mtl"}, "array base mtl text"), Names{"hspec"});
  EXPECT_EQ(NotInstalled({}, ""), Names{});
}

}  // namespace
}  // namespace inquest::driver
