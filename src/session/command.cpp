#include "session/command.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>

#include "base/check.h"

namespace inquest::session {
namespace {

std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

// `don’t` as some keyboards write it.
std::string PlainApostrophes(std::string_view text) {
  constexpr std::string_view kCurly = "\xe2\x80\x99";
  std::string plain(text);
  for (size_t at = plain.find(kCurly); at != std::string::npos; at = plain.find(kCurly)) {
    plain.replace(at, kCurly.size(), "'");
  }
  return plain;
}

struct Match {
  CommandKind kind;
  size_t length;  // characters of the line that it takes
};

// The longest name that the line starts with, as whole words.
std::optional<Match> FindName(const std::string& lower) {
  std::optional<Match> best;
  for (const CommandInfo& info : AllCommands()) {
    for (const std::string_view name : NamesOf(info)) {
      const bool symbol = name == "=";
      if (!lower.starts_with(name)) continue;
      if (!symbol && lower.size() > name.size() && lower[name.size()] != ' ') continue;
      if (!best || name.size() > best->length) best = {info.kind, name.size()};
    }
  }
  return best;
}

// The one view that starts with a word, if no command does.
std::optional<std::string> FindView(std::string_view word, const std::vector<std::string>& views) {
  std::optional<std::string> found;
  for (const std::string& view : views) {
    if (view == word) return view;
    if (!view.starts_with(word)) continue;
    if (found) return std::nullopt;
    found = view;
  }
  const auto begins = [&](const CommandInfo& info) { return info.name().starts_with(word); };
  if (std::any_of(AllCommands().begin(), AllCommands().end(), begins)) return std::nullopt;
  return found;
}

// A word cut short: the one command that starts with it, if no view does.
std::optional<Match> FindBeginning(std::string_view word, const std::vector<std::string>& views) {
  if (std::any_of(views.begin(), views.end(),
                  [&](const std::string& view) { return view.starts_with(word); }))
    return std::nullopt;
  std::set<CommandKind> kinds;
  for (const CommandInfo& info : AllCommands()) {
    if (info.name().starts_with(word)) kinds.insert(info.kind);
  }
  if (kinds.size() != 1) return std::nullopt;
  return Match{*kinds.begin(), word.size()};
}

// The beginning of what was typed; a file of answers can contain anything.
std::string Quote(std::string_view line) {
  constexpr size_t kMost = 60;
  if (line.size() <= kMost) return std::string(line);
  size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80) --end;
  return std::string(line.substr(0, end)) + "…";
}

base::Error NotUnderstood(std::string_view line, std::string_view now) {
  return {"`" + Quote(line) + "` is nothing that can be answered here. Type " + std::string(now) +
          ", or help."};
}

base::Error Missing(CommandKind kind) {
  for (const CommandInfo& info : AllCommands()) {
    if (info.kind == kind)
      return {"Type `" + std::string(info.name()) + " " + std::string(info.argument) +
              "`: " + std::string(info.help) + "."};
  }
  return {""};
}

base::Error Superfluous(CommandKind kind, std::string_view rest) {
  return {"`" + std::string(NameOf(kind)) + "` stands alone, without `" + std::string(rest) +
          "`. Nothing was answered."};
}

// `3` or `#3`.
bool TakeNumber(std::string_view text, Command& command) {
  if (text.starts_with('#')) text.remove_prefix(1);
  const std::optional<uint64_t> number = ReadNumber(text);
  command.number = number.value_or(0);
  command.has_number = number.has_value();
  return command.has_number;
}

// `NAME always`: the last word is ours.
void ReadTrusted(std::string_view rest, Command& command) {
  constexpr std::string_view kAlways = "always";
  if (rest == kAlways || rest.ends_with(" always")) {
    command.always = true;
    rest = Trim(rest.substr(0, rest.size() - kAlways.size()));
  }
  command.text = rest;
}

base::Result<Command> ReadArgument(CommandKind kind, std::string_view rest) {
  Command command{kind};
  switch (kind) {
    case CommandKind::kYes:
    case CommandKind::kNo:
    case CommandKind::kDontKnow:
    case CommandKind::kInadmissible:
    case CommandKind::kSkip:
    case CommandKind::kUndo:
    case CommandKind::kRedo:
    case CommandKind::kReject:
    case CommandKind::kNext:
    case CommandKind::kInfo:
    case CommandKind::kTranscript:
    case CommandKind::kQuit:
      if (!rest.empty()) return Superfluous(kind, rest);
      return command;
    case CommandKind::kTrust:
    case CommandKind::kTrustModule:
      ReadTrusted(rest, command);
      return command;
    case CommandKind::kGoTo:
    case CommandKind::kNode:
      if (!TakeNumber(rest, command)) return Missing(kind);
      return command;
    case CommandKind::kStart:
    case CommandKind::kWidth:
      if (!rest.empty() && !TakeNumber(rest, command)) return Missing(kind);
      return command;
    case CommandKind::kExpect:
    case CommandKind::kMark:
    case CommandKind::kUnfold:
    case CommandKind::kView:
    case CommandKind::kChoices:
      if (rest.empty()) return Missing(kind);
      command.text = rest;
      return command;
    case CommandKind::kZoom:
      if (!rest.empty() && rest != "out" && rest != "in") return Superfluous(kind, rest);
      if (rest != "in") command.text = rest;
      return command;
    case CommandKind::kStrategy:
    case CommandKind::kOrder:
    case CommandKind::kSwitch:
    case CommandKind::kGranularity:
    case CommandKind::kTransform:
    case CommandKind::kShow:
    case CommandKind::kWhere:
    case CommandKind::kHelp:
      command.text = rest;
      return command;
  }
  return NotUnderstood(rest, kWordsAtQuestion);
}

}  // namespace

