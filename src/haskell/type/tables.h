// What the type checker remembers between modules beside the Environment that others read: kinds,
// synonyms, the index of instances, and memo tables over the interned types.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "haskell/type/elaboration.h"

namespace inquest::haskell::type {

using KindId = base::Id<struct TypeKindTag>;

// Kinds (H2010 4.1.1) with unification. `*` is `star`; an unknown kind is a variable until something
// fixes it or Default makes it `*` (H2010 4.6).
class Kinds {
 public:
  Kinds();
  KindId star() const { return star_; }
  KindId NewVariable();
  KindId Arrow(KindId argument, KindId result);
  bool Unify(KindId a, KindId b);
  bool IsArrow(KindId kind, KindId* argument, KindId* result);
  bool IsVariable(KindId kind) { return nodes_[Find(kind)].tag == Tag::kVariable; }
  // Every variable made since `mark` that is still unknown becomes `*`; with PolyKinds it stands for any kind
  // at each use from then on.
  void DefaultFrom(size_t mark, bool poly_kinds);
  size_t mark() const { return nodes_.size(); }
  std::string Show(KindId kind);

 private:
  enum class Tag : uint8_t { kStar, kArrow, kVariable, kAny, kLink };
  struct Node {
    Tag tag;
    KindId a, b;  // kArrow: argument, result; kLink: target in `a`
  };
  KindId Find(KindId kind);
  bool Occurs(KindId variable, KindId in);
  base::Store<KindId, Node> nodes_;
  KindId star_;
};

struct Synonym {
  std::vector<uint32_t> variables;
  TypeId type;  // none for the name of a context
  std::vector<Predicate> context = {};
};

// TypeFamilies: an equation `F arguments = type` for all `variables`.
struct Equation {
  std::vector<uint32_t> variables;
  std::vector<TypeId> arguments;
  TypeId type;
};
struct Family {
  uint32_t arity = 0;
  bool closed = false;     // an equation counts only where those before it cannot
  bool injective = false;  // a data family: F a ~ F b only if a ~ b
  std::vector<Equation> equations;
};
// What an instance that does not say it gets: argument i is the class's parameter `parameters[i]`, if it is
// one.
struct FamilyDefault {
  core::TyConId family;
  std::vector<uint32_t> parameters;
  static constexpr uint32_t kOther = 0xffffffffu;
  Equation equation;
};

// One class above another: reached from entry `from` of the list (kSelf: the class itself) by
// superclass number `index`.
struct Ancestor {
  static constexpr uint32_t kSelf = 0xffffffffu;
  ClassId class_id;
  uint32_t from = kSelf;
  uint32_t index = 0;
};

// A constructor with type variables or a context of its own (ExistentialQuantification, GADTs).
struct OwnVariables {
  uint32_t shared = 0;   // so many of its scheme's variables are the type's parameters, the rest its own
  bool refines = false;  // its result is not the type applied to its parameters
};

struct Tables {
  Kinds kinds;
  std::unordered_map<EntityId, KindId> kind_of;                       // data types and synonyms
  std::unordered_map<EntityId, std::vector<KindId>> parameter_kinds;  // of classes
  std::unordered_map<core::TyConId, EntityId> entity_of;
  std::unordered_map<EntityId, Synonym> synonyms;
  // By class and head constructor (InstanceKey); heads that are no constructor under a none constructor.
  std::unordered_map<uint64_t, std::vector<InstanceId>> instances;
  std::unordered_map<uint64_t, EvidenceId> ground;        // by class and type: evidence without parameters
  base::Store<ClassId, std::vector<Ancestor>> ancestors;  // about the same type
  // Classes with a superclass that is about something else than their only parameter, itself or further up.
  std::unordered_set<ClassId> with_other_superclasses;
  // The type of a class's dictionaries, where the context of a rank-n type needs it:
  // forall a. Show a => t is Forall a. (Show's dictionary type a) -> t.
  std::unordered_map<ClassId, core::TyConId> dictionary_type;
  std::unordered_map<core::TyConId, ClassId> dictionary_class;
  std::unordered_map<EntityId, OwnVariables> own_variables;  // by constructor
  std::unordered_map<core::TyConId, Family> families;
  std::unordered_map<ClassId, std::vector<FamilyDefault>> family_defaults;
  TypeId error_type;  // what a type expression with an error becomes; nothing is reported about it again
  std::vector<TypeId> metas;        // the interned kMeta by index, so that a fresh one costs no lookup
  std::vector<uint8_t> has_var;     // by TypeId: 0 unknown, 1 contains no kVar, 2 contains one
  std::vector<uint8_t> has_family;  // the same for families
  std::vector<TypeId> subst;        // by kVar index: what Unifier::Apply puts there; none outside of a call
};

inline uint64_t InstanceKey(ClassId class_id, core::TyConId con) {
  return (uint64_t{class_id.index} << 32) | con.index;
}
inline uint64_t PredicateKey(ClassId class_id, TypeId type) {
  return (uint64_t{class_id.index} << 32) | type.index;
}

}  // namespace inquest::haskell::type
