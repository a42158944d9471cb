#include "haskell/program/loader.h"

#include "haskell/ast/dump.h"
#include "haskell/rename/rename.h"

namespace inquest::haskell::program {

bool Loader::Check(source::FileId main_file) {
  modules_ = FindModules(main_file, files_, names_, diagnostics_, options_);
  DumpModules("ast");
  if (diagnostics_.has_errors()) return false;
  Rename();
  DumpModules("renamed");
  if (diagnostics_.has_errors()) return false;
  CheckTypes();
  if (Wants("types")) DumpTypes();
  return !diagnostics_.has_errors();
}

Loaded Loader::Desugar() {
  Loaded loaded;
  desugar::Desugared desugared = desugar::Desugar(CheckedModules(), state_, environment_, names_, files_,
                                                  diagnostics_, options_.reachable_only);
  loaded.program = std::move(desugared.program);
  loaded.aliases = std::move(desugared.aliases);
  if (diagnostics_.has_errors()) return loaded;
  if (Wants("core")) DumpCore(loaded.program);
  loaded.re_exports = ReExports();
  loaded.methods = Methods();
  loaded.ok = true;
  return loaded;
}

Loaded Loader::DesugarCall(const desugar::CheckedModule& expression) {
  Loaded loaded;
  std::vector<desugar::CheckedModule> modules = CheckedModules();
  modules.push_back(expression);
  loaded.program =
      desugar::DesugarExpression(modules, {}, state_, environment_, names_, files_, diagnostics_, nullptr);
  if (diagnostics_.has_errors()) return loaded;
  core::Program& program = loaded.program;
  program.modules[program.routines[program.main].module].is_library = true;
  program.routines[program.main].name = names_.Intern("it");
  loaded.re_exports = ReExports();
  loaded.methods = Methods();
  loaded.ok = true;
  return loaded;
}

void Loader::Rename() {
  rename::AddBuiltins(state_, names_);
  for (FoundModule& module : modules_) {
    module.id = rename::Rename(module.ast, module.is_library, state_, names_, diagnostics_, &main_scope_);
    derive::Derive(module.ast, module.id, state_, names_, diagnostics_);
  }
}

void Loader::CheckTypes() {
  for (const FoundModule& module : modules_) {
    type::CheckOptions options;
    options.lazy = module.is_library && options_.reachable_only;
    elaborations_.push_back(
        type::Check(module.ast, module.id, state_, environment_, names_, diagnostics_, options));
  }
}

std::vector<desugar::CheckedModule> Loader::CheckedModules() {
  std::vector<desugar::CheckedModule> checked;
  for (size_t i = 0; i < modules_.size(); ++i)
    checked.push_back({modules_[i].id, &modules_[i].ast, &elaborations_[i]});
  return checked;
}

std::vector<ReExport> Loader::ReExports() const {
  std::vector<ReExport> found;
  for (const FoundModule& module : modules_) {
    if (!module.is_library) continue;
    const Entities& entities = state_.entities;
    for (const EntityId id : state_.exports[module.id].values) {
      const Entity& entity = entities[id];
      const bool is_value = entity.kind == EntityKind::kFunction;
      if (!is_value || !entity.module.has_value() || entity.module == module.id) continue;
      found.push_back({entities.modules[module.id].name, entities.modules[entity.module].name, entity.name});
    }
  }
  return found;
}

std::vector<ReExport> Loader::Methods() const {
  std::vector<ReExport> found;
  const Entities& entities = state_.entities;
  const auto add = [&](ModuleId exporter, EntityId id) {
    const Entity& entity = entities[id];
    if (entity.kind != EntityKind::kMethod || !entity.module.has_value()) return;
    found.push_back({entities.modules[exporter].name, entities.modules[entity.module].name, entity.name});
  };
  for (const FoundModule& module : modules_) {
    for (const EntityId id : state_.exports[module.id].values) add(module.id, id);
  }
  for (const type::Class& each : environment_.classes) {
    for (const EntityId id : each.methods) add(entities[id].module, id);
  }
  return found;
}

void Loader::DumpModules(const char* phase) {
  if (!Wants(phase)) return;
  for (const FoundModule& module : modules_) {
    if (!module.is_library) options_.dump(Dump(module.ast, names_));
  }
}

void Loader::DumpTypes() {
  for (const FoundModule& module : modules_) {
    if (!module.is_library) options_.dump(type::DumpTypes(module.ast, state_, environment_, names_));
  }
}

void Loader::DumpCore(const core::Program& program) {
  for (size_t i = 0; i < program.routines.size(); ++i) {
    const core::RoutineId id(i);
    const core::Routine& routine = program.routines[id];
    if (routine.parent.has_value() || program.modules[routine.module].is_library) continue;
    options_.dump(core::Dump(program, names_, files_, id));
  }
}

}  // namespace inquest::haskell::program
