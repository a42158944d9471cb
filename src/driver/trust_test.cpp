#include "setup/trust.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include "driver/test_commands.h"
#include "setup/project_file.h"

namespace inquest::driver {
namespace {

TEST(FitsPatternTest, AStarIsAnyNumberOfCharacters) {
  EXPECT_TRUE(setup::FitsPattern("Data.*", "Data.List"));
  EXPECT_TRUE(setup::FitsPattern("Data.*", "Data."));
  EXPECT_FALSE(setup::FitsPattern("Data.*", "Data"));
  EXPECT_TRUE(setup::FitsPattern("*helper*", "helper"));
  EXPECT_TRUE(setup::FitsPattern("*helper*", "myhelper2"));
  EXPECT_FALSE(setup::FitsPattern("*helper", "helpers"));
  EXPECT_TRUE(setup::FitsPattern("a*b*c", "axbxbc"));
  EXPECT_FALSE(setup::FitsPattern("a*b*c", "axbxb"));
  EXPECT_TRUE(setup::FitsPattern("", ""));
  EXPECT_TRUE(setup::FitsPattern("**", ""));
}

// Which calls are in the tree tells what was suspected.
class TrustTest : public CommandsTest {
 protected:
  TrustTest() {
    setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
    program_ = Write("Main.hs",
                     "import Inner.Table\nimport Data.List\n"
                     "main = print (outer (sort [2, 1]))\n"
                     "outer xs = lookupIt (helper1 xs)\nhelper1 xs = helper2 xs\nhelper2 xs = sum xs\n");
    std::filesystem::create_directories(folder_ / "Inner");
    Write("Inner/Table.hs",
          "module Inner.Table where\nlookupIt :: Int -> Int\nlookupIt x = step x\nstep x = x + 1\n");
  }
  ~TrustTest() override { unsetenv("XDG_STATE_HOME"); }

  std::string Tree(std::vector<std::string> options) {
    options.insert(options.begin(), {"tree", program_});
    const Outcome outcome = Inquest(options);
    EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
    std::string names;
    for (const char* name : {"outer", "lookupIt", "helper1", "helper2", "step", "sort", "sortBy"}) {
      if (outcome.out.find(std::string(" ") + name + " ") != std::string::npos)
        names += std::string(" ") + name;
    }
    return names;
  }
  std::string program_;
};

TEST_F(TrustTest, LibrariesAreTrusted) { EXPECT_EQ(Tree({}), " outer lookupIt helper1 helper2 step"); }

TEST_F(TrustTest, AModuleCanBeTrusted) {
  EXPECT_EQ(Tree({"--trust", "Inner.Table"}), " outer helper1 helper2");
}

TEST_F(TrustTest, AFunctionCanBeTrusted) {
  EXPECT_EQ(Tree({"--trust", "Inner.Table.step"}), " outer lookupIt helper1 helper2");
  EXPECT_EQ(Tree({"--trust", "step"}), " outer lookupIt helper1 helper2");
}

TEST_F(TrustTest, PatternsFitModulesAndFunctions) {
  EXPECT_EQ(Tree({"--trust", "Inner.*"}), " outer helper1 helper2");
  EXPECT_EQ(Tree({"--trust", "*helper*"}), " outer lookupIt step");
}

TEST_F(TrustTest, AFunctionOfALibraryCanBeSuspected) {
  EXPECT_EQ(Tree({"--suspect", "Data.List.sort", "--trust", "Inner.*", "--trust", "helper*"}), " outer sort");
}

// Calls of routines, by name, of a program of its own.
TEST_F(TrustTest, AMethodIsAllItsImplementations) {
  const std::string program = Write("Methods.hs",
                                    "import qualified Data.Map as M\nimport Data.List ()\n"
                                    "main = print (foldr (+) 0 [1, 2 :: Int], foldr (+) 0 (Just 3),\n"
                                    "              foldr (+) 0 (M.fromList [(1, 4 :: Int)]))\n");
  const auto tree = [&](const std::string& rule) {
    const Outcome outcome = Inquest({"tree", program, "--suspect", rule});
    EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
    return outcome.out;
  };
  for (const char* rule : {"foldr", "Data.Foldable.foldr", "Prelude.foldr", "Data.List.foldr"}) {
    const std::string all = tree(rule);
    // Of lists it is a function of its own in the library, which goes by the name that was meant.
    EXPECT_NE(all.find("foldr ((+) :: Int -> Int -> Int) 0 [1,2] = 3"), std::string::npos) << rule << "\n"
                                                                                           << all;
    EXPECT_NE(all.find("foldr ((+) :: Integer -> Integer -> Integer) 0 (Just 3) = 3"), std::string::npos)
        << rule << "\n"
        << all;
    EXPECT_NE(all.find(" 0 (fromList [(1,4)]) = 4"), std::string::npos) << rule << "\n" << all;
  }
  EXPECT_EQ(tree("foldl").find("foldr"), std::string::npos);
}

TEST_F(TrustTest, ADefaultMethodIsAnImplementation) {
  const std::string program =
      Write("Default.hs", "main = print (concatMap show [Left 1, Right 'a' :: Either Int Char])\n");
  const Outcome outcome = Inquest({"tree", program, "--suspect", "Prelude.show"});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
  EXPECT_NE(outcome.out.find("show (Left 1) = \"Left 1\""), std::string::npos) << outcome.out;
}

TEST_F(TrustTest, AMethodOfTheProgramCanBeTrusted) {
  const std::string program =
      Write("Own.hs",
            "class Shape a where { area :: a -> Int; twice :: a -> Int; twice s = 2 * area s }\n"
            "data Square = Square Int\n"
            "instance Shape Square where { area (Square n) = side n * side n }\n"
            "side :: Int -> Int\nside n = n\n"
            "main = print (twice (Square 3))\n");
  const auto tree = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"tree", program});
    return Inquest(options).out;
  };
  EXPECT_NE(tree({}).find("area"), std::string::npos);
  const std::string trusted = tree({"--trust", "area"});
  EXPECT_EQ(trusted.find("area"), std::string::npos) << trusted;
  EXPECT_NE(trusted.find("side 3 = 3"), std::string::npos) << trusted;
  EXPECT_NE(trusted.find("twice"), std::string::npos) << trusted;
}

