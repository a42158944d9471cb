#include "setup/package.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "base/test_folder.h"

namespace inquest::setup {
namespace {

using Kind = Component::Kind;
using Names = std::vector<std::string>;

constexpr std::string_view kCabal = R"(cabal-version: 2.4
name:          shapes
version:       0.3
-- a comment
common shared
  default-extensions: LambdaCase, TupleSections
  default-language: Haskell2010
  build-depends: base >=4 && <5
               , containers

flag slow
  default: False

library
  import: shared
  hs-source-dirs: src
  if flag(slow) && !os(windows)
    cpp-options: -DSLOW
  elif impl(ghc >= 8.10) && impl(ghc < 9.2)
    cpp-options: -DGHC=1
  else
    cpp-options: -DOTHER

executable draw
  import:         shared
  main-is:        Main.hs
  hs-source-dirs: app, "more app"
  ghc-options:    -Wall -XBangPatterns
  build-depends:  shapes

test-suite spec
  type: exitcode-stdio-1.0
  main-is: Spec.hs
  Hs-Source-Dirs: test
  build-depends: shapes, hspec ^>= 2.8
)";

TEST(ParseCabal, ReadsComponentsWithWhatTheyShare) {
  const Package package = ParseCabal(kCabal);
  EXPECT_EQ(package.name, "shapes");
  EXPECT_EQ(package.version, "0.3");
  ASSERT_EQ(package.components.size(), 3u);
  const Component& draw = package.components[1];
  EXPECT_EQ(draw.kind, Kind::kExecutable);
  EXPECT_EQ(draw.name, "draw");
  EXPECT_EQ(draw.main_is, "Main.hs");
  EXPECT_EQ(draw.source_dirs, (Names{"app", "more app"}));
  EXPECT_EQ(draw.extensions, (Names{"LambdaCase", "TupleSections", "BangPatterns"}));
  EXPECT_EQ(draw.dependencies, (Names{"base", "containers", "shapes"}));
  EXPECT_EQ(package.components[2].dependencies, (Names{"shapes", "hspec"}));
  EXPECT_EQ(package.components[2].source_dirs, Names{"test"});
}

TEST(ParseCabal, DecidesConditionsForGhc9OnLinux) {
  EXPECT_EQ(ParseCabal(kCabal).components[0].cpp_options, Names{"-DGHC=1"});
  const auto options = [](const std::string& condition) {
    return ParseCabal("library\n if " + condition + "\n  cpp-options: yes\n else\n  cpp-options: no\n")
        .components[0]
        .cpp_options;
  };
  for (const char* holds : {"os(linux)", "!(os(darwin) || false)", "impl(ghc)", "impl(ghc == 9.0.2)",
                            "impl(ghc == 9.*)", "flag(unknown)", "os(windows) || arch(x86_64) && true"})
    EXPECT_EQ(options(holds), Names{"yes"}) << holds;
  for (const char* fails :
       {"os(windows)", "impl(ghcjs)", "impl(ghc > 9.0.2)", "impl(ghc < 9)", "false", "(", "nonsense"})
    EXPECT_EQ(options(fails), Names{"no"}) << fails;
}

constexpr std::string_view kYaml = R"(name: leap   # as exercises have it
dependencies:
- base >= 4.7 && < 5
- 'containers'
default-extensions: [LambdaCase, "TupleSections"]
library:
  source-dirs: src
executables:
  leap-exe:
    main: Main.hs
    source-dirs:
      - app
      - tools
tests:
  test:
    main:                Test.Main
    source-dirs: test
    dependencies:
      - leap
      - name: hspec
        version: ">= 2"
)";

