// The files of lib/ as they were when inquest was built.
#pragma once

#include "base/embedded_file.h"

namespace inquest::setup {

extern const base::EmbeddedFile kLibraryFiles[];

}  // namespace inquest::setup
