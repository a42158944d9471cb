#include "setup/find_module.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "base/test_folder.h"
#include "setup/library.h"

namespace inquest::setup {
namespace {

namespace fs = std::filesystem;

TEST(RootsOf, TheFolderOfTheMainFileComesFirst) {
  EXPECT_EQ(RootsOf("Main.hs"), std::vector<std::string>{""});
  EXPECT_EQ(RootsOf("src/Main.hs"), std::vector<std::string>{"src"});
}

TEST(RootsOf, FoldersNamedLikeModulesAreLeft) {
  EXPECT_EQ(RootsOf("src/App/Tool/Main.hs"), (std::vector<std::string>{"src/App/Tool", "src/App", "src"}));
  EXPECT_EQ(RootsOf("App/Main.hs"), (std::vector<std::string>{"App", ""}));
  EXPECT_EQ(RootsOf("/Main.hs"), std::vector<std::string>{"/"});
}

TEST(Library, HasThePreludeAndNoEmptyFiles) {
  ASSERT_NE(FindLibraryModule("Prelude"), nullptr);
  EXPECT_EQ(FindLibraryModule("Prelude")->file_name, "lib/Prelude.hs");
  EXPECT_EQ(FindLibraryModule("No.Such.Module"), nullptr);
  for (const LibraryModule& module : LibraryModules()) EXPECT_FALSE(module.text.empty()) << module.name;
  EXPECT_TRUE(std::ranges::is_sorted(LibraryModules(), {}, &LibraryModule::name));
}

class ModuleFinderTest : public testing::Test {
 protected:
  void Write(const std::string& path, const std::string& text) const { temporary_.Write(path, text); }
  ModuleFinder Finder(const std::vector<std::string>& include = {}, const std::string& library = "") {
    return ModuleFinder((folder_ / "Main.hs").string(), include, library);
  }

  base::TestFolder temporary_;
  fs::path folder_ = temporary_.path();
};

TEST_F(ModuleFinderTest, DottedNamesArePaths) {
  Write("Data/Tree/Red.hs", "module Data.Tree.Red where");
  const auto found = Finder().Find("Data.Tree.Red");
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->file_name, (folder_ / "Data/Tree/Red.hs").string());
  EXPECT_EQ(found->text, "module Data.Tree.Red where");
  EXPECT_FALSE(found->is_library);
}

TEST_F(ModuleFinderTest, LiterateModulesAreFound) {
  Write("Notes.lhs", "> module Notes where");
  EXPECT_TRUE(Finder().Find("Notes").has_value());
}

TEST_F(ModuleFinderTest, TheProgramsOwnModuleHidesTheLibrarys) {
  EXPECT_TRUE(Finder().Find("Prelude")->is_library);
  Write("Prelude.hs", "module Prelude where");
  EXPECT_FALSE(Finder().Find("Prelude")->is_library);
}

TEST_F(ModuleFinderTest, IncludedFoldersComeAfterTheMainFiles) {
  Write("A.hs", "beside");
  Write("more/A.hs", "included");
  Write("more/B.hs", "included");
  ModuleFinder finder = Finder({(folder_ / "more").string()});
  EXPECT_EQ(finder.Find("A")->text, "beside");
  EXPECT_EQ(finder.Find("B")->text, "included");
}

TEST_F(ModuleFinderTest, AnotherLibraryReplacesTheEmbeddedOne) {
  Write("lib/Prelude.hs", "mine");
  ModuleFinder finder = Finder({}, (folder_ / "lib").string());
  EXPECT_EQ(finder.Find("Prelude")->text, "mine");
  EXPECT_TRUE(finder.Find("Prelude")->is_library);
  EXPECT_FALSE(finder.Find("Data.List").has_value());
}

TEST_F(ModuleFinderTest, AFileThatCannotBeReadIsAnErrorAndNoModule) {
  std::filesystem::create_directory(folder_ / "Bad.hs");
  ModuleFinder finder = Finder();
  EXPECT_FALSE(finder.Find("Bad").has_value());
  ASSERT_EQ(finder.errors().size(), 1u);
  EXPECT_NE(finder.errors()[0].find("is a directory"), std::string::npos);
}

TEST_F(ModuleFinderTest, KnownModulesAreThoseOfTheProgramAndTheLibrariesPublicOnes) {
  Write("Sorting.hs", "");
  Write("notes.txt", "");
  const std::vector<std::string> known = Finder().KnownModules();
  EXPECT_TRUE(std::ranges::count(known, "Sorting"));
  EXPECT_TRUE(std::ranges::count(known, "Prelude"));
  EXPECT_FALSE(std::ranges::count(known, "Inquest.Builtin"));
  EXPECT_FALSE(std::ranges::count(known, "notes"));
}

}  // namespace
}  // namespace inquest::setup
