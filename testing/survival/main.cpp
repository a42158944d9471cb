// survival [--rounds N] [--seed S]: ends recorded runs in every way it knows, and reads what is left of them
// with every command (README.md). The last line is `N passed, N failed`.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "testing/survival/deaths.h"

namespace fs = std::filesystem;
using namespace inquest::survival;
using inquest::golden::Outcome;
using inquest::golden::RunProcess;

namespace {

struct Reading {
  std::vector<std::string> command;  // the trace comes after the first word
  std::vector<int> exit_codes;       // on a trace that can be read
};

const std::vector<Reading>& AllReadings() {
  static const std::vector<Reading> kReadings = {
      {{"verify"}, {0}},
      {{"stats"}, {0}},
      {{"stats", "--json"}, {0}},
      {{"observe"}, {0}},
      {{"observe", "area"}, {0, 1}},
      {{"observe", "area _ = _", "--json", "--sort", "size"}, {0, 1}},
      {{"trail"}, {0, 1}},
      {{"trail", "--go", "a1", "--go", "up", "--go", "stack"}, {0, 1, 2}},
      {{"trail", "--node", "3"}, {0, 2}},
      {{"source"}, {0}},
      {{"tree", "--nodes", "200"}, {0}},
      {{"tree", "--nodes", "200", "--format", "json"}, {0}},
      {{"debug", "--answers", "answers"}, {0, 1, 4}},
      {{"debug", "--answers", "answers", "--json", "--order", "evaluation"}, {0, 1, 4}},
  };
  return kReadings;
}

std::string Words(const Reading& reading) {
  std::string text;
  for (const std::string& word : reading.command) text += (text.empty() ? "" : " ") + word;
  return text;
}

// What no command may ever do, whatever the file.
std::string Misbehaviour(const Outcome& outcome) {
  if (outcome.timed_out) return "did not end";
  if (outcome.exit_code >= 128 || outcome.exit_code == 70) {
    return "exit code " + std::to_string(outcome.exit_code) + ": " + outcome.err;
  }
  for (const char* sign : {"runtime error:", "AddressSanitizer", "LeakSanitizer"}) {
    if (outcome.err.find(sign) != std::string::npos) return outcome.err;
  }
  if (outcome.exit_code != 0 && outcome.err.empty() && outcome.out.empty()) return "ended without a word";
  return "";
}

class Tester {
 public:
  Tester(std::string inquest, std::string source, uint32_t seed)
      : inquest_(std::move(inquest)), source_(std::move(source)), random_(seed) {}

  void Test(const Death& death) {
    std::string folder = (fs::temp_directory_path() / "survival.XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) return Fail(death.name, "no temporary folder");
    std::ofstream(fs::path(folder) / "answers") << "no\nno\nyes\nno\ndon't know\nyes\nno\nno\n";
    Scene scene{inquest_, source_, folder, folder + "/t.trace", random_};
    const std::string wrong = death.die(scene);
    if (!wrong.empty()) {
      Fail(death.name, wrong);
    } else {
      Read(death, scene);
    }
    fs::remove_all(folder);
  }

  int passed() const { return passed_; }
  int failed() const { return failed_; }

 private:
  void Fail(const std::string& what, const std::string& why) {
    std::printf("FAILED %s: %.400s\n", what.c_str(), why.c_str());
    ++failed_;
  }

  // Whether a trace can be read is the same for every command.
  void Read(const Death& death, const Scene& scene) {
    bool is_readable = false;
    for (const Reading& reading : AllReadings()) {
      std::vector<std::string> command = reading.command;
      command.insert(command.begin(), inquest_);
      command.insert(command.begin() + 2, scene.trace);
      const Outcome outcome = RunProcess({command, scene.folder, "", std::chrono::minutes(5)});
      const std::string title = death.name + ", then " + Words(reading);
      const bool was_read = outcome.exit_code != 3;
      if (&reading == AllReadings().data()) is_readable = was_read;
      const auto& codes = reading.exit_codes;
      if (const std::string wrong = Misbehaviour(outcome); !wrong.empty()) {
        Fail(title, wrong);
      } else if (was_read != is_readable || (death.always_readable && !was_read)) {
        Fail(title, "exit code " + std::to_string(outcome.exit_code) + ": " + outcome.err);
      } else if (was_read && std::find(codes.begin(), codes.end(), outcome.exit_code) == codes.end()) {
        Fail(title, "exit code " + std::to_string(outcome.exit_code) + ": " + outcome.err);
      } else {
        ++passed_;
      }
    }
  }

  std::string inquest_, source_;
  std::mt19937 random_;
  int passed_ = 0, failed_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Ends recorded runs in every way it knows, and reads what is left");
  int rounds = 1;
  uint32_t seed = 1;
  std::string inquest = (fs::read_symlink("/proc/self/exe").parent_path() / "inquest").string();
  app.add_option("--rounds", rounds, "How often each")->capture_default_str();
  app.add_option("--seed", seed, "For other moments");
  app.add_option("--inquest", inquest, "The program that is tested");
  CLI11_PARSE(app, argc, argv);
  std::string state = (fs::temp_directory_path() / "survival_state.XXXXXX").string();
  if (mkdtemp(state.data()) == nullptr) return std::perror("mkdtemp"), 2;
  setenv("XDG_STATE_HOME", state.c_str(), 1);
  std::vector<std::string> messages;
  const std::vector<Death> deaths = AllDeaths(&messages);
  for (const std::string& message : messages) std::printf("%s\n", message.c_str());
  Tester tester(inquest, fs::absolute("testing/survival/Endless.hs").string(), seed);
  for (int round = 0; round < rounds; ++round) {
    for (const Death& death : deaths) tester.Test(death);
  }
  fs::remove_all(state);
  if (tester.failed() > 0) std::printf("seed %u\n", seed);
  std::printf("%d passed, %d failed\n", tester.passed(), tester.failed());
  return tester.failed() == 0 ? 0 : 1;
}
