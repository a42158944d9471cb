#include "session/trees.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace inquest::session {

SearchableTree::SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours)
    : SearchableTree(tree, behaviours, std::vector<transform::Transform>(), std::stop_token()) {}

SearchableTree::SearchableTree(const TreeToSearch& tree)
    : tree_(&tree.tree), behaviours_(&tree.behaviours), unjudged_(tree.unjudged) {
  if (unjudged_ == nullptr)
    unjudged_ = std::make_shared<strategy::Search>(*tree_, behaviours_, strategy::Order::kOutermost);
}

SearchableTree::SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours,
                               const std::vector<transform::Transform>& transforms,
                               const std::stop_token& stop)
    : tree_(&tree), behaviours_(&behaviours) {
  for (const transform::Transform transform : transforms) {
    transformed_.push_back(
        std::make_unique<transform::TransformedTree>(transform, *tree_, *behaviours_, stop));
    if (stop.stop_requested()) return;
    tree_ = &transformed_.back()->tree();
    behaviours_ = transformed_.back().get();
  }
  if (!transforms.empty()) NumberNodes(tree.size());
  unjudged_ = std::make_shared<strategy::Search>(*tree_, behaviours_, strategy::Order::kOutermost);
}

SearchableTree::SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours, NodeId zoomed,
                               size_t next)
    : SearchableTree(tree, behaviours) {
  zoomed_ = zoomed;
  numbers_.resize(tree.size());
  for (size_t i = 0; i < tree.size(); ++i)
    numbers_[i] = i == 0 ? zoomed.index : static_cast<uint32_t>(next + i - 1);
}

void SearchableTree::NumberNodes(size_t original_size) {
  originals_.resize(tree_->size());
  numbers_.resize(tree_->size());
  auto next = static_cast<uint32_t>(original_size);
  for (size_t i = 0; i < tree_->size(); ++i) {
    NodeId node(i);
    for (size_t level = transformed_.size(); node.has_value() && level-- > 0;)
      node = transformed_[level]->original(node);
    originals_[i] = node;
    numbers_[i] = node.has_value() ? node.index : next++;
  }
}

uint64_t SearchableTree::NumberOf(NodeId node) const {
  return numbers_.empty() ? node.index : numbers_[node.index];
}

std::optional<NodeId> SearchableTree::FindNumber(uint64_t number) const {
  if (numbers_.empty()) return number < tree_->size() ? std::optional(NodeId(number)) : std::nullopt;
  const auto found = std::find(numbers_.begin(), numbers_.end(), number);
  if (found == numbers_.end()) return std::nullopt;
  return NodeId(static_cast<size_t>(found - numbers_.begin()));
}

NodeId SearchableTree::OriginalOf(NodeId node) const {
  if (zoomed_.has_value()) return zoomed_;
  for (size_t level = transformed_.size(); level-- > 0;) {
    const NodeId before = transformed_[level]->original(node);
    node = before.has_value() ? before : transformed_[level]->parts(node).back();
  }
  return node;
}

std::vector<NodeId> SearchableTree::PartsOf(NodeId node) const {
  if (zoomed_.has_value()) return {zoomed_};
  std::vector<NodeId> nodes = {node};
  for (size_t level = transformed_.size(); level-- > 0;) {
    std::vector<NodeId> before;
    for (const NodeId each : nodes) {
      const auto parts = transformed_[level]->parts(each);
      if (const NodeId original = transformed_[level]->original(each))
        before.push_back(original);
      else
        before.insert(before.end(), parts.begin(), parts.end());
    }
    nodes = std::move(before);
  }
  return nodes;
}

std::vector<NodeId> SearchableTree::OriginalsOf(NodeId node) const {
  if (zoomed_.has_value()) return {zoomed_};
  std::vector<NodeId> nodes = {node};
  for (size_t level = transformed_.size(); level-- > 0;) {
    std::vector<NodeId> before;
    for (const NodeId each : nodes) {
      if (const NodeId original = transformed_[level]->original(each)) before.push_back(original);
      const auto parts = transformed_[level]->parts(each);
      before.insert(before.end(), parts.begin(), parts.end());
    }
    nodes = std::move(before);
  }
  return nodes;
}

