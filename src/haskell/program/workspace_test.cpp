#include "haskell/program/workspace.h"

#include <gtest/gtest.h>

#include "haskell/program/test_library.h"

namespace inquest::haskell::program {
namespace {

class WorkspaceTest : public ::testing::Test {
 protected:
  void Open(const std::string& main) {
    Options options;
    options.find = FindInLibrary;
    auto opened = Workspace::Open(source::File("Main.hs", main), std::move(options));
    ASSERT_TRUE(opened.ok()) << opened.error().message;
    workspace_ = std::move(*opened);
  }
  // The type of the expression, or what is wrong.
  std::string TypeOf(const std::string& expression, const std::string& type = "") {
    const core::TypeId expected = type.empty() ? core::TypeId() : workspace_->FindType(type);
    const auto translated = workspace_->Translate(expression, expected);
    if (!translated.ok()) return translated.error().message;
    EXPECT_EQ(core::Verify(translated->program, workspace_->names()), std::vector<std::string>());
    return translated->type;
  }

  std::unique_ptr<Workspace> workspace_;
};

const char* const kMain = R"(module Main (main) where
import qualified Data.Map as M
data Shape = Circle Double | Square Double deriving (Eq, Show)
hidden :: Int -> Shape
hidden n = Square (fromIntegral n)
table :: M.Map Int Char
table = M.empty
main :: IO ()
main = print (hidden 3)
)";

TEST_F(WorkspaceTest, ExpressionsSeeWhatTheMainModuleSees) {
  Open(kMain);
  EXPECT_EQ(TypeOf("hidden 4"), "Shape");
  EXPECT_EQ(TypeOf("Main.hidden 4"), "Shape");
  EXPECT_EQ(TypeOf("M.insert 1 'x' table"), "Map Int Char");
  EXPECT_EQ(TypeOf("map hidden"), "[Int] -> [Shape]");
  EXPECT_EQ(TypeOf("hiddn 4"),
            "expression:1:1: error: `hiddn` is not in scope. Did you mean `hidden`?\n"
            " 1 | hiddn 4\n"
            "   | ^^^^^");
}

TEST_F(WorkspaceTest, AnExpressionIsReadAsOne) {
  Open(kMain);
  EXPECT_TRUE(TypeOf("1) + (2").starts_with("expression:1:2: error: ")) << TypeOf("1) + (2");
  EXPECT_EQ(TypeOf("do\n  x <- Just 'a'\n  return x"), "Maybe Char");
  EXPECT_EQ(TypeOf("case 'a' of\n  c | isA -> c\n    where isA = c == 'a'\n  _ -> 'b'"), "Char");
  EXPECT_EQ(TypeOf("x + y where { x = 1; y = 2 :: Int }"), "Int");
  EXPECT_TRUE(TypeOf("1\nmain2 = 3").starts_with("expression:2:7: error: ")) << TypeOf("1\nmain2 = 3");
  EXPECT_TRUE(TypeOf("").starts_with("expression:1:1: error: ")) << TypeOf("");
}

TEST_F(WorkspaceTest, ExpressionsHaveTheTypeThatIsExpected) {
  Open(kMain);
  EXPECT_EQ(TypeOf("8"), "Integer");
  EXPECT_EQ(TypeOf("8", "Double"), "Double");
  EXPECT_EQ(TypeOf("[1, 2]", "[Double]"), "[Double]");
  EXPECT_EQ(TypeOf("1 / 2", "Ratio Integer"), "Ratio Integer");
  EXPECT_EQ(TypeOf("Just 3", "Maybe _"), "Maybe Integer");
  EXPECT_EQ(TypeOf("(1, 2)", "(a, a)"), "(Integer, Integer)");
  EXPECT_EQ(TypeOf("(1, 2.5)", "(a, a)"), "(Double, Double)");
  EXPECT_EQ(TypeOf("M.empty", "Map Int String"), "Map Int String");
  EXPECT_EQ(TypeOf("\\x -> x", "Int -> Int"), "Int -> Int");
  EXPECT_TRUE(TypeOf("'x'", "Int").starts_with("expression:1:1: error: ")) << TypeOf("'x'", "Int");
}

TEST_F(WorkspaceTest, ExtensionsAndDefaultsOfTheMainModuleHold) {
  Open(
      "{-# LANGUAGE OverloadedStrings, LambdaCase #-}\nimport Data.Text (Text)\ndefault (Double)\n"
      "main = print (3 + 4)\n");
  EXPECT_EQ(TypeOf("\"a\"", "Text"), "Text");
  EXPECT_EQ(TypeOf("2"), "Double");
  EXPECT_EQ(TypeOf("\\case { 'a' -> True; _ -> False }"), "Char -> Bool");
}

TEST_F(WorkspaceTest, OneExpressionLeavesNothingForTheNext) {
  Open(kMain);
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(TypeOf("let x = 1 in x + hidden"), TypeOf("let x = 1 in x + hidden"));
    EXPECT_EQ(TypeOf("let x = 1 in hidden x"), "Shape");
  }
}

TEST_F(WorkspaceTest, EqualityIsTheProgramsOwnWhereItHasOne) {
  Open(kMain);
  EXPECT_FALSE(workspace_->Translate("hidden 3", core::TypeId())->equal.has_value());
  Open(
      "newtype Modulo = Modulo Int\ninstance Eq Modulo where Modulo a == Modulo b = a `mod` 7 == b `mod` 7\n"
      "newtype Other = Other Int\nmain = print (Modulo 3 == Modulo 10)\n");
  EXPECT_TRUE(workspace_->Translate("Modulo 3", core::TypeId())->equal.has_value());
  EXPECT_TRUE(workspace_->Translate("[Modulo 3]", core::TypeId())->equal.has_value());
  EXPECT_FALSE(workspace_->Translate("Other 3", core::TypeId())->equal.has_value());
  EXPECT_FALSE(workspace_->Translate("Modulo", core::TypeId())->equal.has_value());
}

}  // namespace
}  // namespace inquest::haskell::program
