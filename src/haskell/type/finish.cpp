// The end of a module: main, the last defaults, the final form of every recorded type. And the bodies
// that were postponed.
#include "haskell/type/checker.h"

namespace inquest::haskell::type {

// H2010 5.1: main has type IO t.
void Checker::CheckMain() {
  if (names_.text(module_.name.text) != "Main" || !module_.top.has_value() || !types_.io_type.has_value())
    return;
  for (BindingId id : module_.decls[module_.top].bindings) {
    const Binding& binding = module_.bindings[id];
    if (binding.pattern.has_value() || !binding.entity.has_value() ||
        names_.text(binding.name.text) != "main")
      continue;
    const Scheme* scheme = FindScheme(binding.entity);
    if (scheme == nullptr) return;
    for (uint32_t v : scheme->variables) unifier_.Bind(v, unifier_.NewMeta());
    const TypeId found = unifier_.Apply(scheme->type);
    for (uint32_t v : scheme->variables) unifier_.Unbind(v);
    const TypeId expected = types_.App(types_.Con(types_.io_type), unifier_.NewMeta());
    if (unifier_.Unify(expected, found) != UnifyOutcome::kOk) {
      Printer printer = NewPrinter();
      diagnostics_.Error(binding.name.span,
                         "`main` must be an IO action, but its type is `" + printer.Show(*scheme) + "`");
    }
    return;
  }
}

// What restricted top-level bindings left open; now nothing further can fix it.
void Checker::SolveRest() {
  solver_.Simplify(0);
  const auto any = [](uint32_t) { return true; };
  ApplyDefaults(0, any);
  ReportDeferred(true);
  ReportAmbiguousFrom(0, any, true, true);
  solver_.wanted().clear();
}

void Checker::Finish() {
  for (ExprId id : touched_exprs_) out_->expr_types[id] = unifier_.ZonkFinal(out_->expr_types[id]);
  for (PatId id : touched_pats_) out_->pat_types[id] = unifier_.ZonkFinal(out_->pat_types[id]);
  for (LocalId id : touched_locals_) out_->local_types[id] = unifier_.ZonkFinal(out_->local_types[id]);
  for (ExprId id : touched_uses_) {
    for (TypeId& type : out_->uses.at(id).types) type = unifier_.ZonkFinal(type);
  }
  for (EntityId entity : open_entities_) {
    Scheme& scheme = environment_.schemes.at(entity);
    scheme.type = unifier_.ZonkFinal(scheme.type);
  }
  for (size_t i = first_dict_var_; i < environment_.dict_vars.size(); ++i) {
    TypeId& type = environment_.dict_vars[DictVarId(i)].predicate.type;
    type = unifier_.ZonkFinal(type);
  }
  for (BindingId id : touched_bindings_) {
    for (Predicate& predicate : out_->generalisations.at(id).context)
      predicate.type = unifier_.ZonkFinal(predicate.type);
  }
  first_dict_var_ = environment_.dict_vars.size();
  touched_exprs_.clear();
  touched_pats_.clear();
  touched_locals_.clear();
  touched_uses_.clear();
  touched_annotations_.clear();
  touched_bindings_.clear();
  open_entities_.clear();
  unifier_.Reset();
}

void Checker::FinishIfClosed() {
  if (open_entities_.empty() && solver_.wanted().empty() && unifier_.deferred().empty()) Finish();
}

bool Checker::Postpone(PendingBody body) {
  if (!options_.lazy) return false;
  pending_.emplace(body.binding, body);
  return true;
}

void Checker::CheckBody(const PendingBody& body) {
  switch (body.kind) {
    case PendingBody::Kind::kSignature:
      return CheckSignatureBinding(body.binding, *body.signature);
    case PendingBody::Kind::kInstanceMethod:
      return CheckInstanceMethod(body);
    case PendingBody::Kind::kDefaultMethod:
      return CheckDefaultMethod(body);
  }
}

void Checker::Require(BindingId binding, Elaboration* out) {
  const auto it = pending_.find(binding);
  if (it == pending_.end()) return;
  const PendingBody body = it->second;
  pending_.erase(it);
  out_ = out;
  CheckBody(body);
  SolveRest();
  Finish();
}

void Checker::RequireAll(Elaboration* out) {
  out_ = out;
  while (!pending_.empty()) {
    const PendingBody body = pending_.begin()->second;
    pending_.erase(pending_.begin());
    CheckBody(body);
  }
  SolveRest();
  Finish();
}

}  // namespace inquest::haskell::type
