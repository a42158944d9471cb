#include "oracle/expressions.h"

#include <optional>

#include "oracle/closed_world.h"
#include "oracle/compare.h"
#include "oracle/matching.h"
#include "oracle/transfer.h"

namespace inquest::oracle {

using haskell::program::Workspace;
using reduce::Evaluator;
using trail::Word;

namespace {

constexpr const char* kAnswerInstead = " Answer yes or no instead.";

// What a person is told.
std::string WhyUndecided(reduce::Hole hole, const std::string& expression) {
  switch (hole) {
    case kOtherFunction:
    case kUnknownFunction:
    case kErrorInFunction:
      return "Functions cannot be compared, and there is one in the value.";
    case kTooLong:
      return "Evaluating `" + expression + "` took too long.";
    case kUnknownInput:
      return "Evaluating `" + expression + "` would read or write outside, which it may not.";
    case kNotKept:
      return "A part of the result was not kept.";
    default:
      return "The result cannot be compared with `" + expression + "`.";
  }
}

// An expression that is being compared.
class Trial {
 public:
  Trial(const trail::Trail& run, const Workspace& workspace, const Workspace::Expression& expression,
        Evaluator& evaluator)
      : expression_(expression),
        evaluator_(evaluator),
        matching_(run.layout(), expression.program, workspace.names(), workspace.files()),
        transfer_(run, expression.program, matching_, evaluator),
        comparer_(run, expression.program, workspace.names(), matching_, transfer_, evaluator) {
    comparer_.set_numbers_by_value(true);
  }

  oracle::Comparison Compare(Word result) {
    const Evaluator::Outcome outcome = evaluator_.Evaluate(ValueOf(expression_.program.main));
    return comparer_.CompareOutcome(result, outcome);
  }

  // What the program's own `==` says; none if it has none, or it needs what the run did not compute.
  std::optional<bool> AskProgram(Word result) {
    if (!expression_.equal.has_value()) return std::nullopt;
    const Word arguments[] = {transfer_.Value(result), ValueOf(expression_.program.main)};
    const Evaluator::Outcome outcome = evaluator_.Apply(ValueOf(expression_.equal), arguments);
    if (outcome.kind != Evaluator::Outcome::kValue) return std::nullopt;
    const core::Program& program = expression_.program;
    return core::ConId(trail::NullaryCon(outcome.word)) == program.true_con;
  }

 private:
  Word ValueOf(core::RoutineId routine) const {
    const bool is_constant = expression_.program.routines[routine].params.empty();
    return is_constant ? evaluator_.Constant(routine) : evaluator_.Function(reduce::Callable(routine));
  }

  const Workspace::Expression& expression_;
  Evaluator& evaluator_;
  Matching matching_;
  Transfer transfer_;
  Comparer comparer_;
};

}  // namespace

base::Result<std::unique_ptr<Expressions>> Expressions::Open(source::File main, haskell::program::Finder find,
                                                             const Reference::Limits& limits) {
  haskell::program::Options options;
  options.find = std::move(find);
  auto workspace = Workspace::Open(std::move(main), std::move(options));
  if (!workspace.ok()) return workspace.error();
  return std::unique_ptr<Expressions>(new Expressions(std::move(*workspace), limits));
}

base::Result<Expressions::Comparison> Expressions::Compare(const trail::Trail& run, Word result,
                                                           const std::string& type,
                                                           const std::string& expression,
                                                           const std::stop_token& stop) {
  const core::TypeId expected = type.empty() ? core::TypeId() : workspace_->FindType(type);
  const auto translated = workspace_->Translate(expression, expected);
  if (!translated.ok()) return translated.error();
  ClosedWorld closed;
  const auto evaluator = Evaluator::Create(translated->program, workspace_->names(), workspace_->files(),
                                           {limits_.steps, limits_.memory}, &closed);
  if (!evaluator.ok()) return evaluator.error();
  const std::stop_callback interrupt(stop, [&] { (*evaluator)->Interrupt(); });
  Trial trial(run, *workspace_, *translated, **evaluator);
  const oracle::Comparison structure = trial.Compare(result);
  if (!structure.differs && structure.unknown != 0) {
    return base::Error{WhyUndecided(structure.unknown, expression) + kAnswerInstead};
  }
  if (const std::optional<bool> equal = trial.AskProgram(result); equal.has_value()) {
    if (*equal && structure.differs) {
      return base::Error{"The result and `" + expression +
                         "` are built differently, but the program's == says that they are equal." +
                         kAnswerInstead};
    }
    if (!*equal && !structure.differs && !structure.has_nans) {
      return base::Error{"The result and `" + expression +
                         "` are built the same, but the program's == says that they are not equal." +
                         kAnswerInstead};
    }
  }
  return Comparison{!structure.differs, structure.path};
}

}  // namespace inquest::oracle
