#include "haskell/type/check.h"

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

namespace {
Tables& TablesOf(Environment& environment) {
  if (environment.tables == nullptr) environment.tables = std::make_shared<Tables>();
  return *environment.tables;
}
}  // namespace

Checker::Checker(const Module& module, ModuleId id, const rename::State& state, Environment& environment,
                 base::Interner& names, source::Diagnostics& diagnostics, const CheckOptions& options)
    : module_(module),
      id_(id),
      state_(state),
      entities_(state.entities),
      environment_(environment),
      types_(environment.types),
      tables_(TablesOf(environment)),
      names_(names),
      diagnostics_(diagnostics),
      unifier_(types_, tables_),
      solver_(environment, tables_, unifier_, entities_, names, diagnostics),
      converter_(module, environment, tables_, unifier_, entities_, names, diagnostics),
      options_(options) {
  scoped_variables_ = HasExtension("ScopedTypeVariables");
  restriction_ = options.is_expression || !HasExtension("NoMonomorphismRestriction");
  dollar_ = names.Intern("$");
  first_dict_var_ = environment.dict_vars.size();
  locals_.resize(module.locals.size());
}

void Checker::Run(Elaboration* out) {
  out_ = out;
  out->expr_types.Resize(module_.exprs.size());
  out->pat_types.Resize(module_.pats.size());
  out->local_types.Resize(module_.locals.size());

  const size_t kinds = tables_.kinds.mark();
  AddBuiltins();
  DeclareTypes();
  DeclareFamilies();
  DefineSynonyms();
  DefineData();
  DefineClasses();
  DefineFamilies();
  tables_.kinds.DefaultFrom(kinds, HasExtension("PolyKinds"));
  DefineDefaults();
  out->default_types = default_types_;
  DefineInstances();
  DefineForeigns();
  if (module_.top.has_value()) DeclareSignatures(module_.decls[module_.top], true);

  CheckTop();
  CheckClassBodies();
  CheckInstanceBodies();
  CheckMain();
  SolveRest();
  Finish();
}

Elaboration Check(const Module& module, ModuleId id, const rename::State& state, Environment& environment,
                  base::Interner& names, source::Diagnostics& diagnostics, const CheckOptions& options) {
  Elaboration result;
  auto checker = std::make_shared<Checker>(module, id, state, environment, names, diagnostics, options);
  checker->Run(&result);
  if (options.lazy) result.checker = std::move(checker);
  return result;
}

void Require(Elaboration& elaboration, BindingId binding) {
  if (elaboration.checker != nullptr) elaboration.checker->Require(binding, &elaboration);
}

void RequireAll(Elaboration& elaboration) {
  if (elaboration.checker != nullptr) elaboration.checker->RequireAll(&elaboration);
}

}  // namespace inquest::haskell::type
