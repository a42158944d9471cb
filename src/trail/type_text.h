// Types of a trace as text, in source syntax (H2010 4.1.2): `[a] -> (Int, Maybe b)`, `String` for [Char].
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "trail/layout.h"

namespace inquest::trail {

// Writes types of one list. Type variables are called a, b, .. in the order in which this writer met them.
// A type that is not known is `_`; what is too large to be read ends with `…`.
class TypeWriter {
 public:
  TypeWriter(const base::Store<TypeId, Type>& types, const base::Store<NameId, std::string>& names)
      : types_(types), names_(names) {}

  std::string Text(TypeId type);
  // As an argument of a type constructor or class: in brackets if it needs them.
  std::string Argument(TypeId type);
  // `Show [a]`.
  std::string Text(const Predicate& predicate);

 private:
  enum class Around { kNothing, kFunctionArgument, kApplication };
  void Write(TypeId type, Around around, int depth);
  void WriteApplication(const Type& type, Around around, int depth);
  void WriteTuple(const Type& type, int depth);
  std::string Head(const Type& type);
  bool IsName(TypeId type, const char* name) const;

  const base::Store<TypeId, Type>& types_;
  const base::Store<NameId, std::string>& names_;
  std::unordered_map<TypeVariableId, std::string> variables_;
  std::string out_;
};

}  // namespace inquest::trail
