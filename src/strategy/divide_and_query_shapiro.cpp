// Shapiro's divide and query: the heaviest node that weighs at most half, the root counted.
#include "strategy/halving.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class ShapiroDivideAndQuery : public Halving {
 protected:
  NodeId Below(Search& search) override {
    const uint32_t total = search.weight(search.root()) + 1, half = (total + 1) / 2;
    // What is too heavy costs more than anything else.
    auto cost = [&](uint32_t weight) { return weight > half ? weight : half - weight; };
    return LeastCost(search, cost, [&](uint32_t weight) { return weight > half; });
  }
};

}  // namespace

std::unique_ptr<Strategy> MakeDivideAndQueryShapiro() { return std::make_unique<ShapiroDivideAndQuery>(); }

}  // namespace inquest::strategy
