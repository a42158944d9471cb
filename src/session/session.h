// The debugging session: Execute(Command) -> Response is the whole debugger; interfaces only translate
// (docs/session_protocol.md). It follows Algorithm 1 of generalized-2018: as long as the searched tree has a
// node that is not judged, the strategy chooses one, somebody judges it; then the buggy node is the finding.
//
// Tree and trace never change; verdicts are an overlay (strategy/search.h). What changes the session is a
// step of events (step.h), written to the journal before the response is given.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "run/run.h"
#include "session/answerer.h"
#include "session/answers.h"
#include "session/command.h"
#include "session/describe.h"
#include "session/journal.h"
#include "session/response.h"
#include "session/run_trees.h"
#include "session/slices.h"
#include "session/state.h"
#include "session/step.h"
#include "session/trail_walk.h"
#include "session/trees.h"
#include "session/work.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

// Evaluates what a person expects (`expect EXPR`) in the scope of the traced program.
class Evaluator {
 public:
  virtual ~Evaluator() = default;
  struct Comparison {
    bool equal = false;
    std::string difference;  // a path to the first subterm that differs
  };
  // Compares a part of a node's statement (`r`: the result) with the value of the expression; the behaviours
  // are those of the run's own tree. The error is a sentence: the expression is wrong, or took too long. Told
  // to stop, it returns soon, and what it returns is of no use.
  virtual base::Result<Comparison> Compare(const tree::Behaviours& behaviours, NodeId node,
                                           const value::Path& part, const std::string& expression,
                                           const std::stop_token& stop) = 0;
};

// What is known of a run before anything is asked: a test failed, say.
struct Beginning {
  std::vector<RoutineId> trusted;  // never asked about; what they called is
  std::optional<NodeId> wrong;     // of the tree of the run: the search begins below it
  std::string by;                  // who says that it is
};

struct Options {
  std::string tree;      // of the run; empty: its default
  std::string strategy;  // empty: the default of the run
  std::string order = "outermost";
  std::string transforms;            // names separated by blanks
  std::string granularity;           // empty: that of the tree
  Answers* answers = nullptr;        // of earlier sessions; null: none are used, none are stored
  bool use_earlier = true;           // false: they are stored only
  std::vector<Answerer*> answerers;  // asked after the earlier answers, before the person
  bool confirm = false;     // a person is asked about what an answerer or an agent found to be the fault
  bool trust_root = false;  // main was not recorded: nothing can be said about it
  // Called once, with the tree that is asked about; may be empty.
  std::function<Beginning(const tree::Tree& tree, const tree::Behaviours& behaviours)> beginning;
  Journal* journal = nullptr;  // null: none is kept
  // Called if the journal belongs to another run: the one to use instead. None, or null: that is an error.
  std::function<Journal*()> other_journal;
  Evaluator* evaluator = nullptr;
  // What recorded it, for views that the tree cannot give; outlives the session. Null: these say so.
  const run::Run* run = nullptr;
  // What tells what a marked value depends on, if that is not the run; outlives the session.
  const run::Slicer* slicer = nullptr;
  size_t statement_columns = kTranscriptBudget;  // of responses; fewer take less time, 0 none
};

class Session {
 public:
  // What is passed in outlives the session. Fails on a tree, strategy, order or transform that does not
  // exist, and on a journal that belongs to another run; continues one that fits.
  static base::Result<std::unique_ptr<Session>> Create(const TreeToSearch& tree, Options options);
  // On the trees of a run. Where the root is what is asked about first, no tree is built yet: the first
  // command waits for it.
  static base::Result<std::unique_ptr<Session>> Create(const run::Run& run, Options options,
                                                       const Work& work = {});

  // Where it is told to stop before anything has changed, nothing changes, and it refuses (work.h).
  Response Execute(const Command& command, const Work& work = {});
  // Uses the time until the first command: builds the tree in a thread of its own. Until then nothing may
  // look at the run, also not through a response.
  void Prepare();
  // Gives up what Prepare() began.
  void StopPreparing() { run_trees_->Stop(); }

  // The question or finding that the session stands at.
  Response Current();

  // What could not be written yet to journal and answers, since the disk was full. The error says that it
  // still cannot be, and why.
  base::Status WriteRest() const;

  bool asks() const { return question_.has_value(); }

  const std::vector<Step>& steps() const { return steps_; }
  // Steps taken back, the next to be redone last.
  const std::vector<Step>& undone() const { return undone_; }
  // In the order of the session; the one it stands at, if it does, is the last.
  const std::vector<Finding>& findings() const { return findings_; }
  // Of the tree as transformed: what node numbers of responses mean.
  const tree::Behaviours& behaviours() const { return state_->behaviours(); }
  const State& state() const { return *state_; }
  std::vector<std::string> ViewNames() const;
  // The first words that can be typed where it stands: `zoom, reject, next, undo or quit`.
  std::string_view WordsNow() const;
  // What may stand after these words: names of functions after `observe`, of strategies after `strategy`.
  // `before` is what is typed between the command and the word. Passes over the tree where functions are
  // meant.
  std::vector<std::string> Choices(std::string_view command, std::string_view before, const Work& work = {});
  // Whether the journal had steps already.
  bool resumed() const { return resumed_; }
  // Columns that the person wants for statements; 0: the interface decides.
  uint64_t width() const { return width_; }

 private:
  std::string HintAtMaps();
  Session(std::unique_ptr<RunTrees> run_trees, Options options);

