// Pattern matching (H2010 3.17) by Wadler's matrix algorithm (Peyton Jones, The Implementation of Functional
// Programming Languages, chapter 5): rows are equations, columns arguments; the first column is taken apart
// rule by rule, rows with different rules are joined by kFatbar. Columns are never reordered and right-hand
// sides never copied, so evaluation is from left to right and top to bottom as the report asks for.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::ExprKind;
using core::Failure;

Row Translator::SingleRow(PatId pat, Span span) {
  Row row;
  row.span = span;
  row.patterns.push_back({Pattern::Kind::kSource, pat, 0});
  return row;
}

Tree Translator::MatchRows(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  if (rows.empty() || TooDeep(rows[0].span)) return {MakeFail(), true};
  if (vars.empty()) return MatchNothing(rows, body);
  std::vector<std::pair<Rule, std::vector<Row>>> groups;
  for (Row& row : rows) {
    Rule rule = Tidy(row, vars[0]);
    if (groups.empty() || groups.back().first != rule || rule == Rule::kView)
      groups.emplace_back(rule, std::vector<Row>());
    groups.back().second.push_back(std::move(row));
  }
  std::function<Tree(size_t)> match = [&](size_t from) {
    if (TooDeep(groups[from].second[0].span)) return Tree{MakeFail(), true};
    Tree first = MatchGroup(groups[from].first, vars, std::move(groups[from].second), body);
    if (from + 1 == groups.size()) return first;
    return OrElse(first, [&] { return match(from + 1); });
  };
  return match(0);
}

// No columns left: the first row whose guards do not fall through.
Tree Translator::MatchNothing(std::vector<Row>& rows, const RowBody& body) {
  std::function<Tree(size_t)> match = [&](size_t from) {
    if (TooDeep(rows[from].span)) return Tree{MakeFail(), true};
    Tree first = FinishRow(rows[from], body);
    if (from + 1 == rows.size()) return first;
    return OrElse(first, [&] { return match(from + 1); });
  };
  return match(0);
}

// Binds what the patterns of a row named, then makes what stands behind it.
Tree Translator::FinishRow(Row& row, const RowBody& body) {
  std::vector<core::Bind> binds;
  for (auto& [local, var] : row.aliases) {
    const Module::Local& source = ast_.locals[local];
    m_.locals[local.index] = {var, RoutineId(), BindingId()};
    // The variable is what it was matched with; only a name of its own needs a binding, so that it can be
    // shown.
    if (c_.program.vars[var].name == source.name || m_.is_library || routine().generated) continue;
    VarId named = NewVar(source.name, TypeOf(local), source.span);
    binds.push_back({named, MakeVar(var), RoutineId()});
    m_.locals[local.index].var = named;
  }
  for (auto& [pat, var] : row.lazy) {
    DeclarePatternVariables(pat);
    BindLazily(pat, var, row.span, &binds);
  }
  Tree tree = body(row.number);
  // A name that nothing uses needs no binding, nor does a selection that nothing uses.
  std::erase_if(binds, [&](const core::Bind& bind) {
    if (c_.var_uses[bind.var.index] > 0) return false;
    DropUse(bind.expr);
    return true;
  });
  return {MakeLet(std::move(binds), tree.expr), tree.can_fail};
}

// Forgets an expression, as far as it is a mere variable.
void Translator::DropUse(CoreId id) {
  if (expr(id).kind == ExprKind::kVar) --c_.var_uses[expr(id).var.index];
}

