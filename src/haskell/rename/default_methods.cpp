#include "haskell/rename/default_methods.h"

#include <algorithm>

namespace inquest::haskell::rename {

void AddDefaultMethods(Module& module, DeclsId body, EntityId class_entity, Span span,
                       const Entities& entities) {
  if (!class_entity.has_value()) return;
  for (EntityId method : entities[class_entity].children) {
    const EntityId function = entities[method].default_function;
    if (!function.has_value()) continue;
    const std::vector<BindingId>& bindings = module.decls[body].bindings;
    const bool defined = std::any_of(bindings.begin(), bindings.end(),
                                     [&](BindingId id) { return module.bindings[id].entity == method; });
    if (defined) continue;
    Name name{{}, entities[function].name, span, {function, {}}};
    GuardedRhs rhs;
    rhs.span = span;
    rhs.body = module.exprs.Add({span, Var{name}});
    Match match;
    match.span = match.rhs.span = span;
    match.rhs.alternatives.push_back(std::move(rhs));
    Binding binding;
    binding.span = span;
    binding.name = Name{{}, entities[method].name, span, {method, {}}};
    binding.matches.push_back(std::move(match));
    binding.generated = true;
    binding.entity = method;
    const BindingId id = module.bindings.Add(std::move(binding));
    module.decls[body].bindings.push_back(id);
  }
}

}  // namespace inquest::haskell::rename
