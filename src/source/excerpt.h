// The source line that a diagnostic shows, cut and cleaned for a terminal, and where the carets go.
#pragma once

#include <string>
#include <string_view>

#include "source/source_file.h"

namespace inquest::source {

struct Excerpt {
  std::string text;    // tabs expanded, control characters made visible, long lines cut with `…`
  std::string indent;  // spaces up to the first caret
  std::string carets;  // `^^^`, with `...` where the span goes on in the next line
};

// `span` must have a value.
Excerpt MakeExcerpt(const File& file, Span span);

// `text` with everything made visible that could move the cursor, change colours or reorder the line;
// line ends stay.
std::string MakeVisible(std::string_view text);

}  // namespace inquest::source
