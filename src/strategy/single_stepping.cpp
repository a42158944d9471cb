// Shapiro's single stepping: in post-order, so that the first wrong node is the finding.
#include <vector>

#include "strategy/children.h"
#include "strategy/registry.h"

namespace inquest::strategy {

namespace {

class SingleStepping : public Strategy {
 public:
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  std::optional<NodeId> Choose(Search& search) override {
    Refresh(search);
    while (!way_.empty()) {
      Step& step = way_.back();
      while (step.next < step.children.size() && !search.askable(step.children[step.next])) ++step.next;
      if (step.next < step.children.size()) {
        Enter(search, step.children[step.next]);
      } else if (search.askable(step.node)) {
        return asked_ = step.node;
      } else {
        way_.pop_back();
      }
    }
    return std::nullopt;
  }
  struct Step {
    NodeId node;
    std::vector<NodeId> children;
    size_t next = 0;
  };

  void Enter(const Search& search, NodeId n) {
    bool leaf = search.weight(n) == (search.askable(n) ? 1u : 0u);
    way_.push_back({n, leaf ? std::vector<NodeId>() : ChildrenInOrder(search, n)});
  }

  void Refresh(const Search& search) {
    bool as_asked = changes_ == search.changes().size() ||
                    (changes_ + 1 == search.changes().size() && search.changes().back().node == asked_);
    changes_ = search.changes().size();
    if (as_asked && root_ == search.root() && regroupings_ == search.regroupings()) return;
    root_ = search.root();
    regroupings_ = search.regroupings();
    way_.clear();
    if (!search.done()) Enter(search, root_);
  }

  NodeId root_;
  uint64_t regroupings_ = 0;
  size_t changes_ = 0;
  NodeId asked_;
  std::vector<Step> way_;  // from the root to the node asked last
};

}  // namespace

std::unique_ptr<Strategy> MakeSingleStepping() { return std::make_unique<SingleStepping>(); }

}  // namespace inquest::strategy
