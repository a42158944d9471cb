// How the variables of a program are bound: where the run has no variable of a name, its value follows from
// how the reference binds it.
#pragma once

#include <vector>

#include "core/core.h"

namespace inquest::oracle {

struct Definition {
  enum Kind : uint8_t {
    kUnknown,
    kParameter,  // number `index` of its owner, dictionaries counted
    kFunction,   // the local function `routine`
    kLet,        // a suspended expression
    kField,      // field `index` of the constructor `con` that the variable `from` is matched with
    kAlias,      // the value of `from`, evaluated
  } kind = kUnknown;
  uint32_t index = 0;
  core::RoutineId routine;
  core::VarId from;
  core::ConId con;
};

class Definitions {
 public:
  explicit Definitions(const core::Program& program);
  const Definition& of(core::VarId variable) const { return definitions_[variable.index]; }

 private:
  std::vector<Definition> definitions_;  // by VarId
};

}  // namespace inquest::oracle