// Takes what needs no decision off the row's first pattern and says which rule the rest is for.
Translator::Rule Translator::Tidy(Row& row, VarId var) {
  Pattern& first = row.patterns[0];
  for (;;) {
    if (first.kind == Pattern::Kind::kWild) return Rule::kVariable;
    if (first.kind == Pattern::Kind::kCharacter) return Rule::kLiteral;
    if (first.kind != Pattern::Kind::kSource) return Rule::kConstructor;
    const auto& node = ast_.pats[first.pat].node;
    auto bind = [&](LocalId local, EntityId entity) {
      if (local.has_value()) {
        row.aliases.emplace_back(local, var);
        m_.locals[local.index] = {var, RoutineId(), BindingId()};
      }
      if (entity.has_value() && entity == entity_variable_.first) entity_variable_.second = var;
    };
    if (auto* paren = std::get_if<PatParen>(&node)) {
      first.pat = paren->pattern;
    } else if (auto* sig = std::get_if<PatSig>(&node)) {
      first.pat = sig->pattern;
    } else if (auto* pat_var = std::get_if<PatVar>(&node)) {
      bind(pat_var->local, pat_var->entity);
      first = {};
    } else if (std::holds_alternative<PatWild>(node)) {
      first = {};
    } else if (auto* as = std::get_if<PatAs>(&node)) {
      bind(as->local, as->entity);
      first.pat = as->pattern;
    } else if (auto* lazy = std::get_if<PatLazy>(&node)) {
      if (IsIrrefutable(lazy->pattern)) {
        first.pat = lazy->pattern;
      } else {
        row.lazy.emplace_back(lazy->pattern, var);
        first = {};
      }
    } else if (auto* bang = std::get_if<PatBang>(&node)) {
      if (!ForcesFirst({Pattern::Kind::kSource, bang->pattern, 0})) return Rule::kBang;
      first.pat = bang->pattern;
    } else if (std::holds_alternative<PatView>(node)) {
      return Rule::kView;
    } else if (auto* lit = std::get_if<PatLit>(&node)) {
      if (std::holds_alternative<StringLiteral>(lit->literal)) {
        first.kind = Pattern::Kind::kStringRest;
        return Rule::kConstructor;
      }
      core::Literal known;
      return LiteralOf(first, &known) ? Rule::kLiteral : Rule::kEquality;
    } else {
      if (std::holds_alternative<PatList>(node)) first.kind = Pattern::Kind::kListRest;
      return Rule::kConstructor;
    }
  }
}

namespace {
std::vector<VarId> Rest(const std::vector<VarId>& vars) {
  return std::vector<VarId>(vars.begin() + 1, vars.end());
}

void DropFirst(std::vector<Row>& rows) {
  for (Row& row : rows) row.patterns.erase(row.patterns.begin());
}

bool SameLiteral(const core::Literal& x, const core::Literal& y) {
  return x.kind == y.kind && x.integer == y.integer && x.big == y.big && x.text == y.text;
}
}  // namespace

Tree Translator::MatchGroup(Rule rule, const std::vector<VarId>& vars, std::vector<Row> rows,
                            const RowBody& body) {
  switch (rule) {
    case Rule::kVariable:
      DropFirst(rows);
      return MatchRows(Rest(vars), std::move(rows), body);
    case Rule::kConstructor:
      return ConstructorRule(vars, std::move(rows), body);
    case Rule::kLiteral:
      return LiteralRule(vars, std::move(rows), body);
    case Rule::kEquality:
      return EqualityRule(vars, std::move(rows), body);
    case Rule::kBang:
      return BangRule(vars, std::move(rows), body);
    case Rule::kView:
      return ViewRule(vars, std::move(rows), body);
  }
  return {};
}

