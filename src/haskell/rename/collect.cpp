#include "haskell/rename/collect.h"

#include <string>

namespace inquest::haskell::rename {
namespace {

class Collector {
 public:
  Collector(Module& module, State& state, const base::Interner& names, ModuleScope& scope,
            source::Diagnostics& diagnostics)
      : module_(module), state_(state), names_(names), scope_(scope), diagnostics_(diagnostics) {}

  void Run() {
    for (DataDecl& data : module_.data_types) AddDataType(data);
    for (SynonymDecl& synonym : module_.synonyms) {
      synonym.entity = synonym.name.target.entity =
          Add(EntityKind::kSynonym, synonym.name.text, synonym.name.span);
    }
    for (FamilyDecl& family : module_.families) {
      family.entity = family.name.target.entity =
          Add(EntityKind::kDataType, family.name.text, family.name.span);
      state_.entities[family.entity].is_family = true;
    }
    for (ClassDecl& declaration : module_.classes) AddClass(declaration);
    for (ForeignDecl& foreign : module_.foreigns) {
      foreign.entity = foreign.name.target.entity =
          Add(EntityKind::kPrimitive, foreign.name.text, foreign.name.span);
    }
    if (!module_.top.has_value()) return;
    for (BindingId id : module_.decls[module_.top].bindings) {
      Binding& binding = module_.bindings[id];
      if (binding.pattern.has_value()) continue;
      binding.entity = binding.name.target.entity =
          Add(EntityKind::kFunction, binding.name.text, binding.name.span);
    }
    for (PatternSynonymDecl& synonym : module_.pattern_synonyms) AddPatternSynonym(synonym);
    for (const ClassDecl& declaration : module_.classes) AddDefaultFunctions(declaration);
  }

 private:
  EntityId Add(EntityKind kind, Symbol name, Span span, EntityId parent = {}) {
    Entity entity;
    entity.kind = kind;
    entity.name = name;
    entity.module = scope_.module();
    entity.span = span;
    entity.parent = parent;
    EntityId id = state_.entities.store.Add(std::move(entity));
    DefineTopLevel(id, state_, names_, scope_, diagnostics_);
    return id;
  }

  // Its functions were defined with the bindings.
  void AddPatternSynonym(PatternSynonymDecl& synonym) {
    EntityId id = Add(EntityKind::kPatternSynonym, synonym.name.text, synonym.name.span);
    synonym.entity = synonym.name.target.entity = id;
    state_.entities[id].arity = static_cast<uint32_t>(synonym.parameters.size());
    for (const char* prefix : {"$m", "$b"}) {
      const NameMap& own = scope_.own(Space::kValue);
      const auto part = own.find(names_.Find(prefix + Text(synonym.name.text)));
      if (part != own.end()) state_.entities[id].children.push_back(part->second);
    }
  }

  void AddDataType(DataDecl& data) {
    data.entity = data.name.target.entity = Add(EntityKind::kDataType, data.name.text, data.name.span);
    state_.entities[data.entity].is_newtype = data.is_newtype;
    std::vector<EntityId> fields;
    for (ConstructorDecl& constructor : data.constructors) AddConstructor(data, constructor, fields);
    std::vector<EntityId>& children = state_.entities[data.entity].children;
    children.insert(children.end(), fields.begin(), fields.end());
  }

  void AddConstructor(const DataDecl& data, ConstructorDecl& constructor,
                      std::vector<EntityId>& type_fields) {
    EntityId id = Add(EntityKind::kConstructor, constructor.name.text, constructor.name.span, data.entity);
    constructor.entity = constructor.name.target.entity = id;
    std::vector<EntityId> fields;
    std::vector<bool> strict;
    for (FieldDecl& field : constructor.fields) {
      strict.push_back(field.strict);
      if (!constructor.record || !field.name.has_value()) continue;
      field.entity = Field(data, field, type_fields);
      for (EntityId other : fields) {
        if (other != field.entity) continue;
        diagnostics_.Error(field.span, "the constructor `" + Text(constructor.name.text) +
                                           "` has two fields named `" + Text(field.name) + "`");
      }
      fields.push_back(field.entity);
    }
    Entity& entity = state_.entities[id];
    entity.arity = static_cast<uint32_t>(constructor.fields.size());
    entity.index = static_cast<uint32_t>(state_.entities[data.entity].children.size());
    entity.fields = std::move(fields);
    entity.strict = std::move(strict);
    entity.is_newtype = data.is_newtype;
    entity.is_record = constructor.record;
    entity.is_infix = constructor.infix;
    state_.entities[data.entity].children.push_back(id);
  }

