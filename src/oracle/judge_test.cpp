#include "oracle/judge.h"

#include "oracle/test_runs.h"

namespace inquest::oracle {
namespace {

using trials::Changed;
using trials::Trial;

const char* const kSort = R"(module Main where
isort :: [Int] -> [Int]
isort [] = []
isort (x:xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y:ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

main :: IO ()
main = print (isort [4, 3, 5])
)";

TEST(Judge, AgreesWithARunOfTheSameProgram) {
  Trial trial(kSort, kSort);
  EXPECT_EQ(trial.Of("isort [4,3,5] = [3,4,5]"), "yes");
  EXPECT_EQ(trial.Of("insert 4 [5] = [4,5]"), "yes");
}

TEST(Judge, SaysWhichCallsAreWrong) {
  Trial trial(kSort, Changed(kSort, "x <= y", "x >= y"));
  EXPECT_EQ(trial.Of("isort [4,3,5] = [5,4,3]"), "no");
  EXPECT_EQ(trial.Of("insert 3 [5] = [5,3]"), "no");
  EXPECT_EQ(trial.Of("isort [5] = [5]"), "yes");
  EXPECT_EQ(trial.Of("insert 5 [] = [5]"), "yes");
}

}  // namespace
}  // namespace inquest::oracle
