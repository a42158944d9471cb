#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "testing/mutation/mutate.h"

namespace inquest::mutation {
namespace {

constexpr const char* kProgram = R"(module Main where

data Color = Red | Green | Blue deriving (Show, Eq)

total :: Int -> [Int] -> Int
total start xs = go start xs
  where
    go acc [] = acc
    go acc (y : ys)
      | y < limit = go (acc + y) ys
      | otherwise = go acc ys
    limit = 10

next :: Color -> Color
next Red = Green
next Green = Blue
next Blue = Red

sizes :: String -> (Int, Int)
sizes s = (length s, length (filter (\c -> c == 'a') s))

main :: IO ()
main = do
  print (total 3 [1 .. 12])
  print (next Red, sizes "banana")
)";

std::vector<Mutant> Mutants(const std::string& text = kProgram, uint64_t seed = 1) {
  auto mutants = MakeMutants("Main.hs", text, seed);
  EXPECT_TRUE(mutants.ok()) << (mutants.ok() ? "" : mutants.error().message);
  return mutants.ok() ? *mutants : std::vector<Mutant>();
}

std::set<std::string> ChangesOf(Kind kind, const std::string& text = kProgram) {
  std::set<std::string> changes;
  for (const Mutant& mutant : Mutants(text)) {
    if (mutant.kind == kind) changes.insert(mutant.change);
  }
  return changes;
}

const Mutant* Find(const std::vector<Mutant>& mutants, const std::string& change) {
  const auto found = std::find_if(mutants.begin(), mutants.end(),
                                  [&](const Mutant& mutant) { return mutant.change == change; });
  return found == mutants.end() ? nullptr : &*found;
}

TEST(MutationTest, PlantsEveryKindOfFault) {
  std::set<Kind> kinds;
  for (const Mutant& mutant : Mutants()) kinds.insert(mutant.kind);
  EXPECT_EQ(kinds.size(), AllKinds().size());
}

TEST(MutationTest, ReplacesOperatorsByRelatedOnes) {
  const auto changes = ChangesOf(Kind::kOperator);
  EXPECT_TRUE(changes.contains("10: < => <="));
  EXPECT_TRUE(changes.contains("10: + => -"));
  EXPECT_TRUE(changes.contains("20: == => /="));
}

TEST(MutationTest, ReplacesConstants) {
  const auto changes = ChangesOf(Kind::kConstant);
  EXPECT_TRUE(changes.contains("12: 10 => 11"));
  EXPECT_TRUE(changes.contains("12: 10 => 9"));
  EXPECT_TRUE(changes.contains("20: 'a' => 'b'"));
  EXPECT_TRUE(changes.contains("25: \"banana\" => \"anana\""));
}

TEST(MutationTest, ReplacesVariablesByOthersOfTheSameType) {
  for (const std::string& change : ChangesOf(Kind::kVariable)) {
    // A list is never put in the place of a number.
    EXPECT_EQ(change.find("acc => ys"), std::string::npos) << change;
    EXPECT_EQ(change.find("acc => xs"), std::string::npos) << change;
  }
  EXPECT_TRUE(ChangesOf(Kind::kVariable).contains("11: ys => xs"));
}

TEST(MutationTest, ANameThatAnotherOneHidesIsNoCandidate) {
  const auto changes =
      ChangesOf(Kind::kVariable, "f :: Int -> Int -> Int\nf x y = (\\x -> x) y\nmain = print (f 1 2)\n");
  EXPECT_EQ(changes, (std::set<std::string>{"2: x => y", "2: y => x"}));
}

TEST(MutationTest, SwapsArgumentsOfTheSameType) {
  EXPECT_TRUE(ChangesOf(Kind::kSwappedArguments).contains("10: y => limit, limit => y"));
  EXPECT_TRUE(ChangesOf(Kind::kSwappedArguments)
                  .contains("20: length s => (length (filter (\\c -> c == 'a') s)), "
                            "length (filter (\\c -> c == 'a') s) => (length s)"));
}

TEST(MutationTest, NegatesGuardsAndMovesOtherwise) {
  const auto changes = ChangesOf(Kind::kGuard);
  EXPECT_TRUE(changes.contains("10: y < limit => not (y < limit)"));
  EXPECT_TRUE(
      changes.contains("10: | y < limit = go (acc + y) ys => | otherwise = go acc ys, | otherwise = go acc "
                       "ys => | y < limit = go (acc + y) ys"));
}

TEST(MutationTest, RemovesAndReordersEquations) {
  EXPECT_EQ(ChangesOf(Kind::kMissingEquation).size(), 5u);
  EXPECT_EQ(ChangesOf(Kind::kReorderedEquations).size(), 3u);
}

TEST(MutationTest, IsOffByOneInRanges) {
  EXPECT_TRUE(ChangesOf(Kind::kOffByOne).contains("24: 12 => 12 + 1"));
  EXPECT_TRUE(ChangesOf(Kind::kOffByOne).contains("24: 1 => 1 - 1"));
}

TEST(MutationTest, ReplacesConstructorsByOthersOfTheirType) {
  const auto changes = ChangesOf(Kind::kConstructor);
  EXPECT_TRUE(changes.contains("15: Green => Blue"));
  EXPECT_TRUE(changes.contains("15: Red => Blue"));  // in a pattern
}

TEST(MutationTest, ChangesWhereARecursionEnds) {
  EXPECT_EQ(ChangesOf(Kind::kBaseCase), (std::set<std::string>{"8: acc => acc + 1"}));
  EXPECT_TRUE(ChangesOf(Kind::kEndlessRecursion).contains("11: ys => (y : ys)"));
}

TEST(MutationTest, KnowsWhatAFindingHasToName) {
  const std::vector<Mutant> mutants = Mutants();
  const Mutant* body = Find(mutants, "10: + => -");
  ASSERT_NE(body, nullptr);
  EXPECT_EQ(body->place.path, "total.go");
  ASSERT_EQ(body->place.candidates.size(), 1u);
  EXPECT_EQ(body->place.candidates[0].name, "go");
  EXPECT_EQ(body->place.candidates[0].first_line, 9u);
  EXPECT_EQ(body->place.candidates[0].last_line, 11u);

  const Mutant* variable = Find(mutants, "12: 10 => 11");
  ASSERT_NE(variable, nullptr);
  ASSERT_EQ(variable->place.candidates.size(), 2u);  // the variable, and the function that it is local to
  EXPECT_EQ(variable->place.candidates[1].name, "total");

  const Mutant* lambda = Find(mutants, "20: == => /=");
  ASSERT_NE(lambda, nullptr);
  EXPECT_EQ(lambda->place.path, "sizes.(\\)");
}

TEST(MutationTest, AChangeThatDecidesWhichEquationMatchesConcernsTheWholeRoutine) {
  const std::vector<Mutant> mutants = Mutants();
  for (const char* change : {"10: < => <=", "15: Red => Blue"}) {
    const Mutant* mutant = Find(mutants, change);
    ASSERT_NE(mutant, nullptr) << change;
    EXPECT_GE(mutant->place.candidates[0].last_line - mutant->place.candidates[0].first_line, 2u);
  }
  const Mutant* result = Find(mutants, "15: Green => Blue");
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->place.candidates[0].last_line, 15u);
}

