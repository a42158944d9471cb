#include "haskell/type/unify.h"

#include <algorithm>

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
// Unifying small types is quicker without remembering which pairs were equal.
constexpr uint32_t kSmallUnification = 256;
}  // namespace

void Unifier::SetRigidLevel(uint32_t variable, uint32_t level) {
  if (variable >= rigid_levels_.size()) rigid_levels_.resize(variable + 1, 0);
  rigid_levels_[variable] = level;
  rigid_level_ = std::max(rigid_level_, level);
}

TypeId Unifier::NewMeta() {
  const auto index = static_cast<uint32_t>(metas_.size());
  metas_.push_back({TypeId(), level_});
  if (index == tables_.metas.size()) tables_.metas.push_back(types_.Meta(index));
  return tables_.metas[index];
}

TypeId Unifier::Shallow(TypeId type) {
  type = ShallowVariable(type);
  while (!tables_.families.empty() && types_[type].kind != TypeKind::kMeta && HasFamily(type)) {
    const TypeId reduced = ReduceFamily(type);
    if (!reduced.has_value()) break;
    type = ShallowVariable(reduced);
  }
  return type;
}

TypeId Unifier::ShallowVariable(TypeId type) {
  const core::Type* t = &types_[type];
  if (t->kind != TypeKind::kMeta) return refinements_.empty() ? type : Refined(type);
  TypeId end = metas_[t->index].solution;
  if (!end.has_value()) return type;
  if (types_[end].kind != TypeKind::kMeta) return refinements_.empty() ? end : Refined(end);
  TypeId last = end;
  while (true) {
    const core::Type& next = types_[last];
    if (next.kind != TypeKind::kMeta || !metas_[next.index].solution.has_value()) break;
    last = metas_[next.index].solution;
  }
  // Shorten the chain for whoever comes next.
  for (TypeId at = type; at != last;) {
    const TypeId next = metas_[types_[at].index].solution;
    metas_[types_[at].index].solution = last;
    at = next;
  }
  return refinements_.empty() ? last : Refined(last);
}

TypeId Unifier::Refined(TypeId type) {
  if (types_[type].kind != TypeKind::kVar) return type;
  for (const auto& [variable, to] : refinements_) {
    if (variable == type) return ShallowVariable(to);
  }
  return type;
}

UnifyOutcome Unifier::Refine(TypeId a, TypeId b) {
  while (true) {
    a = Shallow(a);
    b = Shallow(b);
    if (a == b) return UnifyOutcome::kOk;
    const core::Type& x = types_[a];
    const core::Type& y = types_[b];
    if (x.kind == TypeKind::kMeta || y.kind == TypeKind::kMeta) return Unify(a, b);
    if (x.kind == TypeKind::kVar || y.kind == TypeKind::kVar) {
      // Of two variables the younger one, which is known in fewer places.
      const bool left = y.kind != TypeKind::kVar || (x.kind == TypeKind::kVar && x.index > y.index);
      refinements_.emplace_back(left ? a : b, left ? b : a);
      return UnifyOutcome::kOk;
    }
    if (IsFamilyApplication(a) || IsFamilyApplication(b)) {
      const bool left = IsFamilyApplication(a);
      refinements_.emplace_back(Zonk(left ? a : b), left ? b : a);
      return UnifyOutcome::kOk;
    }
    if (x.kind != TypeKind::kApp || y.kind != TypeKind::kApp) return Unify(a, b);
    const TypeId xb = x.b, yb = y.b;
    if (const UnifyOutcome outcome = Refine(x.a, y.a); outcome != UnifyOutcome::kOk) return outcome;
    a = xb;
    b = yb;
  }
}

void Unifier::CollectMetas(TypeId type, std::vector<uint32_t>* out) {
  if (types_[type].has_meta) CollectMetas(type, out, Walk(walks_));
}

void Unifier::CollectMetas(TypeId type, std::vector<uint32_t>* out, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  if (!t.has_meta || !walk->Visit(type)) return;
  if (t.kind == TypeKind::kMeta) {
    if (std::find(out->begin(), out->end(), t.index) == out->end()) out->push_back(t.index);
    return;
  }
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  CollectMetas(t.a, out, walk);
  if (app) CollectMetas(b, out, walk);
}

