// One function a derivable class: adds the methods to `code`. The result is empty, or says why the class
// cannot be derived for the type ("it has ...").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/names.h"
#include "haskell/derive/code_builder.h"

namespace inquest::haskell::derive {

struct Shape {
  EntityId type;
  std::vector<EntityId> constructors;
  const DataDecl* declaration = nullptr;  // none if another module defines the type

  // All constructors without arguments, and at least one (H2010 4.2.1).
  bool is_enumeration = false;
};

// The precedence of function application, between that of operators and that of records.
inline constexpr int kApplication = 10;

std::string DeriveEq(CodeBuilder& code, const Shape& shape);
std::string DeriveOrd(CodeBuilder& code, const Shape& shape);
std::string DeriveEnum(CodeBuilder& code, const Shape& shape);
std::string DeriveBounded(CodeBuilder& code, const Shape& shape);
std::string DeriveIx(CodeBuilder& code, const Shape& shape);
std::string DeriveShow(CodeBuilder& code, const Shape& shape);
std::string DeriveRead(CodeBuilder& code, const Shape& shape);
std::string DeriveFunctor(CodeBuilder& code, const Shape& shape);
std::string DeriveFoldable(CodeBuilder& code, const Shape& shape);
std::string DeriveTraversable(CodeBuilder& code, const Shape& shape);
std::string DeriveData(CodeBuilder& code, const Shape& shape);

}  // namespace inquest::haskell::derive
