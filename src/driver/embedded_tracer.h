// The files of tracers/ghc as they were when inquest was built.
#pragma once

#include "base/embedded_file.h"

namespace inquest::driver {

extern const base::EmbeddedFile kTracerFiles[];

}  // namespace inquest::driver