void Unifier::LowerLevels(TypeId type, uint32_t level) {
  if (types_[type].has_meta) LowerLevels(type, level, Walk(walks_));
}

void Unifier::LowerLevels(TypeId type, uint32_t level, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  if (!t.has_meta || !walk->Visit(type)) return;
  if (t.kind == TypeKind::kMeta) {
    metas_[t.index].level = std::min(metas_[t.index].level, level);
    return;
  }
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  LowerLevels(t.a, level, walk);
  if (app) LowerLevels(b, level, walk);
}

uint32_t Unifier::MaxLevel(TypeId type) { return types_[type].has_meta ? MaxLevel(type, Walk(walks_)) : 0; }

uint32_t Unifier::MaxLevel(TypeId type, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  if (!t.has_meta || !walk->Visit(type)) return 0;
  if (t.kind == TypeKind::kMeta) return metas_[t.index].level;
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  const uint32_t first = MaxLevel(t.a, walk);
  return app ? std::max(first, MaxLevel(b, walk)) : first;
}

bool Unifier::HasUnsolved(TypeId type) { return types_[type].has_meta && HasUnsolved(type, Walk(walks_)); }

bool Unifier::HasUnsolved(TypeId type, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kMeta) return true;
  // What the walk has left behind has none, or the walk would be over.
  if (!t.has_meta || !walk->Visit(type)) return false;
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  return HasUnsolved(t.a, walk) || (app && HasUnsolved(b, walk));
}

// Such types may differ in the names of what they quantify alone.
bool Unifier::HasForall(TypeId type) { return HasForall(type, Walk(walks_)); }

bool Unifier::HasForall(TypeId type, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kForall) return true;
  if (t.kind != TypeKind::kApp || !walk->Visit(type)) return false;
  const TypeId b = t.b;
  return HasForall(t.a, walk) || HasForall(b, walk);
}

bool Unifier::IsErroneous(TypeId type) { return IsErroneous(type, Walk(walks_)); }

bool Unifier::IsErroneous(TypeId type, const Walk& walk) {
  type = Shallow(type);
  if (type == tables_.error_type) return true;
  const core::Type& t = types_[type];
  const bool app = t.kind == TypeKind::kApp;
  if ((!app && t.kind != TypeKind::kForall) || !walk->Visit(type)) return false;
  const TypeId b = t.b;
  return IsErroneous(t.a, walk) || (app && IsErroneous(b, walk));
}

UnifyOutcome Unifier::Unify(TypeId a, TypeId b) {
  if (a == b) return UnifyOutcome::kOk;
  if (unifying_++ == 0) unify_steps_ = 0;
  const UnifyOutcome outcome = UnifyParts(a, b);
  if (--unifying_ == 0) unified_.clear();
  return outcome;
}

// Whether this pair of applications came before in the unification under way: then the two are equal, or it
// would be over.
bool Unifier::WereUnified(TypeId a, TypeId b) {
  if (++unify_steps_ < kSmallUnification) return false;
  return !unified_.insert((uint64_t{a.index} << 32) | b.index).second;
}

