// inquest trail FILE.hs|TRACE: from output, an error or any value back to the redex that created it.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <sstream>

#include "driver/at_least.h"
#include "driver/commands.h"
#include "driver/messages.h"
#include "driver/view_options.h"
#include "interface/terminal/line_reader.h"
#include "interface/terminal/screen.h"
#include "interface/terminal/trail_text.h"
#include "session/trail_walk.h"
#include "session/view_json.h"
#include "source/excerpt.h"
#include "source/read_text.h"
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

void ListOutput(const std::vector<view::OutputPiece>& pieces, const value::Budget& budget,
                run::Origins& origins, value::Sink* sink) {
  for (size_t i = 0; i < pieces.size() && !sink->full(); ++i)
    sink->Write(terminal::OutputLine(i + 1, pieces[i].text, origins.Describe(pieces[i].origin), budget) +
                "\n");
}

void ListOutputJson(const std::vector<view::OutputPiece>& pieces, const value::Budget& budget,
                    run::Origins& origins, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("pieces");
  writer.BeginArray();
  for (size_t i = 0; i < pieces.size() && !sink->full(); ++i) {
    session::WriteOutputLine({i + 1, pieces[i].handle, pieces[i].text, origins.Describe(pieces[i].origin)},
                             budget, &writer);
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

// Where it begins.
struct Start {
  enum class Kind : uint8_t { kNode, kError, kUnfinished, kOutput } kind = Kind::kNode;
  std::string text;  // of an error or of output
  view::Origin origin;
};

// An exit code if there is nothing to begin with.
std::optional<int> FindStart(const TrailOptions& options, run::Origins& origins, Start* start) {
  if (!options.piece.has_value()) {
    if (std::optional<view::Failure> failure = origins.FailureOfRun()) {
      *start = {failure->is_error ? Start::Kind::kError : Start::Kind::kUnfinished, std::move(failure->text),
                origins.Describe(failure->origin)};
      return std::nullopt;
    }
  }
  const std::vector<view::OutputPiece> pieces = origins.Output();
  const uint64_t number = options.piece.value_or(pieces.size());
  if (pieces.empty() || number == 0 || number > pieces.size()) {
    Complain(pieces.empty()
                 ? "No recorded code printed anything; begin at a node of `inquest tree` with --node."
                 : fmt::format("There is no piece {} of the output; --list shows them.", number));
    return pieces.empty() ? kNothingFound : kUsage;
  }
  const view::OutputPiece& piece = pieces[number - 1];
  *start = {Start::Kind::kOutput, piece.text, origins.Describe(piece.origin)};
  return std::nullopt;
}

bool IsFailure(const Start& start) {
  return start.kind == Start::Kind::kError || start.kind == Start::Kind::kUnfinished;
}

void ShowStart(const Start& start, const value::Budget& budget, run::Origins& origins, value::Sink* sink) {
  constexpr size_t kInner = 20, kOuter = 5;
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
      sink->Write("Output:\n  " + terminal::OutputText(start.text) + "\n");
      break;
  }
  if (IsFailure(start)) {
    const view::Stack stack = origins.StackOfFailure(kInner, kOuter);
    if (stack.depth > 0) sink->Write("Calls that lead there:\n" + terminal::StackText(stack, budget, "  "));
  }
  sink->Write("Trail:\n  " + terminal::OriginLine(start.origin, budget) + "\n");
}

void WriteTrailJson(const Start& start, const session::TrailWalk& walk, const value::Budget& budget,
                    run::Origins& origins, value::Sink* sink) {
  constexpr size_t kInner = 1000, kOuter = 100;
  value::JsonWriter writer(sink);
  writer.BeginObject();
  if (start.kind == Start::Kind::kError) writer.Member("error", start.text);
  if (start.kind == Start::Kind::kOutput) writer.Member("output", start.text);
  if (start.kind == Start::Kind::kUnfinished) writer.Member("finished", false);
  session::WriteStack(IsFailure(start) ? origins.StackOfFailure(kInner, kOuter) : view::Stack(), budget,
                      &writer);
  writer.Key("steps");
  writer.BeginArray();
  for (const view::Origin& origin : walk.steps()) session::WriteOrigin(origin, budget, &writer);
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

// A command, as typed. From `fold` on lines are as wide as that says.
base::Result<std::string> Walk(session::TrailWalk& walk, const std::string& command, value::Budget* budget) {
  if (command.find_first_not_of(" \t\r") == std::string::npos) return std::string();
  auto step = walk.Execute(command);
  if (!step) return step.error();
  if (step->kind == view::TrailStep::Kind::kHelp) step->words.push_back({{"quit"}, "", ""});
  if (step->columns != 0) budget->columns = step->columns;
  return terminal::TrailText(*step, *budget);
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
bool Follow(session::TrailWalk& walk, const std::vector<std::string>& commands, bool quiet,
            value::Budget* budget, value::Sink* sink) {
  for (const std::string& command : commands) {
    const auto shown = Walk(walk, command, budget);
    if (!shown) {
      Complain(shown.error().message);
      return false;
    }
    if (quiet) continue;
    sink->Write(Indented(*shown));
  }
  return true;
}

// The commands that begin so.
terminal::Completion Complete(std::string_view line) {
  terminal::Completion completion{.typed = line.size(), .words = session::TrailWalk::Words()};
  completion.words.emplace_back("quit");
  std::erase_if(completion.words, [&](const std::string& word) { return !word.starts_with(line); });
  std::sort(completion.words.begin(), completion.words.end());
  return completion;
}

void Converse(session::TrailWalk& walk, value::Budget budget, value::Sink* sink) {
  sink->Write("Type a part to see what made it, `help` or `quit`.\n");
  const auto reader = terminal::EditLines(STDIN_FILENO, STDOUT_FILENO, false, Complete, "");
  while (!sink->full()) {
    std::fflush(stdout);
    const terminal::Line line = reader->Read("? ", "");
    if (line.kind != terminal::Line::Kind::kText || line.text == "quit" || line.text == "q") return;
    const auto shown = Walk(walk, line.text, &budget);
    sink->Write(shown ? *shown
                      : terminal::Fit(source::MakeVisible(shown.error().message),
                                      terminal::ReadScreen(STDOUT_FILENO, false, false), 0) +
                            "\n");
  }
}

base::Result<std::vector<std::string>> ReadSteps(const std::string& path) {
  const auto text = source::ReadText(path, size_t{64} << 20);
  if (!text) return base::Error{"`" + path + "` cannot be read; --steps takes a file with a command a line."};
  std::istringstream file(*text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

int ShowTrail(const TrailOptions& options, const run::Run& run, value::Sink* sink) {
  const auto found = run.origins("");
  if (!found) return Unknown(found.error());
  run::Origins& origins = **found;
  value::Budget budget = BudgetOf(options.view);
  if (options.list) {
    const std::vector<view::OutputPiece> pieces = origins.Output();
    if (options.view.json) {
      ListOutputJson(pieces, budget, origins, sink);
    } else {
      ListOutput(pieces, budget, origins, sink);
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
    std::optional<view::Origin> origin = origins.AtNode(*options.node);
    if (!origin) {
      const bool is_main = *options.node == 0;  // it is a node of the tree, but has no frame
      Complain(is_main ? "Node 0, main, is trusted: begin at another one of `inquest tree`."
                       : fmt::format("There is no node {}; `inquest tree` shows the nodes.", *options.node));
      return kUsage;
    }
    start.origin = std::move(*origin);
  } else {
    if (const auto exit_code = FindStart(options, origins, &start)) return *exit_code;
  }
  session::TrailWalk walk(origins);
  walk.Start(start.origin);
  if (!options.view.json) ShowStart(start, budget, origins, sink);
  const bool followed = Follow(walk, commands, options.view.json, &budget, sink);
  if (options.view.json) WriteTrailJson(start, walk, budget, origins, sink);
  if (!followed) return kUsage;
  const bool interactive = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  if (commands.empty() && !options.view.json && interactive) Converse(walk, budget, sink);
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
        options->view, [&](const run::Run& run, value::Sink* sink) { return ShowTrail(*options, run, sink); },
        invocation.program_arguments);
  });
}

}  // namespace inquest::driver
