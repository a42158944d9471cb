// Top-level declarations: types, classes, instances, and the block of top-level bindings.
#include <algorithm>

#include "haskell/rename/collect.h"
#include "haskell/rename/default_methods.h"
#include "haskell/rename/imports.h"
#include "haskell/rename/renamer.h"
#include "haskell/rename/suggest.h"

namespace inquest::haskell::rename {

Renamer::Renamer(Module& module, bool is_library, EntityId first_entity, State& state, base::Interner& names,
                 ModuleScope& scope, source::Diagnostics& diagnostics)
    : module_(module),
      is_library_(is_library),
      state_(state),
      names_(names),
      scope_(scope),
      diagnostics_(diagnostics),
      resolver_(state, names, scope, locals_, diagnostics),
      view_patterns_(HasExtension(module, "ViewPatterns", names)),
      overloaded_strings_(HasExtension(module, "OverloadedStrings", names)),
      postfix_operators_(HasExtension(module, "PostfixOperators", names)),
      first_entity_(first_entity) {
  resolver_.set_data_kinds(HasExtension(module, "DataKinds", names));
}

// ------------------------------------------------------------------------------ fixities

void Renamer::ApplyTopLevelFixities(bool report) {
  if (module_.top.has_value()) ApplyFixities(module_.decls[module_.top].fixities, {}, report);
  for (const ClassDecl& declaration : module_.classes) {
    if (!declaration.body.has_value()) continue;
    ApplyFixities(module_.decls[declaration.body].fixities, declaration.entity, report);
  }
}

// A fixity declaration belongs to an operator that is defined beside it (H2010 4.4.2): in this module, or
// among the methods of the class if `class_entity` is given.
void Renamer::ApplyFixities(std::vector<FixityDecl>& fixities, EntityId class_entity, bool report) {
  for (FixityDecl& declaration : fixities) {
    for (Name& name : declaration.operators) {
      const NameMap& own = scope_.own(Space::kValue);
      auto found = own.find(name.text);
      bool bound = found != own.end();
      // TypeOperators: the declaration is for the type of that name, too.
      const NameMap& types = scope_.own(Space::kType);
      if (auto type = types.find(name.text); type != types.end() && !class_entity.has_value()) {
        state_.entities[type->second].fixity = declaration.fixity;
        state_.entities[type->second].has_fixity = true;
        if (!bound) continue;
      }
      if (bound && class_entity.has_value()) bound = state_.entities[found->second].parent == class_entity;
      if (!bound) {
        if (report) {
          Error(name.span, "the fixity of " + resolver_.Quote(name) + " is declared where it is not defined");
        }
        continue;
      }
      Entity& entity = state_.entities[found->second];
      // Applying the same declaration again does no harm; another one is an error.
      if (entity.has_fixity && !name.target.has_value()) {
        if (report) Error(name.span, "the fixity of " + resolver_.Quote(name) + " is declared twice");
        continue;
      }
      name.target.entity = found->second;
      entity.fixity = declaration.fixity;
      entity.has_fixity = true;
      if (entity.kind != EntityKind::kPatternSynonym) continue;
      const std::vector<EntityId> parts = entity.children;
      for (EntityId part : parts) {
        state_.entities[part].fixity = declaration.fixity;
        state_.entities[part].has_fixity = true;
      }
    }
  }
}

// ------------------------------------------------------------------------------ top level

void Renamer::BindTopLevelPatterns() {
  binding_of_entity_.assign(state_.entities.store.size() - first_entity_.index, kNoBinding);
  if (!module_.top.has_value()) return;
  const std::vector<BindingId> bindings = module_.decls[module_.top].bindings;
  for (uint32_t i = 0; i < bindings.size(); ++i) {
    const Binding& binding = module_.bindings[bindings[i]];
    if (!binding.pattern.has_value()) {
      binding_of_entity_[binding.entity.index - first_entity_.index] = i;
      continue;
    }
    RenamePattern(binding.pattern, PatternScope::kTopLevel, module_.locals.next_id());
    binding_of_entity_.resize(state_.entities.store.size() - first_entity_.index, i);
  }
}

void Renamer::RenameDeclarations() {
  for (DataDecl& data : module_.data_types) RenameDataType(data);
  resolver_.set_classes_too(true);
  for (SynonymDecl& synonym : module_.synonyms) RenameType(synonym.type);
  resolver_.set_classes_too(false);
  for (FamilyDecl& family : module_.families) RenameEquations(family.equations);
  RenameEquations(module_.family_equations);
  for (ClassDecl& declaration : module_.classes) RenameClass(declaration);
  for (InstanceDecl& instance : module_.instances) RenameInstance(instance);
  for (DefaultDecl& declaration : module_.defaults) {
    for (TypeExprId type : declaration.types) RenameType(type);
  }
  for (ForeignDecl& foreign : module_.foreigns) {
    if (!is_library_) Error(foreign.span, "foreign declarations are not supported");
    RenameQualifiedType(foreign.type);
  }
  if (module_.top.has_value()) RenameTopLevel();
}

void Renamer::RenameTopLevel() {
  Decls decls = std::move(module_.decls[module_.top]);
  std::vector<bool> has_signature(state_.entities.store.size() - first_entity_.index, false);
  ResolveTopLevelSignatures(decls, has_signature);
  std::vector<Dependency> dependencies;
  for (uint32_t i = 0; i < decls.bindings.size(); ++i) {
    entity_uses_.clear();
    local_uses_.clear();
    RenameBinding(decls.bindings[i]);
    for (EntityId used : entity_uses_) {
      uint32_t number = used.index - first_entity_.index;
      uint32_t binding = binding_of_entity_[number];
      if (binding != kNoBinding) dependencies.push_back({i, binding, has_signature[number]});
    }
  }
  decls.groups = OrderIntoGroups(decls.bindings, std::move(dependencies));
  module_.decls[module_.top] = std::move(decls);
}

void Renamer::ResolveTopLevelSignatures(Decls& decls, std::vector<bool>& has_signature) {
  for (TypeSignature& signature : decls.signatures) {
    RenameQualifiedType(signature.type);
    for (Name& name : signature.names) {
      const NameMap& own = scope_.own(Space::kValue);
      auto found = own.find(name.text);
      if (found == own.end() || state_.entities[found->second].kind != EntityKind::kFunction) {
        Error(name.span, "the type signature of " + resolver_.Quote(name) + " has no binding beside it");
        continue;
      }
      name.target.entity = found->second;
      uint32_t number = found->second.index - first_entity_.index;
      if (has_signature[number]) Error(name.span, resolver_.Quote(name) + " has two type signatures");
      has_signature[number] = true;
    }
  }
}

// ------------------------------------------------------------------------------ types

void Renamer::RenameDataType(DataDecl& data) {
  RenameContext(data.context);
  for (ConstructorDecl& constructor : data.constructors) {
    RenameContext(constructor.context);
    RenameType(constructor.result);
    for (FieldDecl& field : constructor.fields) RenameType(field.type);
  }
  for (DerivingClause& clause : data.deriving) {
    resolver_.ResolveClass(clause.class_name);
    for (TypeExprId argument : clause.arguments) RenameType(argument);
    if (clause.via.has_value()) RenameType(clause.via);
  }
}

void Renamer::RenameEquations(std::vector<FamilyEquation>& equations) {
  for (FamilyEquation& equation : equations) {
    const EntityId known = equation.family.target.entity;
    const EntityId family = known.has_value() ? known : resolver_.ResolveType(equation.family);
    if (family.has_value() && !state_.entities[family].is_family) {
      Error(equation.family.span, resolver_.Quote(equation.family) + " is not a type family");
      equation.family.target = {};
    }
    for (TypeExprId argument : equation.arguments) RenameType(argument);
    RenameType(equation.type);
  }
}

// ------------------------------------------------------------------------------ classes and instances

void Renamer::RenameClass(ClassDecl& declaration) {
  RenameContext(declaration.context);
  RenameEquations(declaration.defaults);
  if (!declaration.body.has_value()) return;
  Decls decls = std::move(module_.decls[declaration.body]);
  for (TypeSignature& signature : decls.signatures) RenameQualifiedType(signature.type);
  module_.decls[declaration.body] = std::move(decls);
  RenameMethods(declaration.body, declaration.entity);
}

void Renamer::RenameInstance(InstanceDecl& instance) {
  RenameContext(instance.context);
  EntityId class_entity = resolver_.ResolveClass(instance.class_name);
  for (TypeExprId type : instance.types) RenameType(type);
  if (instance.via.has_value()) RenameType(instance.via);
  // Families of the class are meant, in scope or not, as methods are.
  for (FamilyEquation& equation : instance.equations)
    if (class_entity.has_value())
      equation.family.target.entity = FindMethod(class_entity, equation.family.text);
  RenameEquations(instance.equations);
  if (!instance.body.has_value()) return;
  Decls decls = std::move(module_.decls[instance.body]);
  for (TypeSignature& signature : decls.signatures) {  // InstanceSigs
    RenameQualifiedType(signature.type);
    for (Name& name : signature.names) {
      if (!class_entity.has_value()) continue;
      name.target.entity = FindMethod(class_entity, name.text);
      if (name.target.entity.has_value()) continue;
      ReportNoMethod(name, class_entity);
    }
  }
  module_.decls[instance.body] = std::move(decls);
  RenameMethods(instance.body, class_entity);
  if (!instance.derived)
    AddDefaultMethods(module_, instance.body, class_entity, instance.span, state_.entities);
}

// The bindings of a class or instance body define methods of the class, in scope or not (H2010 4.3.2).
// Without a class (an error was reported) only their right-hand sides are looked at.
void Renamer::RenameMethods(DeclsId body, EntityId class_entity) {
  const std::vector<BindingId> bindings = module_.decls[body].bindings;
  std::vector<EntityId> seen;
  for (BindingId id : bindings) {
    if (class_entity.has_value()) BindMethod(id, class_entity, seen);
    entity_uses_.clear();
    local_uses_.clear();
    RenameBinding(id);
  }
}

void Renamer::ReportNoMethod(const Name& name, EntityId class_entity) {
  std::string message =
      resolver_.Quote(name) + " is not a method of the class " + resolver_.Quote(class_entity);
  Nearest nearest(names_.text(name.text));
  for (EntityId method : state_.entities[class_entity].children) {
    nearest.Offer(names_.text(state_.entities[method].name));
  }
  if (!nearest.best().empty()) message += ". Did you mean `" + nearest.best() + "`?";
  Error(name.span, std::move(message));
}

void Renamer::BindMethod(BindingId id, EntityId class_entity, std::vector<EntityId>& seen) {
  Binding& binding = module_.bindings[id];
  std::string class_name = resolver_.Quote(class_entity);
  if (binding.pattern.has_value()) {
    Error(binding.span,
          "a pattern cannot define methods; define each method of " + class_name + " by its name");
    return;
  }
  EntityId method = FindMethod(class_entity, binding.name.text);
  if (!method.has_value()) {
    ReportNoMethod(binding.name, class_entity);
    return;
  }
  if (std::find(seen.begin(), seen.end(), method) != seen.end()) {
    Error(binding.name.span, "the method " + resolver_.Quote(binding.name) + " is defined twice here");
    return;
  }
  seen.push_back(method);
  binding.entity = binding.name.target.entity = method;
}

EntityId Renamer::FindMethod(EntityId class_entity, Symbol name) const {
  for (EntityId method : state_.entities[class_entity].children) {
    if (state_.entities[method].name == name) return method;
  }
  return {};
}

}  // namespace inquest::haskell::rename
