#include "driver/command_table.h"

#include <CLI/CLI.hpp>

namespace inquest::driver {
namespace {

// What CLI::IsMember says of itself: {edt,fdt}.
std::vector<std::string> ChoicesIn(const std::string& description) {
  if (description.size() < 2 || description.front() != '{' || description.back() != '}') return {};
  return CLI::detail::split(description.substr(1, description.size() - 2), ',');
}

std::vector<std::string> ChoicesOf(const CLI::Option& option) {
  // The parser has no count of checks; asking beyond the last one is an error.
  try {
    for (int i = 0;; ++i) {
      auto* const check = const_cast<CLI::Option&>(option).get_validator(i);
      if (auto choices = ChoicesIn(check->get_description()); !choices.empty()) return choices;
    }
  } catch (const CLI::OptionNotFound&) {
    return {};
  }
}

OptionRow RowOf(const CLI::Option& option) {
  // Behind a colon the parser adds what its checks say.
  const std::string argument = option.get_items_expected_max() > 0 ? option.get_type_name() : "";
  OptionRow row{.argument = argument.substr(0, argument.find(':')),
                .choices = ChoicesOf(option),
                .what = option.get_description(),
                .is_required = option.get_required()};
  for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
  return row;
}

}  // namespace

std::vector<CommandRow> CommandTable(const CLI::App& app) {
  std::vector<CommandRow> commands;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (command->get_group().empty()) continue;
    CommandRow row{.name = command->get_name(), .what = command->get_description()};
    for (const CLI::Option* option : command->get_options()) {
      if (option->get_group().empty() && !option->get_positional()) continue;
      if (option->get_positional()) {
        OptionRow argument = RowOf(*option);
        argument.argument = option->get_name(true);
        argument.names.clear();
        row.arguments.push_back(std::move(argument));
      } else {
        row.options.push_back(RowOf(*option));
      }
    }
    commands.push_back(std::move(row));
  }
  return commands;
}

}  // namespace inquest::driver
