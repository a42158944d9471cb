#include "interface/terminal/complete.h"

#include <algorithm>
#include <string>
#include <vector>

#include "session/command.h"
#include "strategy/strategy.h"
#include "transform/transform.h"
#include "value/names.h"

namespace inquest::terminal {
namespace {

bool IsOfName(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || static_cast<unsigned char>(c) >= 0x80;
}

// Not the text of a lambda or of a pattern.
bool IsName(std::string_view name) {
  const bool letters = std::all_of(name.begin(), name.end(), IsOfName);
  return !name.empty() && (letters || value::IsOperatorName(name));
}

std::vector<std::string> CommandWords(const session::Session& session) {
  std::vector<std::string> words = session.ViewNames();
  for (const session::CommandInfo& info : session::AllCommands()) words.emplace_back(info.name());
  words.insert(words.end(), {"help", "examples", "keys"});
  return words;
}

enum class Part : uint8_t { kName, kModule };

// Of the routines that the run called, and their modules.
std::vector<std::string> NamesInTree(const session::Session& session, Part part) {
  const tree::Tree& tree = session.state().tree();
  std::vector<bool> occurs(tree.routine_count());
  for (size_t i = 0; i < tree.size(); ++i) occurs[tree.routine(tree::NodeId(i)).index] = true;
  std::vector<std::string> names;
  for (size_t i = 0; i < occurs.size(); ++i) {
    if (!occurs[i]) continue;
    view::RoutineInfo info = session.behaviours().routine(tree::RoutineId(i));
    if (part == Part::kModule) {
      names.push_back(std::move(info.module));
    } else if (IsName(info.name)) {
      names.push_back(std::move(info.name));
    }
  }
  return names;
}

std::vector<std::string> TrustWords(const session::Session& session, std::string_view before) {
  if (before == "module ") return NamesInTree(session, Part::kModule);
  if (!before.empty()) return {"always"};
  std::vector<std::string> words = NamesInTree(session, Part::kName);
  words.insert(words.end(), {"module", "always"});
  return words;
}

std::vector<std::string> Owned(const std::vector<std::string_view>& names) {
  return {names.begin(), names.end()};
}

// What may stand after a command; `before` is what stands between it and the word.
std::vector<std::string> Arguments(const session::Session& session, std::string_view command,
                                   std::string_view before) {
  if (command == "expect" || command == "=" || command == "observe") return NamesInTree(session, Part::kName);
  if (command == "trust" || command == "t") return TrustWords(session, before);
  if (command == "strategy") return Owned(strategy::Names());
  if (command == "order") return {"outermost", "innermost", "evaluation"};
  if (command == "keys") return {"on", "off"};
  if (command == "help") return CommandWords(session);
  if (command == "view") return session.ViewNames();
  if (command != "transform") return {};
  std::vector<std::string> words = Owned(transform::Names());
  words.emplace_back("none");
  return words;
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

Completion Complete(const session::Session& session, std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const size_t blank = line.find(' ');
  size_t start = 0;
  Completion completion;
  if (blank == std::string_view::npos) {
    completion.words = CommandWords(session);
  } else {
    const std::string_view command = line.substr(0, blank);
    start = TakesExpression(command) ? StartOfName(line) : line.find_last_of(' ') + 1;
    completion.words = Arguments(session, command, line.substr(blank + 1, start - blank - 1));
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
