// What the source wrote where an expression stands; for showing, never for running. Core and traces keep it.
#pragma once

#include <cstdint>

namespace inquest::source {

// A trace holds the numbers: new ones come before kHidden only with a new version of the format.
enum class Written : uint8_t {
  kPlain,
  kIf,
  kGuard,
  kCase,
  kPattern,
  kLambda,
  kListComp,
  kDo,
  kSection,
  kLiteral,
  kHidden,  // nothing: it was made by desugaring
};

}  // namespace inquest::source
