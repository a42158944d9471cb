#include "testing/example_faults/example.h"

#include <stdlib.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "testing/golden/process.h"
#include "testing/golden/test_file.h"

namespace inquest::example_faults {
namespace {

namespace fs = std::filesystem;

std::string ReadText(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

Program ReadHeader(const fs::path& path) {
  constexpr std::string_view kWrong = "-- wrong: ";
  constexpr std::string_view kFault = "-- fault: ";
  Program program{path.string(), {}, ""};
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && line.starts_with("--");) {
    if (line.starts_with(kWrong)) program.wrong.insert(line.substr(kWrong.size()));
    if (line.starts_with(kFault)) program.fault = line.substr(kFault.size());
  }
  return program;
}

// Of the options of debug those that trace has too.
void AddLimits(const std::vector<std::string>& options, std::vector<std::string>& command) {
  for (size_t i = 0; i + 1 < options.size(); ++i) {
    if (options[i] != "--max-steps") continue;
    command.push_back(options[i]);
    command.push_back(options[i + 1]);
  }
}

class TemporaryFolder {
 public:
  TemporaryFolder() : path_((fs::temp_directory_path() / "example.XXXXXX").string()) {
    CHECK(mkdtemp(path_.data()) != nullptr);
  }
  ~TemporaryFolder() {
    std::error_code error;
    fs::remove_all(path_, error);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

}  // namespace

std::vector<Program> FindPrograms(const std::string& folder) {
  std::vector<Program> programs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() != ".hs") continue;
    Program program = ReadHeader(entry.path());
    if (!program.fault.empty()) programs.push_back(std::move(program));
  }
  std::sort(programs.begin(), programs.end(),
            [](const Program& a, const Program& b) { return a.path < b.path; });
  return programs;
}

base::Result<std::unique_ptr<Run>> Run::Record(const Program& program, const std::string& inquest) {
  const auto test = golden::ParseTestFile(ReadText(program.path));
  if (!test) return test.error();
  const TemporaryFolder folder;
  // Statements about errors name the file: as in sessions it is run from its folder.
  const std::string name = fs::path(program.path).filename().string();
  std::ofstream(folder.path() + "/" + name, std::ios::binary) << test->source;
  std::vector<std::string> command = {inquest, "trace", name, "-o", "trace"};
  AddLimits(test->debug_options, command);
  command.push_back("--");
  command.insert(command.end(), test->arguments.begin(), test->arguments.end());
  const golden::Outcome outcome = golden::RunProcess({command, folder.path(), test->input});
  auto trail = trail::Trail::Open(folder.path() + "/trace");
  if (!trail) return base::Error{trail.error().message + "\n" + outcome.err};
  return std::unique_ptr<Run>(new Run(program, std::move(*trail)));
}

base::Result<Run::Outcome> Run::Debug(const session::Options& options) const {
  auto session = session::Session::Create({tree_.tree, *tree_.behaviours}, options);
  if (!session) return session.error();
  session::Response response = (*session)->Current();
  Outcome outcome;
  while (response.question && outcome.questions <= nodes()) {
    ++outcome.questions;
    const bool is_main = response.question->node_number == tree::Tree::root().index;
    const bool wrong = is_main || program_.wrong.contains(response.question->statement);
    outcome.transcript.push_back(response.question->statement + (wrong ? " ? no" : " ? yes"));
    response = (*session)->Execute({.kind = wrong ? session::CommandKind::kNo : session::CommandKind::kYes});
  }
  if (response.finding) {
    outcome.fault = response.finding->fault.routine.name;
    // A node that stands for several names the code of all: an equation begins with its routine.
    for (const view::Code& code : response.finding->fault.further_code) {
      if (code.pieces.empty()) continue;
      const std::string& text = code.pieces.front().text;
      outcome.parts.insert(text.substr(0, text.find_first_of(" \n=(")));
    }
  }
  return outcome;
}

std::set<std::string> Run::Statements() const {
  std::set<std::string> statements;
  for (size_t i = 0; i < nodes(); ++i) {
    statements.insert(
        session::DescribeStatement(*tree_.behaviours, tree::NodeId(i), session::kTranscriptBudget));
  }
  return statements;
}

}  // namespace inquest::example_faults