std::string_view Trim(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

std::optional<uint64_t> ReadNumber(std::string_view text) {
  uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

const std::vector<CommandInfo>& AllCommands() {
  static const std::vector<CommandInfo> commands = {
#define COMMAND(kind, group, names, argument, help) \
  {CommandKind::kind, CommandGroup::group, names, argument, help},
#include "session/commands.def"
#undef COMMAND
  };
  return commands;
}

std::vector<std::string_view> NamesOf(const CommandInfo& info) {
  std::vector<std::string_view> names;
  for (std::string_view rest = info.names; !rest.empty();) {
    const size_t end = std::min(rest.find('|'), rest.size());
    names.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return names;
}

std::string_view NameOf(CommandKind kind) {
  for (const CommandInfo& info : AllCommands()) {
    if (info.kind == kind) return info.name();
  }
  CHECK(false);
  return {};
}

bool IsAnswer(CommandKind kind) {
  const auto& all = AllCommands();
  return std::any_of(all.begin(), all.end(), [&](const CommandInfo& info) {
    return info.kind == kind && info.group == CommandGroup::kAnswers;
  });
}

base::Result<Command> ParseCommand(std::string_view line, const std::vector<std::string>& views,
                                   std::string_view now) {
  const std::string text = PlainApostrophes(Trim(line));
  if (text.empty()) return base::Error{"Type " + std::string(now) + ", or help."};
  const std::string lower = Lower(text);
  const std::string word = lower.substr(0, lower.find(' '));
  std::optional<Match> match = FindName(lower);
  const std::optional<std::string> view = FindView(word, views);
  if (view && (!match || view == word)) {
    Command command{CommandKind::kView};
    command.text = *view + text.substr(word.size());
    return command;
  }
  if (!match) match = FindBeginning(word, views);
  if (!match) return NotUnderstood(text, now);
  return ReadArgument(match->kind, Trim(std::string_view(text).substr(match->length)));
}

std::string PrintCommand(const Command& command) {
  std::string text(NameOf(command.kind));
  if (!command.text.empty()) text += " " + command.text;
  if (command.has_number) text += " " + std::to_string(command.number);
  if (command.always) text += " always";
  return text;
}

}  // namespace inquest::session
