#include "session/choices.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/names.h"
#include "session/command.h"
#include "session/session.h"
#include "session/step.h"
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

// The command whose choices have names and meanings; none for other words.
std::optional<CommandKind> KindOfChoices(std::string_view word) {
  for (const CommandKind kind :
       {CommandKind::kStrategy, CommandKind::kOrder, CommandKind::kGranularity, CommandKind::kTransform})
    for (const CommandInfo& info : AllCommands())
      if (info.kind == kind && info.name() == word) return kind;
  return std::nullopt;
}

std::vector<std::string> NamesIn(const std::vector<NamedChoice>& choices) {
  std::vector<std::string> names;
  for (const NamedChoice& choice : choices) names.emplace_back(choice.name);
  return names;
}

}  // namespace

std::vector<NamedChoice> NamedChoices(CommandKind kind) {
  std::vector<NamedChoice> choices;
  if (kind == CommandKind::kStrategy) {
    for (const std::string_view name : strategy::Names())
      choices.push_back({name, strategy::MeaningOf(name)});
  } else if (kind == CommandKind::kOrder) {
    for (const std::string_view name : OrderNames()) {
      strategy::Order order;
      CHECK(FindOrder(name, &order));
      choices.push_back({name, MeaningOf(order)});
    }
  } else if (kind == CommandKind::kGranularity) {
    for (const Granularity each : kGranularities) choices.push_back({NameOf(each), MeaningOf(each)});
  } else if (kind == CommandKind::kTransform) {
    for (const std::string_view name : transform::Names())
      choices.push_back({name, transform::MeaningOf(name)});
    choices.push_back({"none", "the tree as the run made it (default)"});
  }
  return choices;
}

std::vector<std::string> Session::Choices(std::string_view command, std::string_view before,
                                          const Work& work) {
  const Session& session = *this;
  if (command.empty()) return CommandWords(session);
  if (command == "expect" || command == "=" || command == "observe") {
    if (!WaitForTree(work).ok()) return {};
    return NamesInTree(session, Part::kName);
  }
  if (command == "trust" || command == "t") {
    if (!WaitForTree(work).ok()) return {};
    return TrustWords(session, before);
  }
  if (const auto kind = KindOfChoices(command)) return NamesIn(NamedChoices(*kind));
  if (command == "switch") {
    std::vector<std::string> names;
    for (run::TreeKind& kind : run_trees_->kinds()) names.push_back(std::move(kind.name));
    return names;
  }
  if (command == "help") return CommandWords(session);
  if (command == "view") return session.ViewNames();
  return {};
}

Meanings Session::MeaningsAfter(std::string_view word) const {
  Meanings meanings;
  if (const auto kind = KindOfChoices(word)) {
    for (const NamedChoice& choice : NamedChoices(*kind)) meanings.emplace_back(choice.name, choice.meaning);
  } else if (word == NameOf(CommandKind::kSwitch)) {
    for (const run::TreeKind& tree : run_trees_->kinds()) {
      if (!tree.name.empty()) meanings.emplace_back(tree.name, tree.help);
    }
  }
  return meanings;
}

Response Session::ShowChoices(const Command& command, const Work& work) {
  const size_t blank = std::min(command.text.find(' '), command.text.size());
  const std::string word = command.text.substr(0, blank);
  session::Choices choices{
      Choices(word, command.text.substr(std::min(blank + 1, command.text.size())), work)};
  if (work.stop.stop_requested()) return Refuse(kStopped);
  choices.meanings = MeaningsAfter(word);
  std::sort(choices.words.begin(), choices.words.end());
  choices.words.erase(std::unique(choices.words.begin(), choices.words.end()), choices.words.end());
  return {.kind = ResponseKind::kInformation, .look = std::move(choices)};
}

}  // namespace inquest::session
