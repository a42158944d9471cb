// Small core programs, run with everything trusted and with everything recorded.
#include "reduce/machine.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/builder.h"
#include "trail/dump.h"
#include "trail/reader.h"

namespace inquest::reduce {
namespace {

using core::Builder;
using core::ExprId;
using core::Primitive;

struct Outcome {
  std::string output;
  RunResult result;
  MachineStats stats;
  std::string dump;
};

// Runs the program of `b`; what it writes to standard output is returned.
Outcome RunProgram(core::Program program, const base::Interner& names, bool record,
                   bool collect_always = false) {
  int pipe_ends[2];
  EXPECT_EQ(pipe(pipe_ends), 0);
  source::Files files;
  MachineOptions options;
  options.record = record;
  std::string trace = testing::TempDir() + "machine_test." + std::to_string(getpid()) + ".trace";
  if (record) options.trace_path = trace;
  options.stdout_fd = pipe_ends[1];
  options.collect_always = collect_always;
  options.trusted = [&](core::RoutineId r) { return program.modules[program.routines[r].module].is_library; };
  Outcome outcome;
  auto machine = Machine::Create(program, names, files, options);
  EXPECT_TRUE(machine.ok());
  outcome.result = (*machine)->Run();
  outcome.stats = (*machine)->stats();
  close(pipe_ends[1]);
  char buffer[4096];
  for (ssize_t n; (n = read(pipe_ends[0], buffer, sizeof buffer)) > 0;)
    outcome.output.append(buffer, static_cast<size_t>(n));
  close(pipe_ends[0]);
  if (record) {
    auto reader = trail::Reader::Open(trace);
    EXPECT_TRUE(reader.ok()) << reader.error().message;
    if (reader.ok()) {
      EXPECT_EQ(trail::Verify(**reader), std::vector<std::string>());
      outcome.dump = trail::DumpObjects(**reader, {0, 1000}).text;
    }
    unlink(trace.c_str());
  }
  return outcome;
}

// main = put (intShow e)
void PrintInt(Builder& b, ExprId e) {
  b.Constant("main", b.Prim(Primitive::kHandlePutString, {b.Int(1), b.Prim(Primitive::kIntShow, {e})}));
}

void ExpectPrints(const std::function<void(Builder&)>& make, const std::string& expected) {
  for (bool record : {false, true}) {
    for (bool collect_always : {false, true}) {
      base::Interner names;
      Builder b(names);
      make(b);
      Outcome outcome = RunProgram(b.Finish(), names, record, collect_always);
      EXPECT_EQ(outcome.output, expected) << "record " << record << ", collecting always " << collect_always;
      EXPECT_EQ(outcome.result.ended, Ended::kFinished) << outcome.result.message;
    }
  }
}

ExprId Add(Builder& b, ExprId x, ExprId y) { return b.Prim(Primitive::kIntAdd, {x, y}); }
ExprId Sub(Builder& b, ExprId x, ExprId y) { return b.Prim(Primitive::kIntSub, {x, y}); }

TEST(MachineTest, CallsFunctionsThatCallThemselves) {
  ExpectPrints(
      [](Builder& b) {
        b.Function("fib", {"n"},
                   b.If(b.Prim(Primitive::kIntLt, {b.Var("n"), b.Int(2)}), b.Var("n"),
                        Add(b, b.Call("fib", {Sub(b, b.Var("n"), b.Int(1))}),
                            b.Call("fib", {Sub(b, b.Var("n"), b.Int(2))}))));
        PrintInt(b, b.Call("fib", {b.Int(15)}));
      },
      "610");
}

void AddListFunctions(Builder& b) {
  b.Function("insert", {"x", "l"},
             b.Case(b.Var("l"),
                    {b.Alt("[]", {}, b.List({b.Var("x")})),
                     b.Alt(":", {"y", "ys"},
                           b.If(b.Prim(Primitive::kIntLe, {b.Var("x"), b.Var("y")}),
                                b.Con(":", {b.Var("x"), b.Con(":", {b.Var("y"), b.Var("ys")})}),
                                b.Con(":", {b.Var("y"), b.Call("insert", {b.Var("x"), b.Var("ys")})})))}));
  b.Function("foldr", {"f", "z", "l"},
             b.Case(b.Var("l"), {b.Alt("[]", {}, b.Var("z")),
                                 b.Alt(":", {"y", "ys"},
                                       b.App(b.Var("f"), {b.Var("y"), b.Call("foldr", {b.Var("f"), b.Var("z"),
                                                                                       b.Var("ys")})}))}));
  b.Function(
      "number", {"l", "acc"},
      b.Case(
          b.Var("l"),
          {b.Alt("[]", {}, b.Var("acc")),
           b.Alt(":", {"y", "ys"},
                 b.Call("number", {b.Var("ys"), Add(b, b.Prim(Primitive::kIntMul, {b.Var("acc"), b.Int(10)}),
                                                    b.Var("y"))}))}));
}

TEST(MachineTest, MatchesConstructorsAndAppliesFunctionValues) {
  ExpectPrints(
      [](Builder& b) {
        AddListFunctions(b);
        PrintInt(b, b.Call("number", {b.Call("foldr", {b.Var("insert"), b.List({}),
                                                       b.List({b.Int(4), b.Int(3), b.Int(5), b.Int(1)})}),
                                      b.Int(0)}));
      },
      "1345");
}

TEST(MachineTest, TrustedCodeCallsSuspectedCode) {
  for (bool collect_always : {false, true}) {
    base::Interner names;
    Builder b(names);
    b.Module("Data.List", true);
    b.Function("foldr", {"f", "z", "l"},
               b.Case(b.Var("l"),
                      {b.Alt("[]", {}, b.Var("z")),
                       b.Alt(":", {"y", "ys"},
                             b.App(b.Var("f"),
                                   {b.Var("y"), b.Call("foldr", {b.Var("f"), b.Var("z"), b.Var("ys")})}))}));
    b.Module("Main", false);
    b.Function("plus", {"x", "y"}, Add(b, b.Var("x"), b.Var("y")));
    PrintInt(b, b.Call("foldr", {b.Var("plus"), b.Int(0), b.List({b.Int(4), b.Int(3), b.Int(5)})}));
    Outcome outcome = RunProgram(b.Finish(), names, true, collect_always);
    EXPECT_EQ(outcome.output, "12");
    EXPECT_EQ(outcome.stats.frames, 4u);  // main, and plus three times
  }
}

TEST(MachineTest, LocalFunctionsReachTheVariablesAroundThem) {
  ExpectPrints(
      [](Builder& b) {
        // f n = let go i = if i < 1 then n else n + go (i - k); k = 1 in go 3
        b.Function(
            "f", {"n"},
            b.Let({b.Local("go", {"i"},
                           b.If(b.Prim(Primitive::kIntLt, {b.Var("i"), b.Int(1)}), b.Var("n"),
                                Add(b, b.Var("n"), b.App(b.Var("go"), {Sub(b, b.Var("i"), b.Var("k"))})))),
                   b.Bind("k", b.Int(1))},
                  b.App(b.Var("go"), {b.Int(3)})));
        PrintInt(b, b.Call("f", {b.Int(7)}));
      },
      "28");
}

TEST(MachineTest, RecursiveLetsAreSharedAndLazy) {
  ExpectPrints(
      [](Builder& b) {
        AddListFunctions(b);
        b.Function("take", {"n", "l"},
                   b.If(b.Prim(Primitive::kIntLt, {b.Var("n"), b.Int(1)}), b.List({}),
                        b.Case(b.Var("l"),
                               {b.Alt("[]", {}, b.List({})),
                                b.Alt(":", {"y", "ys"},
                                      b.Con(":", {b.Var("y"), b.Call("take", {Sub(b, b.Var("n"), b.Int(1)),
                                                                              b.Var("ys")})}))})));
        b.Function("cycle", {"x", "y"},
                   b.Let({b.Bind("xs", b.Con(":", {b.Var("x"), b.Var("ys")})),
                          b.Bind("ys", b.Con(":", {b.Var("y"), b.Var("xs")}))},
                         b.Var("xs")));
        PrintInt(b, b.Call("number",
                           {b.Call("take", {b.Int(5), b.Call("cycle", {b.Int(1), b.Int(2)})}), b.Int(0)}));
      },
      "12121");
}

TEST(MachineTest, SuspendedCasesSeeTheirFrame) {
  ExpectPrints(
      [](Builder& b) {
        b.Function("pick", {"x", "y"}, b.Var("x"));
        b.Function("f", {"n", "m"},
                   b.Call("pick",
                          {b.If(b.Prim(Primitive::kIntLt, {b.Var("n"), b.Var("m")}),
                                Add(b, b.Var("n"), b.Int(1)), b.Var("m")),
                           b.If(b.Prim(Primitive::kIntEq, {b.Var("n"), b.Int(0)}), b.Var("n"), b.Var("m"))}));
        PrintInt(b, b.Call("f", {b.Call("pick", {b.Int(3), b.Int(4)}), b.Int(9)}));
      },
      "4");
}

TEST(MachineTest, PartialAndExcessApplications) {
  ExpectPrints(
      [](Builder& b) {
        b.Function("add3", {"x", "y", "z"}, Add(b, b.Var("x"), Add(b, b.Var("y"), b.Var("z"))));
        b.Function("twice", {"f", "x"}, b.App(b.Var("f"), {b.App(b.Var("f"), {b.Var("x")})}));
        b.Function("const", {"f"}, b.Var("f"));
        PrintInt(b, b.App(b.Var("const"),
                          {b.App(b.Var("twice"), {b.App(b.Var("add3"), {b.Int(1), b.Int(2)})}), b.Int(10)}));
      },
      "16");
}

TEST(MachineTest, AFoldOverAMillionElementsDoesNotOverflow) {
  base::Interner names;
  Builder b(names);
  b.Function("upto", {"i", "n"},
             b.If(b.Prim(Primitive::kIntGt, {b.Var("i"), b.Var("n")}), b.List({}),
                  b.Con(":", {b.Var("i"), b.Call("upto", {Add(b, b.Var("i"), b.Int(1)), b.Var("n")})})));
  b.Function("sum", {"l"},
             b.Case(b.Var("l"), {b.Alt("[]", {}, b.Int(0)),
                                 b.Alt(":", {"x", "xs"}, Add(b, b.Var("x"), b.Call("sum", {b.Var("xs")})))}));
  PrintInt(b, b.Call("sum", {b.Call("upto", {b.Int(1), b.Int(1000000)})}));
  core::Program program = b.Finish();
  EXPECT_EQ(RunProgram(program, names, false).output, "500000500000");
  EXPECT_EQ(RunProgram(program, names, true).output, "500000500000");
}

TEST(MachineTest, AStepLimitStopsAnEndlessLoop) {
  base::Interner names;
  Builder b(names);
  b.Function("loop", {"n"}, b.Call("loop", {Add(b, b.Var("n"), b.Int(1))}));
  PrintInt(b, b.Call("loop", {b.Int(0)}));
  core::Program program = b.Finish();
  source::Files files;
  MachineOptions options;
  options.max_steps = 10000;
  auto machine = Machine::Create(program, names, files, options);
  ASSERT_TRUE(machine.ok());
  EXPECT_EQ((*machine)->Run().ended, Ended::kOutOfSteps);
}

// Returns the dump of a recorded run that prints `expected`.
std::string DumpOf(const std::function<void(Builder&)>& make, const std::string& expected) {
  base::Interner names;
  Builder b(names);
  make(b);
  Outcome outcome = RunProgram(b.Finish(), names, true);
  EXPECT_EQ(outcome.output, expected);
  return outcome.dump;
}

void AddPick(Builder& b) {
  b.Function("inc", {"x"}, Add(b, b.Var("x"), b.Int(1)));
  b.Function("dec", {"x"}, Sub(b, b.Var("x"), b.Int(1)));
  b.Function("pick", {"n"},
             b.If(b.Prim(Primitive::kIntGt, {b.Var("n"), b.Int(0)}), b.Var("inc"), b.Var("dec")));
}

TEST(MachineTest, TheInnerApplicationOfAKnownFunctionHasACell) {
  std::string dump = DumpOf(
      [](Builder& b) {
        AddPick(b);
        b.Function("use", {"x"}, Add(b, b.Call("pick", {b.Int(1), b.Var("x")}), b.Int(1)));
        PrintInt(b, b.Call("use", {b.Int(40)}));
      },
      "42");
  EXPECT_EQ(dump.find("inner application"), std::string::npos);
  size_t use = dump.find("frame use");
  ASSERT_NE(use, std::string::npos);
  EXPECT_NE(dump.substr(use, dump.find('\n', use) - use).find("fun @"), std::string::npos) << dump;
}

TEST(MachineTest, TheInnerApplicationOfAnUnknownFunctionIsInTheTrail) {
  auto make = [](Builder& b) {
    AddPick(b);
    b.Function("use", {"f", "x"}, Add(b, b.App(b.Var("f"), {b.Int(0), b.Var("x")}), b.Int(1)));
    PrintInt(b, b.Call("use", {b.Var("pick"), b.Int(42)}));
  };
  std::string dump = DumpOf(make, "42");
  size_t inner = dump.find("inner application");
  ASSERT_NE(inner, std::string::npos);
  EXPECT_NE(dump.substr(inner, dump.find('\n', inner) - inner).find("fun @"), std::string::npos) << dump;
  ExpectPrints(make, "42");
}

TEST(MachineTest, CallbacksNameTheLeafTheyReached) {
  std::string dump = DumpOf(
      [](Builder& b) {
        b.Module("Library", true);
        b.Function("apply", {"f", "x"}, b.App(b.Var("f"), {b.Var("x")}));
        b.Module("Main", false);
        AddPick(b);
        PrintInt(b, b.Call("apply", {b.Var("inc"), b.Int(1)}));
      },
      "2");
  EXPECT_NE(dump.find("callback inc, equation 1"), std::string::npos) << dump;
}

}  // namespace
}  // namespace inquest::reduce
