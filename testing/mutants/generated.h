// Faults planted in generated programs (testing/generators): one in each.
#pragma once

#include <cstdint>

#include "testing/planted/suite.h"

namespace inquest::mutants {

// Program number i is the same whatever the others are. A program without a mutant that ends and differs
// counts as one whose fault looks the same; each twentieth program does not end itself.
void AddGenerated(uint32_t count, uint64_t seed, const planted::SuiteOptions& options, planted::Suite& suite);

}  // namespace inquest::mutants
