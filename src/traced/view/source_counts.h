// How often each piece of the source was executed: for each byte of the suspected files, how often the
// innermost expression around it was demanded (docs/design.md 8: guards and alternatives not taken, and
// expressions never demanded, do not count).
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

inline constexpr uint64_t kNoCode = ~uint64_t{0};  // a comment, a declaration, a signature

struct FileCounts {
  source::FileId file;
  std::vector<uint64_t> bytes;  // a count, or kNoCode
  // What belongs to an equation or expression as a whole, after its first line: `where`, `->`, a pattern of a
  // case. It says nothing about its own line.
  std::vector<bool> is_frame;
};

// Files with suspected code. `code`: their equations; a trail knows only of those that the program mentions.
// Passes over the whole trail, and takes the way of each frame anew.
std::vector<FileCounts> CountSource(const trail::Trail& trail, const std::vector<source::Span>& code,
                                    const std::stop_token& stop = {});

}  // namespace inquest::traced
