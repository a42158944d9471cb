#include "strategy/children.h"
#include "strategy/registry.h"
#include "strategy/root_first.h"

namespace inquest::strategy {

namespace {

class TopDown : public RootFirst {
 public:
  NodeId Below(Search& search) override { return *children_.First(search); }
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
};

}  // namespace

std::unique_ptr<Strategy> MakeTopDown() { return std::make_unique<TopDown>(); }

}  // namespace inquest::strategy
