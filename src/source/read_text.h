// Files that people wrote, as bytes.
#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"

namespace inquest::source {

// All that is in a file, or comes from a pipe; an error if that is more than so many bytes.
base::Result<std::string> ReadText(const std::string& path, size_t most);

}  // namespace inquest::source
