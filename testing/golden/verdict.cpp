#include "testing/golden/verdict.h"

#include <stdlib.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "base/utf8.h"
#include "testing/golden/compare.h"
#include "testing/golden/process.h"

namespace inquest::golden {
namespace {

namespace fs = std::filesystem;

constexpr const char* kTrace = "golden.trace";
constexpr const char* kAnswers = "golden.answers";

// A fresh folder that is removed at the end.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string name = (fs::temp_directory_path() / "golden.XXXXXX").string();
    CHECK(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~TemporaryFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string ReadText(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

void WriteText(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

bool IsFailTest(const fs::path& file) {
  return file.filename().string().starts_with("fail_") ||
         file.parent_path().filename().string().starts_with("fail_");
}

class Test {
 public:
  Test(const fs::path& file, TestFile test, const Options& options)
      : file_(file), test_(std::move(test)), options_(options), name_(file.filename().string()) {
    Prepare();
  }

  Verdict Check() {
    if (!test_.views.empty()) {
      Compare("views", Views());
    } else if (test_.phase.empty()) {
      if (Wants("run")) CheckRun("run", {"run", name_, "--"});
      if (Wants("trace") && options_.trace) {
        CheckRun("trace", {"trace", name_, "-o", kTrace, "--"});
        CheckTrace();
      }
      if (Wants("debug") && options_.trace && test_.has_session) CheckSession();
    } else {
      Compare("dump", Inquest({"dump", "--phase", test_.phase, name_}));
    }
    return std::move(verdict_);
  }

  Verdict Update() {
    if (Wants("run") || Wants("trace")) UpdateOutput();
    if (verdict_.passed && Wants("debug") && test_.has_session && !options_.with_ghc) UpdateSession();
    if (!verdict_.passed) return std::move(verdict_);
    const std::string text = PrintTestFile(test_);
    verdict_.updated = text != ReadText(file_);
    if (verdict_.updated) WriteText(file_, text);
    return std::move(verdict_);
  }

 private:
  void UpdateOutput() {
    if (options_.with_ghc && (!test_.phase.empty() || !test_.views.empty() || IsFailTest(file_))) return;
    Outcome outcome;
    if (options_.with_ghc) {
      outcome = Ghc();
    } else if (!test_.views.empty()) {
      outcome = Views();
    } else if (test_.phase.empty()) {
      outcome = Inquest(WithArguments({"run", name_, "--"}));
    } else {
      outcome = Inquest({"dump", "--phase", test_.phase, name_});
    }
    if (!IsUsable(outcome)) return;
    test_.exit_code = outcome.exit_code;
    test_.expected_stdout = outcome.out;
    if (IsFailTest(file_)) test_.expected_stderr = outcome.err;
    if (IsFailTest(file_) && outcome.out.empty()) test_.expected_stdout.reset();
  }

  void UpdateSession() {
    const Outcome outcome = Session();
    if (IsUsable(outcome)) test_.expected_session = outcome.out;
    if (outcome.exit_code == test_.debug_exit_code) return;
    verdict_.passed = false;
    verdict_.report += "  the session's exit code is " + std::to_string(outcome.exit_code) +
                       "; say so with `-- debug exit:`\n" + Quote("stderr", outcome.err);
  }

  bool Wants(std::string_view command) const { return test_.only.empty() || test_.only == command; }

  void Prepare() {
    if (file_.stem() == "Main") {
      fs::copy(file_.parent_path(), folder_.path(), fs::copy_options::recursive);
    } else {
      const fs::path data = fs::path(file_).replace_extension(".data");
      if (fs::is_directory(data)) fs::copy(data, folder_.path(), fs::copy_options::recursive);
    }
    WriteText(folder_.path() / name_, test_.source);
  }

  std::vector<std::string> WithArguments(std::vector<std::string> command) {
    command.insert(command.end(), test_.arguments.begin(), test_.arguments.end());
    return command;
  }

  Outcome Inquest(std::vector<std::string> command) { return Inquest(std::move(command), test_.input); }
  Outcome Inquest(std::vector<std::string> command, const std::string& input) {
    command.insert(command.begin(), options_.inquest.string());
    return RunProcess({std::move(command), folder_.path().string(), input, options_.timeout});
  }

  Outcome Ghc() {
    Outcome compiled = RunProcess({{"ghc", "-v0", "-O0", "-o", "golden_program", name_},
                                   folder_.path().string(),
                                   "",
                                   std::chrono::minutes(2)});
    if (compiled.exit_code != 0) return {.exit_code = 127, .err = "ghc: " + compiled.err + compiled.out};
    return RunProcess(
        {WithArguments({"./golden_program"}), folder_.path().string(), test_.input, options_.timeout});
  }

  // Traces the program, then asks for its views: what they print, each after its command, with messages and
  // exit codes where there are any. The program's own output and exit code are not part of it.
  Outcome Views() {
    std::vector<std::string> trace = {"trace", name_, "-o", kTrace};
    trace.insert(trace.end(), test_.trace_options.begin(), test_.trace_options.end());
    trace.emplace_back("--");
    Outcome all = Inquest(WithArguments(std::move(trace)));
    if (all.timed_out || !fs::exists(folder_.path() / kTrace)) return all;
    all = {};
    for (const std::string& view : test_.views) {
      std::vector<std::string> command = SplitCommand(view);
      const bool has_trace = std::find(command.begin(), command.end(), "FILE") == command.end();
      if (has_trace) command.insert(command.begin() + std::min<size_t>(command.size(), 1), kTrace);
      std::replace(command.begin(), command.end(), std::string("FILE"), name_);
      const Outcome outcome = Inquest(std::move(command));
      all.out += "$ " + view + "\n" + outcome.out + outcome.err;
      if (outcome.exit_code != 0) all.out += "exit code " + std::to_string(outcome.exit_code) + "\n";
      all.timed_out = all.timed_out || outcome.timed_out;
    }
    return all;
  }

  void CheckRun(const std::string& title, std::vector<std::string> command) {
    command.insert(command.begin() + 1, options_.run_options.begin(), options_.run_options.end());
    Compare(title, Inquest(WithArguments(std::move(command))));
  }

  // Sessions of tests keep nothing and use nothing of others (no --remember).
  Outcome Session() {
    WriteText(folder_.path() / kAnswers, test_.answers);
    const std::string& file = test_.debug_file.empty() ? name_ : test_.debug_file;
    std::vector<std::string> command = {"debug", file, "--answers", kAnswers};
    if (test_.is_of_requests) command = {"session", name_, "--journal", "session.journal"};
    command.insert(command.end(), test_.debug_options.begin(), test_.debug_options.end());
    command.push_back("--");
    return Inquest(WithArguments(std::move(command)), test_.is_of_requests ? test_.answers : test_.input);
  }

  void CheckSession() {
    const Outcome outcome = Session();
    std::string report = ExitReport(outcome, test_.debug_exit_code);
    if (!test_.expected_session) report += "  the file expects no session; see --update\n";
    report += Difference("stdout", test_.expected_session.value_or(""), outcome.out);
    if (report.empty()) return;
    verdict_.passed = false;
    verdict_.report += " debug:\n" + report + Quote("stderr", outcome.err);
  }

  std::string ExitReport(const Outcome& outcome, int expected) const {
    if (outcome.timed_out)
      return "  not finished after " + std::to_string(options_.timeout.count() / 1000) + " s\n";
    if (outcome.exit_code == expected) return "";
    return "  exit code " + std::to_string(outcome.exit_code) + ", expected " + std::to_string(expected) +
           "\n";
  }

  // Whatever the run came to, its trail holds together. A program that does not compile leaves none.
  void CheckTrace() {
    if (!fs::exists(folder_.path() / kTrace)) return;
    const Outcome outcome = Inquest({"verify", "--instances", kTrace});
    if (outcome.exit_code == 0) return;
    verdict_.passed = false;
    verdict_.report += " verify: exit code " + std::to_string(outcome.exit_code) + "\n" +
                       Quote("stdout", outcome.out) + Quote("stderr", outcome.err);
  }

  void Compare(const std::string& title, const Outcome& outcome) {
    std::string report = ExitReport(outcome, test_.exit_code);
    if (!test_.expected_stdout && !test_.expected_stderr)
      report += "  the file expects nothing; see --update\n";
    report += Difference("stdout", test_.expected_stdout.value_or(""), outcome.out);
    if (test_.expected_stderr) {
      report += Difference("stderr", *test_.expected_stderr, outcome.err);
    } else if (!report.empty() && !outcome.err.empty()) {
      report += Quote("stderr", outcome.err);
    }
    for (const std::string& part : test_.stderr_parts) {
      if (outcome.err.find(part) == std::string::npos) {
        report += "  stderr lacks: " + part + "\n" + Quote("stderr", outcome.err);
      }
    }
    if (report.empty()) return;
    verdict_.passed = false;
    verdict_.report += " " + title + ":\n" + report;
  }

  bool IsUsable(const Outcome& outcome) {
    if (outcome.timed_out) verdict_.report = "  not finished in time\n";
    if (outcome.exit_code == 127 || outcome.exit_code == 70) verdict_.report = Quote("stderr", outcome.err);
    if (base::FindIllFormedUtf8(outcome.out) != std::string::npos)
      verdict_.report = "  the output is not UTF-8\n";
    verdict_.passed = verdict_.report.empty();
    return verdict_.passed;
  }

  const fs::path& file_;
  TestFile test_;
  const Options& options_;
  const std::string name_;
  TemporaryFolder folder_;
  Verdict verdict_;
};

}  // namespace

Verdict RunTest(const fs::path& file, const Options& options) {
  base::Result<TestFile> parsed = ParseTestFile(ReadText(file));
  if (!parsed) return {false, false, "  " + parsed.error().message + "\n"};
  if (IsFailTest(file) && !parsed->says_exit_code) {
    parsed->exit_code = 3;  // source errors
    parsed->says_exit_code = true;
  }
  Test test(file, std::move(*parsed), options);
  return options.update ? test.Update() : test.Check();
}

}  // namespace inquest::golden
