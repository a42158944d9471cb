// Constructors of numbers and letters, told by their names.
#pragma once

#include <string>

#include "closures.h"

namespace inquest_recorder {

// Whether a constructor is a number; then its text: -5, 2.5, NaN.
bool IsNumber(std::string_view qualified_name);
std::string NumberText(const Closure& constructor, std::string_view qualified_name);

// As Haskell writes it: the shortest digits that tell the number.
std::string FloatText(double value);
std::string FloatText(float value);

inline bool IsLetter(std::string_view qualified_name) { return qualified_name == "GHC.Types.C#"; }

}  // namespace inquest_recorder
