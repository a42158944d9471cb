#include "reduce/weak_places.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace inquest::reduce {

using core::Expr;
using core::ExprId;
using core::ExprKind;
using core::RoutineId;
using core::VarId;

bool IsTrustedCall(const core::Program& program, const Code& code, ExprId id) {
  const Expr& expr = program.exprs[id];
  if (expr.kind != ExprKind::kApp) return false;
  const Expr& head = program.exprs[expr.children[0]];
  if (head.kind != ExprKind::kRoutine) return false;
  const core::Routine& routine = program.routines[head.routine];
  return !routine.parent.has_value() && code.routines[head.routine.index].trusted &&
         routine.params.size() == expr.children.size() - 1;
}

namespace {

// Visits the suspected routines with a stack of its own, and strikes out variables that occur elsewhere.
class Search {
 public:
  Search(const core::Program& program, const Code& code) : program_(program), code_(code) {}

  std::unordered_set<VarId> Run() {
    for (uint32_t i = 0; i < program_.routines.size(); ++i) {
      RoutineId root(i);
      while (program_.routines[root].parent.has_value()) root = program_.routines[root].parent;
      if (!code_.routines[root.index].trusted) AddRoutine(RoutineId(i));
    }
    while (!work_.empty()) {
      Task task = work_.back();
      work_.pop_back();
      Visit(task);
    }
    std::unordered_set<VarId> weak;
    for (const auto& [var, frame] : bound_in_) weak.insert(var);
    for (const Occurrence& occurrence : occurrences_) {
      auto bound = bound_in_.find(occurrence.var);
      if (bound == bound_in_.end()) continue;
      if (!occurrence.argument || occurrence.frame != bound->second) weak.erase(occurrence.var);
    }
    return weak;
  }

 private:
  struct Task {
    ExprId expr;
    uint32_t frame;
    bool lazy;      // suspended where it stands
    bool argument;  // of an application headed by a trusted name
  };

  void AddRoutine(RoutineId id) {
    const core::Routine& routine = program_.routines[id];
    uint32_t frame = next_frame_++;
    if (routine.kind == core::RoutineKind::kHidden && routine.parent.has_value()) {
      for (VarId param : routine.params) bound_in_[param] = frame;
    }
    work_.push_back({routine.body, frame, false, false});
  }

  void Visit(const Task& task) {
    const Expr& expr = program_.exprs[task.expr];
    uint32_t frame = task.frame;
    switch (expr.kind) {
      case ExprKind::kVar:
        occurrences_.push_back({expr.var, frame, task.argument});
        return;
      case ExprKind::kLet:
      case ExprKind::kCase:
      case ExprKind::kFatbar:
      case ExprKind::kSeq:
      case ExprKind::kLeaf:
        if (task.lazy) frame = next_frame_++;  // a block: it has a frame of its own
        break;
      default:
        break;
    }
    for (const core::Bind& bind : expr.binds) {
      if (!bind.expr.has_value()) continue;
      if (IsTrustedCall(program_, code_, bind.expr)) bound_in_[bind.var] = frame;
      work_.push_back({bind.expr, frame, true, false});
    }
    const bool trusted_call = IsTrustedCall(program_, code_, task.expr);
    const bool lazy_children =
        expr.kind == ExprKind::kApp || expr.kind == ExprKind::kCon ||
        (expr.kind == ExprKind::kPrim && (core::Info(expr.prim).flags & (core::kLazy | core::kAction)));
    for (ExprId child : expr.children) work_.push_back({child, frame, lazy_children, trusted_call});
    for (const core::Alt& alt : expr.alts) work_.push_back({alt.body, frame, false, false});
  }

  struct Occurrence {
    VarId var;
    uint32_t frame;
    bool argument;
  };
  const core::Program& program_;
  const Code& code_;
  std::vector<Task> work_;
  std::vector<Occurrence> occurrences_;
  std::unordered_map<VarId, uint32_t> bound_in_;
  uint32_t next_frame_ = 0;
};

// Calls `visit` for every node that is part of `node`'s code in the same frame.
template <typename Visit>
void ForEachPart(const Code& code, const Node& node, Visit visit) {
  for (uint32_t i = 0; i < node.count; ++i) visit(code.kids[node.kids + i]);
  if (node.op == Op::kCase) {
    const CaseTable& table = code.cases[node.a];
    for (const Target& target : table.by_tag) visit(target.node);
    for (const LiteralTarget& literal : table.literals) visit(literal.target.node);
    visit(table.otherwise.node);
  } else if (node.op == Op::kLet) {
    for (const LetCode::Bind& bind : code.lets[node.a].first) visit(bind.node);
    for (const LetCode::Bind& bind : code.lets[node.a].objects) visit(bind.node);
  }
}

}  // namespace

std::unordered_set<VarId> FindWeakVariables(const core::Program& program, const Code& code) {
  return Search(program, code).Run();
}

void FindMentions(Code& code) {
  if (code.weak_variables.empty()) return;
  std::unordered_map<uint64_t, std::vector<uint32_t>> variables;  // by activation and slot
  auto key = [](uint32_t activation, uint32_t slot) { return (uint64_t{activation} << 32) | slot; };
  for (uint32_t i = 0; i < code.weak_variables.size(); ++i) {
    variables[key(code.weak_variables[i].activation, code.weak_variables[i].slot)].push_back(i);
  }
  std::vector<NodeIndex> around(code.nodes.size(), kNoNode);
  for (NodeIndex i = 0; i < code.nodes.size(); ++i) {
    ForEachPart(code, code.nodes[i], [&](NodeIndex part) {
      if (part != kNoNode) around[part] = i;
    });
  }
  for (NodeIndex i = 0; i < code.nodes.size(); ++i) {
    const Node& node = code.nodes[i];
    if (node.op != Op::kSlot || (node.flags & kTrusted)) continue;
    auto found = variables.find(key(node.routine, node.slot));
    if (found == variables.end()) continue;
    // The place that is entered before the variable is looked at. If there is none the frame itself runs
    // then.
    NodeIndex place = around[i];
    while (place != kNoNode && !(code.nodes[place].flags & kHasCell)) place = around[place];
    if (place == kNoNode) continue;
    for (uint32_t variable : found->second) {
      code.weak_variables[variable].mentions.push_back(code.nodes[place].slot);
    }
  }
}

}  // namespace inquest::reduce
