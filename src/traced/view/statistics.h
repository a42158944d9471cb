// What a trail contains, in numbers (view/statistics.h).
#pragma once

#include <stop_token>

#include "trail/trail.h"
#include "view/statistics.h"

namespace inquest::traced {

// From the first page of the file.
view::BriefStatistics CountBriefly(const trail::Trail& trail);
// One pass over the trail.
view::Statistics CountTrail(const trail::Trail& trail, const std::stop_token& stop = {});

}  // namespace inquest::traced
