// What a single pattern is made of: its constructor and arguments, its literal, its variables and their
// names.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::Failure;

PatId Translator::Strip(PatId pat) const {
  for (;;) {
    const auto& node = ast_.pats[pat].node;
    if (auto* paren = std::get_if<PatParen>(&node)) {
      pat = paren->pattern;
    } else if (auto* sig = std::get_if<PatSig>(&node)) {
      pat = sig->pattern;
    } else {
      return pat;
    }
  }
}

// H2010 3.17.2: variables, wildcards, lazy patterns, and newtype constructors around such.
bool Translator::IsIrrefutable(PatId id) const {
  const auto& node = ast_.pats[Strip(id)].node;
  if (std::holds_alternative<PatWild>(node) || std::holds_alternative<PatVar>(node) ||
      std::holds_alternative<PatLazy>(node))
    return true;
  if (auto* as = std::get_if<PatAs>(&node)) return IsIrrefutable(as->pattern);
  if (auto* con = std::get_if<PatCon>(&node)) {
    return c_.entities[con->constructor.target.entity].is_newtype && IsIrrefutable(con->arguments[0]);
  }
  return false;
}

// Whether matching it first of all evaluates the value.
bool Translator::ForcesFirst(const Pattern& pattern) const {
  switch (pattern.kind) {
    case Pattern::Kind::kWild:
      return false;
    case Pattern::Kind::kListRest:
    case Pattern::Kind::kStringRest:
    case Pattern::Kind::kCharacter:
      return true;
    case Pattern::Kind::kSource:
      break;
  }
  const auto& node = ast_.pats[Strip(pattern.pat)].node;
  if (auto* as = std::get_if<PatAs>(&node)) return ForcesFirst({Pattern::Kind::kSource, as->pattern, 0});
  auto is_data = [&](const Name& name) { return !c_.entities[name.target.entity].is_newtype; };
  if (auto* con = std::get_if<PatCon>(&node)) return is_data(con->constructor);
  if (auto* record = std::get_if<PatRecord>(&node)) return is_data(record->constructor);
  return std::holds_alternative<PatLit>(node) || std::holds_alternative<PatTuple>(node) ||
         std::holds_alternative<PatList>(node) || std::holds_alternative<PatBang>(node);
}

core::ConId Translator::ConOf(const Pattern& pattern) {
  const auto& node = ast_.pats[pattern.pat].node;
  if (pattern.kind == Pattern::Kind::kListRest) {
    return pattern.offset == std::get<PatList>(node).elements.size() ? c_.program.nil : c_.program.cons;
  }
  if (pattern.kind == Pattern::Kind::kStringRest) {
    const auto& text = std::get<StringLiteral>(std::get<PatLit>(node).literal).value;
    return pattern.offset == text.size() ? c_.program.nil : c_.program.cons;
  }
  if (auto* con = std::get_if<PatCon>(&node)) return c_.Constructor(con->constructor.target.entity);
  if (auto* record = std::get_if<PatRecord>(&node)) return c_.Constructor(record->constructor.target.entity);
  const PatTuple& tuple = std::get<PatTuple>(node);
  return tuple.elements.empty() ? c_.program.unit : c_.program.tuples[tuple.elements.size()];
}

std::vector<Pattern> Translator::ArgumentsOf(const Pattern& pattern, core::ConId con) {
  const auto& node = ast_.pats[pattern.pat].node;
  std::vector<Pattern> result;
  auto all = [&](const std::vector<PatId>& pats) {
    for (PatId pat : pats)
      result.push_back(Wildcard(pat) ? Pattern{} : Pattern{Pattern::Kind::kSource, pat, 0});
  };
  if (pattern.kind == Pattern::Kind::kListRest) {
    if (con == c_.program.nil) return {};
    all({std::get<PatList>(node).elements[pattern.offset]});
    result.push_back({Pattern::Kind::kListRest, pattern.pat, pattern.offset + 1});
    return result;
  }
  if (pattern.kind == Pattern::Kind::kStringRest) {
    if (con == c_.program.nil) return {};
    return {{Pattern::Kind::kCharacter, pattern.pat, pattern.offset},
            {Pattern::Kind::kStringRest, pattern.pat, pattern.offset + 1}};
  }
  if (auto* pat_con = std::get_if<PatCon>(&node)) {
    all(pat_con->arguments);
  } else if (auto* tuple = std::get_if<PatTuple>(&node)) {
    all(tuple->elements);
  } else {
    const PatRecord& record = std::get<PatRecord>(node);
    const Entity& entity = c_.entities[record.constructor.target.entity];
    result.resize(entity.arity);
    for (const PatField& field : record.fields) {
      for (size_t i = 0; i < entity.fields.size(); ++i) {
        if (entity.fields[i] == field.field.target.entity && !Wildcard(field.pattern)) {
          result[i] = {Pattern::Kind::kSource, field.pattern, 0};
        }
      }
    }
  }
  CHECK(result.size() + c_.program.constructors[con].dictionaries == c_.program.constructors[con].arity);
  return result;
}

bool Translator::Wildcard(PatId pat) const {
  return std::holds_alternative<PatWild>(ast_.pats[Strip(pat)].node);
}

