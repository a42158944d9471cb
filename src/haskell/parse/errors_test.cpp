#include <gtest/gtest.h>

#include "haskell/parse/test_support.h"

namespace inquest::haskell::parse {
namespace {

std::string Errors(const std::string& text) { return Parsed(text).Errors(); }

TEST(Errors, SayWhatWasFoundAndExpected) {
  EXPECT_EQ(Errors("f x = = 1"), "1:7: I found `=` here, but expected an expression.\n");
  EXPECT_EQ(Errors("f x"),
            "1:4: I found the end of the file here, but expected `=` or `|` behind the left-hand side of "
            "this definition.\n");
  EXPECT_EQ(Errors("x = (1, 2"), "1:10: I found the end of the file here, but expected `)`.\n");
  EXPECT_EQ(Errors("x = if a then b"),
            "1:16: I found the end of the file here, but expected `else` behind the `then` branch; every "
            "`if` has one.\n");
  EXPECT_EQ(
      Errors("x = 1 +"),
      "1:8: I found the end of the file here, but expected an expression on the right of the operator.\n");
  EXPECT_EQ(Errors("x = \\ -> 1"), "1:7: I found `->` here, but expected a pattern behind the `\\`.\n");
  EXPECT_EQ(Errors("f (x + 1) = 2"),
            "1:6: I found `+` here, but expected the end of the pattern; only constructors can be operators "
            "in it.\n");
  EXPECT_EQ(Errors("x = _"), "1:5: `_` stands for a value only in patterns; an expression is needed here.\n");
}

TEST(Errors, ReadingGoesOnWithTheNextDeclaration) {
  EXPECT_EQ(Errors("f = )\n  more\ng = 1\nh = ]\ndata = 3\nk = 2\n"),
            "1:5: I found `)` here, but expected an expression.\n"
            "4:5: I found `]` here, but expected an expression.\n"
            "5:6: I found `=` here, but expected a type.\n");
  EXPECT_EQ(Errors("{ f = ); g = 1; h = ] }"),
            "1:7: I found `)` here, but expected an expression.\n1:21: I found `]` here, but expected an "
            "expression.\n");
}

TEST(Errors, TheRestIsStillRead) {
  Parsed parsed("f = )\ng = 1\n");
  EXPECT_EQ(parsed.module.decls[parsed.module.top].bindings.size(), 1u);
}

TEST(Errors, ABadHeaderDoesNotHideTheModule) {
  EXPECT_EQ(Errors("module m where\nx = )"),
            "1:8: I found `m` here, but expected the name of a module behind `module`.\n"
            "2:5: I found `)` here, but expected an expression.\n");
}

TEST(Errors, IndentationIsExplained) {
  EXPECT_EQ(Errors("x = do\n  (a\n  b)"),
            "3:3: I found `b` at the start of a new item (by its indentation) here, but expected `)`.\n");
  EXPECT_EQ(Errors("  x = 1\ny = 2"), "2:1: This line is indented less than the first one of the module.\n");
  EXPECT_EQ(Errors("x = do\ny = 1"),
            "1:5: This `do` has no statements; its lines must be indented more than the block around it.\n");
}

TEST(Errors, DoBlocksEndWithAnExpression) {
  EXPECT_EQ(Errors("x = do\n  a\n  b <- c"),
            "3:3: The last statement of a `do` block must be an expression.\n");
  EXPECT_EQ(Errors("x = do\n  let a = 1"),
            "2:3: The last statement of a `do` block must be an expression.\n");
}

TEST(Errors, UnsupportedExtensionsAreNamed) {
  EXPECT_NE(Errors("f :: _ -> Int").find("PartialTypeSignatures"), std::string::npos);
}

TEST(Errors, TheBlockThatATokenDoesNotFitIsShown) {
  Parsed parsed("x = case a of\n  b = c");
  ASSERT_EQ(parsed.Errors(),
            "2:5: I found `=` here, but expected `->` or `|` behind the pattern of this alternative.\n");
  Parsed closed("x = do\n  a\n  b = c");
  ASSERT_EQ(closed.diagnostics.all().size(), 1u);
  ASSERT_EQ(closed.diagnostics.all()[0].notes.size(), 1u);
  EXPECT_EQ(closed.diagnostics.all()[0].notes[0].message, "The `do` block starts here.");
}

TEST(Errors, WhatIsTooDeepOrTooLongIsRefused) {
  const std::string deep = std::string(5000, '(') + "1" + std::string(5000, ')');
  EXPECT_NE(Errors("x = " + deep)
                .find("This is nested too deeply: more than 2000 levels. Give a part of it a "
                      "name of its own."),
            std::string::npos);
  std::string long_type = "x :: Int";
  for (int i = 0; i < 5000; ++i) long_type += " -> Int";
  EXPECT_NE(Errors(long_type + "\n").find("This has too many parts: more than 2000."), std::string::npos);
}

TEST(Errors, AnExpressionOrATypeAloneHasAnEnd) {
  const auto errors = [](const char* text, bool is_type) {
    source::Files files;
    base::Interner names;
    source::Diagnostics diagnostics;
    const source::FileId file = files.Add(source::File("<expression>", text));
    if (is_type) {
      EXPECT_FALSE(ParseType(file, files, names, diagnostics).type.has_value()) << text;
    } else {
      ParseExpression(file, names.Intern("it"), {}, files, names, diagnostics);
    }
    return diagnostics.all().empty() ? "" : diagnostics.all()[0].message;
  };
  EXPECT_EQ(errors("1 + 2", false), "");
  EXPECT_EQ(errors("1 + 2 )", false), "I found `)` here, but expected the end of the expression.");
  EXPECT_EQ(
      errors("1 +", false),
      "I found the end of the expression here, but expected an expression on the right of the operator.");
  EXPECT_EQ(errors("Int )", true), "I found `)` here, but expected the end of the type.");
}

TEST(Errors, MissplacedImports) {
  EXPECT_EQ(Errors("x = 1\nimport A"), "2:1: Imports must stand before all declarations.\n");
}

}  // namespace
}  // namespace inquest::haskell::parse