TEST(ParsePackageYaml, ReadsComponentsAsHpackDoes) {
  const Package package = ParsePackageYaml(kYaml);
  EXPECT_EQ(package.name, "leap");
  ASSERT_EQ(package.components.size(), 3u);
  EXPECT_EQ(package.components[0].kind, Kind::kLibrary);
  EXPECT_EQ(package.components[0].source_dirs, Names{"src"});
  EXPECT_EQ(package.components[1].name, "leap-exe");
  EXPECT_EQ(package.components[1].source_dirs, (Names{"app", "tools"}));
  EXPECT_EQ(package.components[1].extensions, (Names{"LambdaCase", "TupleSections"}));
  const Component& test = package.components[2];
  EXPECT_EQ(test.kind, Kind::kTest);
  EXPECT_EQ(test.main_is, "Test/Main.hs");
  EXPECT_EQ(test.dependencies, (Names{"leap", "hspec", "base", "containers"}));
}

// Any text gives a package: pieces of these files in any order, and any bytes.
TEST(ParsePackages, AnyTextIsRead) {
  std::mt19937 random(1);
  for (const std::string_view text : {kCabal, kYaml}) {
    for (int round = 0; round < 2000; ++round) {
      std::string changed(text);
      for (int change = 0; change < 8; ++change) {
        const size_t at = random() % changed.size();
        const size_t from = random() % changed.size(), length = random() % 40;
        switch (random() % 3) {
          case 0:
            changed[at] = static_cast<char>(random() % 256);
            break;
          case 1:
            changed.insert(at, changed.substr(from, length));
            break;
          default:
            changed.erase(at, std::min<size_t>(length, changed.size() - at - 1));
            break;
        }
      }
      (void)ParseCabal(changed);
      (void)ParsePackageYaml(changed);
    }
  }
  std::string deep;
  for (int i = 0; i < 3000; ++i)
    deep += std::string(static_cast<size_t>(i), ' ') + (i % 2 == 0 ? "if true\n" : "- a:\n");
  (void)ParseCabal("library\n" + deep);
  (void)ParsePackageYaml(deep);
  (void)ParsePackageYaml(std::string(5000, '-') + " a");
  (void)ParseCabal("library\n if " + std::string(100000, '!') + "\n  main-is: X\n");
  (void)ParseCabal("library\n if " + std::string(100000, '(') + "\n  main-is: X\n");
}

class PackageInFolder : public testing::Test {
 protected:
  void Write(const std::string& name, std::string_view text) {
    const std::filesystem::path path = std::filesystem::path(folder_.path()) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  std::string In(const std::string& name) { return (std::filesystem::path(folder_.path()) / name).string(); }
  base::TestFolder folder_;
};

TEST_F(PackageInFolder, TheOnlyExecutableIsMeantWithItsOwnLibrary) {
  Write("shapes.cabal", kCabal);
  Write("app/Main.hs", "main = return ()");
  const auto package = ReadPackage(folder_.path());
  ASSERT_TRUE(package.ok());
  const auto program = ChooseProgram(*package, "", false);
  ASSERT_TRUE(program.ok()) << program.error().message;
  EXPECT_EQ(program->main_file, In("app/Main.hs"));
  EXPECT_EQ(program->include, (Names{In("app"), In("more app"), In("src")}));
  EXPECT_EQ(program->definitions, Names{"GHC=1"});
  EXPECT_FALSE(ChooseProgram(*package, "", true).ok());  // test/Spec.hs is not there
  EXPECT_FALSE(ChooseProgram(*package, "paint", false).ok());
}

TEST_F(PackageInFolder, AFolderWithoutADescriptionHasTheUsualPrograms) {
  Write("Main.hs", "main = return ()");
  Write("test/Tests.hs", "main = return ()");
  const auto package = ReadPackage(folder_.path());
  ASSERT_TRUE(package.ok());
  EXPECT_EQ(ChooseProgram(*package, "", false)->main_file, In("Main.hs"));
  EXPECT_EQ(ChooseProgram(*package, "", true)->main_file, In("test/Tests.hs"));
}

TEST_F(PackageInFolder, AnEmptyFolderHasNoProgram) {
  const auto package = ReadPackage(folder_.path());
  ASSERT_TRUE(package.ok());
  const auto program = ChooseProgram(*package, "", false);
  ASSERT_FALSE(program.ok());
  EXPECT_NE(program.error().message.find("Give the main module itself"), std::string::npos);
}

}  // namespace
}  // namespace inquest::setup
