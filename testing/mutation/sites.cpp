#include "testing/mutation/sites.h"

#include <type_traits>
#include <variant>

namespace inquest::mutation {

using namespace haskell;  // the syntax of a module

namespace {

// Goes down the syntax. Programs that faults are planted in are written for it or generated small, so that
// recursion is deep enough.
class Collector {
 public:
  explicit Collector(const CheckedProgram& program) : program_(program), module_(program.module()) {}

  Sites Collect() {
    Context top;
    AddTopLevel(&top);
    VisitBindings(module_.decls[module_.top], top);
    for (const ClassDecl& declaration : module_.classes) VisitBody(declaration.body, top);
    for (const InstanceDecl& declaration : module_.instances) {
      if (!declaration.derived) VisitBody(declaration.body, top);
    }
    return std::move(sites_);
  }

 private:
  void VisitBody(DeclsId body, Context context) {
    if (body.has_value()) VisitBindings(module_.decls[body], context);
  }

  // ------------------------------------------------------------------------------------------------- scopes
  void Bind(base::Symbol name, Target target, Context* context) {
    sites_.scopes.push_back({name, target, context->scope});
    context->scope = static_cast<uint32_t>(sites_.scopes.size() - 1);
  }

  void AddTopLevel(Context* context) {
    const Decls& top = module_.decls[module_.top];
    for (const BindingId id : top.bindings) BindNames(id, context);
  }

  void BindNames(BindingId id, Context* context) {
    const Binding& binding = module_.bindings[id];
    if (binding.generated) return;
    if (binding.pattern.has_value()) return BindPattern(binding.pattern, context);
    Bind(binding.name.text, {binding.entity, binding.local}, context);
  }

  void BindPatterns(const std::vector<PatId>& pats, Context* context) {
    for (const PatId pat : pats) BindPattern(pat, context);
  }

  void BindPattern(PatId id, Context* context) {
    const Pat& pat = module_.pats[id];
    if (const auto* variable = std::get_if<PatVar>(&pat.node)) {
      Bind(variable->name, {variable->entity, variable->local}, context);
    }
    if (const auto* as = std::get_if<PatAs>(&pat.node)) {
      Bind(as->name, {as->entity, as->local}, context);
    }
    ForEachChild(pat, [&](PatId child) { BindPattern(child, context); });
  }

  template <typename Visit>
  static void ForEachChild(const Pat& pat, Visit visit) {
    std::visit(
        [&](const auto& node) {
          using Node = std::decay_t<decltype(node)>;
          if constexpr (std::is_same_v<Node, PatCon>) {
            for (const PatId child : node.arguments) visit(child);
          } else if constexpr (std::is_same_v<Node, PatRecord>) {
            for (const PatField& field : node.fields) visit(field.pattern);
          } else if constexpr (std::is_same_v<Node, PatTuple> || std::is_same_v<Node, PatList>) {
            for (const PatId child : node.elements) visit(child);
          } else if constexpr (std::is_same_v<Node, PatAs> || std::is_same_v<Node, PatLazy> ||
                               std::is_same_v<Node, PatBang> || std::is_same_v<Node, PatParen> ||
                               std::is_same_v<Node, PatSig> || std::is_same_v<Node, PatView>) {
            visit(node.pattern);
          }
        },
        pat.node);
  }

  // ----------------------------------------------------------------------------------------------- bindings
  void VisitBindings(const Decls& decls, Context context) {
    for (const BindingId id : decls.bindings) {
      if (!module_.bindings[id].generated) VisitBinding(id, context);
    }
  }

  void VisitBinding(BindingId id, Context context) {
    const Binding& binding = module_.bindings[id];
    sites_.bindings.push_back({id, context});
    for (const Match& match : binding.matches) {
      Context inside = context;
      inside.equation = AddEquation(binding, match, context.equation);
      if (binding.pattern.has_value()) VisitPattern(binding.pattern, inside);
      VisitMatch(match, inside);
    }
  }

