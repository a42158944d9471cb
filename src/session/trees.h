// The trees that a session searches: those of the run, and what transforms make of them. Each is made
// once; undo and redo use it again.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "session/run_trees.h"
#include "strategy/search.h"
#include "transform/transformed.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

using tree::NodeId;

// A tree to search, in which nothing is judged. People know nodes by their numbers in the tree of the run,
// the same in every view; nodes that a transform made are numbered after these.
class SearchableTree {
 public:
  SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours);
  explicit SearchableTree(const TreeToSearch& tree);
  // Applies the transforms in this order. Of no use if it was told to stop meanwhile.
  SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours,
                 const std::vector<transform::Transform>& transforms, const std::stop_token& stop);

  const tree::Tree& tree() const { return *tree_; }
  const tree::Behaviours& behaviours() const { return *behaviours_; }
  const strategy::Search& unjudged() const { return *unjudged_; }

  // The tree inside a node of a run's tree, where nodes are numbered below `next`. Its root is that node.
  SearchableTree(const tree::Tree& tree, const tree::Behaviours& behaviours, NodeId zoomed, size_t next);

  uint64_t NumberOf(NodeId node) const;
  // None if no node has the number, or a transform made it disappear in another.
  std::optional<NodeId> FindNumber(uint64_t number) const;
  // In the tree of the run; for a node that was made: its last part.
  NodeId OriginalOf(NodeId node) const;
  // Likewise those that the statement of the node is about: the node, or what it was made of.
  std::vector<NodeId> PartsOf(NodeId node) const;
  // And with those whose code a finding at it names too.
  std::vector<NodeId> OriginalsOf(NodeId node) const;

 private:
  void NumberNodes(size_t original_size);

  const tree::Tree* tree_;
  const tree::Behaviours* behaviours_;
  std::vector<std::unique_ptr<transform::TransformedTree>> transformed_;
  std::vector<NodeId> originals_;  // a node each, none where it was made; empty: nothing was transformed
  std::vector<uint32_t> numbers_;  // likewise
  NodeId zoomed_;                  // of a tree inside a node: which; otherwise none
  std::shared_ptr<const strategy::Search> unjudged_;
};

// A tree of the run, and what transforms make of it.
class TreeVersions {
 public:
  // What `tree` refers to outlives it.
  explicit TreeVersions(const TreeToSearch& tree);

  const SearchableTree& original() const { return *original_; }
  // `names` are separated by blanks and applied in that order; none: the original. The error says which
  // transforms there are, or that it was stopped.
  base::Result<const SearchableTree*> Transformed(const std::string& names, const std::stop_token& stop = {});

  // Of nodes of the original. What was made of the tree before is gone after each of these.
  bool NeedsMore(NodeId node) const { return tree_.growing != nullptr && tree_.growing->NeedsMore(node); }
  void Grow(NodeId node);
  // GrowingTree::Halfway, AddBeginning.
  std::optional<uint64_t> Halfway(NodeId node, uint64_t right_length) const {
    return tree_.growing == nullptr ? std::nullopt : tree_.growing->Halfway(node, right_length);
  }
  NodeId AddBeginning(NodeId node, uint64_t length);
  void Shrink();

 private:
  void MakeOriginal();

  const TreeToSearch tree_;
  std::unique_ptr<SearchableTree> original_;
  bool has_grown_ = false;
  std::map<std::string, std::unique_ptr<SearchableTree>> transformed_;
};

// All of them, by the names that the run gives them.
class Trees {
 public:
  // `run_trees` outlives it and has the tree `first`, where every search begins.
  Trees(RunTrees& run_trees, std::string first);
  // Of the first tree only the root.
  static std::unique_ptr<Trees> OfRoot(RunTrees& run_trees, std::string first);

  const std::string& first_name() const { return first_; }
  TreeVersions& first() { return *Find(first_).value(); }
  // The error says which there are.
  base::Result<TreeVersions*> Find(const std::string& name);
  // As they were before anything grew.
  void Shrink();
  // The tree inside a node of one of them, made once. The error is a sentence: there is none.
  base::Result<const SearchableTree*> Zoom(const std::string& name, NodeId node);

 private:
  struct Zoomed {
    tree::BuiltTree built;
    std::unique_ptr<SearchableTree> tree;
  };
  RunTrees& run_trees_;
  const std::string first_;
  std::map<std::string, std::unique_ptr<TreeVersions>> made_;
  std::map<std::pair<std::string, NodeId>, std::unique_ptr<Zoomed>> zoomed_;
};

}  // namespace inquest::session
