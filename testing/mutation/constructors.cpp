// Constructors replaced by others of their type, in expressions and patterns.
#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

// Those of the same type and with as many fields, in the order of the declaration.
std::vector<std::string> Others(const Maker& maker, const Name& constructor, uint32_t arity) {
  std::vector<std::string> others;
  const EntityId id = constructor.target.entity;
  if (!id.has_value() || constructor.qualifier.has_value()) return others;
  const Entities& entities = maker.program().entities();
  if (!entities[id].parent.has_value()) return others;
  for (const EntityId other : entities[entities[id].parent].children) {
    const Entity& entity = entities[other];
    const std::string_view name = maker.program().name(entity.name);
    const bool fits = entity.kind == EntityKind::kConstructor && entity.arity == arity && other != id;
    if (fits && !entity.is_infix && name != ":" && name != "[]") others.emplace_back(name);
  }
  return others;
}

bool IsTruthValue(std::string_view name) { return name == "True" || name == "False"; }

void MutateOccurrence(Maker& maker, const Context& context, const Name& name, source::Span span) {
  const EntityId id = name.target.entity;
  if (!id.has_value() || IsTruthValue(maker.program().name(name.text))) return;
  for (const std::string& other : Others(maker, name, maker.program().entities()[id].arity)) {
    maker.Replace(Kind::kConstructor, context, span, other);
  }
}

// Just x becomes Nothing; x : xs loses its x.
void MutateApplication(Maker& maker, const Site<ExprId>& site, const App& app) {
  const auto* constructor = std::get_if<Con>(&maker.expr(app.function).node);
  if (constructor == nullptr) return;
  const source::Span span = maker.expr(site.what).span;
  if (maker.program().name(constructor->name.text) == ":" && app.arguments.size() == 2) {
    maker.Replace(Kind::kConstructor, site.context, span, maker.AsArgument(app.arguments[1]));
    return;
  }
  for (const std::string& other : Others(maker, constructor->name, 0)) {
    maker.Replace(Kind::kConstructor, site.context, span, other);
  }
}

}  // namespace

void MutateConstructors(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const Expr& expr = maker.expr(site.what);
    if (const auto* constructor = std::get_if<Con>(&expr.node)) {
      MutateOccurrence(maker, site.context, constructor->name, maker.NameSpan(expr.span));
    } else if (const auto* app = std::get_if<App>(&expr.node)) {
      MutateApplication(maker, site, *app);
    }
  }
  for (const Site<PatId>& site : maker.sites().pats) {
    const Pat& pat = maker.module().pats[site.what];
    const auto* constructor = std::get_if<PatCon>(&pat.node);
    if (constructor == nullptr || constructor->infix) continue;
    MutateOccurrence(maker, site.context, constructor->constructor, constructor->constructor.span);
  }
}

}  // namespace inquest::mutation