UnifyOutcome Unifier::UnifyParts(TypeId a, TypeId b) {
  while (true) {
    if (a == b) return UnifyOutcome::kOk;
    a = Shallow(a);
    b = Shallow(b);
    if (a == b) return UnifyOutcome::kOk;
    const core::Type& x = types_[a];
    const core::Type& y = types_[b];
    if (x.kind == TypeKind::kMeta) {
      // The younger variable refers to the older one: chains stay short and levels need no change.
      if (y.kind == TypeKind::kMeta && metas_[y.index].level > metas_[x.index].level) return BindMeta(b, a);
      return BindMeta(a, b);
    }
    if (y.kind == TypeKind::kMeta) return BindMeta(b, a);
    if (!tables_.families.empty() && (IsFamilyApplication(a) || IsFamilyApplication(b)))
      return UnifyFamily(a, b);
    if (x.kind != y.kind) return UnifyOutcome::kMismatch;
    if (x.kind == TypeKind::kForall) return UnifyForall(a, b);
    if (x.kind != TypeKind::kApp) return UnifyOutcome::kMismatch;
    // What neither contains variables nor is equal cannot become equal.
    if (!x.has_meta && !y.has_meta && refinements_.empty() && !HasFamily(a) && !HasFamily(b) &&
        !(HasForall(a) && HasForall(b)))
      return UnifyOutcome::kMismatch;
    if (WereUnified(a, b)) return UnifyOutcome::kOk;
    const TypeId xb = x.b, yb = y.b;
    if (const UnifyOutcome outcome = UnifyParts(x.a, y.a); outcome != UnifyOutcome::kOk) return outcome;
    a = xb;
    b = yb;
  }
}

UnifyOutcome Unifier::BindMeta(TypeId meta, TypeId type) {
  const uint32_t index = types_[meta].index;
  const uint32_t level = metas_[index].level;
  const core::Type& t = types_[type];
  if (t.has_meta || level < rigid_level_) {
    const UnifyOutcome outcome = Occurs(index, level, type, Walk(walks_));
    if (outcome == UnifyOutcome::kInfinite) return BindRecursive(meta, Zonk(type));
    if (outcome != UnifyOutcome::kOk) return outcome;
  }
  metas_[index].solution = type;
  return UnifyOutcome::kOk;
}

// a ~ F a and m ~ ST (F m) have solutions; the second one is ST b, where b ~ F (ST b).
UnifyOutcome Unifier::BindRecursive(TypeId meta, TypeId type) {
  if (!HasFamily(type)) return UnifyOutcome::kInfinite;
  if (IsFamilyApplication(type)) return Defer(meta, type);
  const size_t deferred = deferred_.size();
  const TypeId flat = WithoutFamilies(type);
  const uint32_t index = types_[meta].index;
  const UnifyOutcome outcome = Occurs(index, metas_[index].level, flat, Walk(walks_));
  if (outcome == UnifyOutcome::kOk) {
    metas_[index].solution = flat;
  } else {
    deferred_.erase(deferred_.begin() + static_cast<ptrdiff_t>(deferred), deferred_.end());
  }
  return outcome;
}

// Variables for applications of families, with equalities that say what they stand for.
TypeId Unifier::WithoutFamilies(TypeId type) {
  if (!HasFamily(type)) return type;
  if (IsFamilyApplication(type)) {
    const TypeId fresh = NewMeta();
    Defer(fresh, type);
    return fresh;
  }
  if (types_[type].kind != TypeKind::kApp) return type;
  const TypeId b = types_[type].b;
  const TypeId first = WithoutFamilies(types_[type].a);
  return Rebuild(type, first, WithoutFamilies(b));
}

// The occurs check; lowers the levels on its way.
UnifyOutcome Unifier::Occurs(uint32_t meta, uint32_t level, TypeId type, const Walk& walk) {
  type = Shallow(type);
  const core::Type& t = types_[type];
  switch (t.kind) {
    case TypeKind::kMeta:
      if (t.index == meta) return UnifyOutcome::kInfinite;
      metas_[t.index].level = std::min(metas_[t.index].level, level);
      return UnifyOutcome::kOk;
    case TypeKind::kVar:
      return t.index < rigid_levels_.size() && rigid_levels_[t.index] > level ? UnifyOutcome::kEscape
                                                                              : UnifyOutcome::kOk;
    case TypeKind::kCon:
      return UnifyOutcome::kOk;
    case TypeKind::kApp:
    case TypeKind::kForall: {
      if (!t.has_meta && (level >= rigid_level_ || !HasVar(type))) return UnifyOutcome::kOk;
      if (!walk->Visit(type)) return UnifyOutcome::kOk;
      const TypeId b = t.b;
      const bool app = t.kind == TypeKind::kApp;
      const UnifyOutcome outcome = Occurs(meta, level, t.a, walk);
      return app && outcome == UnifyOutcome::kOk ? Occurs(meta, level, b, walk) : outcome;
    }
  }
  return UnifyOutcome::kOk;
}

