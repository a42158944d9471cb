#include "session/session.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/fnv.h"
#include "session/finding.h"
#include "session/shows_code.h"
#include "value/hash.h"

namespace inquest::session {
namespace {

// What a command does that may take long, for whoever waits; empty if it says so itself, or does nothing.
const char* WorkOf(CommandKind kind) {
  switch (kind) {
    case CommandKind::kYes:
    case CommandKind::kNo:
    case CommandKind::kDontKnow:
    case CommandKind::kInadmissible:
    case CommandKind::kSkip:
    case CommandKind::kTrust:
    case CommandKind::kTrustModule:
    case CommandKind::kUndo:
    case CommandKind::kRedo:
    case CommandKind::kGoTo:
    case CommandKind::kNode:
    case CommandKind::kStart:
    case CommandKind::kStrategy:
    case CommandKind::kOrder:
    case CommandKind::kGranularity:
    case CommandKind::kReject:
    case CommandKind::kNext:
    case CommandKind::kZoom:
    case CommandKind::kInfo:
      return "choosing the question";
    case CommandKind::kExpect:
      return "evaluating the expression";
    case CommandKind::kMark:
    case CommandKind::kWhere:
      return "following the value";
    case CommandKind::kTransform:
      return "reshaping the tree";
    case CommandKind::kShow:
    case CommandKind::kUnfold:
    case CommandKind::kView:
    case CommandKind::kChoices:
      return "looking at the run";
    case CommandKind::kSwitch:
    case CommandKind::kWidth:
    case CommandKind::kTranscript:
    case CommandKind::kHelp:
    case CommandKind::kQuit:
      break;
  }
  return "";
}

// Of a piece of an equation, which is known by its place there.
std::string KeyOfPiece(const tree::Behaviours& behaviours, NodeId node) {
  const view::RoutineInfo info = behaviours.routine(RoutineId(0));
  const uint64_t code = base::Fnv().AddWhole(info.around).Add(behaviours.EquationOf(node)).value();
  return info.module + " " + std::to_string(code) + " " +
         value::HashText(value::HashOf(behaviours.terms(), behaviours.Describe(node)));
}
By ByOf(const Command& command) { return command.by.empty() ? By::kPerson : By::kAgent; }

}  // namespace

// The state that the steps make. Findings on the way are those that a step went on from.
base::Status Session::Restore(bool may_be_foreign) {
  state_ = std::make_unique<State>(*trees_, slices_);
  findings_.clear();
  unasked_.clear();
  rejecting_ = false;
  std::vector<Step> steps = std::exchange(steps_, {});
  for (Step& step : steps) {
    if (LeavesFinding(step) && state_->search().finding())
      findings_.push_back(MakeFinding(*state_, steps_, options_.statement_columns));
    NoteZoom(step);
    for (const Event& event : step.events) {
      base::Status status = state_->Apply(event);
      if (status.ok() && may_be_foreign && !IsAboutThisRun(step, event))
        status = base::Error{"What `" + step.command + "` was said of is another statement here."};
      if (!status) {
        steps_ = std::move(steps);
        return status;
      }
    }
    steps_.push_back(std::move(step));
  }
  // The steps hold all that was known when they were made; another session may have answered more since.
  Advance(&steps_.back());
  return base::Unit{};
}

// Runs may have as many nodes as each other, and do the same on the whole; then nodes and routines of one are
// something else in the other.
bool Session::IsAboutThisRun(const Step& step, const Event& event) const {
  const tree::Behaviours& behaviours = state_->behaviours();
  if (event.kind == EventKind::kTrust) return behaviours.routine(event.routine).name == event.name;
  if (event.kind != EventKind::kJudge || event.key.empty()) return true;
  if (!IsKeyOfNode(event.key)) return KeyOf(event.node) == event.key;
  return step.question == 0 || step.node != event.node ||
         DescribeStatement(behaviours, event.node, options_.statement_columns) == step.statement;
}

Step Session::MakeStep(const Command& command) const {
  Step step;
  step.command = PrintCommand(command);
  return step;
}

Step Session::MakeAnswer(const Command& command, std::string_view answer) const {
  Step step = MakeStep(command);
  step.question = question_->number;
  step.node = question_->node;
  step.node_number = question_->node_number;
  step.statement = question_->statement;
  step.answer = answer;
  return step;
}

// A finding stays on record if it was rejected or followed by the next one.
void Session::LeaveFinding(const Step& step) {
  if (at_finding_ && !LeavesFinding(step)) findings_.pop_back();
  NoteZoom(step);
  at_finding_ = false;
  rejecting_ = false;
}

// The finding that was zoomed into stays on record while its inside is asked about. Back there, it is found
// again.
void Session::NoteZoom(const Step& step) {
  for (const Event& event : step.events) {
    if (event.kind == EventKind::kZoom) outer_findings_ = findings_.size();
    if (event.kind == EventKind::kZoomOut)
      findings_.resize(outer_findings_ - std::min<size_t>(outer_findings_, 1));
  }
}

Response Session::Commit(Step step) {
  LeaveFinding(step);
  const bool kept_to_some = state_->search().keeps_to_some();
  for (const Event& event : step.events) {
    if (const base::Status status = state_->Apply(event); !status) {
      const base::Status restored = Restore();
      CHECK(restored.ok());
      return {.kind = ResponseKind::kRefusal, .sentence = status.error().message};
    }
  }
  undone_.clear();
  steps_.push_back(std::move(step));
  Advance(&steps_.back());
  if (kept_to_some && !state_->search().keeps_to_some() && question_)
    marked_ = "Nothing that the mark kept is at fault by itself. What it left out is asked about now.";
  if (options_.journal != nullptr) Write(options_.journal->Append(steps_.size() - 1, steps_.back()));
  Remember(steps_.back());
  return Current();
}

// Uses what is known without asking, until there is a question or the search has ended (generalized-2018,
// Algorithm 1, with an oracle before the person). What was used becomes part of the step.
void Session::Advance(Step* step) {
  for (;;) {
    AskOrFind(step);
    if (question_) return;
    const std::optional<NodeId> node = NodeToGrow();
    if (!node) break;
    ApplyInStep({.kind = EventKind::kGrow, .node = *node}, step);
  }
  if (!state_->search().finding()) return;
  if (std::string who = options_.confirm ? WhoFound() : ""; !who.empty()) {
    const NodeId node = state_->search().finding()->node;
    question_ = MakeQuestion(node, KeyOf(node));
    question_->confirms = std::move(who);
    return;
  }
  at_finding_ = true;
  findings_.push_back(MakeFinding(*state_, steps_, options_.statement_columns));
}

// A node of the finding that needs something which is not in the tree yet, in the tree of the run.
std::optional<NodeId> Session::NodeToGrow() const {
  if (state_->zoomed()) return std::nullopt;
  const auto finding = state_->search().finding();
  if (!finding) return std::nullopt;
  std::vector<NodeId> nodes = {finding->node};
  for (const auto* more : {&finding->cycle, &finding->dont_knows, &finding->passed})
    nodes.insert(nodes.end(), more->begin(), more->end());
  if (finding->endless) {
    const std::vector<NodeId>& calls = finding->endless->calls;
    nodes.insert(nodes.end(), calls.end() - std::min<ptrdiff_t>(finding->endless->turn, std::ssize(calls)),
                 calls.end());
  }
  for (const NodeId node : nodes) {
    for (const NodeId original : state_->numbering().OriginalsOf(node))
      if (state_->NeedsMore(original)) return original;
  }
  return std::nullopt;
}

std::string Session::WhoFound() const {
  const std::string key = KeyOf(state_->search().finding()->node);
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
    for (auto event = step->events.rbegin(); event != step->events.rend(); ++event) {
      if (event->kind != EventKind::kJudge || event->key != key || event->by == By::kSameStatement) continue;
      return event->name;
    }
  }
  return "";
}

