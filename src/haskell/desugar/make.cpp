// The small makers of core expressions, variables and routines.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::ExprKind;

namespace {
core::Expr At(ExprKind kind, const Location& location) {
  core::Expr expr;
  expr.kind = kind;
  expr.span = location.span;
  expr.type = location.type;
  expr.written = location.written;
  return expr;
}
}  // namespace

// ------------------------------------------------------------------------ variables and routines

VarId Translator::NewVar(Symbol name, TypeId type, Span span) {
  core::Var var;
  var.name = name;
  var.type = type;
  var.owner = routine_;
  var.span = span;
  var.hidden = !name.has_value();
  c_.var_uses.push_back(0);
  return c_.program.vars.Add(var);
}

VarId Translator::NewHidden(TypeId type) { return NewVar(Symbol(), type, Span()); }

RoutineId Translator::NewNested(core::RoutineKind kind, Symbol name, Span span, TypeId type) {
  core::Routine routine;
  routine.name = name;
  routine.module = m_.core;
  routine.kind = kind;
  routine.parent = routine_;
  routine.span = span;
  routine.type = type;
  return c_.AddRoutine(std::move(routine));
}

CoreId Translator::MakeNested(RoutineId nested, Location location) {
  core::Expr expr = At(ExprKind::kRoutine, location);
  expr.routine = nested;
  return Add(std::move(expr));
}

TypeId Translator::Substituted(TypeId type) const {
  if (type_variables_.empty() || !type.has_value()) return type;
  auto [found, is_new] = substituted_.try_emplace(type);
  if (is_new) found->second = c_.SubstituteType(type, type_variables_, type_arguments_);
  return found->second;
}

TypeId Translator::TypeOf(ExprId expr) const {
  return m_.elaboration->expr_types.contains(expr) ? Substituted(m_.elaboration->expr_types[expr]) : TypeId();
}
TypeId Translator::TypeOf(PatId pat) const {
  return m_.elaboration->pat_types.contains(pat) ? Substituted(m_.elaboration->pat_types[pat]) : TypeId();
}
TypeId Translator::TypeOf(LocalId local) const {
  return m_.elaboration->local_types.contains(local) ? Substituted(m_.elaboration->local_types[local])
                                                     : TypeId();
}

std::string Translator::SourceText(Span span) const {
  return span.has_value() ? std::string(c_.files.text(span)) : std::string();
}

bool Translator::TooDeep(Span span) {
  const char here = 0;
  const char* base = c_.stack_base;
  const size_t used = static_cast<size_t>(base > &here ? base - &here : &here - base);
  if (c_.too_deep) return true;
  if (used < kMaxStackBytes) return false;
  c_.too_deep = true;
  c_.diagnostics.Error(span, "this expression is nested too deeply");
  return true;
}

// ------------------------------------------------------------------------------------ expressions

CoreId Translator::MakeVar(VarId var, Location location) {
  core::Expr expr = At(ExprKind::kVar, location);
  expr.var = var;
  if (!expr.type.has_value()) expr.type = c_.program.vars[var].type;
  ++c_.var_uses[var.index];
  return Add(std::move(expr));
}

CoreId Translator::MakeLocal(const LocalInfo& local, Location location) {
  CoreId id = MakeVar(local.var, location);
  expr(id).routine = local.routine;
  return id;
}

CoreId Translator::MakeRoutine(RoutineId routine, Location location, const Head* head) {
  core::Expr expr = At(ExprKind::kRoutine, location);
  expr.routine = routine;
  if (head != nullptr) {
    expr.name = head->name;
    if (head->instantiation != nullptr) expr.instantiation = *head->instantiation;
    for (TypeId& type : expr.instantiation) type = Substituted(type);
  }
  return Add(std::move(expr));
}

CoreId Translator::MakeLiteral(core::Literal literal, Location location) {
  core::Expr expr = At(ExprKind::kLiteral, location);
  expr.written = Written::kLiteral;
  expr.index = c_.AddLiteral(std::move(literal));
  return Add(std::move(expr));
}

CoreId Translator::MakeString(std::string text, Location location) {
  location.written = Written::kLiteral;
  if (text.empty()) return MakeRawCon(c_.program.nil, {}, location);
  core::Literal literal;
  literal.kind = core::LiteralKind::kString;
  literal.text = std::move(text);
  return MakeLiteral(std::move(literal), location);
}

CoreId Translator::MakeRawCon(core::ConId con, CoreIds arguments, Location location) {
  core::Expr expr = At(ExprKind::kCon, location);
  expr.con = con;
  expr.children = std::move(arguments);
  return Add(std::move(expr));
}

// Whether evaluating it does nothing.
bool Translator::IsEvaluated(CoreId id) {
  switch (expr(id).kind) {
    case ExprKind::kLiteral:
      return c_.program.literals[expr(id).index].kind != core::LiteralKind::kString;
    case ExprKind::kCon:
    case ExprKind::kConFun:
      return true;
    default:
      return false;
  }
}

bool Translator::IsAtom(CoreId id) {
  switch (expr(id).kind) {
    case ExprKind::kVar:
    case ExprKind::kLiteral:
    case ExprKind::kConFun:
      return true;
    case ExprKind::kCon:
      return expr(id).children.empty();
    case ExprKind::kRoutine:
      return !c_.program.routines[expr(id).routine].parent.has_value();
    default:
      return false;
  }
}

