// Actions and lazy primitives: text, arrays, references, the program's surroundings.
#include "reduce/natives.h"

#include <gtest/gtest.h>

#include "reduce/testing.h"

namespace inquest::reduce {
namespace {

using core::Builder;
using core::ExprId;
using trials::Bind;
using trials::Catching;
using trials::Put;
using trials::PutInt;
using trials::RunTrial;
using trials::Then;
using trials::Trial;
using P = core::Primitive;

// What the program writes; the same when it records, and when it collects all the time.
std::string Output(const std::function<ExprId(Builder&)>& main, Trial trial = {}) {
  trial.main = main;
  std::string output = RunTrial(trial).output;
  trial.collect_always = true;
  EXPECT_EQ(RunTrial(trial).output, output) << "when it collects at every allocation";
  trial.record = true;
  EXPECT_EQ(RunTrial(trial).output, output) << "when it records and collects";
  trial.collect_always = false;
  EXPECT_EQ(RunTrial(trial).output, output) << "when it records";
  return output;
}

ExprId Failing(Builder& b, const std::string& message) { return b.Prim(P::kRaiseError, {b.String(message)}); }

// enumFromTo
void DeclareRange(Builder& b) {
  b.Function("range", {"i", "n"},
             b.If(b.Prim(P::kIntGt, {b.Var("i"), b.Var("n")}), b.List({}),
                  b.Con(":", {b.Var("i"),
                              b.Call("range", {b.Prim(P::kIntAdd, {b.Var("i"), b.Int(1)}), b.Var("n")})})));
}

TEST(NativesTest, AStringIsEvaluatedAsItIsWritten) {
  EXPECT_EQ(
      Output([](Builder& b) {
        b.Function("twice", {"c"}, b.Con(":", {b.Var("c"), b.List({b.Var("c")})}));
        return Put(b, b.Con(":", {b.Prim(P::kCharToUpper, {b.Char(U'é')}), b.Call("twice", {b.Char('x')})}));
      }),
      "Éxx");
}

TEST(NativesTest, AnExceptionLosesThePieceThatWasBegun) {
  // As GHC: the buffer of one hPutStr is passed on when it is full or the string ends.
  EXPECT_EQ(Output([](Builder& b) {
              ExprId bad = Put(b, b.Con(":", {b.Char('a'), Failing(b, "boom")}));
              return Then(b, Put(b, b.String("first,")), Catching(b, bad));
            }),
            "first,error boom");
}

TEST(NativesTest, AStringMayWriteAnotherOne) {
  EXPECT_EQ(Output([](Builder& b) {
              ExprId inner =
                  b.Prim(P::kIoPerform,
                         {Then(b, Put(b, b.String("inner ")), b.Prim(P::kIoReturn, {b.String("outer")}))});
              return Put(b, b.Con(":", {b.Char('<'), inner}));
            }),
            "inner <outer");
}

TEST(NativesTest, ManyPutsThatFailAreForgotten) {
  EXPECT_EQ(Output([](Builder& b) {
              ExprId bad = b.Prim(P::kIoCatch, {Put(b, b.Con(":", {b.Char('a'), Failing(b, "x")})),
                                                b.Lambda({"e"}, Put(b, b.String(".")))});
              b.Function("again", {"n"},
                         b.If(b.Prim(P::kIntEq, {b.Var("n"), b.Int(0)}), b.Prim(P::kIoReturn, {b.Con("()")}),
                              Then(b, bad, b.Call("again", {b.Prim(P::kIntSub, {b.Var("n"), b.Int(1)})}))));
              return b.Call("again", {b.Int(5)});
            }),
            ".....");
}

TEST(NativesTest, InputIsReadByLinesAndCharacters) {
  Trial trial;
  trial.input = "one\ntwö\nx";
  EXPECT_EQ(Output(
                [](Builder& b) {
                  ExprId line = b.Prim(P::kHandleGetLine, {b.Int(0)});
                  ExprId next = b.Prim(P::kHandleGetChar, {b.Int(0)});
                  ExprId rest = b.Prim(P::kHandleGetLine, {b.Int(0)});
                  ExprId last = b.Prim(P::kHandleGetLine, {b.Int(0)});
                  ExprId more = b.Prim(P::kHandleGetLine, {b.Int(0)});
                  return Catching(
                      b, Bind(b, line, "l",
                              Then(b, Put(b, b.Var("l")),
                                   Bind(b, next, "c",
                                        Bind(b, rest, "r",
                                             Then(b,
                                                  Put(b, b.Con(":", {b.Char('|'),
                                                                     b.Con(":", {b.Var("c"), b.Var("r")})})),
                                                  Bind(b, last, "x", Then(b, Put(b, b.Var("x")), more))))))));
                },
                trial),
            "one|twöxio 4 hGetLine  <stdin>");
}

TEST(NativesTest, ContentsAreReadLazilyToTheEnd) {
  Trial trial;
  for (int i = 0; i < 100000; ++i) trial.input += static_cast<char>('a' + i % 26);
  EXPECT_EQ(Output(
                [](Builder& b) {
                  return Bind(b, b.Prim(P::kHandleGetContents, {b.Int(0)}), "s", Put(b, b.Var("s")));
                },
                trial),
            trial.input);
  EXPECT_EQ(Output([](Builder& b) {
              return Bind(b, b.Prim(P::kHandleGetContents, {b.Int(0)}), "s",
                          Catching(b, b.Prim(P::kHandleGetLine, {b.Int(0)})));
            }),
            "io 5 hGetLine handle is semi-closed <stdin>");
}

TEST(NativesTest, AFileThatIsNotThereIsAnError) {
  EXPECT_EQ(Output([](Builder& b) {
              return Catching(b, b.Prim(P::kHandleOpen, {b.String("/nowhere/f"), b.Int(0)}));
            }),
            "io 1 openFile No such file or directory /nowhere/f");
  EXPECT_EQ(Output([](Builder& b) { return Catching(b, b.Prim(P::kFileRemove, {b.String("/nowhere/f")})); }),
            "io 1 removeLink No such file or directory /nowhere/f");
}

TEST(NativesTest, AFileIsWrittenAndReadBack) {
  EXPECT_EQ(
      Output([](Builder& b) {
        ExprId temporary = b.Prim(P::kFileOpenTemp, {b.String("/tmp"), b.String("inquest.txt")});
        ExprId write = b.Prim(P::kHandlePutString, {b.Var("h"), b.String("kept")});
        ExprId seek = b.Prim(P::kHandleSeek, {b.Var("h"), b.Int(0), b.Integer(1)});
        ExprId read = Bind(b, b.Prim(P::kHandleGetContents, {b.Var("h")}), "s", Put(b, b.Var("s")));
        ExprId size = Bind(b, b.Prim(P::kHandleFileSize, {b.Var("h")}), "n",
                           Put(b, b.Prim(P::kIntegerShow, {b.Var("n")})));
        ExprId all =
            Then(b, write, Then(b, size, Then(b, seek, Then(b, read, b.Prim(P::kFileRemove, {b.Var("p")})))));
        return Catching(b, Bind(b, temporary, "t", b.Case(b.Var("t"), {b.Alt("(,)", {"p", "h"}, all)})));
      }),
      "4ept");
}

TEST(NativesTest, AnArrayIsMadeFromAList) {
  auto with_array = [](Builder& b, int size, const char* index) {
    DeclareRange(b);
    return b.Let(
        {b.Bind("a", b.Prim(P::kArrayFromList, {b.Int(size), b.Call("range", {b.Int(1), b.Int(100000)})}))},
        PutInt(b, b.Prim(P::kArrayIndex, {b.Var("a"), b.Int(std::stoi(index))})));
  };
  EXPECT_EQ(Output([&](Builder& b) { return with_array(b, 10, "9"); }), "10");
  EXPECT_EQ(Output([&](Builder& b) { return Catching(b, with_array(b, 10, "10")); }),
            "error Error in array index");
  EXPECT_EQ(Output([&](Builder& b) { return Catching(b, with_array(b, 10, "-1")); }),
            "error Error in array index");
}

TEST(NativesTest, AnArrayLargerThanTheNurseryIsFilledLazily) {
  Trial trial;
  trial.main = [](Builder& b) {
    DeclareRange(b);
    return b.Let(
        {b.Bind("a", b.Prim(P::kArrayFromList, {b.Int(300000), b.Call("range", {b.Int(1), b.Int(200000)})}))},
        Then(b, PutInt(b, b.Prim(P::kArrayIndex, {b.Var("a"), b.Int(199999)})),
             Then(b, PutInt(b, b.Prim(P::kArraySize, {b.Var("a")})),
                  Catching(b, PutInt(b, b.Prim(P::kArrayIndex, {b.Var("a"), b.Int(200000)}))))));
  };
  EXPECT_EQ(RunTrial(trial).output, "200000300000error (Array.!): undefined array element");
}

TEST(NativesTest, ElementsAreLazy) {
  EXPECT_EQ(Output([](Builder& b) {
              ExprId list = b.List({b.Int(7), Failing(b, "looked at")});
              ExprId boxed = b.Prim(P::kArrayIndexLazy, {b.Var("a"), b.Int(1)});
              return b.Let({b.Bind("a", b.Prim(P::kArrayFromList, {b.Int(2), list}))},
                           Then(b, PutInt(b, b.Prim(P::kArrayIndex, {b.Var("a"), b.Int(0)})),
                                Catching(b, b.Case(boxed, {b.Alt("Solo", {"x"},
                                                                 Then(b, Put(b, b.String(" box ")),
                                                                      PutInt(b, b.Var("x"))))}))));
            }),
            "7 box error looked at");
}

// sum of a mutable array that was filled with 0..n-1, through a copy.
TEST(NativesTest, MutableArraysKeepWhatIsWritten) {
  auto program = [](Builder& b, int64_t size) {
    ExprId next = b.Prim(P::kIntAdd, {b.Var("i"), b.Int(1)});
    b.Function("fill", {"a", "n", "i"},
               b.If(b.Prim(P::kIntEq, {b.Var("i"), b.Var("n")}), b.Prim(P::kIoReturn, {b.Con("()")}),
                    Then(b, b.Prim(P::kMutArrayWrite, {b.Var("a"), b.Var("i"), b.Call("id", {b.Var("i")})}),
                         b.Call("fill", {b.Var("a"), b.Var("n"), next}))));
    b.Function("id", {"x"}, b.Var("x"));
    b.Function("sum", {"a", "n", "i", "s"},
               b.If(b.Prim(P::kIntEq, {b.Var("i"), b.Var("n")}), b.Var("s"),
                    b.Call("sum", {b.Var("a"), b.Var("n"), b.Prim(P::kIntAdd, {b.Var("i"), b.Int(1)}),
                                   b.Prim(P::kIntAdd,
                                          {b.Var("s"), b.Prim(P::kArrayIndex, {b.Var("a"), b.Var("i")})})})));
    ExprId read =
        Bind(b, b.Prim(P::kMutArrayRead, {b.Var("m"), b.Int(size - 1)}), "x", PutInt(b, b.Var("x")));
    ExprId total = PutInt(b, b.Call("sum", {b.Var("f"), b.Int(size), b.Int(0), b.Int(0)}));
    return Bind(b, b.Prim(P::kMutArrayNew, {b.Int(size), b.Int(5)}), "m",
                Then(b, b.Call("fill", {b.Var("m"), b.Int(size), b.Int(0)}),
                     Bind(b, b.Prim(P::kMutArrayFreeze, {b.Var("m")}), "f",
                          Then(b, b.Prim(P::kMutArrayWrite, {b.Var("m"), b.Int(0), b.Int(1000)}),
                               Then(b, read, Then(b, Put(b, b.String(" ")), total))))));
  };
  EXPECT_EQ(Output([&](Builder& b) { return program(b, 100); }), "99 4950");
  Trial large;
  large.main = [&](Builder& b) { return program(b, 200000); };
  EXPECT_EQ(RunTrial(large).output, "199999 19999900000");
}

TEST(NativesTest, ReferencesAreChanged) {
  EXPECT_EQ(
      Output([](Builder& b) {
        ExprId same = b.Case(b.Prim(P::kRefEq, {b.Var("r"), b.Var("q")}),
                             {b.Alt("True", {}, b.String("same")), b.Alt("False", {}, b.String("other"))});
        ExprId read = Bind(b, b.Prim(P::kRefRead, {b.Var("r")}), "x", Put(b, b.Var("x")));
        return Bind(
            b, b.Prim(P::kRefNew, {b.String("old")}), "r",
            Bind(b, b.Prim(P::kRefNew, {b.String("old")}), "q",
                 Then(b, b.Prim(P::kRefWrite, {b.Var("r"), b.String("new ")}), Then(b, read, Put(b, same)))));
      }),
      "new other");
}

ExprId PutAll(Builder& b, const std::string& list) {
  b.Function("putAll", {"l"},
             b.Case(b.Var("l"),
                    {b.Alt("[]", {}, b.Prim(P::kIoReturn, {b.Con("()")})),
                     b.Alt(":", {"x", "xs"}, Then(b, Put(b, b.Var("x")), b.Call("putAll", {b.Var("xs")})))}));
  return b.Call("putAll", {b.Var(list)});
}

TEST(NativesTest, ArgumentsCanBeSet) {
  Trial trial;
  trial.arguments = {"-x ", "größe "};
  EXPECT_EQ(
      Output(
          [](Builder& b) {
            ExprId first = Bind(b, b.Prim(P::kGetArgs, {}), "a", PutAll(b, "a"));
            ExprId second = Bind(b, b.Prim(P::kGetArgs, {}), "a", b.Call("putAll", {b.Var("a")}));
            ExprId name = Bind(b, b.Prim(P::kGetProgName, {}), "n", Put(b, b.Var("n")));
            ExprId set = b.Prim(P::kSetArgs, {b.String("other"), b.List({b.String("new"), b.String("er ")})});
            return Then(b, first, Then(b, set, Then(b, second, name)));
          },
          trial),
      "-x größe newer other");
}

TEST(NativesTest, TheEnvironmentIsTheMachinesOwn) {
  auto look = [](Builder& b) {
    return Bind(b, b.Prim(P::kLookupEnv, {b.String("INQUEST_TEST_V")}), "m",
                b.Case(b.Var("m"), {b.Alt("Nothing", {}, Put(b, b.String("none "))),
                                    b.Alt("Just", {"v"}, Put(b, b.Var("v")))}));
  };
  EXPECT_EQ(Output([&](Builder& b) {
              ExprId set = b.Prim(P::kSetEnv, {b.String("INQUEST_TEST_V"), b.String("set ")});
              ExprId unset = b.Prim(P::kUnsetEnv, {b.String("INQUEST_TEST_V")});
              return Then(b, look(b), Then(b, set, Then(b, look(b), Then(b, unset, look(b)))));
            }),
            "none set none ");
  EXPECT_EQ(getenv("INQUEST_TEST_V"), nullptr);
}

TEST(NativesTest, ExitEndsTheProgramWithItsCode) {
  Trial trial;
  trial.main = [](Builder& b) {
    return Then(b, Put(b, b.String("done")),
                Then(b, b.Prim(P::kExitWith, {b.Int(3)}), Put(b, b.String("never"))));
  };
  trials::Outcome outcome = RunTrial(trial);
  EXPECT_EQ(outcome.output, "done");
  EXPECT_EQ(outcome.result.ended, Ended::kExit);
  EXPECT_EQ(outcome.result.exit_code, 3);
}

TEST(NativesTest, TracesGoToStandardError) {
  Trial trial;
  trial.main = [](Builder& b) { return PutInt(b, b.Prim(P::kTraceMessage, {b.String("seen"), b.Int(4)})); };
  trials::Outcome outcome = RunTrial(trial);
  EXPECT_EQ(outcome.output, "4");
  EXPECT_EQ(outcome.errors, "seen\n");
}

// A world that tells nothing, and what it was asked for.
class AskedWorld : public Outside {
 public:
  Answer Execute(P primitive, const Word*) override { return Note(primitive); }
  Answer BeginPut(int64_t) override { return Note(P::kHandlePutString); }
  Answer Put(int64_t, char32_t) override { return Note(P::kHandlePutString); }
  void EndPut(int64_t) override {}
  std::vector<P> asked;

