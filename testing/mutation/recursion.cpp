// Where a recursion ends: with something else, or not at all.
#include <optional>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

bool SameTarget(const Target& a, const Target& b) {
  return a.has_value() && a.entity == b.entity && a.local == b.local;
}

bool Mentions(const Maker& maker, source::Span span, const Target& target) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const Expr& expr = maker.expr(site.what);
    const auto* variable = std::get_if<Var>(&expr.node);
    const bool inside = span.begin <= expr.span.begin && expr.span.end <= span.end;
    if (inside && variable != nullptr && SameTarget(variable->name.target, target)) return true;
  }
  return false;
}

// Something else of the type; none where there is no simple one.
std::optional<std::string> Other(const Maker& maker, ExprId body) {
  const core::TypeId type = maker.TypeOf(body);
  core::TypeId element;
  if (maker.IsWholeNumber(type)) return maker.AsArgument(body) + " + 1";
  if (maker.IsList(type, &element)) {
    if (maker.IsWholeNumber(element)) return "1 : " + maker.AsArgument(body);
    const core::Type& of = maker.types()[element];
    const bool is_string = of.kind == core::TypeKind::kCon && of.con == maker.types().char_type;
    if (is_string) return "'?' : " + maker.AsArgument(body);
    return std::nullopt;
  }
  const bool is_truth = type.has_value() && maker.types()[type].kind == core::TypeKind::kCon &&
                        maker.types()[type].con == maker.types().bool_type;
  if (is_truth) return "not " + maker.AsArgument(body);
  return std::nullopt;
}

void MutateBaseCases(Maker& maker) {
  for (uint32_t i = 0; i < maker.sites().equations.size(); ++i) {
    const Equation& equation = maker.sites().equations[i];
    if (equation.form != Equation::Form::kFunction) continue;
    if (!Mentions(maker, equation.routine, equation.target)) continue;
    for (const GuardedRhs& alternative : equation.match->rhs.alternatives) {
      const source::Span body = maker.expr(alternative.body).span;
      if (Mentions(maker, body, equation.target)) continue;
      if (const auto other = Other(maker, alternative.body)) {
        maker.Replace(Kind::kBaseCase, {i, ScopeEntry::kEmpty}, body, *other);
      }
    }
  }
}

// The parameter as an expression, if nothing of it is thrown away.
std::optional<std::string> AsExpression(const Maker& maker, PatId id) {
  const Pat& pat = maker.module().pats[id];
  if (const auto* paren = std::get_if<PatParen>(&pat.node)) return AsExpression(maker, paren->pattern);
  if (const auto* bang = std::get_if<PatBang>(&pat.node)) return AsExpression(maker, bang->pattern);
  if (const auto* variable = std::get_if<PatVar>(&pat.node)) {
    return std::string(maker.program().name(variable->name));
  }
  if (const auto* as = std::get_if<PatAs>(&pat.node)) return std::string(maker.program().name(as->name));
  const auto* constructor = std::get_if<PatCon>(&pat.node);
  if (constructor == nullptr || constructor->arguments.empty()) return std::nullopt;
  for (const PatId argument : constructor->arguments) {
    if (!AsExpression(maker, argument).has_value()) return std::nullopt;
  }
  const std::string text = maker.text(pat.span);
  return text.find_first_of("!~@") == std::string::npos ? std::optional("(" + text + ")") : std::nullopt;
}

const Equation* EquationOf(const Maker& maker, const Context& context, const Target& target) {
  const std::vector<Equation>& equations = maker.sites().equations;
  for (uint32_t at = context.equation; at != Equation::kNone; at = equations[at].around) {
    if (SameTarget(equations[at].target, target)) return &equations[at];
  }
  return nullptr;
}

// The recursive call gets a parameter as it came.
void MutateCall(Maker& maker, const Site<ExprId>& site) {
  const auto* app = std::get_if<App>(&maker.expr(site.what).node);
  if (app == nullptr) return;
  const auto* function = std::get_if<Var>(&maker.expr(app->function).node);
  if (function == nullptr) return;
  const Equation* equation = EquationOf(maker, site.context, function->name.target);
  if (equation == nullptr) return;
  for (size_t i = 0; i < std::min(app->arguments.size(), equation->match->patterns.size()); ++i) {
    const auto parameter = AsExpression(maker, equation->match->patterns[i]);
    if (!parameter.has_value()) continue;
    maker.Replace(Kind::kEndlessRecursion, site.context, maker.expr(app->arguments[i]).span, *parameter);
  }
}

}  // namespace

void MutateRecursion(Maker& maker) {
  MutateBaseCases(maker);
  for (const Site<ExprId>& site : maker.sites().exprs) MutateCall(maker, site);
}

}  // namespace inquest::mutation