void Session::ApplyInStep(Event event, Step* step) {
  CHECK(state_->Apply(event).ok());
  step->events.push_back(std::move(event));
}

void Session::AskOrFind(Step* step) {
  question_.reset();
  at_finding_ = false;
  for (;;) {
    if (const std::optional<NodeId> wrong = state_->NodeToHalve())
      ApplyInStep({.kind = EventKind::kHalve, .node = *wrong}, step);
    const std::optional<NodeId> node = state_->NextQuestion();
    if (!node) return;
    std::string key = KeyOf(*node);
    std::optional<Event> known;
    if (!state_->chosen()) known = AnswerWithoutAsking(*node, key);
    if (!known) {
      question_ = MakeQuestion(*node, std::move(key));
      return;
    }
    unasked_.push_back(
        {.node = *node,
         .node_number = state_->NumberOf(*node),
         .statement = DescribeStatement(state_->behaviours(), *node, options_.statement_columns),
         .verdict = known->verdict,
         .by = known->by,
         .author = known->name});
    ApplyInStep(std::move(*known), step);
  }
}

std::optional<Event> Session::AnswerWithoutAsking(NodeId node, std::string key) {
  Event event{.kind = EventKind::kJudge, .node = node, .key = std::move(key)};
  if (const auto known = state_->Known(event.key)) {
    event.verdict = *known;
    event.by = By::kSameStatement;
    return event;
  }
  if (const auto known = state_->KnownByPrefix(node)) {
    event.verdict = *known;
    event.by = By::kSameStatement;
    return event;
  }
  // One that finished elsewhere with the same arguments is not suspect for not having finished here.
  const tree::Behaviours& behaviours = state_->behaviours();
  if (!state_->forgotten(event.key) && FinishedElsewhere(behaviours, node)) {
    event.verdict = Verdict::kCorrect;
    event.by = By::kFinishedTwin;
    return event;
  }
  if (state_->forgotten(event.key)) return std::nullopt;
  const Asked asked{.key = event.key,
                    .tree = state_->run_tree(),
                    .behaviours = state_->run_behaviours(),
                    .parts = state_->numbering().PartsOf(node),
                    .question = [&] { return MakeQuestion(node, event.key); },
                    .is_correct = [&](NodeId other) { return IsKnownCorrect(other); }};
  for (Answerer* answerer : options_.answerers) {
    // Others know about calls only.
    if (state_->zoomed() && answerer->by() != By::kEarlierAnswer) continue;
    const auto verdict = answerer->Judge(asked);
    if (std::string trouble = answerer->TakeTrouble(); !trouble.empty())
      warning_ += (warning_.empty() ? "" : "\n") + trouble;
    if (!verdict) continue;
    event.verdict = *verdict;
    event.by = answerer->by();
    event.name = answerer->name();
    return event;
  }
  return std::nullopt;
}

