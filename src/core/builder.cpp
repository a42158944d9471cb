#include "core/builder.h"

#include "base/check.h"

namespace inquest::core {

Builder::Builder(base::Interner& names) : names_(names) {
  Module("Main", false);
  Types& types = program_.types;
  types.function = types.AddTyCon({names_.Intern("->"), 2});
  Data("Bool", {{"False", 0, {}}, {"True", 0, {}}});
  Data("Ordering", {{"LT", 0, {}}, {"EQ", 0, {}}, {"GT", 0, {}}});
  Data("[]", {{"[]", 0, {}}, {":", 2, {}}});
  Data("()", {{"()", 0, {}}});
  Data("Maybe", {{"Nothing", 0, {}}, {"Just", 1, {}}});
  program_.tuples.resize(2);
  for (uint32_t n = 2; n <= 7; ++n) {
    std::string name = "(" + std::string(n - 1, ',') + ")";
    Data(name, {{name, n, {}}});
    program_.tuples.push_back(FindCon(name));
  }
  program_.nil = FindCon("[]");
  program_.cons = FindCon(":");
  program_.unit = FindCon("()");
  program_.true_con = FindCon("True");
  program_.false_con = FindCon("False");
  program_.less = FindCon("LT");
  program_.equal = FindCon("EQ");
  program_.greater = FindCon("GT");
  program_.nothing = FindCon("Nothing");
  program_.just = FindCon("Just");
  program_.constructors[program_.cons].is_infix = true;
  program_.constructors[program_.cons].precedence = 5;
}

void Builder::Data(const std::string& name, const std::vector<ConSpec>& constructors) {
  TyConId type = program_.types.AddTyCon({names_.Intern(name), 0});
  for (uint32_t tag = 0; tag < constructors.size(); ++tag) {
    const ConSpec& spec = constructors[tag];
    ConId con = AddCon(spec.name, type, tag, static_cast<uint32_t>(constructors.size()), spec.arity);
    program_.constructors[con].strict = spec.strict;
  }
}

void Builder::Newtype(const std::string& name, const std::string& constructor) {
  TyConId type = program_.types.AddTyCon({names_.Intern(name), 0});
  program_.constructors[AddCon(constructor, type, 0, 1, 1)].is_newtype = true;
}

ConId Builder::AddCon(const std::string& name, TyConId type, uint32_t tag, uint32_t siblings,
                      uint32_t arity) {
  Constructor con;
  con.name = names_.Intern(name);
  con.type = type;
  con.tag = tag;
  con.siblings = siblings;
  con.arity = arity;
  ConId id = program_.constructors.Add(con);
  CHECK(constructors_.emplace(name, id).second);
  return id;
}

ConId Builder::FindCon(const std::string& name) const {
  auto found = constructors_.find(name);
  CHECK(found != constructors_.end());
  return found->second;
}

void Builder::Module(const std::string& name, bool is_library) {
  module_ = program_.modules.Add({names_.Intern(name), source::FileId(), is_library});
}

VarId Builder::AddVar(const std::string& name) {
  core::Var var;
  var.name = names_.Intern(name);
  return program_.vars.Add(var);
}

RoutineId Builder::AddRoutine(RoutineKind kind, const std::string& name, const Names& params, ExprId body) {
  Routine routine;
  if (!name.empty()) routine.name = names_.Intern(name);
  routine.module = module_;
  routine.kind = kind;
  for (const std::string& param : params) routine.params.push_back(AddVar(param));
  routine.body = body;
  return program_.routines.Add(std::move(routine));
}

RoutineId Builder::Function(const std::string& name, const Names& params, ExprId body, uint32_t hidden) {
  RoutineId id = AddRoutine(RoutineKind::kFunction, name, params, body);
  program_.routines[id].hidden_params = hidden;
  for (uint32_t i = 0; i < hidden; ++i) program_.vars[program_.routines[id].params[i]].hidden = true;
  CHECK(top_level_.emplace(names_.Intern(name), id).second);
  return id;
}

RoutineId Builder::Constant(const std::string& name, ExprId body) {
  RoutineId id = AddRoutine(RoutineKind::kConstant, name, {}, body);
  CHECK(top_level_.emplace(names_.Intern(name), id).second);
  return id;
}

ExprId Builder::Var(const std::string& name) {
  Expr expr;
  expr.kind = ExprKind::kVar;
  expr.name = names_.Intern(name);
  return Add(expr);
}

uint32_t Builder::LiteralIndex(Literal literal) {
  program_.literals.push_back(std::move(literal));
  return static_cast<uint32_t>(program_.literals.size() - 1);
}

ExprId Builder::AddLiteral(Literal literal) {
  Expr expr;
  expr.kind = ExprKind::kLiteral;
  expr.index = LiteralIndex(std::move(literal));
  return Add(expr);
}

ExprId Builder::Int(int64_t value) { return AddLiteral({LiteralKind::kInt, value, 0, "", false}); }
ExprId Builder::Integer(int64_t value) { return AddLiteral({LiteralKind::kInteger, value, 0, "", false}); }
ExprId Builder::Integer(const std::string& digits) {
  return AddLiteral({LiteralKind::kInteger, 0, 0, digits, true});
}
ExprId Builder::Double(double value) { return AddLiteral({LiteralKind::kDouble, 0, value, "", false}); }
ExprId Builder::Char(char32_t value) { return AddLiteral({LiteralKind::kChar, value, 0, "", false}); }
ExprId Builder::String(const std::string& utf8) {
  return AddLiteral({LiteralKind::kString, 0, 0, utf8, false});
}

ExprId Builder::Con(const std::string& name, Exprs arguments) {
  Expr expr;
  expr.kind = ExprKind::kCon;
  expr.con = FindCon(name);
  expr.children = std::move(arguments);
  return Add(std::move(expr));
}

ExprId Builder::ConFun(const std::string& name) {
  Expr expr;
  expr.kind = ExprKind::kConFun;
  expr.con = FindCon(name);
  return Add(expr);
}

ExprId Builder::List(const Exprs& elements) {
  ExprId list = Con("[]");
  for (size_t i = elements.size(); i-- > 0;) list = Con(":", {elements[i], list});
  return list;
}

ExprId Builder::App(ExprId function, Exprs arguments, uint32_t hidden_args) {
  Expr expr;
  expr.kind = ExprKind::kApp;
  expr.children = std::move(arguments);
  expr.children.insert(expr.children.begin(), function);
  expr.hidden_args = hidden_args;
  return Add(std::move(expr));
}

ExprId Builder::Call(const std::string& function, Exprs arguments) {
  return App(Var(function), std::move(arguments));
}

ExprId Builder::Prim(Primitive primitive, Exprs arguments) {
  Expr expr;
  expr.kind = ExprKind::kPrim;
  expr.prim = primitive;
  expr.children = std::move(arguments);
  return Add(std::move(expr));
}

ExprId Builder::Method(ExprId dictionary, uint32_t index) {
  Expr expr;
  expr.kind = ExprKind::kMethod;
  expr.index = index;
  expr.children = {dictionary};
  return Add(std::move(expr));
}

ExprId Builder::Seq(ExprId first, ExprId second) {
  Expr expr;
  expr.kind = ExprKind::kSeq;
  expr.children = {first, second};
  return Add(std::move(expr));
}

ExprId Builder::Fatbar(ExprId first, ExprId second) {
  Expr expr;
  expr.kind = ExprKind::kFatbar;
  expr.children = {first, second};
  return Add(std::move(expr));
}

ExprId Builder::Fail() {
  Expr expr;
  expr.kind = ExprKind::kFail;
  return Add(expr);
}

// Until Finish, a leaf's equation and guard wait in `index` and `hidden_args`.
ExprId Builder::Leaf(uint32_t equation, ExprId body, uint32_t guard) {
  Expr expr;
  expr.kind = ExprKind::kLeaf;
  expr.index = equation;
  expr.hidden_args = guard;
  expr.children = {body};
  return Add(std::move(expr));
}

ExprId Builder::Error(Failure::Kind kind, const std::string& subject) {
  program_.failures.push_back({kind, Span(), subject});
  Expr expr;
  expr.kind = ExprKind::kError;
  expr.index = static_cast<uint32_t>(program_.failures.size() - 1);
  return Add(expr);
}

Builder::AltSpec Builder::Alt(const std::string& con, Names vars, ExprId body) {
  AltSpec spec;
  spec.alt.con = FindCon(con);
  spec.alt.body = body;
  spec.vars = std::move(vars);
  return spec;
}

Builder::AltSpec Builder::AltInt(int64_t value, ExprId body) {
  AltSpec spec;
  spec.alt.literal = LiteralIndex({LiteralKind::kInt, value, 0, "", false});
  spec.alt.body = body;
  return spec;
}

Builder::AltSpec Builder::AltChar(char32_t value, ExprId body) {
  AltSpec spec;
  spec.alt.literal = LiteralIndex({LiteralKind::kChar, value, 0, "", false});
  spec.alt.body = body;
  return spec;
}

Builder::AltSpec Builder::AltDefault(ExprId body) {
  AltSpec spec;
  spec.alt.body = body;
  return spec;
}

ExprId Builder::Case(ExprId scrutinee, std::vector<AltSpec> alts, const std::string& name) {
  Expr expr;
  expr.kind = ExprKind::kCase;
  expr.written = Written::kCase;
  expr.children = {scrutinee};
  if (!name.empty()) expr.var = AddVar(name);
  for (AltSpec& spec : alts) {
    for (const std::string& var : spec.vars) spec.alt.vars.push_back(var == "_" ? VarId() : AddVar(var));
    expr.alts.push_back(std::move(spec.alt));
  }
  return Add(std::move(expr));
}

ExprId Builder::If(ExprId condition, ExprId then_branch, ExprId else_branch) {
  ExprId result = Case(condition, {Alt("True", {}, then_branch), Alt("False", {}, else_branch)});
  program_.exprs[result].written = Written::kIf;
  return result;
}

Builder::BindSpec Builder::Local(const std::string& name, const Names& params, ExprId body) {
  return {name, ExprId(), AddRoutine(RoutineKind::kLocal, name, params, body)};
}

ExprId Builder::Let(const std::vector<BindSpec>& binds, ExprId body) {
  Expr expr;
  expr.kind = ExprKind::kLet;
  expr.children = {body};
  for (const BindSpec& spec : binds) expr.binds.push_back({AddVar(spec.name), spec.expr, spec.routine});
  return Add(std::move(expr));
}

ExprId Builder::Lambda(const Names& params, ExprId body) {
  Expr expr;
  expr.kind = ExprKind::kRoutine;
  expr.written = Written::kLambda;
  expr.routine = AddRoutine(RoutineKind::kLambda, "", params, body);
  return Add(expr);
}

// Gives variables their targets and owners, nested routines their parents. Adds no expressions.
struct Builder::Resolver {
  Builder& b;
  std::vector<std::pair<Symbol, VarId>> scope;

