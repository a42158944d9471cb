// How a run ends that does not end by itself, and how much memory and time a deep or long one takes.
#include <gtest/gtest.h>

#include <chrono>
#include <ctime>
#include <thread>

#include "reduce/testing.h"

namespace inquest::reduce {
namespace {

using core::Builder;
using core::ExprId;
using trials::Catching;
using trials::Put;
using trials::PutInt;
using trials::RunTrial;
using trials::Trial;
using P = core::Primitive;

// deep n = if n == 0 then 0 else 1 + deep (n - 1)
void DefineDeep(Builder& b) {
  b.Function(
      "deep", {"n"},
      b.If(b.Prim(P::kIntEq, {b.Var("n"), b.Int(0)}), b.Int(0),
           b.Prim(P::kIntAdd, {b.Int(1), b.Call("deep", {b.Prim(P::kIntSub, {b.Var("n"), b.Int(1)})})})));
}
// loop n = if n == 0 then 0 else loop n
void DefineLoop(Builder& b) {
  b.Function("loop", {"n"},
             b.If(b.Prim(P::kIntEq, {b.Var("n"), b.Int(0)}), b.Int(0), b.Call("loop", {b.Var("n")})));
}
// from n = n : from (n + 1); last runs to the end of a list
void DefineLists(Builder& b) {
  b.Function("from", {"n"},
             b.Con(":", {b.Var("n"), b.Call("from", {b.Prim(P::kIntAdd, {b.Var("n"), b.Int(1)})})}));
  b.Function("last", {"xs"},
             b.Case(b.Var("xs"),
                    {b.Alt("[]", {}, b.Int(0)), b.Alt(":", {"y", "ys"}, b.Call("last", {b.Var("ys")}))}));
}

constexpr uint64_t kLittleMemory = uint64_t{64} << 20;

TEST(LimitsTest, AStackOverflowIsAnExceptionOfTheProgram) {
  for (bool record : {false, true}) {
    Trial trial;
    trial.record = record;
    trial.max_memory = kLittleMemory;
    trial.main = [](Builder& b) {
      DefineDeep(b);
      // Afterwards the program goes on as if nothing had been.
      return trials::Then(b, Catching(b, PutInt(b, b.Call("deep", {b.Int(-1)}))),
                          PutInt(b, b.Call("deep", {b.Int(1000)})));
    };
    auto outcome = RunTrial(trial);
    EXPECT_EQ(outcome.output, "async 01000");
    EXPECT_EQ(outcome.result.ended, Ended::kFinished);
  }
}

TEST(LimitsTest, MemoryThatIsUsedUpEndsTheRunAndSaysWhatRaisesIt) {
  Trial trial;
  trial.max_memory = kLittleMemory;
  trial.main = [](Builder& b) {
    DefineLists(b);
    b.Constant("all", b.Call("from", {b.Int(0)}));
    return trials::Then(b, PutInt(b, b.Call("last", {b.Var("all")})),
                        PutInt(b, b.Call("last", {b.Var("all")})));
  };
  auto outcome = RunTrial(trial);
  EXPECT_EQ(outcome.result.ended, Ended::kOutOfMemory);
  EXPECT_NE(outcome.result.message.find("64 MB of memory (--max-memory"), std::string::npos)
      << outcome.result.message;
  EXPECT_LE(outcome.stats.heap.peak_bytes, kLittleMemory);
}

TEST(LimitsTest, AnInterruptStopsALoopThatAllocatesNothing) {
  Trial trial;
  trial.main = [](Builder& b) {
    DefineLoop(b);
    return PutInt(b, b.Call("loop", {b.Int(1)}));
  };
  // Nothing has been allocated yet: the nursery is as empty as it can be.
  trial.before_run = [](Machine& machine) { machine.Interrupt(); };
  EXPECT_EQ(RunTrial(trial).result.ended, Ended::kInterrupted);
}

TEST(LimitsTest, ADeepStackSurvivesManyCollections) {
  Trial trial;
  trial.main = [](Builder& b) {
    DefineDeep(b);
    return PutInt(b, b.Call("deep", {b.Int(3000000)}));
  };
  auto outcome = RunTrial(trial);
  EXPECT_EQ(outcome.output, "3000000");
}

TEST(LimitsTest, AStringThatIsBeingWrittenIsNotKept) {
  Trial trial;
  trial.max_memory = uint64_t{256} << 20;
  trial.main = [](Builder& b) {
    // text n = if n == 0 then [] else 'x' : text (n - 1)
    b.Function("text", {"n"},
               b.If(b.Prim(P::kIntEq, {b.Var("n"), b.Int(0)}), b.Con("[]"),
                    b.Con(":", {b.Char('x'), b.Call("text", {b.Prim(P::kIntSub, {b.Var("n"), b.Int(1)})})})));
    return Put(b, b.Call("text", {b.Int(5000000)}));
  };
  auto outcome = RunTrial(trial);
  EXPECT_EQ(outcome.output.size(), 5000000u);
  // Five million cells are 120 MB; the string must not be there as a whole.
  EXPECT_LE(outcome.stats.heap.peak_bytes, uint64_t{80} << 20);
}

TEST(LimitsTest, FullCollectionsKeepTheConstantsThatAreStillUsed) {
  for (bool record : {false, true}) {
    Trial trial;
    trial.record = record;
    trial.full_collections = true;
    trial.main = [](Builder& b) {
      DefineDeep(b);
      b.Constant("early", b.Call("deep", {b.Int(10)}));
      b.Constant("late", b.Prim(P::kIntAdd, {b.Var("early"), b.Call("deep", {b.Int(200000)})}));
      return trials::Then(b, PutInt(b, b.Call("deep", {b.Int(100000)})), PutInt(b, b.Var("late")));
    };
    EXPECT_EQ(RunTrial(trial).output, "100000200010");
  }
}

// 3 ^ n, which takes long.
std::function<ExprId(Builder&)> Power(int64_t n) {
  return [n](Builder& b) {
    return PutInt(b, b.Prim(P::kIntegerToInt, {b.Prim(P::kIntegerPow, {b.Integer("3"), b.Int(n)})}));
  };
}

TEST(LimitsTest, ALongOperationCanBeInterrupted) {
  Trial trial;
  trial.main = Power(int64_t{1} << 27);
  std::jthread interrupts;
  trial.before_run = [&](Machine& machine) {
    interrupts = std::jthread([&machine] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      machine.Interrupt();
    });
  };
  const auto outcome = RunTrial(trial);
  EXPECT_EQ(outcome.result.ended, Ended::kInterrupted);
  EXPECT_EQ(outcome.output, "");
}

TEST(LimitsTest, WhatCannotBeHeldIsNotComputed) {
  Trial trial;
  trial.max_memory = kLittleMemory;
  trial.main = Power(int64_t{1} << 50);
  EXPECT_EQ(RunTrial(trial).output, "");
  // A product of two numbers that are held; of the second two the heap would hold it, too, but not what it
  // takes to compute it besides.
  for (const uint64_t part : {5, 10}) {
    trial.main = [part](Builder& b) {
      b.Constant("half", b.Prim(P::kIntegerShiftL,
                                {b.Integer("1"), b.Int(static_cast<int64_t>(kLittleMemory * 8 / part))}));
      const ExprId product = b.Prim(P::kIntegerMul, {b.Var("half"), b.Var("half")});
      return trials::Catching(b, PutInt(b, b.Prim(P::kIntegerToInt, {product})));
    };
    EXPECT_EQ(RunTrial(trial).output, "async 1") << part;
  }
}

TEST(LimitsTest, LongOperationsOnNumbersCountAgainstTheLimitOfSteps) {
  // 2 ^ (2 ^ 31): it could be held, but takes much longer than the reductions that are left.
  Trial trial;
  trial.max_steps = 1'000'000;
  trial.main = Power(int64_t{1} << 31);
  // CPU time: other programs may keep the machine busy.
  const std::clock_t start = std::clock();
  EXPECT_EQ(RunTrial(trial).result.ended, Ended::kOutOfSteps);
  EXPECT_LT(std::clock() - start, 2 * CLOCKS_PER_SEC);
  // What takes a moment does not.
  trial.main = Power(int64_t{1} << 20);
  EXPECT_EQ(RunTrial(trial).result.ended, Ended::kFinished);
}

}  // namespace
}  // namespace inquest::reduce
