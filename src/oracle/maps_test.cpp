#include "oracle/maps.h"

#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;

// The FDT: functions are what they did.
class MapTrial : public trials::Trial {
 public:
  MapTrial(const std::string& right, const std::string& faulty)
      : Trial(right, faulty, {}, traced::TreeStyle::kFdt) {}
};

TEST(Maps, AgreeWithARunOfTheSameProgram) {
  const auto file = source::ReadFile(std::string(INQUEST_TESTDATA) + "/everything.hs");
  ASSERT_TRUE(file.ok());
  const std::string text(file->text());
  trials::Trial trial(text, text, {.input = "x\n42\n"}, traced::TreeStyle::kFdt);
  for (uint32_t i = 0; i < trial.run.tree.tree.size(); ++i) {
    EXPECT_EQ(trial.Word(tree::NodeId(i)), "yes") << trial.run.StatementOf(tree::NodeId(i));
  }
}

const char* const kApply = R"(module Main where
each :: (Int -> Int) -> [Int] -> [Int]
each f (x : xs) = f x : each f xs
each _ [] = []

increase :: Int -> Int
increase n = n + 1

scale :: Int -> (Int -> Int)
scale k = \n -> k * n

main :: IO ()
main = print (each increase [1, 2], each (scale 3) [4])
)";

TEST(Maps, AnArgumentIsWhatItDidWhateverItShouldDo) {
  const std::string right = kApply;
  MapTrial trial(right, Changed(right, "n + 1", "n + 2"));
  EXPECT_EQ(trial.Of("each {1 -> 3, 2 -> 4} [1,2] = [3,4]"), "yes");
  EXPECT_EQ(trial.Of("increase 1 = 3"), "no");
}

TEST(Maps, AnArgumentIsUndefinedWhereItWasNotApplied) {
  const std::string right = kApply;
  MapTrial trial(right, Changed(right, "f x : each f xs", "f 1 : each f xs"));
  EXPECT_EQ(trial.Of("each {1 -> 2} [1,2] = [2,2]"), "no");
  EXPECT_EQ(trial.Of("each {1 -> 2} [2] = [2]"), "no");
}

TEST(Maps, AResultMustGiveTheSameForTheSameArguments) {
  const std::string right = kApply;
  MapTrial trial(right, Changed(right, "k * n", "k + n"));
  EXPECT_EQ(trial.Of("scale 3 = {4 -> 7}"), "no");
  EXPECT_EQ(trial.Of("each {4 -> 7} [4] = [7]"), "yes");
}

const char* const kLazy = R"(module Main where
apply :: (a -> b) -> a -> b
apply f x = f x

pairUp :: Int -> (Int, Int)
pairUp n = (ignore n, ignore (n + 1))

twice :: (Int -> (Int, Int)) -> Int
twice f = fst (f 1) + snd (f 1)

ignore :: Int -> Int
ignore _ = 7

main :: IO ()
main = print (twice pairUp, apply ignore undefined)
)";

TEST(Maps, ResultsOfEqualCallsAreOneValue) {
  MapTrial trial(kLazy, kLazy);
  EXPECT_EQ(trial.Of("twice {1 -> (7,_), 1 -> (_,7)} = 14"), "yes");
}

TEST(Maps, WhatWasNotEvaluatedInAnArgumentIsNotNeeded) {
  MapTrial trial(kLazy, kLazy);
  EXPECT_EQ(trial.Of("apply {_ -> 7} _ = 7"), "yes");
}

const char* const kHigher = R"(module Main where
data Step = Step { stepOf :: Int -> Int }

run :: Step -> Int -> Int
run s n = stepOf s n

compose :: ((Int -> Int) -> Int) -> (Int -> Int) -> Int
compose k f = k (f . (+ 1))

atTwo :: (Int -> Int) -> Int
atTwo g = g 2

double :: Int -> Int
double n = n * 2

main :: IO ()
main = print (run (Step double) 5, compose atTwo double)
)";

TEST(Maps, AFieldOfARecordIsAppliedThroughItsSelector) {
  MapTrial trial(kHigher, Changed(kHigher, "n * 2", "n * 3"));
  EXPECT_EQ(trial.Of("run (Step {stepOf = {5 -> 15}}) 5 = 15"), "yes");
}

TEST(Maps, AKeyMayBeAFunctionItself) {
  MapTrial trial(kHigher, Changed(kHigher, "(f . (+ 1))", "f"));
  EXPECT_EQ(trial.Of("compose {{2 -> 4} -> 4} {2 -> 4} = 4"), "no");
  EXPECT_EQ(trial.Of("atTwo {2 -> 4} = 4"), "yes");
}

// Trusted code makes the functions.
const char* const kTrusted = R"(module Main where
import Control.Monad.State

addUp :: Int -> [Int] -> Int
addUp n = foldl step n

step :: Int -> Int -> Int
step a b = a + b

push :: Int -> State [Int] ()
push x = modify (x :)

both :: State [Int] ()
both = push 3 >> push 4

main :: IO ()
main = print (addUp 1 [2, 3], execState both [1])
)";

TEST(Maps, AFunctionThatTrustedCodeAppliesGivesWhatItGave) {
  MapTrial trial(kTrusted, Changed(kTrusted, "a + b", "a - b"));
  EXPECT_EQ(trial.Of("addUp 1 = {[2,3] -> -4}"), "no");
  EXPECT_EQ(trial.Of("step 1 2 = -1"), "no");
}

TEST(Maps, AMonadOfTheLibraryIsWhatItDid) {
  MapTrial trial(kTrusted, Changed(kTrusted, "(x :)", "(x + 1 :)"));
  EXPECT_EQ(trial.Of("push 3 = {from [1] to [4,1]; returns ()}"), "no");
  EXPECT_EQ(trial.Of("both = {from [1] to [5,4,1]; returns ()}"), "no");
}

}  // namespace
}  // namespace inquest::oracle
