#include "interface/terminal/help.h"

#include <algorithm>

#include "session/command.h"

namespace inquest::terminal {
namespace {

using session::CommandGroup;
using session::CommandInfo;
using session::CommandKind;
using session::ResponseKind;

std::string_view Key(const CommandInfo& info) {
  for (const std::string_view name : session::NamesOf(info)) {
    if (name.size() == 1) return name;
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
    const bool is_for_people = info.kind != CommandKind::kView && info.kind != CommandKind::kChoices;
    if (info.group == group && is_for_people && info.kind != CommandKind::kHelp)
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
    add("zoom", CommandKind::kZoom);
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
    "In a statement _ was never computed, … was not kept, ⊥ was begun and not finished, ↺ is the whole "
    "value again (with a path that part of it), «» is folded: show or unfold it.\n";

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
  rest +=
      "\n`help WORD` says more about one of them, `keys off`: always type Enter, ? shows examples, `web` "
      "goes on in the browser.\n";
  return text + Wrap(rest, screen.columns, 2);
}

std::string HelpAbout(const session::Help& help, const Screen& screen) {
  std::string text;
  const auto usage = [](const session::Help::Word& word) {
    return word.names.front() + (word.argument.empty() ? "" : " " + word.argument);
  };
  if (help.words.size() != 1) {
    for (const session::Help::Word& word : help.words) text += Entry(usage(word), word.help, 33, screen);
    return text;
  }
  const session::Help::Word& word = help.words.front();
  text = usage(word) + ": " + word.help + ".\n";
  if (word.names.size() > 1) {
    text += "Also typed as: ";
    for (const std::string& name : word.names) text += (name == word.names.front() ? "" : ", ") + name;
    text += ".\n";
  }
  text = Wrap(text, screen.columns, 2);
  for (const auto& [name, meaning] : word.meanings) text += Entry("  " + name, meaning, 31, screen);
  return text;
}

std::string HelpAboutKeys(const Screen& screen) {
  return Wrap(
      "keys on|off: whether y, n and d act at once, without Enter. While they do, begin with a blank to type "
      "a longer word that starts with one of them.\n",
      screen.columns, 2);
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
