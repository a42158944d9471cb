// The state of a session: the searched tree, the strategy in use, what is known. It changes by events only,
// so that the same events give the same state.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.h"
#include "session/granularity.h"
#include "session/slices.h"
#include "session/step.h"
#include "session/trees.h"
#include "strategy/search.h"
#include "strategy/strategy.h"
#include "tree/behaviours.h"
#include "tree/tree.h"

namespace inquest::session {

class State {
 public:
  // `trees` and `slices` outlive the state. At first: the first tree, top-down, outermost, no transform.
  State(Trees& trees, Slices& slices);

  // The error is a sentence: no tree, strategy, order or transform has this name, no node this number.
  base::Status Apply(const Event& event);

  // Makes what these transforms make of the tree, so that choosing them takes no time. The error as there,
  // or that it was stopped; nothing has changed.
  base::Status PrepareTransforms(const std::string& names, const std::stop_token& stop);

  // What to ask next; none when the search has ended.
  std::optional<NodeId> NextQuestion();
  // The verdict of a statement judged before in this session.
  std::optional<Verdict> Known(const std::string& key) const;
  // Of a node that shows the same value as one judged before, as it was known earlier or later.
  std::optional<Verdict> KnownByPrefix(NodeId node) const;
  // Whether earlier sessions' answers about this statement count no longer.
  bool forgotten(const std::string& key) const { return forgotten_.contains(key); }

  strategy::Search& search() { return *search_; }
  const strategy::Search& search() const { return *search_; }
  const tree::Tree& tree() const { return tree_->tree(); }
  const tree::Behaviours& behaviours() const { return tree_->behaviours(); }
  // Of the tree of the run, as it is without transforms.
  const tree::Behaviours& run_behaviours() const { return versions_->original().behaviours(); }
  const tree::Tree& run_tree() const { return versions_->original().tree(); }
  // Numbers as people know nodes.
  const SearchableTree& numbering() const { return *tree_; }
  uint64_t NumberOf(NodeId node) const { return tree_->NumberOf(node); }
  uint32_t Likely() { return strategy_->Likely(*search_); }
  const std::string& strategy_name() const { return strategy_name_; }
  std::string_view order_name() const { return NameOf(order_); }
  const std::string& tree_name() const { return tree_name_; }
  const std::string& transforms() const { return transforms_; }
  // In this tree.
  Granularity granularity() const;
  // Of a node of the tree of the run: whether something can be added there.
  bool NeedsMore(NodeId original) const { return versions_->NeedsMore(original); }
  // A node of the tree of the run that was judged wrong and shows a beginning of a value. So did a longer
  // one: to find the shortest wrong beginning by halves takes fewer questions than to go back from each to
  // what it needed.
  std::optional<NodeId> NodeToHalve() const;
  // Whether what is searched is the inside of a node; and whether there is something inside.
  bool zoomed() const { return outer_.has_value(); }
  base::Status PrepareZoom(NodeId original) const;
  // The statement of the node that was zoomed into.
  std::string Outside() const;
  // What the last mark changed: how many questions it left out, whether what is marked was given to the call.
  struct Marked {
    uint64_t left_out = 0;
    bool is_given = false;
  };
  const Marked& marked() const { return marked_; }
  // What a mark in the statement of a node of the tree of the run keeps.
  base::Result<std::shared_ptr<const Slices::Slice>> SliceOf(NodeId original, const std::string& paths,
                                                             const std::stop_token& stop = {}) const;
  // Whether the person chose the question.
  bool chosen() const { return asked_.has_value(); }

 private:
  base::Status ChooseStrategy(const std::string& name);
  base::Status ChooseOrder(const std::string& name);
  base::Status ChooseTree(const std::string& name);
  base::Status ChooseTransforms(const std::string& names);
  base::Status ChooseGranularity(const std::string& name);
  void ForgetNext();
  base::Status Zoom(NodeId original);
  base::Status ZoomOut();
  base::Status Grow(NodeId node);
  base::Status Halve(NodeId node);
  void SearchGrownTree();
  // In the tree of the run, also of a node that a transform left as it was. None if it made it of several.
  std::optional<tree::Behaviours::Prefix> PrefixOf(NodeId node) const;
  // What is known of the beginnings of a value.
  struct Bounds {
    uint64_t right = 0;           // length of the longest that is right
    uint64_t wrong = UINT64_MAX;  // and of the shortest that is wrong,
    NodeId wrong_node;            // in the tree of the run
    size_t wrong_beginnings = 0;  // not counting the value itself
    bool is_unknown = false;      // somebody did not know, between these
  };
  Bounds BoundsOf(NodeId whole) const;
  void ApplyToSearch(const Event& event);
  void KeepToMark(const Event& event);
  void SearchAfresh();
  void SearchOtherTree(const SearchableTree& tree);

  Trees& trees_;
  Slices& slices_;
  Marked marked_;
  std::string tree_name_;
  TreeVersions* versions_;
  const SearchableTree* tree_;
  strategy::Order order_ = strategy::Order::kOutermost;
  std::string strategy_name_;
  std::string transforms_;
  std::optional<Granularity> granularity_;  // that was chosen
  std::unique_ptr<strategy::Search> search_;
  std::unique_ptr<strategy::Strategy> strategy_;
  std::optional<NodeId> asked_;
  std::optional<NodeId> halfway_;                 // what kHalve added, until it is judged
  std::set<std::pair<NodeId, uint64_t>> halved_;  // what it ever added: whole, length
  std::optional<NodeId> last_judged_;             // in the tree of the run, which has the whole value
  std::unordered_map<std::string, Verdict> known_;
  std::unordered_set<std::string> forgotten_;
  struct JudgedPrefix {
    Verdict verdict = Verdict::kNone;
    NodeId node;  // in the tree of the run
  };
  std::unordered_map<NodeId, std::map<uint64_t, JudgedPrefix>> prefixes_;  // by whole, then length
  std::vector<Event> on_this_tree_;  // to make the search again when the order changes
  // Of the search that is left while one is inside a node.
  struct Outer {
    const SearchableTree* tree = nullptr;
    std::vector<Event> on_it;
    NodeId zoomed;  // in the tree of the run
  };
  std::optional<Outer> outer_;
};

}  // namespace inquest::session
