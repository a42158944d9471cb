// How views name routines and places: `Sort.hs:9-10`, `go (in isort)`.
#pragma once

#include <string>

#include "trail/trail.h"

namespace inquest::traced {

// File and lines of a span, `Sort.hs:9` or `Sort.hs:9-10`; empty if it has no value.
std::string LinesText(const trail::Layout& layout, source::Span span);
// File, line and column, `Sort.hs:9:14`; empty if it has no value.
std::string PlaceText(const trail::Layout& layout, source::Span span);

// The routine around a local one that has a name; none for others.
trail::CallableId AroundRoutine(const trail::Layout& layout, trail::CallableId callable);

// Whether frames of the routine are nodes of the execution tree.
bool IsAsked(const trail::Callable& callable);
// Whether some of them may be: it is the rest of a do block (docs/architecture.md, "The execution tree").
bool IsRestOfDo(const trail::Callable& callable);

}  // namespace inquest::traced
