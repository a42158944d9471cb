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
  TypeWriter(const std::vector<Type>& types, const std::vector<std::string>& names)
      : types_(types), names_(names) {}

  std::string Text(uint32_t type);
  // As an argument of a type constructor or class: in brackets if it needs them.
  std::string Argument(uint32_t type);
  // `Show [a]`.
  std::string Text(const Predicate& predicate);

 private:
  enum class Around { kNothing, kFunctionArgument, kApplication };
  void Write(uint32_t type, Around around, int depth);
  void WriteApplication(const Type& type, Around around, int depth);
  void WriteTuple(const Type& type, int depth);
  std::string Head(const Type& type);
  bool IsName(uint32_t type, const char* name) const;

  const std::vector<Type>& types_;
  const std::vector<std::string>& names_;
  std::unordered_map<uint32_t, std::string> variables_;
  std::string out_;
};

}  // namespace inquest::trail
