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
    if (!search.behaviours()) {  // as in the tree: no need to put them in order first
      search.ForEachChild(search.root(), [&](NodeId child) {
        uint32_t weight = search.weight(child);
        if (weight < most || (weight == most && best < child)) return;
        most = weight;
        best = child;
      });
      return best;
    }
    for (NodeId child : children_.All(search)) {
      if (search.weight(child) <= most || !search.askable(child)) continue;
      most = search.weight(child);
      best = child;
    }
    return best;
  }
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
};

}  // namespace

std::unique_ptr<Strategy> MakeHeaviestFirst() { return std::make_unique<HeaviestFirst>(); }

}  // namespace inquest::strategy
