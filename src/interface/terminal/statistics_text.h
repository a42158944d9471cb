// Statistics as text.
#pragma once

#include <cstddef>

#include "value/sink.h"
#include "view/statistics.h"

namespace inquest::terminal {

void WriteStatistics(const view::BriefStatistics& statistics, value::Sink* sink);
// `most`: so many routines.
void WriteStatistics(const view::Statistics& statistics, size_t most, value::Sink* sink);

}  // namespace inquest::terminal
