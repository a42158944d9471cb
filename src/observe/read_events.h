// Reads a file of events: JSON lines (docs/events_format.md).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "observe/events.h"

namespace inquest::observe {

// What every such file begins with.
inline constexpr std::string_view kFirstBytes = "{\"inquest\":\"events\"";

// A last line that was not written to its end is left out: the program was killed. The error is a sentence
// that names `name` and the line.
base::Result<std::unique_ptr<Events>> ReadEvents(std::string_view text, const std::string& name);

// The file is read piece by piece.
base::Result<std::unique_ptr<Events>> ReadEventsFile(const std::string& path);

}  // namespace inquest::observe
