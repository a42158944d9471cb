// Decision trees: case, fall-through, newtype matches.
#include <algorithm>

#include "base/check.h"
#include "reduce/compiler.h"

namespace inquest::reduce {

using core::Alt;
using core::Expr;
using core::ExprId;
using core::ExprKind;
using core::VarId;

NodeIndex Compiler::CompileFatbar(const Expr& expr, Mode mode, Context& context) {
  NodeIndex outer_fail = context.fail;
  uint32_t* outer_high = context.fail_high;
  uint32_t start = context.next_slot;
  uint32_t reached = start;
  NodeIndex result;
  if (context.trusted) {
    NodeIndex second = CompileExpr(expr.children[1], EndOf(mode), context);
    context.next_slot = start;
    context.fail = second;
    result = CompileExpr(expr.children[0], mode, context);
  } else {
    // The second part must keep the cells of the conditions that the first one tried: it begins behind them.
    Node join = NewNode(Op::kGoto, context);
    NodeIndex target = Emit(join, {kNoNode});
    uint32_t high = start;
    context.fail = target;
    context.fail_high = &high;
    result = CompileExpr(expr.children[0], mode, context);
    context.fail = outer_fail;
    context.fail_high = outer_high;
    reached = context.next_slot;
    context.next_slot = high;
    NodeIndex second = CompileExpr(expr.children[1], EndOf(mode), context);
    reached = std::max(reached, context.next_slot);
    code_.kids[code_.nodes[target].kids] = second;
  }
  context.fail = outer_fail;
  context.fail_high = outer_high;
  context.next_slot = reached;
  return result;
}

// Where the evaluated scrutinee of a suspected case is kept: its variable's slot, its own cell, or a new
// slot, so that a cell goes on to say since when it has its value.
uint32_t Compiler::SlotForScrutinee(NodeIndex scrutinee, Context& context) {
  const Node& node = code_.nodes[scrutinee];
  const bool has_slot = !context.trusted && (node.op == Op::kSlot || (node.flags & kHasCell));
  if (has_slot && !keeps_cells_) return node.slot;
  return NewSlot(context);
}

NodeIndex Compiler::CompileCase(const Expr& expr, Mode mode, Context& context) {
  if (!expr.alts.empty() && expr.alts[0].con.has_value() &&
      program_.constructors[expr.alts[0].con].is_newtype) {
    return CompileNewtypeCase(expr, mode, context);
  }
  uint32_t start = context.next_slot;
  // In the trail a frame keeps the cells of what it evaluated, also those of the scrutinee: what comes behind
  // the case, if it is itself a scrutinee or an operand, begins behind all of them. Only alternatives
  // overlap.
  NodeIndex scrutinee = CompileExpr(expr.children[0], Mode::kStrict, context);
  bool binds = expr.var.has_value();
  for (const Alt& alt : expr.alts) {
    for (VarId var : alt.vars) binds = binds || var.has_value();
  }
  Node node = NewNode(Op::kCase, context);
  bool keep = expr.var.has_value() || (!context.trusted && binds);
  // A suspected frame records what it scrutinised even if nothing is bound, where that is free of charge.
  if (keep || (!context.trusted && code_.nodes[scrutinee].op == Op::kSlot)) {
    node.slot = SlotForScrutinee(scrutinee, context);
    node.flags |= kStoreValue;
  }
  if (expr.var.has_value()) context.vars[expr.var] = {Location::kSlot, node.slot, 0};

  CaseTable table;
  uint64_t live = 0;
  uint32_t inner = context.next_slot;
  uint32_t reached = inner;
  bool has_otherwise = false;
  auto finish = [&](const Alt& alt) {
    context.next_slot = inner;
    Target target = CompileAlt(alt, node.slot, mode, context, &live);
    reached = std::max(reached, context.next_slot);
    return target;
  };
  for (const Alt& alt : expr.alts) {
    if (!alt.is_default()) continue;
    table.otherwise = finish(alt);
    has_otherwise = true;
  }
  context.next_slot = inner;
  if (!has_otherwise && context.fail != kNoNode) {
    table.otherwise.node = context.fail;
    live |= uses_[context.fail];
    if (context.fail_high != nullptr) *context.fail_high = std::max(*context.fail_high, context.next_slot);
  }
  for (const Alt& alt : expr.alts) {
    if (alt.is_default()) continue;
    if (alt.con.has_value()) {
      const core::Constructor& con = program_.constructors[alt.con];
      node.flags |= kByTag;
      if (table.by_tag.empty()) table.by_tag.resize(con.siblings);
      table.by_tag[con.tag] = finish(alt);
    } else {
      node.flags |= kByLiteral;
      LiteralTarget target = MakeLiteralTarget(alt);
      target.target = finish(alt);
      table.literals.push_back(target);
    }
  }
  for (Target& target : table.by_tag) {
    if (target.node == kNoNode) target = table.otherwise;
  }
  context.next_slot = context.trusted ? start : reached;
  if (keep && context.trusted) live &= ~BoundBit(node.slot);
  node.a = static_cast<uint32_t>(code_.cases.size());
  node.b = static_cast<uint32_t>(code_.targets.size());
  if (table.by_tag.empty()) code_.targets.push_back(table.otherwise);
  code_.targets.insert(code_.targets.end(), table.by_tag.begin(), table.by_tag.end());
  code_.cases.push_back(std::move(table));
  NodeIndex result = Emit(node, {scrutinee});
  code_.liveness[result].live = live;
  uses_[result] = live | uses_[scrutinee];
  return result;
}

Target Compiler::CompileAlt(const Alt& alt, uint32_t slot, Mode mode, Context& context, uint64_t* uses) {
  Target target;
  std::vector<FieldBind> binds;
  uint64_t bound = 0;
  for (uint32_t i = 0; i < alt.vars.size(); ++i) {
    if (!alt.vars[i].has_value()) continue;
    if (!context.trusted) {
      context.vars[alt.vars[i]] = {Location::kField, slot, i};
      continue;
    }
    uint32_t field_slot = NewSlot(context);
    context.vars[alt.vars[i]] = {Location::kSlot, field_slot, 0};
    binds.push_back({i, field_slot});
    bound |= BoundBit(field_slot);
  }
  target.binds = static_cast<uint32_t>(code_.field_binds.size());
  target.bind_count = static_cast<uint32_t>(binds.size());
  code_.field_binds.insert(code_.field_binds.end(), binds.begin(), binds.end());
  target.node = CompileExpr(alt.body, EndOf(mode), context);
  *uses |= uses_[target.node] & ~bound;
  return target;
}

LiteralTarget Compiler::MakeLiteralTarget(const Alt& alt) const {
  LiteralTarget target;
  target.literal = alt.literal;
  target.word = statics_.literals[alt.literal];
  trail::Tag tag = trail::TagOf(target.word);
  target.immediate = tag == trail::Tag::kInt || tag == trail::Tag::kAtom;
  return target;
}

// A newtype match does not force (docs/design.md 4.2): the variable is bound to the field, taken out when it
// is needed.
NodeIndex Compiler::CompileNewtypeCase(const Expr& expr, Mode mode, Context& context) {
  uint32_t selected;
  if (!expr.var.has_value() && IsField(expr.alts[0], &selected)) {
    // Its value is the field, so that the match is needed after all.
    NodeIndex field = CompileField(Op::kUnwrap, expr.children[0], selected, mode, context);
    const Expr& body = program_.exprs[expr.alts[0].body];
    if (body.kind != ExprKind::kLeaf || context.trusted) return field;
    Node leaf = NewNode(Op::kLeaf, context);
    leaf.a = body.index;
    return EmitUsing(leaf, {field});
  }
  uint32_t start = context.next_slot;
  auto index = static_cast<uint32_t>(code_.lets.size());
  code_.lets.emplace_back();
  LetCode let;
  uint64_t uses = 0;
  uint32_t alloc = 0;
  // The scrutinee gets a name unless it has one.
  NodeIndex scrutinee = CompileLazy(expr.children[0], context);
  Op op = code_.nodes[scrutinee].op;
  bool atom = op == Op::kSlot || op == Op::kField || op == Op::kOuter || op == Op::kConstant;
  uses |= uses_[scrutinee];
  uint64_t bound = 0;
  if (!atom || expr.var.has_value()) {
    uint32_t slot = !context.trusted && (code_.nodes[scrutinee].flags & kHasCell)
                        ? code_.nodes[scrutinee].slot
                        : NewSlot(context);
    alloc += BuildAlloc(scrutinee);
    let.first.push_back({slot, scrutinee});
    bound |= BoundBit(slot);
    if (expr.var.has_value()) context.vars[expr.var] = {Location::kSlot, slot, 0};
    Node name = NewNode(Op::kSlot, context);
    name.slot = slot;
    scrutinee = Emit(name);
    if (context.trusted) uses_[scrutinee] = SlotBit(slot);
  }
  VarId field = expr.alts[0].vars.empty() ? VarId() : expr.alts[0].vars[0];
  if (field.has_value()) {
    uint32_t slot = NewSlot(context);
    Node unwrap = NewNode(Op::kUnwrap, context);
    NodeIndex node;
    if (context.trusted) {
      NodeIndex quick = EmitUsing(unwrap, {scrutinee});
      Context inner;
      inner.trusted = true;
      inner.activation = NewActivation(true);
      inner.high = inner.next_slot = 2;
      Node captured = NewNode(Op::kSlot, inner);
      captured.slot = 1;
      NodeIndex captured_node = Emit(captured);
      uses_[captured_node] = SlotBit(1);
      Node entry = NewNode(Op::kUnwrap, inner);
      entry.flags |= kTail;
      NodeIndex entry_node = EmitUsing(entry, {captured_node});
      code_.activations[inner.activation].size = inner.high;
      Node suspend = NewNode(Op::kSuspend, context);
      suspend.a = static_cast<uint32_t>(code_.suspensions.size());
      code_.suspensions.push_back({entry_node, 1, inner.activation});
      suspend.alloc = 2;
      node = Eager(quick, EmitUsing(suspend, {scrutinee}), context);
    } else {
      unwrap.flags |= kHasCell;
      unwrap.slot = slot;
      node = EmitUsing(unwrap, {scrutinee});
    }
    alloc += BuildAlloc(node);
    let.first.push_back({slot, node});
    bound |= BoundBit(slot);
    context.vars[field] = {Location::kSlot, slot, 0};
  }
  NodeIndex body = CompileExpr(expr.alts[0].body, EndOf(mode), context);
  uses |= uses_[body] & ~bound;
  if (context.trusted) context.next_slot = start;
  Node node = NewNode(Op::kLet, context);
  node.a = index;
  node.alloc = alloc;
  code_.lets[index] = std::move(let);
  NodeIndex result = Emit(node, {body});
  uses_[result] = uses;
  return result;
}

}  // namespace inquest::reduce
