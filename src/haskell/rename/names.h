// Resolution of name occurrences, with the messages for those that mean nothing or too much (H2010 5.5).
#pragma once

#include <string>

#include "haskell/rename/local_scope.h"
#include "haskell/rename/module_scope.h"
#include "source/diagnostics.h"

namespace inquest::haskell::rename {

class NameResolver {
 public:
  NameResolver(const State& state, const base::Interner& names, const ModuleScope& scope,
               const LocalScope& locals, source::Diagnostics& diagnostics)
      : state_(state), names_(names), scope_(scope), locals_(locals), diagnostics_(diagnostics) {}

  // DataKinds: a type may be a data constructor.
  void set_data_kinds(bool on) { data_kinds_ = on; }
  // ConstraintKinds: whether a class may stand where a type does. The type checker then decides.
  void set_classes_too(bool on) { classes_too_ = on; }

  // Each sets the name's target, or reports why it cannot. The result is none then.
  void ResolveVariable(Name& name);         // a local variable, or anything but a constructor
  EntityId ResolveConstructor(Name& name);  // a data constructor
  EntityId ResolveType(Name& name);         // a data type or synonym
  EntityId ResolveClass(Name& name, bool or_synonym = false);
  EntityId ResolveExported(Space space, Name& name);
  // A field in a record construction, pattern or update. `constructor` (may be none) settles what is
  // ambiguous, as with DisambiguateRecordFields.
  EntityId ResolveField(Name& name, EntityId constructor);

  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }
  std::string Quote(const Name& name) const;
  std::string Quote(EntityId entity) const { return "`" + Text(state_.entities[entity].name) + "`"; }

 private:
  EntityId Resolve(Space space, Name& name);
  EntityId FieldOf(EntityId constructor, Symbol name) const;
  void ReportAmbiguous(Space space, const Name& name);
  void ReportNotFound(Space space, const Name& name);
  std::string ExplainQualified(Space space, const Name& name) const;
  std::string ExplainOtherSpace(Space space, const Name& name) const;
  std::string FindNearest(Space space, const Name& name) const;
  std::string Origin(EntityId entity) const;

  bool data_kinds_ = false;
  bool classes_too_ = false;
  const State& state_;
  const base::Interner& names_;
  const ModuleScope& scope_;
  const LocalScope& locals_;
  source::Diagnostics& diagnostics_;
};

}  // namespace inquest::haskell::rename
