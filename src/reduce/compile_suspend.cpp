// What is not evaluated where it stands: suspended arguments, let bindings.
#include <algorithm>

#include "base/check.h"
#include "reduce/compiler.h"

namespace inquest::reduce {

using core::Expr;
using core::ExprId;
using core::ExprKind;
using core::VarId;

NodeIndex Compiler::Suspend(ExprId id, Context& context) {
  if (!context.trusted) {
    switch (program_.exprs[id].kind) {
      case ExprKind::kApp:
      case ExprKind::kPrim:
      case ExprKind::kMethod:
      case ExprKind::kError: {
        // A place of this frame: entering it runs its node with this frame as base.
        NodeIndex node = CompileExpr(id, Mode::kStrict, context);
        Node& compiled = code_.nodes[node];
        if (!(compiled.flags & kHasCell)) {
          compiled.flags |= kHasCell;
          compiled.slot = NewSlot(context);
        }
        return node;
      }
      default:
        return SuspendBlock(id, context);
    }
  }
  // Trusted: an object with just the variables it needs.
  const std::vector<VarId>& free = free_.Of(id);
  Context inner;
  inner.trusted = true;
  inner.routine = context.routine;
  inner.activation = NewActivation(true);
  for (VarId var : free) inner.vars[var] = {Location::kSlot, inner.next_slot++, 0};
  inner.high = inner.next_slot;
  NodeIndex entry = CompileExpr(id, Mode::kTail, inner);
  code_.activations[inner.activation].size = inner.high;
  Node node = NewNode(Op::kSuspend, context);
  node.a = static_cast<uint32_t>(code_.suspensions.size());
  CHECK(node.a <= trail::kMaxId);
  code_.suspensions.push_back({entry, static_cast<uint32_t>(free.size()), inner.activation});
  std::vector<NodeIndex> captured;
  for (VarId var : free) captured.push_back(CompileVar(var, context));
  node.alloc = std::max<uint32_t>(2, 1 + static_cast<uint32_t>(captured.size()));
  return EmitUsing(node, captured);
}

// docs/design.md 4.2: a case, if or let suspended in an argument gets a frame of its own that belongs to the
// enclosing one.
NodeIndex Compiler::SuspendBlock(ExprId id, Context& context) {
  Context inner;
  inner.trusted = false;
  inner.parent = &context;
  inner.routine = context.routine;
  inner.activation = NewActivation(false);
  Node node = NewNode(Op::kBlock, context);
  node.slot = NewSlot(context);
  node.flags |= kHasCell;
  node.a = static_cast<uint32_t>(code_.blocks.size());
  code_.blocks.push_back({});
  {
    Activation& activation = code_.activations[inner.activation];
    activation.link = Link::kBlock;
    activation.cell_slot = node.slot;
    activation.parent = context.activation;
  }
  NodeIndex entry = CompileExpr(id, Mode::kTail, inner);
  code_.activations[inner.activation].size = inner.high;
  uint32_t variant = NewVariants(node.a, true, 0, inner.high);
  code_.blocks[node.a] = {entry, inner.activation, variant, node.slot, context.routine};
  return Emit(node);
}

NodeIndex Compiler::Eager(NodeIndex quick, NodeIndex otherwise, Context& context) {
  Node node = NewNode(Op::kEager, context);
  node.alloc = code_.nodes[quick].alloc + BuildAlloc(otherwise);
  return EmitUsing(node, {quick, otherwise});
}

// A total primitive all of whose operands are atoms or such primitives themselves: it may be computed before
// it is demanded, if the operands have been.
bool Compiler::CanBeEager(ExprId id) const {
  const Expr& expr = program_.exprs[id];
  if (expr.kind != ExprKind::kPrim || !(core::Info(expr.prim).flags & core::kTotal)) return false;
  for (ExprId child : expr.children) {
    ExprKind kind = program_.exprs[child].kind;
    if (kind != ExprKind::kVar && kind != ExprKind::kLiteral && !CanBeEager(child)) return false;
  }
  return true;
}

NodeIndex Compiler::CompileLet(const Expr& expr, Mode mode, Context& context) {
  auto index = static_cast<uint32_t>(code_.lets.size());
  code_.lets.emplace_back();
  LetCode let;
  uint64_t uses = 0;
  uint32_t alloc = 0;
  CompileBinds(expr, context, let, &uses, &alloc);
  NodeIndex body = CompileExpr(expr.children[0], EndOf(mode), context);
  uses |= uses_[body];
  for (const auto& bind : let.first) uses &= ~BoundBit(bind.slot);
  for (const auto& bind : let.objects) uses &= ~BoundBit(bind.slot);
  Node node = NewNode(Op::kLet, context);
  node.a = index;
  node.alloc = alloc;
  code_.lets[index] = std::move(let);
  NodeIndex result = Emit(node, {body});
  uses_[result] = uses;
  return result;
}

namespace {

bool Contains(const std::vector<VarId>& sorted, VarId var) {
  return std::binary_search(sorted.begin(), sorted.end(), var);
}

}  // namespace

uint32_t Compiler::NewWeakVariable(uint32_t slot, const Context& context) {
  code_.weak_variables.push_back({context.activation, slot, {}});
  return static_cast<uint32_t>(code_.weak_variables.size() - 1);
}

void Compiler::CompileBinds(const Expr& expr, Context& context, LetCode& let, uint64_t* uses,
                            uint32_t* alloc) {
  // Slots first, so that the bindings can refer to each other. In suspected code a local function is a header
  // in its slot; everything else is a cell or a word.
  for (const core::Bind& bind : expr.binds) {
    bool function_place = bind.routine.has_value() && !context.trusted;
    context.vars[bind.var] = {function_place ? Location::kFunSlot : Location::kSlot, NewSlot(context), 0};
  }
  auto refers_to_group = [&](ExprId id) {
    const std::vector<VarId>& free = free_.Of(id);
    return std::any_of(expr.binds.begin(), expr.binds.end(),
                       [&](const core::Bind& bind) { return Contains(free, bind.var); });
  };
  for (const core::Bind& bind : expr.binds) {
    uint32_t slot = context.vars[bind.var].slot;
    uint32_t saved = current_expr_;
    if (bind.routine.has_value()) {
      if (context.trusted) {
        NodeIndex node = CompileLambda(bind.routine, context);
        *uses |= uses_[node];
        *alloc += BuildAlloc(node);
        let.objects.push_back({slot, node});
      } else {
        CompileRoutine(bind.routine, &context);
        Node node = NewNode(Op::kMakeFun, context);
        node.a = Callable(bind.routine);
        node.slot = slot;
        let.objects.push_back({slot, Emit(node)});
      }
      continue;
    }
    current_expr_ = bind.expr.index;
    const Expr& value = program_.exprs[bind.expr];
    bool in_group = refers_to_group(bind.expr);
    NodeIndex node = kNoNode;
    bool object = true;
    if (value.kind == ExprKind::kCon && !value.children.empty()) {
      node = CompileCon(value, context);
    } else if (value.kind == ExprKind::kRoutine && program_.routines[value.routine].parent.has_value()) {
      node = CompileLazy(bind.expr, context);
    } else if (in_group) {
      node = Suspend(bind.expr, context);
    } else {
      node = CompileLazy(bind.expr, context);
      Op op = code_.nodes[node].op;
      object = op == Op::kSuspend || op == Op::kClosure || op == Op::kCon;
    }
    // A suspended place of a suspected frame is the variable's own cell.
    Node& compiled = code_.nodes[node];
    if (!context.trusted && (compiled.flags & kHasCell) && compiled.op != Op::kString) {
      if (compiled.op == Op::kBlock) {
        code_.blocks[compiled.a].cell_slot = slot;
        code_.activations[code_.blocks[compiled.a].activation].cell_slot = slot;
      }
      compiled.slot = slot;
      object = true;
    }
    if (!context.trusted && compiled.op == Op::kCall && weak_.contains(bind.var)) {
      compiled.flags |= kWeak;
      compiled.b = 1 + NewWeakVariable(slot, context);
    }
    *uses |= uses_[node];
    *alloc += BuildAlloc(node);
    (object ? let.objects : let.first).push_back({slot, node});
    current_expr_ = saved;
  }
}

}  // namespace inquest::reduce
