// Hat-Delta (Davie, Chitil): among the nodes just below the root, the one whose routine the verdicts so far
// make most suspicious. How the verdicts are weighed can be chosen.
#include <cstdint>
#include <vector>

#include "strategy/children.h"
#include "strategy/registry.h"
#include "strategy/root_first.h"

namespace inquest::strategy {

namespace {

// How far below the root candidates are looked for. Deeper, a question is far from the last one and there are
// many candidates; 1 would be top-down.
constexpr int kDepth = 3;

// Each compares two routines by their verdicts: whether the first is the more suspicious.
struct Counts {
  uint64_t correct, wrong;
};
using MoreSuspicious = bool (*)(Counts, Counts);

bool LessOftenCorrect(Counts a, Counts b) {
  // C/(C+I), one half if there are none, compared without division.
  if (a.correct + a.wrong == 0) a = {1, 1};
  if (b.correct + b.wrong == 0) b = {1, 1};
  return a.correct * (b.correct + b.wrong) < b.correct * (a.correct + a.wrong);
}
bool FewerCorrect(Counts a, Counts b) { return a.correct < b.correct; }
bool MoreWrong(Counts a, Counts b) { return a.wrong > b.wrong; }

class HatDelta : public RootFirst {
 public:
  explicit HatDelta(MoreSuspicious more_suspicious) : more_suspicious_(more_suspicious) {}

  NodeId Below(Search& search) override {
    NodeId best;
    std::vector<NodeId> level = {search.root()}, next;
    for (int depth = 0; depth < kDepth && !level.empty(); ++depth) {
      next.clear();
      for (NodeId n : level)
        for (NodeId child : ChildrenInOrder(search, n)) next.push_back(child);
      for (NodeId n : next)
        if (!best || more_suspicious_(CountsOf(search, n), CountsOf(search, best))) best = n;
      level.swap(next);
    }
    return best;
  }
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  static Counts CountsOf(const Search& search, NodeId n) {
    RoutineId routine = search.tree().routine(n);
    return {search.correct_count(routine), search.wrong_count(routine)};
  }

  MoreSuspicious more_suspicious_;
};

}  // namespace

std::unique_ptr<Strategy> MakeHatDelta() { return std::make_unique<HatDelta>(LessOftenCorrect); }
std::unique_ptr<Strategy> MakeHatDeltaFewestCorrect() { return std::make_unique<HatDelta>(FewerCorrect); }
std::unique_ptr<Strategy> MakeHatDeltaMostWrong() { return std::make_unique<HatDelta>(MoreWrong); }

}  // namespace inquest::strategy
