#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "strategy/strategy.h"
#include "testing/planted/experiment.h"
#include "testing/planted/run.h"
#include "testing/planted/search.h"
#include "testing/planted/totals.h"
#include "testing/planted/ways.h"
#include "testing/planted/workers.h"
#include "value/print.h"

namespace inquest::planted {
namespace {

constexpr const char* kRight =
    "insert :: Int -> [Int] -> [Int]\n"
    "insert x [] = [x]\n"
    "insert x (y : ys)\n"
    "  | x <= y = x : y : ys\n"
    "  | otherwise = y : insert x ys\n"
    "isort :: [Int] -> [Int]\n"
    "isort = foldr insert []\n"
    "main :: IO ()\n"
    "main = print (isort [4, 3, 5])\n";

std::string Replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

Outcome Try(const std::string& faulty, const mutation::Place& place) {
  auto right = RightProgram::Load(kRight, "");
  EXPECT_TRUE(right.ok());
  return TestFault(**right, {"a title", "a kind", faulty, place}, "", AllWays());
}

const mutation::Place kInInsert = {"insert", {{"insert", 3, 5}}};

TEST(PlantedTest, AFaultThatIsFoundInEveryWayPasses) {
  const Outcome outcome = Try(Replaced(kRight, "y : insert x ys", "insert x ys"), kInInsert);
  EXPECT_EQ(outcome.as, Outcome::As::kPassed) << outcome.message;
  EXPECT_EQ(outcome.questions.size(), AllWays().size());
  EXPECT_EQ(outcome.routines, 1u);
}

TEST(PlantedTest, AFindingElsewhereFails) {
  const std::string faulty = Replaced(kRight, "y : insert x ys", "insert x ys");
  for (const mutation::Place& place :
       {mutation::Place{"isort", {{"isort", 6, 7}}}, mutation::Place{"insert", {{"insert", 2, 2}}}}) {
    const Outcome outcome = Try(faulty, place);
    EXPECT_EQ(outcome.as, Outcome::As::kFailed);
    EXPECT_EQ(outcome.wrong_ways, AllWays().size());
    EXPECT_NE(outcome.message.find("insert"), std::string::npos);
  }
}

TEST(PlantedTest, WhatCannotBeSearchedIsToldApart) {
  EXPECT_EQ(Try(Replaced(kRight, "y : insert x ys", "y : x"), kInInsert).as, Outcome::As::kDoesNotCompile);
  EXPECT_EQ(Try(Replaced(kRight, "x <= y", "x < y"), kInInsert).as, Outcome::As::kLooksTheSame);
}

TEST(PlantedTest, WhatDoesNotEndIsSearchedAsWell) {
  const Outcome outcome = Try(Replaced(kRight, "= x : y : ys", "= insert x (y : ys)"), kInInsert);
  EXPECT_EQ(outcome.as, Outcome::As::kPassed) << outcome.message;
}

TEST(PlantedTest, WhatIsOnlySlowIsNot) {
  const Outcome outcome = Try(Replaced(kRight, "  | x <= y", "  | sum [1 .. 12000] > 0, x <= y"), kInInsert);
  EXPECT_EQ(outcome.as, Outcome::As::kDoesNotEnd) << outcome.message;
}

TEST(PlantedTest, ARunIsStoppedAtManyPoints) {
  auto right = RightProgram::Load(kRight, "");
  ASSERT_TRUE(right.ok());
  const std::string faulty = Replaced(kRight, "= x : y : ys", "= insert x (y : ys)");
  const Outcome outcome = TestStopped(**right, {"a title", "a kind", faulty, kInInsert}, "", AllWays(), 3);
  EXPECT_EQ(outcome.as, Outcome::As::kPassed) << outcome.message;
  EXPECT_EQ(outcome.stops, 3u);
}

// The action that main is was not kept: nothing in the trail needs it.
TEST(PlantedTest, ARunThatWasKilledTellsWhatMainDid) {
  constexpr const char* kProgram =
      "loop :: Int -> Int\n"
      "loop n = if n < 0 then 0 else loop (n + 1)\n"
      "main :: IO ()\n"
      "main = print (loop 1)\n";
  auto run = Run::Trace(kProgram, "", {.steps = 2'000, .by = StopBy::kKill});
  ASSERT_TRUE(run.ok());
  (*run)->BuildTree(traced::TreeStyle::kEdt);
  const tree::Behaviours& behaviours = (*run)->behaviours();
  EXPECT_EQ(value::Text(behaviours.terms(), behaviours.Describe(tree::Tree::root())),
            "main = {does not finish}");
}

TEST(PlantedTest, ARunLooksTheSameWhereverItsErrorsAreRaised) {
  Observed a, b;
  a.err = "Main: Main.hs:12:5-20: Non-exhaustive patterns in function f\n";
  b.err = "Main: Main.hs:12:7-22: Non-exhaustive patterns in function f\n";
  EXPECT_TRUE(LooksTheSame(a, b));
  b.err = "Main: Main.hs:12:7-22: Non-exhaustive patterns in function g\n";
  EXPECT_FALSE(LooksTheSame(a, b));
  b = a;
  b.out = "1\n";
  EXPECT_FALSE(LooksTheSame(a, b));
}

TEST(PlantedTest, OutcomesAreWrittenAndReadBack) {
  Outcome outcome = Try(Replaced(kRight, "y : insert x ys", "insert x ys"), kInInsert);
  outcome.dont_knows = {{"nobody \"knows\"\n", {"f 1 = 2", "g = …"}}};
  const std::string line = Write(outcome);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  EXPECT_EQ(Write(ReadOutcome(line)), line);
}

TEST(PlantedTest, StrategiesThatDoNotReadTheOrderAreSearchedInOne) {
  std::set<std::string> names;
  uint32_t shapiro = 0, top_down = 0;
  for (const Way& way : AllWays()) {
    EXPECT_TRUE(names.insert(NameOf(way)).second);
    shapiro += way.transforms.empty() && way.strategy == "divide-and-query-shapiro";
    top_down += way.transforms.empty() && way.strategy == "top-down";
  }
  EXPECT_EQ(shapiro, 1u);
  EXPECT_EQ(top_down, 3u);
}

TEST(PlantedTest, AFaultIsOneTestHoweverOftenItWasSearched) {
  Totals totals;
  totals.Add(Try(Replaced(kRight, "y : insert x ys", "insert x ys"), kInInsert));
  EXPECT_EQ(totals.passed(), 1u);
  EXPECT_EQ(totals.failed(), 0u);
}

TEST(PlantedTest, WhatARunWritesIsThereForNoOther) {
  const char* const program =
      "main :: IO ()\n"
      "main = appendFile \"left.txt\" \"x\" >> readFile \"left.txt\" >>= putStr\n";
  for (int i = 0; i < 2; ++i) {
    const auto run = Run::Trace(program, "", {});
    ASSERT_TRUE(run.ok()) << run.error().message;
    EXPECT_EQ((*run)->observed().out, "x");
    EXPECT_FALSE(std::filesystem::exists("left.txt"));
  }
}

TEST(WorkersTest, AnItemThatDiesTakesOnlyItselfAlong) {
  Task task;
  task.items = 5;
  task.start = [] {
    return [](size_t item) {
      if (item == 2) raise(SIGKILL);
      return "item " + std::to_string(item);
    };
  };
  std::vector<std::string> lines(5), happened(5);
  Work({task, task}, {.jobs = 2}, [&](size_t, size_t item, const std::string& line, const std::string& what) {
    lines[item] = line;
    happened[item] = what;
  });
  for (size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(lines[i], i == 2 ? "" : "item " + std::to_string(i));
    EXPECT_EQ(happened[i].empty(), i != 2);
  }
}

TEST(WorkersTest, AnItemThatTakesTooLongIsEnded) {
  Task task;
  task.items = 2;
  task.start = [] {
    return [](size_t item) -> std::string {
      volatile uint64_t turns = 0;  // CPU time is what counts, so that a busy machine ends nothing
      while (item == 0) turns = turns + 1;
      return "done";
    };
  };
  std::vector<std::string> lines(2), happened(2);
  Work({task}, {.jobs = 1, .seconds_an_item = 1},
       [&](size_t, size_t item, const std::string& line, const std::string& what) {
         lines[item] = line;
         happened[item] = what;
       });
  EXPECT_EQ(happened[0], "it took too long");
  EXPECT_EQ(lines[1], "done");
}

// hoed-2015, A.1: why statements must show functions as the tree's structure takes them.
constexpr const char* kApp =
    "not' :: Bool -> Bool\n"
    "not' b = case b of { True -> False; False -> True }\n"
    "app :: (Bool -> Bool) -> Bool -> Bool\n"
    "app f b = f b\n"
    "flip' :: Bool -> Bool\n"
    "flip' b = app not' b\n"
    "main :: IO ()\n"
    "main = print (flip' False)\n";

std::string FoundIn(traced::TreeStyle structure, traced::TreeStyle statements) {
  const std::string faulty = Replaced(kApp, "True -> False; False -> True", "True -> True; False -> False");
  auto right = RightProgram::Load(kApp, "");
  auto run = Run::Trace(faulty, "", Limits());
  EXPECT_TRUE(right.ok() && run.ok());
  (*run)->BuildMixture(structure, statements);
  const std::unique_ptr<Judge> judge = (*right)->JudgeOf(**run, nullptr);
  const mutation::Place place = {"not'", {{"not'", 2, 2}}};
  return FaultyRun(**run, *judge, place).Search({"top-down", "outermost", ""}).found;
}

TEST(MixtureTest, StructureAndStatementsOfOneTreeFindTheFault) {
  using traced::TreeStyle;
  for (const TreeStyle style : {TreeStyle::kEdt, TreeStyle::kFdt})
    EXPECT_NE(FoundIn(style, style).find("not'"), std::string::npos) << FoundIn(style, style);
}

TEST(MixtureTest, TheStructureOfTheEdtWithFiniteMapsBlamesFlip) {
  const std::string found = FoundIn(traced::TreeStyle::kEdt, traced::TreeStyle::kFdt);
  EXPECT_NE(found.find("flip'"), std::string::npos) << found;
}

TEST(MixtureTest, TheStructureOfTheFdtWithPartialApplicationsBlamesApp) {
  const std::string found = FoundIn(traced::TreeStyle::kFdt, traced::TreeStyle::kEdt);
  EXPECT_NE(found.find("app"), std::string::npos) << found;
}

}  // namespace
}  // namespace inquest::planted
