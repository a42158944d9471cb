// Literate files (H2010 10.4): lines that start with `>`, and what stands between \begin{code} and
// \end{code}, are program.
#pragma once

#include <string>
#include <string_view>

#include "source/diagnostics.h"
#include "source/source_file.h"

namespace inquest::source {

bool IsLiterate(std::string_view file_name);

// The text with everything that is no program (and the `>`) replaced by spaces, byte by byte, so that
// offsets and columns stay as they are. A program line next to a text line is an error, as in the report.
std::string Unlit(FileId file, std::string_view text, Diagnostics& diagnostics);

// The bytes from `begin` to `end`, of a literate file without what is no program; as many as asked for.
std::string ProgramText(const File& file, uint32_t begin, uint32_t end);

}  // namespace inquest::source
