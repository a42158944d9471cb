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

// trail::kNone: not known.
using TypeNumber = uint32_t;
// What type variables stand for. A type found here may contain variables that stand for something again.
using TypeVariables = std::unordered_map<uint32_t, TypeNumber>;

// Made types are interned, so the store grows with the different types that are asked for, not with the
// questions. Everything ends on what a damaged file may describe; parts that are too deep stay as they are.
class TypeStore {
 public:
  // `layout` must outlive it.
  explicit TypeStore(const trail::Layout& layout);

  const trail::Type& operator[](TypeNumber type) const { return types_[type]; }
  // Whether it is that constructor, applied to whatever. The name: of Layout::names, kNone for none.
  bool Is(TypeNumber type, uint32_t name) const;
  TypeNumber Argument(TypeNumber type, size_t i) const;
  // The number of the name in Layout::names; kNone if no type has it.
  uint32_t NameOf(std::string_view name) const;

  TypeNumber Make(trail::Type type);
  // A type variable that is in no file: of one question each has its own number, from 0.
  TypeNumber NewVariable(uint32_t number);
  static bool IsMade(uint32_t variable) { return variable >= kFirstMade; }
  // With what variables stand for in place of them.
  TypeNumber Instance(TypeNumber type, const TypeVariables& variables);
  // Adds what the variables of `pattern` must stand for, for it to be `type`, as far as the two have the same
  // form. What a variable stands for already is matched instead.
  void Match(TypeNumber pattern, TypeNumber type, TypeVariables* variables);
  // Whether the two may be the same type, variables and what is not known being anything.
  bool MayBeSame(TypeNumber a, TypeNumber b) const;
  // The variables in it, each once, and whether it has parts that are not known.
  std::vector<uint32_t> VariablesIn(TypeNumber type) const;
  bool HasUnknown(TypeNumber type) const;
  // No variables and nothing unknown.
  bool IsClosed(TypeNumber type) const;

  // In source syntax; kNone is `_`.
  std::string Text(TypeNumber type) const;
  // `Show [Int]`; empty without a class.
  std::string Text(const trail::Predicate& predicate, const TypeVariables& variables);

 private:
  static constexpr uint32_t kFirstMade = 0x80000000u;  // variables of a file have small numbers
  using Done = std::unordered_map<TypeNumber, TypeNumber>;
  TypeNumber Instance(TypeNumber type, const TypeVariables& variables, int depth, Done* done);
  template <typename Visit>
  void ForEachPart(TypeNumber type, const Visit& visit) const;
  void Match(TypeNumber pattern, TypeNumber type, TypeVariables* variables, int* steps);

  const trail::Layout& layout_;
  std::vector<trail::Type> types_;
  std::map<std::vector<uint32_t>, TypeNumber> numbers_;  // of all types, once one was made
  enum class Closed : uint8_t { kNotAsked, kNo, kYes };
  mutable std::vector<Closed> closed_;  // by type
};

}  // namespace inquest::traced
