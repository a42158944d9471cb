// What top-level names mean inside one module (H2010 5.3, 5.5): its own definitions and its imports, by
// qualifier and name space. Names are looked up in the exports of the imported modules when they are used;
// nothing is copied.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "haskell/rename/rename.h"

namespace inquest::haskell::rename {

enum class Space : uint8_t { kType, kValue };

using NameMap = std::unordered_map<Symbol, EntityId>;

// The names that `exports` has in one name space.
const NameMap& NamesOf(const Exports& exports, Space space);

// Whether a name in an import or export list can be a type or class, and whether it can be a value: by its
// first letter. A letter beyond ASCII leaves both open.
bool MayNameType(std::string_view text);
bool MayNameVariable(std::string_view text);

// One import declaration after its list was looked up.
struct ImportScope {
  ModuleId module;  // none: the module could not be loaded
  Symbol module_name;
  Symbol qualifier;  // the `as` name, or the module's own
  bool qualified = false;
  bool hiding = false;
  bool has_list = false;
  bool implicit = false;
  NameMap listed[2];  // by Space; only with a list that does not hide
  std::unordered_set<Symbol> hidden[2];

  bool Answers(Symbol asked_qualifier) const {
    return asked_qualifier.has_value() ? asked_qualifier == qualifier : !qualified;
  }
};

struct Lookup {
  EntityId entity;         // none: not in scope; the first one found if ambiguous
  bool ambiguous = false;  // names several entities (H2010 5.5.2)
};

class ModuleScope {
 public:
  ModuleScope(ModuleId module, Symbol module_name, const State& state)
      : state_(state), module_(module), name_(module_name) {}

  // What is defined from now on belongs to this module.
  void set_module(ModuleId module) { module_ = module; }
  // Defines a top-level name; returns the entity that had this name in this module before, if any.
  EntityId Define(Space space, Symbol name, EntityId entity);
  void AddImport(ImportScope import) { imports_.push_back(std::move(import)); }

  Lookup Find(Space space, Symbol qualifier, Symbol name) const;
  // All the entities that an ambiguous name means, without repetition.
  std::vector<EntityId> FindAll(Space space, Symbol qualifier, Symbol name) const;
  // What `import` brings into scope under this name.
  EntityId FindInImport(const ImportScope& import, Space space, Symbol name) const;
  // Whether the entity is in scope under any name.
  bool IsInScope(EntityId entity) const;
  // Whether the name may come from a module that could not be loaded; then nothing more is reported about it.
  bool MayBeMissing(Space space, Symbol qualifier, Symbol name) const;

  const NameMap& own(Space space) const { return own_[static_cast<size_t>(space)]; }
  const std::vector<ImportScope>& imports() const { return imports_; }
  ModuleId module() const { return module_; }
  Symbol name() const { return name_; }

 private:
  const State& state_;
  ModuleId module_;
  Symbol name_;
  NameMap own_[2];
  std::vector<ImportScope> imports_;
  mutable std::unordered_map<uint64_t, Lookup> found_[2];  // by qualifier and name
};

}  // namespace inquest::haskell::rename
