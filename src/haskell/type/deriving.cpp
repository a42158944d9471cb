// The contexts of derived instances (H2010 11): what the fields need, reduced to type variables. Instances of
// one module may need each other, so the contexts grow from empty until nothing changes.
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

bool Checker::Mentions(TypeId type, uint32_t variable) {
  type = unifier_.Shallow(type);
  const core::Type& t = types_[type];
  switch (t.kind) {
    case TypeKind::kVar:
      return t.index == variable;
    case TypeKind::kApp:
      return Mentions(t.a, variable) || Mentions(t.b, variable);
    case TypeKind::kForall:
      return Mentions(t.a, variable);
    case TypeKind::kCon:
    case TypeKind::kMeta:
      return false;
  }
  return false;
}

// For a class of type constructors: each type applied to something that mentions the last parameter
// must be an instance itself.
void Checker::FunctorNeeds(ClassId class_id, TypeId field, uint32_t variable,
                           std::vector<Predicate>* needed) {
  if (!Mentions(field, variable)) return;
  const core::Type& t = types_[field];
  if (t.kind == TypeKind::kForall) return FunctorNeeds(class_id, t.a, variable, needed);
  if (t.kind != TypeKind::kApp) return;
  std::vector<TypeId> arguments;
  unifier_.Arguments(field, &arguments);
  const core::Type& head = types_[unifier_.Head(field)];
  const bool structural =
      head.kind == TypeKind::kCon &&
      (head.con == types_.function ||
       std::find(types_.tuples.begin(), types_.tuples.end(), head.con) != types_.tuples.end());
  if (structural) {
    for (TypeId argument : arguments) FunctorNeeds(class_id, argument, variable, needed);
    return;
  }
  const TypeId function = types_[field].a, argument = types_[field].b;
  if (Mentions(argument, variable) && !Mentions(function, variable)) needed->push_back({class_id, function});
  FunctorNeeds(class_id, argument, variable, needed);
}

// The type whose instance is taken: that of DerivingVia, or what a newtype represents, as far as the
// instance's head is applied: for `deriving Monad` of newtype App a = App (StateT Int IO a) it is StateT Int
// IO; for `deriving (MonadState Int)` the tuple of Int and that, as in Predicate.
TypeId Checker::RepresentationType(const Instance& instance, Span span) {
  std::vector<TypeId> arguments;
  const bool several = environment_.classes[instance.class_id].variables.size() > 1;
  if (instance.via.has_value())
    return several ? types_.App(types_[instance.type].a, instance.via) : instance.via;
  unifier_.Arguments(several ? types_[instance.type].b : instance.type, &arguments);
  EntityId constructor;
  for (EntityId child : entities_[instance.head].children) {
    if (entities_[child].kind == EntityKind::kConstructor) constructor = child;
  }
  const Scheme* scheme = constructor.has_value() ? FindScheme(constructor) : nullptr;
  TypeId field, result;
  if (scheme == nullptr || !unifier_.SplitFunction(scheme->type, &field, &result)) return TypeId();
  const std::vector<uint32_t> variables = scheme->variables;
  // Drop the parameters that the head is not applied to from the end of the field's type.
  for (size_t v = variables.size(); v-- > arguments.size();) {
    const core::Type& t = types_[field];
    const bool fits = t.kind == TypeKind::kApp && types_[t.b].kind == TypeKind::kVar &&
                      types_[t.b].index == variables[v] && !Mentions(t.a, variables[v]);
    if (!fits) {
      diagnostics_.Error(span,
                         "cannot derive this instance: the type of the newtype's field does not end with the "
                         "parameters that the class leaves open");
      return TypeId();
    }
    field = t.a;
  }
  for (size_t v = 0; v < arguments.size() && v < variables.size(); ++v)
    unifier_.Bind(variables[v], arguments[v]);
  field = unifier_.Apply(field);
  for (uint32_t v : variables) unifier_.Unbind(v);
  return several ? types_.App(types_[instance.type].a, field) : field;
}

std::vector<Predicate> Checker::DerivedNeeds(const Instance& instance, bool newtype_deriving, Span span) {
  std::vector<Predicate> needed;
  if (!instance.head.has_value()) return needed;
  if (newtype_deriving) {
    const TypeId type = RepresentationType(instance, span);
    if (type.has_value()) needed.push_back({instance.class_id, type});
    return needed;
  }
  std::vector<TypeId> arguments;
  unifier_.Arguments(instance.type, &arguments);
  for (EntityId child : entities_[instance.head].children) {
    if (entities_[child].kind != EntityKind::kConstructor) continue;
    const Scheme* scheme = FindScheme(child);
    if (scheme == nullptr) continue;
    if (tables_.own_variables.contains(child)) {
      diagnostics_.Error(span,
                         "cannot derive this instance: the constructor `" + EntityText(child) +
                             "` has type variables or a context of its own",
                         {{Span(), "StandaloneDeriving lets you give the context of the instance."}});
      continue;
    }
    std::vector<TypeId> fields;
    TypeId result;
    ConstructorParts(scheme->type, &fields, &result);
    const std::vector<uint32_t> variables = scheme->variables;
    const bool constructor_class = arguments.size() < variables.size();
    for (size_t v = 0; v < arguments.size() && v < variables.size(); ++v)
      unifier_.Bind(variables[v], arguments[v]);
    for (TypeId& field : fields) field = unifier_.Apply(field);
    for (size_t v = 0; v < arguments.size() && v < variables.size(); ++v) unifier_.Unbind(variables[v]);
    for (TypeId field : fields) {
      if (constructor_class) {
        FunctorNeeds(instance.class_id, field, variables.back(), &needed);
      } else {
        needed.push_back({instance.class_id, field});
      }
    }
  }
  return needed;
}

void Checker::InferDerivedContexts() {
  std::vector<Derived> derived;
  for (const auto& [id, decl] : own_instances_) {
    if (!decl->derived || decl->standalone) continue;
    const Instance& instance = environment_.instances[id];
    // Default methods need nothing of the fields.
    if (decl->strategy == DerivingStrategy::kAnyclass) continue;
    derived.push_back({id, decl, DerivedNeeds(instance, decl->newtype_deriving, decl->span)});
  }
  bool changed = true;
  while (changed) {
    changed = false;
    for (const Derived& d : derived) {
      if (failed_instances_.contains(d.instance)) continue;
      std::vector<Predicate> context;
      Predicate culprit;
      const bool ok = std::all_of(d.needed.begin(), d.needed.end(),
                                  [&](const Predicate& p) { return solver_.Reduce(p, &context, &culprit); });
      Instance& instance = environment_.instances[d.instance];
      if (!ok) {
        failed_instances_.insert(d.instance);
        Printer printer = NewPrinter();
        std::string name = EntityText(environment_.classes[instance.class_id].entity);
        std::vector<source::Note> notes;
        if (std::string hint = solver_.Hint(culprit); !hint.empty())
          notes.push_back({Span(), std::move(hint)});
        diagnostics_.Error(
            d.decl->span,
            "cannot derive `" + name + "`: there is no instance `" + printer.Show(culprit) + "`",
            std::move(notes));
        continue;
      }
      const auto same = [](const Predicate& a, const Predicate& b) {
        return a.class_id == b.class_id && a.type == b.type;
      };
      if (std::equal(context.begin(), context.end(), instance.context.begin(), instance.context.end(), same))
        continue;
      instance.context = std::move(context);
      changed = true;
    }
  }
}

}  // namespace inquest::haskell::type
