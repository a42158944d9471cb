// What the type checker found out about a module: the type of each expression, pattern and variable,
// how each occurrence is instantiated and with which dictionaries, how each binding was generalised,
// and the classes and instances. The desugarer turns the renamed module and this into core.
#pragma once

#include <memory>
#include <unordered_map>
#include <vector>

#include "core/type.h"
#include "haskell/ast/ast.h"
#include "haskell/rename/entities.h"

namespace inquest::haskell::type {

using core::TypeId;
using ClassId = base::Id<struct TypeClassTag>;
using InstanceId = base::Id<struct InstanceTag>;
using DictVarId = base::Id<struct DictVarTag>;    // a dictionary parameter, unique in the program
using EvidenceId = base::Id<struct EvidenceTag>;  // how a dictionary is obtained

// A class constraint, `Show [a]`. For a class with several parameters `type` is the tuple of its types.
struct Predicate {
  ClassId class_id;
  TypeId type;
};

enum class EvidenceKind : uint8_t {
  kParam,       // the dictionary parameter `param`
  kInstance,    // the instance `instance` applied to `arguments` (its context, in order)
  kSuperclass,  // superclass number `index` of the dictionary `arguments[0]`
  kTypeRep,     // Typeable of the type constructor number `index`, applied to types with `arguments`
  kCoercion,    // Coercible: `step`, with what it needs as `arguments`
  kCycle,     // `arguments[0]`, which this is a part of: Show (Fix f) needs Show (f (Fix f)), which needs it
  kUnsolved,  // an error was reported
};
// How a value is coerced; newtypes exist at run time, so this is work.
enum class CoercionStep : uint8_t {
  kSame,    // as it is
  kUnwrap,  // out of the newtype `tycon`; then arguments[0]
  kWrap,    // arguments[0]; then into the newtype `tycon`
  kInside,  // the parts of a `tycon`: per parameter of the type two arguments, there and back
};
struct Evidence {
  EvidenceKind kind = EvidenceKind::kUnsolved;
  DictVarId param;
  InstanceId instance;
  uint32_t index = 0;
  CoercionStep step = CoercionStep::kSame;
  core::TyConId tycon;  // of a coercion, and where it is needed
  Span span;
  std::vector<EvidenceId> arguments;
};

// forall variables. context => type. `variables` are kVar indices.
struct Scheme {
  std::vector<uint32_t> variables;
  std::vector<Predicate> context;
  TypeId type;
};

// How one occurrence of a variable, method or constructor is used. A method's own class is the first
// predicate: for it `dictionaries[0]` is the dictionary that the method is selected from, and the rest
// belong to the method's own context.
struct Instantiation {
  std::vector<TypeId> types;
  std::vector<EvidenceId> dictionaries;
};

// How a binding was generalised: it takes these dictionaries before its own parameters. All bindings of
// an inferred group share them. Recursive occurrences inside the group are instantiated with them.
struct Generalisation {
  std::vector<uint32_t> variables;
  std::vector<DictVarId> dictionaries;
  std::vector<Predicate> context;  // one a dictionary
};

// FunctionalDependencies: the parameters at `from` determine those at `to`.
struct Dependency {
  std::vector<uint32_t> from, to;
};

struct Class {
  EntityId entity;
  std::vector<uint32_t> variables;  // kVar indices of the class's parameters, nearly always one
  std::vector<Dependency> dependencies;
  std::vector<Predicate> superclasses;  // over `variables`
  std::vector<EntityId> methods;        // in declaration order; Entity::index is the position
  std::vector<Scheme> method_schemes;   // variables begin with the class's, context[0] the class itself
  std::vector<BindingId> defaults;      // per method; none if there is no default (in `module`)
  std::vector<Generalisation> default_generalisations;  // dictionaries[0] is the class's own dictionary
  ModuleId module;
};

struct InstanceMethod {
  BindingId binding;              // none: use the class's default, or fail when called
  Generalisation generalisation;  // the method's own dictionaries, after those of the instance
};
struct Instance {
  ClassId class_id;
  ModuleId module;
  Span span;
  EntityId head;  // the type constructor of the head
  std::vector<uint32_t> variables;
  TypeId type;  // the head, over `variables`
  std::vector<Predicate> context;
  std::vector<DictVarId>
      dictionaries;  // one a context predicate: parameters of the dictionary and of each method
  std::vector<EvidenceId> superclasses;  // evidence for each superclass, over `dictionaries`
  std::vector<InstanceMethod> methods;   // per method of the class
  EvidenceId newtype_dictionary;         // GeneralizedNewtypeDeriving, DerivingVia: the dictionary to reuse
  TypeId via;                            // DerivingVia: the type whose instance is used
  EvidenceId from_via, to_via;           // how values come from it and go to it
  bool derived = false;
};

struct Tables;  // what only the checker itself remembers (tables.h)
class Checker;  // checker.h

// Grows as modules are checked in dependency order; entries never change once their module is done.
struct Environment {
  core::Types types;
  std::unordered_map<EntityId, core::TyConId> tycons;  // data types, newtypes
  std::unordered_map<EntityId, Scheme> schemes;        // functions, methods, constructors, fields, primitives
  base::Store<ClassId, Class> classes;
  std::unordered_map<EntityId, ClassId> class_of;
  base::Store<InstanceId, Instance> instances;
  base::Store<EvidenceId, Evidence> evidence;
  struct DictVar {
    Predicate predicate;
  };
  base::Store<DictVarId, DictVar> dict_vars;
  std::shared_ptr<Tables> tables;
};

// One module's elaboration; the ids are those of its ast::Module.
struct Elaboration {
  base::Store<ExprId, TypeId> expr_types;
  base::Store<PatId, TypeId> pat_types;
  base::Store<LocalId, TypeId>
      local_types;  // for a generalised local: its type over the generalised variables
  // For Var and Con expressions (hidden ones too), RecordConstruct and RecordUpdate (the type arguments of
  // its result). RankNTypes: for an App whose result is polymorphic, too: its dictionaries are applied to it.
  std::unordered_map<ExprId, Instantiation> uses;
  // For a pattern whose constructor has a context of its own: the dictionaries it binds, in order.
  std::unordered_map<PatId, std::vector<DictVarId>> pat_dictionaries;
  std::unordered_map<BindingId, Generalisation> generalisations;  // absent or empty: monomorphic
  std::unordered_map<ExprId, Generalisation>
      annotations;  // (e :: C a => t): e abstracted over dictionaries, then applied as `uses` says.
  // RankNTypes: for any other expression that stands where `forall a. C a => t` is needed: it is abstracted,
  // not applied.

  std::vector<TypeId> default_types;  // H2010 4.3.4: tried in this order

  // Set if bodies have been postponed: Require in check.h. Their types are missing above until then.
  std::shared_ptr<Checker> checker;
};

}  // namespace inquest::haskell::type
