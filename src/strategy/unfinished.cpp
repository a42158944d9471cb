#include "strategy/unfinished.h"

#include <bit>

#include "strategy/search.h"

namespace inquest::strategy {

UnfinishedWeights::UnfinishedWeights(const Search& search)
    : search_(search), unfinished_(search.unfinished()), weight_(unfinished_.nodes().size(), 0) {
  const NodeId horizon = search.horizon();
  std::vector<NodeId> elsewhere;  // shared nodes that do not count under their first parent
  for (size_t i = weight_.size(); i-- > 0;) {
    const NodeId n = unfinished_.nodes()[i];
    if (IsToBeAsked(n)) ++weight_[i];
    if ((n != search.root() && search.out(n)) || n == horizon) weight_[i] = 0;
    const NodeId parent = search.tree().parent(n);
    if (!parent || weight_[i] == 0) continue;
    if (search.holder(n) == parent)
      weight_[unfinished_.position(parent)] += weight_[i];
    else
      elsewhere.push_back(n);
  }
  // What one of these adds to another goes on upwards with it, whichever comes first.
  for (const NodeId n : elsewhere) AddUpwards(search.holder(n), weight_[unfinished_.position(n)]);
}

bool UnfinishedWeights::IsToBeAsked(NodeId n) const {
  return unfinished_.is_on_the_way(n) && search_.askable(n);
}

void UnfinishedWeights::AddUpwards(NodeId from, uint32_t amount) {
  for (NodeId n = from; n && !search_.out(n); n = search_.holder(n)) {
    weight_[unfinished_.position(n)] += amount;
    if (n == search_.root()) return;
  }
}

uint32_t UnfinishedWeights::of(NodeId n) const {
  return unfinished_.is_listed(n) ? weight_[unfinished_.position(n)] : 0;
}

uint32_t UnfinishedWeights::total() const { return of(search_.root()); }

namespace {

// Calls visit(child) for each unfinished askable node that has no other one between itself and n.
template <typename Visit>
void ForEachUnfinishedChild(const Search& search, const UnfinishedWeights& weights, NodeId n, Visit visit) {
  std::vector<NodeId> todo = {n};
  while (!todo.empty()) {
    const NodeId from = todo.back();
    todo.pop_back();
    for (const NodeId child : search.tree().children(from)) {
      if (weights.of(child) == 0 || !search.counts(from, child)) continue;
      if (search.unfinished().is_on_the_way(child) && search.askable(child))
        visit(child);
      else
        todo.push_back(child);
    }
  }
}

// Whether nobody said anything about n that would tell where to go on.
bool IsOpen(const Search& search, NodeId n) {
  return search.unfinished().is_on_the_way(n) &&
         (search.verdict(n) == Verdict::kDontKnow || search.skipped(n));
}

// Twice the weight that the next question should have: half of all. Where somebody did not know, its
// neighbours would tell no more to him: then the middle of the longest way between two such calls, or between
// one and an end.
int64_t DoubleTarget(const Search& search, const UnfinishedWeights& weights) {
  int64_t from = 0, to = 0, above = weights.total();
  const auto mark = [&](int64_t weight) {
    if (above - weight > to - from) from = weight, to = above;
    above = weight;
  };
  for (NodeId at = search.root(); at;) {
    if (at != search.root() && IsOpen(search, at)) mark(weights.of(at));
    NodeId heaviest;
    for (const NodeId child : search.tree().children(at)) {
      if (weights.of(child) == 0 || !search.counts(at, child)) continue;
      if (!heaviest || weights.of(child) > weights.of(heaviest)) heaviest = child;
    }
    at = heaviest;
  }
  mark(0);
  return from + to;
}

// The nodes next to the root, and no more than these.
bool HasUnfinishedNearby(const Search& search) {
  constexpr size_t kMostNodes = 64;
  const NodeId horizon = search.horizon();
  std::vector<NodeId> todo = {search.root()};
  for (size_t i = 0; i < todo.size() && i < kMostNodes; ++i) {
    const NodeId n = todo[i];
    if (n == horizon || (n != search.root() && search.out(n))) continue;
    if (search.unfinished().is_on_the_way(n) && search.askable(n)) return true;
    for (const NodeId child : search.tree().children(n)) {
      if (todo.size() == kMostNodes) break;
      if (search.unfinished().is_listed(child) && search.counts(n, child)) todo.push_back(child);
    }
  }
  return false;
}

}  // namespace

bool HasUnfinishedToAsk(const Search& search) {
  if (search.unfinished().empty()) return false;
  return HasUnfinishedNearby(search) || UnfinishedWeights(search).total() > 0;
}

std::optional<NodeId> HalfOfUnfinished(const Search& search) {
  if (search.unfinished().empty()) return std::nullopt;
  const UnfinishedWeights weights(search);
  const int64_t total = weights.total();
  if (total == 0) return std::nullopt;
  const int64_t target = search.has_open() ? DoubleTarget(search, weights) : total;
  NodeId best;
  int64_t least = 0;
  const auto try_node = [&](NodeId n) {
    const int64_t cost = std::abs(2 * int64_t{weights.of(n)} - 1 - target);
    if (best && cost >= least) return;
    best = n;
    least = cost;
  };
  NodeId at = search.root();
  if (search.unfinished().is_on_the_way(at) && search.askable(at)) try_node(at);
  // Below one that holds at most so much, all hold less and halve worse.
  while (at) {
    NodeId heaviest;
    ForEachUnfinishedChild(search, weights, at, [&](NodeId child) {
      try_node(child);
      if (!heaviest || weights.of(child) > weights.of(heaviest)) heaviest = child;
    });
    at = heaviest && 2 * int64_t{weights.of(heaviest)} - 1 > target ? heaviest : NodeId();
  }
  return best;
}

uint32_t LikelyUnfinished(const Search& search) {
  if (search.unfinished().empty()) return 0;
  return static_cast<uint32_t>(std::bit_width(UnfinishedWeights(search).total()));
}

}  // namespace inquest::strategy