// Of the tree of the run.
bool Session::IsKnownCorrect(NodeId node) const {
  const tree::Behaviours& behaviours = state_->run_behaviours();
  if (behaviours.OutcomeOf(node) == tree::Outcome::kUnfinished) return false;
  const std::string key = keys_->Of(behaviours, state_->run_tree().routine(node), node);
  std::optional<Verdict> known = state_->Known(key);
  const bool knows_earlier = options_.answers != nullptr && options_.use_earlier && !state_->forgotten(key);
  if (!known && knows_earlier) known = options_.answers->Find(key);
  return known == Verdict::kCorrect;
}

// The session goes on without its files, having said so.
void Session::Write(const base::Status& status) {
  if (!status && warning_.empty())
    warning_ = status.error().message + " The session goes on; it is written as soon as that is possible.";
}

uint32_t Session::QuestionNumber() const {
  uint32_t last = 0;
  for (const Step& step : steps_) last = std::max(last, step.question);
  return last + 1;
}

NodeId Session::CurrentNode() const {
  if (question_) return question_->node;
  if (at_finding_) return findings_.back().fault.node;
  return state_->search().root();
}

// Unfinished statements were cut off at different points, in this run and in others: each is its own,
// whatever it looks like.
std::string Session::KeyOf(NodeId node) const {
  const tree::Behaviours& behaviours = state_->behaviours();
  if (behaviours.OutcomeOf(node) == tree::Outcome::kUnfinished) {
    if (state_->zoomed()) return KeyOfNodes({NodeId(state_->NumberOf(node))});
    return KeyOfNodes(state_->numbering().PartsOf(node));
  }
  if (state_->zoomed()) return KeyOfPiece(behaviours, node);
  return keys_->Of(behaviours, state_->tree().routine(node), node);
}

Question Session::MakeQuestion(NodeId node, std::string key) const {
  const tree::Behaviours& behaviours = state_->behaviours();
  return {.number = QuestionNumber(),
          .node = node,
          .node_number = state_->NumberOf(node),
          .routine = behaviours.routine(state_->tree().routine(node)),
          .key = std::move(key),
          .unfinished = behaviours.OutcomeOf(node) == tree::Outcome::kUnfinished,
          .statement = DescribeStatement(behaviours, node, options_.statement_columns),
          .part = behaviours.PartOf(node),
          .shown = options_.statement_columns == 0
                       ? view::Shown()
                       : view::Shown{&behaviours.terms(), behaviours.Describe(node)}};
}

// Where a question shows code, and another tree would show what it did, or the other way round: the first
// time.
std::string Session::HintAtMaps() {
  if (named_maps_ || question_->shown.terms == nullptr) return "";
  const std::vector<run::TreeKind> kinds = run_trees_->kinds();
  const auto maps = std::find_if(kinds.begin(), kinds.end(), [](const auto& kind) { return kind.has_maps; });
  if (maps == kinds.end()) return "";
  if (maps->name == state_->tree_name()) {
    if (!chose_tree_ || !ShowsMap(*question_->shown.terms, question_->shown.statement)) return "";
    named_maps_ = true;
    return "{1 -> 3, 2 -> 4} is a function, by what it gave in this run. `switch " + kinds.front().name +
           "` shows functions by name.";
  }
  if (!ShowsCode(*question_->shown.terms, question_->shown.statement)) return "";
  named_maps_ = true;
  return "Functions are shown by their code here. `switch " + maps->name +
         "` shows them by what they did: {1 -> 3, 2 -> 4}.";
}

