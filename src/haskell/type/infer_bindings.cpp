// Value bindings (H2010 4.4.3, 4.5): groups are inferred together, bindings with a signature are checked
// against it.
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

void Checker::DeclareSignatures(const Decls& decls, bool top) {
  for (const TypeSignature& declaration : decls.signatures) {
    for (const Name& name : declaration.names) {
      // Each name gets variables of its own.
      const Target target = name.target;
      if (top ? !target.entity.has_value() : !target.local.has_value()) continue;
      signatures_.push_back(converter_.ConvertSignature(declaration.type));
      const Signature& signature = signatures_.back();
      if (top) {
        entity_signatures_[target.entity] = &signature;
        environment_.schemes.insert_or_assign(target.entity, signature.scheme);
      } else {
        locals_[target.local.index].signature = &signature;
      }
    }
  }
}

void Checker::CheckTop() {
  if (!module_.top.has_value()) return;
  for (const BindingGroup& group : module_.decls[module_.top].groups) {
    const size_t errors = diagnostics_.error_count();
    const size_t mark = solver_.mark();
    solver_.ForgetReported();
    CheckGroup(group, true);
    // What an erroneous group leaves open is open because of its errors.
    if (diagnostics_.error_count() != errors) solver_.wanted().resize(mark, Wanted{});
    FinishIfClosed();
  }
}

void Checker::CheckDecls(DeclsId id) {
  if (!id.has_value()) return;
  Group* const outer = pattern_group_;
  pattern_group_ = nullptr;
  const Decls& decls = module_.decls[id];
  DeclareSignatures(decls, false);
  for (const BindingGroup& group : decls.groups) CheckGroup(group, false);
  pattern_group_ = outer;
}

const Signature* Checker::SignatureOf(const Binding& binding) {
  if (binding.pattern.has_value()) return nullptr;  // pattern variables are looked up one by one
  if (binding.local.has_value()) return locals_[binding.local.index].signature;
  const auto it = entity_signatures_.find(binding.entity);
  return it == entity_signatures_.end() ? nullptr : it->second;
}

void Checker::CheckGroup(const BindingGroup& bindings, bool top) {
  Group group;
  group.top = top;
  group.errors = diagnostics_.error_count();
  for (BindingId id : bindings.bindings) {
    const Binding& binding = module_.bindings[id];
    if (SignatureOf(binding) != nullptr) continue;
    group.bindings.push_back(id);
    // H2010 4.5.5: a pattern binding, or a variable without parameters and without signature.
    const bool simple =
        binding.pattern.has_value() || binding.matches.empty() || binding.matches[0].patterns.empty();
    if (simple && (restriction_ || binding.pattern.has_value())) group.restricted = true;
  }
  if (!group.bindings.empty()) InferGroup(group);
  for (BindingId id : bindings.bindings) {
    const Binding& binding = module_.bindings[id];
    const Signature* signature = SignatureOf(binding);
    if (signature == nullptr) continue;
    // A local variable has its signature's type before and after its body is checked.
    if (binding.local.has_value()) {
      LocalInfo& info = locals_[binding.local.index];
      info.state = LocalState::kPoly;
      info.scheme = &signature->scheme;
      info.type = signature->scheme.type;
      SetLocalType(binding.local, signature->scheme.type);
    }
    PendingBody body;
    body.kind = PendingBody::Kind::kSignature;
    body.binding = id;
    body.signature = signature;
    if (!top || !Postpone(body)) CheckSignatureBinding(id, *signature);
  }
}

void Checker::BindGroupVariable(Group& group, LocalId local, EntityId entity, TypeId type, Span span) {
  group.binders.push_back({local, entity, type, span});
  const Signature* signature = nullptr;
  if (local.has_value()) {
    LocalInfo& info = locals_[local.index];
    signature = info.signature;
    info.state = LocalState::kGroup;
    info.type = type;
    info.group = &group;
    SetLocalType(local, type);
  } else if (entity.has_value()) {
    if (const auto it = entity_signatures_.find(entity); it != entity_signatures_.end())
      signature = it->second;
    if (signature == nullptr) mono_entities_[entity] = {type, &group};
  }
  if (signature == nullptr) return;
  // A variable of a pattern binding that has a signature.
  if (!signature->scheme.context.empty()) {
    diagnostics_.Error(span, "a variable of a pattern binding cannot have a type with a class context",
                       {{signature->span, "the signature is here"}});
    return;
  }
  for (uint32_t v : signature->scheme.variables) unifier_.SetRigidLevel(v, unifier_.level());
  Unify(signature->scheme.type, type, span);
}

// What an expression is wanted at. Variables of that type stand for any type.
void Checker::ExpectType(TypeId type, Span span) {
  std::vector<uint32_t> variables;
  std::vector<TypeId> work = {options_.expected};
  std::unordered_set<uint32_t> seen;  // types share parts
  while (!work.empty()) {
    const TypeId next = work.back();
    work.pop_back();
    if (!seen.insert(next.index).second) continue;
    const core::Type& part = types_[next];
    if (part.kind == core::TypeKind::kVar) variables.push_back(part.index);
    if (part.kind == core::TypeKind::kApp) work.insert(work.end(), {part.a, part.b});
  }
  std::sort(variables.begin(), variables.end());
  variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
  for (uint32_t v : variables) unifier_.Bind(v, unifier_.NewMeta());
  const TypeId expected = unifier_.Apply(options_.expected);
  for (uint32_t v : variables) unifier_.Unbind(v);
  Unify(expected, type, span);
}

