// Patterns (H2010 3.17).
#include "haskell/rename/collect.h"
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

void Renamer::RenamePattern(PatId id, PatternScope scope, LocalId first) {
  if (!id.has_value()) return;
  if (++depth_ > kMaxDepth) {
    if (!too_deep_) Error(module_.pats[id].span, "this pattern is nested too deeply");
    too_deep_ = true;
    --depth_;
    return;
  }
  // Nodes whose parts may add patterns are copied or taken apart before the parts are visited.
  const Span span = module_.pats[id].span;
  auto& node = module_.pats[id].node;
  if (auto* var = std::get_if<PatVar>(&node)) {
    BindPatternVariable(var->name, span, scope, first, var->local, var->entity);
  } else if (auto* con = std::get_if<PatCon>(&node)) {
    EntityId constructor = resolver_.ResolveConstructor(con->constructor);
    std::vector<PatId> arguments = con->arguments;
    if (constructor.has_value() && state_.entities[constructor].arity != arguments.size()) {
      Error(span, "the constructor " + resolver_.Quote(constructor) + " has " +
                      std::to_string(state_.entities[constructor].arity) +
                      " arguments, but this pattern gives it " + std::to_string(arguments.size()));
    }
    const bool synonym = IsSynonym(constructor);
    for (PatId argument : arguments) RenamePattern(argument, scope, first);
    if (synonym) ExpandSynonym(id);
  } else if (std::holds_alternative<PatNPlusK>(node)) {
    RenameNPlusK(id, scope, first);
  } else if (std::holds_alternative<PatLit>(node)) {
    RenamePatLit(id);
  } else if (auto* as = std::get_if<PatAs>(&node)) {
    PatId inner = as->pattern;
    BindPatternVariable(as->name, span, scope, first, as->local, as->entity);
    RenamePattern(inner, scope, first);
  } else if (auto* tuple = std::get_if<PatTuple>(&node)) {
    std::vector<PatId> elements = tuple->elements;
    if (elements.size() > KnownEntities::kMaxTuple) Error(span, "a tuple can have at most 15 elements");
    for (PatId element : elements) RenamePattern(element, scope, first);
  } else if (auto* list = std::get_if<PatList>(&node)) {
    std::vector<PatId> elements = list->elements;
    for (PatId element : elements) RenamePattern(element, scope, first);
  } else if (auto* lazy = std::get_if<PatLazy>(&node)) {
    RenamePattern(lazy->pattern, scope, first);
  } else if (auto* bang = std::get_if<PatBang>(&node)) {
    RenamePattern(bang->pattern, scope, first);
  } else if (auto* paren = std::get_if<PatParen>(&node)) {
    RenamePattern(paren->pattern, scope, first);
  } else if (auto* signature = std::get_if<PatSig>(&node)) {
    PatId inner = signature->pattern;
    RenameQualifiedType(signature->type);
    RenamePattern(inner, scope, first);
  } else if (std::holds_alternative<PatRecord>(node)) {
    RenamePatRecord(id, scope, first);
  } else if (std::holds_alternative<PatView>(node)) {
    RenamePatView(id, scope, first);
  } else if (std::holds_alternative<PatInfixChain>(node)) {
    RenamePatInfixChain(id, scope, first);
  }
  --depth_;
}

bool Renamer::IsSynonym(EntityId constructor) const {
  return constructor.has_value() && state_.entities[constructor].kind == EntityKind::kPatternSynonym;
}

// PatternSynonyms: P a b is ($mP -> [(a, b)]). The parts have been renamed.
void Renamer::ExpandSynonym(PatId id) {
  const Span span = module_.pats[id].span;
  const PatCon con = std::get<PatCon>(module_.pats[id].node);
  Name matcher = con.constructor;
  matcher.target.entity = state_.entities[con.constructor.target.entity].children[0];
  if (matcher.target.entity >= first_entity_) entity_uses_.push_back(matcher.target.entity);
  const ExprId function = module_.exprs.Add({con.constructor.span, Var{matcher}});
  const PatId parts =
      con.arguments.size() == 1 ? con.arguments[0] : module_.pats.Add({span, PatTuple{con.arguments}});
  const PatId found = module_.pats.Add({span, PatList{{parts}}});
  module_.pats[id].node = PatView{function, found};
}

