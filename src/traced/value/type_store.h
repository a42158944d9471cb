// The types of a trail, and instances of them made on demand.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "trail/layout.h"

namespace inquest::traced {

using trail::NameId;
using trail::TypeId;  // none: not known
using trail::TypeVariableId;
// What type variables stand for. A type found here may contain variables that stand for something again.
using TypeVariables = std::unordered_map<TypeVariableId, TypeId>;

// Made types are interned, so the store grows with the different types that are asked for, not with the
// questions. Everything ends on what a damaged file may describe; parts that are too deep stay as they are.
class TypeStore {
 public:
  // `layout` must outlive it.
  explicit TypeStore(const trail::Layout& layout);

  const trail::Type& operator[](TypeId type) const { return types_[type]; }
  // Whether it is that constructor, applied to whatever.
  bool Is(TypeId type, NameId name) const;
  TypeId Argument(TypeId type, size_t i) const;
  // None if nothing in the trail has that name.
  NameId NameOf(std::string_view name) const;

  TypeId Make(trail::Type type);
  // A type variable that is in no file: of one question each has its own number, from 0.
  TypeId NewVariable(uint32_t number);
  static bool IsMade(TypeVariableId variable) { return variable.index >= kFirstMade; }
  // With what variables stand for in place of them.
  TypeId Instance(TypeId type, const TypeVariables& variables);
  // Adds what the variables of `pattern` must stand for, for it to be `type`, as far as the two have the same
  // form. What a variable stands for already is matched instead.
  void Match(TypeId pattern, TypeId type, TypeVariables* variables);
  // Whether the two may be the same type, variables and what is not known being anything.
  bool MayBeSame(TypeId a, TypeId b) const;
  // The variables in it, each once, and whether it has parts that are not known.
  std::vector<TypeVariableId> VariablesIn(TypeId type) const;
  bool HasUnknown(TypeId type) const;
  // No variables and nothing unknown.
  bool IsClosed(TypeId type) const;

  // In source syntax; what is not known is `_`.
  std::string Text(TypeId type) const;
  // `Show [Int]`; empty without a class.
  std::string Text(const trail::Predicate& predicate, const TypeVariables& variables);

 private:
  static constexpr uint32_t kFirstMade = 0x80000000u;  // variables of a file have small numbers
  using Done = std::unordered_map<TypeId, TypeId>;
  TypeId Instance(TypeId type, const TypeVariables& variables, int depth, Done* done);
  template <typename Visit>
  void ForEachPart(TypeId type, const Visit& visit) const;
  void Match(TypeId pattern, TypeId type, TypeVariables* variables, int* steps);

  const trail::Layout& layout_;
  base::Store<TypeId, trail::Type> types_;
  std::map<std::vector<uint32_t>, TypeId> numbers_;  // of all types, once one was made
  enum class Closed : uint8_t { kNotAsked, kNo, kYes };
  mutable base::Store<TypeId, Closed> closed_;
};

}  // namespace inquest::traced
