// Top-down, the heaviest child first (Binks).
#include "strategy/children.h"
#include "strategy/registry.h"
#include "strategy/root_first.h"

namespace inquest::strategy {

namespace {

class HeaviestFirst : public RootFirst {
 public:
  NodeId Below(Search& search) override {
    NodeId best;
    uint32_t most = 0;
    for (NodeId child : children_.All(search)) {
      if (search.weight(child) <= most || !search.askable(child)) continue;
      most = search.weight(child);
      best = child;
    }
    return best;
  }
  uint32_t Likely(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
};

}  // namespace

std::unique_ptr<Strategy> MakeHeaviestFirst() { return std::make_unique<HeaviestFirst>(); }

}  // namespace inquest::strategy
