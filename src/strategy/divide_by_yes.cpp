// Optimal divide and query in which a node is suspected the less, the more nodes of its routine were correct:
// wi = 1/(1 + C).
#include <algorithm>

#include "strategy/halving.h"
#include "strategy/registry.h"
#include "strategy/routine_weights.h"

namespace inquest::strategy {

namespace {

// The least common multiple of 1 to 16: exact for as many correct verdicts of one routine as are ever given.
constexpr uint64_t kOne = 720720;

class DivideByYes : public Halving {
 protected:
  NodeId Below(Search& search) override {
    weights_.Refresh(search);
    return OptimalHalf(search, weights_);
  }

 private:
  RoutineWeights weights_{
      [](uint64_t correct, uint64_t) { return std::max<uint64_t>(kOne / (1 + correct), 1); }};
};

}  // namespace

std::unique_ptr<Strategy> MakeDivideByYes() { return std::make_unique<DivideByYes>(); }

}  // namespace inquest::strategy
