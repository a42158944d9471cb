// Applications: calls of known functions, partial and over-saturated ones, selectors, primitives.
#include "base/check.h"
#include "reduce/compiler.h"

namespace inquest::reduce {

using core::Expr;
using core::ExprId;
using core::ExprKind;
using core::RoutineId;

// A known function or constructor with too few arguments. The function symbol is a place of its own in
// suspected code, so that the place is known from the value.
NodeIndex Compiler::CompilePartial(const Expr& expr, Context& context) {
  const Expr& head = program_.exprs[expr.children[0]];
  NodeIndex function;
  const uint32_t application = current_expr_;
  current_expr_ = expr.children[0].index;
  if (head.kind == ExprKind::kVar) {
    function = CompileVar(head.var, context);
  } else if (head.kind == ExprKind::kConFun) {
    function = CompileCallableValue(Callable(program_, head.con), true, context);
  } else {
    function =
        CompileCallableValue(Callable(head.routine), code_.routines[head.routine.index].trusted, context);
  }
  current_expr_ = application;
  std::vector<NodeIndex> kids = CompileArguments(expr.children, 1, context);
  kids.insert(kids.begin(), function);
  Node node = NewNode(Op::kPartial, context);
  node.alloc = KidAlloc(kids) + (context.trusted ? 1 + static_cast<uint32_t>(kids.size()) : 0);
  node.b = MakesDictionaries(context.routine) ? 1 : 0;
  return EmitUsing(node, kids);
}

// A method in a dictionary belongs to nobody: it is the method's name in the source that is applied.
bool Compiler::MakesDictionaries(uint32_t routine) const {
  const core::Routine& around = program_.routines[RoutineId(routine)];
  return around.generated && around.kind == core::RoutineKind::kHidden;
}

// Whether a routine only takes a field out of the one constructor of its type, as the selectors of records
// do.
bool Compiler::IsSelector(RoutineId id, uint32_t* field) const {
  const core::Routine& routine = program_.routines[id];
  if (!routine.generated || routine.params.size() != 1) return false;
  const Expr& body = program_.exprs[routine.body];
  if (body.kind != ExprKind::kCase || body.alts.size() != 1 || !body.alts[0].con.has_value()) return false;
  const Expr& scrutinee = program_.exprs[body.children[0]];
  if (scrutinee.kind != ExprKind::kVar || scrutinee.var != routine.params[0]) return false;
  if (program_.constructors[body.alts[0].con].siblings != 1) return false;
  return IsField(body.alts[0], field);
}

// Whether an alternative's value is one of the fields it matches.
bool Compiler::IsField(const core::Alt& alt, uint32_t* field) const {
  const Expr* value = &program_.exprs[alt.body];
  if (value->kind == ExprKind::kLeaf) value = &program_.exprs[value->children[0]];
  if (value->kind != ExprKind::kVar) return false;
  for (*field = 0; *field < alt.vars.size(); ++*field) {
    if (alt.vars[*field].has_value() && alt.vars[*field] == value->var) return true;
  }
  return false;
}

NodeIndex Compiler::CompileApp(const Expr& expr, Mode mode, Context& context) {
  const Expr& head = program_.exprs[expr.children[0]];
  const size_t count = expr.children.size() - 1;
  const bool global = head.kind == ExprKind::kRoutine &&
                      !program_.routines[head.routine].parent.has_value() &&
                      !program_.routines[head.routine].params.empty();
  const bool local = head.kind == ExprKind::kVar && head.routine.has_value();
  if (head.kind == ExprKind::kConFun) {
    if (count < program_.constructors[head.con].arity) return CompilePartial(expr, context);
    return CompileApply(StaticFunction(Callable(program_, head.con), context), expr, 1, mode, context);
  }
  if (!global && !local) {
    return CompileApply(CompileExpr(expr.children[0], Mode::kStrict, context), expr, 1, mode, context);
  }
  const size_t arity = program_.routines[head.routine].params.size();
  if (count < arity) return CompilePartial(expr, context);
  uint32_t field;
  const bool selector = global && IsSelector(head.routine, &field);
  if (count == arity) {
    if (!selector) return CompileCall(expr, arity, mode, context);
    NodeIndex node = CompileSelector(expr, field, mode, context);
    GiveCell(code_.nodes[node], mode, context);
    return node;
  }
  // More arguments than it takes. In suspected code the inner application is a place of its own: its value, a
  // function, can be found afterwards (docs/design.md 4.2: a redex is a frame, a place and the arguments
  // used). A selected field is found in its constructor and needs no cell.
  if (!context.trusted || selector) {
    NodeIndex inner = selector ? CompileSelector(expr, field, Mode::kStrict, context)
                               : CompileCall(expr, arity, Mode::kStrict, context);
    return CompileApply(inner, expr, 1 + arity, mode, context);
  }
  NodeIndex function = local ? CompileVar(head.var, context) : CompileKnownFunction(head.routine, context);
  return CompileApply(function, expr, 1, mode, context);
}

// A global function as the head of an application. Where trusted code calls a suspected one, the symbol needs
// an object that remembers the origin.
NodeIndex Compiler::CompileKnownFunction(RoutineId routine, Context& context) {
  uint32_t callable = Callable(routine);
  return code_.routines[callable].trusted ? StaticFunction(callable, context)
                                          : CompileCallableValue(callable, false, context);
}

// The first `arity` arguments of an application whose head is known to take so many.
NodeIndex Compiler::CompileCall(const Expr& expr, size_t arity, Mode mode, Context& context) {
  const Expr& head = program_.exprs[expr.children[0]];
  const bool local = head.kind == ExprKind::kVar;
  std::vector<NodeIndex> kids;
  if (local) kids.push_back(CompileVar(head.var, context));
  for (size_t i = 1; i <= arity; ++i) kids.push_back(CompileLazy(expr.children[i], context));
  Node node = NewNode(local ? Op::kCallLocal : Op::kCall, context);
  node.a = head.routine.index;
  // What only a trusted function sees is in no statement (weak_places.h).
  if (!context.trusted && code_.routines[node.a].trusted) {
    for (NodeIndex kid : kids) {
      Node& argument = code_.nodes[kid];
      if (argument.op == Op::kCall && code_.routines[argument.a].trusted) argument.flags |= kWeak;
    }
  }
  node.alloc = KidAlloc(kids);
  GiveCell(node, mode, context);
  return EmitUsing(node, kids);
}

// `function`, evaluated, applied to the arguments from `first` on.
NodeIndex Compiler::CompileApply(NodeIndex function, const Expr& expr, size_t first, Mode mode,
                                 Context& context) {
  std::vector<NodeIndex> kids = CompileArguments(expr.children, first, context);
  Node node = NewNode(Op::kApply, context);
  uint64_t live = KidUses(kids);
  kids.insert(kids.begin(), function);
  // Room also for the partial application or constructor that it may be.
  node.alloc = KidAlloc(kids) + 3 + static_cast<uint32_t>(kids.size());
  GiveCell(node, mode, context);
  NodeIndex index = EmitUsing(node, kids);
  code_.liveness[index].live = live;
  return index;
}

// The application of a selector to the first argument of `expr`, without a call.
NodeIndex Compiler::CompileSelector(const Expr& expr, uint32_t field, Mode mode, Context& context) {
  NodeIndex node = CompileField(Op::kMethod, expr.children[1], field, mode, context);
  code_.nodes[node].b = 1 + Callable(program_.exprs[expr.children[0]].routine);
  return node;
}

// The field of an evaluated constructor.
NodeIndex Compiler::CompileField(Op op, ExprId argument, uint32_t field, Mode mode, Context& context) {
  NodeIndex con = CompileExpr(argument, Mode::kStrict, context);
  Node node = NewNode(op, context);
  node.a = field;
  if (mode == Mode::kTail) node.flags |= kTail;
  return EmitUsing(node, {con});
}

NodeIndex Compiler::CompilePrim(const Expr& expr, Mode mode, Context& context) {
  const core::PrimitiveInfo& info = core::Info(expr.prim);
  std::vector<NodeIndex> kids;
  if (info.flags & core::kLazy) {
    kids = CompileArguments(expr.children, 0, context);
  } else {
    for (ExprId child : expr.children) kids.push_back(CompileExpr(child, Mode::kStrict, context));
  }
  if (info.flags & core::kAction) {
    Node node = NewNode(Op::kAction, context);
    node.a = static_cast<uint32_t>(expr.prim);
    node.alloc = KidAlloc(kids) + (context.trusted ? 2 + static_cast<uint32_t>(kids.size()) : 0);
    if (!context.trusted) {
      node.a = static_cast<uint32_t>(code_.action_sites.size());
      CHECK(node.a <= trail::kMaxId);
      code_.action_sites.push_back({expr.prim, static_cast<uint32_t>(info.arity), kNoNode});
    }
    NodeIndex index = EmitUsing(node, kids);
    if (!context.trusted) code_.action_sites[node.a].place = index;
    return index;
  }
  Node node = NewNode(Op::kPrim, context);
  node.a = static_cast<uint32_t>(expr.prim);
  node.b = info.flags;
  // Total primitives nested in each other are computed together: two words for each possible result.
  node.alloc = 4;
  if (info.flags & core::kLazy) {
    node.alloc += KidAlloc(kids);
  } else {
    for (NodeIndex kid : kids) {
      if (code_.nodes[kid].op == Op::kPrim) node.alloc += code_.nodes[kid].alloc;
    }
  }
  if (mode == Mode::kTail) node.flags |= kTail;
  NodeIndex index = EmitUsing(node, kids);
  code_.liveness[index].live = KidUses(kids);
  return index;
}

NodeIndex Compiler::CompileMethod(const Expr& expr, Mode mode, Context& context) {
  return CompileField(Op::kMethod, expr.children[0], expr.index, mode, context);
}

}  // namespace inquest::reduce
