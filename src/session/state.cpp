#include "session/state.h"

#include "base/check.h"
#include "session/describe.h"

namespace inquest::session {
namespace {

std::string List(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

}  // namespace

State::State(Trees& trees, Slices& slices)
    : trees_(trees),
      slices_(slices),
      tree_name_(trees.first_name()),
      versions_(&trees.first()),
      strategy_name_("top-down") {
  trees.Shrink();
  tree_ = &versions_->original();
  SearchAfresh();
}

// The strategy is made afresh too: it may have kept something of the search before.
void State::SearchAfresh() {
  search_ = std::make_unique<strategy::Search>(tree_->unjudged().Fresh(order_));
  if (zoomed())
    search_->Judge(tree::Tree::root(), Verdict::kWrong);  // that was found
  else
    search_->TrustRoutines(LeftOut(tree(), behaviours(), granularity()));
  CHECK(ChooseStrategy(strategy_name_).ok());
}

base::Status State::Apply(const Event& event) {
  const bool is_of_run = event.kind == EventKind::kTree || event.kind == EventKind::kTransform ||
                         event.kind == EventKind::kGrow || event.kind == EventKind::kHalve ||
                         event.kind == EventKind::kGranularity || event.kind == EventKind::kMark;
  if (zoomed() && is_of_run)
    return base::Error{"That is about the tree of the run. Type `zoom out` first, then it can be done."};
  switch (event.kind) {
    case EventKind::kStrategy:
      return ChooseStrategy(event.name);
    case EventKind::kOrder:
      return ChooseOrder(event.name);
    case EventKind::kTree:
      return ChooseTree(event.name);
    case EventKind::kTransform:
      return ChooseTransforms(event.name);
    case EventKind::kGranularity:
      return ChooseGranularity(event.name);
    case EventKind::kForget:
      forgotten_.insert(event.key);
      known_.erase(event.key);
      return base::Unit{};
    case EventKind::kGrow:
      return Grow(event.node);
    case EventKind::kHalve:
      return Halve(event.node);
    case EventKind::kZoom:
      return Zoom(event.node);
    case EventKind::kZoomOut:
      return ZoomOut();
    case EventKind::kTrust:
      if (event.routine.index >= tree().routine_count())
        return base::Error{"There is no routine " + std::to_string(event.routine.index) + "."};
      break;
    case EventKind::kMark:
      if (event.node.index >= versions_->original().tree().size())
        return base::Error{"There is no node " + std::to_string(event.node.index) + "."};
      if (const auto slice = SliceOf(event.node, event.name); !slice) return slice.error();
      break;
    case EventKind::kJudge:
    case EventKind::kSkip:
    case EventKind::kAsk:
    case EventKind::kRestart:
    case EventKind::kTakeOut:
      if (event.node.index >= tree().size()) {
        return base::Error{"There is no node " + std::to_string(event.node.index) + "; the last one is " +
                           std::to_string(tree().size() - 1) + "."};
      }
      break;
  }
  ApplyToSearch(event);
  on_this_tree_.push_back(event);
  return base::Unit{};
}

void State::ApplyToSearch(const Event& event) {
  asked_.reset();
  halfway_.reset();
  last_judged_.reset();
  switch (event.kind) {
    case EventKind::kJudge:
      search_->Judge(event.node, event.verdict);
      if (!event.key.empty()) known_[event.key] = event.verdict;
      if (const auto prefix = PrefixOf(event.node)) {
        prefixes_[prefix->whole][prefix->length] = {event.verdict, tree_->OriginalOf(event.node)};
        last_judged_ = prefix->whole;
      }
      break;
    case EventKind::kTrust:
      search_->TrustRoutine(event.routine);
      break;
    case EventKind::kSkip:
      search_->Skip(event.node);
      break;
    case EventKind::kAsk:
      asked_ = event.node;
      break;
    case EventKind::kRestart:
      search_->Restart(event.node);
      break;
    case EventKind::kTakeOut:
      search_->TakeOut(event.node);
      break;
    case EventKind::kMark:
      KeepToMark(event);
      break;
    case EventKind::kForget:
    case EventKind::kGrow:
    case EventKind::kHalve:
    case EventKind::kStrategy:
    case EventKind::kOrder:
    case EventKind::kTree:
    case EventKind::kTransform:
    case EventKind::kGranularity:
    case EventKind::kZoom:
    case EventKind::kZoomOut:
      CHECK(false);
  }
}

base::Status State::ChooseStrategy(const std::string& name) {
  auto strategy = strategy::Make(name);
  if (strategy == nullptr)
    return base::Error{"There is no strategy `" + name + "`. There are: " + List(strategy::Names()) + "."};
  strategy_ = std::move(strategy);
  strategy_name_ = name;
  asked_.reset();
  return base::Unit{};
}

base::Status State::ChooseOrder(const std::string& name) {
  const strategy::Order before = order_;
  if (!FindOrder(name, &order_))
    return base::Error{"There is no order `" + name + "`. There are: outermost, innermost, evaluation."};
  asked_.reset();
  if (order_ == before) return base::Unit{};
  SearchAfresh();
  for (const Event& event : on_this_tree_) ApplyToSearch(event);
  asked_.reset();
  return base::Unit{};
}

// What a node of one tree says is not what the same node of another says, if it shows a function. What was
// judged is known by its statement; of what did not finish nothing is known.
base::Status State::ChooseTree(const std::string& name) {
  const auto versions = trees_.Find(name);
  if (!versions) return versions.error();
  const auto tree = (*versions)->Transformed(transforms_);
  if (!tree) return tree.error();
  versions_ = *versions;
  tree_name_ = name;
  granularity_.reset();
  prefixes_.clear();
  halved_.clear();
  std::erase_if(known_, [](const auto& entry) { return IsKeyOfNode(entry.first); });
  SearchOtherTree(**tree);
  return base::Unit{};
}

base::Status State::ChooseTransforms(const std::string& names) {
  const auto tree = versions_->Transformed(names);
  if (!tree) return tree.error();
  transforms_ = names;
  SearchOtherTree(**tree);
  return base::Unit{};
}

Granularity State::granularity() const { return granularity_.value_or(DefaultGranularity(behaviours())); }

// Where local functions must be asked about it is not chosen, and no choice of before counts.
base::Status State::ChooseGranularity(const std::string& name) {
  const auto found = FindGranularity(name);
  if (!found) return base::Error{"There is no granularity `" + name + "`. There are: all, functions, top."};
  if (*found != Granularity::kAll && !behaviours().ShowsLocals()) {
    return base::Error{
        "In this tree a call's statement does not say what the functions inside it did, so the wrong call "
        "could be blamed if they were left out. Type `switch fdt` first, then it can be chosen."};
  }
  granularity_ = found;
  SearchAfresh();
  for (const Event& event : on_this_tree_) ApplyToSearch(event);
  asked_.reset();
  return base::Unit{};
}

base::Status State::PrepareTransforms(const std::string& names, const std::stop_token& stop) {
  const auto tree = versions_->Transformed(names, stop);
  if (!tree) return tree.error();
  return base::Unit{};
}

// Nodes of one tree mean nothing in another: what was judged is known by its statement, and used again when
// the search comes to it. What is trusted stays so.
void State::SearchOtherTree(const SearchableTree& tree) {
  tree_ = &tree;
  std::erase_if(on_this_tree_, [](const Event& event) { return event.kind != EventKind::kTrust; });
  SearchAfresh();
  for (const Event& event : on_this_tree_) ApplyToSearch(event);
}

base::Status State::PrepareZoom(NodeId original) const {
  const auto tree = trees_.Zoom(tree_name_, original);
  if (!tree) return tree.error();
  return base::Unit{};
}

base::Status State::Zoom(NodeId original) {
  if (zoomed()) return base::Error{"The questions are inside an equation already."};
  if (original.index >= versions_->original().tree().size())
    return base::Error{"There is no node " + std::to_string(original.index) + " to zoom into."};
  const auto tree = trees_.Zoom(tree_name_, original);
  if (!tree) return tree.error();
  outer_ = Outer{tree_, std::exchange(on_this_tree_, {}), original};
  tree_ = *tree;
  SearchAfresh();
  ForgetNext();
  return base::Unit{};
}

base::Status State::ZoomOut() {
  if (!zoomed()) return base::Error{"The questions are not inside an equation."};
  tree_ = outer_->tree;
  on_this_tree_ = std::move(outer_->on_it);
  outer_.reset();
  SearchAfresh();
  for (const Event& event : on_this_tree_) ApplyToSearch(event);
  ForgetNext();
  return base::Unit{};
}

void State::ForgetNext() {
  asked_.reset();
  halfway_.reset();
  last_judged_.reset();
}

std::string State::Outside() const {
  return zoomed() ? DescribeStatement(run_behaviours(), outer_->zoomed, kTranscriptBudget) : "";
}

// Nodes keep their numbers, so what was judged stays judged; after a transform it is known by its statement.
void State::SearchGrownTree() {
  tree_ = *versions_->Transformed(transforms_);
  if (!transforms_.empty())
    std::erase_if(on_this_tree_, [](const Event& event) { return event.kind != EventKind::kTrust; });
  SearchAfresh();
  for (const Event& event : on_this_tree_) ApplyToSearch(event);
  asked_.reset();
  last_judged_.reset();
}

base::Status State::Grow(NodeId node) {
  if (!versions_->NeedsMore(node))
    return base::Error{"Nothing can be added to the tree at node " + std::to_string(node.index) + "."};
  versions_->Grow(node);
  SearchGrownTree();
  return base::Unit{};
}

base::Status State::Halve(NodeId node) {
  std::optional<uint64_t> length;
  if (node.index < versions_->original().tree().size()) {
    if (const auto prefix = run_behaviours().PrefixOf(node))
      length = versions_->Halfway(node, BoundsOf(prefix->whole).right);
  }
  if (!length) return base::Error{"There is nothing shorter at node " + std::to_string(node.index) + "."};
  halved_.emplace(run_behaviours().PrefixOf(node)->whole, *length);
  const NodeId added = versions_->AddBeginning(node, *length);
  SearchGrownTree();
  halfway_ = tree_->FindNumber(added.index);
  return base::Unit{};
}

std::optional<tree::Behaviours::Prefix> State::PrefixOf(NodeId node) const {
  if (zoomed()) return std::nullopt;
  const std::vector<NodeId> parts = tree_->PartsOf(node);
  return parts.size() == 1 ? run_behaviours().PrefixOf(parts.front()) : std::nullopt;
}

State::Bounds State::BoundsOf(NodeId whole) const {
  Bounds bounds;
  const auto found = prefixes_.find(whole);
  if (found == prefixes_.end()) return bounds;
  for (const auto& [length, judged] : found->second) {
    if (judged.verdict == Verdict::kWrong && length != UINT64_MAX) ++bounds.wrong_beginnings;
    if (bounds.wrong_node) continue;
    if (judged.verdict == Verdict::kCorrect)
      bounds = {.right = length};
    else if (judged.verdict == Verdict::kWrong)
      bounds.wrong = length, bounds.wrong_node = judged.node;
    else
      bounds.is_unknown = true;
  }
  return bounds;
}

std::optional<Verdict> State::KnownByPrefix(NodeId node) const {
  const auto prefix = PrefixOf(node);
  const auto found = prefix ? prefixes_.find(prefix->whole) : prefixes_.end();
  if (found == prefixes_.end()) return std::nullopt;
  for (const auto& [length, judged] : found->second) {
    if (judged.verdict == Verdict::kCorrect && length >= prefix->length) return judged.verdict;
    if (judged.verdict == Verdict::kWrong && length <= prefix->length) return judged.verdict;
  }
  return std::nullopt;
}

std::optional<NodeId> State::NodeToHalve() const {
  if (!last_judged_) return std::nullopt;
  const Bounds bounds = BoundsOf(*last_judged_);
  if (bounds.wrong_beginnings < 2 || bounds.is_unknown) return std::nullopt;
  const auto length = versions_->Halfway(bounds.wrong_node, bounds.right);
  // A transform may have made it a part of something else, so that it could not be asked about.
  if (!length || halved_.contains({*last_judged_, *length})) return std::nullopt;
  return bounds.wrong_node;
}

std::optional<NodeId> State::NextQuestion() {
  if (asked_) return asked_;
  if (search_->done()) return std::nullopt;
  if (halfway_ && search_->askable(*halfway_)) return halfway_;
  return strategy_->Next(*search_);
}

std::optional<Verdict> State::Known(const std::string& key) const {
  const auto found = known_.find(key);
  if (found == known_.end()) return std::nullopt;
  return found->second;
}

}  // namespace inquest::session
