// Top-down, first the child with most distinct routines in its subtree; ties: the heavier, then the first.
#include "strategy/children.h"
#include "strategy/registry.h"
#include "strategy/root_first.h"
#include "strategy/rule_counts.h"

namespace inquest::strategy {

namespace {

class MoreRulesFirst : public RootFirst {
 public:
  NodeId Below(Search& search) override {
    rules_.Refresh(search);
    NodeId best;
    auto better = [&](NodeId a, NodeId b) {
      if (rules_.count(a) != rules_.count(b)) return rules_.count(a) > rules_.count(b);
      return search.weight(a) > search.weight(b);
    };
    for (NodeId child : children_.All(search))
      if (search.askable(child) && (!best || better(child, best))) best = child;
    return best;
  }
  uint32_t Estimate(Search& search) override { return HeavyPathLength(search); }

 private:
  Children children_;
  RuleCounts rules_;
};

}  // namespace

std::unique_ptr<Strategy> MakeMoreRulesFirst() { return std::make_unique<MoreRulesFirst>(); }

}  // namespace inquest::strategy