Response Session::Current() {
  Response response;
  response.unasked = std::exchange(unasked_, {});
  response.warning = std::exchange(warning_, {});
  response.marked = std::exchange(marked_, {});
  if (at_root_) told_ = response.warning;
  if (question_) {
    response.kind = ResponseKind::kQuestion;
    response.question = question_;
    if (question_->unfinished && !std::exchange(explained_, true)) {
      response.hint =
          "Unfinished when the run ended. yes: right so far; no: it should have returned or done something "
          "else; inadmissible: it should not have been called.";
    } else if (!question_->confirms.empty()) {
      response.hint = "The fault is here if this is wrong, as " + question_->confirms + " says.";
    } else {
      response.hint = HintAtMaps();
    }
  } else if (at_finding_) {
    response.kind = ResponseKind::kFinding;
    response.finding = findings_.back();
  } else {
    response.kind = ResponseKind::kNoFault;
    response.sentence = findings_.empty() ? "Nothing was judged wrong, so there is no fault to name."
                                          : "No further fault was found.";
  }
  return response;
}

std::string_view Session::WordsNow() const {
  if (question_) return kWordsAtQuestion;
  return at_finding_ ? "zoom, reject, next, undo or quit" : "undo or quit";
}

base::Status Session::WriteRest() const {
  if (options_.journal != nullptr) {
    if (const base::Status status = options_.journal->WriteRest(); !status) return status;
  }
  return options_.answers == nullptr ? base::Unit{} : options_.answers->WriteRest();
}

Response Session::Quit() const {
  Response response{.kind = ResponseKind::kQuit};
  if (const base::Status status = WriteRest(); !status)
    response.warning = status.error().message + " What was answered last is not kept.";
  return response;
}

Response Session::Execute(const Command& command, const Work& work) {
  if (command.kind == CommandKind::kQuit) return Quit();
  if (command.kind == CommandKind::kHelp) return ShowHelp(command);  // also while the tree is built
  if (work.stop.stop_requested()) return Refuse(kStopped);
  if (const base::Status status = WaitForTree(work); !status) return Refuse(status.error().message);
  Response response = Obey(command, work);
  if (response.warning.empty()) response.warning = std::exchange(warning_, {});
  return response;
}

Response Session::Obey(const Command& command, const Work& work) {
  if (question_ && !question_->confirms.empty() && !command.by.empty() && IsAnswer(command.kind))
    return Refuse("A person has to say whether this is right before the fault is named. Ask them.");
  const char* const what = WorkOf(command.kind);
  const std::shared_ptr<void> working = *what == '\0' ? nullptr : work.Begin(what);
  switch (command.kind) {
    case CommandKind::kYes:
      return Answer(command, Verdict::kCorrect, ByOf(command));
    case CommandKind::kNo:
      return Answer(command, Verdict::kWrong, ByOf(command));
    case CommandKind::kDontKnow:
      return Answer(command, Verdict::kDontKnow, ByOf(command));
    case CommandKind::kInadmissible:
      return Answer(command, Verdict::kInadmissible, ByOf(command));
    case CommandKind::kMark:
      return Mark(command, work);
    case CommandKind::kSkip:
      return Skip(command);
    case CommandKind::kTrust:
    case CommandKind::kTrustModule:
      return Trust(command);
    case CommandKind::kExpect:
      return Expect(command, work);
    case CommandKind::kUndo:
      return Undo();
    case CommandKind::kRedo:
      return Redo();
    case CommandKind::kGoTo:
      return GoTo(command);
    case CommandKind::kNode:
      return AskNode(command);
    case CommandKind::kStart:
      return StartFrom(command);
    case CommandKind::kStrategy:
      return Choose(command, EventKind::kStrategy);
    case CommandKind::kOrder:
      return Choose(command, EventKind::kOrder);
    case CommandKind::kGranularity:
      return Choose(command, EventKind::kGranularity);
    case CommandKind::kSwitch:
      return Switch(command, work);
    case CommandKind::kTransform:
      return Reshape(command, work);
    case CommandKind::kZoom:
      return Zoom(command);
    case CommandKind::kReject:
      return Reject(command);
    case CommandKind::kNext:
      return Next(command);
    case CommandKind::kInfo:
      return Inform();
    case CommandKind::kShow:
    case CommandKind::kUnfold:
      return Show(command);
    case CommandKind::kWhere:
      return Where(command, work);
    case CommandKind::kWidth:
      return SetWidth(command);
    case CommandKind::kTranscript:
      return ShowTranscript();
    case CommandKind::kView:
      return ShowView(command, work);
    case CommandKind::kChoices:
      return ShowChoices(command, work);
    case CommandKind::kHelp:
      return ShowHelp(command);
    case CommandKind::kQuit:
      return {.kind = ResponseKind::kQuit};
  }
  return {};
}

}  // namespace inquest::session
