#include "haskell/derive/derive.h"

#include <string>

#include "haskell/derive/derivers.h"
#include "haskell/rename/default_methods.h"

namespace inquest::haskell::derive {
namespace {

struct DerivableClass {
  EntityId KnownEntities::*class_entity;
  std::string (*derive)(CodeBuilder&, const Shape&);
};

constexpr DerivableClass kDerivableClasses[] = {
    {&KnownEntities::eq_class, DeriveEq},
    {&KnownEntities::ord_class, DeriveOrd},
    {&KnownEntities::enum_class, DeriveEnum},
    {&KnownEntities::bounded_class, DeriveBounded},
    {&KnownEntities::ix_class, DeriveIx},
    {&KnownEntities::show_class, DeriveShow},
    {&KnownEntities::read_class, DeriveRead},
    {&KnownEntities::functor_class, DeriveFunctor},
    {&KnownEntities::foldable_class, DeriveFoldable},
    {&KnownEntities::traversable_class, DeriveTraversable},
    {&KnownEntities::data_class, DeriveData},
};

class ModuleDeriver {
 public:
  ModuleDeriver(Module& module, rename::State& state, base::Interner& names, source::Diagnostics& diagnostics)
      : module_(module), state_(state), names_(names), diagnostics_(diagnostics) {}

  void Run() {
    for (const DataDecl& data : module_.data_types) {
      Shape shape = ShapeOf(data.entity);
      for (const DerivingClause& clause : data.deriving) DeriveClause(data, shape, clause);
    }
    // Added at the end: while the written instances are looked at, their store must not move.
    for (InstanceDecl& instance : module_.instances) {
      if (instance.standalone) DeriveStandalone(instance);
    }
    for (InstanceDecl& instance : added_) module_.instances.push_back(std::move(instance));
  }

 private:
  Shape ShapeOf(EntityId type) const {
    Shape shape;
    shape.type = type;
    shape.is_enumeration = true;
    for (EntityId child : state_.entities[type].children) {
      if (state_.entities[child].kind != EntityKind::kConstructor) continue;
      shape.constructors.push_back(child);
      if (state_.entities[child].arity > 0) shape.is_enumeration = false;
    }
    if (shape.constructors.empty()) shape.is_enumeration = false;
    for (const DataDecl& data : module_.data_types) {
      if (data.entity == type) shape.declaration = &data;
    }
    return shape;
  }

  void DeriveClause(const DataDecl& data, const Shape& shape, const DerivingClause& clause) {
    if (!clause.class_name.target.entity.has_value()) return;  // reported
    const KnownEntities& known = state_.entities.known;
    // Every type has an instance of Typeable; Generic is only a name.
    if (clause.class_name.target.entity == known.typeable_class) return;
    if (clause.class_name.target.entity == known.generic_class) return;
    InstanceDecl instance;
    instance.span = clause.class_name.span;
    instance.class_name = clause.class_name;
    instance.derived = true;
    instance.via = clause.via;
    if (!MakeBody(instance, shape, clause.strategy)) return;
    const uint32_t open = state_.entities[clause.class_name.target.entity].parameter_arity;
    if (open > data.parameters.size()) {
      Refuse(instance, shape, "it has too few type parameters");
      return;
    }
    instance.types = clause.arguments;
    instance.types.push_back(InstanceType(data, data.parameters.size() - open));
    added_.push_back(std::move(instance));
  }

  void DeriveStandalone(InstanceDecl& instance) {
    instance.derived = true;
    EntityId type = HeadOf(instance);
    if (!type.has_value() || !instance.class_name.target.entity.has_value()) return;  // reported
    if (state_.entities[type].kind != EntityKind::kDataType) {
      diagnostics_.Error(instance.span,
                         "cannot derive an instance for `" + NameOf(type) + "`: it is not a data type");
      return;
    }
    InstanceDecl derived = instance;
    if (MakeBody(derived, ShapeOf(type), instance.strategy)) instance = std::move(derived);
  }

