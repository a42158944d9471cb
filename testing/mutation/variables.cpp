// Variables replaced by others in scope that have the same type, and arguments of the same type exchanged.
#include <cctype>
#include <unordered_set>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

constexpr uint32_t kMostPerOccurrence = 2;

bool SameTarget(const Target& a, const Target& b) { return a.entity == b.entity && a.local == b.local; }

core::TypeId TypeOfVariable(const CheckedProgram& program, const Target& target) {
  if (target.local.has_value()) {
    const auto& known = program.elaboration().local_types;
    return known.contains(target.local) ? known[target.local] : core::TypeId();
  }
  const auto found = program.environment().schemes.find(target.entity);
  // One that has several types would have to be instantiated.
  const bool usable = found != program.environment().schemes.end() && found->second.variables.empty();
  return usable ? found->second.type : core::TypeId();
}

bool IsPlainName(std::string_view name) {
  return !name.empty() && (std::islower(static_cast<unsigned char>(name[0])) != 0 || name[0] == '_');
}

// Names of the type, nearest first; a name that another one hides is not among them.
std::vector<std::string> Candidates(const Maker& maker, const Context& context, const Target& target,
                                    core::TypeId type) {
  std::vector<std::string> found;
  std::unordered_set<base::Symbol> seen;
  const Sites& sites = maker.sites();
  for (uint32_t at = context.scope; at != ScopeEntry::kEmpty; at = sites.scopes[at].before) {
    const ScopeEntry& entry = sites.scopes[at];
    if (!seen.insert(entry.name).second || SameTarget(entry.target, target)) continue;
    const std::string_view name = maker.program().name(entry.name);
    if (!IsPlainName(name) || name == "main") continue;
    if (TypeOfVariable(maker.program(), entry.target) == type) found.emplace_back(name);
  }
  return found;
}

void MutateOccurrence(Maker& maker, const Site<ExprId>& site) {
  const Expr& expr = maker.expr(site.what);
  const auto* variable = std::get_if<Var>(&expr.node);
  const core::TypeId type = maker.TypeOf(site.what);
  if (variable == nullptr || variable->name.qualifier.has_value() || !type.has_value()) return;
  if (!IsPlainName(maker.program().name(variable->name.text))) return;
  std::vector<std::string> candidates = Candidates(maker, site.context, variable->name.target, type);
  for (uint32_t i = 0; i < kMostPerOccurrence && !candidates.empty(); ++i) {
    const uint32_t chosen = maker.Pick(expr.span, i, static_cast<uint32_t>(candidates.size()));
    maker.Replace(Kind::kVariable, site.context, maker.NameSpan(expr.span), candidates[chosen]);
    candidates.erase(candidates.begin() + chosen);
  }
}

bool IsCommutative(std::string_view name) {
  for (const std::string_view other : {"+", "*", "==", "/=", "&&", "||", "max", "min", "gcd", "lcm"}) {
    if (name == other) return true;
  }
  return false;
}

void SwapIn(Maker& maker, const Site<ExprId>& site, const std::vector<ExprId>& arguments) {
  for (size_t i = 0; i + 1 < arguments.size(); ++i) {
    for (size_t j = i + 1; j < arguments.size(); ++j) {
      if (!arguments[i].has_value() || !arguments[j].has_value()) continue;
      const core::TypeId type = maker.TypeOf(arguments[i]);
      if (!type.has_value() || type != maker.TypeOf(arguments[j])) continue;
      // Operands become operands: parentheses keep them what they are.
      const auto& left = maker.expr(arguments[i]).span;
      const auto& right = maker.expr(arguments[j]).span;
      if (left.end > right.begin) continue;
      maker.ReplaceAll(Kind::kSwappedArguments, site.context,
                       {{left, maker.AsArgument(arguments[j])}, {right, maker.AsArgument(arguments[i])}});
    }
  }
}

}  // namespace

void MutateVariables(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) MutateOccurrence(maker, site);
}

void SwapArguments(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const Expr& expr = maker.expr(site.what);
    if (const auto* app = std::get_if<App>(&expr.node)) {
      if (!IsCommutative(maker.LibraryName(app->function))) SwapIn(maker, site, app->arguments);
    } else if (const auto* tuple = std::get_if<Tuple>(&expr.node)) {
      SwapIn(maker, site, tuple->elements);
    }
  }
}

}  // namespace inquest::mutation
