#include "oracle/judge.h"

#include <unordered_map>

#include "oracle/compare.h"
#include "oracle/matching.h"
#include "oracle/transfer.h"
#include "tree/trail_behaviours.h"
#include "value/path.h"

namespace inquest::oracle {

using reduce::Evaluator;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Word;

namespace {

Judgement DontKnow(std::string why) { return {Judgement::kDontKnow, std::move(why)}; }

Judgement JudgementOf(const Comparison& comparison) {
  if (comparison.differs) {
    value::Path path = {{value::Step::Kind::kResult, 0}};
    path.insert(path.end(), comparison.path.begin(), comparison.path.end());
    return {Judgement::kWrong, value::PathText(path)};
  }
  if (!comparison.unknown.empty()) return DontKnow(comparison.unknown);
  return {Judgement::kCorrect, ""};
}

}  // namespace

struct Judge::Parts {
  Parts(Reference& the_reference, const trail::Trail& the_run)
      : reference(the_reference),
        run(the_run),
        matching(the_run.layout(), the_reference.program(), the_reference.names(), the_reference.files()),
        transfer(the_run, the_reference.program(), matching, the_reference.evaluator()),
        comparer(the_run, the_reference.program(), the_reference.names(), matching, transfer,
                 the_reference.evaluator()) {}

  Judgement Compute(const Frame& frame);
  // The statement's call; the arguments are on the roots of the evaluator.
  Evaluator::Outcome Call(const Frame& frame, core::RoutineId routine, uint32_t callable);

  Reference& reference;
  const trail::Trail& run;
  Matching matching;
  Transfer transfer;
  Comparer comparer;
  std::unordered_map<trail::Address, Judgement> known;
};

Judge::Judge(Reference& reference, const trail::Trail& run)
    : parts_(std::make_unique<Parts>(reference, run)) {}
Judge::~Judge() = default;

Evaluator::Outcome Judge::Parts::Call(const Frame& frame, core::RoutineId routine, uint32_t callable) {
  Evaluator& evaluator = reference.evaluator();
  evaluator.Restart();
  transfer.Forget();
  const trail::Callable& called = run.layout().callables[callable];
  const Word function = transfer.Routine(routine, run.Enclosing(frame), callable);
  std::vector<Word> arguments;
  for (uint32_t i = 0; i < called.arity; ++i) {
    const Word argument = run.argument(frame, i);
    // A dictionary that nobody looked at is a dictionary all the same.
    if (i < called.hidden && run.Evaluate(argument).status != Evaluated::kValue) {
      arguments.push_back(evaluator.MakeHole(kUnknownFunction));
    } else {
      arguments.push_back(transfer.Value(argument));
    }
  }
  return evaluator.Apply(function, arguments);
}

Judgement Judge::Parts::Compute(const Frame& frame) {
  const trail::Variant& variant = run.variant(frame);
  if (variant.callable == kNone || variant.is_block) return DontKnow("This is no call.");
  const Word result = run.word(run.ResultCell(frame));
  const Evaluated value = run.Evaluate(result);
  // Nothing that could be wrong.
  if (value.status == Evaluated::kUnevaluated || value.status == Evaluated::kUnfinished) {
    return {Judgement::kCorrect, ""};
  }
  const core::RoutineId routine = matching.Routine(variant.callable);
  if (!routine.has_value()) return DontKnow("The reference program has no such routine.");
  reference.set_world(nullptr);
  const Evaluator::Outcome outcome = Call(frame, routine, variant.callable);
  const Comparison comparison = comparer.CompareOutcome(result, outcome);
  Judgement judgement = JudgementOf(comparison);
  if (judgement.verdict == Judgement::kCorrect && !comparison.actions.empty()) {
    return DontKnow("Actions are not judged yet.");
  }
  return judgement;
}

Judgement Judge::Of(const Frame& frame) {
  const auto [known, is_new] = parts_->known.try_emplace(frame.address);
  if (is_new) known->second = parts_->Compute(frame);
  return known->second;
}

Judgement Judge::Of(const tree::Behaviours& behaviours, tree::NodeId node) {
  const auto* of_trail = dynamic_cast<const tree::TrailBehaviours*>(&behaviours);
  if (of_trail == nullptr) return DontKnow("This is no statement of the run.");
  const Frame frame = of_trail->frame(node);
  if (frame.address == parts_->run.reader().first()) return DontKnow("The run never came to main.");
  return Of(frame);
}

}  // namespace inquest::oracle
