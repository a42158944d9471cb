#include "interface/terminal/help.h"

#include <algorithm>

#include "session/choices.h"
#include "session/command.h"
#include "session/views.h"

namespace inquest::terminal {
namespace {

using session::CommandGroup;
using session::CommandInfo;
using session::CommandKind;
using session::ResponseKind;

std::string_view Key(const CommandInfo& info) {
  for (std::string_view rest = info.names; !rest.empty();) {
    const size_t end = std::min(rest.find('|'), rest.size());
    if (end == 1) return rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return "";
}

std::string Usage(const CommandInfo& info) {
  std::string text(info.name());
  if (!info.argument.empty()) text += " " + std::string(info.argument);
  return text;
}

// What is typed, then what it means: beside it, or below it where the screen is narrow.
std::string Entry(std::string left, std::string_view right, size_t columns, const Screen& screen) {
  constexpr size_t kFewest = 30;  // for what it means
  if (columns + kFewest > screen.columns) {
    return Wrap(left + "\n      " + std::string(right) + "\n", screen.columns, 6);
  }
  const size_t taken = ColumnsOf(left) + 1;
  return Wrap(left + std::string(std::max(taken, columns) - taken + 1, ' ') + std::string(right) + "\n",
              screen.columns, columns);
}

std::string GroupInBrief(std::string_view title, CommandGroup group) {
  std::string text(title);
  for (const CommandInfo& info : session::AllCommands()) {
    if (info.group == group && info.kind != CommandKind::kView && info.kind != CommandKind::kChoices)
      text += " " + Usage(info) + ";";
  }
  text.back() = '.';
  return text;
}

std::string_view HelpOf(CommandKind kind) {
  for (const CommandInfo& info : session::AllCommands()) {
    if (info.kind == kind) return info.help;
  }
  return "";
}

// What can be typed where there is no question.
std::string HelpThere(ResponseKind standing, const Screen& screen) {
  const bool found = standing == ResponseKind::kFinding;
  std::string text =
      Wrap(found ? "A fault was found. Type:\n" : "No fault was found. Type:\n", screen.columns, 2);
  const auto add = [&](std::string left, CommandKind kind) {
    text += Entry("  " + std::move(left), HelpOf(kind), 12, screen);
  };
  if (found) {
    add("reject", CommandKind::kReject);
    add("next", CommandKind::kNext);
  }
  add("undo", CommandKind::kUndo);
  add("node N", CommandKind::kNode);
  add("transcript", CommandKind::kTranscript);
  add("quit", CommandKind::kQuit);
  return text;
}

constexpr const char* kSigns =
    "In a statement _ was never computed, … was not kept, ⊥ was begun and not finished, ↺ is what stands "
    "around it, «» is folded: show or unfold it.\n";

bool IsCalled(const CommandInfo& info, std::string_view name) {
  for (std::string_view rest = info.names; !rest.empty();) {
    const size_t end = std::min(rest.find('|'), rest.size());
    if (rest.substr(0, end) == name) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

// What may follow a command, a line each.
std::string ChoicesOf(CommandKind kind, const Screen& screen) {
  std::string text;
  for (const session::NamedChoice& choice : session::NamedChoices(kind))
    text += Entry("  " + std::string(choice.name), choice.meaning, 31, screen);
  return text;
}

}  // namespace

std::string HelpText(const session::Session& session, ResponseKind standing, const Screen& screen) {
  std::string text;
  if (standing == ResponseKind::kQuestion) {
    text = Wrap("Is the statement as intended? Type a word or its letter; y, n and d act at once:\n",
                screen.columns, 2);
    for (const CommandInfo& info : session::AllCommands()) {
      if (info.group != CommandGroup::kAnswers) continue;
      std::string key(Key(info));
      key.resize(3, ' ');
      text += Entry("  " + key + Usage(info), info.help, 35, screen);
    }
  } else {
    text = HelpThere(standing, screen);
  }
  text += Wrap(kSigns, screen.columns, 2);
  std::string rest = GroupInBrief("Go:", CommandGroup::kMoves) + "\n";
  rest += GroupInBrief("Look:", CommandGroup::kLooks) + "\nViews of the run:";
  for (const std::string& name : session.ViewNames()) rest += " " + name + ",";
  rest.back() = '.';
  rest += "\n`help WORD` says more about one of them, `keys off`: always type Enter, ? shows examples.\n";
  return text + Wrap(rest, screen.columns, 2);
}

std::string HelpAbout(std::string_view name, const Screen& screen) {
  for (const CommandInfo& info : session::AllCommands()) {
    if (!IsCalled(info, name)) continue;
    std::string names(info.names);
    for (size_t at = names.find('|'); at != std::string::npos; at = names.find('|'))
      names.replace(at, 1, ", ");
    const std::string also = names == info.name() ? "" : "Also typed as: " + names + ".\n";
    return Wrap(Usage(info) + ": " + std::string(info.help) + ".\n" + also, screen.columns, 2) +
           ChoicesOf(info.kind, screen);
  }
  for (const session::ViewInfo& view : session::AllViews()) {
    if (view.name != name) continue;
    const std::string argument = view.argument.empty() ? "" : " " + view.argument;
    return Wrap(view.name + argument + ": " + view.help + ".\n", screen.columns, 2);
  }
  if (name == "keys") {
    return Wrap(
        "keys on|off: whether y, n and d act at once, without Enter. While they do, begin with a blank to "
        "type a "
        "longer word that starts with one of them.\n",
        screen.columns, 2);
  }
  return Wrap("There is no `" + std::string(name) + "`. Type help to see what there is.\n", screen.columns,
              0);
}

std::string ExamplesText(ResponseKind standing, bool unfinished, const Screen& screen) {
  struct Example {
    const char* typed;
    const char* meaning;
  };
  constexpr Example kExamples[] = {
      {"insert 4 [3,5] = [3,5,4] ? no", "the result should be [3,4,5]"},
      {"insert 3 [] = [3] ? yes", "that is what insert is for"},
      {"insert 1 [9,2] = [1,9,2] ? i", "inadmissible: the list should be sorted"},
      {"sort _ = _ ? d", "don't know; _ was never computed"},
      {"take 2 (1 : ⊥) = 1 : ⊥ ? yes", "⊥ never finished: judge the rest"},
      {"lookup 3 table = 7 ? trust lookup", "never ask about lookup"},
      {"length [1,«98 more»] = 99 ? show a1", "the first argument in full; r is the result"},
      {"                   ? unfold r.2", "its second part; then yes or no"},
      {"                   ? undo", "take the answer before back"}};
  constexpr Example kUnfinished[] = {
      {"gcd 36 0 = ⊥ ? no", "it should have returned 36"},
      {"f ⊥ = ⊥ ? yes", "it can only wait for its argument"},
      {"primes 2 = 2 : 3 : 5 : ⊥ ? yes", "right so far, and it may go on for ever"},
      {"primes 2 = 2 : 4 : ⊥ ? no", "what is there is wrong already"},
      {"serve 1 = {prints \"10\\n\"; …} ? yes", "what it did so far is right"},
      {"count (-1) = ⊥ ? i", "it should not have been called with -1"},
      {"slow 20 = ⊥ ? d", "don't know whether it should have returned"}};
  const auto list = [&](const auto& examples) {
    std::string text;
    for (const Example& each : examples) text += Entry(each.typed, each.meaning, 37, screen);
    return text;
  };
  if (standing != ResponseKind::kQuestion) {
    return HelpThere(standing, screen) + Wrap("Answers to questions:\n", screen.columns, 2) + list(kExamples);
  }
  if (!unfinished) return list(kExamples);
  return Wrap(
             "The run ended while this was computed: it was stopped, reached a limit, or waits for ever.\n"
             "⊥ stands for what had no value yet. Judge the statement as it stands:\n",
             screen.columns, 2) +
         list(kUnfinished);
}

}  // namespace inquest::terminal