  uint32_t AddEquation(const Binding& binding, const Match& match, uint32_t around) {
    Equation equation;
    equation.form = binding.pattern.has_value() ? Equation::Form::kPattern
                    : match.patterns.empty()    ? Equation::Form::kVariable
                                                : Equation::Form::kFunction;
    if (binding.pattern.has_value()) {
      equation.name = program_.text(module_.pats[binding.pattern].span);
      AddVariables(binding.pattern, &equation.variables);
    } else {
      equation.name = program_.name(binding.name.text);
      equation.target = {binding.entity, binding.local};
    }
    equation.span = match.span;
    equation.routine = binding.span;
    equation.around = around;
    equation.match = &match;
    sites_.equations.push_back(std::move(equation));
    return static_cast<uint32_t>(sites_.equations.size() - 1);
  }

  void AddVariables(PatId id, std::vector<std::string>* variables) const {
    const Pat& pat = module_.pats[id];
    if (const auto* variable = std::get_if<PatVar>(&pat.node)) {
      variables->emplace_back(program_.name(variable->name));
    }
    if (const auto* as = std::get_if<PatAs>(&pat.node)) variables->emplace_back(program_.name(as->name));
    ForEachChild(pat, [&](PatId child) { AddVariables(child, variables); });
  }

  // `context` is that inside of the equation, or of the alternative's case.
  void VisitMatch(const Match& match, Context context) {
    for (const PatId pat : match.patterns) VisitPattern(pat, context);
    BindPatterns(match.patterns, &context);
    VisitRhs(match.rhs, context);
  }

  void VisitRhs(const Rhs& rhs, Context context) {
    if (rhs.where.has_value()) context = VisitDecls(rhs.where, context);
    VisitGuarded(rhs.alternatives, context);
  }

  // The context in which the names are known.
  Context VisitDecls(DeclsId id, Context context) {
    const Decls& decls = module_.decls[id];
    for (const BindingId binding : decls.bindings) BindNames(binding, &context);
    VisitBindings(decls, context);
    return context;
  }

  void VisitGuarded(const std::vector<GuardedRhs>& alternatives, Context context) {
    if (!alternatives.front().guards.empty()) sites_.guards.push_back({&alternatives, context});
    for (const GuardedRhs& alternative : alternatives) {
      const Context inside = VisitStatements(alternative.guards, context, true);
      VisitExpr(alternative.body, inside);
    }
  }

  // Guards, the statements of do and of comprehensions: each is in scope of those behind it.
  Context VisitStatements(const std::vector<Stmt>& statements, Context context, bool are_conditions) {
    for (const Stmt& statement : statements) {
      if (const auto* bind = std::get_if<StmtBind>(&statement.node)) {
        VisitExpr(bind->expr, context);
        VisitPattern(bind->pattern, context);
        BindPattern(bind->pattern, &context);
      } else if (const auto* let = std::get_if<StmtLet>(&statement.node)) {
        context = VisitDecls(let->decls, context);
      } else if (const auto* expr = std::get_if<StmtExpr>(&statement.node)) {
        if (are_conditions) sites_.conditions.push_back({expr->expr, context});
        VisitExpr(expr->expr, context);
      }
    }
    return context;
  }

  void VisitPattern(PatId id, Context context) {
    sites_.pats.push_back({id, context});
    const Pat& pat = module_.pats[id];
    if (const auto* view = std::get_if<PatView>(&pat.node)) VisitExpr(view->function, context);
    ForEachChild(pat, [&](PatId child) { VisitPattern(child, context); });
  }

  // -------------------------------------------------------------------------------------------- expressions
  void VisitAll(const std::vector<ExprId>& exprs, Context context) {
    for (const ExprId id : exprs) VisitExpr(id, context);
  }

  void VisitLambda(const Lambda& lambda, source::Span span, Context context) {
    Equation equation;
    equation.form = Equation::Form::kLambda;
    equation.span = equation.routine = span;
    equation.around = context.equation;
    sites_.equations.push_back(std::move(equation));
    context.equation = static_cast<uint32_t>(sites_.equations.size() - 1);
    for (const PatId pat : lambda.patterns) VisitPattern(pat, context);
    BindPatterns(lambda.patterns, &context);
    VisitExpr(lambda.body, context);
  }