  void Bind(VarId var, RoutineId owner) {
    b.program_.vars[var].owner = owner;
    scope.emplace_back(b.program_.vars[var].name, var);
  }

  void ResolveRoutine(RoutineId id, RoutineId parent) {
    Routine& routine = b.program_.routines[id];
    routine.parent = parent;
    const size_t depth = scope.size();
    for (VarId param : routine.params) Bind(param, id);
    Resolve(routine.body, id);
    scope.resize(depth);
  }

  void ResolveName(Expr& expr) {
    for (size_t i = scope.size(); i-- > 0;) {
      if (scope[i].first != expr.name) continue;
      expr.var = scope[i].second;
      expr.routine = local_functions[expr.var];
      expr.name = Symbol();
      return;
    }
    auto found = b.top_level_.find(expr.name);
    CHECK(found != b.top_level_.end());
    expr.kind = ExprKind::kRoutine;
    expr.routine = found->second;
    expr.name = Symbol();
  }

  void Resolve(ExprId id, RoutineId owner) {
    Expr& expr = b.program_.exprs[id];
    const size_t depth = scope.size();
    switch (expr.kind) {
      case ExprKind::kVar:
        ResolveName(expr);
        return;
      case ExprKind::kRoutine:
        ResolveRoutine(expr.routine, owner);
        return;
      case ExprKind::kLet:
        for (core::Bind& bind : expr.binds) {
          Bind(bind.var, owner);
          if (bind.routine.has_value()) local_functions[bind.var] = bind.routine;
        }
        for (core::Bind& bind : expr.binds) {
          if (bind.routine.has_value()) {
            ResolveRoutine(bind.routine, owner);
          } else {
            Resolve(bind.expr, owner);
          }
        }
        Resolve(expr.children[0], owner);
        scope.resize(depth);
        return;
      case ExprKind::kCase:
        Resolve(expr.children[0], owner);
        if (expr.var.has_value()) Bind(expr.var, owner);
        for (core::Alt& alt : expr.alts) {
          const size_t alt_depth = scope.size();
          for (VarId var : alt.vars) {
            if (var.has_value()) Bind(var, owner);
          }
          Resolve(alt.body, owner);
          scope.resize(alt_depth);
        }
        scope.resize(depth);
        return;
      default:
        for (ExprId child : expr.children) Resolve(child, owner);
        return;
    }
  }

