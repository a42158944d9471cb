#include "strategy/children.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class TopDown : public Strategy {
 public:
  std::optional<NodeId> Next(Search& search) override {
    if (search.askable(search.root())) return search.root();
    return children_.First(search);
  }
  uint32_t Likely(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
};

}  // namespace

std::unique_ptr<Strategy> MakeTopDown() { return std::make_unique<TopDown>(); }

}  // namespace inquest::strategy