  // The type constructor that a standalone instance is for.
  EntityId HeadOf(const InstanceDecl& instance) const {
    if (instance.types.empty()) return {};
    TypeExprId type = instance.types.back();
    while (true) {
      const auto& node = module_.types[type].node;
      if (auto* app = std::get_if<TypeApp>(&node)) {
        type = app->function;
      } else if (auto* kinded = std::get_if<TypeKinded>(&node)) {
        type = kinded->type;
      } else if (auto* con = std::get_if<TypeCon>(&node)) {
        return con->name.target.entity;
      } else {
        diagnostics_.Error(instance.span, "instances can be derived for data types only");
        return {};
      }
    }
  }

  const DerivableClass* Find(EntityId class_entity) const {
    for (const DerivableClass& derivable : kDerivableClasses) {
      if (state_.entities.known.*derivable.class_entity == class_entity) return &derivable;
    }
    return nullptr;
  }

  // Fills in the methods, or says where they come from. False if it cannot be done; that was reported.
  bool MakeBody(InstanceDecl& instance, const Shape& shape, DerivingStrategy strategy) {
    EntityId class_entity = instance.class_name.target.entity;
    const DerivableClass* derivable = Find(class_entity);
    const bool is_newtype = state_.entities[shape.type].is_newtype;
    if (strategy == DerivingStrategy::kAnyclass) {
      instance.strategy = strategy;
      instance.body = module_.decls.Add({});
      rename::AddDefaultMethods(module_, instance.body, instance.class_name.target.entity, instance.span,
                                state_.entities);
      return true;
    }
    if (strategy == DerivingStrategy::kVia) {
      instance.newtype_deriving = true;
      instance.body = module_.decls.Add({});
      return true;
    }
    // A newtype's Enum can only be that of its field.
    bool reuse = derivable == nullptr || derivable->class_entity == &KnownEntities::enum_class;
    if (strategy == DerivingStrategy::kNewtype ||
        (is_newtype && reuse && strategy == DerivingStrategy::kNone)) {
      if (!is_newtype) return Refuse(instance, shape, "it is not a newtype");
      instance.newtype_deriving = true;
      instance.body = module_.decls.Add({});
      return true;
    }
    if (derivable == nullptr) {
      if (HasDeriveAnyClass() && strategy == DerivingStrategy::kNone) {
        instance.body = module_.decls.Add({});
        return true;
      }
      return Refuse(instance, shape,
                    "of a data type only Eq, Ord, Enum, Bounded, Ix, Show, Read, Functor, Foldable and "
                    "Traversable can be "
                    "derived");
    }
    CodeBuilder code(module_, state_, names_, class_entity, instance.class_name.span);
    std::string failure = derivable->derive(code, shape);
    if (!failure.empty()) return Refuse(instance, shape, failure);
    if (!code.complete()) return Refuse(instance, shape, "the library module Inquest.Derive is not loaded");
    instance.body = code.Finish();
    return true;
  }

  bool HasDeriveAnyClass() const {
    for (const Name& extension : module_.extensions) {
      if (names_.text(extension.text) == "DeriveAnyClass") return true;
    }
    return false;
  }

  bool Refuse(const InstanceDecl& instance, const Shape& shape, const std::string& reason) {
    diagnostics_.Error(instance.class_name.span, "cannot derive `" +
                                                     NameOf(instance.class_name.target.entity) + "` for `" +
                                                     NameOf(shape.type) + "`: " + reason);
    return false;
  }

  // The type applied to its first `count` parameters: all but those that a class of type constructors leaves
  // open.
  TypeExprId InstanceType(const DataDecl& data, size_t count) {
    Span span = data.name.span;
    TypeExprId type = module_.types.Add({span, TypeCon{data.name}});
    for (size_t i = 0; i < count; ++i) {
      TypeExprId argument = module_.types.Add({span, TypeVar{data.parameters[i].name}});
      type = module_.types.Add({span, TypeApp{type, argument}});
    }
    return type;
  }

  std::string NameOf(EntityId entity) const { return std::string(names_.text(state_.entities[entity].name)); }

  Module& module_;
  rename::State& state_;
  base::Interner& names_;
  source::Diagnostics& diagnostics_;
  std::vector<InstanceDecl> added_;
};

}  // namespace

void Derive(Module& module, ModuleId, rename::State& state, base::Interner& names,
            source::Diagnostics& diagnostics) {
  ModuleDeriver(module, state, names, diagnostics).Run();
}

}  // namespace inquest::haskell::derive
