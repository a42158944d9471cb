// Optimal divide and query (Insa, Silva).
#include "strategy/halving.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class OptimalDivideAndQuery : public Halving {
 protected:
  NodeId Below(Search& search) override { return OptimalHalf(search, UniformWeights{search}); }
};

}  // namespace

std::unique_ptr<Strategy> MakeOptimalDivideAndQuery() { return std::make_unique<OptimalDivideAndQuery>(); }

}  // namespace inquest::strategy
