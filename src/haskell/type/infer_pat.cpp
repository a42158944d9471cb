// Patterns (H2010 3.17), always against a type that is known or a variable.
#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

void Checker::CheckPat(PatId id, TypeId expected) {
  SetPatType(id, expected);
  CheckPatNode(id, module_.pats[id], expected);
}

void Checker::BindPatVar(LocalId local, EntityId entity, TypeId type, Span span) {
  if (pattern_group_ != nullptr) {
    BindGroupVariable(*pattern_group_, local, entity, type, span);
    return;
  }
  if (!local.has_value()) return;
  LocalInfo& info = locals_[local.index];
  info.state = LocalState::kMono;
  info.type = type;
  SetLocalType(local, type);
}

Checker::PatternScope Checker::EnterPatterns() {
  return {converter_.mark(), solver_.scope(),  unifier_.refinements(),
          solver_.mark(),    unifier_.level(), unifier_.rigid_level()};
}

void Checker::LeavePatterns(const PatternScope& saved) {
  if (unifier_.refinements() != saved.refinements) {
    // What is wanted here may hold only because of what the patterns say about the types.
    solver_.Simplify(saved.mark);
    ReportDeferred(false);
    unifier_.ForgetRefinements(saved.refinements);
  }
  while (unifier_.level() > saved.level) unifier_.Leave();
  unifier_.set_rigid_level(saved.rigid_level);
  solver_.LeaveScope(saved.givens);
  converter_.Release(saved.type_variables);
}

void Checker::CheckPatNode(PatId id, const Pat& pat, TypeId expected) {
  if (const auto* var = std::get_if<PatVar>(&pat.node)) {
    BindPatVar(var->local, var->entity, expected, pat.span);
  } else if (const auto* con = std::get_if<PatCon>(&pat.node)) {
    CheckPatCon(id, con->constructor.target.entity, con->arguments, expected);
  } else if (const auto* literal = std::get_if<PatLit>(&pat.node)) {
    CheckPatLit(*literal, expected, pat.span);
  } else if (const auto* record = std::get_if<PatRecord>(&pat.node)) {
    CheckPatRecord(id, *record, expected);
  } else if (const auto* tuple = std::get_if<PatTuple>(&pat.node)) {
    if (tuple->elements.size() > KnownEntities::kMaxTuple) {
      diagnostics_.Error(pat.span, "tuples have at most 15 elements");
      return;
    }
    const EntityId constructor =
        tuple->elements.empty() ? entities_.known.unit : entities_.known.tuples[tuple->elements.size()];
    CheckPatCon(id, constructor, tuple->elements, expected);
  } else if (const auto* list = std::get_if<PatList>(&pat.node)) {
    const TypeId element = unifier_.NewMeta();
    Unify(expected, ListOf(element), pat.span);
    for (PatId item : list->elements) CheckPat(item, element);
  } else if (const auto* as = std::get_if<PatAs>(&pat.node)) {
    BindPatVar(as->local, as->entity, expected, pat.span);
    CheckPat(as->pattern, expected);
  } else if (const auto* lazy = std::get_if<PatLazy>(&pat.node)) {
    CheckPat(lazy->pattern, expected);
  } else if (const auto* bang = std::get_if<PatBang>(&pat.node)) {
    CheckPat(bang->pattern, expected);
  } else if (const auto* paren = std::get_if<PatParen>(&pat.node)) {
    CheckPat(paren->pattern, expected);
  } else if (const auto* signature = std::get_if<PatSig>(&pat.node)) {
    // ScopedTypeVariables: a new variable is bound to whatever stands there; it stays in scope with the
    // pattern's own variables.
    const TypeId type = converter_.ConvertPatternType(signature->type);
    Unify(expected, type, pat.span);
    CheckPat(signature->pattern, type);
  } else if (const auto* view = std::get_if<PatView>(&pat.node)) {
    Group* const group = pattern_group_;
    pattern_group_ = nullptr;
    const TypeId function = Infer(view->function);
    pattern_group_ = group;
    TypeId argument, result;
    if (!ExpectFunction(function, &argument, &result)) {
      diagnostics_.Error(pat.span, "a view pattern needs a function on the left of the arrow");
      result = unifier_.NewMeta();
    } else {
      Unify(expected, argument, pat.span);
    }
    CheckPat(view->pattern, result);
  }
}

