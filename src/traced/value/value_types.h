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
  void Match(TypeId type, trail::Word value, TypeVariables* variables, uint32_t* made) const;
  // The name of the data type that a constructor is of; none for other values, and where it is not known.
  NameId DataTypeOf(trail::Word value) const;
  // Whether suspected code's modules, or others that are no library, declare the type.
  bool IsDataOfProgram(NameId name) const;
  // The type of a field, dictionaries not counted, of a constructor of that type; none if it is not known.
  TypeId FieldType(const trail::Callable& constructor, uint32_t field, TypeId type) const;

 private:
  struct Item {
    TypeId type;
    trail::Word value;
    int depth;
  };
  // The type of an atom or box by itself; of a constructor with variables for its type's arguments.
  TypeId TypeOf(trail::Word value, uint32_t* made) const;
  TypeId Made(NameId name) const;
  TypeId ResultOf(const trail::Callable& constructor) const;
  const trail::Callable* ConstructorOf(trail::Word value, trail::Object* object) const;

  const trail::Trail& trail_;
  TypeStore& types_;
  NameId function_name_, char_name_, double_name_, float_name_;
  std::unordered_set<NameId> of_program_;  // names of data types that the program declares
};

}  // namespace inquest::traced
