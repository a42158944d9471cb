// The faults that programs name (`-- plant:`).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "testing/planted/experiment.h"
#include "testing/planted/program.h"

namespace inquest::planted {

// `fail` is told which of them cannot be planted, and why.
std::vector<PlantedFault> FaultsByHand(const Program& program,
                                       const std::function<void(const std::string&)>& fail);

}  // namespace inquest::planted