Tree Translator::ConstructorRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  // Rows by constructor, constructors in order of appearance.
  std::vector<std::pair<core::ConId, std::vector<Row>>> by_con;
  std::vector<std::pair<core::ConId, PatId>> with_dictionaries;
  for (Row& row : rows) {
    const core::ConId con = ConOf(row.patterns[0]);
    if (c_.program.constructors[con].dictionaries > 0)
      with_dictionaries.emplace_back(con, row.patterns[0].pat);
    std::vector<Pattern> arguments = ArgumentsOf(row.patterns[0], con);
    row.patterns.erase(row.patterns.begin());
    row.patterns.insert(row.patterns.begin(), arguments.begin(), arguments.end());
    auto found = by_con.begin();
    while (found != by_con.end() && found->first != con) ++found;
    if (found == by_con.end()) found = by_con.insert(by_con.end(), {con, {}});
    found->second.push_back(std::move(row));
  }
  core::Expr decide;
  decide.kind = ExprKind::kCase;
  decide.written = Written::kPattern;
  decide.children = {MakeVar(vars[0])};
  bool can_fail = by_con.size() < c_.program.constructors[by_con[0].first].siblings;
  for (auto& [con, group] : by_con) {
    core::Alt alt;
    alt.con = con;
    std::vector<VarId> columns;
    const uint32_t dictionaries = c_.program.constructors[con].dictionaries;
    const uint32_t arity = c_.program.constructors[con].arity - dictionaries;
    const size_t outer_dicts = dicts_.size();
    for (uint32_t i = 0; i < dictionaries; ++i) {
      alt.vars.push_back(NewHidden(TypeId()));
      for (const auto& [matched, pat] : with_dictionaries) {
        if (matched != con) continue;
        const DictVars& params = m_.elaboration->pat_dictionaries.at(pat);
        c_.program.vars[alt.vars.back()].type =
            c_.PredicateType(c_.environment.dict_vars[params[i]].predicate);
        dicts_.push_back({params[i], alt.vars.back(), EvidenceId()});
      }
    }
    // A field that no row looks at has no variable and no column.
    size_t column = 0;
    for (uint32_t field = 0; field < arity; ++field) {
      bool used = false;
      for (const Row& row : group) used |= row.patterns[column].kind != Pattern::Kind::kWild;
      if (!used) {
        alt.vars.push_back(VarId());
        for (Row& row : group) row.patterns.erase(row.patterns.begin() + static_cast<ptrdiff_t>(column));
        continue;
      }
      alt.vars.push_back(VarFor(group, column, CommonName(group, column)));
      columns.push_back(alt.vars.back());
      ++column;
    }
    columns.insert(columns.end(), vars.begin() + 1, vars.end());
    Tree tree = MatchRows(columns, std::move(group), body);
    dicts_.resize(outer_dicts);
    can_fail |= tree.can_fail;
    for (VarId& var : alt.vars) {
      if (var.has_value() && c_.var_uses[var.index] == 0) var = VarId();
    }
    alt.body = tree.expr;
    decide.type = expr(tree.expr).type;
    decide.alts.push_back(std::move(alt));
  }
  return {Add(std::move(decide)), can_fail};
}

Tree Translator::LiteralRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  std::vector<std::pair<core::Literal, std::vector<Row>>> by_literal;
  for (Row& row : rows) {
    core::Literal literal;
    LiteralOf(row.patterns[0], &literal);
    auto found = by_literal.begin();
    while (found != by_literal.end() && !SameLiteral(found->first, literal)) ++found;
    if (found == by_literal.end()) found = by_literal.insert(by_literal.end(), {literal, {}});
    found->second.push_back(std::move(row));
  }
  core::Expr decide;
  decide.kind = ExprKind::kCase;
  decide.written = Written::kPattern;
  decide.children = {MakeVar(vars[0])};
  for (auto& [literal, group] : by_literal) {
    core::Alt alt;
    alt.literal = c_.AddLiteral(literal);
    DropFirst(group);
    Tree tree = MatchRows(Rest(vars), std::move(group), body);
    alt.body = tree.expr;
    decide.type = expr(tree.expr).type;
    decide.alts.push_back(std::move(alt));
  }
  return {Add(std::move(decide)), true};
}

