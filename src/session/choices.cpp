// What may be typed next: for completion, and for programs that offer choices.
#include <algorithm>
#include <string>
#include <vector>

#include "base/names.h"
#include "session/command.h"
#include "session/session.h"
#include "strategy/strategy.h"
#include "transform/transform.h"

namespace inquest::session {
namespace {

bool IsOfName(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || static_cast<unsigned char>(c) >= 0x80;
}

// Not the text of a lambda or of a pattern.
bool IsName(std::string_view name) {
  const bool letters = std::all_of(name.begin(), name.end(), IsOfName);
  return !name.empty() && (letters || base::IsOperatorName(name));
}

std::vector<std::string> CommandWords(const Session& session) {
  std::vector<std::string> words = session.ViewNames();
  for (const CommandInfo& info : AllCommands()) words.emplace_back(info.name());
  return words;
}

enum class Part : uint8_t { kName, kModule };

// Of the routines that the run called, and their modules.
std::vector<std::string> NamesInTree(const Session& session, Part part) {
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

std::vector<std::string> TrustWords(const Session& session, std::string_view before) {
  if (before == "module ") return NamesInTree(session, Part::kModule);
  if (!before.empty()) return {"always"};
  std::vector<std::string> words = NamesInTree(session, Part::kName);
  words.insert(words.end(), {"module", "always"});
  return words;
}

std::vector<std::string> Owned(const std::vector<std::string_view>& names) {
  return {names.begin(), names.end()};
}

}  // namespace

std::vector<std::string> Session::Choices(std::string_view command, std::string_view before) {
  WaitForTree();
  const Session& session = *this;
  if (command.empty()) return CommandWords(session);
  if (command == "expect" || command == "=" || command == "observe") return NamesInTree(session, Part::kName);
  if (command == "trust" || command == "t") return TrustWords(session, before);
  if (command == "strategy") return Owned(strategy::Names());
  if (command == "switch") {
    std::vector<std::string> names;
    for (run::TreeKind& kind : run_trees_->kinds()) names.push_back(std::move(kind.name));
    return names;
  }
  if (command == "order") return Owned(OrderNames());
  if (command == "help") return CommandWords(session);
  if (command == "view") return session.ViewNames();
  if (command != "transform") return {};
  std::vector<std::string> words = Owned(transform::Names());
  words.emplace_back("none");
  return words;
}

Response Session::ShowChoices(const Command& command) {
  const size_t blank = std::min(command.text.find(' '), command.text.size());
  session::Choices choices{
      Choices(command.text.substr(0, blank), command.text.substr(std::min(blank + 1, command.text.size())))};
  std::sort(choices.words.begin(), choices.words.end());
  choices.words.erase(std::unique(choices.words.begin(), choices.words.end()), choices.words.end());
  return {.kind = ResponseKind::kInformation, .look = std::move(choices)};
}

}  // namespace inquest::session
