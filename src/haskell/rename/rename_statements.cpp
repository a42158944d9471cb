// Statements of do blocks, guards and list comprehensions (H2010 3.11, 3.13, 3.14).
#include <algorithm>

#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

void Renamer::RenameStatement(Stmt& statement, StatementKind kind, bool last) {
  if (auto* bind = std::get_if<StmtBind>(&statement.node)) {
    RenameExpr(bind->expr);
    RenamePattern(bind->pattern, PatternScope::kLocal, module_.locals.next_id());
    if (kind != StatementKind::kDo) return;
    bind->bind = Hidden(&KnownEntities::bind, ">>=", statement.span);
    if (CanFail(bind->pattern)) bind->fail = Hidden(&KnownEntities::fail, "fail", statement.span);
  } else if (auto* let = std::get_if<StmtLet>(&statement.node)) {
    BindDecls(let->decls);
  } else if (auto* expr = std::get_if<StmtExpr>(&statement.node)) {
    RenameExpr(expr->expr);
    if (kind == StatementKind::kDo && !last) expr->then = Hidden(&KnownEntities::then, ">>", statement.span);
  }
}

void Renamer::RenameDo(ExprId id) {
  Do node = std::move(std::get<Do>(module_.exprs[id].node));
  size_t mark = locals_.Mark();
  for (size_t i = 0; i < node.statements.size(); ++i) {
    RenameStatement(node.statements[i], StatementKind::kDo, i + 1 == node.statements.size());
  }
  locals_.Restore(mark);
  module_.exprs[id].node = std::move(node);
}

void Renamer::RenameListComp(ExprId id) {
  ListComp node = std::move(std::get<ListComp>(module_.exprs[id].node));
  size_t mark = locals_.Mark();
  if (node.parallel.empty()) {
    for (Stmt& statement : node.statements) RenameStatement(statement, StatementKind::kComprehension, false);
  } else {
    JoinBranches(node);
  }
  RenameExpr(node.body);
  locals_.Restore(mark);
  module_.exprs[id].node = std::move(node);
}

// ParallelListComp: [e | b1 | b2 | b3] is [e | (v1, (v2, v3)) <- zip [v1 | b1] (zip [v2 | b2] [v3 | b3])],
// where vi is the tuple of the variables that bi binds.
void Renamer::JoinBranches(ListComp& node) {
  struct Branch {
    std::vector<Symbol> names;
    ExprId list;
  };
  std::vector<Branch> branches;
  node.parallel.insert(node.parallel.begin(), std::move(node.statements));
  const Span span = source::Cover(node.parallel.front().front().span, node.parallel.back().back().span);
  const auto unit = [&] {
    Name name;
    name.text = names_.Intern("()");
    name.span = span;
    name.target.entity = state_.entities.known.unit;
    return name;
  };
  for (std::vector<Stmt>& statements : node.parallel) {
    const size_t mark = locals_.Mark();
    for (Stmt& statement : statements) RenameStatement(statement, StatementKind::kComprehension, false);
    Branch branch;
    locals_.ForEachNameFrom(mark, [&](Symbol name) {
      if (std::find(branch.names.begin(), branch.names.end(), name) == branch.names.end())
        branch.names.push_back(name);
    });
    std::vector<ExprId> variables;
    for (Symbol symbol : branch.names) {
      Name name;
      name.text = symbol;
      name.span = span;
      name.target.local = locals_.Find(symbol);
      variables.push_back(module_.exprs.Add({span, Var{name}}));
    }
    locals_.Restore(mark);
    ExprId body;
    if (variables.empty()) {
      body = module_.exprs.Add({span, Con{unit()}});
    } else {
      body = variables.size() == 1 ? variables[0] : module_.exprs.Add({span, Tuple{variables}});
    }
    if (variables.size() > KnownEntities::kMaxTuple)
      Error(span, "a branch of a parallel comprehension can bind at most 15 variables");
    branch.list = module_.exprs.Add({span, ListComp{body, std::move(statements), {}}});
    branches.push_back(std::move(branch));
  }
  ExprId list;
  PatId pattern;
  for (size_t i = branches.size(); i-- > 0;) {
    std::vector<PatId> variables;
    for (Symbol symbol : branches[i].names) {
      PatVar variable{symbol, NewLocal(symbol, span), {}};
      variables.push_back(module_.pats.Add({span, variable}));
    }
    PatId part = variables.size() == 1 ? variables[0] : module_.pats.Add({span, PatTuple{variables}});
    if (!list.has_value()) {
      list = branches[i].list;
      pattern = part;
      continue;
    }
    const ExprId zip = Hidden(&KnownEntities::zip, "zip", span);
    list = module_.exprs.Add({span, App{zip, {branches[i].list, list}}});
    pattern = module_.pats.Add({span, PatTuple{{part, pattern}}});
  }
  node.parallel.clear();
  node.statements = {{span, StmtBind{pattern, list, {}, {}}}};
}

// Whether matching a value that is not bottom may fail: then a do block needs `fail` (H2010 3.14).
bool Renamer::CanFail(PatId id) const {
  if (!id.has_value()) return false;
  const Pat& pat = module_.pats[id];
  auto any = [&](const std::vector<PatId>& patterns) {
    return std::any_of(patterns.begin(), patterns.end(), [&](PatId p) { return CanFail(p); });
  };
  auto constructor_can_fail = [&](const Name& name) {
    if (!name.target.entity.has_value()) return false;
    const Entity& type = state_.entities[state_.entities[name.target.entity].parent];
    return std::count_if(type.children.begin(), type.children.end(), [&](EntityId child) {
             return state_.entities[child].kind == EntityKind::kConstructor;
           }) != 1;
  };
  if (auto* con = std::get_if<PatCon>(&pat.node))
    return constructor_can_fail(con->constructor) || any(con->arguments);
  if (auto* record = std::get_if<PatRecord>(&pat.node)) {
    return constructor_can_fail(record->constructor) ||
           std::any_of(record->fields.begin(), record->fields.end(),
                       [&](const PatField& field) { return CanFail(field.pattern); });
  }
  if (std::holds_alternative<PatLit>(pat.node) || std::holds_alternative<PatList>(pat.node)) return true;
  if (auto* tuple = std::get_if<PatTuple>(&pat.node)) return any(tuple->elements);
  if (auto* as = std::get_if<PatAs>(&pat.node)) return CanFail(as->pattern);
  if (auto* bang = std::get_if<PatBang>(&pat.node)) return CanFail(bang->pattern);
  if (auto* paren = std::get_if<PatParen>(&pat.node)) return CanFail(paren->pattern);
  if (auto* signature = std::get_if<PatSig>(&pat.node)) return CanFail(signature->pattern);
  if (auto* view = std::get_if<PatView>(&pat.node)) return CanFail(view->pattern);
  return false;  // variables, wildcards, lazy patterns
}

}  // namespace inquest::haskell::rename
