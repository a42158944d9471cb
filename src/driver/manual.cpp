// inquest manual: the manual page, for man.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "driver/command_table.h"
#include "driver/commands.h"

namespace inquest::driver {
namespace {

// Text of a manual page: no line begins with a control character, and hyphens are those that one types.
std::string Roff(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if ((c == '.' || c == '\'') && (escaped.empty() || escaped.back() == '\n')) escaped += "\\&";
    escaped += c == '\\' ? std::string("\\e") : c == '-' ? std::string("\\-") : std::string(1, c);
  }
  return escaped;
}

std::string Bold(const std::string& text) { return "\\fB" + Roff(text) + "\\fR"; }
std::string Italic(const std::string& text) { return "\\fI" + Roff(text) + "\\fR"; }

std::string OptionText(const OptionRow& option) {
  std::string names;
  for (const std::string& name : option.names) names += (names.empty() ? "" : ", ") + Bold(name);
  const bool is_named = !names.empty();
  if (!option.argument.empty()) names += (is_named ? " " : "") + Italic(option.argument);
  std::string what = option.what;
  if (!option.choices.empty()) {
    what += (what.empty() || what.back() == '.' ? "" : ".") + std::string(" One of:");
    for (const std::string& choice : option.choices) what += " " + choice;
  }
  return ".TP\n" + names + "\n" + Roff(what) + "\n";
}

std::string Synopsis(const CommandRow& command) {
  std::string text = Bold("inquest " + command.name);
  for (const OptionRow& argument : command.arguments)
    text += argument.is_required ? " " + Italic(argument.argument) : " [" + Italic(argument.argument) + "]";
  return text + " [options]";
}

constexpr const char* kDescription =
    ".SH DESCRIPTION\n"
    "inquest runs a Haskell program, records what every function computed, and asks whether single results "
    "are\n"
    "right. From the answers it works out which equation is at fault. What stands after \\fB\\-\\-\\fR are "
    "the\n"
    "arguments of the program.\n"
    ".PP\n"
    "In a session, \\fB?\\fR shows examples of answers and \\fBhelp\\fR lists the commands.\n";

constexpr const char* kRest =
    ".SH ENVIRONMENT\n"
    ".TP\n\\fBXDG_STATE_HOME\\fR\nTraces, journals and answers are kept in its folder \\fIinquest\\fR; "
    "\\fI~/.local/state\\fR "
    "if it is not set.\n"
    ".TP\n\\fBINQUEST_KEEP\\fR\nHow much room the traces of all programs may take together, as in 2G; a "
    "tenth of the disk "
    "if it is not set. The oldest go first.\n"
    ".TP\n\\fBINQUEST_LIB\\fR\nA folder from which the libraries are taken.\n"
    ".TP\n\\fBNO_COLOR\\fR\nNo colours.\n"
    ".SH FILES\n"
    ".TP\n\\fI.inquest.toml\\fR\nIn the folder of a program or above: which code is trusted, and which "
    "suspected.\n"
    ".SH EXIT STATUS\n"
    ".TP\n0\nA fault was found, or the command did what it was told.\n"
    ".TP\n1\nNo fault, no call that matches, no difference.\n"
    ".TP\n2\nThe command line was wrong.\n"
    ".TP\n3\nA file cannot be read, or the program has errors.\n"
    ".TP\n4\nStopped before a finding, or by a limit.\n"
    ".TP\n70\nA fault of inquest itself.\n"
    ".TP\n130\nInterrupted.\n"
    ".PP\nOf \\fBrun\\fR and \\fBtrace\\fR, once the program has started: the program's own.\n";

}  // namespace

std::string ManualPage(const std::vector<CommandRow>& commands, const std::string& version) {
  std::string text =
      ".TH INQUEST 1 \"\" " + Roff("\"inquest " + version + "\"") +
      "\n.SH NAME\ninquest \\- finds the fault in a program by asking about its run\n.SH SYNOPSIS\n";
  for (const CommandRow& command : commands) text += Synopsis(command) + "\n.br\n";
  text += kDescription;
  text += ".SH COMMANDS\n";
  for (const CommandRow& command : commands) {
    text += ".SS " + Synopsis(command) + "\n" + Roff(command.what) + ".\n";
    for (const OptionRow& argument : command.arguments) text += OptionText(argument);
    for (const OptionRow& option : command.options) text += OptionText(option);
  }
  return text + kRest;
}

void AddManualCommand(CLI::App& app, Invocation& invocation) {
  CLI::App* command = app.add_subcommand("manual", "Print the manual page, for man");
  command->callback([&app, &invocation] {
    std::fputs(ManualPage(CommandTable(app), INQUEST_VERSION).c_str(), stdout);
    invocation.exit_code = kDone;
  });
}

}  // namespace inquest::driver