  std::unordered_map<VarId, RoutineId> local_functions;
};

// Whether the routine's own decision tree has leaves; they are added to the routine.
bool Builder::AddLeaves(RoutineId routine, ExprId id) {
  Expr& expr = program_.exprs[id];
  bool any = false;
  switch (expr.kind) {
    case ExprKind::kLeaf: {
      Routine& r = program_.routines[routine];
      while (r.equations.size() <= expr.index) r.equations.emplace_back();
      r.leaves.push_back({expr.index, expr.hidden_args, Span()});
      expr.index = static_cast<uint32_t>(r.leaves.size() - 1);
      expr.hidden_args = 0;
      return true;
    }
    case ExprKind::kCase:
      for (const core::Alt& alt : expr.alts) any |= AddLeaves(routine, alt.body);
      return any;
    case ExprKind::kLet:
      return AddLeaves(routine, expr.children[0]);
    case ExprKind::kSeq:
      return AddLeaves(routine, expr.children[1]);
    case ExprKind::kFatbar:
      for (ExprId child : expr.children) any |= AddLeaves(routine, child);
      return any;
    default:
      return false;
  }
}

ExprId Builder::WrapResults(RoutineId routine, ExprId id) {
  Expr& expr = program_.exprs[id];
  switch (expr.kind) {
    case ExprKind::kFail:
    case ExprKind::kError:
      return id;
    case ExprKind::kCase:
      for (size_t i = 0; i < program_.exprs[id].alts.size(); ++i) {
        ExprId body = WrapResults(routine, program_.exprs[id].alts[i].body);
        program_.exprs[id].alts[i].body = body;
      }
      return id;
    case ExprKind::kLet: {
      ExprId body = WrapResults(routine, expr.children[0]);
      program_.exprs[id].children[0] = body;
      return id;
    }
    case ExprKind::kSeq: {
      ExprId body = WrapResults(routine, expr.children[1]);
      program_.exprs[id].children[1] = body;
      return id;
    }
    case ExprKind::kFatbar:
      for (size_t i = 0; i < 2; ++i) {
        ExprId child = WrapResults(routine, program_.exprs[id].children[i]);
        program_.exprs[id].children[i] = child;
      }
      return id;
    default: {
      ExprId leaf = Leaf(0, id);
      Routine& r = program_.routines[routine];
      const uint32_t number = static_cast<uint32_t>(r.leaves.size());
      r.equations.emplace_back();
      r.leaves.push_back({number, 0, Span()});
      program_.exprs[leaf].index = number;
      return leaf;
    }
  }
}

Program Builder::Finish() {
  Resolver resolver{*this, {}, {}};
  const size_t count = program_.routines.size();
  for (size_t i = 0; i < count; ++i) {
    Routine& routine = program_.routines[RoutineId(i)];
    if (!AddLeaves(RoutineId(i), routine.body)) routine.body = WrapResults(RoutineId(i), routine.body);
  }
  for (size_t i = 0; i < count; ++i) {
    RoutineId id(i);
    RoutineKind kind = program_.routines[id].kind;
    if (kind == RoutineKind::kFunction || kind == RoutineKind::kConstant)
      resolver.ResolveRoutine(id, RoutineId());
  }
  if (auto main = top_level_.find(names_.Intern("main")); main != top_level_.end())
    program_.main = main->second;
  return std::move(program_);
}

}  // namespace inquest::core
