// Values that are in no statement are kept in part; values that are, in full.
#include "reduce/weak_places.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/builder.h"
#include "reduce/machine.h"
#include "reduce/testing.h"
#include "trail/dump.h"
#include "trail/reader.h"

namespace inquest::reduce {
namespace {

using core::Builder;
using core::ExprId;
using core::Primitive;

struct TracedRun {
  std::string output;
  RunResult result;
  MachineStats stats;
  std::string dump;
};

constexpr int kMany = 20000;

// A trusted module with lists, then the suspected main that `make` gives.
TracedRun Trace(const std::function<ExprId(Builder&)>& make, uint64_t nursery_words, bool full_collections) {
  base::Interner names;
  Builder b(names);
  b.Module("Library", true);
  b.Function("upto", {"a", "b"},
             b.If(b.Prim(Primitive::kIntGt, {b.Var("a"), b.Var("b")}), b.List({}),
                  b.Con(":", {b.Var("a"), b.Call("upto", {b.Prim(Primitive::kIntAdd, {b.Var("a"), b.Int(1)}),
                                                          b.Var("b")})})));
  b.Function(
      "total", {"l", "n"},
      b.Case(b.Var("l"),
             {b.Alt("[]", {}, b.Var("n")),
              b.Alt(":", {"x", "xs"},
                    b.Seq(b.Var("n"), b.Call("total", {b.Var("xs"), b.Prim(Primitive::kIntAdd,
                                                                           {b.Var("n"), b.Var("x")})})))}));
  b.Function("apply", {"f", "x"}, b.App(b.Var("f"), {b.Var("x")}));
  b.Function("ignore", {"l", "n"}, b.Var("n"));
  b.Module("Main", false);
  b.Constant("main", trials::PutInt(b, make(b)));
  core::Program program = b.Finish();
  MachineOptions options;
  options.record = true;
  options.trace_path = testing::TempDir() + "weak_places_test." + std::to_string(getpid()) + ".trace";
  options.nursery_words = nursery_words;
  options.full_collections = full_collections;
  options.stdout_fd = trials::FileWith("");
  options.trusted = [&](core::RoutineId r) { return program.modules[program.routines[r].module].is_library; };
  TracedRun outcome;
  source::Files files;
  {
    auto machine = Machine::Create(program, names, files, options);
    EXPECT_TRUE(machine.ok());
    outcome.result = (*machine)->Run();
    outcome.stats = (*machine)->stats();
  }
  outcome.output = trials::Contents(options.stdout_fd);
  auto reader = trail::Reader::Open(options.trace_path);
  EXPECT_TRUE(reader.ok());
  EXPECT_EQ(trail::Verify(**reader), std::vector<std::string>());
  outcome.dump = trail::DumpObjects(**reader, {0, 200000}).text;
  unlink(options.trace_path.c_str());
  return outcome;
}

size_t Count(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

ExprId Many(Builder& b) { return b.Call("upto", {b.Int(1), b.Int(kMany)}); }
ExprId Total(Builder& b, ExprId list) { return b.Call("total", {list, b.Int(0)}); }
ExprId Twice(Builder& b) {
  return b.Let({b.Bind("xs", Many(b))},
               b.Prim(Primitive::kIntAdd, {Total(b, b.Var("xs")), Total(b, b.Var("xs"))}));
}
const std::string kTotal = std::to_string(int64_t{kMany} * (kMany + 1) / 2);
const std::string kTwice = std::to_string(int64_t{kMany} * (kMany + 1));

class WeakPlacesTest : public testing::TestWithParam<bool> {
 protected:
  static TracedRun RunHere(const std::function<ExprId(Builder&)>& make) {
    return Trace(make, 1024, GetParam());
  }
};
INSTANTIATE_TEST_SUITE_P(Collections, WeakPlacesTest, testing::Bool());

TEST_P(WeakPlacesTest, AnArgumentThatOnlyTrustedCodeSeesIsKeptInPart) {
  TracedRun outcome = RunHere([](Builder& b) { return Total(b, Many(b)); });
  EXPECT_EQ(outcome.output, kTotal);
  EXPECT_LT(Count(outcome.dump, "constructor :"), 1000u);
  EXPECT_GT(Count(outcome.dump, "constructor :"), 100u);
  EXPECT_EQ(Count(outcome.dump, "…"), 1u);
}

TEST_P(WeakPlacesTest, AVariableIsKeptUntilEveryPlaceThatMentionsItWasEntered) {
  TracedRun outcome = RunHere(Twice);
  EXPECT_EQ(outcome.output, kTwice);
  EXPECT_LT(Count(outcome.dump, "constructor :"), 1000u);
}

TEST_P(WeakPlacesTest, AVariableMentionedInSuspendedPlacesIsKeptForThem) {
  // The second total is a suspended argument of a trusted function when the first one has been computed.
  TracedRun outcome = RunHere([](Builder& b) {
    return b.Let(
        {b.Bind("xs", Many(b))},
        b.Call("total", {b.Con(":", {Total(b, b.Var("xs")), b.Con(":", {Total(b, b.Var("xs")), b.List({})})}),
                         b.Int(0)}));
  });
  EXPECT_EQ(outcome.output, kTwice);
}

TEST_P(WeakPlacesTest, WhatIsStoredInAFrameIsKeptInFull) {
  TracedRun outcome = RunHere([](Builder& b) {
    b.Function("sum", {"l"}, Total(b, b.Var("l")));
    return b.Call("apply", {b.Var("sum"), Many(b)});
  });
  EXPECT_EQ(outcome.output, kTotal);
  EXPECT_GE(Count(outcome.dump, "constructor :"), static_cast<size_t>(kMany));
  EXPECT_EQ(Count(outcome.dump, "…"), 0u);
}

TEST_P(WeakPlacesTest, WhatSuspectedCodeLooksAtIsKeptInFull) {
  TracedRun outcome = RunHere([](Builder& b) {
    return b.Let(
        {b.Bind("xs", Many(b))},
        b.Case(b.Var("xs"), {b.Alt("[]", {}, b.Int(0)), b.Alt(":", {"x", "rest"}, Total(b, b.Var("rest")))}));
  });
  EXPECT_EQ(outcome.output, std::to_string(int64_t{kMany} * (kMany + 1) / 2 - 1));
  EXPECT_GE(Count(outcome.dump, "constructor :"), static_cast<size_t>(kMany));
}

TEST_P(WeakPlacesTest, WhatIsNotNeededIsNotComputed) {
  TracedRun outcome = RunHere([](Builder& b) { return b.Call("ignore", {Many(b), Total(b, Many(b))}); });
  EXPECT_EQ(outcome.output, kTotal);
  EXPECT_EQ(Count(outcome.dump, "…"), 1u);
  EXPECT_GE(Count(outcome.dump, " _"), 1u);
}

TEST_P(WeakPlacesTest, AFailureOfAWeakPlaceIsInTheTrail) {
  TracedRun outcome = RunHere([](Builder& b) {
    return Total(b, b.Call("total", {b.Prim(Primitive::kRaise, {b.Int(7)}), b.Int(0)}));
  });
  EXPECT_EQ(outcome.result.ended, Ended::kExit);
  EXPECT_GE(Count(outcome.dump, "failed"), 1u);
}

TEST(WeakMemoryTest, MemoryIsGivenBackWhileTheProgramRuns) {
  TracedRun outcome = Trace(
      [](Builder& b) {
        return Total(b, b.Call("upto", {b.Int(1), b.Int(3000000)}));
      },
      256 << 10, false);
  EXPECT_LT(outcome.stats.heap.peak_bytes, uint64_t{80} << 20);
  EXPECT_LT(outcome.stats.trail_bytes, uint64_t{1} << 20);
}

}  // namespace
}  // namespace inquest::reduce
