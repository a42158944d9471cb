// Checks what core.h promises, one sentence a violation.
#include <unordered_set>

#include "core/core.h"

namespace inquest::core {
namespace {

constexpr size_t kMaxSentences = 50;

class Verifier {
 public:
  Verifier(const Program& program, const base::Interner& names) : program_(program), names_(names) {
    expr_uses_.resize(program.exprs.size());
    routine_uses_.resize(program.routines.size());
    in_scope_.resize(program.vars.size());
    bound_.resize(program.vars.size());
    local_function_.resize(program.vars.size());
  }

  std::vector<std::string> Run() {
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const Routine& routine = program_.routines[RoutineId(i)];
      if (!routine.parent.has_value()) CheckRoutine(RoutineId(i), RoutineId());
    }
    for (size_t i = 0; i < program_.routines.size(); ++i) {
      const Routine& routine = program_.routines[RoutineId(i)];
      routine_ = RoutineId(i);
      // It may stand in code that was dropped: an argument that nothing uses.
      Expect(!routine.parent.has_value() || routine_uses_[i] <= 1, "is nested and defined more than once");
    }
    routine_ = RoutineId();
    if (program_.main.has_value()) {
      Expect(
          program_.routines.contains(program_.main) && !program_.routines[program_.main].parent.has_value(),
          "main is not a top-level routine");
    }
    return std::move(sentences_);
  }

 private:
  bool Expect(bool condition, const char* what) {
    if (condition || sentences_.size() >= kMaxSentences) return condition;
    std::string where = "the program";
    if (routine_.has_value()) {
      const Routine& routine = program_.routines[routine_];
      where = "routine " + std::to_string(routine_.index);
      if (routine.name.has_value()) where += " (" + std::string(names_.text(routine.name)) + ")";
    }
    sentences_.push_back(where + ": " + what);
    return false;
  }

  void CheckType(TypeId type) {
    if (!type.has_value()) return;
    if (!Expect(type.index < program_.types.size(), "a type does not exist")) return;
    Expect(!program_.types[type].has_meta, "a type contains a unification variable");
  }

  void CheckRoutine(RoutineId id, RoutineId parent) {
    const RoutineId outer = routine_;
    auto outer_leaves = std::move(leaves_seen_);
    routine_ = id;
    const Routine& routine = program_.routines[id];
    leaves_seen_.assign(routine.leaves.size(), false);
    Expect(routine.parent == parent, "its parent is not the routine that it stands in");
    Expect(program_.modules.contains(routine.module), "its module does not exist");
    CheckKind(routine);
    CheckType(routine.type);
    Expect(routine.hidden_params <= routine.params.size(), "more hidden parameters than parameters");
    CheckConstraints(routine);
    for (const Leaf& leaf : routine.leaves) {
      Expect(leaf.equation < routine.equations.size(), "a leaf names an equation that does not exist");
    }
    for (VarId param : routine.params) Bind(param);
    CheckExpr(routine.body, false);
    for (VarId param : routine.params) Unbind(param);
    for (bool seen : leaves_seen_) Expect(seen, "a leaf does not occur in the body");
    routine_ = outer;
    leaves_seen_ = std::move(outer_leaves);
  }

  void CheckConstraints(const Routine& routine) {
    for (TypeId type : routine.instance.types) CheckType(type);
    uint32_t parameters = 0;
    for (const Constraint& constraint : routine.constraints) {
      for (TypeId type : constraint.predicate.types) CheckType(type);
      if (constraint.is_parameter) ++parameters;
    }
    // Where `forall a. C a => t` is wanted, the dictionaries are parameters like others.
    const bool is_argument = routine.kind == RoutineKind::kHidden && routine.parent.has_value();
    Expect(routine.constraints.empty() || parameters == routine.hidden_params ||
               (is_argument && parameters <= routine.params.size()),
           "its constraints are not its hidden parameters");
  }

  void CheckKind(const Routine& routine) {
    const bool top = !routine.parent.has_value();
    switch (routine.kind) {
      case RoutineKind::kFunction:
        Expect(top && !routine.params.empty(), "a function is nested or has no parameters");
        return;
      case RoutineKind::kConstant:
        Expect(top && routine.params.empty(), "a constant is nested or has parameters");
        return;
      case RoutineKind::kLocal:
      case RoutineKind::kLambda:
        Expect(!top && !routine.params.empty(), "a local function is not nested or has no parameters");
        return;
      case RoutineKind::kHidden:
        Expect(top || !routine.params.empty(), "a nested routine has no parameters");
        return;
    }
  }

  void Bind(VarId var) {
    if (!Expect(program_.vars.contains(var), "a bound variable does not exist")) return;
    Expect(!bound_[var.index], "a variable is bound twice");
    Expect(program_.vars[var].owner == routine_, "a variable's owner is not the routine that binds it");
    CheckType(program_.vars[var].type);
    bound_[var.index] = true;
    in_scope_[var.index] = true;
  }
  void Unbind(VarId var) {
    if (program_.vars.contains(var)) in_scope_[var.index] = false;
  }