  // A field belongs to its type: constructors of one type share the fields of one name (H2010 4.2.1).
  EntityId Field(const DataDecl& data, const FieldDecl& field, std::vector<EntityId>& type_fields) {
    auto own = scope_.own(Space::kValue).find(field.name);
    if (own != scope_.own(Space::kValue).end()) {
      const Entity& entity = state_.entities[own->second];
      if (entity.kind == EntityKind::kField && entity.parent == data.entity) return own->second;
    }
    EntityId id = Add(EntityKind::kField, field.name, field.span, data.entity);
    type_fields.push_back(id);
    return id;
  }

  void AddDefaultFunctions(const ClassDecl& declaration) {
    const NameMap& own = scope_.own(Space::kValue);
    for (EntityId method : state_.entities[declaration.entity].children) {
      const auto function = own.find(names_.Find("$dm" + Text(state_.entities[method].name)));
      if (function != own.end()) state_.entities[method].default_function = function->second;
    }
  }

  void AddClass(ClassDecl& declaration) {
    EntityId id = Add(EntityKind::kClass, declaration.name.text, declaration.name.span);
    declaration.entity = declaration.name.target.entity = id;
    if (!declaration.body.has_value()) return;
    for (TypeSignature& signature : module_.decls[declaration.body].signatures) {
      for (Name& name : signature.names) {
        EntityId method = Add(EntityKind::kMethod, name.text, name.span, id);
        name.target.entity = method;
        std::vector<EntityId>& children = state_.entities[id].children;
        state_.entities[method].index = static_cast<uint32_t>(children.size());
        children.push_back(method);
      }
    }
    for (uint32_t family : declaration.families) {
      const EntityId entity = module_.families[family].entity;
      state_.entities[entity].parent = id;
      state_.entities[id].children.push_back(entity);
    }
  }

  std::string Text(Symbol symbol) const { return std::string(names_.text(symbol)); }

  Module& module_;
  State& state_;
  const base::Interner& names_;
  ModuleScope& scope_;
  source::Diagnostics& diagnostics_;
};

}  // namespace

void CollectDefinitions(Module& module, State& state, const base::Interner& names, ModuleScope& scope,
                        source::Diagnostics& diagnostics) {
  Collector(module, state, names, scope, diagnostics).Run();
}

void DefineTopLevel(EntityId id, const State& state, const base::Interner& names, ModuleScope& scope,
                    source::Diagnostics& diagnostics) {
  const Entity& entity = state.entities[id];
  bool is_type = entity.kind == EntityKind::kDataType || entity.kind == EntityKind::kSynonym ||
                 entity.kind == EntityKind::kClass;
  EntityId other = scope.Define(is_type ? Space::kType : Space::kValue, entity.name, id);
  if (!other.has_value()) return;
  std::vector<source::Note> notes = {{state.entities[other].span, "it is first defined here"}};
  if (entity.kind == EntityKind::kFunction && state.entities[other].kind == EntityKind::kFunction) {
    notes.push_back({{}, "the equations of one function must stand together"});
  }
  if (entity.kind == EntityKind::kField && state.entities[other].kind == EntityKind::kField) {
    notes.push_back(
        {{}, "fields of different types need different names; DuplicateRecordFields is not supported"});
  }
  diagnostics.Error(entity.span,
                    "`" + std::string(names.text(entity.name)) + "` is defined twice in this module",
                    std::move(notes));
}

}  // namespace inquest::haskell::rename
