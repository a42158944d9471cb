// How a failed comparison is told.
#pragma once

#include <string>
#include <string_view>

namespace inquest::golden {

// Empty if both are equal; otherwise the first line that differs, with the lines before it.
std::string Difference(std::string_view title, std::string_view expected, std::string_view actual);

// The first lines of `text`, indented.
std::string Quote(std::string_view title, std::string_view text);

}  // namespace inquest::golden