// An overloaded literal is compared with (==) (H2010 3.17.2, 7). Rows with the same literal share the test.
Tree Translator::EqualityRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  auto text = [&](const Row& row) { return SourceText(ast_.pats[row.patterns[0].pat].span); };
  const PatId pat = rows[0].patterns[0].pat;
  const std::string first = text(rows[0]);
  std::vector<Row> same, others;
  for (Row& row : rows) {
    const bool joins = others.empty() && !first.empty() && text(row) == first;
    (joins || same.empty() ? same : others).push_back(std::move(row));
  }
  const PatLit& lit = std::get<PatLit>(ast_.pats[pat].node);
  const Location location{ast_.pats[pat].span, TypeOf(pat), Written::kHidden};
  CoreId literal;
  core::Literal known;
  if (KnownLiteral(lit.literal, location.type, lit.negative, &known)) {
    literal = MakeLiteral(std::move(known), location);
  } else {
    literal = OverloadedLiteral(lit.literal, lit.from_literal, location);
    if (lit.negative) literal = ApplyExpr(lit.negate, {literal}, location);
  }
  const TypeId bool_type = c_.types.Con(c_.types.bool_type);
  CoreId test =
      ApplyExpr(lit.equals, {MakeVar(vars[0]), literal}, {location.span, bool_type, Written::kHidden});
  DropFirst(same);
  Tree yes = MatchRows(Rest(vars), std::move(same), body);
  const TypeId type = expr(yes.expr).type;
  Tree tree{MakeBool(test, yes.expr, MakeFail(), {Span(), type, Written::kPattern}), true};
  if (others.empty()) return tree;
  return OrElse(tree, [&] { return EqualityRule(vars, std::move(others), body); });
}

Tree Translator::BangRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  for (Row& row : rows) row.patterns[0].pat = std::get<PatBang>(ast_.pats[row.patterns[0].pat].node).pattern;
  Tree tree = MatchRows(vars, std::move(rows), body);
  return {MakeSeq(MakeVar(vars[0]), tree.expr, {Span(), TypeId(), Written::kPattern}), tree.can_fail};
}

Tree Translator::ViewRule(const std::vector<VarId>& vars, std::vector<Row> rows, const RowBody& body) {
  const PatView& view = std::get<PatView>(ast_.pats[rows[0].patterns[0].pat].node);
  const TypeId type = TypeOf(view.pattern);
  VarId result = NewHidden(type);
  CoreId value = ApplyExpr(view.function, {MakeVar(vars[0])}, {Span(), type, Written::kPattern});
  rows[0].patterns[0] = {Pattern::Kind::kSource, view.pattern, 0};
  std::vector<VarId> columns = vars;
  columns[0] = result;
  Tree tree = MatchRows(columns, std::move(rows), body);
  return {MakeLet({{result, value, RoutineId()}}, tree.expr), tree.can_fail};
}

Tree Translator::MatchValue(CoreId value, TypeId type, std::vector<Row> rows, const RowBody& body,
                            const std::function<CoreId()>& otherwise) {
  auto finish = [&](Tree tree) {
    if (!tree.can_fail || !otherwise) return tree;
    if (expr(tree.expr).kind == ExprKind::kFail) return Tree{otherwise(), false};
    return Tree{MakeFatbar(tree.expr, otherwise()), false};
  };
  if (expr(value).kind == ExprKind::kVar && !expr(value).routine.has_value()) {
    return finish(MatchRows({expr(value).var}, std::move(rows), body));
  }
  VarId var = VarFor(rows, 0, CommonName(rows, 0));
  if (!c_.program.vars[var].type.has_value()) c_.program.vars[var].type = type;
  const bool forces = !rows.empty() && ForcesFirst(rows[0].patterns[0]);
  Tree tree = MatchRows({var}, std::move(rows), body);
  core::Expr& root = expr(tree.expr);
  const uint32_t uses = c_.var_uses[var.index];
  if (root.kind == ExprKind::kCase) {
    const core::Expr& scrutinee = expr(root.children[0]);
    if (scrutinee.kind == ExprKind::kVar && scrutinee.var == var && (forces || uses == 1)) {
      root.children[0] = value;
      if (uses > 1) root.var = var;
      return finish(tree);
    }
  }
  if (forces) {
    tree = finish(tree);
    return {MakeForce(value, var, tree.expr), tree.can_fail};
  }
  if (uses == 0) return finish(tree);
  tree = finish(tree);
  return {MakeLet({{var, value, RoutineId()}}, tree.expr), tree.can_fail};
}

}  // namespace inquest::haskell::desugar
