#include "haskell/rename/rename.h"

#include "haskell/rename/builtins.h"
#include "haskell/rename/class_arity.h"
#include "haskell/rename/collect.h"
#include "haskell/rename/exports.h"
#include "haskell/rename/imports.h"
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {
namespace {

ModuleId AddModule(const Module& module, bool is_library, State& state, const base::Interner& names) {
  auto known = state.module_by_name.find(module.name.text);
  // The written part of Inquest.Builtin joins the wired-in part.
  if (known != state.module_by_name.end() && names.text(module.name.text) == kBuiltinModule) {
    state.entities.modules[known->second].file = module.file;
    return known->second;
  }
  ModuleId id = state.entities.modules.Add({module.name.text, module.file, is_library});
  state.exports.Add({});
  state.module_by_name[module.name.text] = id;
  return id;
}

// The module Main must have a main (H2010 5). Where the text could not be read in full, it may have one.
void CheckMain(const Module& module, bool is_library, const ModuleScope& scope, base::Interner& names,
               source::Diagnostics& diagnostics) {
  if (is_library || names.text(module.name.text) != "Main" || diagnostics.has_errors()) return;
  Symbol main = names.Intern("main");
  if (scope.Find(Space::kValue, {}, main).entity.has_value() || scope.MayBeMissing(Space::kValue, {}, main))
    return;
  Span span = module.name.span.has_value() ? module.name.span : Span{module.file, 0, 0};
  diagnostics.Error(span, "the module Main does not define `main`");
}

}  // namespace

ModuleId RenameExpression(Module& expression, const ModuleScope& around, State& state, base::Interner& names,
                          source::Diagnostics& diagnostics) {
  const ModuleId id = AddModule(expression, false, state, names);
  ModuleScope scope = around;
  scope.set_module(id);
  const EntityId first_entity = state.entities.store.next_id();
  CollectDefinitions(expression, state, names, scope, diagnostics);
  Renamer renamer(expression, false, first_entity, state, names, scope, diagnostics);
  renamer.BindTopLevelPatterns();
  renamer.RenameDeclarations();
  return id;
}

ModuleId Rename(Module& module, bool is_library, State& state, base::Interner& names,
                source::Diagnostics& diagnostics, std::shared_ptr<ModuleScope>* scope_of_module) {
  AddImplicitImports(module, names);
  ModuleId id = AddModule(module, is_library, state, names);
  std::string_view module_name = names.text(module.name.text);
  ModuleScope scope(id, module.name.text, state);
  EntityId first_entity = state.entities.store.next_id();
  AddImports(module, state, names, scope, diagnostics);
  CollectDefinitions(module, state, names, scope, diagnostics);
  FillKnownEntities(state, module_name, names, scope.own(Space::kType), scope.own(Space::kValue));

  Renamer renamer(module, is_library, first_entity, state, names, scope, diagnostics);
  renamer.ApplyTopLevelFixities(false);
  renamer.BindTopLevelPatterns();
  renamer.ApplyTopLevelFixities(true);
  CheckMain(module, is_library, scope, names, diagnostics);
  auto resolve = [&](Space space, Name& name) { return renamer.ResolveExported(space, name); };
  Exports exports = ComputeExports(module, state, names, scope, resolve, diagnostics);
  FillKnownEntities(state, module_name, names, exports.type_by_name, exports.value_by_name);
  renamer.RenameDeclarations();
  SetClassArities(module, state);
  state.exports[id] = std::move(exports);
  if (scope_of_module != nullptr) *scope_of_module = std::make_shared<ModuleScope>(std::move(scope));
  return id;
}

}  // namespace inquest::haskell::rename
