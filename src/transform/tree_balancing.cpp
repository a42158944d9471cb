// Tree balancing (Insa, Silva, Riesco): where siblings form a chain, several of them can be asked about as
// one, from the initial state of the first to the final state of the last. A collapse node replaces a short
// chain of leaves of one routine, so that a finding at it names one; a projection node is put above a run of
// a longer one, again and again, so that a child weighs about half of its parent and divide and query has
// something to halve.
#include <deque>
#include <utility>
#include <vector>

#include "transform/chains.h"
#include "transform/registry.h"

namespace inquest::transform {

namespace {

using Chain = std::vector<NodeId>;

// The longest chain of leaves that becomes one node: a finding at it still names few places.
constexpr size_t kShortChain = 3;
// A run of fewer nodes is not worth a question of its own.
constexpr size_t kShortRun = 3;

class Balancing {
 public:
  Balancing(const tree::Tree& tree, const tree::Behaviours& behaviours)
      : tree_(tree), behaviours_(behaviours), size_(tree.size(), 1), now_(tree.size()) {
    for (size_t i = tree.size(); i-- > 1;) size_[tree.parent(NodeId(i)).index] += size_[i];
  }

  Result Run(const std::stop_token& stop) {
    builder_.Reserve(tree_.size());
    Keep(tree::Tree::root(), NodeId());
    while (!todo_.empty()) {
      if (stop.stop_requested()) return {};
      auto [old, parent] = todo_.front();
      todo_.pop_front();
      for (Chain& chain : ChainsBelow(tree_, behaviours_, old))
        Place(std::move(chain), parent, size_[old.index]);
    }
    for (NodeId n : tree_.shared())
      for (NodeId parent : tree_.further_parents(n)) builder_.AddReference(now_[parent.index], now_[n.index]);
    result_.mapping.parts.Finish();
    result_.tree = builder_.Finish(tree_.routine_count());
    return std::move(result_);
  }

 private:
  void Keep(NodeId n, NodeId parent) {
    now_[n.index] = builder_.Add(parent, tree_.routine(n), tree_.kind(n));
    result_.mapping.original.push_back(n);
    if (!tree_.children(n).empty()) todo_.emplace_back(n, now_[n.index]);
  }

  // A made node has the routine of its last part: that one's final state is its own.
  NodeId MakeNode(const Chain& parts, NodeId parent, tree::NodeKind kind) {
    NodeId made = builder_.Add(parent, tree_.routine(parts.back()), kind);
    result_.mapping.original.push_back(NodeId());
    for (NodeId part : parts) result_.mapping.parts.Add(made, part);
    return made;
  }

  void Place(Chain chain, NodeId parent, uint64_t parent_weight) {
    bool alike = true;
    for (NodeId n : chain) {
      alike &= tree_.children(n).empty() && tree_.routine(n) == tree_.routine(chain.front());
    }
    if (alike && chain.size() >= 2 && chain.size() <= kShortChain) {
      NodeId collapse = MakeNode(chain, parent, tree::NodeKind::kCollapse);
      for (NodeId n : chain) now_[n.index] = collapse;
    } else if (chain.size() < kShortRun) {
      for (NodeId n : chain) Keep(n, parent);
    } else {
      Project(std::move(chain), parent, parent_weight);
    }
  }

  uint64_t WeightOf(const Chain& run) const {
    uint64_t weight = 0;
    for (NodeId n : run) weight += size_[n.index];
    return weight;
  }

  // Puts the run below the parent with projection nodes above parts of it, none above more than half of what
  // the parent weighs if it can be helped.
  void Project(Chain chain, NodeId parent, uint64_t parent_weight) {
    std::vector<std::pair<Chain, NodeId>> runs;  // each to be divided below its parent
    if (2 * WeightOf(chain) > parent_weight + 1)
      runs.emplace_back(std::move(chain), parent);
    else
      PutUnder(std::move(chain), parent, &runs);
    while (!runs.empty()) {
      auto [run, under] = std::move(runs.back());
      runs.pop_back();
      size_t middle = Middle(run);
      PutUnder(Chain(run.begin(), run.begin() + middle), under, &runs);
      PutUnder(Chain(run.begin() + middle, run.end()), under, &runs);
    }
  }

  void PutUnder(Chain run, NodeId parent, std::vector<std::pair<Chain, NodeId>>* runs) {
    if (run.size() < kShortRun) {
      for (NodeId n : run) Keep(n, parent);
      return;
    }
    NodeId projection = MakeNode(run, parent, tree::NodeKind::kProjection);
    runs->emplace_back(std::move(run), projection);
  }

  // Where to divide a run so that its parts weigh about the same; neither is empty.
  size_t Middle(const Chain& run) const {
    const uint64_t total = WeightOf(run);
    uint64_t weight = 0;
    for (size_t i = 0; i + 1 < run.size(); ++i) {
      uint64_t with = weight + size_[run[i].index];
      if (2 * with >= total) return i > 0 && total - 2 * weight <= 2 * with - total ? i : i + 1;
      weight = with;
    }
    return run.size() - 1;
  }

  const tree::Tree& tree_;
  const tree::Behaviours& behaviours_;
  std::vector<uint32_t> size_;
  std::vector<NodeId> now_;
  std::deque<std::pair<NodeId, NodeId>>
      todo_;  // nodes whose children are still to be placed, and what they became
  tree::Builder builder_;
  Result result_;
};

}  // namespace

Result BalanceTree(const tree::Tree& tree, const tree::Behaviours& behaviours, const std::stop_token& stop) {
  return Balancing(tree, behaviours).Run(stop);
}

}  // namespace inquest::transform
