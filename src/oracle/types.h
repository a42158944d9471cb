// Types of a run and of a reference, compared by what they say: two programs number theirs differently.
#pragma once

#include <string>
#include <vector>

#include "base/interner.h"
#include "core/core.h"
#include "trail/layout.h"

namespace inquest::oracle {

// A type as a term: a constructor's name, or "" for a variable, with arguments.
struct PlainType {
  std::string name;
  trail::TypeVariableId variable;
  std::vector<PlainType> arguments;
  bool is_cut = false;  // too large or too deep: nothing is known of it, and it is taken for any type
};
PlainType PlainTypeOf(const trail::Layout& layout, trail::TypeId type);
PlainType PlainTypeOf(const core::Types& types, const base::Interner& names, core::TypeId type);

// What tells routines that are made of one binding from each other, and the instances of one class: classes
// with types, in one text. Variables are numbered as they come.
std::string TextOf(const trail::Layout& layout, const trail::Predicate& predicate);
std::string TextOf(const trail::Layout& layout, const std::vector<trail::Constraint>& constraints);
std::string TextOf(const core::Types& types, const base::Interner& names, const core::Predicate& predicate);
std::string TextOf(const core::Types& types, const base::Interner& names,
                   const std::vector<core::Constraint>& constraints);

// Whether `special` is `general` with types for its variables; a variable stands for one type throughout.
bool IsInstance(const PlainType& special, const PlainType& general);

}  // namespace inquest::oracle