  // session_start.cpp
  base::Status Start(const Work& work);
  bool StartAtRoot(const Work& work);
  base::Status StartAtTree(const Work& work);
  base::Status WaitForTree(const Work& work);
  void UseTrees(std::unique_ptr<Trees> trees);
  RunMark Mark() const;
  base::Status Open();
  void Begin(Step* step);
  base::Status Resume(const JournalContents& contents);
  base::Status Restart(const std::string& why);

  // session.cpp
  Response Quit() const;
  Response Obey(const Command& command, const Work& work);
  // Fails on steps that this run cannot have: `may_be_foreign`, and on verdicts about other statements.
  base::Status Restore(bool may_be_foreign = false);
  bool IsAboutThisRun(const Step& step, const Event& event) const;
  Step MakeStep(const Command& command) const;
  Step MakeAnswer(const Command& command, std::string_view answer) const;  // to the question
  void LeaveFinding(const Step& step);
  void NoteZoom(const Step& step);
  Response Commit(Step step);
  void Advance(Step* step);
  void AskOrFind(Step* step);
  std::optional<NodeId> NodeToGrow() const;
  // Who judged the statement of the finding, if that was no person; then one is asked, with Options::confirm.
  std::string WhoFound() const;
  void ApplyInStep(Event event, Step* step);
  std::optional<Event> AnswerWithoutAsking(NodeId node, std::string key);
  bool IsKnownCorrect(NodeId node) const;
  void Write(const base::Status& status);
  uint32_t QuestionNumber() const;
  NodeId CurrentNode() const;
  Question MakeQuestion(NodeId node, std::string key) const;
  // Of the statement of a node of the tree that is searched.
  std::string KeyOf(NodeId node) const;

  // session_answers.cpp: each makes a step and commits it, or refuses.
  Response Answer(const Command& command, Verdict verdict, By by);
  Response Expect(const Command& command, const Work& work);
  Response AnswerOfPart(const Command& command, const std::string& part,
                        const Evaluator::Comparison& compared, const Work& work);
  Response Trust(const Command& command);
  Response Skip(const Command& command);
  Response Reject(const Command& command);
  Response Next(const Command& command);
  base::Result<std::vector<Event>> TrustEvents(const Command& command) const;
  Response NoQuestion() const;
  // Keeps the answers of the program as the steps say.
  void Remember(const Step& step);
  void Forget(const Step& step);

  // session_marks.cpp
  Response Mark(const Command& command, const Work& work);
  Response Where(const Command& command, const Work& work);
  // The node of the tree of the run that a mark in the question is about.
  base::Result<NodeId> NodeToMark() const;
  base::Result<Step> MarkStep(const Command& command, const std::vector<value::Path>& paths, By by,
                              const Work& work) const;
  std::string TextOfMark() const;

  // session_moves.cpp
  Response Undo();
  Response Redo();
  Response GoTo(const Command& command);
  bool IsLeftOut(NodeId node) const;
  Response AskNode(const Command& command);
  Response JudgeAnew(NodeId node);
  Response StartFrom(const Command& command);
  Response Choose(const Command& command, EventKind kind);
  Response Reshape(const Command& command, const Work& work);
  Response Zoom(const Command& command);
  std::vector<size_t> StepsOnThisTree() const;
  Response Switch(const Command& command, const Work& work);
  void TakeBack();

  // session_looks.cpp: nothing changes.
  Response Inform();
  Response Show(const Command& command);
  Response ShowView(const Command& command, const Work& work);
  base::Result<Look> MakeLook(const std::string& name, const std::string& argument, const Work& work);
  base::Result<Look> ObserveCalls(const std::string& argument, const Work& work) const;
  base::Result<Look> FollowTrail(const std::string& argument);
  base::Result<Look> TakeTrailStep(const std::string& typed);
  base::Result<view::Origin> FindTrailOfPiece(run::Origins& origins, const std::string& path) const;
  base::Result<std::optional<view::Origin>> FindTrailStart(run::Origins& origins,
                                                           std::string_view argument) const;
  base::Result<Look> ListOutput(const std::string& argument) const;
  base::Result<Look> ShowSource(const std::string& argument, const Work& work) const;
  base::Result<Look> ShowExecuted(const std::string& file, const Work& work) const;
  Response ShowChoices(const Command& command, const Work& work);
  Response ShowHelp(const Command& command) const;
  // Of what may follow a word.
  Meanings MeaningsAfter(std::string_view word) const;
  Response ShowTranscript();
  Response SetWidth(const Command& command);

  const std::unique_ptr<RunTrees> run_trees_;
  Options options_;
  Slices slices_;
  std::unique_ptr<EarlierAnswers> earlier_answers_;
  std::unique_ptr<Keys> keys_;
  std::unique_ptr<Trees> trees_;
  std::unique_ptr<State> state_;
  bool at_root_ = false;  // the first question stands, the tree is not there yet
  std::vector<Step> steps_;
  std::vector<Step> undone_;
  std::optional<Question> question_;
  std::vector<Finding> findings_;
  bool at_finding_ = false;
  size_t outer_findings_ = 0;  // when an equation was zoomed into; the last of them is its
  bool rejecting_ = false;     // `reject` was said once
  std::vector<Evidence> unasked_;
  std::string warning_;
  std::string marked_;       // what a mark changed
  std::string told_;         // the warning that came with the first question
  bool explained_ = false;   // what the answers mean at an unfinished statement
  bool chose_tree_ = false;  // nobody else did
  bool named_maps_ = false;  // the other way to show functions
  bool resumed_ = false;
  uint64_t width_ = 0;
  std::unique_ptr<TrailWalk> walk_;             // made when a trail is first followed
  const run::Origins* walk_origins_ = nullptr;  // in the terms of which tree
  NodeId walk_from_;                            // the question that it began at
};

}  // namespace inquest::session
