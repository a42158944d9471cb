// inquest test FILE.hs: runs the tests of a program; --debug asks about the first one that fails.
#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/debug.h"
#include "driver/messages.h"
#include "driver/run_program.h"
#include "setup/temporary_files.h"
#include "setup/test_code.h"
#include "setup/test_report.h"
#include "source/excerpt.h"
#include "value/ascii.h"

namespace inquest::driver {
namespace {

using setup::TestResult;
using Outcome = TestResult::Outcome;

struct TestOptions {
  DebugOptions debug;
  bool asks = false;    // about a test that failed
  uint32_t number = 0;  // which; 0: the first
};

// How many tests that passed are run again, so that their assertions answer.
constexpr size_t kMostRepeated = 200;
constexpr size_t kMostListed = 20;
constexpr size_t kMostBytes = 160;  // of a line about a failure

bool Failed(const TestResult& test) { return test.outcome == Outcome::kFailed; }

// The tests whose number is wanted, for the libraries (lib/Inquest/Testing.hs): the one that failed, and
// examples before it that passed. Properties would be run with all their cases.
std::string NumbersToRun(const std::vector<TestResult>& tests, const TestResult& failed) {
  std::string numbers;
  size_t count = 0;
  for (const TestResult& test : tests) {
    const bool is_example = test.outcome == Outcome::kPassed && test.message.empty();
    if (test.number < failed.number && is_example && count < kMostRepeated) {
      numbers += std::to_string(test.number) + " ";
      ++count;
    }
  }
  return numbers + std::to_string(failed.number);
}

std::string Summary(const std::vector<TestResult>& tests) {
  const auto count = [&](Outcome outcome) {
    return std::count_if(tests.begin(), tests.end(),
                         [&](const TestResult& t) { return t.outcome == outcome; });
  };
  std::string text = std::to_string(tests.size()) + (tests.size() == 1 ? " test, " : " tests, ") +
                     std::to_string(count(Outcome::kFailed)) + " failed";
  if (const auto skipped = count(Outcome::kSkipped); skipped > 0)
    text += ", " + std::to_string(skipped) + " skipped";
  return text;
}

// On one line: what the libraries say, without what QuickCheck says of every failure.
std::string FailureLine(const TestResult& test) {
  std::string message;
  for (const char c : test.message.substr(test.message.starts_with("*** Failed! ") ? 12 : 0)) {
    const bool is_blank = c == '\n' || c == ' ';
    if (!is_blank || (!message.empty() && message.back() != ' ')) message += is_blank ? ' ' : c;
  }
  while (!message.empty() && message.back() == ' ') message.pop_back();
  const std::string name = test.path.empty() ? "" : NameOf(test) + (message.empty() ? "" : ": ");
  const std::string line = "  " + std::to_string(test.number + 1) + ". " + name + message;
  size_t end = std::min(line.size(), kMostBytes);
  while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80)
    --end;  // no half letter
  return source::MakeVisible(line.substr(0, end)) + (end < line.size() ? "…" : "");
}

void Print(const std::vector<TestResult>& tests, const TestOptions& options) {
  std::string text = Summary(tests) + "\n";
  size_t listed = 0, failed = 0;
  for (const TestResult& test : tests) {
    if (!Failed(test)) continue;
    ++failed;
    if (listed < kMostListed) text += FailureLine(test) + "\n";
    ++listed;
  }
  if (listed > kMostListed) text += "  and " + std::to_string(listed - kMostListed) + " more\n";
  if (failed > 0 && !options.asks) {
    text += "To find the fault: inquest test --debug " + options.debug.record.run.source.given;
    if (failed > 1) text += " (the first; --number N for another)";
    text += "\n";
  }
  std::fputs((options.debug.ascii ? value::AsciiText(text) : text).c_str(), stdout);
}

// None, with a message, if there is none to ask about.
const TestResult* TestToDebug(const std::vector<TestResult>& tests, const TestOptions& options) {
  const auto found = std::find_if(tests.begin(), tests.end(), [&](const TestResult& test) {
    return options.number == 0 ? Failed(test) : test.number + 1 == options.number;
  });
  if (found == tests.end()) {
    if (options.number != 0)
      Complain("There is no test " + std::to_string(options.number) + ": " + std::to_string(tests.size()) +
               " were run.");
    return nullptr;
  }
  if (!Failed(*found)) {
    const std::string name = found->path.empty() ? "" : " (" + NameOf(*found) + ")";
    Complain("Test " + std::to_string(options.number) + name +
             " did not fail, so there is nothing to ask about.");
    return nullptr;
  }
  return &*found;
}

int DebugTest(const TestOptions& options, const std::vector<TestResult>& tests, const TestResult& failed,
              const std::vector<std::string>& arguments) {
  DebugOptions debug = options.debug;
  debug.is_test = true;
  setenv("INQUEST_TESTS", "", 1);
  setenv("INQUEST_ONLY", NumbersToRun(tests, failed).c_str(), 1);
  setenv("INQUEST_REPLAY", failed.replay.c_str(), 1);
  // What the tests print was shown.
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere >= 0) debug.record.run.output = nowhere;
  const int exit_code = Debug(std::move(debug), arguments);
  if (exit_code == kNothingFound && !options.debug.is_for_programs())
    Complain("If the answers are right, the fault is in the test itself: " + NameOf(failed) + ".");
  return exit_code;
}

