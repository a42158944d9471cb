// What makes each strategy; used by registry.cpp only.
#pragma once

#include <memory>

#include "strategy/strategy.h"

namespace inquest::strategy {

std::unique_ptr<Strategy> MakeTopDown();

}  // namespace inquest::strategy
