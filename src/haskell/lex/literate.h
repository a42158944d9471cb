// Literate files (H2010 10.4): lines that start with `>`, and what stands between \begin{code} and
// \end{code}, are program.
#pragma once

#include <string>
#include <string_view>

#include "source/diagnostics.h"

namespace inquest::haskell::lex {

bool IsLiterate(std::string_view file_name);

// The text with everything that is no program (and the `>`) replaced by spaces, byte by byte, so that
// offsets and columns stay as they are. A program line next to a text line is an error, as in the report.
std::string Unlit(source::FileId file, std::string_view text, source::Diagnostics& diagnostics);

}  // namespace inquest::haskell::lex
