#include "haskell/rename/imports.h"

#include <algorithm>
#include <string>

#include "haskell/rename/suggest.h"

namespace inquest::haskell::rename {
namespace {

class Importer {
 public:
  Importer(Import& import, const State& state, const base::Interner& names, source::Diagnostics& diagnostics)
      : import_(import), state_(state), names_(names), diagnostics_(diagnostics) {}

  ImportScope Run() {
    scope_.module_name = import_.module.text;
    scope_.qualifier = import_.as.has_value() ? import_.as : import_.module.text;
    scope_.qualified = import_.qualified;
    scope_.hiding = import_.hiding;
    scope_.has_list = import_.has_list;
    scope_.implicit = import_.implicit;
    auto found = state_.module_by_name.find(import_.module.text);
    if (found == state_.module_by_name.end()) {
      for (ImportItem& item : import_.items) ListUnknown(item);
      return std::move(scope_);
    }
    scope_.module = found->second;
    exports_ = &state_.exports[scope_.module];
    for (ImportItem& item : import_.items) {
      if (import_.hiding) {
        Hide(item);
      } else {
        Take(item);
      }
    }
    return std::move(scope_);
  }

 private:
  NameMap& listed(Space space) { return scope_.listed[static_cast<size_t>(space)]; }

  EntityId FindExport(Space space, Symbol name) const {
    const NameMap& map = NamesOf(*exports_, space);
    auto found = map.find(name);
    return found == map.end() ? EntityId() : found->second;
  }

  // The module or what it is to export is missing: remember what would have come from it.
  void ListUnknown(const ImportItem& item) {
    listed(Space::kType)[item.name.text];
    listed(Space::kValue)[item.name.text];
    for (const Name& child : item.children) listed(Space::kValue)[child.text];
  }

  void Hide(const ImportItem& item) {
    std::string_view text = names_.text(item.name.text);
    // A name without children hides types, classes and data constructors alike (H2010 5.3.1).
    if (MayNameType(text)) scope_.hidden[static_cast<size_t>(Space::kType)].insert(item.name.text);
    if (MayNameVariable(text) || !(item.has_children || item.all_children)) {
      scope_.hidden[static_cast<size_t>(Space::kValue)].insert(item.name.text);
    }
    for (const Name& child : item.children) {
      scope_.hidden[static_cast<size_t>(Space::kValue)].insert(child.text);
    }
    if (!item.all_children) return;
    EntityId type = FindExport(Space::kType, item.name.text);
    if (!type.has_value()) return;
    for (EntityId child : state_.entities[type].children) {
      Symbol name = state_.entities[child].name;
      if (FindExport(Space::kValue, name) == child)
        scope_.hidden[static_cast<size_t>(Space::kValue)].insert(name);
    }
  }

  void Take(ImportItem& item) {
    std::string_view text = names_.text(item.name.text);
    if ((MayNameVariable(text) && !item.is_type) || item.is_pattern) {
      EntityId value = FindExport(Space::kValue, item.name.text);
      if (value.has_value()) {
        listed(Space::kValue)[item.name.text] = item.name.target.entity = value;
        return;
      }
    }
    bool may_be_type = (MayNameType(text) || item.is_type) && !item.is_pattern;
    EntityId type = may_be_type ? FindExport(Space::kType, item.name.text) : EntityId();
    if (!type.has_value()) {
      ReportNotExported(item.name);
      ListUnknown(item);
      return;
    }
    listed(Space::kType)[item.name.text] = item.name.target.entity = type;
    if (item.all_children) {
      for (EntityId child : state_.entities[type].children) {
        Symbol name = state_.entities[child].name;
        for (Space space : {Space::kValue, Space::kType}) {
          if (FindExport(space, name) == child) listed(space)[name] = child;
        }
      }
    }
    for (Name& child : item.children) TakeChild(type, child);
  }

