// What makes each strategy; used by registry.cpp only.
#pragma once

#include <memory>

#include "strategy/strategy.h"

namespace inquest::strategy {

std::unique_ptr<Strategy> MakeSingleStepping();
std::unique_ptr<Strategy> MakeTopDown();
std::unique_ptr<Strategy> MakeHeaviestFirst();
std::unique_ptr<Strategy> MakeMoreRulesFirst();
std::unique_ptr<Strategy> MakeTopDownZooming();
std::unique_ptr<Strategy> MakeHatDelta();
std::unique_ptr<Strategy> MakeHatDeltaFewestCorrect();
std::unique_ptr<Strategy> MakeHatDeltaMostWrong();
std::unique_ptr<Strategy> MakeDivideAndQueryShapiro();
std::unique_ptr<Strategy> MakeDivideAndQueryHirunkitti();
std::unique_ptr<Strategy> MakeOptimalDivideAndQuery();
std::unique_ptr<Strategy> MakeBiasedWeighting();
std::unique_ptr<Strategy> MakeDivideByRules();
std::unique_ptr<Strategy> MakeDivideByYes();
std::unique_ptr<Strategy> MakeSubtermTracking();

}  // namespace inquest::strategy
