// How many terminal columns a character takes: 0 (combining), 1, or 2 (East Asian wide, emoji).
#pragma once

namespace inquest::source {

unsigned DisplayWidth(char32_t character);

}  // namespace inquest::source
