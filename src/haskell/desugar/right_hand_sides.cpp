// Right-hand sides: where, guards and pattern guards (H2010 3.13, 4.4.3). What no guard lets through falls to
// the next equation.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

Tree Translator::TranslateRhs(const Rhs& rhs, uint32_t equation, bool leaf) {
  auto alternatives = [&] { return TranslateAlternatives(rhs.alternatives, 0, equation, leaf); };
  return rhs.where.has_value() ? WithDeclsTree(rhs.where, alternatives) : alternatives();
}

CoreId Translator::ChosenRhs(const GuardedRhs& alternative, uint32_t equation, uint32_t guard, bool leaf) {
  CoreId body = Translate(alternative.body);
  return leaf ? MakeLeaf(equation, guard, ast_.exprs[alternative.body].span, body) : body;
}

Tree Translator::TranslateAlternatives(const std::vector<GuardedRhs>& alternatives, size_t from,
                                       uint32_t equation, bool leaf) {
  if (from == alternatives.size() || TooDeep(alternatives[from].span)) return {MakeFail(), true};
  const GuardedRhs& alternative = alternatives[from];
  auto chosen = [&] { return ChosenRhs(alternative, equation, static_cast<uint32_t>(from), leaf); };
  auto next = [&] { return TranslateAlternatives(alternatives, from + 1, equation, leaf); };
  // One condition: what comes next is simply its else.
  if (alternative.guards.size() == 1) {
    if (auto* condition = std::get_if<StmtExpr>(&alternative.guards[0].node)) {
      CoreId test = Translate(condition->expr);
      if (IsTrue(test)) return {chosen(), false};
      CoreId yes = chosen();
      Tree no = next();
      return {MakeBool(test, yes, no.expr, {alternative.guards[0].span, expr(yes).type, Written::kGuard}),
              no.can_fail};
    }
  }
  return OrElse(TranslateGuards(alternative.guards, 0, chosen), next);
}

Tree Translator::TranslateGuards(const std::vector<Stmt>& guards, size_t from,
                                 const std::function<CoreId()>& body) {
  if (from == guards.size()) return {body(), false};
  const Stmt& guard = guards[from];
  auto rest = [&] { return TranslateGuards(guards, from + 1, body); };
  if (auto* let = std::get_if<StmtLet>(&guard.node)) return WithDeclsTree(let->decls, rest);
  if (auto* bind = std::get_if<StmtBind>(&guard.node)) {
    CoreId value = Translate(bind->expr);
    return MatchValue(
        value, TypeOf(bind->expr), {SingleRow(bind->pattern, guard.span)}, [&](uint32_t) { return rest(); },
        nullptr);
  }
  CoreId test = Translate(std::get<StmtExpr>(guard.node).expr);
  if (IsTrue(test)) return rest();
  Tree yes = rest();
  return {MakeBool(test, yes.expr, MakeFail(), {guard.span, expr(yes.expr).type, Written::kGuard}), true};
}

}  // namespace inquest::haskell::desugar