  void VisitExpr(ExprId id, Context context) {
    if (!id.has_value()) return;
    sites_.exprs.push_back({id, context});
    const Expr& expr = module_.exprs[id];
    std::visit([&](const auto& node) { VisitNode(node, expr.span, context); }, expr.node);
  }

  void VisitNode(const Var&, source::Span, Context) {}
  void VisitNode(const Con&, source::Span, Context) {}
  void VisitNode(const Lit&, source::Span, Context) {}
  void VisitNode(const InfixChain&, source::Span, Context) {}  // not after renaming
  void VisitNode(const App& node, source::Span, Context context) {
    VisitExpr(node.function, context);
    VisitAll(node.arguments, context);
  }
  void VisitNode(const Negate& node, source::Span, Context context) { VisitExpr(node.expr, context); }
  void VisitNode(const Lambda& node, source::Span span, Context context) { VisitLambda(node, span, context); }
  void VisitNode(const Let& node, source::Span, Context context) {
    VisitExpr(node.body, VisitDecls(node.decls, context));
  }
  void VisitNode(const If& node, source::Span, Context context) {
    sites_.conditions.push_back({node.condition, context});
    VisitExpr(node.condition, context);
    VisitExpr(node.then_branch, context);
    VisitExpr(node.else_branch, context);
  }
  void VisitNode(const MultiIf& node, source::Span, Context context) {
    VisitGuarded(node.alternatives, context);
  }
  void VisitNode(const Case& node, source::Span, Context context) {
    VisitExpr(node.scrutinee, context);
    for (const Match& match : node.alternatives) VisitMatch(match, context);
  }
  void VisitNode(const LambdaCase& node, source::Span span, Context context) {
    Equation equation;
    equation.form = Equation::Form::kLambda;
    equation.span = equation.routine = span;
    equation.around = context.equation;
    sites_.equations.push_back(std::move(equation));
    context.equation = static_cast<uint32_t>(sites_.equations.size() - 1);
    for (const Match& match : node.alternatives) VisitMatch(match, context);
  }
  void VisitNode(const Do& node, source::Span, Context context) {
    VisitStatements(node.statements, context, false);
  }
  void VisitNode(const Tuple& node, source::Span, Context context) { VisitAll(node.elements, context); }
  void VisitNode(const List& node, source::Span, Context context) { VisitAll(node.elements, context); }
  void VisitNode(const EnumFrom& node, source::Span, Context context) {
    VisitAll({node.from, node.then, node.to}, context);
  }
  void VisitNode(const ListComp& node, source::Span, Context context) {
    VisitExpr(node.body, VisitStatements(node.statements, context, true));
  }
  void VisitNode(const LeftSection& node, source::Span, Context context) {
    VisitAll({node.operand, node.op}, context);
  }
  void VisitNode(const RightSection& node, source::Span, Context context) {
    VisitAll({node.op, node.operand}, context);
  }
  void VisitNode(const RecordConstruct& node, source::Span, Context context) {
    if (!node.wildcard) VisitFields(node.fields, context);
  }
  void VisitNode(const RecordUpdate& node, source::Span, Context context) {
    VisitExpr(node.record, context);
    VisitFields(node.fields, context);
  }
  void VisitNode(const Annotated& node, source::Span, Context context) { VisitExpr(node.expr, context); }
  void VisitNode(const Paren& node, source::Span, Context context) { VisitExpr(node.expr, context); }
  void VisitNode(const TypeApplied& node, source::Span, Context context) {
    VisitExpr(node.function, context);
  }
  void VisitFields(const std::vector<FieldBind>& fields, Context context) {
    for (const FieldBind& field : fields) {
      if (!field.punned) VisitExpr(field.value, context);
    }
  }

  const CheckedProgram& program_;
  const Module& module_;
  Sites sites_;
};

}  // namespace

std::string Sites::PathOf(uint32_t equation) const {
  std::string path;
  for (uint32_t at = equation; at != Equation::kNone; at = equations[at].around) {
    const std::string& name = equations[at].name;
    const std::string step = name.empty() ? "(\\)" : name;
    path = path.empty() ? step : step + "." + path;
  }
  return path;
}

Sites CollectSites(const CheckedProgram& program) { return Collector(program).Collect(); }

}  // namespace inquest::mutation