  // `can_fail`: a kFail here would have a kFatbar to go to.
  void CheckExpr(ExprId id, bool can_fail) {
    if (!Expect(program_.exprs.contains(id), "an expression does not exist")) return;
    if (!Expect(++expr_uses_[id.index] == 1, "an expression stands in two places")) return;
    const Expr& expr = program_.exprs[id];
    CheckType(expr.type);
    for (TypeId type : expr.instantiation) CheckType(type);
    switch (expr.kind) {
      case ExprKind::kVar:
        return CheckVar(expr);
      case ExprKind::kRoutine:
        return CheckReference(expr, 0);
      case ExprKind::kLiteral:
        Expect(expr.index < program_.literals.size(), "a literal does not exist");
        return;
      case ExprKind::kCon:
        if (CheckCon(expr.con)) {
          Expect(program_.constructors[expr.con].arity == expr.children.size(),
                 "a constructor is not saturated");
        }
        return CheckChildren(expr);
      case ExprKind::kConFun:
        if (CheckCon(expr.con))
          Expect(program_.constructors[expr.con].arity > 0, "a nullary constructor is a function");
        return;
      case ExprKind::kApp:
        return CheckApp(expr);
      case ExprKind::kPrim:
        Expect(static_cast<size_t>(Info(expr.prim).arity) == expr.children.size(),
               "a primitive is not saturated");
        return CheckChildren(expr);
      case ExprKind::kLet:
        return CheckLet(expr, can_fail);
      case ExprKind::kCase:
        return CheckCase(expr, can_fail);
      case ExprKind::kFatbar:
        if (!Expect(expr.children.size() == 2, "a fatbar has not two children")) return;
        CheckExpr(expr.children[0], true);
        return CheckExpr(expr.children[1], can_fail);
      case ExprKind::kFail:
        Expect(can_fail, "a fail is outside every fatbar");
        return;
      case ExprKind::kLeaf:
        return CheckLeaf(expr);
      case ExprKind::kMethod:
        Expect(expr.children.size() == 1, "a method selection has not one child");
        return CheckChildren(expr);
      case ExprKind::kError:
        Expect(expr.index < program_.failures.size(), "a failure does not exist");
        return;
      case ExprKind::kSeq:
        if (!Expect(expr.children.size() == 2, "a seq has not two children")) return;
        CheckExpr(expr.children[0], false);
        return CheckExpr(expr.children[1], can_fail);
    }
  }

  void CheckChildren(const Expr& expr) {
    for (ExprId child : expr.children) CheckExpr(child, false);
  }

  bool CheckCon(ConId con) {
    return Expect(program_.constructors.contains(con), "a constructor does not exist");
  }

  void CheckVar(const Expr& expr) {
    if (!Expect(program_.vars.contains(expr.var), "a variable does not exist")) return;
    if (!in_scope_[expr.var.index]) {
      Symbol name = program_.vars[expr.var].name;
      std::string what =
          "the variable " +
          (name.has_value() ? std::string(names_.text(name)) : "#" + std::to_string(expr.var.index)) +
          " is not in scope";
      Expect(false, what.c_str());
    }
    CheckLocalReference(expr, 0);
  }

  void CheckLocalReference(const Expr& expr, size_t hidden_args) {
    Expect(local_function_[expr.var.index] == expr.routine,
           "a variable does not say which local function it is");
    if (expr.routine.has_value()) CheckHidden(expr.routine, hidden_args);
  }

  // A field of a dictionary may still wait for the dictionaries of the method's own context, and a function
  // of dictionaries is made where a polymorphic value is wanted.
  void CheckHidden(RoutineId routine, size_t hidden_args) {
    if (!program_.routines.contains(routine)) return;
    const size_t wanted = program_.routines[routine].hidden_params;
    const bool in_dictionary =
        program_.routines[routine_].kind == RoutineKind::kHidden && program_.routines[routine_].generated;
    const bool may_wait = in_dictionary || program_.routines[routine].kind == RoutineKind::kHidden;
    Expect(may_wait ? hidden_args <= wanted : hidden_args == wanted,
           "a routine is not given as many dictionaries as it takes");
  }

  void CheckReference(const Expr& expr, size_t hidden_args) {
    if (!Expect(program_.routines.contains(expr.routine), "a routine does not exist")) return;
    CheckHidden(expr.routine, hidden_args);
    if (!program_.routines[expr.routine].parent.has_value()) return;
    if (Expect(++routine_uses_[expr.routine.index] == 1, "a lambda stands in two places"))
      CheckRoutine(expr.routine, routine_);
  }

