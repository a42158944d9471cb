// Subterm dependency tracking (MacLarty, for Mercury): first the call that made what was marked, then the way
// from there to the root by halves; without a mark optimal divide and query.
#include <vector>

#include "strategy/halving.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class SubtermTracking : public Halving {
 protected:
  NodeId Below(Search& search) override {
    const std::vector<NodeId> way = WayToMaker(search);
    if (way.empty()) return OptimalHalf(search, UniformWeights{search});
    return way.front() == search.maker() ? way.front() : way[way.size() / 2];
  }

 private:
  // What can be asked about between the call that made it and the root, that call first; nothing if the root
  // does not reach it.
  static std::vector<NodeId> WayToMaker(const Search& search) {
    std::vector<NodeId> way;
    NodeId at = search.maker();
    for (; at && at != search.root(); at = search.holder(at)) {
      if (search.out(at)) {
        way.clear();  // right, with all that is below it
      } else if (search.askable(at)) {
        way.push_back(at);
      }
    }
    if (!at) way.clear();
    return way;
  }
};

}  // namespace

std::unique_ptr<Strategy> MakeSubtermTracking() { return std::make_unique<SubtermTracking>(); }

}  // namespace inquest::strategy
