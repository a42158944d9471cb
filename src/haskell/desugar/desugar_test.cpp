#include "haskell/desugar/desugar.h"

#include "haskell/desugar/decimal.h"
#include "haskell/desugar/test_program.h"

namespace inquest::haskell::desugar {
namespace {

TEST(DesugarTest, OnlyWhatMainReachesIsDesugared) {
  TestProgram program("used = 1\nunused = 2\nmain = print used\n");
  EXPECT_EQ(program.Faults(), "");
  EXPECT_NE(program.Find("used"), nullptr);
  EXPECT_EQ(program.Find("unused"), nullptr);
}

TEST(DesugarTest, TheWholeLibraryIsWellFormedCore) {
  TestProgram program("main = print 1\n", false);
  EXPECT_EQ(program.Faults(), "");
  EXPECT_GT(program.program.routines.size(), 500u);
}

TEST(DesugarTest, WhatTheReducerNeedsIsThere) {
  TestProgram program("main = print 1\n");
  EXPECT_TRUE(program.program.main.has_value());
  EXPECT_TRUE(program.program.run_main.has_value());
  EXPECT_TRUE(program.program.top_handler.has_value());
  EXPECT_TRUE(program.program.just.has_value());
  EXPECT_EQ(program.program.constructors[program.program.greater].tag, 2u);
  EXPECT_EQ(program.program.constructors[program.program.tuples[3]].arity, 3u);
}

TEST(DesugarTest, LeavesNameEquationAndGuard) {
  TestProgram program("f 0 = 'a'\nf n | n > 1 = 'b'\n    | otherwise = 'c'\nmain = print (f 1)\n");
  const core::Routine* f = program.Find("f");
  ASSERT_NE(f, nullptr);
  ASSERT_EQ(f->leaves.size(), 3u);
  EXPECT_EQ(program.text(f->equations[0].span), "f 0 = 'a'");
  EXPECT_EQ(f->leaves[2].equation, 1u);
  EXPECT_EQ(f->leaves[2].guard, 1u);
  EXPECT_EQ(program.text(f->leaves[2].span), "'c'");
}

TEST(DesugarTest, CopiesOfOneBindingKnowEachOther) {
  TestProgram program("same x y = x == y\nmain = print (same 'a' 'b', same True False)\n");
  std::vector<core::RoutineId> copies;
  for (size_t i = 0; i < program.program.routines.size(); ++i) {
    const core::Routine& routine = program.program.routines[core::RoutineId(i)];
    if (routine.name.has_value() && program.text(routine.name) == "same")
      copies.push_back(core::RoutineId(i));
  }
  ASSERT_EQ(copies.size(), 2u);
  EXPECT_FALSE(program.program.routines[copies[0]].original.has_value());
  EXPECT_EQ(program.program.routines[copies[1]].original, copies[0]);
}

TEST(DesugarTest, ALongListDoesNotNestDeeply) {
  std::string list = "0";
  for (int i = 1; i < 5000; ++i) list += ", " + std::to_string(i);
  TestProgram program("xs :: [Int]\nxs = [" + list + "]\nmain = print (length xs)\n");
  EXPECT_EQ(program.Faults(), "");
}

TEST(DesugarTest, DeepNestingIsTranslatedOrReported) {
  // How much stack a level takes depends on the build: either the whole chain is there, or an error says it
  // is not.
  std::string chain = "1";
  for (int i = 0; i < 8000; ++i) chain += "\n  | x == 1 = 2";
  TestProgram program("f :: Int -> Int\nf x\n  | x == 0 = " + chain + "\nmain = print (f 1)\n");
  if (program.Faults().empty()) {
    EXPECT_EQ(program.Find("f")->leaves.size(), 8001u);
  } else {
    EXPECT_EQ(program.Faults().substr(0, 37), "this expression is nested too deeply\n");
  }
}

TEST(DesugarTest, PatternMatchingDoesNotCopyRightHandSides) {
  // Each equation tests another argument: a decision tree without fall-through would be exponential.
  std::string equations;
  for (int i = 0; i < 15; ++i) {
    equations += "f";
    for (int j = 0; j < 15; ++j) equations += i == j ? " True" : " _";
    equations += " = " + std::to_string(i) + "\n";
  }
  std::string call = "f";
  for (int j = 0; j < 15; ++j) call += " False";
  TestProgram program(equations + "main = print (" + call + " :: Int)\n");
  EXPECT_EQ(program.Faults(), "");
  EXPECT_EQ(program.Find("f")->leaves.size(), 15u);
}

TEST(DecimalTest, FractionsOfTwosAndFivesAreExact) {
  std::string decimal;
  EXPECT_TRUE(ToDecimal("3", "2", &decimal));
  EXPECT_EQ(decimal, "15e-1");
  EXPECT_TRUE(ToDecimal("1", "125", &decimal));
  EXPECT_EQ(decimal, "8e-3");
  EXPECT_FALSE(ToDecimal("1", "3", &decimal));
}

}  // namespace
}  // namespace inquest::haskell::desugar
