#include "haskell/type/check.h"
#include "haskell/type/messages.h"

namespace inquest::haskell::type {

namespace {
// The variables of a top-level pattern, in source order.
void PatternEntities(const Module& module, PatId id, std::vector<EntityId>* out) {
  const auto all = [&](const std::vector<PatId>& pats) {
    for (PatId pat : pats) PatternEntities(module, pat, out);
  };
  const Pat& pat = module.pats[id];
  if (const auto* var = std::get_if<PatVar>(&pat.node)) out->push_back(var->entity);
  if (const auto* con = std::get_if<PatCon>(&pat.node)) all(con->arguments);
  if (const auto* tuple = std::get_if<PatTuple>(&pat.node)) all(tuple->elements);
  if (const auto* list = std::get_if<PatList>(&pat.node)) all(list->elements);
  if (const auto* lazy = std::get_if<PatLazy>(&pat.node)) all({lazy->pattern});
  if (const auto* bang = std::get_if<PatBang>(&pat.node)) all({bang->pattern});
  if (const auto* paren = std::get_if<PatParen>(&pat.node)) all({paren->pattern});
  if (const auto* signature = std::get_if<PatSig>(&pat.node)) all({signature->pattern});
  if (const auto* view = std::get_if<PatView>(&pat.node)) all({view->pattern});
  if (const auto* as = std::get_if<PatAs>(&pat.node)) {
    out->push_back(as->entity);
    all({as->pattern});
  }
  if (const auto* record = std::get_if<PatRecord>(&pat.node)) {
    for (const PatField& field : record->fields) PatternEntities(module, field.pattern, out);
  }
}
}  // namespace

std::string DumpTypes(const Module& module, const rename::State& state, const Environment& environment,
                      const base::Interner& names) {
  std::string text;
  if (!module.top.has_value()) return text;
  for (BindingId id : module.decls[module.top].bindings) {
    const Binding& binding = module.bindings[id];
    std::vector<EntityId> entities;
    if (binding.pattern.has_value()) {
      PatternEntities(module, binding.pattern, &entities);
    } else {
      entities.push_back(binding.entity);
    }
    for (EntityId entity : entities) {
      const auto scheme = environment.schemes.find(entity);
      if (!entity.has_value() || scheme == environment.schemes.end()) continue;
      Printer printer(environment, state.entities, names, nullptr);
      text +=
          std::string(names.text(state.entities[entity].name)) + " :: " + printer.Show(scheme->second) + "\n";
    }
  }
  return text;
}

}  // namespace inquest::haskell::type