// The constructor's own type variables are types of which nothing is known but its context; the result of a
// GADT's constructor says what the type's parameters are.
void Checker::OpenOwnVariables(PatId id, EntityId constructor, const OwnVariables& own, TypeId expected,
                               std::vector<TypeId>* fields) {
  const Scheme scheme = *FindScheme(constructor);
  const Span span = module_.pats[id].span;
  for (size_t i = 0; i < own.shared; ++i) unifier_.Bind(scheme.variables[i], unifier_.NewMeta());
  // What the constructor hides must not get out of the pattern's scope. A GADT's constructor may say what a
  // type around it is, so there it may.
  const bool hides = !own.refines && own.shared < scheme.variables.size();
  if (hides) unifier_.Enter();
  for (size_t i = own.shared; i < scheme.variables.size(); ++i) {
    const uint32_t variable = types_.NewVar(types_.var_name(scheme.variables[i]));
    if (hides) unifier_.SetRigidLevel(variable, unifier_.level());
    unifier_.Bind(scheme.variables[i], types_.Var(variable));
  }
  TypeId at = scheme.type;
  for (uint32_t i = 0; i < entities_[constructor].arity; ++i) {
    TypeId argument, rest;
    unifier_.SplitFunction(at, &argument, &rest);
    at = rest;
    fields->push_back(unifier_.Apply(argument));
  }
  const TypeId result = unifier_.Apply(at);
  std::vector<Predicate> context;
  for (const Predicate& predicate : scheme.context)
    context.push_back({predicate.class_id, unifier_.Apply(predicate.type)});
  for (uint32_t v : scheme.variables) unifier_.Unbind(v);
  if (own.refines) {
    const UnifyOutcome outcome = unifier_.Refine(expected, result);
    if (outcome != UnifyOutcome::kOk) ReportMismatch(outcome, expected, result, span);
  } else {
    Unify(expected, result, span);
  }
  if (pattern_group_ != nullptr) {
    diagnostics_.Error(span, "`" + EntityText(constructor) +
                                 "` has type variables of its own, so it can only be matched by case, "
                                 "a function or do, not by a declaration");
  }
  std::vector<Given> givens;
  Generalisation generalisation = NewGeneralisation({}, context, &givens);
  solver_.EnterScope(std::move(givens));
  if (!context.empty()) out_->pat_dictionaries.insert_or_assign(id, std::move(generalisation.dictionaries));
}

bool Checker::OpenConstructor(PatId id, EntityId constructor, TypeId expected, std::vector<TypeId>* fields) {
  const Scheme* scheme = FindScheme(constructor);
  if (scheme == nullptr) return false;
  if (!tables_.own_variables.empty()) {
    if (const auto own = tables_.own_variables.find(constructor); own != tables_.own_variables.end()) {
      OpenOwnVariables(id, constructor, own->second, expected, fields);
      return true;
    }
  }
  // The constructor's result is its type applied to its variables. Where the expected type is known, its
  // arguments are what the variables stand for.
  TypeId result = scheme->type;
  TypeId argument, rest;
  for (uint32_t i = 0; i < entities_[constructor].arity; ++i) {
    CHECK(unifier_.SplitFunction(result, &argument, &rest));
    result = rest;
  }
  uint32_t count = 0;
  const TypeId head = unifier_.Head(expected, &count);
  const bool known = count == scheme->variables.size() && head == unifier_.Head(result);
  if (known) {
    TypeId at = unifier_.Shallow(expected);
    for (size_t i = count; i-- > 0;) {
      unifier_.Bind(scheme->variables[i], types_[at].b);
      at = unifier_.Shallow(types_[at].a);
    }
  } else {
    for (uint32_t v : scheme->variables) unifier_.Bind(v, unifier_.NewMeta());
  }
  TypeId at = scheme->type;
  for (uint32_t i = 0; i < entities_[constructor].arity; ++i) {
    unifier_.SplitFunction(at, &argument, &rest);
    at = rest;
    fields->push_back(unifier_.Apply(argument));
  }
  const TypeId found = known ? expected : unifier_.Apply(result);
  for (uint32_t v : scheme->variables) unifier_.Unbind(v);
  if (!known) Unify(expected, found, module_.pats[id].span);
  return true;
}

void Checker::CheckPatCon(PatId id, EntityId constructor, const std::vector<PatId>& arguments,
                          TypeId expected) {
  std::vector<TypeId> fields;
  if (constructor.has_value()) OpenConstructor(id, constructor, expected, &fields);
  // The renamer has reported a wrong number of arguments.
  for (size_t i = 0; i < arguments.size(); ++i) {
    CheckPat(arguments[i], i < fields.size() ? fields[i] : unifier_.NewMeta());
  }
}

void Checker::CheckPatRecord(PatId id, const PatRecord& record, TypeId expected) {
  const EntityId constructor = record.constructor.target.entity;
  std::vector<TypeId> fields;
  const bool ok = constructor.has_value() && OpenConstructor(id, constructor, expected, &fields);
  for (const PatField& field : record.fields) {
    TypeId type;
    if (ok && field.field.target.entity.has_value()) {
      const std::vector<EntityId>& names = entities_[constructor].fields;
      for (size_t i = 0; i < names.size() && i < fields.size(); ++i) {
        if (names[i] == field.field.target.entity) type = fields[i];
      }
      if (!type.has_value()) {
        diagnostics_.Error(field.field.span, "the constructor `" + EntityText(constructor) +
                                                 "` has no field `" + NameText(field.field.text) + "`");
      }
    }
    CheckPat(field.pattern, type.has_value() ? type : unifier_.NewMeta());
  }
}

void Checker::CheckPatLit(const PatLit& literal, TypeId expected, Span span) {
  Group* const group = pattern_group_;
  pattern_group_ = nullptr;
  Unify(expected, LiteralType(literal.literal, literal.from_literal, span), span);
  TypeId argument, result, second;
  if (literal.negate.has_value() && ExpectFunction(Infer(literal.negate), &argument, &result)) {
    Unify(argument, expected, span);
    Unify(result, expected, span);
  }
  if (literal.equals.has_value() && ExpectFunction(Infer(literal.equals), &argument, &result)) {
    Unify(argument, expected, span);
    if (ExpectFunction(result, &second, &result)) Unify(second, expected, span);
  }
  pattern_group_ = group;
}

}  // namespace inquest::haskell::type
