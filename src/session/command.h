// What a person or a program can say to a session. The words are in commands.def; the terminal, files of
// answers and the journal all write them the same way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::session {

enum class CommandKind : uint8_t {
#define COMMAND(kind, group, names, argument, help) kind,
#include "session/commands.def"
#undef COMMAND
};

enum class CommandGroup : uint8_t { kAnswers, kMoves, kLooks };

struct Command {
  CommandKind kind = CommandKind::kInfo;
  std::string text;     // the argument: an expression, a path, a name
  uint64_t number = 0;  // of a question or node, a width
  bool has_number = false;
  bool always = false;  // trust: in later sessions too
  std::string by;       // who says it, if that is an agent; empty: the person
};

// A row of commands.def.
struct CommandInfo {
  CommandKind kind;
  CommandGroup group;
  std::string_view names;
  std::string_view argument;
  std::string_view help;

  std::string_view name() const { return names.substr(0, names.find('|')); }
};
const std::vector<CommandInfo>& AllCommands();
// The word, then other ways to say it.
std::vector<std::string_view> NamesOf(const CommandInfo& info);
// What was typed, without blanks around it.
std::string_view Trim(std::string_view text);
// Digits and nothing else; none if it is anything else, or too large.
std::optional<uint64_t> ReadNumber(std::string_view text);
std::string_view NameOf(CommandKind kind);
// Whether it says something of the question.
bool IsAnswer(CommandKind kind);

// Reads a typed line: blanks around it and the case of its first word do not matter, and a word may be cut
// short as long as it can only mean one thing. `views` are further words, each short for `view WORD`. The
// error is a sentence that says what can be typed: `now`, as Session::WordsNow gives it.
inline constexpr std::string_view kWordsAtQuestion = "yes, no, don't know, inadmissible or skip";
base::Result<Command> ParseCommand(std::string_view line, const std::vector<std::string>& views = {},
                                   std::string_view now = kWordsAtQuestion);

// As one would type it; ParseCommand reads it back.
std::string PrintCommand(const Command& command);

}  // namespace inquest::session
