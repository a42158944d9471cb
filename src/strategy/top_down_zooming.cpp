// Top-down, first the children with the routine of the wrong node: recursion is followed to its end (Maeji,
// Kanamori).
#include "strategy/children.h"
#include "strategy/registry.h"
#include "strategy/root_first.h"

namespace inquest::strategy {

namespace {

class TopDownZooming : public RootFirst {
 public:
  NodeId Below(Search& search) override {
    const tree::Tree& tree = search.tree();
    for (NodeId child : children_.All(search))
      if (search.askable(child) && tree.routine(child) == tree.routine(search.root())) return child;
    return *children_.First(search);
  }
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
};

}  // namespace

std::unique_ptr<Strategy> MakeTopDownZooming() { return std::make_unique<TopDownZooming>(); }

}  // namespace inquest::strategy
