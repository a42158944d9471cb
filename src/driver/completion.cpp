// inquest completion bash|zsh|fish: what a shell reads to complete command lines.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "driver/command_table.h"
#include "driver/commands.h"

namespace inquest::driver {
namespace {

std::string Joined(const std::vector<std::string>& words, const char* between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

std::vector<std::string> NamesOf(const std::vector<CommandRow>& commands) {
  std::vector<std::string> names;
  for (const CommandRow& command : commands) names.push_back(command.name);
  return names;
}

std::vector<std::string> OptionNamesOf(const CommandRow& command) {
  std::vector<std::string> names;
  for (const OptionRow& option : command.options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

// Between single quotes of a shell.
std::string Quoted(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

// What stands in brackets in a specification of zsh's _arguments.
std::string InBrackets(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

// Its first sentence, up to a semicolon: a hint, not a manual.
std::string Brief(const std::string& what) {
  return what.substr(0, std::min(what.find("; "), what.find(". ")));
}

bool IsFile(const OptionRow& argument) {
  return argument.argument.find("FILE") != std::string::npos || argument.argument == "OLD" ||
         argument.argument == "TRACE" || argument.argument == "OUT";
}

std::string FishOption(const CommandRow& command, const OptionRow& option) {
  std::string line = "complete -c inquest -n '__fish_seen_subcommand_from " + command.name + "'";
  for (const std::string& name : option.names)
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (!option.choices.empty()) {
    line += " -x -a " + Quoted(Joined(option.choices));
  } else if (!option.argument.empty()) {
    line += " -r";
  }
  return line + " -d " + Quoted(Brief(option.what)) + "\n";
}

std::string ZshArguments(const CommandRow& command) {
  std::string text;
  for (const OptionRow& option : command.options) {
    std::string value;
    if (!option.argument.empty()) {
      value = ":" + InBrackets(option.argument) + ":" +
              (option.choices.empty() ? "_files" : "(" + Joined(option.choices) + ")");
    }
    for (const std::string& name : option.names)
      text += " \\\n        " + Quoted("*" + name + "[" + InBrackets(Brief(option.what)) + "]" + value);
  }
  for (const OptionRow& argument : command.arguments) {
    const std::string action = !argument.choices.empty() ? "(" + Joined(argument.choices) + ")"
                               : IsFile(argument)        ? "_files"
                                                         : "";
    text += " \\\n        " + Quoted(":" + InBrackets(argument.argument) + ":" + action);
  }
  return text + " \\\n        '*::argument of the program:_files'";
}

}  // namespace

std::string BashCompletion(const std::vector<CommandRow>& commands) {
  std::string text =
      "# bash completion of inquest; made by `inquest completion bash`\n"
      "_inquest() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}\n"
      "  local words= places= i\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
      "    COMPREPLY=($(compgen -W '" +
      Joined(NamesOf(commands)) +
      " --help --version' -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  # What stands after -- is the program's.\n"
      "  for ((i = 2; i < COMP_CWORD; i++)); do\n"
      "    if [ \"${COMP_WORDS[i]}\" = -- ]; then COMPREPLY=($(compgen -f -- \"$word\")); return; fi\n"
      "  done\n"
      "  case $command in\n";
  for (const CommandRow& command : commands) {
    text += "    " + command.name + ")\n      words='" + Joined(OptionNamesOf(command)) + "'\n";
    std::string values;
    for (const OptionRow& option : command.options) {
      if (option.choices.empty()) continue;
      values += "        " + Joined(option.names, "|") + ") COMPREPLY=($(compgen -W '" +
                Joined(option.choices) + "' -- \"$word\")); return ;;\n";
    }
    if (!values.empty()) text += "      case $before in\n" + values + "      esac\n";
    for (const OptionRow& argument : command.arguments) {
      if (!argument.choices.empty()) text += "      places='" + Joined(argument.choices) + "'\n";
    }
    text += "      ;;\n";
  }
  return text +
         "  esac\n"
         "  case $word in\n"
         "    -*) COMPREPLY=($(compgen -W \"$words\" -- \"$word\")) ;;\n"
         "    *) COMPREPLY=($(compgen -f -- \"$word\") $(compgen -W \"$places\" -- \"$word\")) ;;\n"
         "  esac\n"
         "}\n"
         "complete -o filenames -F _inquest inquest\n";
}

std::string ZshCompletion(const std::vector<CommandRow>& commands) {
  std::string text =
      "#compdef inquest\n"
      "# zsh completion of inquest; made by `inquest completion zsh`\n"
      "_inquest() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const CommandRow& command : commands)
    text += "    " + Quoted(command.name + ":" + Brief(command.what)) + "\n";
  text +=
      "  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe -t commands command commands\n"
      "    return\n"
      "  fi\n"
      "  local command=$words[2]\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $command in\n";
  for (const CommandRow& command : commands)
    text += "    " + command.name + ")\n      _arguments -s" + ZshArguments(command) + "\n      ;;\n";
  return text + "  esac\n}\n_inquest \"$@\"\n";
}

std::string FishCompletion(const std::vector<CommandRow>& commands) {
  std::string text = "# fish completion of inquest; made by `inquest completion fish`\n";
  const std::string none = "not __fish_seen_subcommand_from " + Joined(NamesOf(commands));
  for (const CommandRow& command : commands) {
    text += "complete -c inquest -f -n " + Quoted(none) + " -a " + command.name + " -d " +
            Quoted(Brief(command.what)) + "\n";
  }
  for (const CommandRow& command : commands) {
    for (const OptionRow& option : command.options) text += FishOption(command, option);
    for (const OptionRow& argument : command.arguments) {
      if (argument.choices.empty()) continue;
      text += "complete -c inquest -f -n '__fish_seen_subcommand_from " + command.name + "' -a " +
              Quoted(Joined(argument.choices)) + "\n";
    }
  }
  return text;
}

void AddCompletionCommand(CLI::App& app, Invocation& invocation) {
  auto shell = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("completion", "Print what a shell reads to complete command lines");
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([&app, shell, &invocation] {
    const std::vector<CommandRow> commands = CommandTable(app);
    const std::string text = *shell == "bash"  ? BashCompletion(commands)
                             : *shell == "zsh" ? ZshCompletion(commands)
                                               : FishCompletion(commands);
    std::fputs(text.c_str(), stdout);
    invocation.exit_code = kDone;
  });
}

}  // namespace inquest::driver