UnifyOutcome Unifier::UnifyForall(TypeId a, TypeId b) {
  const std::vector<uint32_t> left = types_[a].vars, right = types_[b].vars;
  if (left.size() != right.size()) return UnifyOutcome::kMismatch;
  // Both bodies over the same fresh rigid variables.
  const uint32_t saved = rigid_level_;
  std::vector<TypeId> fresh;
  for (uint32_t variable : left) {
    const uint32_t index = types_.NewVar(types_.var_name(variable));
    SetRigidLevel(index, level_ + 1);
    fresh.push_back(types_.Var(index));
  }
  const auto open = [&](TypeId forall, const std::vector<uint32_t>& vars) {
    for (size_t i = 0; i < vars.size(); ++i) Bind(vars[i], fresh[i]);
    const TypeId body = Apply(types_[forall].a);
    for (uint32_t v : vars) Unbind(v);
    return body;
  };
  const UnifyOutcome outcome = Unify(open(a, left), open(b, right));
  rigid_level_ = saved;
  return outcome;
}

bool Unifier::SplitFunction(TypeId type, TypeId* argument, TypeId* result) {
  const core::Type& outer = types_[type];
  if (outer.kind != TypeKind::kApp) return false;
  const core::Type& inner = types_[Shallow(outer.a)];
  if (inner.kind != TypeKind::kApp) return false;
  const core::Type& head = types_[Shallow(inner.a)];
  if (head.kind != TypeKind::kCon || head.con != types_.function) return false;
  *argument = inner.b;
  *result = outer.b;
  return true;
}

TypeId Unifier::Head(TypeId type, uint32_t* arguments) {
  uint32_t count = 0;
  type = Shallow(type);
  while (types_[type].kind == TypeKind::kApp) {
    type = Shallow(types_[type].a);
    ++count;
  }
  if (arguments != nullptr) *arguments = count;
  return type;
}

void Unifier::Arguments(TypeId type, std::vector<TypeId>* arguments) {
  arguments->clear();
  type = Shallow(type);
  while (types_[type].kind == TypeKind::kApp) {
    arguments->push_back(types_[type].b);
    type = Shallow(types_[type].a);
  }
  std::reverse(arguments->begin(), arguments->end());
}

TypeId Unifier::Rebuild(TypeId type, TypeId a, TypeId b) {
  const core::Type& t = types_[type];
  if (a == t.a && b == t.b) return type;
  if (t.kind == TypeKind::kApp) return types_.App(a, b);
  return types_.Forall(std::vector<uint32_t>(t.vars), a);
}

// Whether there is nothing to replace in a type whose head is known.
bool Unifier::IsSimple(TypeId type) {
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kMeta) return true;
  const bool refined = !refinements_.empty() && t.kind != TypeKind::kVar && HasVar(type);
  return !t.has_meta && !refined && (t.kind == TypeKind::kCon || !HasFamily(type));
}

TypeId Unifier::Zonk(TypeId type) {
  type = Shallow(type);
  return IsSimple(type) ? type : Zonk(type, Walk(walks_));
}

TypeId Unifier::Zonk(TypeId type, const Walk& walk) {
  type = Shallow(type);
  if (IsSimple(type)) return type;
  if (const TypeId known = walk->Result(type); known.has_value()) return known;
  const core::Type& t = types_[type];
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  const TypeId first = Zonk(t.a, walk);
  const TypeId result = Rebuild(type, first, app ? Zonk(b, walk) : b);
  walk->Note(type, result);
  return result;
}

