// Instantiation of schemes, unification with a report, types that the syntax knows.
#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

const Scheme* Checker::FindScheme(EntityId entity) const {
  const auto it = environment_.schemes.find(entity);
  return it == environment_.schemes.end() ? nullptr : &it->second;
}

TypeId Checker::Instantiate(const Scheme& scheme, ExprId id, Span span) {
  if (scheme.variables.empty() && scheme.context.empty()) return scheme.type;
  Instantiation use;
  use.types.reserve(scheme.variables.size());
  for (uint32_t v : scheme.variables) {
    const TypeId meta = unifier_.NewMeta();
    unifier_.Bind(v, meta);
    use.types.push_back(meta);
  }
  const TypeId type = unifier_.Apply(scheme.type);
  use.dictionaries.reserve(scheme.context.size());
  for (const Predicate& predicate : scheme.context) {
    use.dictionaries.push_back(solver_.Want({predicate.class_id, unifier_.Apply(predicate.type)}, span));
  }
  for (uint32_t v : scheme.variables) unifier_.Unbind(v);
  out_->uses.insert_or_assign(id, std::move(use));
  touched_uses_.push_back(id);
  return type;
}

void Checker::ReportDeferred(bool all) {
  for (const Unifier::Deferred& equality : unifier_.refuted())
    ReportMismatch(equality.outcome, equality.a, equality.b, equality.span);
  unifier_.refuted().clear();
  if (!all) return;
  for (const Unifier::Deferred& equality : unifier_.deferred())
    ReportMismatch(UnifyOutcome::kMismatch, equality.a, equality.b, equality.span);
  unifier_.deferred().clear();
}

void Checker::Unify(TypeId expected, TypeId found, Span span) {
  unifier_.set_span(span);
  const UnifyOutcome outcome = unifier_.Unify(expected, found);
  if (outcome != UnifyOutcome::kOk) ReportMismatch(outcome, expected, found, span);
}

namespace {
// Whether a rigid variable is what makes the two types differ. `seen`: pairs of types where none does.
bool RigidMismatch(const core::Types& types, Unifier& unifier, TypeId a, TypeId b, uint32_t* variable,
                   std::unordered_set<uint64_t>* seen) {
  a = unifier.Shallow(a);
  b = unifier.Shallow(b);
  if (a == b) return false;
  const core::Type& x = types[a];
  const core::Type& y = types[b];
  if (x.kind == TypeKind::kMeta || y.kind == TypeKind::kMeta) return false;
  if (x.kind == TypeKind::kVar || y.kind == TypeKind::kVar) {
    *variable = x.kind == TypeKind::kVar ? x.index : y.index;
    return true;
  }
  if (x.kind != TypeKind::kApp || y.kind != TypeKind::kApp) return false;
  if (!seen->insert((uint64_t{a.index} << 32) | b.index).second) return false;
  const TypeId xb = x.b, yb = y.b;
  return RigidMismatch(types, unifier, x.a, y.a, variable, seen) ||
         RigidMismatch(types, unifier, xb, yb, variable, seen);
}
}  // namespace

void Checker::ReportMismatch(UnifyOutcome outcome, TypeId expected, TypeId found, Span span) {
  if (unifier_.IsErroneous(expected) || unifier_.IsErroneous(found)) return;
  Printer printer = NewPrinter();
  printer.Prepare(expected);
  printer.Prepare(found);
  std::string message = "I expected `" + printer.Show(expected) + "` but found `" + printer.Show(found) + "`";
  std::vector<source::Note> notes;
  uint32_t variable = 0;
  std::unordered_set<uint64_t> seen;
  switch (outcome) {
    case UnifyOutcome::kInfinite:
      message += "; the type would have to contain itself and be infinite";
      break;
    case UnifyOutcome::kEscape:
      notes.push_back(
          {Span(),
           "A type that is known only inside would leave its scope: a type variable of a signature, "
           "or the type that a constructor with `forall` hides."});
      break;
    case UnifyOutcome::kMismatch:
      if (RigidMismatch(types_, unifier_, expected, found, &variable, &seen)) {
        const std::string name = "`" + printer.Show(types_.Var(variable)) + "`";
        notes.push_back(
            {Span(), name + " is a type variable of the signature: it stands for whatever type the caller "
                            "chooses, so the code must work for every type."});
      }
      break;
    case UnifyOutcome::kOk:
      break;
  }
  diagnostics_.Error(span, std::move(message), std::move(notes));
}

TypeId Checker::KnownType(EntityId entity) {
  if (entity.has_value()) {
    if (const auto it = environment_.tycons.find(entity); it != environment_.tycons.end())
      return types_.Con(it->second);
  }
  return unifier_.NewMeta();
}

TypeId Checker::BoolType() {
  return types_.bool_type.has_value() ? types_.Con(types_.bool_type) : unifier_.NewMeta();
}

TypeId Checker::StringType() {
  return ListOf(types_.char_type.has_value() ? types_.Con(types_.char_type) : unifier_.NewMeta());
}

bool Checker::HasExtension(std::string_view name) const {
  for (const Name& extension : module_.extensions) {
    if (names_.text(extension.text) == name) return true;
  }
  return false;
}

}  // namespace inquest::haskell::type
