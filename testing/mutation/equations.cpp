// Equations and alternatives that are missing, or stand in another order.
#include <algorithm>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

// Nothing in its place but its line ends, so that what stands below keeps its lines.
std::string LineEnds(const std::string& text) {
  return std::string(static_cast<size_t>(std::count(text.begin(), text.end(), '\n')), '\n');
}

// Two that follow each other, exchanged with what stands between them kept.
std::vector<Replacement> Reordered(const Maker& maker, const Match& first, const Match& second) {
  return {{first.span, maker.text(second.span)}, {second.span, maker.text(first.span)}};
}

void MutateBinding(Maker& maker, const Site<BindingId>& site) {
  const Binding& binding = maker.module().bindings[site.what];
  if (binding.matches.size() < 2) return;
  for (const Match& match : binding.matches) {
    maker.ReplaceInRoutine(Kind::kMissingEquation, site.context, binding,
                           {{match.span, LineEnds(maker.text(match.span))}});
  }
  for (size_t i = 0; i + 1 < binding.matches.size(); ++i) {
    maker.ReplaceInRoutine(Kind::kReorderedEquations, site.context, binding,
                           Reordered(maker, binding.matches[i], binding.matches[i + 1]));
  }
}

// The case is a part of its equation, which is the one to be named.
void MutateAlternatives(Maker& maker, const Site<ExprId>& site, const std::vector<Match>& alternatives) {
  if (alternatives.size() < 2) return;
  for (const Match& match : alternatives) {
    maker.Replace(Kind::kMissingEquation, site.context, match.span, LineEnds(maker.text(match.span)));
  }
  for (size_t i = 0; i + 1 < alternatives.size(); ++i) {
    maker.ReplaceAll(Kind::kReorderedEquations, site.context,
                     Reordered(maker, alternatives[i], alternatives[i + 1]));
  }
}

}  // namespace

void MutateEquations(Maker& maker) {
  for (const Site<BindingId>& site : maker.sites().bindings) MutateBinding(maker, site);
  for (const Site<ExprId>& site : maker.sites().exprs) {
    if (const auto* choice = std::get_if<Case>(&maker.expr(site.what).node)) {
      MutateAlternatives(maker, site, choice->alternatives);
    }
  }
}

}  // namespace inquest::mutation
