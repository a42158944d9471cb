// The files of page/ as they were when inquest was built.
#pragma once

#include "base/embedded_file.h"

namespace inquest::web {

extern const base::EmbeddedFile kPageFiles[];

}  // namespace inquest::web