TreeVersions::TreeVersions(const TreeToSearch& tree) : tree_(tree) {
  if (tree_.growing != nullptr) tree_.growing->Shrink();  // a session before may have made it grow
  MakeOriginal();
}

void TreeVersions::MakeOriginal() {
  transformed_.clear();
  original_ = has_grown_ ? std::make_unique<SearchableTree>(tree_.growing->tree(), tree_.behaviours)
                         : std::make_unique<SearchableTree>(tree_);
}

void TreeVersions::Grow(NodeId node) {
  original_.reset();
  tree_.growing->Grow(node);
  has_grown_ = true;
  MakeOriginal();
}

NodeId TreeVersions::AddBeginning(NodeId node, uint64_t length) {
  original_.reset();
  const NodeId added = tree_.growing->AddBeginning(node, length);
  has_grown_ = true;
  MakeOriginal();
  return added;
}

void TreeVersions::Shrink() {
  if (!has_grown_) return;
  original_.reset();
  tree_.growing->Shrink();
  has_grown_ = false;
  MakeOriginal();
}

base::Result<const SearchableTree*> TreeVersions::Transformed(const std::string& names,
                                                              const std::stop_token& stop) {
  std::vector<transform::Transform> transforms;
  std::istringstream words(names);
  for (std::string name; words >> name;) {
    transforms.push_back(transform::Find(name));
    if (transforms.back() != nullptr) continue;
    std::string all;
    for (const std::string_view each : transform::Names())
      all += std::string(all.empty() ? "" : ", ").append(each);
    return base::Error{fmt::format("There is no transform `{}`. There are: {}, and none.", name, all)};
  }
  if (transforms.empty()) return original_.get();
  if (const auto found = transformed_.find(names); found != transformed_.end()) return found->second.get();
  auto made = std::make_unique<SearchableTree>(original_->tree(), original_->behaviours(), transforms, stop);
  if (stop.stop_requested()) return base::Error{kStopped};
  return (transformed_[names] = std::move(made)).get();
}

Trees::Trees(RunTrees& run_trees, std::string first) : run_trees_(run_trees), first_(std::move(first)) {}

std::unique_ptr<Trees> Trees::OfRoot(RunTrees& run_trees, std::string first) {
  auto trees = std::make_unique<Trees>(run_trees, std::move(first));
  trees->made_[trees->first_] = std::make_unique<TreeVersions>(run_trees.Root(trees->first_));
  return trees;
}

base::Result<TreeVersions*> Trees::Find(const std::string& name) {
  const auto found = made_.find(name);
  if (found != made_.end()) return found->second.get();
  if (!run_trees_.Has(name)) {
    std::string all;
    for (const run::TreeKind& kind : run_trees_.kinds()) all += (all.empty() ? "" : ", ") + kind.name;
    return base::Error{all.empty() ? "This run has one tree only."
                                   : fmt::format("There is no tree `{}`. There are: {}.", name, all)};
  }
  return (made_[name] = std::make_unique<TreeVersions>(*run_trees_.Whole(name, {}))).get();
}

base::Result<const SearchableTree*> Trees::Zoom(const std::string& name, NodeId node) {
  const auto made = zoomed_.find({name, node});
  if (made != zoomed_.end()) return made->second->tree.get();
  const auto versions = Find(name);
  if (!versions) return versions.error();
  auto built = run_trees_.Zoom(name, node);
  if (!built) return built.error();
  auto zoomed = std::make_unique<Zoomed>();
  zoomed->built = std::move(*built);
  const size_t next = (*versions)->original().tree().size();
  zoomed->tree = std::make_unique<SearchableTree>(zoomed->built.tree, *zoomed->built.behaviours, node, next);
  return (zoomed_[{name, node}] = std::move(zoomed))->tree.get();
}

void Trees::Shrink() {
  for (const auto& [name, versions] : made_) versions->Shrink();
}

}  // namespace inquest::session
