// Makes core programs by hand, for tests of everything that takes core. Variables are written by name and
// resolved when the program is finished: parameters, let- and case-bound variables, local functions, then
// top-level routines. Nothing is typed.
//
//   Builder b;
//   b.Function("fib", {"n"}, b.If(b.Prim(Primitive::kIntLt, {b.Var("n"), b.Int(2)}), b.Int(1),
//       b.Prim(Primitive::kIntAdd, {b.Call("fib", {b.Prim(Primitive::kIntSub, {b.Var("n"), b.Int(1)})}),
//       ...})));
//   b.Function("len", {"xs"}, b.Case(b.Var("xs"), {b.Alt("[]", {}, b.Int(0)),
//       b.Alt(":", {"_", "ys"}, b.Prim(Primitive::kIntAdd, {b.Int(1), b.Call("len", {b.Var("ys")})}))}));
//   b.Constant("main", ...);
//   Program program = b.Finish();
//
// Where a routine's body has no Leaf of its own, each result of its decision tree becomes one.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/core.h"

namespace inquest::core {

class Builder {
 public:
  using Names = std::vector<std::string>;
  using Exprs = std::vector<ExprId>;

  // Knows `[] : () (,) (,,) True False LT EQ GT Nothing Just`. `names` outlives the builder.
  explicit Builder(base::Interner& names);

  // Data types: their constructors by name and number of fields.
  struct ConSpec {
    std::string name;
    uint32_t arity = 0;
    std::vector<bool> strict;
  };
  void Data(const std::string& name, const std::vector<ConSpec>& constructors);
  void Newtype(const std::string& name, const std::string& constructor);

  // Modules; routines made afterwards belong to it. The first one is `Main`, no library.
  void Module(const std::string& name, bool is_library);

  // Top-level routines. The first `hidden` parameters are dictionaries.
  RoutineId Function(const std::string& name, const Names& params, ExprId body, uint32_t hidden = 0);
  RoutineId Constant(const std::string& name, ExprId body);
  Routine& routine(RoutineId id) { return program_.routines[id]; }

  ExprId Var(const std::string& name);  // also a top-level routine
  ExprId Int(int64_t value);
  ExprId Integer(int64_t value);
  ExprId Integer(const std::string& digits);
  ExprId Double(double value);
  ExprId Char(char32_t value);
  ExprId String(const std::string& utf8);
  ExprId Con(const std::string& name, Exprs arguments = {});
  ExprId ConFun(const std::string& name);
  ExprId List(const Exprs& elements);
  ExprId App(ExprId function, Exprs arguments, uint32_t hidden_args = 0);
  ExprId Call(const std::string& function, Exprs arguments);
  ExprId Prim(Primitive primitive, Exprs arguments);
  ExprId Method(ExprId dictionary, uint32_t index);
  ExprId Seq(ExprId first, ExprId second);
  ExprId Fatbar(ExprId first, ExprId second);
  ExprId Fail();
  ExprId Leaf(uint32_t equation, ExprId body, uint32_t guard = 0);
  ExprId Error(Failure::Kind kind, const std::string& subject);

  struct AltSpec {
    core::Alt alt;
    Names vars;
  };
  AltSpec Alt(const std::string& con, Names vars, ExprId body);  // "_" for a field that is not used
  AltSpec AltInt(int64_t value, ExprId body);
  AltSpec AltChar(char32_t value, ExprId body);
  AltSpec AltDefault(ExprId body);
  // `name` is that of the evaluated scrutinee; empty if not used.
  ExprId Case(ExprId scrutinee, std::vector<AltSpec> alts, const std::string& name = "");
  ExprId If(ExprId condition, ExprId then_branch, ExprId else_branch);

  struct BindSpec {
    std::string name;
    ExprId expr;        // either
    RoutineId routine;  // or
  };
  BindSpec Bind(const std::string& name, ExprId expr) { return {name, expr, RoutineId()}; }
  BindSpec Local(const std::string& name, const Names& params, ExprId body);
  ExprId Let(const std::vector<BindSpec>& binds, ExprId body);
  ExprId Lambda(const Names& params, ExprId body);

  // Resolves names (CHECKs that each is known) and returns the program; `main` is its main if there is one.
  Program Finish();

 private:
  struct Resolver;
  ExprId Add(Expr expr) { return program_.exprs.Add(std::move(expr)); }
  ExprId AddLiteral(Literal literal);
  uint32_t LiteralIndex(Literal literal);
  VarId AddVar(const std::string& name);
  RoutineId AddRoutine(RoutineKind kind, const std::string& name, const Names& params, ExprId body);
  ConId AddCon(const std::string& name, TyConId type, uint32_t tag, uint32_t siblings, uint32_t arity);
  ConId FindCon(const std::string& name) const;
  bool AddLeaves(RoutineId routine, ExprId expr);
  ExprId WrapResults(RoutineId routine, ExprId expr);

  base::Interner& names_;
  Program program_;
  ModuleId module_;
  std::unordered_map<std::string, ConId> constructors_;
  std::unordered_map<Symbol, RoutineId> top_level_;
};

}  // namespace inquest::core
