// Types of a run and of a reference, compared by what they say: two programs number theirs differently.
#pragma once

#include <string>
#include <vector>

#include "base/interner.h"
#include "core/type.h"
#include "trail/layout.h"

namespace inquest::oracle {

// A type as a term: a constructor's name, or "" for a variable, with arguments.
struct PlainType {
  std::string name;
  uint32_t variable = trail::kNone;
  std::vector<PlainType> arguments;
};
PlainType PlainTypeOf(const trail::Layout& layout, uint32_t type);
PlainType PlainTypeOf(const core::Types& types, const base::Interner& names, core::TypeId type);

// Whether `special` is `general` with types for its variables; a variable stands for one type throughout.
bool IsInstance(const PlainType& special, const PlainType& general);

}  // namespace inquest::oracle
