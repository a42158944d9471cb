// The layout rule (H2010 10.3). Each test states what the text means with explicit braces.
#include <gtest/gtest.h>

#include "haskell/parse/test_support.h"

namespace inquest::haskell::parse {
namespace {

// Both texts parse, and to the same module.
void ExpectSame(const std::string& text, const std::string& with_braces) {
  EXPECT_EQ(Decls(text), Decls(with_braces)) << text;
  EXPECT_EQ(Parsed(with_braces).Errors(), "");
}

TEST(Layout, LinesOfABlock) {
  ExpectSame("x = do\n  a\n  b\n   c\n  d\ny = 1", "x = do { a; b c; d }; y = 1");
  ExpectSame("f = g where\n  g = 1\n  h = 2\ni = 3", "f = g where { g = 1; h = 2 }; i = 3");
}

TEST(Layout, LetInOnOneLine) {
  ExpectSame("x = let a = 1; b = 2 in a", "x = let { a = 1; b = 2 } in a");
  ExpectSame("x = let a = let b = 1 in b in a", "x = let { a = let { b = 1 } in b } in a");
  ExpectSame("x = let in 1", "x = let { } in 1");
}

TEST(Layout, BracketsCloseBlocks) {
  ExpectSame("x = (case a of b -> c)", "x = (case a of { b -> c })");
  ExpectSame("x = (case a of b -> c, d)", "x = (case a of { b -> c }, d)");
  ExpectSame("x = [a | let b = 1, c]", "x = [a | let { b = 1 }, c]");
  ExpectSame("x = [do a, do b]", "x = [do { a }, do { b }]");
  ExpectSame("x = C { a = do b, c = \\case d -> e }", "x = C { a = do { b }, c = \\case { d -> e } }");
  ExpectSame("x = (do a; b) c", "x = (do { a; b }) c");
}

TEST(Layout, KeywordsCloseBlocks) {
  ExpectSame("x = if do a then do b else do c", "x = if do { a } then do { b } else do { c }");
  ExpectSame("x = case do a of b -> c", "x = case do { a } of { b -> c }");
  ExpectSame("f x = case x of A -> 1; B -> 2 where y = 1",
             "f x = case x of { A -> 1; B -> 2 where { y = 1 } }");
  ExpectSame("x = do a where b = 1", "x = do { a } where { b = 1 }");
}

TEST(Layout, WhereBehindABlockAtItsColumnOrLess) {
  ExpectSame("x = do\n  a\n  b\n  where c = 1", "x = do { a; b } where { c = 1 }");
  ExpectSame("x = do\n    a\n  where c = 1", "x = do { a } where { c = 1 }");
  ExpectSame("x = case a of\n  b -> c\n  where d = 1", "x = case a of { b -> c } where { d = 1 }");
  ExpectSame("x = case a of\n  b -> c\n   where d = 1\n  e -> f",
             "x = case a of { b -> c where { d = 1 }; e -> f }");
}

TEST(Layout, ThenAndElseAtTheColumnOfTheBlock) {
  ExpectSame("x = do\n  if a\n  then b\n  else c\n  d", "x = do { if a then b else c; d }");
  ExpectSame("x = do { if a; then b; else c; d }", "x = do { if a then b else c; d }");
  ExpectSame("x = do\n  if a then do\n    b\n  else do\n    c\n  d",
             "x = do { if a then do { b } else do { c }; d }");
}

TEST(Layout, OperatorsBehindBlocks) {
  ExpectSame("x = do\n    a\n  <|> b", "x = do { a } <|> b");
  ExpectSame("x = do\n  a\n  `catch` b", "x = do { a } `catch` b");
  ExpectSame("x = f $ case a of\n    b -> c\n  + d", "x = f $ case a of { b -> c } + d");
  ExpectSame("x = (case a of b -> c +)", "x = (case a of { b -> c } +)");
}

TEST(Layout, EmptyBlocks) {
  ExpectSame("f = g where\nh = 1", "f = g where { }; h = 1");
  ExpectSame("class C a where\ninstance C Int where\nx = 1",
             "class C a where {}; instance C Int where {}; x = 1");
  ExpectSame("x = case a of\ny = 1", "x = case a of {}; y = 1");
  EXPECT_EQ(Decls(""), Decls("-- nothing"));
}

TEST(Layout, NestedBlocksCloseTogether) {
  ExpectSame("x = do\n  a\n  case b of\n    c -> do\n      d\n      e\n    f -> g\n  h\ny = 1",
             "x = do { a; case b of { c -> do { d; e }; f -> g }; h }; y = 1");
  ExpectSame("x = do\n  let a = 1\n      b = 2\n  c\n  let d = 3\n  e",
             "x = do { let { a = 1; b = 2 }; c; let { d = 3 }; e }");
  ExpectSame("x = do\n  let f y\n        | y = 1\n        | z = 2\n  c",
             "x = do { let { f y | y = 1 | z = 2 }; c }");
}

TEST(Layout, ADoMayStayAtTheColumnOfTheBlockAroundIt) {
  ExpectSame("x = do\n  a\n  when b $ do\n  c\n  d", "x = do { a; when b $ do { c; d } }");
}

TEST(Layout, OtherBlocksMustBeIndentedMore) {
  EXPECT_EQ(Decls("x = do\n  let\n  a = 1\n  b"),
            "3:5: I found `=` here, but expected the next declaration, at the start of a line.\n");
}

TEST(Layout, ExplicitBracesSwitchItOff) {
  ExpectSame("x = do {\na;\n  b\n}", "x = do { a; b }");
  ExpectSame("data T = C {\na :: Int\n} deriving Show", "data T = C { a :: Int } deriving Show");
  ExpectSame("x = do\n  a { b = 1,\nc = 2\n}\n  d", "x = do { a { b = 1, c = 2 }; d }");
  ExpectSame("module Main where {\n x = 1;\ny = 2 }", "x = 1; y = 2");
}

TEST(Layout, SemicolonsMayRepeat) {
  ExpectSame("x = do { ; a;; b ; }", "x = do { a; b }");
  ExpectSame(";x = 1;;y = 2;", "x = 1; y = 2");
}

TEST(Layout, TabsReachTheNextMultipleOfEight) { ExpectSame("x = do\n\ta\n        b", "x = do { a; b }"); }

TEST(Layout, TheModuleMayBeIndented) { ExpectSame("  x = 1\n  y = 2\n", "x = 1; y = 2"); }

TEST(Layout, GuardsInLambdaCaseAndIf) {
  ExpectSame("x = f $ \\case\n  A | b -> c\n    | d -> e\n  F -> g",
             "x = f $ \\case { A | b -> c | d -> e; F -> g }");
}

TEST(Layout, LetBlockBeforeAGuardsComma) {
  ExpectSame("f x | let y = x, y > 1 = y", "f x | let { y = x }, y > 1 = y");
  ExpectSame("f x | let y = x; z = 1, y > 1 = y", "f x | let { y = x; z = 1 }, y > 1 = y");
}

TEST(Layout, IfInsideCaseInsideDo) {
  ExpectSame(
      "main = do\n  r <- case m of\n         Nothing -> return 0\n         Just v  -> if v then a\n          "
      "          else b\n  print r",
      "main = do { r <- case m of { Nothing -> return 0; Just v -> if v then a else b }; print r }");
}

}  // namespace
}  // namespace inquest::haskell::parse
