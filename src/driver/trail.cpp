// inquest trail FILE.hs|TRACE: from output, an error or any value back to the redex that created it.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "traced/view/redex_trail.h"
#include "value/ascii.h"
#include "value/escape.h"

namespace inquest::driver {
namespace {

struct TrailOptions {
  ViewOptions view;
  std::vector<std::string> go;
  std::string steps;
  std::optional<uint32_t> node;
  std::optional<uint64_t> piece;
  bool list = false;
};

// Escaped as in a string, but for the quotes: none are around it.
std::string Shown(const std::string& text) {
  const std::string quoted = value::QuotedString(text);
  std::string shown;
  for (size_t i = 1; i + 1 < quoted.size(); ++i) {
    if (quoted[i] != '\\') {
      shown += quoted[i];
      continue;
    }
    if (quoted[++i] != '"') shown += '\\';
    shown += quoted[i];
  }
  return shown;
}

// The beginning of the text, in so many columns.
std::string Beginning(const std::string& text, uint64_t columns, value::Ruler ruler) {
  if (ruler(text) <= columns) return text;
  size_t end = 0;
  uint64_t used = ruler("…");
  while (end < text.size()) {
    const size_t length = value::UnitLength(text, end);
    used += ruler(std::string_view(text).substr(end, length));
    if (used > columns) break;
    end += length;
  }
  return text.substr(0, end) + "…";
}

// A third of the line is for the text of a piece.
void ListOutput(const std::vector<traced::OutputPiece>& pieces, const value::Budget& budget,
                traced::RedexTrail& trail, value::Sink* sink) {
  const uint64_t columns = budget.columns / 3;
  const value::Ruler ruler{budget.ascii};
  for (size_t i = 0; i < pieces.size() && !sink->full(); ++i) {
    const std::string text = Beginning(Shown(pieces[i].text), columns, ruler);
    const std::string before = fmt::format("{:>4}  {}  ", i + 1, text);
    sink->Write(before + trail.LineOf(pieces[i].creator, ruler(before)) + "\n");
  }
}

void ListOutputJson(const std::vector<traced::OutputPiece>& pieces, traced::RedexTrail& trail,
                    value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("pieces");
  writer.BeginArray();
  for (size_t i = 0; i < pieces.size() && !sink->full(); ++i) {
    writer.BeginObject();
    writer.Member("piece", uint64_t{i + 1});
    writer.Member("handle", uint64_t{static_cast<uint32_t>(pieces[i].handle)});
    writer.Member("text", pieces[i].text);
    writer.Key("by");
    trail.WriteJson(pieces[i].creator, &writer);
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

// Where it begins.
struct Start {
  enum class Kind : uint8_t { kNode, kError, kUnfinished, kOutput } kind = Kind::kNode;
  std::string text;  // of an error or of output
  traced::Creator creator;
  std::vector<traced::Creator> stack;
};

// An exit code if there is nothing to begin with.
std::optional<int> FindStart(const TrailOptions& options, const trail::Trail& trail,
                             const traced::RedexTrail& redexes, Start* start) {
  if (!options.piece.has_value()) {
    traced::Failure failure = traced::FailureOf(trail, redexes.terms(), redexes.creators());
    if (failure.kind != traced::Failure::Kind::kNone) {
      const bool is_error = failure.kind == traced::Failure::Kind::kError;
      *start = {is_error ? Start::Kind::kError : Start::Kind::kUnfinished, std::move(failure.text),
                failure.creator, std::move(failure.stack)};
      return std::nullopt;
    }
  }
  const std::vector<traced::OutputPiece> pieces = traced::OutputOf(trail, redexes.creators());
  const uint64_t number = options.piece.value_or(pieces.size());
  if (pieces.empty() || number == 0 || number > pieces.size()) {
    Complain(pieces.empty()
                 ? "No recorded code printed anything; begin at a node of `inquest tree` with --node."
                 : fmt::format("There is no piece {} of the output; --list shows them.", number));
    return pieces.empty() ? kNothingFound : kUsage;
  }
  *start = {Start::Kind::kOutput, pieces[number - 1].text, pieces[number - 1].creator, {}};
  return std::nullopt;
}

void ShowStart(const Start& start, traced::RedexTrail& redexes, value::Sink* sink) {
  switch (start.kind) {
    case Start::Kind::kNode:
      break;
    case Start::Kind::kError:
      sink->Write("Error:\n  " + value::VisibleText(start.text) + "\n");
      break;
    case Start::Kind::kUnfinished:
      sink->Write("Not finished:\n");
      break;
    case Start::Kind::kOutput:
      sink->Write("Output:\n  " + Shown(start.text) + "\n");
      break;
  }
  if (!start.stack.empty()) sink->Write("Calls that lead there:\n" + redexes.StackText(start.stack, "  "));
  sink->Write("Trail:\n  " + redexes.CurrentLine() + "\n");
}

void WriteTrailJson(const Start& start, traced::RedexTrail& redexes, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  if (start.kind == Start::Kind::kError) writer.Member("error", start.text);
  if (start.kind == Start::Kind::kOutput) writer.Member("output", start.text);
  if (start.kind == Start::Kind::kUnfinished) writer.Member("finished", false);
  redexes.WriteStackJson(start.stack, &writer);
  writer.Key("steps");
  redexes.WriteJson(&writer);
  writer.EndObject();
  sink->Write("\n");
}

// Steps stand below each other.
std::string Indented(const std::string& text) {
  std::string indented;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    const std::string line = text.substr(at, end - at);
    indented += line.starts_with("<- ") ? "  " + line : line;
    at = end;
  }
  return indented;
}

// Commands from lines; false if one failed.
bool Follow(traced::RedexTrail& redexes, const std::vector<std::string>& commands, bool quiet,
            value::Sink* sink) {
  for (const std::string& command : commands) {
    const auto shown = redexes.Execute(command);
    if (!shown) {
      Complain(shown.error().message);
      return false;
    }
    if (quiet) continue;
    sink->Write(Indented(*shown));
  }
  return true;
}

void Converse(traced::RedexTrail& redexes, value::Sink* sink) {
  sink->Write("Type a part to see what made it, `help` or `quit`.\n");
  std::string line;
  while (true) {
    std::fputs("? ", stdout);
    std::fflush(stdout);
    if (!std::getline(std::cin, line) || line == "quit" || line == "q") return;
    const auto shown = redexes.Execute(line);
    sink->Write(shown ? *shown : shown.error().message + "\n");
    if (sink->full()) return;
  }
}

base::Result<std::vector<std::string>> ReadSteps(const std::string& path) {
  std::ifstream file(path);
  if (!file) return base::Error{"`" + path + "` cannot be read."};
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

int ShowTrail(const TrailOptions& options, const trail::Trail& trail, value::Sink* sink) {
  traced::RedexTrail redexes(trail, BudgetOf(options.view));
  if (options.list) {
    const std::vector<traced::OutputPiece> pieces = traced::OutputOf(trail, redexes.creators());
    if (options.view.json) {
      ListOutputJson(pieces, redexes, sink);
    } else {
      ListOutput(pieces, BudgetOf(options.view), redexes, sink);
      if (pieces.empty()) Complain("No recorded code printed anything.");
    }
    return kDone;
  }
  std::vector<std::string> commands = options.go;
  if (!options.steps.empty()) {
    const auto steps = ReadSteps(options.steps);
    if (!steps) {
      Complain(steps.error().message);
      return kUnreadable;
    }
    commands.insert(commands.end(), steps->begin(), steps->end());
  }
  Start start;
  if (options.node.has_value()) {
    if (!redexes.StartAtNode(tree::NodeId(*options.node))) {
      const bool is_main = *options.node == 0;  // it is a node of the tree, but has no frame
      Complain(is_main ? "Node 0, main, is trusted: begin at another one of `inquest tree`."
                       : fmt::format("There is no node {}; `inquest tree` shows the nodes.", *options.node));
      return kUsage;
    }
  } else {
    if (const auto exit_code = FindStart(options, trail, redexes, &start)) return *exit_code;
    redexes.Start(start.creator);
  }
  if (!options.view.json) ShowStart(start, redexes, sink);
  const bool followed = Follow(redexes, commands, options.view.json, sink);
  if (options.view.json) WriteTrailJson(start, redexes, sink);
  if (!followed) return kUsage;
  const bool interactive = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  if (commands.empty() && !options.view.json && interactive) Converse(redexes, sink);
  return kDone;
}

}  // namespace

void AddTrailCommand(CLI::App& app, Invocation& invocation) {
  auto options = std::make_shared<TrailOptions>();
  CLI::App* command =
      app.add_subcommand("trail", "Follow output, an error or a value back to what created it");
  AddViewOptions(*command, options->view);
  command->add_option("--node", options->node, "Begin at this node of the execution tree")
      ->type_name("NODE")
      ->check(AtLeast(0));
  command->add_option("--piece", options->piece, "Begin at this piece of the output")
      ->type_name("N")
      ->check(AtLeast(1));
  command->add_flag("--list", options->list, "List the pieces of the output, and who printed them");
  command
      ->add_option("--go", options->go,
                   "What to do, as one would type it: a part such as a2 or r.1, up, back, result, parts, "
                   "source, stack (may be repeated)")
      ->type_name("COMMAND")
      ->allow_extra_args(false);
  command->add_option("--steps", options->steps, "A file of such commands, one a line")->type_name("FILE");
  command->add_flag("--json", options->view.json, "Write the steps as JSON");
  command->callback([options, &invocation] {
    invocation.exit_code = ShowTrace(
        options->view,
        [&](const trail::Trail& trail, value::Sink* sink) { return ShowTrail(*options, trail, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
