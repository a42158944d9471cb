// What values tell of their types: a character is a Char, `Just 'x'` a Maybe Char. A number does not tell
// which of several types it has.
#pragma once

#include <optional>
#include <unordered_set>

#include "traced/value/type_store.h"
#include "trail/trail.h"

namespace inquest::traced {

class ValueTypes {
 public:
  // Both must outlive it.
  ValueTypes(const trail::Trail& trail, TypeStore* types);

  // Adds what the value tells of the variables of its type, from its outer levels and the beginnings of its
  // lists. `made`: how many variables of TypeStore::NewVariable the question has used.
  void Match(TypeNumber type, trail::Word value, TypeVariables* variables, uint32_t* made) const;
  // The name of the data type that a constructor is of; none for other values, and where it is not known.
  std::optional<uint32_t> DataTypeOf(trail::Word value) const;
  // Whether suspected code's modules, or others that are no library, declare the type.
  bool IsDataOfProgram(uint32_t name) const;
  // The type of a field, dictionaries not counted, of a constructor of that type; kNone if it is not known.
  TypeNumber FieldType(const trail::Callable& constructor, uint32_t field, TypeNumber type) const;

 private:
  struct Item {
    TypeNumber type;
    trail::Word value;
    int depth;
  };
  // The type of an atom or box by itself; of a constructor with variables for its type's arguments.
  TypeNumber TypeOf(trail::Word value, uint32_t* made) const;
  TypeNumber Made(uint32_t name) const;
  TypeNumber ResultOf(const trail::Callable& constructor) const;
  const trail::Callable* ConstructorOf(trail::Word value, trail::Object* object) const;

  const trail::Trail& trail_;
  TypeStore& types_;
  uint32_t function_name_, char_name_, double_name_, float_name_;
  std::unordered_set<uint32_t> of_program_;  // names of data types that the program declares
};

}  // namespace inquest::traced