void Checker::InferGroup(Group& group) {
  const size_t mark = solver_.mark();
  const uint32_t rigid = unifier_.rigid_level();
  unifier_.Enter();
  std::vector<TypeId> types;
  for (BindingId id : group.bindings) {
    const Binding& binding = module_.bindings[id];
    TypeId type;
    if (binding.pattern.has_value()) {
      type = unifier_.NewMeta();
      pattern_group_ = &group;
      CheckPat(binding.pattern, type);
      pattern_group_ = nullptr;
    } else {
      // The arrows are known from the number of parameters.
      const size_t arity = binding.matches.empty() ? 0 : binding.matches[0].patterns.size();
      type = unifier_.NewMeta();
      for (size_t i = 0; i < arity; ++i) type = types_.Fun(unifier_.NewMeta(), type);
      BindGroupVariable(group, binding.local, binding.entity, type, binding.name.span);
      if (group.top && options_.expected.has_value()) ExpectType(type, binding.span);
    }
    types.push_back(type);
  }
  for (size_t i = 0; i < group.bindings.size(); ++i) {
    const Binding& binding = module_.bindings[group.bindings[i]];
    CheckMatches(binding.matches, types[i], binding.span);
  }
  unifier_.Leave();
  Generalise(group, mark);
  unifier_.set_rigid_level(rigid);
}

void Checker::CheckSignatureBinding(BindingId id, const Signature& signature) {
  const Binding& binding = module_.bindings[id];
  const Scheme& scheme = signature.scheme;
  std::vector<Given> givens;
  Generalisation generalisation = NewGeneralisation(scheme.variables, scheme.context, &givens);
  const ScopedSkolems saved = EnterRigid(scheme.variables, std::move(givens));
  if (scoped_variables_) {
    for (const TypeVariable& v : signature.scoped) converter_.Push(v);
  }
  CheckMatches(binding.matches, scheme.type, binding.span);
  LeaveRigid(saved);
  if (!generalisation.variables.empty() || !generalisation.dictionaries.empty()) {
    out_->generalisations.insert_or_assign(id, std::move(generalisation));
  }
}

Generalisation Checker::NewGeneralisation(const std::vector<uint32_t>& variables,
                                          const std::vector<Predicate>& context, std::vector<Given>* givens) {
  Generalisation result;
  result.variables = variables;
  result.context = context;
  for (const Predicate& predicate : context) {
    EvidenceId evidence;
    result.dictionaries.push_back(solver_.NewParameter(predicate, &evidence));
    givens->push_back({predicate, evidence});
  }
  return result;
}

Checker::ScopedSkolems Checker::EnterRigid(const std::vector<uint32_t>& variables,
                                           std::vector<Given> givens) {
  ScopedSkolems saved;
  saved.rigid_level = unifier_.rigid_level();
  saved.type_variables = converter_.mark();
  saved.mark = solver_.mark();
  saved.errors = diagnostics_.error_count();
  saved.refinements = unifier_.refinements();
  unifier_.Enter();
  for (uint32_t v : variables) unifier_.SetRigidLevel(v, unifier_.level());
  saved.scope = solver_.EnterScope(std::move(givens));
  return saved;
}

void Checker::LeaveRigid(const ScopedSkolems& saved) {
  unifier_.Leave();
  solver_.Simplify(saved.mark);
  DefaultAmbiguous(saved.mark, {}, saved.errors);
  ReportDeferred(false);
  unifier_.ForgetRefinements(saved.refinements);
  solver_.LeaveScope(saved.scope);
  converter_.Release(saved.type_variables);
  unifier_.set_rigid_level(saved.rigid_level);
}

// Equations, or the alternatives of \case, against a function type.
void Checker::CheckMatches(const std::vector<Match>& matches, TypeId type, Span span) {
  if (matches.empty()) return;
  const size_t arity = matches[0].patterns.size();
  std::vector<TypeId> arguments;
  TypeId result = type;
  for (size_t i = 0; i < arity; ++i) {
    TypeId argument, rest;
    if (!ExpectFunction(result, &argument, &rest)) {
      Printer printer = NewPrinter();
      diagnostics_.Error(span, "the equations have " + std::to_string(arity) +
                                   (arity == 1 ? " parameter" : " parameters") + ", but the type `" +
                                   printer.Show(type) + "` has only " + std::to_string(i));
      while (arguments.size() < arity) arguments.push_back(unifier_.NewMeta());
      result = unifier_.NewMeta();
      break;
    }
    arguments.push_back(argument);
    result = rest;
  }
  for (const Match& match : matches) {
    const PatternScope scope = EnterPatterns();
    for (size_t i = 0; i < match.patterns.size(); ++i) {
      CheckPat(match.patterns[i], i < arity ? arguments[i] : unifier_.NewMeta());
    }
    CheckRhs(match.rhs, result);
    LeavePatterns(scope);
  }
}

void Checker::CheckRhs(const Rhs& rhs, TypeId type) {
  CheckDecls(rhs.where);
  for (const GuardedRhs& guarded : rhs.alternatives) CheckGuarded(guarded, type);
}

void Checker::CheckGuarded(const GuardedRhs& guarded, TypeId type) {
  for (const Stmt& guard : guarded.guards) CheckGuard(guard);
  Check(guarded.body, type);
}

}  // namespace inquest::haskell::type
