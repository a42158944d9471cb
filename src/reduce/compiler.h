// The compiler from core to code: internal to compile*.cpp.
#pragma once

#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "reduce/compile.h"
#include "reduce/free_variables.h"

namespace inquest::reduce {

// Where a variable is, seen from the activation that owns it.
struct Location {
  enum Kind : uint8_t {
    kSlot,     // base[slot]
    kField,    // field `field` of the constructor in base[slot]
    kFunSlot,  // suspected: base[slot] is the header of a function value
  } kind = kSlot;
  uint32_t slot = 0;
  uint32_t field = 0;
};

class Compiler {
 public:
  // `keeps_cells`: nothing is written to the cell of a place but its value, as it is noted.
  Compiler(const core::Program& program, const Statics& statics,
           const std::function<bool(core::RoutineId)>& trusted, bool keeps_cells);
  Code Run();

 private:
  // What an expression's value is wanted for.
  enum class Mode : uint8_t {
    kTail,    // it is the activation's value
    kStrict,  // evaluated now, inside the activation, for the node that it is a kid of
    kInner,   // likewise, at the end of a case, let or seq that is evaluated now
    kLazy,    // as an argument or field: built, not evaluated
  };

  // Of what stands at the end of a control expression.
  static Mode EndOf(Mode mode) { return mode == Mode::kStrict ? Mode::kInner : mode; }

  // One activation while its code is written. Trusted contexts capture what they need, so they have no
  // parent.
  struct Context {
    Context* parent = nullptr;
    bool trusted = true;
    uint32_t activation = 0;
    uint32_t routine = 0;  // core::RoutineId
    uint32_t next_slot = 1;
    uint32_t high = 1;              // words of the activation
    NodeIndex fail = kNoNode;       // where kFail goes
    uint32_t* fail_high = nullptr;  // suspected: slots in use at any kFail, which the handler must keep
    std::unordered_map<core::VarId, Location> vars;
  };

  void DecideTrust(const std::function<bool(core::RoutineId)>& trusted);
  void FindSections();
  void TrustSections();
  const core::Expr& BodyOfSection(core::RoutineId id) const;
  bool IsShown(core::VarId var, core::RoutineId function) const;
  void NumberCallables();
  void AddPerformSuspension();
  void AddApplySuspension();
  void CompileConstants();
  void FindReach();
  void FindWhatLeadsOn();
  bool MakesDictionaries(uint32_t routine) const;
  void CompileRoutine(core::RoutineId id, Context* parent);
  void FindOuterVariables(core::RoutineId id, const Context& parent);
  uint32_t NewActivation(bool trusted);
  uint32_t NewVariants(uint32_t owner, bool is_block, size_t leaves, uint32_t size);

  NodeIndex Emit(const Node& node, const std::vector<NodeIndex>& kids = {});
  Node NewNode(Op op, const Context& context) const;
  uint32_t NewSlot(Context& context);
  void GiveCell(Node& node, Mode mode, Context& context);
  static uint64_t SlotBit(uint32_t slot);
  // Slots from 63 on share a bit and always count as read.
  static uint64_t BoundBit(uint32_t slot) { return slot < 63 ? SlotBit(slot) : 0; }
  uint64_t KidUses(const std::vector<NodeIndex>& kids) const;
  uint32_t KidAlloc(const std::vector<NodeIndex>& kids) const;
  uint32_t BuildAlloc(NodeIndex node) const;
  NodeIndex EmitUsing(Node node, const std::vector<NodeIndex>& kids);

  // compile_expr.cpp
  NodeIndex CompileExpr(core::ExprId id, Mode mode, Context& context);
  NodeIndex CompileLazy(core::ExprId id, Context& context);
  NodeIndex CompileVar(core::VarId var, Context& context);
  NodeIndex CompileRoutineUse(core::RoutineId routine, Context& context);
  NodeIndex CompileCallableValue(uint32_t callable, bool trusted, Context& context);
  NodeIndex CompileLambda(core::RoutineId routine, Context& context);
  NodeIndex CompileLiteral(uint32_t literal, Context& context);
  NodeIndex CompileCon(const core::Expr& expr, Context& context);
  NodeIndex WordNode(Word word, const Context& context);
  NodeIndex StaticFunction(uint32_t callable, const Context& context);
  std::vector<NodeIndex> CompileArguments(const std::vector<core::ExprId>& args, size_t first,
                                          Context& context);

  // compile_apply.cpp
  NodeIndex CompileApp(const core::Expr& expr, Mode mode, Context& context);
  NodeIndex CompilePartial(const core::Expr& expr, Context& context);
  NodeIndex CompileCall(const core::Expr& expr, size_t arity, Mode mode, Context& context);
  NodeIndex CompileApply(NodeIndex function, const core::Expr& expr, size_t first, Mode mode,
                         Context& context);
  uint32_t NewWeakVariable(uint32_t slot, const Context& context);
  NodeIndex CompileKnownFunction(core::RoutineId routine, Context& context);
  NodeIndex CompileSelector(const core::Expr& expr, uint32_t field, Mode mode, Context& context);
  NodeIndex CompileField(Op op, core::ExprId argument, uint32_t field, Mode mode, Context& context);
  bool IsSelector(core::RoutineId id, uint32_t* field) const;
  bool IsField(const core::Alt& alt, uint32_t* field) const;
  NodeIndex CompilePrim(const core::Expr& expr, Mode mode, Context& context);
  NodeIndex CompileMethod(const core::Expr& expr, Mode mode, Context& context);

  // compile_suspend.cpp: what is not evaluated now.
  NodeIndex Suspend(core::ExprId id, Context& context);
  NodeIndex SuspendBlock(core::ExprId id, Context& context);
  NodeIndex Eager(NodeIndex quick, NodeIndex otherwise, Context& context);
  bool CanBeEager(core::ExprId id) const;
  NodeIndex CompileLet(const core::Expr& expr, Mode mode, Context& context);
  void CompileBinds(const core::Expr& expr, Context& context, LetCode& let, uint64_t* uses, uint32_t* alloc);

  // compile_case.cpp
  NodeIndex CompileCase(const core::Expr& expr, Mode mode, Context& context);
  NodeIndex CompileNewtypeCase(const core::Expr& expr, Mode mode, Context& context);
  NodeIndex CompileFatbar(const core::Expr& expr, Mode mode, Context& context);
  uint32_t SlotForScrutinee(NodeIndex scrutinee, Context& context);
  Target CompileAlt(const core::Alt& alt, uint32_t slot, Mode mode, Context& context, uint64_t* uses);
  LiteralTarget MakeLiteralTarget(const core::Alt& alt) const;

  const core::Program& program_;
  const Statics& statics_;
  const bool keeps_cells_;
  FreeVariables free_;
  std::unordered_map<core::VarId, core::RoutineId> local_functions_;  // by the variable bound to each
  Code code_;
  std::unordered_set<core::VarId> weak_;
  std::vector<uint64_t> uses_;  // by node: slots of a trusted activation that it reads before writing them
  uint32_t current_expr_ = 0xffffffffu;
};

}  // namespace inquest::reduce
