// What must hold of an execution tree (tree.h).
#include <algorithm>
#include <string>
#include <vector>

#include "tree/tree.h"

namespace inquest::tree {

namespace {

constexpr size_t kMostViolations = 20;

std::string Name(NodeId n) { return "node " + std::to_string(n.index); }

class Verifier {
 public:
  explicit Verifier(const Tree& tree) : tree_(tree) {}

  std::vector<std::string> Run() {
    if (tree_.size() == 0) return {"the tree has no root"};
    if (tree_.parent(Tree::root())) Say("the root has a parent");
    for (size_t i = 0; i < tree_.size() && found_.size() < kMostViolations; ++i) CheckNode(NodeId(i));
    size_t further = 0;
    for (NodeId n : tree_.shared()) further += CheckShared(n);
    if (listed_ != tree_.size() - 1 + further) Say("not every node is listed once under each of its parents");
    return std::move(found_);
  }

 private:
  void Say(std::string text) { found_.push_back(std::move(text)); }

  void CheckNode(NodeId n) {
    if (n != Tree::root() && !(tree_.parent(n) < n)) Say(Name(n) + " does not come after its parent");
    if (tree_.routine(n).index >= tree_.routine_count()) Say(Name(n) + " has a routine that there is not");
    auto children = tree_.children(n);
    listed_ += children.size();
    for (size_t i = 0; i < children.size(); ++i) {
      if (children[i].index >= tree_.size()) {
        Say(Name(n) + " has a child that there is not");
        return;
      }
      if (i > 0 && !(children[i - 1] < children[i])) Say("the children of " + Name(n) + " do not ascend");
      if (tree_.is_reference(n, children[i]) && !IsFurtherParent(n, children[i]))
        Say(Name(n) + " lists " + Name(children[i]) + ", which does not name it as a parent");
    }
  }

  bool IsFurtherParent(NodeId parent, NodeId child) const {
    auto parents = tree_.further_parents(child);
    return std::binary_search(parents.begin(), parents.end(), parent);
  }

  size_t CheckShared(NodeId n) {
    auto parents = tree_.further_parents(n);
    if (parents.empty()) Say(Name(n) + " is called shared but has one parent");
    for (NodeId p : parents) {
      auto children = tree_.children(p);
      if (!std::binary_search(children.begin(), children.end(), n))
        Say(Name(n) + " is not listed under its parent " + Name(p));
    }
    return parents.size();
  }

  const Tree& tree_;
  std::vector<std::string> found_;
  size_t listed_ = 0;
};

}  // namespace

std::vector<std::string> Verify(const Tree& tree) { return Verifier(tree).Run(); }

}  // namespace inquest::tree
