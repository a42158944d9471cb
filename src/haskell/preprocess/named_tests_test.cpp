#include "haskell/preprocess/named_tests.h"

#include <gtest/gtest.h>

namespace inquest::haskell::preprocess {
namespace {

constexpr std::string_view kModule =
    "-- prop_comment = True\n"
    "{- prop_inner = True -}\n"
    "module M (f) where\n"
    "import Test.QuickCheck\n"
    "f :: Int\n"
    "f = 1\n"
    "prop_a, prop_b :: forall a. (Eq a, Show a) => [a] -> Map.Map Int a -- why\n"
    "  -> Bool\n"
    "prop_a _ _ = \"\\\n"
    "  \\prop_no\" == \"\"\n"
    "prop_b xs _ = xs == xs\n"
    "prop_c = True\n"
    "tests, more :: Test\n"
    "tests = TestList []\n"
    "more = tests\n"
    "main = print f\n";

TEST(NamedTests, AreDeclarationsAtTheBeginningOfALine) {
  const auto tests = FindNamedTests(kModule);
  ASSERT_EQ(tests.size(), 4u);
  EXPECT_EQ(tests[0].name, "prop_a");
  EXPECT_EQ(tests[0].line, 7u);
  EXPECT_EQ(tests[2].expression, "prop_c");
  EXPECT_EQ(tests[3].name, "tests");
  EXPECT_EQ(tests[3].kind, NamedTest::Kind::kHUnit);
}

TEST(NamedTests, PolymorphicPropertiesAreTakenAtInteger) {
  const auto tests = FindNamedTests(kModule);
  EXPECT_EQ(tests[1].expression,
            "prop_b ::  [Inquest.RunTests.AnInteger] -> Map.Map Int Inquest.RunTests.AnInteger    -> Bool");
}

TEST(NamedTests, AModuleGetsAMainAndStaysWhereItIs) {
  const Preprocessed made = ExpandNamedTests(kModule, "M.hs", true);
  EXPECT_NE(made.text.find("module Main (main) where\n"), std::string::npos);
  EXPECT_NE(made.text.find("\nprogramMain = print f\n"), std::string::npos);
  EXPECT_NE(made.text.find("\nmain = Inquest.RunTests.runAll ["), std::string::npos);
  const size_t at = made.text.find("f = 1");
  EXPECT_EQ(made.map.Begin(static_cast<uint32_t>(at)), kModule.find("f = 1"));
}

TEST(NamedTests, SplicesOfQuickCheckBecomeLists) {
  constexpr std::string_view kSplice =
      "{-# LANGUAGE TemplateHaskell #-}\nimport Test.QuickCheck\nprop_x = True\nreturn []\nmain = "
      "$(quickCheckAll)\n";
  EXPECT_TRUE(UsesNamedTests(kSplice));
  EXPECT_FALSE(UsesNamedTests("main = print $ quickCheckAll -- $quickCheckAll\n"));
  const std::string text = ExpandNamedTests(kSplice, "M.hs", false).text;
  EXPECT_EQ(text.find("TemplateHaskell"), std::string::npos);
  EXPECT_EQ(text.find("return []"), std::string::npos);
  EXPECT_NE(text.find("checkAllNamed [Test.QuickCheck.All.namedProperty \"prop_x from M.hs:3\" (prop_x)]"),
            std::string::npos);
}

TEST(NamedTests, AnyTextIsRead) {
  for (const char* text :
       {"", "{-", "\"", "$", "$(", "$(quickCheckAll", "prop_", "module", "x ::", "{-{-", "a,", "\\", "--"}) {
    (void)UsesNamedTests(text);
    (void)FindNamedTests(text);
    (void)ExpandNamedTests(text, "M.hs", true);
  }
}

}  // namespace
}  // namespace inquest::haskell::preprocess
