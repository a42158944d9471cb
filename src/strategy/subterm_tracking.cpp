// Subterm dependency tracking (Mercury's debugger): follows a marked subterm to the node that made it.
// Without a mark there is nothing to follow, and it is optimal divide and query.
#include "strategy/halving.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class SubtermTracking : public Halving {
 protected:
  NodeId Below(Search& search) override { return OptimalHalf(search, UniformWeights{search}); }
};

}  // namespace

std::unique_ptr<Strategy> MakeSubtermTracking() { return std::make_unique<SubtermTracking>(); }

}  // namespace inquest::strategy