TEST(MutationTest, KeepsTheNumberOfLines) {
  const std::string text = kProgram;
  const auto lines = std::count(text.begin(), text.end(), '\n');
  for (const Mutant& mutant : Mutants()) {
    EXPECT_EQ(std::count(mutant.text.begin(), mutant.text.end(), '\n'), lines) << mutant.change;
  }
}

TEST(MutationTest, TheSameSeedGivesTheSameMutantsAndNoTextTwice) {
  const std::vector<Mutant> first = Mutants(), again = Mutants();
  ASSERT_EQ(first.size(), again.size());
  std::set<std::string> texts;
  for (size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].text, again[i].text);
    EXPECT_TRUE(texts.insert(first[i].text).second) << first[i].change;
  }
}

TEST(MutationTest, InASampleTheKindsTakeTurns) {
  const std::vector<Mutant> sample = Sample(Mutants(), AllKinds().size(), 7);
  std::set<Kind> kinds;
  for (const Mutant& mutant : sample) kinds.insert(mutant.kind);
  EXPECT_EQ(sample.size(), AllKinds().size());
  EXPECT_EQ(kinds.size(), AllKinds().size());
  const std::vector<Mutant> again = Sample(Mutants(), AllKinds().size(), 7);
  for (size_t i = 0; i < sample.size(); ++i) EXPECT_EQ(sample[i].text, again[i].text);
}

TEST(MutationTest, AProgramThatDoesNotCompileIsAnError) {
  EXPECT_FALSE(MakeMutants("Main.hs", "main = print (1 + True)\n", 1).ok());
}

}  // namespace
}  // namespace inquest::mutation
