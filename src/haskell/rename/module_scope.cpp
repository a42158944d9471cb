#include "haskell/rename/module_scope.h"

#include <algorithm>

namespace inquest::haskell::rename {

const NameMap& NamesOf(const Exports& exports, Space space) {
  return space == Space::kType ? exports.type_by_name : exports.value_by_name;
}

bool MayNameType(std::string_view text) {
  if (text.empty()) return false;
  unsigned char c = static_cast<unsigned char>(text[0]);
  return c >= 0x80 || c == ':' || (c >= 'A' && c <= 'Z');
}

bool MayNameVariable(std::string_view text) {
  if (text.empty()) return false;
  unsigned char c = static_cast<unsigned char>(text[0]);
  return c >= 0x80 || !MayNameType(text);
}

EntityId ModuleScope::Define(Space space, Symbol name, EntityId entity) {
  found_[static_cast<size_t>(space)].clear();
  auto [place, added] = own_[static_cast<size_t>(space)].emplace(name, entity);
  return added ? EntityId() : place->second;
}

EntityId ModuleScope::FindInImport(const ImportScope& import, Space space, Symbol name) const {
  if (!import.module.has_value()) return {};
  const size_t s = static_cast<size_t>(space);
  if (import.has_list && !import.hiding) {
    auto found = import.listed[s].find(name);
    return found == import.listed[s].end() ? EntityId() : found->second;
  }
  if (!import.hidden[s].empty() && import.hidden[s].contains(name)) return {};
  const NameMap& exported = NamesOf(state_.exports[import.module], space);
  auto found = exported.find(name);
  return found == exported.end() ? EntityId() : found->second;
}

std::vector<EntityId> ModuleScope::FindAll(Space space, Symbol qualifier, Symbol name) const {
  std::vector<EntityId> all;
  auto add = [&](EntityId entity) {
    if (entity.has_value() && std::find(all.begin(), all.end(), entity) == all.end()) all.push_back(entity);
  };
  if (!qualifier.has_value() || qualifier == name_) {
    auto found = own(space).find(name);
    if (found != own(space).end()) add(found->second);
  }
  for (const ImportScope& import : imports_) {
    if (import.Answers(qualifier)) add(FindInImport(import, space, name));
  }
  return all;
}

Lookup ModuleScope::Find(Space space, Symbol qualifier, Symbol name) const {
  uint64_t key = (static_cast<uint64_t>(qualifier.index) << 32) | name.index;
  auto& cache = found_[static_cast<size_t>(space)];
  auto cached = cache.find(key);
  if (cached != cache.end()) return cached->second;
  std::vector<EntityId> all = FindAll(space, qualifier, name);
  Lookup lookup;
  if (!all.empty()) lookup = {all.front(), all.size() > 1};
  cache.emplace(key, lookup);
  return lookup;
}

bool ModuleScope::IsInScope(EntityId id) const {
  const Entity& entity = state_.entities[id];
  if (entity.module == module_) return true;
  bool is_type = entity.kind == EntityKind::kDataType || entity.kind == EntityKind::kSynonym ||
                 entity.kind == EntityKind::kClass;
  Space space = is_type ? Space::kType : Space::kValue;
  return std::any_of(imports_.begin(), imports_.end(), [&](const ImportScope& import) {
    return FindInImport(import, space, entity.name) == id;
  });
}

bool ModuleScope::MayBeMissing(Space space, Symbol qualifier, Symbol name) const {
  const size_t s = static_cast<size_t>(space);
  return std::any_of(imports_.begin(), imports_.end(), [&](const ImportScope& import) {
    if (!import.Answers(qualifier)) return false;
    // Listed, but the module does not export it: that was reported.
    const auto found = import.listed[s].find(name);
    if (found != import.listed[s].end() && !found->second.has_value()) return true;
    if (import.module.has_value()) return false;
    return !import.has_list || import.hiding || import.listed[s].contains(name);
  });
}

}  // namespace inquest::haskell::rename
