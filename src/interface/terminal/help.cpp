#include "interface/terminal/help.h"

#include <algorithm>

#include "session/command.h"

namespace inquest::terminal {
namespace {

using session::CommandGroup;
using session::CommandInfo;
using session::CommandKind;

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

std::string Padded(std::string text, size_t columns) {
  text.resize(std::max(text.size() + 1, columns), ' ');
  return text;
}

std::string GroupInBrief(std::string_view title, CommandGroup group) {
  std::string text(title);
  for (const CommandInfo& info : session::AllCommands()) {
    if (info.group == group && info.kind != CommandKind::kView) text += " " + Usage(info) + ";";
  }
  text.back() = '.';
  return text;
}

bool IsCalled(const CommandInfo& info, std::string_view name) {
  for (std::string_view rest = info.names; !rest.empty();) {
    const size_t end = std::min(rest.find('|'), rest.size());
    if (rest.substr(0, end) == name) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

}  // namespace

std::string HelpText(const session::Session& session, const Screen& screen) {
  std::string text = "Is the statement as intended? Type a word or its letter; y, n and d act at once:\n";
  for (const CommandInfo& info : session::AllCommands()) {
    if (info.group != CommandGroup::kAnswers) continue;
    const std::string key(Key(info));
    text += "  " + Padded(key, 3) + Padded(Usage(info), 30) + std::string(info.help) + "\n";
  }
  text += GroupInBrief("Go:", CommandGroup::kMoves) + "\n";
  text += GroupInBrief("Look:", CommandGroup::kLooks) + "\n";
  text += "Views of the run:";
  for (const std::string& name : session.ViewNames()) text += " " + name + ",";
  text.back() = '.';
  text += "\n`help WORD` says more about one of them, `keys off`: always type Enter, ? shows examples.\n";
  return Wrap(text, screen.columns, 4);
}

std::string HelpAbout(const session::Session& session, std::string_view name, const Screen& screen) {
  for (const CommandInfo& info : session::AllCommands()) {
    if (!IsCalled(info, name)) continue;
    std::string names(info.names);
    for (size_t at = names.find('|'); at != std::string::npos; at = names.find('|'))
      names.replace(at, 1, ", ");
    return Wrap(Usage(info) + ": " + std::string(info.help) + ".\nAlso typed as: " + names + ".\n",
                screen.columns, 2);
  }
  for (const session::View& view : session.views()) {
    if (view.name == name)
      return Wrap(view.name + " " + view.argument + ": " + view.help + ".\n", screen.columns, 2);
  }
  if (name == "keys") {
    return Wrap(
        "keys on|off: whether y, n and d act at once, without Enter. While they do, begin with a blank to "
        "type a "
        "longer word that starts with one of them.\n",
        screen.columns, 2);
  }
  if (name == "children") return "children [N]: the calls that this one made, or node N.\n";
  if (name == "tree") return "tree [N [LEVELS]]: the tree from here, or from node N.\n";
  if (name == "source") return "source: the code that was executed.\n";
  return Wrap("There is no `" + std::string(name) + "`. Type help to see what there is.\n", screen.columns,
              0);
}

std::string ExamplesText(bool unfinished) {
  if (unfinished) {
    return "The run ended while this was computed: it was stopped, reached a limit, or waits for ever.\n"
           "⊥ stands for what had no value yet. Judge the statement as it stands:\n"
           "gcd 36 0 = ⊥ ? no                    it should have returned 36\n"
           "f ⊥ = ⊥ ? yes                        it can only wait for its argument\n"
           "primes 2 = 2 : 3 : 5 : ⊥ ? yes       right so far, and it may go on for ever\n"
           "primes 2 = 2 : 4 : ⊥ ? no            what is there is wrong already\n"
           "serve 1 = {prints \"10\\n20\\n\"; does not finish} ? yes\n"
           "                                     what it did so far is right\n"
           "count (-1) = ⊥ ? i                   it should not have been called with -1\n"
           "slow 20 = ⊥ ? d                      don't know whether it should have returned\n";
  }
  return "insert 4 [3,5] = [3,5,4] ? no        the result should be [3,4,5]\n"
         "insert 3 [] = [3] ? yes              that is what insert is for\n"
         "insert 1 [9,2] = [1,9,2] ? i         inadmissible: the list should be sorted\n"
         "sort _ = _ ? d                       don't know; _ was never computed\n"
         "lookup 3 table = 7 ? trust lookup    never ask about lookup\n"
         "length [1,«98 more»] = 99 ? show a1  the first argument in full; r is the result\n"
         "                        ? unfold r.2 its second part; then yes or no\n"
         "                        ? undo       take the answer before back\n";
}

}  // namespace inquest::terminal
