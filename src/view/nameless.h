// The head of a pattern that is no name (pattern.h): a lambda as it is printed, or a place in the source.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace inquest::view {

struct Nameless {
  size_t begin = 0, end = 0;  // bytes of the pattern; equal if it begins with a name
  std::string lambda;         // one of the two
  std::string place;
};

// An error if the brackets of a lambda are not closed.
base::Result<Nameless> FindNameless(std::string_view pattern);

// `wanted` is Nameless::lambda, `printed` how the trail's terms name it.
bool IsLambda(std::string_view wanted, std::string_view printed);

}  // namespace inquest::view