// The run ended of something else than a test that failed: a limit, Ctrl-C, an exception outside the tests.
// Then all of it is asked about.
int AfterTheEnd(const TestOptions& options, const std::vector<std::string>& arguments, int exit_code) {
  if (!options.asks) {
    if (!options.debug.is_for_programs())
      Complain("The run ended before all tests were done. With --debug it is asked about.");
    return exit_code;
  }
  setenv("INQUEST_TESTS", "", 1);
  return Debug(options.debug, arguments);
}

// With the main of the program if it runs tests, otherwise with one that is made. Null, with messages, if
// there is neither.
std::unique_ptr<setup::LoadedProgram> LoadTests(SourceOptions& source) {
  auto loaded = setup::LoadProgram(source);
  const bool has_tests = loaded->ok && loaded->program.main.has_value() && setup::RunsTests(*loaded);
  source.makes_test_main = loaded->ok && !has_tests && setup::HasNamedTests(source.file);
  return loaded->ok && !source.makes_test_main ? std::move(loaded) : LoadOrComplain(source);
}

int Test(TestOptions options, const std::vector<std::string>& arguments) {
  const auto loaded = LoadTests(options.debug.record.run.source);
  if (loaded == nullptr) return kUnreadable;
  RunOptions run = options.debug.record.run;
  if (!setup::RunsTests(*loaded)) {
    Complain("`" + run.source.file +
             "` has no tests. Tests are what main runs with quickCheck, HUnit, hspec or tasty; where it runs "
             "none, the properties prop_... of the module, and its tests :: Test, spec :: Spec or tests :: "
             "TestTree.");
    return kUsage;
  }
  const auto report = setup::TemporaryFile::InOwnFolder("tests");
  if (report.path().empty()) {
    Complain("There is no folder for temporary files in which tests could be noted.");
    return kUnreadable;
  }
  setenv("INQUEST_TESTS", report.path().c_str(), 1);
  if (options.debug.is_for_programs()) run.output = STDERR_FILENO;
  const int exit_code = RunProgram(*loaded, run, arguments, nullptr);
  const auto tests = setup::ReadTestReport(report.path());
  if (!tests) {
    Complain(tests.error().message);
    return kUnreadable;
  }
  const bool any_failed = std::any_of(tests->begin(), tests->end(), Failed);
  const bool is_json = options.debug.is_for_programs();
  if (!is_json) {
    Print(*tests, options);
  } else if (!options.asks) {
    const std::string json = setup::TestReportJson(run.source.file, *tests, exit_code);
    std::printf("%s\n", options.debug.ascii ? value::AsciiJson(json).c_str() : json.c_str());
  }
  std::fflush(stdout);
  if (tests->empty() && exit_code == kDone) {
    Complain("No test was run.");
    return kUsage;
  }
  if (!any_failed) return exit_code == kDone ? kDone : AfterTheEnd(options, arguments, exit_code);
  if (!options.asks) return kNothingFound;
  const TestResult* failed = TestToDebug(*tests, options);
  return failed == nullptr ? int{kUsage} : DebugTest(options, *tests, *failed, arguments);
}

}  // namespace

void AddTestCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TestOptions>();
  CLI::App* command = app.add_subcommand("test", "Run the tests of a program; ask about one that fails");
  options->debug.record.run.source.wants_tests = true;
  AddRecordOptions(*command, options->debug.record);
  options->debug.record.run.source.file = ".";
  command->get_option("FILE")->required(false)->description(
      "The main module of the tests, or a package: a folder, FILE.cabal or package.yaml; this folder if not "
      "given");
  command->add_flag("--debug", options->asks, "Ask about the run of the first test that failed");
  command->add_option("--number", options->number, "With --debug: about the test with this number instead")
      ->type_name("N")
      ->check(AtLeast(1));
  AddSearchOptions(*command, options->debug);
  AddDialogueOptions(*command, options->debug);
  command->remove_option(command->get_option("--resume"));
  command->callback([options, command, &invocation] {
    options->debug.has_answers = command->count("--answers") > 0;
    options->asks = options->asks || options->debug.has_answers || options->number != 0;
    invocation.exit_code = Test(*options, invocation.program_arguments);
  });
}

}  // namespace inquest::driver