  void CheckApp(const Expr& expr) {
    if (!Expect(expr.children.size() >= 2, "an application has no arguments")) return;
    Expect(expr.hidden_args < expr.children.size(), "more hidden arguments than arguments");
    const ExprId head_id = expr.children[0];
    if (program_.exprs.contains(head_id)) {
      const Expr& head = program_.exprs[head_id];
      if (head.kind == ExprKind::kRoutine || (head.kind == ExprKind::kVar && head.routine.has_value())) {
        Expect(++expr_uses_[head_id.index] == 1, "an expression stands in two places");
        CheckType(head.type);
        if (head.kind == ExprKind::kRoutine) {
          CheckReference(head, expr.hidden_args);
        } else if (Expect(program_.vars.contains(head.var) && in_scope_[head.var.index],
                          "a local function is not in scope")) {
          CheckLocalReference(head, expr.hidden_args);
        }
      } else {
        CheckExpr(head_id, false);
      }
    } else {
      Expect(false, "an expression does not exist");
    }
    for (size_t i = 1; i < expr.children.size(); ++i) CheckExpr(expr.children[i], false);
  }

  void CheckLet(const Expr& expr, bool can_fail) {
    if (!Expect(expr.children.size() == 1, "a let has not one body")) return;
    for (const core::Bind& bind : expr.binds) {
      Bind(bind.var);
      if (program_.vars.contains(bind.var)) local_function_[bind.var.index] = bind.routine;
    }
    for (const core::Bind& bind : expr.binds) {
      Expect(bind.expr.has_value() != bind.routine.has_value(),
             "a binding is not exactly one of expression and function");
      if (bind.expr.has_value()) CheckExpr(bind.expr, false);
      if (!bind.routine.has_value()) continue;
      if (!Expect(program_.routines.contains(bind.routine), "a routine does not exist")) continue;
      Expect(!program_.routines[bind.routine].params.empty(), "a local function has no parameters");
      if (Expect(++routine_uses_[bind.routine.index] == 1, "a local function is defined twice"))
        CheckRoutine(bind.routine, routine_);
    }
    CheckExpr(expr.children[0], can_fail);
    for (const core::Bind& bind : expr.binds) Unbind(bind.var);
  }

  void CheckCase(const Expr& expr, bool can_fail) {
    if (!Expect(expr.children.size() == 1 && !expr.alts.empty(),
                "a case has no scrutinee or no alternatives"))
      return;
    CheckExpr(expr.children[0], false);
    if (expr.var.has_value()) Bind(expr.var);
    std::unordered_set<uint32_t> cons;
    uint32_t siblings = 0;
    TyConId type;
    bool has_default = false;
    for (const Alt& alt : expr.alts) {
      Expect(!has_default, "a default alternative is not the last");
      has_default = alt.is_default();
      Expect(alt.literal == Alt::kNoLiteral || alt.literal < program_.literals.size(),
             "a literal does not exist");
      if (alt.con.has_value() && CheckCon(alt.con)) {
        const Constructor& con = program_.constructors[alt.con];
        Expect(cons.empty() || con.type == type, "alternatives have constructors of different types");
        Expect(alt.literal == Alt::kNoLiteral, "an alternative is both constructor and literal");
        Expect(cons.insert(alt.con.index).second, "a constructor has two alternatives");
        Expect(alt.vars.size() == con.arity, "an alternative has not one variable a field");
        type = con.type;
        siblings = con.siblings;
      } else {
        Expect(alt.vars.empty(), "an alternative without constructor binds variables");
      }
      for (VarId var : alt.vars) {
        if (var.has_value()) Bind(var);
      }
      CheckExpr(alt.body, can_fail);
      for (VarId var : alt.vars) {
        if (var.has_value()) Unbind(var);
      }
    }
    const bool complete = has_default || (siblings > 0 && cons.size() == siblings);
    Expect(complete || can_fail, "an incomplete case is outside every fatbar");
    if (expr.var.has_value()) Unbind(expr.var);
  }

  void CheckLeaf(const Expr& expr) {
    if (!Expect(expr.children.size() == 1, "a leaf has not one child")) return;
    if (Expect(expr.index < leaves_seen_.size(), "a leaf is not one of the routine's")) {
      Expect(!leaves_seen_[expr.index], "a leaf occurs twice");
      leaves_seen_[expr.index] = true;
    }
    CheckExpr(expr.children[0], false);
  }

  const Program& program_;
  const base::Interner& names_;
  std::vector<std::string> sentences_;
  RoutineId routine_;
  std::vector<uint8_t> expr_uses_, routine_uses_;
  std::vector<bool> in_scope_, bound_, leaves_seen_;
  std::vector<RoutineId> local_function_;
};

}  // namespace

std::vector<std::string> Verify(const Program& program, const base::Interner& names) {
  return Verifier(program, names).Run();
}

}  // namespace inquest::core
