#include "haskell/rename/names.h"

#include "base/names.h"
#include "haskell/rename/builtins.h"
#include "haskell/rename/suggest.h"

namespace inquest::haskell::rename {
namespace {

std::string_view KindText(EntityKind kind) {
  switch (kind) {
    case EntityKind::kFunction:
    case EntityKind::kPrimitive:
      return "a function";
    case EntityKind::kMethod:
      return "a method";
    case EntityKind::kPatternSynonym:
      return "a pattern synonym";
    case EntityKind::kConstructor:
      return "a data constructor";
    case EntityKind::kField:
      return "a field";
    case EntityKind::kDataType:
      return "a data type";
    case EntityKind::kSynonym:
      return "a type synonym";
    case EntityKind::kClass:
      return "a class";
  }
  return "";
}

}  // namespace

std::string NameResolver::Quote(const Name& name) const {
  if (!name.qualifier.has_value()) return "`" + Text(name.text) + "`";
  return "`" + Text(name.qualifier) + "." + Text(name.text) + "`";
}

void NameResolver::ResolveVariable(Name& name) {
  if (!name.qualifier.has_value()) {
    LocalId local = locals_.Find(name.text);
    if (local.has_value()) {
      name.target.local = local;
      return;
    }
  }
  Resolve(Space::kValue, name);
}

EntityId NameResolver::ResolveConstructor(Name& name) {
  EntityId entity = Resolve(Space::kValue, name);
  if (!entity.has_value() || state_.entities[entity].kind == EntityKind::kConstructor ||
      state_.entities[entity].kind == EntityKind::kPatternSynonym)
    return entity;
  diagnostics_.Error(name.span, Quote(name) + " is " + std::string(KindText(state_.entities[entity].kind)) +
                                    ", not a data constructor");
  name.target = {};
  return {};
}

EntityId NameResolver::ResolveType(Name& name) {
  if (data_kinds_ && !scope_.Find(Space::kType, name.qualifier, name.text).entity.has_value()) {
    const EntityId promoted = scope_.Find(Space::kValue, name.qualifier, name.text).entity;
    if (promoted.has_value() && state_.entities[promoted].kind == EntityKind::kConstructor) {
      name.target.entity = promoted;
      return promoted;
    }
  }
  EntityId entity = Resolve(Space::kType, name);
  if (!entity.has_value() || state_.entities[entity].kind != EntityKind::kClass || classes_too_)
    return entity;
  diagnostics_.Error(name.span, Quote(name) + " is a class, not a type");
  name.target = {};
  return {};
}

EntityId NameResolver::ResolveClass(Name& name, bool or_synonym) {
  EntityId entity = Resolve(Space::kType, name);
  if (!entity.has_value() || state_.entities[entity].kind == EntityKind::kClass) return entity;
  if (or_synonym && state_.entities[entity].kind == EntityKind::kSynonym) return entity;
  diagnostics_.Error(name.span, Quote(name) + " is " + std::string(KindText(state_.entities[entity].kind)) +
                                    ", not a class");
  name.target = {};
  return {};
}

EntityId NameResolver::ResolveExported(Space space, Name& name) {
  EntityId entity = Resolve(space, name);
  if (!entity.has_value() || state_.entities[entity].kind != EntityKind::kConstructor) return entity;
  diagnostics_.Error(name.span, "the data constructor " + Quote(name) +
                                    " can only be exported with its type, as `" +
                                    Text(state_.entities[state_.entities[entity].parent].name) + "(..)`");
  return {};
}

EntityId NameResolver::FieldOf(EntityId constructor, Symbol name) const {
  if (!constructor.has_value()) return {};
  for (EntityId field : state_.entities[constructor].fields) {
    if (state_.entities[field].name == name) return field;
  }
  return {};
}

EntityId NameResolver::ResolveField(Name& name, EntityId constructor) {
  Lookup found = scope_.Find(Space::kValue, name.qualifier, name.text);
  EntityId own = FieldOf(constructor, name.text);
  if (own.has_value() && (found.ambiguous || !found.entity.has_value())) {
    name.target.entity = own;
    return own;
  }
  EntityId entity = Resolve(Space::kValue, name);
  if (!entity.has_value()) return {};
  if (state_.entities[entity].kind != EntityKind::kField) {
    diagnostics_.Error(name.span, Quote(name) + " is " + std::string(KindText(state_.entities[entity].kind)) +
                                      ", not a field of a record");
  } else if (constructor.has_value() && entity != own) {
    diagnostics_.Error(name.span, "the constructor " + Quote(constructor) + " has no field " + Quote(name));
  } else {
    return entity;
  }
  name.target = {};
  return {};
}

EntityId NameResolver::Resolve(Space space, Name& name) {
  if (!name.qualifier.has_value()) {
    name.target.entity =
        FindSpecialName(state_.entities.known, names_.text(name.text), space == Space::kType);
    if (name.target.entity.has_value()) return name.target.entity;
  }
  Lookup found = scope_.Find(space, name.qualifier, name.text);
  if (found.ambiguous) {
    ReportAmbiguous(space, name);
    return {};
  }
  if (!found.entity.has_value()) {
    ReportNotFound(space, name);
    return {};
  }
  name.target.entity = found.entity;
  return found.entity;
}

std::string NameResolver::Origin(EntityId id) const {
  const Entity& entity = state_.entities[id];
  if (entity.module == scope_.module()) return "this module's own";
  return "`" + Text(state_.entities.modules[entity.module].name) + "." + Text(entity.name) + "`";
}

void NameResolver::ReportAmbiguous(Space space, const Name& name) {
  std::vector<EntityId> all = scope_.FindAll(space, name.qualifier, name.text);
  std::string message = Quote(name) + " is ambiguous: it could be ";
  std::vector<source::Note> notes;
  for (size_t i = 0; i < all.size(); ++i) {
    if (i > 0) message += i + 1 == all.size() ? " or " : ", ";
    message += Origin(all[i]);
    const ImportScope* from = nullptr;
    for (const ImportScope& import : scope_.imports()) {
      if (import.Answers(name.qualifier) && scope_.FindInImport(import, space, name.text) == all[i])
        from = &import;
    }
    std::string note = Origin(all[i]) + " is ";
    note += from == nullptr ? "defined here" : "imported from `" + Text(from->module_name) + "`";
    if (from != nullptr && from->implicit)
      note += " (implicitly; `import Prelude hiding (" + Text(name.text) + ")` avoids it)";
    notes.push_back({from == nullptr ? state_.entities[all[i]].span : Span(), std::move(note)});
  }
  diagnostics_.Error(name.span, std::move(message), std::move(notes));
}

// "the variable", "the data constructor", ... as far as the spelling tells.
void NameResolver::ReportNotFound(Space space, const Name& name) {
  if (scope_.MayBeMissing(space, name.qualifier, name.text)) return;
  std::string_view text = names_.text(name.text);
  std::string what;
  if (space == Space::kType) {
    what = "the type or class ";
  } else if (MayNameType(text) && !MayNameVariable(text)) {
    what = "the data constructor ";
  } else if (base::IsOperatorName(text)) {
    what = "the operator ";
  }
  std::string message = what + Quote(name) + " is not in scope";
  std::string explanation =
      name.qualifier.has_value() ? ExplainQualified(space, name) : ExplainOtherSpace(space, name);
  if (!explanation.empty()) {
    message += ": " + explanation;
    diagnostics_.Error(name.span, std::move(message));
    return;
  }
  // Comparing with all names takes time: not where nobody reads on.
  constexpr size_t kErrorsRead = 200;
  std::string nearest = diagnostics_.error_count() < kErrorsRead ? FindNearest(space, name) : "";
  if (!nearest.empty()) message += ". Did you mean `" + nearest + "`?";
  std::vector<source::Note> notes;
  ModuleId library = FindLibraryExporting(state_, names_, space, name.text);
  if (library.has_value() && !name.qualifier.has_value()) {
    std::string module = Text(state_.entities.modules[library].name);
    std::string item = base::IsOperatorName(text) ? "(" + Text(name.text) + ")" : Text(name.text);
    EntityId entity = NamesOf(state_.exports[library], space).at(name.text);
    if (state_.entities[entity].kind == EntityKind::kConstructor) {
      item = Text(state_.entities[state_.entities[entity].parent].name) + "(" + item + ")";
    }
    notes.push_back({{}, Quote(name) + " is in " + module + ": add `import " + module + " (" + item + ")`"});
  } else if (std::string_view module = WellKnownModule(text);
             !module.empty() && !name.qualifier.has_value()) {
    notes.push_back(
        {{}, Quote(name) + " is in " + std::string(module) + ": add `import " + std::string(module) + "`"});
  }
  diagnostics_.Error(name.span, std::move(message), std::move(notes));
}

std::string NameResolver::ExplainQualified(Space space, const Name& name) const {
  std::string qualifier = Text(name.qualifier);
  std::string module;
  for (const ImportScope& import : scope_.imports()) {
    if (import.qualifier == name.qualifier) module = Text(import.module_name);
    if (import.qualifier != name.qualifier || !import.module.has_value()) continue;
    // Exported, but not taken by the import list.
    if (NamesOf(state_.exports[import.module], space).contains(name.text)) {
      return "the import of `" + module + "` leaves it out";
    }
  }
  if (module.empty() && name.qualifier != scope_.name()) {
    if (state_.module_by_name.contains(name.qualifier)) {
      return "the module `" + qualifier + "` is not imported: add `import qualified " + qualifier + "`";
    }
    std::string text = "no imported module is called `" + qualifier + "`";
    Nearest nearest(qualifier);
    for (const ImportScope& import : scope_.imports()) nearest.Offer(names_.text(import.qualifier));
    if (!nearest.best().empty()) text += ". Did you mean `" + nearest.best() + "." + Text(name.text) + "`?";
    if (std::string_view usual = UsualModule(qualifier); nearest.best().empty() && !usual.empty()) {
      text += "; add `import qualified " + std::string(usual) + " as " + qualifier + "`";
    }
    return text;
  }
  std::string text =
      module.empty() ? "this module does not define it" : "`" + module + "` does not export it";
  std::string nearest = FindNearest(space, name);
  if (!nearest.empty()) text += ". Did you mean `" + qualifier + "." + nearest + "`?";
  return text;
}

// A type where a value is needed, or the other way round.
std::string NameResolver::ExplainOtherSpace(Space space, const Name& name) const {
  Space other = space == Space::kType ? Space::kValue : Space::kType;
  Lookup found = scope_.Find(other, {}, name.text);
  if (!found.entity.has_value()) return "";
  return Quote(name) + " is " + std::string(KindText(state_.entities[found.entity].kind)) +
         (space == Space::kType ? ", not a type" : ", not a value");
}

std::string NameResolver::FindNearest(Space space, const Name& name) const {
  Nearest nearest(names_.text(name.text));
  if (!name.qualifier.has_value() && space == Space::kValue) {
    locals_.ForEachName([&](Symbol local) { nearest.Offer(names_.text(local)); });
  }
  if (!name.qualifier.has_value() || name.qualifier == scope_.name()) {
    for (const auto& [candidate, entity] : scope_.own(space)) nearest.Offer(names_.text(candidate));
  }
  for (const ImportScope& import : scope_.imports()) {
    if (!import.Answers(name.qualifier) || !import.module.has_value()) continue;
    for (const auto& [candidate, entity] : NamesOf(state_.exports[import.module], space)) {
      if (scope_.FindInImport(import, space, candidate).has_value()) nearest.Offer(names_.text(candidate));
    }
  }
  return nearest.best();
}

}  // namespace inquest::haskell::rename
