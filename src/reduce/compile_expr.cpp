// Expressions: variables, literals, constructors.
#include <algorithm>

#include "base/check.h"
#include "reduce/compiler.h"

namespace inquest::reduce {

using core::Expr;
using core::ExprId;
using core::ExprKind;
using core::RoutineId;
using core::VarId;

NodeIndex Compiler::EmitUsing(Node node, const std::vector<NodeIndex>& kids) {
  NodeIndex index = Emit(node, kids);
  uses_[index] = KidUses(kids);
  return index;
}

// A place that may be reduced has a cell in a suspected frame, unless it is in tail position: then the
// frame's own header stands for it (the reduct's frame is found from there).
void Compiler::GiveCell(Node& node, Mode mode, Context& context) {
  if (mode == Mode::kTail) {
    node.flags |= kTail;
    return;
  }
  if (context.trusted) return;
  node.slot = NewSlot(context);
  node.flags |= kHasCell;
  if (mode == Mode::kInner) node.flags |= kOwnUpdate;
}

NodeIndex Compiler::WordNode(Word word, const Context& context) {
  Node node = NewNode(Op::kWord, context);
  node.set_word(word);
  return Emit(node);
}

NodeIndex Compiler::StaticFunction(uint32_t callable, const Context& context) {
  return WordNode(trail::Tagged(trail::Tag::kFun, statics_.functions + 8 * uint64_t{callable}), context);
}

NodeIndex Compiler::CompileExpr(ExprId id, Mode mode, Context& context) {
  if (mode == Mode::kLazy) return CompileLazy(id, context);
  uint32_t saved = current_expr_;
  current_expr_ = id.index;
  const Expr& expr = program_.exprs[id];
  NodeIndex result = kNoNode;
  switch (expr.kind) {
    case ExprKind::kVar:
      result = CompileVar(expr.var, context);
      break;
    case ExprKind::kRoutine:
      result = CompileRoutineUse(expr.routine, context);
      break;
    case ExprKind::kLiteral:
      result = CompileLiteral(expr.index, context);
      break;
    case ExprKind::kCon:
      result = CompileCon(expr, context);
      break;
    case ExprKind::kConFun:
      result = CompileCallableValue(Callable(program_, expr.con), true, context);
      break;
    case ExprKind::kApp:
      result = CompileApp(expr, mode, context);
      break;
    case ExprKind::kPrim:
      result = CompilePrim(expr, mode, context);
      break;
    case ExprKind::kLet:
      result = CompileLet(expr, mode, context);
      break;
    case ExprKind::kCase:
      result = CompileCase(expr, mode, context);
      break;
    case ExprKind::kFatbar:
      result = CompileFatbar(expr, mode, context);
      break;
    case ExprKind::kFail:
      CHECK(context.fail != kNoNode);
      if (context.fail_high != nullptr) *context.fail_high = std::max(*context.fail_high, context.next_slot);
      result = context.fail;
      break;
    case ExprKind::kLeaf: {
      NodeIndex body = CompileExpr(expr.children[0], EndOf(mode), context);
      if (context.trusted) {
        result = body;
      } else {
        Node node = NewNode(Op::kLeaf, context);
        node.a = expr.index;
        result = EmitUsing(node, {body});
      }
      break;
    }
    case ExprKind::kMethod:
      result = CompileMethod(expr, mode, context);
      break;
    case ExprKind::kError: {
      Node node = NewNode(Op::kError, context);
      node.a = expr.index;
      result = Emit(node);
      break;
    }
    case ExprKind::kSeq: {
      NodeIndex first = CompileExpr(expr.children[0], Mode::kStrict, context);
      NodeIndex second = CompileExpr(expr.children[1], EndOf(mode), context);
      Node node = NewNode(Op::kSeq, context);
      result = EmitUsing(node, {first, second});
      code_.liveness[result].live = uses_[second];
      break;
    }
  }
  // In tail position an atom or builder ends the activation too.
  if (mode == Mode::kTail && result != context.fail) code_.nodes[result].flags |= kTail;
  current_expr_ = saved;
  return result;
}

NodeIndex Compiler::CompileLazy(ExprId id, Context& context) {
  uint32_t saved = current_expr_;
  current_expr_ = id.index;
  const Expr& expr = program_.exprs[id];
  NodeIndex result = kNoNode;
  switch (expr.kind) {
    case ExprKind::kVar:
    case ExprKind::kRoutine:
    case ExprKind::kCon:
    case ExprKind::kConFun:
      result = CompileExpr(id, Mode::kStrict, context);
      break;
    case ExprKind::kLiteral:
      result = CompileLiteral(expr.index, context);
      break;
    case ExprKind::kApp: {
      const Expr& head = program_.exprs[expr.children[0]];
      size_t arguments = expr.children.size() - 1;
      bool partial =
          (head.kind == ExprKind::kRoutine && !program_.routines[head.routine].parent.has_value() &&
           arguments < program_.routines[head.routine].params.size()) ||
          (head.kind == ExprKind::kVar && head.routine.has_value() &&
           arguments < program_.routines[head.routine].params.size()) ||
          (head.kind == ExprKind::kConFun && arguments < program_.constructors[head.con].arity);
      result = partial ? CompileApp(expr, Mode::kStrict, context) : Suspend(id, context);
      break;
    }
    case ExprKind::kPrim:
      if (core::Info(expr.prim).flags & core::kAction) {
        result = CompilePrim(expr, Mode::kStrict, context);
      } else if (CanBeEager(id)) {
        NodeIndex otherwise = Suspend(id, context);
        if (context.trusted) {
          result = Eager(CompilePrim(expr, Mode::kStrict, context), otherwise, context);
        } else {
          result = otherwise;  // building a suspended total primitive tries it first
        }
      } else {
        result = Suspend(id, context);
      }
      break;
    case ExprKind::kLet:
    case ExprKind::kCase:
    case ExprKind::kFatbar:
    case ExprKind::kSeq:
    case ExprKind::kMethod:
    case ExprKind::kError:
    case ExprKind::kLeaf:
      result = Suspend(id, context);
      break;
    case ExprKind::kFail:
      CHECK(false && "a suspended expression cannot fail over");
      break;
  }
  current_expr_ = saved;
  return result;
}

NodeIndex Compiler::CompileVar(VarId var, Context& context) {
  uint32_t hops = 0;
  Context* owner = &context;
  auto found = owner->vars.find(var);
  while (found == owner->vars.end()) {
    owner = owner->parent;
    CHECK(owner != nullptr && "a variable is in scope");
    ++hops;
    found = owner->vars.find(var);
  }
  const Location& location = found->second;
  Op op = location.kind == Location::kSlot    ? Op::kSlot
          : location.kind == Location::kField ? Op::kField
                                              : Op::kFunSlot;
  Node node = NewNode(op, context);
  node.slot = location.slot;
  node.a = location.kind == Location::kField ? location.field : kNoField;
  node.b = hops;
  if (hops > 0) node.op = location.kind == Location::kFunSlot ? Op::kOuterFun : Op::kOuter;
  NodeIndex index = Emit(node);
  if (context.trusted) uses_[index] = SlotBit(location.slot);
  return index;
}

NodeIndex Compiler::CompileRoutineUse(RoutineId routine, Context& context) {
  const core::Routine& r = program_.routines[routine];
  if (r.parent.has_value()) return CompileLambda(routine, context);
  if (code_.constant_of[routine.index] != kNoNode) {
    Node node = NewNode(Op::kConstant, context);
    node.a = code_.constant_of[routine.index];
    return Emit(node);
  }
  return CompileCallableValue(Callable(routine), code_.routines[routine.index].trusted, context);
}

// A function symbol as a value. In suspected code it is a place with a word of its own; in trusted code only
// a suspected function needs an object, which remembers the origin.
NodeIndex Compiler::CompileCallableValue(uint32_t callable, bool trusted, Context& context) {
  if (context.trusted && trusted) return StaticFunction(callable, context);
  Node node = NewNode(context.trusted ? Op::kSymbol : Op::kMakeFun, context);
  node.a = callable;
  if (context.trusted) {
    node.alloc = 2;
  } else {
    node.slot = NewSlot(context);
  }
  return Emit(node);
}

NodeIndex Compiler::CompileLambda(RoutineId routine, Context& context) {
  CompileRoutine(routine, &context);
  if (!code_.routines[routine.index].trusted) return CompileCallableValue(Callable(routine), false, context);
  // Trusted, perhaps written in suspected code: it holds its free variables.
  Node node = NewNode(Op::kClosure, context);
  node.a = routine.index;
  std::vector<NodeIndex> captured;
  for (VarId var : free_.Of(routine)) captured.push_back(CompileVar(var, context));
  node.alloc = std::max<uint32_t>(2, 1 + static_cast<uint32_t>(captured.size()));
  return EmitUsing(node, captured);
}

NodeIndex Compiler::CompileLiteral(uint32_t literal, Context& context) {
  const core::Literal& value = program_.literals[literal];
  if (value.kind != core::LiteralKind::kString) return WordNode(statics_.literals[literal], context);
  if (value.text.empty()) return WordNode(trail::Nullary(program_.nil.index, 0), context);
  Node node = NewNode(Op::kString, context);
  node.a = literal;
  node.alloc = 3 * 64 + 3;
  if (!context.trusted) {
    node.slot = NewSlot(context);
    node.flags |= kHasCell;
  }
  return Emit(node);
}

std::vector<NodeIndex> Compiler::CompileArguments(const std::vector<ExprId>& args, size_t first,
                                                  Context& context) {
  std::vector<NodeIndex> kids;
  kids.reserve(args.size() - first);
  for (size_t i = first; i < args.size(); ++i) kids.push_back(CompileLazy(args[i], context));
  return kids;
}

NodeIndex Compiler::CompileCon(const Expr& expr, Context& context) {
  const core::Constructor& con = program_.constructors[expr.con];
  if (expr.children.empty()) return WordNode(trail::Nullary(expr.con.index, con.tag), context);
  std::vector<NodeIndex> kids = CompileArguments(expr.children, 0, context);
  Node node = NewNode(Op::kCon, context);
  node.a = expr.con.index;
  node.b = code_.records && code_.noted_constructors[expr.con.index] ? 1 : 0;
  node.alloc = KidAlloc(kids);
  if (context.trusted) {
    node.alloc += 1 + static_cast<uint32_t>(kids.size()) + (node.b != 0 ? trail::kNotedWords : 0);
    return EmitUsing(node, kids);
  }
  node.a = static_cast<uint32_t>(code_.sites.size());
  CHECK(node.a <= trail::kMaxId);
  code_.sites.push_back(
      {expr.con.index, static_cast<uint16_t>(con.tag), static_cast<uint16_t>(con.arity), kNoNode});
  NodeIndex index = EmitUsing(node, kids);
  code_.sites[node.a].place = index;
  return index;
}

}  // namespace inquest::reduce
