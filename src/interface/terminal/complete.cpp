#include "interface/terminal/complete.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace inquest::terminal {
namespace {

// What the terminal adds to the commands of a session.
constexpr std::array<std::string_view, 3> kOwnWords = {"examples", "keys", "web"};

bool IsOfName(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || static_cast<unsigned char>(c) >= 0x80;
}

// Inside an expression or a pattern a name begins wherever one can.
bool TakesExpression(std::string_view command) {
  return command == "expect" || command == "=" || command == "observe";
}

size_t StartOfName(std::string_view line) {
  size_t start = line.size();
  while (start > 0 && IsOfName(line[start - 1])) --start;
  return start;
}

}  // namespace

Completion Complete(session::Session& session, std::string_view line, const session::Work& work) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const size_t blank = line.find(' ');
  size_t start = 0;
  Completion completion;
  const session::Work waiting = {.stop = work.stop, .begin = [&](const std::string& what) {
                                   completion.waited = true;
                                   return work.Begin(what);
                                 }};
  if (blank == std::string_view::npos) {
    completion.words = session.Choices("", "");
    completion.words.insert(completion.words.end(), kOwnWords.begin(), kOwnWords.end());
  } else {
    const std::string_view command = line.substr(0, blank);
    start = TakesExpression(command) ? StartOfName(line) : line.find_last_of(' ') + 1;
    const std::string_view before = line.substr(blank + 1, start - blank - 1);
    completion.words = command == "keys" ? std::vector<std::string>{"on", "off"}
                                         : session.Choices(command == "help" ? "" : command, before, waiting);
    if (command == "help")
      completion.words.insert(completion.words.end(), kOwnWords.begin(), kOwnWords.end());
  }
  const std::string_view word = line.substr(start);
  completion.typed = word.size();
  std::erase_if(completion.words, [&](const std::string& each) { return !each.starts_with(word); });
  std::sort(completion.words.begin(), completion.words.end());
  completion.words.erase(std::unique(completion.words.begin(), completion.words.end()),
                         completion.words.end());
  return completion;
}

}  // namespace inquest::terminal