// H2010 4.2.1: strict fields are evaluated, from left to right, before the constructor is made.
CoreId Translator::MakeCon(core::ConId con, CoreIds arguments, Location location) {
  const std::vector<bool> strict = c_.program.constructors[con].strict;
  std::vector<std::pair<CoreId, VarId>> forced;
  for (size_t i = 0; i < strict.size(); ++i) {
    if (!strict[i] || IsEvaluated(arguments[i])) continue;
    VarId var = NewHidden(expr(arguments[i]).type);
    forced.emplace_back(arguments[i], var);
    arguments[i] = MakeVar(var);
  }
  CoreId result = MakeRawCon(con, std::move(arguments), location);
  for (size_t i = forced.size(); i-- > 0;) result = MakeForce(forced[i].first, forced[i].second, result);
  return result;
}

CoreId Translator::MakeApp(CoreId function, CoreIds arguments, Location location, uint32_t hidden) {
  if (arguments.empty()) return function;
  core::Expr app = At(ExprKind::kApp, location);
  app.children.reserve(arguments.size() + 1);
  app.children.push_back(function);
  app.children.insert(app.children.end(), arguments.begin(), arguments.end());
  app.hidden_args = hidden;
  return Add(std::move(app));
}

CoreId Translator::MakeHiddenApp(CoreId function, const Dicts& dictionaries, CoreIds arguments,
                                 Location location) {
  CoreIds all;
  all.reserve(dictionaries.size() + arguments.size());
  for (EvidenceId evidence : dictionaries) all.push_back(Dictionary(evidence));
  all.insert(all.end(), arguments.begin(), arguments.end());
  return MakeApp(function, std::move(all), location, static_cast<uint32_t>(dictionaries.size()));
}

CoreId Translator::MakePrim(core::Primitive primitive, CoreIds arguments, Location location, Symbol name) {
  if (primitive == core::Primitive::kSeq) return MakeSeq(arguments[0], arguments[1], location);
  core::Expr expr = At(ExprKind::kPrim, location);
  expr.prim = primitive;
  expr.children = std::move(arguments);
  expr.name = name;
  return Add(std::move(expr));
}

CoreId Translator::MakeMethod(CoreId dictionary, uint32_t field, Location location, Symbol name) {
  core::Expr expr = At(ExprKind::kMethod, location);
  expr.children = {dictionary};
  expr.index = field;
  expr.name = name;
  return Add(std::move(expr));
}

CoreId Translator::MakeLet(std::vector<core::Bind> binds, CoreId body, Location location) {
  if (binds.empty()) return body;
  if (!location.type.has_value()) location.type = expr(body).type;
  core::Expr let = At(ExprKind::kLet, location);
  let.binds = std::move(binds);
  let.children = {body};
  return Add(std::move(let));
}

CoreId Translator::MakeBool(CoreId condition, CoreId if_true, CoreId if_false, Location location) {
  core::Expr expr = At(ExprKind::kCase, location);
  expr.children = {condition};
  core::Alt yes, no;
  yes.con = c_.program.true_con;
  yes.body = if_true;
  no.con = c_.program.false_con;
  no.body = if_false;
  expr.alts = {std::move(no), std::move(yes)};
  return Add(std::move(expr));
}

// `body` with `name` standing for the evaluated value.
CoreId Translator::MakeForce(CoreId value, VarId name, CoreId body) {
  core::Expr force;
  force.kind = ExprKind::kCase;
  force.written = Written::kHidden;
  force.type = expr(body).type;
  force.children = {value};
  force.var = name;
  core::Alt alt;
  alt.body = body;
  force.alts.push_back(std::move(alt));
  return Add(std::move(force));
}

CoreId Translator::MakeSeq(CoreId first, CoreId second, Location location) {
  if (!location.type.has_value()) location.type = expr(second).type;
  core::Expr seq = At(ExprKind::kSeq, location);
  seq.children = {first, second};
  return Add(std::move(seq));
}

CoreId Translator::MakeFatbar(CoreId first, CoreId second) {
  core::Expr fatbar;
  fatbar.kind = ExprKind::kFatbar;
  fatbar.written = Written::kHidden;
  fatbar.type = expr(first).type;
  fatbar.children = {first, second};
  return Add(std::move(fatbar));
}

CoreId Translator::MakeFail() {
  core::Expr fail;
  fail.kind = ExprKind::kFail;
  fail.written = Written::kHidden;
  return Add(std::move(fail));
}

CoreId Translator::MakeError(core::Failure::Kind kind, Span span, std::string subject, TypeId type) {
  core::Expr error;
  error.kind = ExprKind::kError;
  error.written = Written::kHidden;
  error.type = type;
  error.index = c_.AddFailure(kind, span, std::move(subject));
  return Add(std::move(error));
}

CoreId Translator::MakeLeaf(uint32_t equation, uint32_t guard, Span span, CoreId body) {
  core::Expr leaf;
  leaf.kind = ExprKind::kLeaf;
  leaf.span = span;
  leaf.type = expr(body).type;
  leaf.index = static_cast<uint32_t>(routine().leaves.size());
  leaf.children = {body};
  routine().leaves.push_back({equation, guard, span});
  return Add(std::move(leaf));
}

Tree Translator::OrElse(Tree first, const std::function<Tree()>& second) {
  if (!first.can_fail) return first;
  Tree rest = second();
  if (expr(rest.expr).kind == ExprKind::kFail) return first;
  if (expr(first.expr).kind == ExprKind::kFail) return rest;
  return {MakeFatbar(first.expr, rest.expr), rest.can_fail};
}

CoreId Translator::OrError(Tree tree, core::Failure::Kind kind, Span span, std::string subject, TypeId type) {
  if (!tree.can_fail) return tree.expr;
  CoreId error = MakeError(kind, span, std::move(subject), type);
  if (expr(tree.expr).kind == ExprKind::kFail) return error;
  return MakeFatbar(tree.expr, error);
}

}  // namespace inquest::haskell::desugar
