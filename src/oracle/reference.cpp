#include "oracle/reference.h"

#include "oracle/apply_map.h"
#include "oracle/maps.h"

namespace inquest::oracle {

using reduce::Outside;

Outside::Answer Reference::Gate::Execute(core::Primitive primitive, const trail::Word* arguments) {
  return Open().Execute(primitive, arguments);
}

Outside::Answer Reference::Gate::BeginPut(int64_t handle) { return Open().BeginPut(handle); }

Outside::Answer Reference::Gate::Put(int64_t handle, char32_t character) {
  return Open().Put(handle, character);
}

void Reference::Gate::EndPut(int64_t handle) { Open().EndPut(handle); }

uint32_t Reference::Gate::ArityOf(int64_t map) const { return maps->ArityOf(map); }

Outside::Answer Reference::Gate::Apply(int64_t map, std::span<const trail::Word> arguments, int64_t lookup) {
  return maps->Apply(map, arguments, lookup);
}

base::Result<std::unique_ptr<Reference>> Reference::Load(source::File main, haskell::program::Finder find,
                                                         const Limits& limits) {
  source::Files files;
  base::Interner names;
  source::Diagnostics diagnostics;
  haskell::program::Options options;
  options.find = std::move(find);
  const source::FileId file = files.Add(std::move(main));
  haskell::program::Loaded loaded = haskell::program::Load(file, files, names, diagnostics, options);
  if (!loaded.ok) return base::Error{Render(diagnostics, files, false)};
  return Of(std::move(files), std::move(names), std::move(loaded.program), limits);
}

base::Result<std::unique_ptr<Reference>> Reference::Of(source::Files files, base::Interner names,
                                                       core::Program program, const Limits& limits) {
  std::unique_ptr<Reference> reference(new Reference());
  reference->limits_ = limits;
  reference->files_ = std::move(files);
  reference->names_ = std::move(names);
  reference->program_ = std::move(program);
  reference->apply_map_ = AddApplyMap(reference->program_, reference->names_.Intern("applyMap"));
  auto evaluator = reduce::Evaluator::Create(reference->program_, reference->names_, reference->files_,
                                             {limits.steps, limits.memory}, &reference->gate_);
  if (!evaluator.ok()) return evaluator.error();
  reference->evaluator_ = std::move(*evaluator);
  reference->CountOwnCalls();
  return reference;
}

void Reference::CountOwnCalls() {
  for (uint32_t i = 0; i < program_.routines.size(); ++i) {
    const core::Routine& routine = program_.routines[core::RoutineId(i)];
    const bool is_call = routine.kind == core::RoutineKind::kFunction ||
                         routine.kind == core::RoutineKind::kLocal ||
                         routine.kind == core::RoutineKind::kLambda;
    if (is_call && !routine.generated && !program_.modules[routine.module].is_library)
      evaluator_->CountCallsOf(core::RoutineId(i));
  }
}

}  // namespace inquest::oracle
