#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stop_token>
#include <thread>

#include "driver/run_program.h"
#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

TEST_F(CommandsTest, TheVersionIsPrinted) {
  const Outcome outcome = Inquest({"--version"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.out.find("inquest "), 0u);
}

TEST_F(CommandsTest, WrongCommandLinesHaveExitCodeTwo) {
  EXPECT_EQ(Inquest({}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"rum", "A.hs"}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"run"}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"run", "--colour", "A.hs"}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"run", "--max-memory", "much", "A.hs"}).exit_code, kUsage);
  EXPECT_EQ(Inquest({"dump", "--phase", "soup", "A.hs"}).exit_code, kUsage);
}

TEST_F(CommandsTest, LimitsAreNumbersThatMakeSense) {
  using Words = std::vector<std::string>;
  for (const Words& option :
       {Words{"--max-memory", "-1"}, Words{"--max-memory", "1"}, Words{"--max-memory", "2X"},
        Words{"--max-memory", "99999999999999999999"}, Words{"--max-memory", "99999999999999999999G"},
        Words{"--max-steps", "-1"}, Words{"--max-steps", "0"}}) {
    const Outcome outcome = Inquest({"run", option[0], option[1], "A.hs"});
    EXPECT_EQ(outcome.exit_code, kUsage) << option[1];
    EXPECT_NE(outcome.err.find(option[0] + ": takes "), std::string::npos) << outcome.err;
    EXPECT_NE(outcome.err.find("not " + option[1]), std::string::npos) << outcome.err;
  }
}