bool Translator::LiteralOf(const Pattern& pattern, core::Literal* out) {
  const auto& lit = std::get<PatLit>(ast_.pats[pattern.pat].node);
  if (pattern.kind == Pattern::Kind::kCharacter) {
    *out = core::Literal();
    out->kind = core::LiteralKind::kChar;
    out->integer = static_cast<int64_t>(std::get<StringLiteral>(lit.literal).value[pattern.offset]);
    return true;
  }
  if (!KnownLiteral(lit.literal, TypeOf(pattern.pat), lit.negative, out)) return false;
  // Doubles are compared: 0 is equal to -0, NaN to nothing.
  return out->kind != core::LiteralKind::kDouble && out->kind != core::LiteralKind::kFloat;
}

Symbol Translator::NameOf(const Pattern& pattern) const {
  if (pattern.kind != Pattern::Kind::kSource) return Symbol();
  PatId pat = Strip(pattern.pat);
  while (auto* bang = std::get_if<PatBang>(&ast_.pats[pat].node)) pat = Strip(bang->pattern);
  const auto& node = ast_.pats[pat].node;
  if (auto* var = std::get_if<PatVar>(&node)) return var->name;
  if (auto* as = std::get_if<PatAs>(&node)) return as->name;
  return Symbol();
}

// The name that every row which names the column gives it; none if they differ or nobody names it.
Symbol Translator::CommonName(const std::vector<Row>& rows, size_t column) const {
  Symbol common;
  for (const Row& row : rows) {
    Symbol name = NameOf(row.patterns[column]);
    if (!name.has_value()) continue;
    if (common.has_value() && common != name) return Symbol();
    common = name;
  }
  return common;
}

VarId Translator::VarFor(const std::vector<Row>& rows, size_t column, Symbol name) {
  TypeId type;
  Span span;
  for (const Row& row : rows) {
    const Pattern& pattern = row.patterns[column];
    if (pattern.kind == Pattern::Kind::kWild) continue;
    if (pattern.kind != Pattern::Kind::kCharacter && !type.has_value()) type = TypeOf(pattern.pat);
    if (NameOf(pattern).has_value() && !span.has_value()) span = ast_.pats[pattern.pat].span;
  }
  return NewVar(name, type, name.has_value() ? span : Span());
}

void Translator::CollectVariables(PatId id, std::vector<LocalId>* locals) const {
  auto all = [&](const std::vector<PatId>& pats) {
    for (PatId pat : pats) CollectVariables(pat, locals);
  };
  const auto& node = ast_.pats[Strip(id)].node;
  if (auto* var = std::get_if<PatVar>(&node)) {
    if (var->local.has_value()) locals->push_back(var->local);
  } else if (auto* as = std::get_if<PatAs>(&node)) {
    if (as->local.has_value()) locals->push_back(as->local);
    CollectVariables(as->pattern, locals);
  } else if (auto* con = std::get_if<PatCon>(&node)) {
    all(con->arguments);
  } else if (auto* tuple = std::get_if<PatTuple>(&node)) {
    all(tuple->elements);
  } else if (auto* list = std::get_if<PatList>(&node)) {
    all(list->elements);
  } else if (auto* lazy = std::get_if<PatLazy>(&node)) {
    CollectVariables(lazy->pattern, locals);
  } else if (auto* bang = std::get_if<PatBang>(&node)) {
    CollectVariables(bang->pattern, locals);
  } else if (auto* view = std::get_if<PatView>(&node)) {
    CollectVariables(view->pattern, locals);
  } else if (auto* record = std::get_if<PatRecord>(&node)) {
    for (const PatField& field : record->fields) CollectVariables(field.pattern, locals);
  }
}

// ------------------------------------------------------------------------- bound lazily

void Translator::DeclarePatternVariables(PatId pat) {
  std::vector<LocalId> locals;
  CollectVariables(pat, &locals);
  for (LocalId local : locals) {
    const Module::Local& source = ast_.locals[local];
    m_.locals[local.index] = {NewVar(source.name, TypeOf(local), source.span), RoutineId(), BindingId()};
  }
}

std::vector<std::pair<LocalId, LocalInfo>> Translator::SaveVariables(PatId pat) const {
  std::vector<LocalId> locals;
  CollectVariables(pat, &locals);
  std::vector<std::pair<LocalId, LocalInfo>> saved;
  for (LocalId local : locals) saved.emplace_back(local, m_.locals[local.index]);
  return saved;
}

// The variables have been declared; each gets its selection.
void Translator::BindLazily(PatId pat, VarId value, Span span, std::vector<core::Bind>* binds) {
  std::vector<LocalId> locals;
  CollectVariables(pat, &locals);
  for (LocalId local : locals) {
    const VarId var = m_.locals[local.index].var;
    binds->push_back({var, Select(pat, MakeVar(value), local, span), RoutineId()});
  }
}

// case value of pat -> variable. The match gives the variables other meanings meanwhile.
CoreId Translator::Select(PatId pat, CoreId value, LocalId variable, Span span) {
  std::vector<std::pair<LocalId, LocalInfo>> saved = SaveVariables(pat);
  auto body = [&](uint32_t) { return Tree{MakeVar(m_.locals[variable.index].var), false}; };
  const Span pattern_span = ast_.pats[pat].span;
  auto error = [&] {
    return MakeError(Failure::Kind::kPatternBinding, span, SourceText(pattern_span), TypeOf(variable));
  };
  CoreId result = MatchValue(value, TypeOf(pat), {SingleRow(pat, span)}, body, error).expr;
  for (auto& [local, info] : saved) m_.locals[local.index] = info;
  return result;
}

}  // namespace inquest::haskell::desugar
