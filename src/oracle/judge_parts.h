// What a judge is made of, for one run and one program.
#pragma once

#include <map>

#include "oracle/judge.h"
#include "oracle/maps.h"
#include "oracle/matching.h"
#include "oracle/run_contents.h"
#include "oracle/run_executions.h"
#include "oracle/transfer.h"
#include "oracle/world.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::Evaluated;
using trail::Frame;
using trail::Word;

Judgement DontKnow(std::string why);
Judgement JudgementOf(const Comparison& comparison);

// Calls each of which is an argument of the next: an ordinary statement has one, and is about the last.
struct Judge::Link {
  Frame frame;
  core::RoutineId routine;
  uint32_t fed = 0;  // the argument that is the call before, dictionaries not counted
};

struct Judge::Parts {
  using Chain = std::vector<Link>;
  Parts(Reference& the_reference, const trail::Trail& the_run)
      : reference(the_reference),
        run(the_run),
        matching(the_run.layout(), the_reference.program(), the_reference.names(), the_reference.files()),
        transfer(the_run, the_reference.program(), matching, the_reference.evaluator()),
        comparer(the_run, the_reference.program(), the_reference.names(), matching, transfer,
                 the_reference.evaluator()),
        matcher(the_run, the_reference.program(), the_reference.names(), matching, transfer,
                the_reference.evaluator()),
        maps(the_run, the_reference.apply_map(), transfer, matcher, the_reference.evaluator()) {}

  // How functions are shown in the statements; null: as partial applications.
  void ShowFunctions(const traced::FunctionUses* uses);

  Judgement AsKnownAt(trail::Address time, const Frame& frame);
  // The statement as it stands, and how the program goes on where the run was stopped, within so many steps.
  Judgement GoOn(trail::Address time, const Frame& frame, uint64_t steps);
  Judgement Compute(Chain chain);
  // The statement's calls, in a fresh state.
  Evaluator::Outcome Call(const Chain& chain);
  std::vector<Word> ArgumentsOf(const Link& link, std::optional<Word> before);
  // An action in the statement's result, in that of the action before, or in a reference or array that this
  // one left it in, and one of its executions.
  struct Executed {
    FoundAction found;
    Execution execution;
  };
  using Route = std::vector<Executed>;
  // What the reference gave to functions of the run, from `first` of Maps::given on, does what the run's did.
  std::vector<FoundAction> GivenSince(size_t first, const World* world) const;
  Judgement JudgeAction(const Chain& chain, const Route& from, const FoundAction& found);
  Judgement JudgeExecution(const Chain& chain, const Route& route);
  Comparison CompareLast(const Chain& chain, const Route& route);
  std::vector<trail::Address> MadeIn(const Execution& execution);
  std::optional<std::vector<size_t>> PairMade(const std::vector<trail::Address>& in_run, size_t first);
  Comparison CompareMade(const Execution& execution, size_t first);
  // The last action of a route that was found, evaluated; `outcome` is what the one before came to.
  Evaluator::Outcome Follow(Evaluator::Outcome outcome, const FoundAction& found);
  Comparison CompareExecution(const Execution& execution, World& world, Evaluator::Outcome outcome);
  bool WasInterferedWith(const Execution& execution);
  Comparison CompareReadings(const World& world, Evaluator::Outcome* outcome);
  Comparison CompareMutables(const Execution& execution);
  Comparison CompareHeld(const Execution& execution, trail::Address object, uint64_t element, Word held);
  // Constants that hold references or arrays (unsafePerformIO): the run's, not new ones, are meant.
  void FindSharedConstants();
  const RunExecutions& Executions() {
    if (executions == nullptr) executions = std::make_unique<RunExecutions>(run);
    return *executions;
  }
  const RunContents& AllContents() {
    if (contents == nullptr) {
      const trail::AsOf as_of(run, trail::Trail::kAlways);  // whatever the statement knows
      contents = std::make_unique<RunContents>(run, Executions());
    }
    return *contents;
  }

  // What came of going on.
  struct Gone {
    Progress progress = Progress::kNone;
    Word needs = 0;                 // which part, where it comes to need one; 0: not known
    uint64_t steps = 0, calls = 0;  // until then
    bool asked_maps = false;        // for what calls gave
  };
  struct GoneInCall : Gone {  // where a map tells of a call; its own calls only
    Word place = 0;
    uint64_t calls_since = 0;  // of the run, since it made the call
  };
  Judgement UnlessForks(Judgement judgement) const;
  uint64_t CallsSinceFrame(size_t number);
  void NoteProgress(const Comparison& comparison);
  static bool ComesAsFar(const Gone& own, const Gone& right);
  static bool FallsBehind(const GoneInCall& right, const std::vector<GoneInCall>& own);
  bool EndedForEver(const Frame& frame);
  bool HadTime(const Frame& frame, const Gone& right, const Gone& own, uint64_t calls_made);

  uint32_t executions_left = 0;        // that are tried for this statement
  std::optional<uint64_t> step_limit;  // where it goes on
  Gone gone;
  std::vector<GoneInCall> gone_in_calls;
  bool forks = false;  // an action of the statement forks threads, and what these do was not compared
  uint64_t steps_before = 0, calls_before = 0;  // the call
  Reference& reference;
  const trail::Trail& run;
  Matching matching;
  Transfer transfer;
  Comparer comparer, matcher;
  Maps maps;
  std::unique_ptr<RunExecutions> executions;
  std::unique_ptr<RunContents> contents;
  std::vector<std::pair<core::RoutineId, Word>> shared_constants;
  std::map<std::pair<trail::Address, trail::Address>, Judgement> known;  // by frame and time
  std::vector<uint32_t> calls_since;                                     // by frame; empty: not counted yet
};

}  // namespace inquest::oracle
