#include "source/one_line.h"

#include <gtest/gtest.h>

namespace inquest::source {
namespace {

TEST(OneLine, BlanksBecomeOneAndThoseInStringsStay) {
  EXPECT_EQ(OnOneLine("\\x  ->\n\t x  ++ \"a  b\""), "\\x -> x ++ \"a  b\"");
  EXPECT_EQ(OnOneLine("'\"' : ' ' : s \"  \""), "'\"' : ' ' : s \"  \"");
  EXPECT_EQ(OnOneLine("foldl' (\\a' b -> a'  + b)"), "foldl' (\\a' b -> a' + b)");
}

TEST(OneLine, CommentsAreLeftOut) {
  EXPECT_EQ(OnOneLine("\\x -> -- adds one\n  x + 1"), "\\x -> x + 1");
  EXPECT_EQ(OnOneLine("\\x ->{- a {- nested -} one -}x"), "\\x -> x");
  EXPECT_EQ(OnOneLine("a --> b |-- c"), "a --> b |-- c");
  EXPECT_EQ(OnOneLine("a --- b"), "a");
  EXPECT_EQ(OnOneLine("\"-- no {- comment\" ++ ['-', '-']"), "\"-- no {- comment\" ++ ['-', '-']");
  EXPECT_EQ(OnOneLine("\"a\\\"-- b\" -- c"), "\"a\\\"-- b\"");
}

TEST(OneLine, LayoutIsWritten) {
  EXPECT_EQ(OnOneLine("\\x -> do\n  a <- f x\n  g a\n    b\n  return a"),
            "\\x -> do {a <- f x; g a b; return a}");
  EXPECT_EQ(OnOneLine("\\x -> do a\n         b", 1), "\\x -> do {a; b}");
  EXPECT_EQ(OnOneLine("\\x -> do\n  return x"), "\\x -> do return x");
  EXPECT_EQ(OnOneLine("(\\y -> case y of\n   1 -> 2\n   _ -> 3) 4"), "(\\y -> case y of {1 -> 2; _ -> 3}) 4");
  EXPECT_EQ(OnOneLine("let a = 1\n    b = 2\nin a + b"), "let {a = 1; b = 2} in a + b");
  EXPECT_EQ(OnOneLine("let a = 1\n    b = 2 in a + b"), "let {a = 1; b = 2} in a + b");
  EXPECT_EQ(OnOneLine("\\case\n  1 -> 2\n  _ -> 3"), "\\case {1 -> 2; _ -> 3}");
  EXPECT_EQ(OnOneLine("do { a; b }"), "do { a; b }");
}

TEST(OneLine, NestedBlocksEndWhereTheyDo) {
  EXPECT_EQ(OnOneLine("do\n  case a of\n    1 -> b\n    2 -> c\n  d"), "do {case a of {1 -> b; 2 -> c}; d}");
  EXPECT_EQ(OnOneLine("do\n  if a\n  then b\n  else c\n  d"), "do {if a then b else c; d}");
}

TEST(OneLine, ColumnsCountTabsAndWhereTheCodeBegins) {
  EXPECT_EQ(OnOneLine("do a\n\tb", 6), "do {a; b}");
  EXPECT_EQ(OnOneLine("do a\n    b", 6), "do a b");
}

TEST(OneLine, GapsInStringsAreClosed) { EXPECT_EQ(OnOneLine("\"ab\\\n   \\cd\\n\""), "\"abcd\\n\""); }

TEST(OneLine, AnyBytesGiveAText) {
  for (const char* code : {"\"", "'", "{-", "\"\\", "'\\", "do", ")))", "\xff\xfe", "\"a\\  ", "let"}) {
    OnOneLine(code);
  }
}

}  // namespace
}  // namespace inquest::source
