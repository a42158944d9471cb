// Entities: every top-level name of every module of the program, one store for all. The renamer adds
// them; later phases attach what they know about an entity in stores of their own.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "haskell/ast/ast.h"

namespace inquest::haskell {

enum class EntityKind : uint8_t {
  kFunction,        // a top-level function or variable, or a variable of a top-level pattern binding
  kMethod,          // parent: its class
  kConstructor,     // parent: its data type
  kField,           // parent: its data type
  kPrimitive,       // foreign import prim
  kPatternSynonym,  // children: the matcher and, if it can be built, the builder
  kDataType,        // data or newtype
  kSynonym,
  kClass,
};

struct Entity {
  EntityKind kind = EntityKind::kFunction;
  Symbol name;
  ModuleId module;
  Span span;
  EntityId parent;
  std::vector<EntityId>
      children;  // constructors then fields of a data type; methods of a class; kPatternSynonym
  Fixity fixity;
  bool has_fixity = false;
  // Constructors.
  uint32_t arity = 0;
  uint32_t index = 0;            // position among the constructors of the type; of a method in its class
  std::vector<EntityId> fields;  // for a record constructor: the field of each position, else empty
  std::vector<bool> strict;      // per position
  bool is_newtype = false;       // of a data type and of its constructor
  bool is_family = false;  // a kDataType that is a type family; a class's families are among its children
  bool is_record = false;
  bool is_infix = false;  // declared infix: a `C` b
  // Methods: the function that instances get which do not define it (DefaultSignatures).
  EntityId default_function;
  // Classes: how many type arguments the parameter takes, as the signatures show: 0 for Eq, 1 for Functor.
  uint32_t parameter_arity = 0;
};

// Wired-in names: what the syntax of Haskell needs whatever is in scope. `[]`, `(:)`, `()`, tuples and
// `->` are made by the renamer itself in the module `Inquest.Builtin`; the others are found by name in
// that module or in the module that defines them, once it has been renamed. Modules of lib/ that are
// renamed before such a name exists do not use the syntax that needs it.
struct KnownEntities {
  // Made by the renamer.
  EntityId function_type, list_type, unit_type;
  EntityId nil, cons, unit;
  // Tuple types and constructors by size; index 0 and 1 are unused. Up to 15 elements.
  static constexpr size_t kMaxTuple = 15;
  std::array<EntityId, kMaxTuple + 1> tuple_types, tuples;
  // Found by name. KNOWN_ENTITY(member, "module", "name", is_type)
#define KNOWN_ENTITY(member, module, name, is_type) EntityId member;
#include "haskell/rename/known_entities.def"
};

struct ModuleInfo {
  Symbol name;
  source::FileId file;
  bool is_library = false;
};

// The top-level names of the whole program.
struct Entities {
  base::Store<EntityId, Entity> store;
  base::Store<ModuleId, ModuleInfo> modules;
  KnownEntities known;

  Entity& operator[](EntityId id) { return store[id]; }
  const Entity& operator[](EntityId id) const { return store[id]; }
};

}  // namespace inquest::haskell