TypeId Unifier::ZonkFinal(TypeId type) {
  if (HasFamily(type)) {
    if (const TypeId simple = Zonk(type); simple != type) return ZonkFinal(simple);
  }
  const core::Type& t = types_[type];
  if (!t.has_meta) return type;
  if (type.index < final_.size() && final_[type.index].has_value()) return final_[type.index];
  TypeId result;
  if (t.kind == TypeKind::kMeta) {
    const TypeId solution = metas_[t.index].solution;
    result = solution.has_value() ? ZonkFinal(solution) : types_.Con(types_.unit);
  } else {
    const bool app = t.kind == TypeKind::kApp;
    const TypeId b = t.b;
    const TypeId first = ZonkFinal(t.a);
    result = Rebuild(type, first, app ? ZonkFinal(b) : b);
  }
  if (type.index >= final_.size()) final_.resize(types_.size() + 64);
  final_[type.index] = result;
  finals_.push_back(type);
  return result;
}

void Unifier::Reset() {
  for (TypeId type : finals_) final_[type.index] = TypeId();
  finals_.clear();
  metas_.clear();
  reductions_ = 0;
}

void Unifier::Bind(uint32_t variable, TypeId type) {
  if (variable >= tables_.subst.size()) tables_.subst.resize(variable + 64);
  tables_.subst[variable] = type;
}

TypeId Unifier::Apply(TypeId type) { return HasVar(type) ? ApplyInside(type, Walk(walks_)) : type; }

TypeId Unifier::ApplyInside(TypeId type, const Walk& walk) {
  if (!HasVar(type)) return type;
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kVar) {
    const TypeId to = bound(t.index);
    return to.has_value() ? to : type;
  }
  if (const TypeId known = walk->Result(type); known.has_value()) return known;
  const bool app = t.kind == TypeKind::kApp;
  const TypeId b = t.b;
  const TypeId first = ApplyInside(t.a, walk);
  const TypeId result = Rebuild(type, first, app ? ApplyInside(b, walk) : b);
  walk->Note(type, result);
  return result;
}

bool Unifier::HasVar(TypeId type) {
  if (type.index < tables_.has_var.size() && tables_.has_var[type.index] != 0) {
    return tables_.has_var[type.index] == 2;
  }
  const bool has = ComputeHasVar(type);
  if (type.index >= tables_.has_var.size()) tables_.has_var.resize(types_.size() + 256, 0);
  tables_.has_var[type.index] = has ? 2 : 1;
  return has;
}

bool Unifier::ComputeHasVar(TypeId type) {
  const core::Type& t = types_[type];
  switch (t.kind) {
    case TypeKind::kVar:
    case TypeKind::kForall:
      return true;
    case TypeKind::kApp:
      return HasVar(t.a) || HasVar(t.b);
    case TypeKind::kCon:
    case TypeKind::kMeta:
      return false;
  }
  return false;
}

bool Unifier::Match(TypeId pattern, TypeId type, const std::vector<uint32_t>& variables, bool* stuck) {
  type = Shallow(type);
  const core::Type& p = types_[pattern];
  if (p.kind == TypeKind::kVar && std::find(variables.begin(), variables.end(), p.index) != variables.end()) {
    const TypeId earlier = bound(p.index);
    if (!earlier.has_value()) {
      Bind(p.index, type);
      return true;
    }
    if (earlier == type || Zonk(earlier) == Zonk(type)) return true;
    *stuck = *stuck || HasUnsolved(earlier) || HasUnsolved(type);
    return false;
  }
  const core::Type& t = types_[type];
  if (t.kind == TypeKind::kMeta) {
    *stuck = true;
    return false;
  }
  if (IsFamilyApplication(type)) {
    *stuck = *stuck || HasUnsolved(type);
    return false;
  }
  if (p.kind != TypeKind::kApp) return pattern == type;
  if (t.kind != TypeKind::kApp) return false;
  const TypeId pb = p.b, tb = t.b;
  bool first_stuck = false;
  const bool first = Match(p.a, t.a, variables, &first_stuck);
  if (!first && !first_stuck) return false;
  bool second_stuck = false;
  const bool second = Match(pb, tb, variables, &second_stuck);
  if (first && second) return true;
  // Not known enough only if no part contradicts.
  if ((first || first_stuck) && (second || second_stuck)) *stuck = true;
  return false;
}

}  // namespace inquest::haskell::type
