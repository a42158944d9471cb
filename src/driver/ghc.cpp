// inquest ghc -- ARGS: ghc, with what makes it record added to its arguments. For build systems, and for
// programs that `inquest debug --ghc` does not compile by itself: what it makes is started by `inquest debug
// ./PROGRAM`.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "driver/commands.h"
#include "driver/ghc_tracer.h"
#include "driver/messages.h"

namespace inquest::driver {
namespace {

// For a build tool that compiles for profiling by itself.
void PrintArguments(const std::vector<std::string>& recording) {
  std::string line;
  for (size_t i = 0; i < recording.size(); ++i) {
    if (recording[i] == "-prof") continue;
    if (recording[i] == "-osuf" || recording[i] == "-hisuf") {
      ++i;  // with the suffix
      continue;
    }
    line += (line.empty() ? "" : " ") + recording[i];
  }
  std::puts(line.c_str());
}

int Ghc(const std::vector<std::string>& arguments) {
  auto recording = GhcArguments([](const std::string& sentence) { Complain(sentence); });
  if (!recording) {
    Complain(recording.error().message);
    return kUnreadable;
  }
  if (arguments == std::vector<std::string>{"--print-arguments"}) {
    PrintArguments(*recording);
    return kDone;
  }
  std::vector<std::string> command = {"ghc"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  // Questions such as --version are answered by ghc as it is.
  const bool asks = arguments.size() == 1 && arguments[0].starts_with("--") && arguments[0] != "--make";
  if (!asks) command.insert(command.end(), recording->begin(), recording->end());
  std::vector<char*> words;
  for (std::string& word : command) words.push_back(word.data());
  words.push_back(nullptr);
  execvp(words[0], words.data());
  Complain(std::string("ghc cannot be started: ") + std::strerror(errno) + ".");
  return kUnreadable;
}

}  // namespace

void AddGhcCommand(CLI::App& app, Invocation& invocation) {
  CLI::App* command = app.add_subcommand(
      "ghc",
      "Compile with ghc so that `inquest debug ./PROGRAM` can ask about a run; ghc's arguments after --");
  command->callback([&invocation] { invocation.exit_code = Ghc(invocation.program_arguments); });
}

}  // namespace inquest::driver