// In a process of its own, since nothing is to be written anywhere else meanwhile.
int ExitCodeIntoFullDisk(std::vector<std::string> arguments) {
  const pid_t child = fork();
  if (child == 0) {
    const int full = open("/dev/full", O_WRONLY), null = open("/dev/null", O_WRONLY);
    dup2(full, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
    arguments.insert(arguments.begin(), "inquest");
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    _exit(Main(static_cast<int>(pointers.size()), pointers.data()));
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(CommandsTest, WhatCannotBeWrittenIsAnError) {
  const std::string program = Write("A.hs", "main = return ()\n"), trace = (folder_ / "a.trace").string();
  EXPECT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
  using Words = std::vector<std::string>;
  for (const Words& command :
       {Words{"eval", program, "1"}, Words{"verify", trace}, Words{"dump", trace}, Words{"tree", trace},
        Words{"stats", trace}, Words{"debug", "--json", "--answers", "/dev/null", trace}, Words{"--help"}}) {
    EXPECT_EQ(ExitCodeIntoFullDisk(command), kStopped) << command[0];
  }
}

TEST_F(CommandsTest, AnswersWithoutAnEndAreRefused) {
  const std::string program = Write("A.hs", "main = return ()\n");
  for (const char* file : {"/dev/zero", "/", "/nonexistent"}) {
    const Outcome outcome = Inquest({"debug", program, "--answers", file});
    EXPECT_EQ(outcome.exit_code, kUnreadable) << file;
    EXPECT_NE(outcome.err.find(file), std::string::npos) << outcome.err;
  }
  EXPECT_EQ(Inquest({"trail", program, "--steps", "/dev/zero"}).exit_code, kUnreadable);
}

TEST_F(CommandsTest, AnEvaluatedExpressionIsShownByItsType) {
  const std::string program = Write("A.hs", "name :: String\nname = \"\"\nmain = return ()\n");
  const auto shown = [&](const std::string& expression) {
    return Inquest({"eval", program, expression}).out;
  };
  EXPECT_EQ(shown("name"), "\"\"\n");
  EXPECT_EQ(shown("filter (> 'x') \"abc\""), "\"\"\n");
  EXPECT_EQ(shown("[] :: [Int]"), "[]\n");
  EXPECT_EQ(shown("maxBound :: Word"), "18446744073709551615\n");
  EXPECT_EQ(shown("error \"no name\" ++ name"), "error \"no name\"\n");
}

TEST_F(CommandsTest, ExpressionsAreEvaluatedInProgramsOnly) {
  const std::string program = Write("A.hs", "main = return ()\n"), trace = (folder_ / "a.trace").string();
  ASSERT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
  const Outcome outcome = Inquest({"eval", trace, "1"});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_NE(outcome.err.find("is not a Haskell file"), std::string::npos) << outcome.err;
}

TEST_F(CommandsTest, AnExpressionThatTakesTooLongIsStoppedAndThatIsSaid) {
  const std::string program = Write("A.hs", "main = return ()\n");
  for (const char* const expression : {"2 ^ (2 ^ 40) `mod` 7", "10 ^ 10 ^ 10"}) {
    const Outcome outcome = Inquest({"eval", program, expression});
    EXPECT_EQ(outcome.exit_code, kStopped) << expression;
    EXPECT_NE(outcome.err.find("was not evaluated to the end"), std::string::npos) << outcome.err;
  }
}

TEST_F(CommandsTest, AJournalIsKeptOnlyWhereThereIsAFolder) {
  const std::string program = Write("A.hs", "main = return ()\n"), trace = (folder_ / "a.trace").string();
  ASSERT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
  const std::string journal = (folder_ / "missing" / "journal").string();
  const Outcome outcome = Inquest({"debug", "--answers", Write("none", ""), "--journal", journal, trace});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_NE(outcome.err.find("There is no folder `"), std::string::npos) << outcome.err;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "missing"));
}

TEST_F(CommandsTest, ARunIsStoppedByWhoeverWaitsForIt) {
  RunOptions options;
  options.source.file = Write("A.hs", "main = print (spin 0)\nspin n = if n < 0 then n else spin (n + 1)\n");
  std::stop_source stop;
  std::string told;
  std::thread other;
  options.work = {.stop = stop.get_token(), .begin = [&](const std::string& what) {
                    told = what;
                    other = std::thread([&] { stop.request_stop(); });
                    return nullptr;
                  }};
  const auto loaded = LoadOrComplain(options.source);
  ASSERT_NE(loaded, nullptr);
  EXPECT_EQ(RunProgram(*loaded, options, {}, nullptr), kInterrupted);
  other.join();
  EXPECT_EQ(told, "running " + options.source.file);
}

TEST_F(CommandsTest, APipeIsNoTrace) {
  const std::string pipe = (folder_ / "pipe").string();
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  for (const char* const command : {"tree", "debug", "session", "stats", "dump", "tests"}) {
    const Outcome outcome = Inquest({command, pipe});
    EXPECT_EQ(outcome.exit_code, kUnreadable) << command;
    EXPECT_NE(outcome.err.find("is not a file"), std::string::npos) << outcome.err;
  }
  const std::string program = Write("A.hs", "main = print 1\n");
  EXPECT_EQ(Inquest({"trace", "-o", pipe, program}).exit_code, kUsage);
}

TEST_F(CommandsTest, OnlyTracesAreOverwritten) {
  const std::string text = "main = print 1\n";
  const std::string program = Write("A.hs", text), trace = (folder_ / "a.trace").string();
  const std::vector<std::vector<std::string>> commands = {
      {"trace"}, {"tree"}, {"observe"}, {"source"}, {"stats"}, {"trail"}, {"slice", "--mark", "r"}};
  for (std::vector<std::string> command : commands) {
    command.insert(command.end(), {"-o", program, program});
    const Outcome outcome = Inquest(command);
    EXPECT_EQ(outcome.exit_code, kUsage) << command[0];
    EXPECT_NE(outcome.err.find("is not a trace"), std::string::npos) << outcome.err;
    std::string after;
    std::getline(std::ifstream(program), after);
    EXPECT_EQ(after + "\n", text) << command[0];
  }
  Write("a.trace", "");
  EXPECT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
  EXPECT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
}

TEST_F(CommandsTest, AnExpressionMayBuildMoreThanTheNurseryHolds) {
  std::string numbers = "0";
  for (int i = 1; i < 100'000; ++i) numbers += "," + std::to_string(i);
  const std::string program = Write("A.hs", "main = print (sum (xs :: [Int]))\nxs = [" + numbers + "]\n");
  EXPECT_EQ(Inquest({"run", program}).out, "4999950000\n");
}

TEST_F(CommandsTest, ArgumentsWithoutTheSeparatorAreExplained) {
  const Outcome outcome = Inquest({"run", "A.hs", "3"});
  EXPECT_EQ(outcome.exit_code, kUsage);
  EXPECT_NE(outcome.err.find("go after --"), std::string::npos) << outcome.err;
}

TEST_F(CommandsTest, FilesThatCannotBeProgramsAreNamed) {
  const auto complaint = [](const std::string& path) {
    const Outcome outcome = Inquest({"run", path});
    EXPECT_EQ(outcome.exit_code, kUnreadable) << path;
    return outcome.err;
  };
  EXPECT_NE(complaint((folder_ / "Absent.hs").string()).find("There is no file"), std::string::npos);
  EXPECT_NE(complaint((folder_ / "absent").string()).find("There is no file"), std::string::npos);
  const Outcome folder = Inquest({"run", folder_.string()});  // a package without a program
  EXPECT_EQ(folder.exit_code, kUsage);
  EXPECT_NE(folder.err.find("No program was found in"), std::string::npos) << folder.err;
  EXPECT_NE(complaint(Write("notes.txt", "main = print 1")).find("must end in .hs or .lhs"),
            std::string::npos);
  for (const char* text : {"main = putStr \"\xe4\"", "main = print '\xe4'", "main = return (\xe4)"}) {
    EXPECT_NE(complaint(Write("Latin.hs", text)).find("error: This is not UTF-8"), std::string::npos) << text;
  }
}

TEST_F(CommandsTest, CommentsNeedNotBeUtf8) {
  const std::string program =
      Write("Latin.hs", "{- \xe4 -}\nmain = print (f 1) -- \xf6\nf x = x -- | \xfc\n");
  EXPECT_EQ(Inquest({"run", program}).out, "1\n");
  const std::string trace = (folder_ / "t").string();
  EXPECT_EQ(Inquest({"trace", "-o", trace, program}).exit_code, kDone);
  EXPECT_EQ(Inquest({"source", trace}).exit_code, kDone);
  EXPECT_EQ(Inquest({"verify", trace}).exit_code, kDone);
}

TEST_F(CommandsTest, SourceErrorsAreCountedAndHaveExitCodeThree) {
  const Outcome outcome = Inquest({"run", Write("Bad.hs", "main = print (one + two)\n")});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_NE(outcome.err.find("Bad.hs:1:15: error:"), std::string::npos) << outcome.err;
  EXPECT_TRUE(outcome.err.ends_with("2 errors\n")) << outcome.err;
}

TEST_F(CommandsTest, WhereThereIsNoSessionAProgramReadsWhyInOneLine) {
  const std::vector<std::pair<std::string, std::string>> reasons = {
      {Write("Wrong.hs", "main = prnt 1\n"), "`prnt` is not in scope"},
      {(folder_ / "Missing.hs").string(), "There is no file `"},
      {(folder_ / "missing.trace").string(), "Cannot open "},
      {Write("Library.hs", "module Library where\n"), "has no `main` to run"},
  };
  for (const auto& [file, reason] : reasons) {
    const Outcome outcome = InquestGiven("{\"command\":\"no\"}\n", {"session", file});
    EXPECT_EQ(outcome.exit_code, kUnreadable) << file;
    EXPECT_TRUE(outcome.out.starts_with(R"({"id":null,"kind":"refusal","sentence":")")) << outcome.out;
    EXPECT_NE(outcome.out.find(reason), std::string::npos) << outcome.out;
    EXPECT_EQ(outcome.out.find('\n'), outcome.out.size() - 1) << outcome.out;
    EXPECT_NE(outcome.err.find(reason), std::string::npos) << outcome.err;
  }
}

TEST_F(CommandsTest, AProgramGetsItsArgumentsAndInputAndPassesItsExitCodeOn) {
  const std::string program =
      Write("Ok.hs",
            "import System.Environment\nimport System.Exit\n"
            "main = do { getArgs >>= print; getContents >>= putStr; exitWith (ExitFailure 9) }\n");
  const std::string input = Write("in.txt", "from the file\n");
  const Outcome outcome = Inquest({"run", "--input", input, program, "--", "-x", "--help"});
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(outcome.out, "[\"-x\",\"--help\"]\nfrom the file\n");
  EXPECT_EQ(outcome.exit_code, 9);
}

TEST_F(CommandsTest, OptionsThatMayBeRepeatedDoNotTakeTheFile) {
  const std::string program = Write("Main.hs", "import More\nmain = print more\n");
  std::filesystem::create_directories(folder_ / "more");
  Write("more/More.hs", "module More where\nmore :: Int\nmore = 5\n");
  const std::string more = (folder_ / "more").string();
  EXPECT_EQ(Inquest({"run", "-i", more, program}).out, "5\n");
  EXPECT_EQ(Inquest({"run", "-i", "/nonexistent", "--include", more, program}).out, "5\n");
  EXPECT_EQ(Inquest({"trace", "-o", (folder_ / "t").string(), "-i", more, "--trust", "More", program}).out,
            "5\n");
}

TEST_F(CommandsTest, AMissingInputFileIsNamed) {
  const Outcome outcome =
      Inquest({"run", "--input", "/nonexistent/in", Write("Ok.hs", "main = return ()\n")});
  EXPECT_EQ(outcome.exit_code, kUnreadable);
  EXPECT_NE(outcome.err.find("`/nonexistent/in` cannot be read"), std::string::npos);
}

TEST_F(CommandsTest, AStepLimitStopsTheProgram) {
  const std::string program =
      Write("Loop.hs", "main = print (f 0)\nf n = if n < 0 then n else f (n + 1 :: Int)\n");
  const Outcome outcome = Inquest({"run", "--max-steps", "100000", program});
  EXPECT_EQ(outcome.exit_code, kStopped);
  EXPECT_EQ(outcome.out, "");
  EXPECT_NE(outcome.err, "");
}

TEST_F(CommandsTest, ATraceIsWrittenForItsOwnerOnlyAndPrintsTheSame) {
  const std::string program =
      Write("Sum.hs", "main = print (sum (map double [1, 2, 3]))\ndouble x = x + x\n");
  const std::string trace = (folder_ / "out.trace").string();
  const Outcome outcome = Inquest({"trace", "-o", trace, program});
  EXPECT_EQ(outcome.exit_code, kDone) << outcome.err;
  EXPECT_EQ(outcome.out, "12\n");
  ASSERT_TRUE(std::filesystem::exists(trace));
  EXPECT_EQ(std::filesystem::status(trace).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(CommandsTest, StatsCountReductionsFramesAndNodesByRoutine) {
  const std::string program = Write("Twice.hs", "main = print (double 3)\ndouble x = x + x :: Int\n");
  const std::string trace = (folder_ / "t").string();
  Inquest({"trace", "-o", trace, program});
  const Outcome json = Inquest({"stats", "--json", trace});
  EXPECT_EQ(json.exit_code, kDone) << json.err;
  EXPECT_NE(json.out.find("\"frames\":2,\"nodes\":2"), std::string::npos) << json.out;
  EXPECT_NE(json.out.find("\"name\":\"double\""), std::string::npos) << json.out;
  const Outcome text = Inquest({"stats", trace});
  EXPECT_NE(text.out.find("bytes per reduction"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("double  "), std::string::npos) << text.out;
}

TEST_F(CommandsTest, ViewsOfWhatIsNoTraceHaveExitCodeThree) {
  for (const char* view : {"tree", "stats"}) {
    EXPECT_EQ(Inquest({view, (folder_ / "absent").string()}).exit_code, kUnreadable) << view;
    EXPECT_EQ(Inquest({view, Write("no.trace", "hello")}).exit_code, kUnreadable) << view;
  }
}

TEST_F(CommandsTest, AModuleWithoutMainIsNotRun) {
  const std::string module = Write("Foo.hs", "module Foo where\nf :: Int -> Int\nf x = x\n");
  for (const char* command : {"run", "trace", "tree"}) {
    const Outcome outcome = Inquest({command, module});
    EXPECT_EQ(outcome.exit_code, kUnreadable) << command;
    EXPECT_NE(outcome.err.find("has no `main`"), std::string::npos) << outcome.err;
  }
}

TEST_F(CommandsTest, DumpOfAProgramNeedsAPhaseAndOfATraceNone) {
  const std::string program = Write("P.hs", "main = print (f 1)\nf :: Int -> Int\nf x = x + 1\n");
  EXPECT_EQ(Inquest({"dump", program}).exit_code, kUsage);
  const std::string trace = (folder_ / "t.trace").string();
  Inquest({"trace", "-o", trace, program});
  const std::string whole = Inquest({"dump", trace}).out;
  EXPECT_NE(whole.find("\n0 program:"), std::string::npos) << whole;
  // In pages it is the same.
  std::string pages, from = "0";
  while (!from.empty()) {
    const std::string page = Inquest({"dump", trace, "--count", "3", "--from", from}).out;
    const size_t more = page.find("(more: --from ");
    pages += page.substr(0, more);
    from = more == std::string::npos ? "" : page.substr(more + 14, page.find(')', more) - more - 14);
  }
  EXPECT_EQ(pages, whole);
}

TEST_F(CommandsTest, ModulesToSuspectMustExist) {
  const std::string program = Write("Ok.hs", "import Data.List\nmain = print (sort [2, 1])\n");
  const Outcome outcome =
      Inquest({"trace", "-o", (folder_ / "t").string(), "--suspect", "Data.Lst", program});
  EXPECT_EQ(outcome.exit_code, kUsage);
  EXPECT_NE(outcome.err.find("no module and no function `Data.Lst`. Is `Data.List` meant?"),
            std::string::npos);
}

}  // namespace
}  // namespace inquest::driver
