#include "haskell/derive/code_builder.h"

namespace inquest::haskell::derive {
namespace {

// Names of entities are valid UTF-8: the lexer accepted them.
std::u32string Decode(std::string_view text) {
  std::u32string result;
  for (size_t i = 0; i < text.size();) {
    unsigned char lead = static_cast<unsigned char>(text[i]);
    size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    char32_t code = length == 1 ? lead : lead & (0xffu >> (length + 1));
    for (size_t j = 1; j < length && i + j < text.size(); ++j) {
      code = (code << 6) | (static_cast<unsigned char>(text[i + j]) & 0x3fu);
    }
    result.push_back(code);
    i += length;
  }
  return result;
}

}  // namespace

ExprId CodeBuilder::Use(EntityId id) {
  if (!id.has_value()) {
    complete_ = false;
    return Add(haskell::Tuple{});
  }
  Name name;
  name.text = state_.entities[id].name;
  name.span = span_;
  name.target.entity = id;
  if (state_.entities[id].kind == EntityKind::kConstructor) return Add(Con{name});
  return Add(Var{name});
}

ExprId CodeBuilder::Use(LocalId local) {
  Name name;
  name.text = module_.locals[local].name;
  name.span = span_;
  name.target.local = local;
  return Add(Var{name});
}

EntityId CodeBuilder::FindMethod(EntityId class_entity, std::string_view name) const {
  if (!class_entity.has_value()) return {};
  for (EntityId method : state_.entities[class_entity].children) {
    if (names_.text(state_.entities[method].name) == name) return method;
  }
  return {};
}

ExprId CodeBuilder::MethodOf(EntityId class_entity, std::string_view name) {
  return Use(FindMethod(class_entity, name));
}

ExprId CodeBuilder::Apply(ExprId function, std::vector<ExprId> arguments) {
  if (arguments.empty()) return function;
  return Add(App{function, std::move(arguments)});
}

ExprId CodeBuilder::Integer(uint64_t value) {
  ExprId from_integer = Use(&KnownEntities::from_integer);
  return Add(Lit{IntegerLiteral{std::to_string(value)}, from_integer});
}

ExprId CodeBuilder::String(std::string_view text) { return Add(Lit{StringLiteral{Decode(text)}, {}}); }

ExprId CodeBuilder::If(ExprId condition, ExprId then_branch, ExprId else_branch) {
  return Add(haskell::If{condition, then_branch, else_branch});
}

haskell::Match CodeBuilder::MakeMatch(std::vector<PatId> patterns, ExprId body) const {
  haskell::Match match;
  match.span = span_;
  match.patterns = std::move(patterns);
  match.rhs.span = span_;
  match.rhs.alternatives.push_back({span_, {}, body});
  return match;
}

ExprId CodeBuilder::CaseOf(ExprId scrutinee, const std::vector<CaseBranch>& branches) {
  Case node{scrutinee, {}};
  for (const CaseBranch& branch : branches)
    node.alternatives.push_back(MakeMatch({branch.pattern}, branch.body));
  return Add(std::move(node));
}

ExprId CodeBuilder::LambdaOf(std::vector<PatId> patterns, ExprId body) {
  return Add(Lambda{std::move(patterns), body});
}

ExprId CodeBuilder::TupleOf(std::vector<ExprId> elements) { return Add(Tuple{std::move(elements)}); }

ExprId CodeBuilder::Comprehension(ExprId body, const std::vector<std::pair<PatId, ExprId>>& generators) {
  ListComp node{body, {}, {}};
  for (const auto& [pattern, expr] : generators)
    node.statements.push_back({span_, StmtBind{pattern, expr, {}, {}}});
  return Add(std::move(node));
}

std::vector<ExprId> CodeBuilder::UseAll(const std::vector<LocalId>& locals) {
  std::vector<ExprId> uses;
  for (LocalId local : locals) uses.push_back(Use(local));
  return uses;
}

LocalId CodeBuilder::Fresh(std::string_view name) { return module_.locals.Add({names_.Intern(name), span_}); }

std::vector<LocalId> CodeBuilder::FreshAll(size_t count, std::string_view prefix) {
  std::vector<LocalId> locals;
  for (size_t i = 1; i <= count; ++i) locals.push_back(Fresh(std::string(prefix) + std::to_string(i)));
  return locals;
}

PatId CodeBuilder::Bind(LocalId local) { return AddPattern(PatVar{module_.locals[local].name, local, {}}); }

PatId CodeBuilder::Wildcard() { return AddPattern(PatWild{}); }

PatId CodeBuilder::Match(EntityId constructor, std::vector<PatId> arguments) {
  Name name;
  name.text = state_.entities[constructor].name;
  name.span = span_;
  name.target.entity = constructor;
  return AddPattern(PatCon{name, std::move(arguments), false});
}

PatId CodeBuilder::MatchTuple(std::vector<PatId> elements) {
  return AddPattern(PatTuple{std::move(elements)});
}

OpenedConstructor CodeBuilder::Open(EntityId constructor, std::string_view prefix) {
  OpenedConstructor opened;
  opened.variables = FreshAll(state_.entities[constructor].arity, prefix);
  std::vector<PatId> arguments;
  for (LocalId variable : opened.variables) arguments.push_back(Bind(variable));
  opened.pattern = Match(constructor, std::move(arguments));
  return opened;
}

void CodeBuilder::Define(std::string_view name, std::vector<Equation> equations) {
  Binding binding;
  binding.span = span_;
  binding.entity = FindMethod(class_, name);
  if (!binding.entity.has_value()) {
    complete_ = false;
    return;
  }
  binding.name.text = state_.entities[binding.entity].name;
  binding.name.span = span_;
  binding.name.target.entity = binding.entity;
  binding.generated = true;
  for (Equation& equation : equations)
    binding.matches.push_back(MakeMatch(std::move(equation.patterns), equation.body));
  decls_.bindings.push_back(module_.bindings.Add(std::move(binding)));
}

DeclsId CodeBuilder::Finish() { return module_.decls.Add(std::move(decls_)); }

}  // namespace inquest::haskell::derive
