// The lines of a source file with what was executed of them (view/sources.h).
#pragma once

#include "source/source_file.h"
#include "traced/view/source_counts.h"
#include "view/sources.h"

namespace inquest::traced {

view::SourceFile LinesOf(const source::File& source, const FileCounts& counts);

}  // namespace inquest::traced
