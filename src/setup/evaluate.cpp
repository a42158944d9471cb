#include "setup/evaluate.h"

#include "haskell/program/workspace.h"
#include "oracle/closed_world.h"
#include "reduce/machine.h"
#include "setup/find_module.h"
#include "setup/temporary_files.h"

namespace inquest::setup {

base::Result<Evaluation> Evaluate(const ProgramSource& program, std::string main_text,
                                  const std::string& expression, const EvaluateLimits& limits) {
  haskell::program::Options phases;
  phases.find = FinderFor(program);
  auto workspace =
      haskell::program::Workspace::Open(source::File(program.file, std::move(main_text)), std::move(phases));
  if (!workspace.ok()) return workspace.error();
  const auto translated = (*workspace)->Translate(expression, core::TypeId());
  if (!translated.ok()) return translated.error();
  const core::Program& answer = translated->program;

  const TemporaryFile trace = TemporaryFile::InOwnFolder("value.trace");
  if (trace.path().empty()) return base::Error{"no temporary file can be made"};
  oracle::ClosedWorld closed;
  reduce::MachineOptions options;
  options.max_steps = limits.steps;
  options.max_memory = limits.memory;
  options.record = true;
  options.trace_path = trace.path();
  options.outside = &closed;
  // Only the value is wanted, not how it came about.
  options.trusted = [&](core::RoutineId id) { return id != answer.main; };
  auto machine =
      reduce::Machine::Create(answer, (*workspace)->names(), (*workspace)->files(), std::move(options));
  if (!machine) return machine.error();
  const reduce::RunResult ended = (*machine)->Run();
  auto trail = trail::Trail::Open(trace.path());
  if (!trail) return trail.error();
  Evaluation evaluation;
  evaluation.trail = std::move(*trail);
  evaluation.terms = std::make_unique<traced::TrailTerms>(*evaluation.trail);
  evaluation.is_complete = ended.ended == reduce::Ended::kFinished || ended.ended == reduce::Ended::kExit;
  for (const trail::Constant& constant : evaluation.trail->layout().constants) {
    if (constant.callable != evaluation.trail->layout().main) continue;
    evaluation.result = evaluation.terms->OfConstant(constant);
  }
  return evaluation;
}

}  // namespace inquest::setup
