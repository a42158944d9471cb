#include "oracle/properties.h"

#include <algorithm>
#include <utility>

#include "oracle/judge_parts.h"

namespace inquest::oracle {

using haskell::program::Workspace;
using reduce::Evaluator;
using trail::Word;

namespace {

constexpr uint64_t kPropertySteps = 5'000'000;
constexpr uint64_t kPropertyMemory = uint64_t{256} << 20;
constexpr size_t kMostTrials = 32;
constexpr size_t kMostRows = 1000;

constexpr const char* kIt = "inquest'it";

std::string_view NamePrefix(Properties::Kind kind) {
  switch (kind) {
    case Properties::Kind::kProperty:
      return "prop_";
    case Properties::Kind::kSpecification:
      return "spec_";
    case Properties::Kind::kTable:
      return "tests_";
  }
  return "";
}

// An expression that applies the property. `f` is never evaluated: it says that the arguments are those of a
// call, and `r` its result.
std::string ExpressionFor(Properties::Kind kind, uint32_t arguments) {
  std::string names;
  for (uint32_t i = 1; i <= arguments; ++i) names += " a" + std::to_string(i);
  const std::string call = "f" + names, it = kIt;
  switch (kind) {
    case Properties::Kind::kProperty:
      return "\\f" + names + " -> case " + call + " of _ -> " + it + names;
    case Properties::Kind::kSpecification:
      return "\\f" + names + " r -> case [r, " + call + "] of _ -> " + it + names + " r";
    case Properties::Kind::kTable:
      return it;
  }
  return "";
}

// What a test must be to say something about a call. What the front end says of our own expression would help
// nobody.
std::string_view ShouldBe(Properties::Kind kind) {
  switch (kind) {
    case Properties::Kind::kProperty:
      return "it should take the arguments of the call, at their types, and return a Bool.";
    case Properties::Kind::kSpecification:
      return "it should take the arguments and the result of the call, at their types, and return a Bool.";
    case Properties::Kind::kTable:
      return "it should be a list of (call, expected), where the calls have this type.";
  }
  return "";
}

std::string TypeFor(Properties::Kind kind, uint32_t arguments, const std::string& type) {
  if (kind == Properties::Kind::kTable) return "[(" + type + ", " + type + ")]";
  std::string text = "(" + type + ")";
  if (kind == Properties::Kind::kSpecification) ++arguments;
  for (uint32_t i = 0; i < arguments; ++i) text += " -> _";
  return text + " -> Bool";
}

}  // namespace

// A property at the types of a statement, ready to be evaluated.
struct Properties::Trial {
  Trial(Workspace::Expression translated, const Workspace& workspace, const trail::Trail& run)
      : expression(std::move(translated)),
        matching(run.layout(), expression.program, workspace.names(), workspace.files()) {}

  Workspace::Expression expression;
  StandIns stand_ins;
  Matching matching;
  std::unique_ptr<Evaluator> evaluator;
  std::unique_ptr<Transfer> transfer;
  std::unique_ptr<Comparer> matcher, comparer;
  std::vector<core::RoutineId> suspected_constants;
  core::RoutineId test;  // the property itself
  Kind kind = Kind::kProperty;
  std::string name;

  Word ValueOf(core::RoutineId routine) const {
    const bool is_constant = expression.program.routines[routine].params.empty();
    return is_constant ? evaluator->Constant(routine) : evaluator->Function(reduce::Callable(routine));
  }
  // Something suspected was evaluated after all: by a method, or by a function among the arguments.
  bool RestsOnMore() const {
    return evaluator->counted_calls() != calls_before ||
           std::any_of(suspected_constants.begin(), suspected_constants.end(), [&](core::RoutineId constant) {
             Word value = evaluator->Constant(constant);
             return evaluator->IsEvaluated(&value);
           });
  }
  uint64_t calls_before = 0;

