// inquest trail FILE.hs|TRACE: from output, an error or any value back to the redex that created it.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>

#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "value/escape.h"
#include "view/redex_trail.h"

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

void ListOutput(const std::vector<view::OutputPiece>& pieces, view::RedexTrail& trail, value::Sink* sink) {
  for (size_t i = 0; i < pieces.size() && !sink->full(); ++i) {
    sink->Write(
        fmt::format("{:>4}  {}  {}\n", i + 1, Shown(pieces[i].text), trail.LineOf(pieces[i].creator)));
  }
}

// Chooses where to begin, and says so. An exit code if there is nothing.
std::optional<int> Begin(const TrailOptions& options, const trail::Trail& trail, view::RedexTrail& redexes,
                         value::Sink* sink) {
  if (options.node.has_value()) {
    if (!redexes.StartAtNode(tree::NodeId(*options.node))) {
      Complain(fmt::format("There is no node {}; `inquest tree` shows the nodes.", *options.node));
      return kUsage;
    }
    return std::nullopt;
  }
  if (!options.piece.has_value()) {
    const view::Failure failure = view::FailureOf(trail, redexes.terms(), redexes.creators());
    if (failure.kind != view::Failure::Kind::kNone) {
      if (!options.view.json) {
        const bool is_error = failure.kind == view::Failure::Kind::kError;
        sink->Write(is_error ? "Error:\n  " + value::VisibleText(failure.text) + "\n"
                             : std::string("Not finished:\n"));
        if (!failure.stack.empty()) sink->Write("Calls that lead there:\n");
        for (const view::Creator& creator : failure.stack) sink->Write("  " + redexes.LineOf(creator) + "\n");
      }
      redexes.Start(failure.creator);
      return std::nullopt;
    }
  }
  const std::vector<view::OutputPiece> pieces = view::OutputOf(trail, redexes.creators());
  const uint64_t number = options.piece.value_or(pieces.size());
  if (pieces.empty() || number == 0 || number > pieces.size()) {
    Complain(pieces.empty() ? "The program printed nothing; begin at a node of `inquest tree` with --node."
                            : fmt::format("There is no piece {} of the output; --list shows them.", number));
    return pieces.empty() ? kNothingFound : kUsage;
  }
  if (!options.view.json) sink->Write("Output:\n  " + Shown(pieces[number - 1].text) + "\n");
  redexes.Start(pieces[number - 1].creator);
  return std::nullopt;
}

// Commands from lines; false if one failed.
bool Follow(view::RedexTrail& redexes, const std::vector<std::string>& commands, bool quiet,
            value::Sink* sink) {
  for (const std::string& command : commands) {
    const auto shown = redexes.Execute(command);
    if (!shown) {
      Complain(shown.error().message);
      return false;
    }
    if (quiet) continue;
    // Steps stand below each other.
    sink->Write(shown->starts_with("<- ") ? "  " + *shown : *shown);
  }
  return true;
}

void Converse(view::RedexTrail& redexes, value::Sink* sink) {
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
  view::RedexTrail redexes(trail, BudgetOf(options.view));
  if (options.list) {
    ListOutput(view::OutputOf(trail, redexes.creators()), redexes, sink);
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
  if (const auto exit_code = Begin(options, trail, redexes, sink)) return *exit_code;
  if (!options.view.json) sink->Write("Trail:\n  " + redexes.CurrentLine() + "\n");
  const bool followed = Follow(redexes, commands, options.view.json, sink);
  if (options.view.json) {
    value::JsonWriter writer(sink);
    writer.BeginObject();
    writer.Key("steps");
    redexes.WriteJson(&writer);
    writer.EndObject();
    sink->Write("\n");
  }
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
  command->add_option("--node", options->node, "Begin at this node of the execution tree")->type_name("NODE");
  command->add_option("--piece", options->piece, "Begin at this piece of the output")->type_name("N");
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
