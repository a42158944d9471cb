#include "testing/mutation/checked_program.h"

#include "haskell/derive/derive.h"
#include "setup/find_module.h"

namespace inquest::mutation {
namespace {

std::string FirstError(const source::Diagnostics& diagnostics) {
  for (const source::Diagnostic* diagnostic : InOrder(diagnostics)) {
    if (diagnostic->severity == source::Severity::kError) return diagnostic->message;
  }
  return "it cannot be understood";
}

}  // namespace

base::Result<std::unique_ptr<CheckedProgram>> CheckedProgram::Create(const std::string& file,
                                                                     std::string text) {
  std::unique_ptr<CheckedProgram> program(new CheckedProgram);
  if (auto status = program->Check(file, std::move(text)); !status.ok()) return status.error();
  return program;
}

base::Status CheckedProgram::Check(const std::string& file, std::string text) {
  setup::ModuleFinder finder(file, {}, "");
  haskell::program::Options options;
  options.find = [&](const std::string& name) { return finder.Find(name); };
  const source::FileId main = files_.Add(source::File(file, std::move(text)));
  modules_ = haskell::program::FindModules(main, files_, names_, diagnostics_, options);
  if (diagnostics_.has_errors()) return base::Error{FirstError(diagnostics_)};
  haskell::rename::AddBuiltins(state_, names_);
  for (haskell::program::FoundModule& module : modules_) {
    module.id = haskell::rename::Rename(module.ast, module.is_library, state_, names_, diagnostics_);
    haskell::derive::Derive(module.ast, module.id, state_, names_, diagnostics_);
  }
  if (diagnostics_.has_errors()) return base::Error{FirstError(diagnostics_)};
  for (const haskell::program::FoundModule& module : modules_) {
    elaborations_.push_back(haskell::type::Check(module.ast, module.id, state_, environment_, names_,
                                                 diagnostics_, {.lazy = module.is_library}));
  }
  if (diagnostics_.has_errors()) return base::Error{FirstError(diagnostics_)};
  return base::Unit{};
}

bool CheckedProgram::is_own(haskell::EntityId entity) const {
  const haskell::ModuleId module = entities()[entity].module;
  return module.has_value() && !entities().modules[module].is_library;
}

}  // namespace inquest::mutation
