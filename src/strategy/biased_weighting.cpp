// Optimal divide and query in which a node is suspected the more, the more nodes of its routine were wrong
// (MacLarty).
#include "strategy/halving.h"
#include "strategy/registry.h"
#include "strategy/routine_weights.h"

namespace inquest::strategy {

namespace {

class BiasedWeighting : public Halving {
 protected:
  NodeId Below(Search& search) override {
    weights_.Refresh(search);
    return OptimalHalf(search, weights_);
  }

 private:
  RoutineWeights weights_{[](uint64_t, uint64_t wrong) { return 1 + wrong; }};
};

}  // namespace

std::unique_ptr<Strategy> MakeBiasedWeighting() { return std::make_unique<BiasedWeighting>(); }

}  // namespace inquest::strategy