  void Restart(const StandIns::Statements* statements) {
    evaluator->Restart();
    transfer->Restart();
    calls_before = evaluator->counted_calls();
    if (statements != nullptr) stand_ins.StandIn(*statements);
  }
  Evaluator::Outcome Apply(const trail::Trail& run, const trail::Frame& frame) {
    const trail::Callable& callable = *run.callable(frame);
    std::vector<Word> arguments = {evaluator->MakeHole(kDiffers)};  // the function
    for (uint32_t i = callable.hidden; i < callable.arity; ++i)
      arguments.push_back(transfer->Value(run.argument(frame, i)));
    if (kind == Kind::kSpecification) arguments.push_back(transfer->Value(run.ResultWord(frame)));
    return evaluator->Apply(ValueOf(expression.program.main), arguments);
  }
  // True, False, or neither.
  std::optional<bool> TruthOf(const Evaluator::Outcome& outcome) const {
    if (outcome.kind != Evaluator::Outcome::kValue) return std::nullopt;
    const core::ConId con(trail::NullaryCon(outcome.word));
    if (con == expression.program.true_con) return true;
    return con == expression.program.false_con ? std::optional(false) : std::nullopt;
  }
};

base::Result<std::unique_ptr<Properties>> Properties::Open(source::File main, haskell::program::Finder find,
                                                           const trail::Trail& run, std::vector<Kind> kinds,
                                                           IsTrusted is_trusted) {
  haskell::program::Options options;
  options.find = std::move(find);
  auto workspace = Workspace::Open(std::move(main), std::move(options));
  if (!workspace.ok()) return workspace.error();
  return std::unique_ptr<Properties>(
      new Properties(std::move(*workspace), run, std::move(kinds), std::move(is_trusted)));
}

Properties::Properties(std::unique_ptr<Workspace> workspace, const trail::Trail& run, std::vector<Kind> kinds,
                       IsTrusted is_trusted)
    : workspace_(std::move(workspace)),
      run_(run),
      kinds_(std::move(kinds)),
      is_trusted_(std::move(is_trusted)) {
  const trail::Layout& layout = run.layout();
  for (trail::CallableId i{0}; i < layout.first_constructor; ++i) {
    const trail::Callable& callable = layout.callables[i];
    if (callable.parent.has_value() || callable.part_of.has_value() ||
        !layout.modules.contains(callable.module))
      continue;
    suspected_[{layout.modules[callable.module].name, callable.name}] |= callable.suspected;
  }
}

Properties::~Properties() = default;

bool Properties::IsSuspected(const core::Program& program, core::RoutineId id) const {
  const core::Routine& routine = program.routines[id];
  if (routine.generated || id == program.main || program.modules[routine.module].is_library) return false;
  const std::string module(workspace_->names().text(program.modules[routine.module].name));
  const std::string name(routine.name.has_value() ? workspace_->names().text(routine.name) : "");
  const auto found = suspected_.find({module, name});
  return found != suspected_.end() ? found->second : !is_trusted_(module, name);
}

namespace {

// The rows of a table as it is written: for each whether its first part is a call of the function that
// `is_call` knows. Empty if it is no list that is written out.
std::vector<bool> RowsOf(const core::Program& program, core::ExprId list,
                         const std::function<bool(core::RoutineId)>& is_call) {
  std::vector<bool> rows;
  for (;;) {
    const core::Expr& expr = program.exprs[list];
    if (expr.kind == core::ExprKind::kLeaf) {
      list = expr.children[0];
      continue;
    }
    if (expr.kind != core::ExprKind::kCon || expr.con != program.cons) return rows;
    const core::Expr& row = program.exprs[expr.children[0]];
    if (row.kind != core::ExprKind::kCon || row.children.size() != 2) return {};
    const core::Expr& call = program.exprs[row.children[0]];
    const core::Expr& head = call.kind == core::ExprKind::kApp ? program.exprs[call.children[0]] : call;
    rows.push_back(head.kind == core::ExprKind::kRoutine && is_call(head.routine));
    list = expr.children[1];
  }
}

}  // namespace

base::Result<std::unique_ptr<Properties::Trial>> Properties::MakeTrial(Kind kind, const std::string& module,
                                                                       const std::string& name,
                                                                       uint32_t arguments,
                                                                       const std::string& type) {
  const core::TypeId wanted = workspace_->FindType(type);
  // Of values whose type is not known no instance may be chosen.
  if (!workspace_->IsClosed(wanted)) return std::unique_ptr<Trial>();
  // With whatever functions may be among the arguments.
  auto translated = workspace_->Translate(ExpressionFor(kind, arguments),
                                          workspace_->FindType(TypeFor(kind, arguments, type)),
                                          {{kIt, module, name}}, true);
  if (!translated.ok()) return translated.error();
  auto trial = std::make_unique<Trial>(std::move(*translated), *workspace_, run_);
  trial->kind = kind;
  trial->name = name;
  core::Program& program = trial->expression.program;
  const base::Interner& names = workspace_->names();
  const auto is_test = [&](core::RoutineId id) {
    const core::Routine& routine = program.routines[id];
    return id == program.main || (routine.name.has_value() && names.text(routine.name) == name &&
                                  names.text(program.modules[routine.module].name) == module);
  };
  for (uint32_t i = 0; i < program.routines.size(); ++i) {
    const core::RoutineId id(i);
    if (id != program.main && is_test(id) && TopOf(program, id) == id) trial->test = id;
  }
  trial->stand_ins.Rewrite(program, is_test,
                           [&](core::RoutineId id) { return !is_test(id) && IsSuspected(program, id); });
  auto evaluator = Evaluator::Create(program, names, workspace_->files(), {kPropertySteps, kPropertyMemory},
                                     &trial->stand_ins);
  if (!evaluator.ok()) return evaluator.error();
  trial->evaluator = std::move(*evaluator);
  trial->transfer = std::make_unique<Transfer>(run_, program, trial->matching, *trial->evaluator);
  for (auto* comparer : {&trial->matcher, &trial->comparer}) {
    *comparer = std::make_unique<Comparer>(run_, program, names, trial->matching, *trial->transfer,
                                           *trial->evaluator);
  }
  trial->stand_ins.Connect(run_, trial->matching, *trial->transfer, *trial->matcher, *trial->evaluator);
  for (uint32_t i = 0; i < program.routines.size(); ++i) {
    const core::RoutineId id(i), top = TopOf(program, id);
    if (is_test(top) || !IsSuspected(program, top)) continue;
    const core::Routine& routine = program.routines[id];
    if (!routine.params.empty()) trial->evaluator->CountCallsOf(id);
    const std::vector<uint32_t>& constants = trial->evaluator->code().constant_of;
    if (routine.params.empty() && constants[i] != reduce::kNoNode) trial->suspected_constants.push_back(id);
  }
  return trial;
}

base::Result<Properties::Trial*> Properties::TrialFor(Kind kind, const std::string& module,
                                                      const std::string& name, uint32_t arguments,
                                                      const std::string& type) {
  const std::string key = module + " " + name + " " + type;
  if (const auto known = trials_.find(key); known != trials_.end()) return known->second.get();
  if (trials_.size() >= kMostTrials) trials_.clear();
  auto made = MakeTrial(kind, module, name, arguments, type);
  Trial* const trial = (trials_[key] = made.ok() ? std::move(*made) : nullptr).get();
  if (!made.ok()) return made.error();
  return trial;
}

PropertyJudgement Properties::Judge(const StandIns::Statements& statements) {
  PropertyJudgement judgement;
  const trail::Frame frame = statements.behaviours.frame(statements.asked);
  const trail::Variant& variant = run_.variant(frame);
  if (variant.is_block || !variant.callable.has_value()) return judgement;
  const trail::Callable& callable = run_.layout().callables[variant.callable];
  const bool is_top = !callable.parent.has_value() && !callable.part_of.has_value();
  if (!is_top || callable.name.empty() || !run_.layout().modules.contains(callable.module)) return judgement;
  const std::string& own_module = run_.layout().modules[callable.module].name;
  for (const Kind kind : kinds_) {
    const std::string name = std::string(NamePrefix(kind)) + callable.name;
    const std::vector<std::string> modules = workspace_->ModulesDefining(name);
    if (modules.empty()) continue;
    const bool is_beside = std::find(modules.begin(), modules.end(), own_module) != modules.end();
    const std::string type = kind == Kind::kTable ? statements.behaviours.trail_terms().ResultType(frame)
                                                  : statements.behaviours.trail_terms().TypeText(frame);
    const auto trial =
        TrialFor(kind, is_beside ? own_module : modules.back(), name, callable.arity - callable.hidden, type);
    PropertyJudgement one;
    if (!trial.ok()) {
      one.trouble = "`" + name + "` does not fit this call of `" + callable.name + "`, of type `" + type +
                    "`, so it is not used: " + std::string(ShouldBe(kind));
    } else if (*trial != nullptr) {
      one = JudgeBy(**trial, statements);
    }
    if (judgement.trouble.empty()) judgement.trouble = one.trouble;
    if (one.verdict == Judgement::kDontKnow) continue;
    if (judgement.verdict != Judgement::kDontKnow && judgement.verdict != one.verdict) {
      return {.trouble =
                  "`" + judgement.by + "` and `" + one.by + "` contradict each other, so neither is used."};
    }
    if (judgement.verdict == Judgement::kDontKnow)
      judgement = {one.verdict, one.by, one.path, judgement.trouble};
  }
  return judgement;
}

PropertyJudgement Properties::JudgeBy(Trial& trial, const StandIns::Statements& statements) {
  const trail::Frame frame = statements.behaviours.frame(statements.asked);
  const trail::AsOf as_of(run_, statements.behaviours.PrefixOf(statements.asked)->length);
  if (trial.kind == Kind::kTable) return JudgeByTable(trial, statements);
  const auto trouble = [&](const Evaluator::Outcome& outcome) -> std::string {
    if (outcome.kind == Evaluator::Outcome::kStopped) return "`" + trial.name + "` took too long.";
    if (outcome.kind == Evaluator::Outcome::kRaised) return "`" + trial.name + "` ended in an error.";
    return "";
  };
  trial.Restart(&statements);
  Evaluator::Outcome outcome = trial.Apply(run_, frame);
  std::optional<bool> truth = trial.TruthOf(outcome);
  if (truth == false && !trial.RestsOnMore()) return {Judgement::kWrong, trial.name, "", ""};
  if (trial.kind != Kind::kSpecification) return {.trouble = trouble(outcome)};
  // A specification that holds is complete, whatever else it calls.
  if (outcome.kind == Evaluator::Outcome::kHole && outcome.hole == kNotJudged) {
    trial.Restart(nullptr);
    outcome = trial.Apply(run_, frame);
    truth = trial.TruthOf(outcome);
  }
  if (truth == true) return {Judgement::kCorrect, trial.name, "", ""};
  return {.trouble = trouble(outcome)};
}

// The rows whose first part is the call that is asked about.
PropertyJudgement Properties::JudgeByTable(Trial& trial, const StandIns::Statements& statements) {
  const trail::Frame frame = statements.behaviours.frame(statements.asked);
  const core::Program& program = trial.expression.program;
  const core::RoutineId asked = trial.matching.Routine(run_.variant(frame).callable);
  const std::vector<bool> is_call =
      RowsOf(program, program.routines[trial.test].body,
             [&](core::RoutineId head) { return trial.stand_ins.original_of(head) == asked; });
  if (is_call.empty())
    return {.trouble = "`" + trial.name + "` is no list of (call, expected) that is written out."};
  PropertyJudgement judgement;
  for (size_t row = 0; row < std::min(is_call.size(), kMostRows); ++row) {
    if (!is_call[row]) continue;
    const Judgement one = JudgeByRow(trial, statements, row);
    if (one.verdict == Judgement::kDontKnow) continue;
    if (judgement.verdict != Judgement::kDontKnow && judgement.verdict != one.verdict)
      return {.trouble = "Rows of `" + trial.name + "` contradict each other, so they are not used."};
    judgement = {one.verdict, trial.name, one.why, ""};
  }
  return judgement;
}

Judgement Properties::JudgeByRow(Trial& trial, const StandIns::Statements& statements, size_t row) {
  constexpr Move kFirst{Move::kField, 0, 0}, kSecond{Move::kField, 1, 0};
  trial.Restart(&statements);
  Evaluator& evaluator = *trial.evaluator;
  Evaluator::Outcome list = evaluator.Evaluate(trial.ValueOf(trial.expression.program.main));
  const auto part = [&](const Evaluator::Outcome& of, const Move& move) -> Evaluator::Outcome {
    if (of.kind != Evaluator::Outcome::kValue) return of;
    const std::optional<Word> word = trial.comparer->PartOf(of.word, move);
    return word ? evaluator.Evaluate(*word) : Evaluator::Outcome{Evaluator::Outcome::kStopped, 0, 0};
  };
  for (size_t i = 0; i < row; ++i) list = part(list, kSecond);
  const Evaluator::Outcome pair = part(list, kFirst);
  if (pair.kind != Evaluator::Outcome::kValue) return {};
  const size_t kept = evaluator.Keep(pair.word);
  const Evaluator::Outcome call = part(pair, kFirst);
  const bool is_known = call.kind == Evaluator::Outcome::kValue || call.kind == Evaluator::Outcome::kRaised;
  if (!is_known || !trial.stand_ins.used_asked()) return {};
  const Evaluator::Outcome expected = part({Evaluator::Outcome::kValue, evaluator.kept(kept), 0}, kSecond);
  const Word result = run_.ResultWord(statements.behaviours.frame(statements.asked));
  const Comparison comparison = trial.comparer->CompareOutcome(result, expected);
  if (trial.RestsOnMore() || !comparison.actions.empty()) return {};
  return JudgementOf(comparison);
}

}  // namespace inquest::oracle
