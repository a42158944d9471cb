// Type families: reducing their applications, and equalities between applications that cannot be reduced yet.
#include <algorithm>

#include "haskell/type/unify.h"

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
// Beyond it the equations do not terminate.
constexpr uint32_t kMaxReductions = 100000;
}  // namespace

bool Unifier::HasFamily(TypeId type) {
  if (tables_.families.empty()) return false;
  if (type.index < tables_.has_family.size() && tables_.has_family[type.index] != 0)
    return tables_.has_family[type.index] == 2;
  const core::Type& t = types_[type];
  bool has = false;
  switch (t.kind) {
    case TypeKind::kCon:
      has = tables_.families.contains(t.con);
      break;
    case TypeKind::kApp: {
      const TypeId b = t.b;
      has = HasFamily(t.a) || HasFamily(b);
      break;
    }
    case TypeKind::kForall:
      has = HasFamily(t.a);
      break;
    case TypeKind::kVar:
    case TypeKind::kMeta:
      break;
  }
  if (type.index >= tables_.has_family.size()) tables_.has_family.resize(types_.size() + 256, 0);
  tables_.has_family[type.index] = has ? 2 : 1;
  return has;
}

// The family at the head of the type, and the type's arguments.
const Family* Unifier::FamilyOf(TypeId type, std::vector<TypeId>* arguments) {
  arguments->clear();
  while (types_[type].kind == TypeKind::kApp) {
    arguments->push_back(types_[type].b);
    type = ShallowVariable(types_[type].a);
  }
  if (types_[type].kind != TypeKind::kCon) return nullptr;
  const auto family = tables_.families.find(types_[type].con);
  if (family == tables_.families.end()) return nullptr;
  std::reverse(arguments->begin(), arguments->end());
  return &family->second;
}

bool Unifier::IsFamilyApplication(TypeId type) {
  if (!HasFamily(type)) return false;
  std::vector<TypeId> arguments;
  const Family* family = FamilyOf(type, &arguments);
  return family != nullptr && family->arity == arguments.size();
}

// Whether a type in its simplest form fits a pattern. Where it is not known enough, other equations of a
// closed family must wait.
Unifier::Fit Unifier::FitPattern(TypeId pattern, TypeId type, const Equation& equation,
                                 std::vector<TypeId>* bound) {
  const core::Type& p = types_[pattern];
  if (p.kind == TypeKind::kVar) {
    const auto at = std::find(equation.variables.begin(), equation.variables.end(), p.index);
    if (at != equation.variables.end()) {
      TypeId& earlier = (*bound)[static_cast<size_t>(at - equation.variables.begin())];
      if (!earlier.has_value()) earlier = type;
      if (earlier == type) return Fit::kYes;
      const bool open = HasUnsolved(type) || HasUnsolved(earlier) || HasVar(type) || HasVar(earlier) ||
                        HasFamily(type) || HasFamily(earlier);
      return open ? Fit::kUnknown : Fit::kNo;
    }
  }
  if (pattern == type) return Fit::kYes;
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kMeta || t.kind == TypeKind::kVar || IsFamilyApplication(type))
    return Fit::kUnknown;
  if (p.kind != TypeKind::kApp || t.kind != TypeKind::kApp) return Fit::kNo;
  const TypeId pb = p.b, tb = t.b;
  const Fit function = FitPattern(p.a, t.a, equation, bound);
  if (function == Fit::kNo) return Fit::kNo;
  const Fit argument = FitPattern(pb, tb, equation, bound);
  return function == Fit::kYes ? argument : argument == Fit::kNo ? Fit::kNo : Fit::kUnknown;
}

