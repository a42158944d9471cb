// Hirunkitti's divide and query: the node whose weight is nearest to half, above or below, the root counted.
#include <cstdlib>

#include "strategy/halving.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class HirunkittiDivideAndQuery : public Halving {
 protected:
  NodeId Below(Search& search) override {
    const int64_t total = int64_t{search.weight(search.root())} + 1;
    auto cost = [&](int64_t weight) { return std::abs(total - 2 * weight); };
    return LeastCost(search, cost, [&](int64_t weight) { return 2 * weight > total; });
  }
};

}  // namespace

std::unique_ptr<Strategy> MakeDivideAndQueryHirunkitti() {
  return std::make_unique<HirunkittiDivideAndQuery>();
}

}  // namespace inquest::strategy
