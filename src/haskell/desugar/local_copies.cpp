// Local functions are generalised (H2010 4.5.2) though most are used with one set of dictionaries: `go` in
// `sum xs = go 0 xs where go acc ...`. Where all uses agree the dictionaries are no parameters, and the
// methods of known ones are known.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using type::EvidenceKind;

const std::vector<ExprId>& Context::LocalUses(ModuleContext& module, LocalId local) {
  if (!module.has_local_uses) {
    module.has_local_uses = true;
    std::vector<bool> is_bound(module.ast->locals.size());
    for (const Binding& binding : module.ast->bindings) {
      if (binding.local.has_value()) is_bound[binding.local.index] = true;
    }
    for (size_t i = 0; i < module.ast->exprs.size(); ++i) {
      auto* var = std::get_if<Var>(&module.ast->exprs[ExprId(i)].node);
      if (var == nullptr || !var->name.target.local.has_value()) continue;
      const LocalId target = var->name.target.local;
      if (is_bound[target.index]) module.local_uses[target].push_back(ExprId(i));
    }
  }
  return module.local_uses[local];
}

void Translator::SpecialiseLocals(const std::vector<BindingId>& bindings) {
  std::vector<std::vector<BindingId>> groups;  // those that share their dictionaries
  for (BindingId id : bindings) {
    const Binding& binding = ast_.bindings[id];
    if (!binding.local.has_value()) continue;
    m_.locals[binding.local.index].without_dictionaries = false;
    const type::Generalisation* g = m_.generalisation(id);
    if (g == nullptr || g->dictionaries.empty()) continue;
    auto same = groups.begin();
    while (same != groups.end() && m_.generalisation((*same)[0])->dictionaries != g->dictionaries) ++same;
    if (same == groups.end()) same = groups.insert(groups.end(), std::vector<BindingId>());
    same->push_back(id);
  }
  // One that is decided may decide those that it uses.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto group = groups.begin(); group != groups.end();) {
      if (SpecialiseGroup(*group)) {
        changed = true;
        group = groups.erase(group);
      } else {
        ++group;
      }
    }
  }
}

bool Translator::SpecialiseGroup(const std::vector<BindingId>& group) {
  const DictVars params = m_.generalisation(group[0])->dictionaries;
  Dicts found(params.size());
  std::set<std::pair<uint32_t, uint32_t>> same;
  for (BindingId id : group) {
    for (ExprId use_id : c_.LocalUses(m_, ast_.bindings[id].local)) {
      const type::Instantiation* use = m_.use(use_id);
      if (use == nullptr || use->dictionaries.size() != params.size()) continue;
      for (size_t i = 0; i < params.size(); ++i) {
        const type::Evidence& evidence = c_.environment.evidence[use->dictionaries[i]];
        if (evidence.kind == EvidenceKind::kParam && evidence.param == params[i]) continue;  // from inside
        const EvidenceId outer = EvidenceInScope(use->dictionaries[i]);
        if (!outer.has_value()) return false;
        if (found[i].has_value() && !SameEvidence(found[i], outer, &same)) return false;
        found[i] = outer;
      }
    }
  }
  for (EvidenceId evidence : found) {
    if (!evidence.has_value()) return false;
  }
  for (size_t i = 0; i < params.size(); ++i) BindKnown(params[i], found[i]);
  for (BindingId id : group) m_.locals[ast_.bindings[id].local.index].without_dictionaries = true;
  return true;
}

// The evidence if all its parameters are bound by routines around this place; otherwise none.
EvidenceId Translator::EvidenceInScope(EvidenceId id) {
  std::set<uint32_t> seen;
  return EvidenceInScope(id, &seen);
}

EvidenceId Translator::EvidenceInScope(EvidenceId id, std::set<uint32_t>* seen) {
  if (EvidenceId closed = Closed(id); closed.has_value()) return closed;
  id = Normal(id);
  if (!seen->insert(id.index).second) return id;
  const type::Evidence evidence = c_.environment.evidence[id];
  if (evidence.kind == EvidenceKind::kUnsolved) return EvidenceId();
  if (evidence.kind == EvidenceKind::kParam && FindDict(evidence.param) == nullptr) return EvidenceId();
  for (EvidenceId argument : evidence.arguments) {
    if (!EvidenceInScope(argument, seen).has_value()) return EvidenceId();
  }
  return id;
}

bool Translator::SameEvidence(EvidenceId a, EvidenceId b, std::set<std::pair<uint32_t, uint32_t>>* seen) {
  a = NormalOrCycle(a);
  b = NormalOrCycle(b);
  if (c_.environment.evidence[a].kind == EvidenceKind::kCycle) return a == b;
  if (c_.environment.evidence[b].kind == EvidenceKind::kCycle) return false;
  if (a == b || !seen->emplace(a.index, b.index).second) return true;
  const type::Evidence x = c_.environment.evidence[a], y = c_.environment.evidence[b];
  if (x.kind != y.kind || x.param != y.param || x.instance != y.instance || x.index != y.index) return false;
  if (x.arguments.size() != y.arguments.size()) return false;
  for (size_t i = 0; i < x.arguments.size(); ++i) {
    if (!SameEvidence(x.arguments[i], y.arguments[i], seen)) return false;
  }
  return true;
}

}  // namespace inquest::haskell::desugar