TEST_F(TrustTest, AMethodWithoutEquationsCanBeNamed) {
  // In IO it is a primitive: there is nothing to record.
  const std::string program = Write("Bind.hs", "main = getLine >>= putStrLn\n");
  const std::string input = Write("input", "a line\n");
  const Outcome outcome = Inquest({"tree", program, "--suspect", ">>=", "--input", input});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
}

TEST_F(TrustTest, TheMoreParticularRuleDecides) {
  EXPECT_EQ(Tree({"--trust", "Inner.Table", "--suspect", "step"}), " outer helper1 helper2 step");
  EXPECT_EQ(Tree({"--trust", "*helper*", "--suspect", "helper2"}), " outer lookupIt helper2 step");
  EXPECT_EQ(Tree({"--trust", "Inner.Table", "--suspect", "Inner.*"}), " outer helper1 helper2");
}

TEST_F(TrustTest, TheProjectFileIsFoundFromTheProgramUpwards) {
  Write(".inquest.toml", "# ours\ntrust = [\"Inner.*\",\n  \"*helper*\"]\n");
  EXPECT_EQ(Tree({}), " outer");
  std::filesystem::create_directories(folder_ / "sub");
  EXPECT_EQ(setup::FindProjectFile((folder_ / "sub" / "A.hs").string()),
            std::filesystem::weakly_canonical(folder_ / ".inquest.toml").string());
}

TEST_F(TrustTest, TheCommandLineComesBeforeTheProjectFile) {
  Write(".inquest.toml", "trust = [\"helper2\"]\n");
  EXPECT_EQ(Tree({"--suspect", "helper2", "--trust", "step"}), " outer lookupIt helper1 helper2");
}

TEST_F(TrustTest, WhereNothingIsSuspectedThatIsSaidInsteadOfAQuestion) {
  const std::string program = Write("All.hs", "main = print (f 1)\nf x = x + 1\n");
  const std::string answers = Write("answers", "no\n");
  const Outcome debug = Inquest({"debug", "--trust", "Main", program, "--answers", answers});
  EXPECT_EQ(debug.exit_code, kNothingFound);
  EXPECT_EQ(debug.out, "2\n");
  EXPECT_NE(debug.err.find("Nothing is suspected"), std::string::npos) << debug.err;
  const Outcome tree = Inquest({"tree", "--trust", "*", program});
  EXPECT_EQ(tree.out, "0  main = …\n");  // what the program printed is not in the view
  EXPECT_NE(tree.err.find("Nothing is suspected"), std::string::npos) << tree.err;
}

TEST_F(TrustTest, AnUnknownNameIsRefusedAndTheNearestNamed) {
  const Outcome outcome = Inquest({"tree", program_, "--trust", "helpr1"});
  EXPECT_EQ(outcome.exit_code, kUsage);
  EXPECT_NE(outcome.err.find("no function `helpr1`. Is `helper1` meant?"), std::string::npos) << outcome.err;
  const Outcome qualified = Inquest({"tree", program_, "--trust", "Inner.Table.stop"});
  EXPECT_NE(qualified.err.find("Is `Inner.Table.step` meant?"), std::string::npos) << qualified.err;
}

TEST_F(TrustTest, ARuleOfTheProjectFileMayFitNothing) {
  Write(".inquest.toml", "trust = [\"Other.Module\", \"helpr1\"]\n");
  const Outcome outcome = Inquest({"tree", program_});
  EXPECT_EQ(outcome.exit_code, kDone);
  EXPECT_EQ(outcome.err.find("Other.Module"), std::string::npos);
  EXPECT_NE(outcome.err.find("Is `helper1` meant?"), std::string::npos) << outcome.err;
}

TEST_F(TrustTest, FaultsOfTheProjectFileAreShownWithTheirPlace) {
  const auto complaint = [&](const std::string& text) {
    Write(".inquest.toml", text);
    const Outcome outcome = Inquest({"tree", program_});
    EXPECT_EQ(outcome.exit_code, kUnreadable);
    return outcome.err;
  };
  EXPECT_NE(complaint("trust = [\"a\"\n").find(".inquest.toml:"), std::string::npos);
  EXPECT_NE(complaint("\ntrsut = [\"a\"]\n")
                .find(".inquest.toml:2:1: There is no setting `trsut`; is `trust` meant?"),
            std::string::npos);
  EXPECT_NE(complaint("trust = \"a\"\n").find(":1:9: `trust` must be a list of names"), std::string::npos);
  EXPECT_NE(complaint("suspect = [\"a\", 3]\n").find(":1:17: `suspect` must be a list of names"),
            std::string::npos);
}

}  // namespace
}  // namespace inquest::driver
