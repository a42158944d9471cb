#include "reduce/compile.h"

#include <algorithm>
#include <unordered_map>

#include "base/check.h"
#include "reduce/compiler.h"
#include "reduce/need_each_other.h"
#include "reduce/noted_constructors.h"
#include "reduce/weak_places.h"
#include "trail/layout.h"

namespace inquest::reduce {

using core::ExprId;
using core::RoutineId;
using core::VarId;
using trail::Address;

Compiler::Compiler(const core::Program& program, const Statics& statics,
                   const std::function<bool(RoutineId)>& trusted, bool keeps_cells)
    : program_(program), statics_(statics), keeps_cells_(keeps_cells), free_(program) {
  for (const core::Expr& expr : program.exprs) {
    for (const core::Bind& bind : expr.binds) {
      if (bind.routine.has_value()) local_functions_.emplace(bind.var, bind.routine);
    }
  }
  DecideTrust(trusted);
  if (code_.records) code_.noted_constructors = FindNotedConstructors(program, code_);
  NumberCallables();
}

void Compiler::DecideTrust(const std::function<bool(RoutineId)>& trusted) {
  code_.routines.resize(program_.routines.size());
  for (uint32_t i = 0; i < program_.routines.size(); ++i) {
    // A nested routine may be numbered before the routine around it, so each goes up to its root.
    RoutineId root(i);
    while (program_.routines[root].parent.has_value()) root = program_.routines[root].parent;
    if (program_.routines[root].part_of.has_value()) root = program_.routines[root].part_of;
    code_.routines[i].trusted = trusted(root) || program_.routines[root].generated;
    if (!code_.routines[i].trusted) code_.records = true;
  }
  FindSections();
  if (code_.records) TrustSections();
}

void Compiler::FindSections() {
  for (const core::Expr& expr : program_.exprs) {
    if (expr.kind != core::ExprKind::kRoutine || expr.written != core::Written::kSection) continue;
    const core::Routine& section = program_.routines[expr.routine];
    if (section.parent.has_value() && section.kind == core::RoutineKind::kHidden) {
      code_.routines[expr.routine.index].is_section = true;
    }
  }
}

// What `(op e)` is made of: `x op e`.
const core::Expr& Compiler::BodyOfSection(RoutineId id) const {
  const core::Expr& body = program_.exprs[program_.routines[id].body];
  return body.kind == core::ExprKind::kLeaf ? program_.exprs[body.children[0]] : body;
}

// Whether a variable has a name in the source, or is the operand of a section: nobody named it, but it makes
// the section what it is.
bool Compiler::IsShown(VarId var, RoutineId function) const {
  if (!program_.vars[var].hidden) return true;
  if (!code_.routines[function.index].is_section) return false;
  const core::Expr& body = BodyOfSection(function);
  const size_t first = body.kind == core::ExprKind::kApp ? 1 + body.hidden_args : 0;
  for (size_t i = first; i < body.children.size(); ++i) {
    const core::Expr& child = program_.exprs[body.children[i]];
    if (child.kind == core::ExprKind::kVar && child.var == var) return true;
  }
  return false;
}

// A section of a trusted function or primitive is a trusted value. Its operand is an atom (desugaring names
// it).
void Compiler::TrustSections() {
  for (uint32_t i = 0; i < code_.routines.size(); ++i) {
    if (!code_.routines[i].is_section) continue;
    const core::Expr& body = BodyOfSection(RoutineId(i));
    bool trusted = body.kind == core::ExprKind::kPrim;
    if (body.kind == core::ExprKind::kApp) {
      const core::Expr& head = program_.exprs[body.children[0]];
      trusted = head.kind == core::ExprKind::kRoutine &&
                !program_.routines[head.routine].parent.has_value() &&
                code_.routines[head.routine.index].trusted;
    }
    if (trusted) code_.routines[i].trusted = true;
  }
}

void Compiler::NumberCallables() {
  code_.constant_of.assign(program_.routines.size(), kNoNode);
  for (uint32_t i = 0; i < program_.constructors.size(); ++i) {
    const core::Constructor& con = program_.constructors[core::ConId(i)];
    code_.sites.push_back({i, static_cast<uint16_t>(con.tag), static_cast<uint16_t>(con.arity), kNoNode});
  }
#define PRIMITIVE(Name, text, arity, flags) \
  code_.action_sites.push_back({core::Primitive::k##Name, uint32_t{arity}, kNoNode});
#include "core/primitives.def"
  for (uint32_t i = 0; i < program_.routines.size(); ++i) {
    const core::Routine& routine = program_.routines[RoutineId(i)];
    RoutineCode& rc = code_.routines[i];
    rc.routine = RoutineId(i);
    rc.arity = static_cast<uint32_t>(routine.params.size());
    rc.gives_function = code_.records && rc.trusted && rc.arity > 0 && GivesFunction(program_, RoutineId(i));
    rc.local = routine.parent.has_value();
    if (rc.arity == 0 && !rc.local) {
      code_.constant_of[i] = static_cast<uint32_t>(code_.constants.size());
      code_.constants.push_back({RoutineId(i), rc.trusted, kNoNode, 0});
    }
  }
  code_.variants.push_back({});  // variant 0: frame 0, the program
  AddPerformSuspension();
  code_.suspensions.emplace_back();  // kApplySuspension: code that is no place of a trail comes last
}

// What unsafeInterleaveIO leaves behind: an action to be performed when its result is wanted.
void Compiler::AddPerformSuspension() {
  Context context;
  context.activation = NewActivation(true);
  Node captured = NewNode(Op::kSlot, context);
  captured.slot = 1;
  NodeIndex action = Emit(captured);
  uses_[action] = SlotBit(1);
  Node perform = NewNode(Op::kPrim, context);
  perform.a = static_cast<uint32_t>(core::Primitive::kIoPerform);
  perform.b = core::Info(core::Primitive::kIoPerform).flags;
  perform.alloc = 4;
  perform.flags |= kTail;
  NodeIndex entry = EmitUsing(perform, {action});
  code_.activations[context.activation].size = 2;
  code_.suspensions.push_back({entry, 1, context.activation});
  code_.suspensions.push_back({kNoNode, 1, context.activation});  // kPlaceSuspension: has its own way in
}

// An application that C++ code suspends.
void Compiler::AddApplySuspension() {
  Context context;
  context.activation = NewActivation(true);
  std::vector<NodeIndex> captured;
  for (const uint32_t slot : {1, 2}) {
    Node word = NewNode(Op::kSlot, context);
    word.slot = slot;
    captured.push_back(Emit(word));
    uses_[captured.back()] = SlotBit(slot);
  }
  Node apply = NewNode(Op::kApply, context);
  apply.flags |= kTail;
  apply.alloc = 5;  // a partial application or constructor that it may be
  const NodeIndex entry = EmitUsing(apply, captured);
  code_.liveness[entry].live = SlotBit(2);
  code_.activations[context.activation].size = 3;
  code_.suspensions[Code::kApplySuspension] = {entry, 2, context.activation};
}

Code Compiler::Run() {
  if (code_.records) weak_ = FindWeakVariables(program_, code_);
  // Suspected ones first, so that their places have the lowest numbers. Nested routines are compiled where
  // their code is reached.
  for (bool trusted : {false, true}) {
    for (uint32_t i = 0; i < program_.routines.size(); ++i) {
      if (program_.routines[RoutineId(i)].parent.has_value() || code_.routines[i].trusted != trusted)
        continue;
      CompileRoutine(RoutineId(i), nullptr);
    }
    if (!trusted) code_.suspected_nodes_end = static_cast<NodeIndex>(code_.nodes.size());
  }
  CompileConstants();
  AddApplySuspension();
  FindReach();
  if (code_.records) FindWhatLeadsOn();
  FindMentions(code_);
  code_.notes_times = code_.records && NeedEachOther(code_, program_.main);
  for (size_t i = 0; i < code_.nodes.size(); ++i) {
    const Node& node = code_.nodes[i];
    Liveness& liveness = code_.liveness[i];
    liveness.uses = uses_[i];
    if ((node.flags & kTrusted) && code_.activations[node.routine].size > 63) {
      // Slots that share a bit are always live, and cleared when the activation starts.
      liveness.uses |= SlotBit(63);
      liveness.live |= SlotBit(63);
    }
  }
  for (const Site& site : code_.sites) code_.site_tags.push_back(site.tag);
  return std::move(code_);
}

void Compiler::CompileConstants() {
  uint32_t program_activation = NewActivation(false);
  code_.constant_at.push_back(kNoNode);  // slot 0 is the header
  // Suspected ones first: the cells of the others are not part of the record.
  std::vector<ConstantCode*> order;
  for (ConstantCode& constant : code_.constants) order.push_back(&constant);
  std::stable_sort(order.begin(), order.end(),
                   [](const ConstantCode* a, const ConstantCode* b) { return !a->trusted && b->trusted; });
  for (ConstantCode* each : order) {
    ConstantCode& constant = *each;
    Node node;
    node.op = Op::kCall;
    node.a = constant.routine.index;
    node.routine = program_activation;
    constant.slot = code_.program_frame_size++;
    code_.constant_at.push_back(static_cast<uint32_t>(each - code_.constants.data()));
    node.slot = constant.slot;
    node.flags = kHasCell;
    if (!constant.trusted) code_.suspected_constants_end = code_.program_frame_size;
    constant.entry = Emit(node);
  }
  code_.activations[program_activation].size = code_.program_frame_size;
  code_.variants[0].size = code_.program_frame_size;
}

void Compiler::FindReach() {
  code_.reach.resize(code_.activations.size());
  auto add_routine = [&](Code::Reach& reach, uint32_t callable) {
    if (callable < code_.routines.size()) reach.activations.push_back(code_.routines[callable].activation);
  };
  uint64_t functions_end =
      statics_.functions + 8 * (uint64_t{program_.routines.size()} + program_.constructors.size());
  for (const Node& node : code_.nodes) {
    Code::Reach& reach = code_.reach[node.routine];
    switch (node.op) {
      case Op::kCall:
      case Op::kCallLocal:
      case Op::kClosure:
      case Op::kMakeFun:
      case Op::kSymbol:
        add_routine(reach, node.a);
        break;
      case Op::kWord: {
        Address a = trail::AddressOf(node.word());
        if (trail::TagOf(node.word()) == trail::Tag::kFun && a >= statics_.functions && a < functions_end) {
          add_routine(reach, static_cast<uint32_t>((a - statics_.functions) / 8));
        }
        break;
      }
      case Op::kSuspend:
        reach.activations.push_back(code_.suspensions[node.a].activation);
        break;
      case Op::kBlock:
        reach.activations.push_back(code_.blocks[node.a].activation);
        break;
      case Op::kConstant:
        reach.constants.push_back(node.a);
        break;
      default:
        break;
    }
  }
}

// Trusted routines that may call suspected code, or make something that does. How they were reached is then
// worth remembering.
void Compiler::FindWhatLeadsOn() {
  std::vector<std::vector<uint32_t>> users(code_.activations.size());
  for (uint32_t i = 0; i < code_.reach.size(); ++i) {
    for (uint32_t used : code_.reach[i].activations) users[used].push_back(i);
  }
  std::vector<bool> leads(code_.activations.size(), false);
  std::vector<uint32_t> todo;
  const auto add = [&](uint32_t activation) {
    if (!leads[activation]) todo.push_back(activation);
    leads[activation] = true;
  };
  for (const Node& node : code_.nodes) {
    if (!(node.flags & kTrusted) || node.op == Op::kApply || node.op == Op::kAction) add(node.routine);
  }
  while (!todo.empty()) {
    const uint32_t activation = todo.back();
    todo.pop_back();
    for (uint32_t user : users[activation]) add(user);
  }
  for (RoutineCode& routine : code_.routines) routine.leads_on = routine.trusted && leads[routine.activation];
}

uint32_t Compiler::NewActivation(bool trusted) {
  code_.activations.push_back({1, trusted});
  return static_cast<uint32_t>(code_.activations.size() - 1);
}

uint32_t Compiler::NewVariants(uint32_t owner, bool is_block, size_t leaves, uint32_t size) {
  auto first = static_cast<uint32_t>(code_.variants.size());
  for (uint32_t leaf = 0; leaf <= leaves; ++leaf) code_.variants.push_back({owner, is_block, leaf, size});
  CHECK(code_.variants.size() <= trail::kMaxId);
  return first;
}

void Compiler::CompileRoutine(RoutineId id, Context* parent) {
  const core::Routine& routine = program_.routines[id];
  Context context;
  context.trusted = code_.routines[id.index].trusted;
  context.parent = context.trusted ? nullptr : parent;
  context.activation = NewActivation(context.trusted);
  context.routine = id.index;
  if (code_.routines[id.index].local) {
    if (context.trusted) {
      for (VarId var : free_.Of(id)) {
        if (IsShown(var, id)) {
          code_.routines[id.index].outer.push_back({var, trail::kNone, context.next_slot, kNoField});
        }
        context.vars[var] = {Location::kSlot, context.next_slot++, 0};
      }
      code_.routines[id.index].free_count = context.next_slot - 1;
    } else {
      Activation& activation = code_.activations[context.activation];
      CHECK(parent != nullptr);
      activation.link = Link::kFunction;
      activation.parent = parent->activation;
      context.next_slot = 2;
      FindOuterVariables(id, *parent);
    }
  }
  code_.routines[id.index].first_param = context.next_slot;
  for (VarId param : routine.params) {
    if (!context.trusted && weak_.contains(param)) {
      uint32_t weak = NewWeakVariable(context.next_slot, context);
      if (code_.routines[id.index].weak_params++ == 0) code_.routines[id.index].first_weak = weak;
    }
    context.vars[param] = {Location::kSlot, context.next_slot++, 0};
  }
  context.high = context.next_slot;
  NodeIndex entry = CompileExpr(routine.body, Mode::kTail, context);
  code_.activations[context.activation].size = context.high;
  RoutineCode& rc = code_.routines[id.index];  // the vector does not move, but be plain about it
  rc.entry = entry;
  rc.activation = context.activation;
  rc.compiled = true;
  if (!context.trusted) rc.variant = NewVariants(id.index, false, routine.leaves.size(), context.high);
}

// docs/design.md 3: the statement of a local function shows the free variables it used, itself or by the
// local functions around it that it calls: `go y = helper y + 1` with `helper x = x + k` is another function
// for each k.
void Compiler::FindOuterVariables(RoutineId id, const Context& parent) {
  std::vector<OuterVariable>& outer = code_.routines[id.index].outer;
  std::vector<RoutineId> called = {id};
  std::unordered_set<VarId> seen;
  for (size_t i = 0; i < called.size(); ++i) {
    for (VarId var : free_.Of(called[i])) {
      if (!seen.insert(var).second) continue;
      uint32_t hops = 1;
      const Context* owner = &parent;
      while (owner != nullptr && !owner->vars.contains(var)) {
        owner = owner->parent;
        ++hops;
      }
      CHECK(owner != nullptr && "a free variable is in scope");
      const Location& location = owner->vars.at(var);
      if (location.kind == Location::kFunSlot) {
        called.push_back(local_functions_.at(var));
      } else if (IsShown(var, id)) {
        const uint32_t field = location.kind == Location::kField ? location.field : kNoField;
        outer.push_back({var, hops, location.slot, field});
      }
    }
  }
  std::sort(outer.begin(), outer.end(),
            [](const OuterVariable& a, const OuterVariable& b) { return a.var < b.var; });
}

NodeIndex Compiler::Emit(const Node& node, const std::vector<NodeIndex>& kids) {
  Node copy = node;
  copy.count = static_cast<uint16_t>(kids.size());
  CHECK(kids.size() < 0xffff);
  copy.kids = static_cast<uint32_t>(code_.kids.size());
  code_.kids.insert(code_.kids.end(), kids.begin(), kids.end());
  code_.nodes.push_back(copy);
  code_.liveness.emplace_back();
  uses_.push_back(0);
  return static_cast<NodeIndex>(code_.nodes.size() - 1);
}

Node Compiler::NewNode(Op op, const Context& context) const {
  Node node;
  node.op = op;
  node.routine = context.activation;
  node.expr = current_expr_;
  if (context.trusted) node.flags |= kTrusted;
  return node;
}

uint32_t Compiler::NewSlot(Context& context) {
  uint32_t slot = context.next_slot++;
  context.high = std::max(context.high, context.next_slot);
  return slot;
}

uint64_t Compiler::SlotBit(uint32_t slot) { return uint64_t{1} << std::min<uint32_t>(slot, 63); }

uint64_t Compiler::KidUses(const std::vector<NodeIndex>& kids) const {
  uint64_t uses = 0;
  for (NodeIndex kid : kids) uses |= uses_[kid];
  return uses;
}

uint32_t Compiler::KidAlloc(const std::vector<NodeIndex>& kids) const {
  uint32_t alloc = 0;
  for (NodeIndex kid : kids) alloc += BuildAlloc(kid);
  return alloc;
}

// Region words needed to build (not to evaluate) a node as an argument.
uint32_t Compiler::BuildAlloc(NodeIndex index) const {
  const Node& node = code_.nodes[index];
  switch (node.op) {
    case Op::kMakeFun:
    case Op::kSlot:
    case Op::kField:
    case Op::kOuter:
    case Op::kOuterFun:
    case Op::kFunSlot:
    case Op::kWord:
    case Op::kConstant:
      return 0;
    case Op::kSymbol:
      return 2;
    case Op::kString:
      return 3;
    case Op::kClosure:
    case Op::kSuspend:
      return std::max<uint32_t>(2, 1 + node.count);
    case Op::kCon:
    case Op::kPartial:
    case Op::kAction:
      return node.alloc;
    case Op::kEager:
      return node.alloc;
    default:
      // A suspended place of a frame: nothing, but a total primitive may be computed at once.
      return 4;
  }
}

Code Compile(const core::Program& program, const Statics& statics,
             const std::function<bool(RoutineId)>& trusted) {
  Code code = Compiler(program, statics, trusted, false).Run();
  // Only the code tells whether times are noted, and then it is to be another.
  return code.notes_times ? Compiler(program, statics, trusted, true).Run() : std::move(code);
}

}  // namespace inquest::reduce
