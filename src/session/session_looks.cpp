// The commands that change nothing.
#include <algorithm>

#include "session/session.h"
#include "session/views.h"

namespace inquest::session {
namespace {

Response Inform(Look look) { return {.kind = ResponseKind::kInformation, .look = std::move(look)}; }

std::string GroupName(CommandGroup group) {
  switch (group) {
    case CommandGroup::kAnswers:
      return "answers";
    case CommandGroup::kMoves:
      return "moves";
    case CommandGroup::kLooks:
      return "looks";
  }
  return "";
}

constexpr const char* kNothingPrinted = "No recorded code printed anything.";

// The number of a piece of the output.
base::Result<size_t> FindPiece(const std::vector<view::OutputPiece>& pieces, std::string_view typed) {
  if (pieces.empty()) return base::Error{kNothingPrinted};
  const auto number = ReadNumber(typed);
  if (number && *number > 0 && *number <= pieces.size()) return static_cast<size_t>(*number);
  return base::Error{"There is no piece " + std::string(typed) + " of the output, which has " +
                     std::to_string(pieces.size()) + "."};
}

base::Error NotOfThisRun(const std::string& name) {
  return {"This session knows only the tree of the run: there is no `" + name + "`."};
}

}  // namespace

Response Session::Inform() {
  const strategy::Search& search = state_->search();
  Information information{.suspects = search.remaining(),
                          .likely_questions = question_ ? state_->Likely() : 0,
                          .tree = run_trees_->kinds().size() > 1 ? state_->tree_name() : "",
                          .strategy = state_->strategy_name(),
                          .order = std::string(state_->order_name()),
                          .transforms = state_->transforms(),
                          .granularity = std::string(NameOf(state_->granularity())),
                          .inside = state_->Outside()};
  for (const Step& step : steps_) {
    information.answered += step.question != 0;
    for (const Event& event : step.events) information.finished_elsewhere += event.by == By::kFinishedTwin;
  }
  const NodeId root = search.root();
  if (!question_) {
    information.why = "There is no question now.";
  } else if (state_->chosen()) {
    information.why = "You asked for node " + std::to_string(question_->node_number) + ".";
  } else if (root == question_->node) {
    information.why = "It is where the search begins: if it is as intended, nothing below it is asked.";
  } else {
    information.why =
        "The strategy " + information.strategy + " chose node " + std::to_string(question_->node_number) +
        " below node " + std::to_string(state_->NumberOf(root)) + ", " +
        (search.verdict(root) == Verdict::kWrong ? "the last one that is wrong" : "where the search began") +
        ": " + DescribeStatement(state_->behaviours(), root, kReminderBudget);
  }
  return {.kind = ResponseKind::kInformation, .information = std::move(information)};
}

Response Session::Show(const Command& command) {
  const tree::Behaviours& behaviours = state_->behaviours();
  ShownPart part;
  part.shown = {&behaviours.terms(), behaviours.Describe(CurrentNode())};
  part.in_full = command.kind == CommandKind::kShow;
  if (command.text.empty()) return session::Inform(std::move(part));
  auto path = value::ParsePath(command.text);
  if (!path) return Refuse(path.error().message);
  const auto target = value::Resolve(*part.shown.terms, part.shown.statement, *path);
  if (!target) return Refuse(target.error().message);
  part.path = std::move(*path);
  part.part = target->term;
  part.is_function = target->is_function;
  return session::Inform(std::move(part));
}

std::vector<std::string> Session::ViewNames() const {
  std::vector<std::string> names;
  for (const ViewInfo& view : AllViews()) {
    if (!view.of_run || options_.run != nullptr) names.push_back(view.name);
  }
  return names;
}

Response Session::ShowView(const Command& command, const Work& work) {
  const std::string name = command.text.substr(0, command.text.find(' '));
  auto look = MakeLook(name, std::string(Trim(std::string_view(command.text).substr(name.size()))), work);
  if (work.stop.stop_requested()) return Refuse(kStopped);
  return look ? session::Inform(std::move(*look)) : Refuse(look.error().message);
}

base::Result<Look> Session::MakeLook(const std::string& name, const std::string& argument, const Work& work) {
  const auto view = std::find_if(AllViews().begin(), AllViews().end(),
                                 [&](const ViewInfo& each) { return each.name == name; });
  if (view == AllViews().end())
    return base::Error{"There is no view `" + name + "`. Type help to see which there are."};
  if (view->argument.empty() && !argument.empty())
    return base::Error{"`" + name + "` stands alone, without `" + argument + "`."};
  if (name == "children" || name == "tree" || name == "above") {
    auto lines = ShowTree(*state_, name, argument, CurrentNode());
    if (!lines) return lines.error();
    return Look(std::move(*lines));
  }
  if (name == "source") return ShowSource(argument, work);
  if (options_.run == nullptr) return NotOfThisRun(name);
  if (name == "observe") return ObserveCalls(argument, work);
  if (name == "trail") return FollowTrail(argument);
  if (name == "output") return ListOutput(argument);
  if (name == "executed") return ShowExecuted(argument, work);
  auto statistics = options_.run->Count(work.stop);
  if (!statistics) return statistics.error();
  return Look(std::move(*statistics));
}

base::Result<Look> Session::ObserveCalls(const std::string& argument, const Work& work) const {
  const auto request = ReadObserveRequest(argument);
  if (!request) return request.error();
  if (request->lists_routines) {
    auto routines = options_.run->CountCalls(work.stop);
    if (!routines) return routines.error();
    return Look(std::move(*routines));
  }
  auto observations = options_.run->Observe(request->query, work.stop);
  if (!observations) return observations.error();
  return Look(std::move(*observations));
}

// Where the trail begins as `output [N]` or `error` say; none if the argument says something else.
base::Result<std::optional<view::Origin>> Session::FindTrailStart(run::Origins& origins,
                                                                  std::string_view argument) const {
  const std::string_view word = argument.substr(0, argument.find(' '));
  const std::string_view rest = Trim(argument.substr(word.size()));
  if (word == "output") {
    const std::vector<view::OutputPiece> pieces = origins.Output();
    const auto number = rest.empty() ? pieces.size() : FindPiece(pieces, rest);
    if (!number) return number.error();
    if (pieces.empty()) return base::Error{kNothingPrinted};
    return std::optional(origins.Describe(pieces[*number - 1].origin));
  }
  if (argument != "error") return std::optional<view::Origin>();
  const auto failure = origins.FailureOfRun();
  if (!failure) return base::Error{"The run came to its end without an error."};
  return std::optional(origins.Describe(failure->origin));
}

// Several steps are separated by commas.
base::Result<Look> Session::FollowTrail(const std::string& argument) {
  std::string_view rest = argument;
  for (;;) {
    const size_t comma = rest.find(',');
    auto look = TakeTrailStep(std::string(Trim(rest.substr(0, comma))));
    if (!look || comma == rest.npos) return look;
    rest.remove_prefix(comma + 1);
  }
}

// Inside an equation it begins with who made the value of the piece, of a part of it, or of a variable.
base::Result<view::Origin> Session::FindTrailOfPiece(run::Origins& origins, const std::string& text) const {
  auto path = value::ParsePath(text.empty() ? "r" : text);
  if (!path) return path.error();
  const tree::Behaviours& behaviours = state_->behaviours();
  const value::Statement statement = behaviours.Describe(CurrentNode());
  const auto first = value::Resolve(behaviours.terms(), statement, {path->front()});
  if (!first) return first.error();
  const bool is_value = path->front().kind == value::Step::Kind::kResult ||
                        path->front().kind == value::Step::Kind::kFreeVariable;
  if (!is_value) return base::Error{"Of a piece, its value r and its variables w1, w2 have a trail."};
  auto origin = origins.OfValue(behaviours.terms(), first->term, {path->begin() + 1, path->end()});
  if (!origin) return base::Error{"The trace does not tell who made that."};
  return std::move(*origin);
}

// As long as the question stays the same, on from where it was.
base::Result<Look> Session::TakeTrailStep(const std::string& typed) {
  const std::string argument = typed == "start" ? "" : typed;
  const auto origins = options_.run->origins(state_->tree_name());
  if (!origins) return origins.error();
  auto start = FindTrailStart(**origins, argument);
  if (!start) return start.error();
  const bool is_elsewhere = start->has_value();
  bool is_of_piece = false;
  if (!is_elsewhere && (argument.empty() || CurrentNode() != walk_from_ || walk_origins_ != *origins)) {
    is_of_piece = state_->zoomed() && CurrentNode() != tree::Tree::root();
    if (is_of_piece) {
      auto of_piece = FindTrailOfPiece(**origins, argument);
      if (!of_piece) return of_piece.error();
      *start = std::move(*of_piece);
    } else {
      *start = (*origins)->AtNode(state_->numbering().OriginalOf(CurrentNode()).index);
    }
    if (!start->has_value()) return base::Error{"This node has no trail of its own."};
  }
  if (walk_ == nullptr || walk_origins_ != *origins) walk_ = std::make_unique<TrailWalk>(**origins);
  walk_origins_ = *origins;
  if (start->has_value()) {
    walk_->Start(std::move(**start));
    walk_from_ = CurrentNode();
  }
  auto step = walk_->Execute(is_elsewhere || is_of_piece ? "" : argument);
  if (!step) return step.error();
  step->is_start = argument.empty();
  return Look(std::move(*step));
}

base::Result<Look> Session::ListOutput(const std::string& argument) const {
  constexpr size_t kMost = 200;
  const auto origins = options_.run->origins(state_->tree_name());
  if (!origins) return origins.error();
  const std::vector<view::OutputPiece> pieces = (*origins)->Output();
  const auto from = argument.empty() ? 1 : FindPiece(pieces, argument);
  if (!from) return from.error();
  if (pieces.empty()) return base::Error{kNothingPrinted};
  Output output{.lines = {}, .all = pieces.size()};
  for (size_t i = *from - 1; i < pieces.size() && output.lines.size() < kMost; ++i)
    output.lines.push_back({i + 1, pieces[i].handle, pieces[i].text, (*origins)->Describe(pieces[i].origin)});
  return Look(std::move(output));
}

// Of the question, of another node, or a file of the run.
base::Result<Look> Session::ShowSource(const std::string& argument, const Work& work) const {
  if (argument.empty()) return Look(state_->behaviours().CodeOf(CurrentNode()));
  if (const auto number = ReadNumber(argument)) {
    const auto node = state_->numbering().FindNumber(*number);
    if (!node) return base::Error{"`" + argument + "` is no node of the tree."};
    return Look(state_->behaviours().CodeOf(*node));
  }
  if (options_.run == nullptr) return NotOfThisRun("source " + argument);
  auto files = options_.run->CountSource(work.stop);
  if (!files) return files.error();
  for (view::SourceFile& file : *files) {
    if (file.name != argument) continue;
    view::Code code{.file = file.name, .first_line = 1, .line = 1};
    for (view::SourceLine& line : file.lines) {
      for (view::CodePiece& piece : line.pieces) code.pieces.push_back(std::move(piece));
      code.pieces.push_back({.text = "\n"});
    }
    return Look(std::move(code));
  }
  return base::Error{"The trace has no source file `" + argument + "` with recorded code."};
}

base::Result<Look> Session::ShowExecuted(const std::string& file, const Work& work) const {
  auto files = options_.run->CountSource(work.stop);
  if (!files) return files.error();
  if (!file.empty()) {
    std::erase_if(*files, [&](const view::SourceFile& each) { return each.name != file; });
    if (files->empty()) return base::Error{"The trace has no source file `" + file + "` with recorded code."};
  }
  return Look(std::move(*files));
}

Response Session::ShowHelp(const Command& command) const {
  Help help;
  for (const CommandInfo& info : AllCommands()) {
    const std::vector<std::string_view> names = NamesOf(info);
    help.words.push_back({.group = GroupName(info.group),
                          .names = {names.begin(), names.end()},
                          .argument = std::string(info.argument),
                          .help = std::string(info.help),
                          .meanings = MeaningsAfter(info.name())});
  }
  for (const ViewInfo& view : AllViews()) {
    if (view.of_run && options_.run == nullptr) continue;
    help.words.push_back(
        {.group = "views", .names = {view.name}, .argument = view.argument, .help = view.help});
  }
  if (command.text.empty()) return session::Inform(std::move(help));
  std::erase_if(help.words, [&](const Help::Word& word) {
    return std::find(word.names.begin(), word.names.end(), command.text) == word.names.end();
  });
  if (help.words.empty())
    return Refuse("There is no `" + command.text + "`. Type help to see what there is.");
  return session::Inform(std::move(help));
}

Response Session::ShowTranscript() {
  Transcript transcript;
  for (const Step& step : steps_) {
    if (step.question != 0) transcript.lines.push_back({step.question, step.statement, step.answer});
  }
  return session::Inform(std::move(transcript));
}

Response Session::SetWidth(const Command& command) {
  if (command.has_number && command.number != 0 && command.number < 16)
    return Refuse("Statements need at least 16 columns; type width 0 for those of the screen.");
  if (command.has_number) width_ = command.number;
  return {.kind = ResponseKind::kInformation,
          .sentence = width_ == 0 ? "Statements are as wide as the screen."
                                  : "Statements are " + std::to_string(width_) + " columns wide."};
}

}  // namespace inquest::session
