// What can stand on the command line, as data: read from the parser itself, so that the manual page and the
// completion of shells never say anything else.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace inquest::driver {

struct OptionRow {
  std::vector<std::string> names;    // `-o`, `--output`; none: it has no name, and stands where it belongs
  std::string argument;              // `FILE`; empty: it takes none
  std::vector<std::string> choices;  // all that the argument can be; empty: anything
  std::string what;
  bool is_required = false;
};

struct CommandRow {
  std::string name;
  std::string what;
  std::vector<OptionRow> arguments;  // without names, in their order
  std::vector<OptionRow> options;
};

// The commands in the order of --help, without what --help leaves out.
std::vector<CommandRow> CommandTable(const CLI::App& app);

// What a shell reads to complete command lines of inquest.
std::string BashCompletion(const std::vector<CommandRow>& commands);
std::string ZshCompletion(const std::vector<CommandRow>& commands);
std::string FishCompletion(const std::vector<CommandRow>& commands);

// inquest(1), for man.
std::string ManualPage(const std::vector<CommandRow>& commands, const std::string& version);

}  // namespace inquest::driver
