// Tree compression (Davie, Chitil; where it pays: Insa, Silva, Tomas): where a routine calls itself, the
// calls below the first are left out and what they called hangs on the first, so that the routine is asked
// about once. A finding at it then means all of these calls.
//
// It pays where the recursion is short against what it calls: a long one is already cheap for divide and
// query, and would leave one node with many children. Calls that did not finish stay as they are: every
// strategy halves them anyhow (strategy/unfinished.h), and a finding needs each of them.
#include <vector>

#include "transform/expected_questions.h"
#include "transform/registry.h"
#include "tree/unfinished.h"

namespace inquest::transform {

namespace {

// A recursion with more parts than this is not looked into: either it calls nothing else, and one node can
// stand for it, or one node would have too many children.
constexpr size_t kLargest = 100;

class Compression {
 public:
  Compression(const tree::Tree& tree, const tree::Behaviours& behaviours)
      : tree_(tree), unfinished_(tree, &behaviours), first_(tree.size()) {}

  Result Run(const std::stop_token& stop) {
    FindRecursions(stop);
    if (stop.stop_requested()) return {};
    Result result;
    tree::Builder builder;
    builder.Reserve(tree_.size());
    std::vector<NodeId> now(tree_.size());
    for (size_t i = 0; i < tree_.size(); ++i) {
      NodeId n(i);
      if (absorbed(n)) {
        now[i] = now[first_[i].index];
        result.mapping.parts.Add(now[i], n);
        continue;
      }
      NodeId parent = tree_.parent(n) ? now[tree_.parent(n).index] : NodeId();
      now[i] = builder.Add(parent, tree_.routine(n), tree_.kind(n));
      result.mapping.original.push_back(n);
    }
    for (NodeId n : tree_.shared())
      for (NodeId parent : tree_.further_parents(n)) builder.AddReference(now[parent.index], now[n.index]);
    result.mapping.parts.Finish();
    result.tree = builder.Finish(tree_.routine_count());
    return result;
  }

 private:
  bool absorbed(NodeId n) const { return first_[n.index] != n; }

  // Whether n continues the recursion of its parent. A shared node is left alone: not all its parents are.
  bool Continues(NodeId n) const {
    NodeId parent = tree_.parent(n);
    return parent && tree_.routine(n) == tree_.routine(parent) && tree_.further_parents(n).empty() &&
           !unfinished_.contains(parent) && !unfinished_.contains(n) &&
           tree_.kind(n) == tree::NodeKind::kRoutine && tree_.kind(parent) == tree::NodeKind::kRoutine;
  }

  // A call of a recursion, and which of its calls made it.
  struct Call {
    NodeId node;
    uint32_t caller;
  };

  void FindRecursions(const std::stop_token& stop) {
    std::vector<uint32_t> size(tree_.size(), 1);
    for (size_t i = tree_.size(); i-- > 1;) size[tree_.parent(NodeId(i)).index] += size[i];
    for (size_t i = 0; i < tree_.size(); ++i) first_[i] = NodeId(i);
    for (size_t i = 0; i < tree_.size() && !stop.stop_requested(); ++i) {
      NodeId n(i);
      if (Continues(n)) continue;
      std::vector<Call> recursion = RecursionFrom(n);
      if (recursion.size() < 2 || !Pays(recursion, size)) continue;
      for (const Call& call : recursion) first_[call.node.index] = n;
    }
  }

  // The calls of one recursion, each after its caller.
  std::vector<Call> RecursionFrom(NodeId n) const {
    std::vector<Call> recursion = {{n, 0}};
    for (uint32_t i = 0; i < recursion.size(); ++i)
      for (NodeId child : tree_.children(recursion[i].node))
        if (!tree_.is_reference(recursion[i].node, child) && Continues(child))
          recursion.push_back({child, i});
    return recursion;
  }

  // Compares what it takes to find the call or the child with the fault, with and without compression. Within
  // a child both take the same.
  bool Pays(const std::vector<Call>& recursion, const std::vector<uint32_t>& size) const {
    SmallTree as_is, compressed;
    compressed.Add(0, static_cast<double>(recursion.size()));
    for (const Call& call : recursion) as_is.Add(call.caller, 1);
    for (uint32_t i = 0; i < recursion.size(); ++i)
      for (NodeId child : tree_.children(recursion[i].node)) {
        if (tree_.is_reference(recursion[i].node, child) || Continues(child)) continue;
        if (compressed.parent.size() > kLargest) return false;
        as_is.Add(i, size[child.index]);
        compressed.Add(0, size[child.index]);
      }
    if (as_is.parent.size() > kLargest) return compressed.parent.size() == 1;
    return ExpectedQuestions(compressed) < ExpectedQuestions(as_is);
  }

  const tree::Tree& tree_;
  const tree::Unfinished unfinished_;
  std::vector<NodeId> first_;  // by node: the first call of the recursion it is absorbed in; else itself
};

}  // namespace

Result CompressTree(const tree::Tree& tree, const tree::Behaviours& behaviours, const std::stop_token& stop) {
  return Compression(tree, behaviours).Run(stop);
}

}  // namespace inquest::transform