  void TakeChild(EntityId type, Name& child) {
    for (Space space : {Space::kValue, Space::kType}) {
      EntityId entity = FindExport(space, child.text);
      if (!entity.has_value() || state_.entities[entity].parent != type) continue;
      listed(space)[child.text] = child.target.entity = entity;
      return;
    }
    diagnostics_.Error(child.span, "`" + Text(child.text) + "` is not a constructor, field or method of `" +
                                       Text(state_.entities[type].name) + "` that `" +
                                       Text(import_.module.text) + "` exports");
  }

  void ReportNotExported(const Name& name) {
    std::string message =
        "the module `" + Text(import_.module.text) + "` does not export `" + Text(name.text) + "`";
    EntityId value = FindExport(Space::kValue, name.text);
    if (value.has_value() && state_.entities[value].kind == EntityKind::kConstructor) {
      std::string type = Text(state_.entities[state_.entities[value].parent].name);
      diagnostics_.Error(name.span, "`" + Text(name.text) + "` is a data constructor of `" + type +
                                        "`: import it as `" + type + "(" + Text(name.text) + ")`");
      return;
    }
    Nearest nearest(names_.text(name.text));
    for (Space space : {Space::kType, Space::kValue}) {
      for (const auto& [candidate, entity] : NamesOf(*exports_, space)) {
        if (space == Space::kType || state_.entities[entity].kind != EntityKind::kConstructor) {
          nearest.Offer(names_.text(candidate));
        }
      }
    }
    if (!nearest.best().empty()) message += ". Did you mean `" + nearest.best() + "`?";
    diagnostics_.Error(name.span, std::move(message));
  }

  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }

  Import& import_;
  const State& state_;
  const base::Interner& names_;
  source::Diagnostics& diagnostics_;
  const Exports* exports_ = nullptr;
  ImportScope scope_;
};

void AddImplicitImport(Module& module, Symbol name, bool with_names) {
  for (const Import& import : module.imports) {
    if (import.module.text == name) return;
  }
  Import import;
  import.span = module.name.span;
  import.module.text = name;
  import.module.span = module.name.span;
  import.implicit = true;
  import.has_list = !with_names;
  module.imports.push_back(std::move(import));
}

bool DerivesInstances(const Module& module) {
  return std::any_of(module.data_types.begin(), module.data_types.end(),
                     [](const DataDecl& data) { return !data.deriving.empty(); }) ||
         std::any_of(module.instances.begin(), module.instances.end(),
                     [](const InstanceDecl& instance) { return instance.standalone; });
}

bool DerivesViaTypes(const Module& module) {
  const auto is_via = [](const DerivingClause& clause) { return clause.via.has_value(); };
  return std::any_of(module.data_types.begin(), module.data_types.end(),
                     [&](const DataDecl& data) {
                       return std::any_of(data.deriving.begin(), data.deriving.end(), is_via);
                     }) ||
         std::any_of(module.instances.begin(), module.instances.end(),
                     [](const InstanceDecl& instance) { return instance.via.has_value(); });
}

}  // namespace

bool HasExtension(const Module& module, std::string_view name, const base::Interner& names) {
  for (const Name& extension : module.extensions) {
    if (names.text(extension.text) == name) return true;
  }
  return false;
}

void AddImplicitImports(Module& module, base::Interner& names) {
  std::string_view name = names.text(module.name.text);
  if (name.starts_with("Inquest.")) return;
  if (name != "Prelude" && !HasExtension(module, "NoImplicitPrelude", names)) {
    AddImplicitImport(module, names.Intern("Prelude"), true);
  }
  if (DerivesInstances(module)) AddImplicitImport(module, names.Intern("Inquest.Derive"), false);
  if (DerivesViaTypes(module)) AddImplicitImport(module, names.Intern("Inquest.Coerce"), false);
}

void AddImports(Module& module, const State& state, const base::Interner& names, ModuleScope& scope,
                source::Diagnostics& diagnostics) {
  for (Import& import : module.imports) {
    scope.AddImport(Importer(import, state, names, diagnostics).Run());
  }
}

}  // namespace inquest::haskell::rename
