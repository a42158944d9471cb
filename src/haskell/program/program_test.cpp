#include "haskell/program/program.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "haskell/program/modules.h"

namespace inquest::haskell::program {
namespace {

// Loads modules given as text, with the real libraries.
class LoadTest : public ::testing::Test {
 protected:
  Loaded Run(const std::string& main) {
    options_.find = [this](const std::string& name) { return Find(name); };
    return Load(files_.Add(source::File("Main.hs", main)), files_, names_, diagnostics_, options_);
  }

  std::optional<ModuleText> Find(const std::string& name) {
    asked_.push_back(name);
    if (auto own = modules_.find(name); own != modules_.end())
      return ModuleText{name + ".hs", own->second, false};
    // INQUEST_TESTDATA is src/haskell/program/testdata.
    std::filesystem::path root = INQUEST_TESTDATA;
    for (int i = 0; i < 4; ++i) root = root.parent_path();
    std::string path = "lib/";
    for (char c : name) path += c == '.' ? '/' : c;
    std::ifstream file(root / (path + ".hs"));
    if (!file.good()) return std::nullopt;
    std::stringstream text;
    text << file.rdbuf();
    return ModuleText{path + ".hs", text.str(), true};
  }

  std::string Messages() const {
    std::string text;
    for (const source::Diagnostic& d : diagnostics_.all()) {
      if (d.span.has_value())
        text += files_[d.span.file].name() + ":" + std::to_string(files_.begin(d.span).line) + ": ";
      text += d.message + "\n";
    }
    return text;
  }

  std::map<std::string, std::string> modules_;
  std::vector<std::string> asked_;
  source::Files files_;
  base::Interner names_;
  source::Diagnostics diagnostics_;
  Options options_;
};

TEST_F(LoadTest, AProgramOfSeveralModulesIsLinked) {
  modules_["Shapes"] = "module Shapes (area) where\nimport Units\narea :: Int -> Int\narea n = scale n * n\n";
  modules_["Units"] = "module Units where\nscale :: Int -> Int\nscale n = n * 2\n";
  Loaded loaded = Run("import Shapes\nmain = print (area 3)\n");
  EXPECT_EQ(Messages(), "");
  ASSERT_TRUE(loaded.ok);
  EXPECT_EQ(core::Verify(loaded.program, names_), std::vector<std::string>{});
  EXPECT_TRUE(loaded.program.main.has_value());
}

TEST_F(LoadTest, EveryModuleIsAskedForOnce) {
  modules_["A"] = "module A where\nimport B\n";
  modules_["B"] = "module B where\n";
  Run("import A\nimport B\nmain = return ()\n");
  EXPECT_EQ(std::count(asked_.begin(), asked_.end(), "B"), 1);
  EXPECT_EQ(std::count(asked_.begin(), asked_.end(), "Prelude"), 1);
}

TEST_F(LoadTest, AMissingModuleIsReportedWithTheNearest) {
  options_.known_modules = {"Data.List", "Data.Char", "Data.Map"};
  EXPECT_FALSE(Run("import Data.Lsit\nmain = return ()\n").ok);
  EXPECT_EQ(Messages(), "Main.hs:1: there is no module `Data.Lsit`. Did you mean `Data.List`?\n");
}

TEST_F(LoadTest, ModulesThatImportEachOtherAreNamed) {
  modules_["A"] = "module A where\nimport B\n";
  modules_["B"] = "module B where\nimport A\n";
  EXPECT_FALSE(Run("import A\nmain = return ()\n").ok);
  EXPECT_EQ(Messages(), "B.hs:2: modules import each other: `A` imports `B` imports `A`\n");
}

TEST_F(LoadTest, AModuleThatImportsMainIsACycle) {
  modules_["A"] = "module A where\nimport Main\n";
  EXPECT_FALSE(Run("module Main where\nimport A\nmain = return ()\n").ok);
  EXPECT_EQ(Messages(), "A.hs:2: modules import each other: `Main` imports `A` imports `Main`\n");
}

TEST_F(LoadTest, AFileThatDeclaresAnotherModuleIsReported) {
  modules_["A"] = "module B where\n";
  EXPECT_FALSE(Run("import A\nmain = return ()\n").ok);
  EXPECT_EQ(Messages(), "A.hs:1: this file was found as module `A`, but declares module `B`\n");
}

TEST_F(LoadTest, LoadingStopsAfterThePhaseWithErrors) {
  EXPECT_FALSE(Run("main = print (undefinedName + 'c')\n").ok);
  EXPECT_EQ(diagnostics_.error_count(), 1u);  // the type error is not looked for
}

TEST_F(LoadTest, ErrorsOfSeveralModulesAreReportedTogether) {
  modules_["A"] = "module A where\na = missingA\n";
  EXPECT_FALSE(Run("import A\nmain = missingMain\n").ok);
  EXPECT_EQ(diagnostics_.error_count(), 2u);
}

TEST_F(LoadTest, APhaseCanBeDumped) {
  for (const char* phase : {"ast", "renamed", "types", "core"}) {
    std::string text;
    options_.dump_phase = phase;
    options_.dump = [&](const std::string& part) { text += part; };
    Run("double :: Int -> Int\ndouble n = n + n\nmain = print (double 2)\n");
    EXPECT_NE(text.find("double"), std::string::npos) << phase;
    EXPECT_EQ(text.find("putStrLn ::"), std::string::npos) << phase;  // no libraries
  }
  EXPECT_EQ(Messages(), "");
}

TEST_F(LoadTest, AProgramWithoutPreludeHasItsRuntime) {
  Loaded loaded = Run("import Prelude ()\nimport System.IO (putStrLn)\nmain = putStrLn \"x\"\n");
  EXPECT_EQ(Messages(), "");
  EXPECT_TRUE(loaded.program.run_main.has_value());
}

TEST(NearestModulesTest, SimilarNamesAreFound) {
  const std::vector<std::string> known = {"Data.List", "Data.Map", "Control.Monad.State", "Data.Char"};
  EXPECT_EQ(NearestModules("Data.Lists", known), std::vector<std::string>{"Data.List"});
  EXPECT_EQ(NearestModules("Control.State", known), std::vector<std::string>{"Control.Monad.State"});
  EXPECT_EQ(NearestModules("Network.Socket", known), std::vector<std::string>{});
  // A module that is there and cannot be read.
  EXPECT_EQ(NearestModules("Data.List", known), std::vector<std::string>{});
}

}  // namespace
}  // namespace inquest::haskell::program
