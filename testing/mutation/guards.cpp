// Conditions: negated, always true, branches exchanged, `otherwise` before its time.
#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

void MutateCondition(Maker& maker, const Site<ExprId>& site) {
  const source::Span span = maker.expr(site.what).span;
  if (maker.LibraryName(site.what) == "otherwise") return;
  maker.Replace(Kind::kGuard, site.context, span, "not " + maker.AsArgument(site.what));
  maker.Replace(Kind::kGuard, site.context, span, "True");
}

// Each alternative changes places with the one behind it.
void MoveAlternatives(Maker& maker, const GuardsSite& site) {
  for (size_t i = 0; i + 1 < site.alternatives->size(); ++i) {
    maker.Exchange(Kind::kGuard, site.context, (*site.alternatives)[i].span,
                   (*site.alternatives)[i + 1].span);
  }
}

}  // namespace

void MutateGuards(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().conditions) MutateCondition(maker, site);
  for (const GuardsSite& site : maker.sites().guards) MoveAlternatives(maker, site);
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const auto* choice = std::get_if<If>(&maker.expr(site.what).node);
    if (choice == nullptr) continue;
    maker.Exchange(Kind::kGuard, site.context, maker.expr(choice->then_branch).span,
                   maker.expr(choice->else_branch).span);
  }
}

}  // namespace inquest::mutation