// NPlusKPatterns: n + k is (matchNPlusK k -> [n]).
void Renamer::RenameNPlusK(PatId id, PatternScope scope, LocalId first) {
  const Span span = module_.pats[id].span;
  const PatNPlusK node = std::get<PatNPlusK>(module_.pats[id].node);
  const ExprId match = Hidden(&KnownEntities::match_n_plus_k, "matchNPlusK", span);
  const ExprId number = module_.exprs.Add({span, Lit{node.number, {}}});
  RenameLit(number);
  const ExprId function = module_.exprs.Add({span, App{match, {number}}});
  const PatId variable = module_.pats.Add({span, PatVar{node.name, {}, {}}});
  RenamePattern(variable, scope, first);
  const PatId found = module_.pats.Add({span, PatList{{variable}}});
  module_.pats[id].node = PatView{function, found};
}

void Renamer::BindPatternVariable(Symbol name, Span span, PatternScope scope, LocalId first, LocalId& local,
                                  EntityId& entity) {
  if (scope == PatternScope::kTopLevel) {
    Entity definition;
    definition.kind = EntityKind::kFunction;
    definition.name = name;
    definition.module = scope_.module();
    definition.span = span;
    entity = state_.entities.store.Add(std::move(definition));
    DefineTopLevel(entity, state_, names_, scope_, diagnostics_);
    return;
  }
  LocalId other = locals_.Find(name);
  if (other.has_value() && other >= first) {
    Error(span, "`" + Text(name) + "` is bound twice in the same pattern or block",
          {{module_.locals[other].span, "it is first bound here"}});
  }
  local = NewLocal(name, span);
}

// OverloadedStrings: "text" matches what is equal to fromString "text".
void Renamer::OverloadString(PatId id) {
  const Span span = module_.pats[id].span;
  const Literal literal = std::get<PatLit>(module_.pats[id].node).literal;
  const ExprId text = module_.exprs.Add({span, Lit{literal, {}}});
  OverloadString(text);
  const ExprId equals = Hidden(&KnownEntities::equals, "==", span);
  const ExprId function = module_.exprs.Add({span, RightSection{equals, text}});
  Name yes;
  yes.text = names_.Intern("True");
  yes.span = span;
  yes.target.entity = state_.entities.known.true_con;
  const PatId pattern = module_.pats.Add({span, PatCon{yes, {}, false}});
  module_.pats[id].node = PatView{function, pattern};
}

void Renamer::RenamePatLit(PatId id) {
  const Span span = module_.pats[id].span;
  if (overloaded_strings_ &&
      std::holds_alternative<StringLiteral>(std::get<PatLit>(module_.pats[id].node).literal)) {
    return OverloadString(id);
  }
  const PatLit& literal = std::get<PatLit>(module_.pats[id].node);
  ExprId from_literal = FromLiteral(literal.literal, span);
  if (!from_literal.has_value()) return;
  ExprId equals = Hidden(&KnownEntities::equals, "==", span);
  ExprId negate = literal.negative ? Hidden(&KnownEntities::negate, "negate", span) : ExprId();
  PatLit& renamed = std::get<PatLit>(module_.pats[id].node);
  renamed.from_literal = from_literal;
  renamed.equals = equals;
  renamed.negate = negate;
}

// The function may use variables bound to the left of it.
void Renamer::RenamePatView(PatId id, PatternScope scope, LocalId first) {
  PatView view = std::get<PatView>(module_.pats[id].node);
  if (!view_patterns_) Error(module_.pats[id].span, "view patterns need the extension ViewPatterns");
  RenameExpr(view.function);
  RenamePattern(view.pattern, scope, first);
}

}  // namespace inquest::haskell::rename