// One step at the head of the type; none if there is no family or it is not known enough.
TypeId Unifier::ReduceFamily(TypeId type) {
  std::vector<TypeId> arguments;
  const Family* family = FamilyOf(type, &arguments);
  if (family == nullptr || arguments.size() < family->arity || ++reductions_ > kMaxReductions)
    return TypeId();
  for (size_t i = 0; i < family->arity; ++i) arguments[i] = Zonk(arguments[i]);
  TypeId result;
  if (!refinements_.empty()) {
    TypeId simple = type;
    while (types_[simple].kind == TypeKind::kApp) simple = ShallowVariable(types_[simple].a);
    for (size_t i = 0; i < family->arity; ++i) simple = types_.App(simple, arguments[i]);
    for (const auto& [from, to] : refinements_) {
      if (from == simple) result = to;
    }
  }
  for (size_t e = 0; e < family->equations.size() && !result.has_value(); ++e) {
    const Equation& equation = family->equations[e];
    std::vector<TypeId> bound(equation.variables.size());
    Fit fit = Fit::kYes;
    for (size_t i = 0; i < family->arity && fit != Fit::kNo; ++i) {
      const Fit next = FitPattern(equation.arguments[i], arguments[i], equation, &bound);
      if (next != Fit::kYes) fit = next;
    }
    if (fit == Fit::kUnknown && family->closed) return TypeId();
    if (fit != Fit::kYes) continue;
    for (size_t v = 0; v < bound.size(); ++v) {
      if (bound[v].has_value()) Bind(equation.variables[v], bound[v]);
    }
    result = Apply(equation.type);
    for (uint32_t v : equation.variables) Unbind(v);
  }
  if (!result.has_value()) return TypeId();
  for (size_t i = family->arity; i < arguments.size(); ++i) result = types_.App(result, arguments[i]);
  return result;
}

UnifyOutcome Unifier::Defer(TypeId a, TypeId b) {
  deferred_.push_back({a, b, span_});
  return UnifyOutcome::kOk;
}

// The application of a data family to `arguments` is `type`: the equation that makes such a type says what
// the arguments are.
bool Unifier::InvertFamily(const Family& family, const std::vector<TypeId>& arguments, TypeId type) {
  const TypeId head = Head(type);
  for (const Equation& equation : family.equations) {
    if (Head(equation.type) != head) continue;
    for (uint32_t v : equation.variables) Bind(v, NewMeta());
    const TypeId right = Apply(equation.type);
    std::vector<TypeId> left;
    for (TypeId argument : equation.arguments) left.push_back(Apply(argument));
    for (uint32_t v : equation.variables) Unbind(v);
    if (Unify(right, type) != UnifyOutcome::kOk) return false;
    for (size_t i = 0; i < left.size(); ++i) {
      if (Unify(arguments[i], left[i]) != UnifyOutcome::kOk) return false;
    }
    return true;
  }
  return false;
}

// At least one of them is the application of a family that cannot be reduced.
UnifyOutcome Unifier::UnifyFamily(TypeId a, TypeId b) {
  a = Zonk(a);
  b = Zonk(b);
  if (a == b) return UnifyOutcome::kOk;
  std::vector<TypeId> left, right;
  const Family* x = FamilyOf(a, &left);
  const Family* y = FamilyOf(b, &right);
  if (x != nullptr && x == y && x->injective && left.size() == right.size()) {
    for (size_t i = 0; i < left.size(); ++i) {
      if (const UnifyOutcome outcome = Unify(left[i], right[i]); outcome != UnifyOutcome::kOk) return outcome;
    }
    return UnifyOutcome::kOk;
  }
  if (x != nullptr && x->injective && InvertFamily(*x, left, b)) return UnifyOutcome::kOk;
  if (y != nullptr && y->injective && InvertFamily(*y, right, a)) return UnifyOutcome::kOk;
  return HasUnsolved(a) || HasUnsolved(b) ? Defer(a, b) : UnifyOutcome::kMismatch;
}

bool Unifier::RetryDeferred() {
  bool progress = false;
  std::vector<Deferred> waiting;
  waiting.swap(deferred_);
  for (Deferred& equality : waiting) {
    const size_t before = deferred_.size();
    span_ = equality.span;
    equality.outcome = Unify(equality.a, equality.b);
    if (equality.outcome != UnifyOutcome::kOk) {
      refuted_.push_back(equality);
    } else if (deferred_.size() != before + 1 || Zonk(deferred_.back().a) != Zonk(equality.a)) {
      progress = true;
    }
  }
  return progress;
}

}  // namespace inquest::haskell::type
