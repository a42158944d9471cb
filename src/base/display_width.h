// How many terminal columns a character takes: 0 (combining), 1, or 2 (East Asian wide, emoji). From a table,
// the same whatever the locale of the process and of the machine.
#pragma once

#include <cstddef>
#include <string_view>

namespace inquest::base {

unsigned DisplayWidth(char32_t character);

// Of a text in UTF-8 without escapes and line ends.
size_t DisplayColumns(std::string_view text);

}  // namespace inquest::base
