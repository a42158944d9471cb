// Source code as a name: a lambda, a guard, the statement that a do block goes on with.
#pragma once

#include <string>

#include "trail/layout.h"

namespace inquest::traced {

// On one line, without comments (source/one_line.h), safe to be shown. `span` has a value.
std::string SourceText(const trail::Layout& layout, source::Span span);

}  // namespace inquest::traced
