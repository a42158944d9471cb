#include "haskell/rename/exports.h"

#include <algorithm>
#include <string>

namespace inquest::haskell::rename {
namespace {

bool IsType(EntityKind kind) {
  return kind == EntityKind::kDataType || kind == EntityKind::kSynonym || kind == EntityKind::kClass;
}

class Exporter {
 public:
  Exporter(Module& module, State& state, const base::Interner& names, const ModuleScope& scope,
           const ResolveExported& resolve, source::Diagnostics& diagnostics)
      : module_(module),
        state_(state),
        names_(names),
        scope_(scope),
        resolve_(resolve),
        diagnostics_(diagnostics) {}

  Exports Run() {
    if (module_.has_exports) {
      for (Export& item : module_.exports) {
        if (item.is_module) {
          AddModule(item);
        } else {
          AddItem(item);
        }
      }
    } else if (!module_.has_header && names_.text(module_.name.text) == "Main") {
      AddMain();
    } else {
      AddOwn({});
    }
    return std::move(result_);
  }

 private:
  void Add(EntityId id, Span span) {
    const Entity& entity = state_.entities[id];
    bool is_type = IsType(entity.kind);
    NameMap& map = is_type ? result_.type_by_name : result_.value_by_name;
    auto [place, added] = map.emplace(entity.name, id);
    if (added) {
      (is_type ? result_.types : result_.values).push_back(id);
    } else if (place->second != id) {
      diagnostics_.Error(span, "the export list has two different `" + Text(entity.name) + "`",
                         {{state_.entities[place->second].span, "one is defined here"},
                          {entity.span, "the other is defined here"}});
    }
  }

  // A module without a header is `module Main (main) where` (H2010 5.1).
  void AddMain() {
    Lookup main = scope_.Find(Space::kValue, {}, names_.Find("main"));
    if (main.entity.has_value() && !main.ambiguous) Add(main.entity, {});
  }

  // In the order of definition, so that dumps do not depend on a hash.
  void AddOwn(Span span) {
    std::vector<EntityId> own;
    for (Space space : {Space::kType, Space::kValue}) {
      for (const auto& [name, entity] : scope_.own(space)) own.push_back(entity);
    }
    std::sort(own.begin(), own.end());
    for (EntityId entity : own) Add(entity, span);
  }

  // `module M` exports what is in scope both as e and as M.e (H2010 5.2).
  void AddModule(const Export& item) {
    Symbol name = item.item.name.text;
    bool known = name == scope_.name();
    if (known) AddOwn(item.span);
    for (const ImportScope& import : scope_.imports()) {
      if (import.qualifier != name) continue;
      known = true;
      if (!import.qualified && import.module.has_value()) AddImport(import, item.span);
    }
    if (!known) diagnostics_.Error(item.span, "the module `" + Text(name) + "` is exported but not imported");
  }

  void AddImport(const ImportScope& import, Span span) {
    const Exports& exports = state_.exports[import.module];
    for (EntityId entity : exports.types) {
      if (scope_.FindInImport(import, Space::kType, state_.entities[entity].name) == entity)
        Add(entity, span);
    }
    for (EntityId entity : exports.values) {
      if (scope_.FindInImport(import, Space::kValue, state_.entities[entity].name) == entity)
        Add(entity, span);
    }
  }

  void AddItem(Export& item) {
    ImportItem& names = item.item;
    std::string_view text = names_.text(names.name.text);
    bool is_type = (MayNameType(text) || names.is_type) && !names.is_pattern;
    if (is_type && !names.is_type && MayNameVariable(text)) {  // not ASCII: whatever is there
      is_type = scope_.Find(Space::kType, names.name.qualifier, names.name.text).entity.has_value();
    }
    EntityId entity = names.is_pattern
                          ? scope_.Find(Space::kValue, names.name.qualifier, names.name.text).entity
                          : resolve_(is_type ? Space::kType : Space::kValue, names.name);
    if (names.is_pattern && !entity.has_value()) {
      diagnostics_.Error(names.name.span, "the pattern `" + Text(names.name.text) + "` is not in scope");
    }
    if (!entity.has_value()) return;
    Add(entity, item.span);
    if (names.all_children) {
      for (EntityId child : state_.entities[entity].children) {
        if (scope_.IsInScope(child)) Add(child, item.span);
      }
    }
    for (Name& child : names.children) AddChild(entity, child);
  }

  void AddChild(EntityId parent, Name& name) {
    for (EntityId child : state_.entities[parent].children) {
      if (state_.entities[child].name != name.text || !scope_.IsInScope(child)) continue;
      name.target.entity = child;
      Add(child, name.span);
      return;
    }
    if (EntityId synonym = scope_.Find(Space::kValue, name.qualifier, name.text).entity;
        synonym.has_value() && state_.entities[synonym].kind == EntityKind::kPatternSynonym) {
      // From now on the synonym belongs to the type.
      name.target.entity = synonym;
      state_.entities[synonym].parent = parent;
      state_.entities[parent].children.push_back(synonym);
      Add(synonym, name.span);
      return;
    }
    diagnostics_.Error(name.span, "`" + Text(name.text) + "` is not a constructor, field or method of `" +
                                      Text(state_.entities[parent].name) + "`");
  }

  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }

  Module& module_;
  State& state_;
  const base::Interner& names_;
  const ModuleScope& scope_;
  const ResolveExported& resolve_;
  source::Diagnostics& diagnostics_;
  Exports result_;
};

}  // namespace

Exports ComputeExports(Module& module, State& state, const base::Interner& names, const ModuleScope& scope,
                       const ResolveExported& resolve, source::Diagnostics& diagnostics) {
  return Exporter(module, state, names, scope, resolve, diagnostics).Run();
}

}  // namespace inquest::haskell::rename
