// Expressions, statements and right-hand sides.
#include "haskell/ast/dumper.h"

namespace inquest::haskell {

void Dumper::DumpExpr(ExprId id) {
  if (!id) return Text("?");
  std::visit([&](const auto& node) { Node(node); }, module_.exprs[id].node);
}

void Dumper::Exprs(const std::vector<ExprId>& ids) {
  for (ExprId id : ids) {
    Text(" ");
    DumpExpr(id);
  }
}

// Only shown where it is not what the source says: by its label.
void Dumper::Hidden(std::string_view label, ExprId id) {
  if (!id) return;
  Text(" ");
  Text(label);
  Text("=");
  DumpExpr(id);
}

void Dumper::DumpStmt(const Stmt& stmt) {
  if (const auto* bind = std::get_if<StmtBind>(&stmt.node)) {
    Open("<-");
    Pats({bind->pattern});
    Exprs({bind->expr});
    Hidden("bind", bind->bind);
    Hidden("fail", bind->fail);
    Close();
  } else if (const auto* let = std::get_if<StmtLet>(&stmt.node)) {
    Open("let");
    DumpDecls(let->decls);
    Close();
  } else {
    const auto& expr = std::get<StmtExpr>(stmt.node);
    if (!expr.then) return DumpExpr(expr.expr);
    Open("then");
    Exprs({expr.expr});
    Hidden("then", expr.then);
    Close();
  }
}

void Dumper::Stmts(const std::vector<Stmt>& stmts) {
  ++indent_;
  for (const Stmt& stmt : stmts) {
    Line();
    DumpStmt(stmt);
  }
  --indent_;
}

void Dumper::DumpGuarded(const GuardedRhs& rhs) {
  if (rhs.guards.empty()) return DumpExpr(rhs.body);
  Open("|");
  for (const Stmt& guard : rhs.guards) {
    Text(" ");
    DumpStmt(guard);
  }
  Text(" =");
  Exprs({rhs.body});
  Close();
}

// (match patterns => body), guards on lines of their own
void Dumper::DumpMatch(const Match& match) {
  Open("match");
  Pats(match.patterns);
  ++indent_;
  bool guarded = match.rhs.alternatives.size() > 1 || !match.rhs.alternatives[0].guards.empty();
  if (!guarded) Text(" => ");
  for (const GuardedRhs& alternative : match.rhs.alternatives) {
    if (guarded) Line();
    DumpGuarded(alternative);
  }
  if (match.rhs.where) {
    Line();
    Open("where");
    DumpDecls(match.rhs.where);
    Close();
  }
  --indent_;
  Close();
}

void Dumper::Matches(const std::vector<Match>& matches) {
  ++indent_;
  for (const Match& match : matches) {
    Line();
    DumpMatch(match);
  }
  --indent_;
}

void Dumper::Node(const Var& node) { NameOf(node.name); }
void Dumper::Node(const Con& node) { NameOf(node.name); }
void Dumper::Node(const Lit& node) {
  if (!node.from_literal) return LiteralOf(node.literal);
  Open("");
  DumpExpr(node.from_literal);
  Text(" ");
  LiteralOf(node.literal);
  Close();
}
void Dumper::Node(const App& node) {
  Open("");
  DumpExpr(node.function);
  Exprs(node.arguments);
  Close();
}
void Dumper::Node(const InfixChain& node) {
  Open("chain");
  for (size_t i = 0; i < node.operands.size(); ++i) {
    Exprs({node.operands[i]});
    if (i < node.operators.size()) Exprs({node.operators[i]});
  }
  Close();
}
void Dumper::Node(const Negate& node) {
  Open("negate");
  Hidden("function", node.negate);
  Exprs({node.expr});
  Close();
}
void Dumper::Node(const Lambda& node) {
  Open("\\");
  Pats(node.patterns);
  Text(" ->");
  Exprs({node.body});
  Close();
}
void Dumper::Node(const Let& node) {
  Open("let");
  DumpDecls(node.decls);
  ++indent_;
  Line();
  Text("in");
  Exprs({node.body});
  --indent_;
  Close();
}
void Dumper::Node(const If& node) {
  Open("if");
  Exprs({node.condition, node.then_branch, node.else_branch});
  Close();
}
void Dumper::Node(const MultiIf& node) {
  Open("if");
  ++indent_;
  for (const GuardedRhs& alternative : node.alternatives) {
    Line();
    DumpGuarded(alternative);
  }
  --indent_;
  Close();
}
void Dumper::Node(const Case& node) {
  Open("case");
  Exprs({node.scrutinee});
  Matches(node.alternatives);
  Close();
}
void Dumper::Node(const LambdaCase& node) {
  Open("\\case");
  Matches(node.alternatives);
  Close();
}
void Dumper::Node(const Do& node) {
  Open("do");
  Stmts(node.statements);
  Close();
}
void Dumper::Node(const Tuple& node) {
  Open("tuple");
  Exprs(node.elements);
  Close();
}
void Dumper::Node(const List& node) {
  Open("list");
  Exprs(node.elements);
  Close();
}
void Dumper::Node(const EnumFrom& node) {
  Open("enum");
  Hidden("function", node.function);
  Exprs({node.from});
  if (node.then) Exprs({node.then});
  Text(" ..");
  if (node.to) Exprs({node.to});
  Close();
}
void Dumper::Node(const ListComp& node) {
  Open("comprehension");
  Exprs({node.body});
  Stmts(node.statements);
  for (const std::vector<Stmt>& branch : node.parallel) {
    Text(" |");
    Stmts(branch);
  }
  Close();
}
void Dumper::Node(const LeftSection& node) {
  Open("left-section");
  Exprs({node.operand, node.op});
  Close();
}
void Dumper::Node(const RightSection& node) {
  Open("right-section");
  Exprs({node.op, node.operand});
  Close();
}
void Dumper::Fields(const std::vector<FieldBind>& fields, bool wildcard) {
  for (const FieldBind& field : fields) {
    Text(field.punned ? " (pun " : " (");
    NameOf(field.field);
    Exprs({field.value});
    Close();
  }
  if (wildcard) Text(" ..");
}
void Dumper::Node(const RecordConstruct& node) {
  Open("record ");
  NameOf(node.constructor);
  Fields(node.fields, node.wildcard);
  Close();
}
void Dumper::Node(const RecordUpdate& node) {
  Open("update");
  Exprs({node.record});
  Fields(node.fields, false);
  Close();
}
void Dumper::Node(const Annotated& node) {
  Open("::");
  Exprs({node.expr});
  Text(" ");
  Qualified(node.type);
  Close();
}
void Dumper::Node(const Paren& node) {
  Open("paren");
  Exprs({node.expr});
  Close();
}
void Dumper::Node(const TypeApplied& node) {
  Open("@");
  Exprs({node.function});
  Text(" ");
  DumpType(node.type);
  Close();
}

}  // namespace inquest::haskell