 private:
  Answer Note(P primitive) {
    asked.push_back(primitive);
    return {.hole = 1};
  }
};

// Something that it can be applied to; the letters are those of natives.h.
ExprId Applied(Builder& b, P primitive) {
  const std::string letters = Natives::lazy()[primitive].arguments;
  std::vector<ExprId> arguments;
  for (int i = 0; i < core::Info(primitive).arity; ++i) {
    const char letter = static_cast<size_t>(i) < letters.size() ? letters[static_cast<size_t>(i)] : 'v';
    arguments.push_back(letter == 's'   ? b.String("inquest-test-file")
                        : letter == 'l' ? b.List({})
                                        : b.Int(1));
  }
  return b.Prim(primitive, arguments);
}

// Also where a value executes it, as unsafePerformIO does.
TEST(NativesTest, WhatTouchesTheWorldAsksTheOneThatStandsForIt) {
  for (size_t i = 0; i < kPrimitiveCount; ++i) {
    const P primitive = static_cast<P>(i);
    if ((core::Info(primitive).flags & core::kOutside) != core::kOutside) continue;
    for (const bool inside_a_value : {false, true}) {
      AskedWorld world;
      Trial trial;
      trial.outside = &world;
      trial.main = [&](Builder& b) {
        const ExprId action = Applied(b, primitive);
        return inside_a_value ? b.Prim(P::kIoPerform, {action}) : action;
      };
      const trials::Outcome outcome = RunTrial(trial);
      EXPECT_EQ(world.asked, std::vector<P>{primitive}) << core::Info(primitive).name;
      EXPECT_EQ(outcome.output + outcome.errors, "") << core::Info(primitive).name;
    }
  }
  EXPECT_NE(access("inquest-test-file", F_OK), 0);
}

// A new action is one of these only if all that it changes is the program's own.
TEST(NativesTest, AllOtherActionsAreAboutTheProgramsOwnMemory) {
  const std::vector<std::string> own = {"mutArrayNew",
                                        "mutArrayRead",
                                        "mutArrayWrite",
                                        "mutArrayReadAt",
                                        "mutArrayWriteAt",
                                        "mutArrayFreeze",
                                        "mutArrayUnsafeFreeze",
                                        "arrayThaw",
                                        "ioReturn",
                                        "ioBind",
                                        "ioThen",
                                        "ioCatch",
                                        "ioFix",
                                        "ioInterleave",
                                        "refNew",
                                        "refNewPrivate",
                                        "refRead",
                                        "refWrite",
                                        "ioRaise",
                                        "threadFork",
                                        "threadLeave",
                                        "threadNotify",
                                        "threadInterrupt",
                                        "threadSelf",
                                        "threadOutcome"};
  std::vector<std::string> found;
  for (size_t i = 0; i < kPrimitiveCount; ++i) {
    const core::PrimitiveInfo& info = core::Info(static_cast<P>(i));
    if ((info.flags & core::kOutside) == (core::kLazy | core::kAction)) found.emplace_back(info.name);
  }
  EXPECT_EQ(found, own);
}

}  // namespace
}  // namespace inquest::reduce
