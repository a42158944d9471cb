// Goes from a main file to checked modules, and from these to core; internal to this folder.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "haskell/derive/derive.h"
#include "haskell/desugar/desugar.h"
#include "haskell/program/modules.h"
#include "haskell/rename/module_scope.h"
#include "haskell/type/check.h"

namespace inquest::haskell::program {

class Loader {
 public:
  // All must outlive it.
  Loader(source::Files& files, base::Interner& names, source::Diagnostics& diagnostics,
         const Options& options)
      : files_(files), names_(names), diagnostics_(diagnostics), options_(options) {}

  // False if there are errors.
  bool Check(source::FileId main_file);
  // After Check. Takes the environment's type store.
  Loaded Desugar();
  // The same with an expression, checked as a module, in the place of main.
  Loaded DesugarCall(const desugar::CheckedModule& expression);

  // For expressions in the scope of the main module (workspace.h).
  std::deque<FoundModule>& modules() { return modules_; }
  std::deque<type::Elaboration>& elaborations() { return elaborations_; }
  rename::State& state() { return state_; }
  type::Environment& environment() { return environment_; }
  const rename::ModuleScope& main_scope() const { return *main_scope_; }
  std::vector<desugar::CheckedModule> CheckedModules();

 private:
  void Rename();
  void CheckTypes();
  std::vector<ReExport> ReExports() const;
  std::vector<ReExport> Methods() const;

  // Dumps, of the user's modules.
  bool Wants(const char* phase) const { return options_.dump_phase == phase && options_.dump; }
  void DumpModules(const char* phase);
  void DumpTypes();
  void DumpCore(const core::Program& program);

  source::Files& files_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  const Options& options_;
  // In order of destruction: an elaboration may hold on to all that stands above it.
  std::deque<FoundModule> modules_;
  rename::State state_;
  std::shared_ptr<rename::ModuleScope> main_scope_;  // of the last module
  type::Environment environment_;
  std::deque<type::Elaboration> elaborations_;
};

}  // namespace inquest::haskell::program
