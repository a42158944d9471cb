#include "strategy/recurring.h"

#include <algorithm>

#include "value/compare.h"
#include "value/hasher.h"

namespace inquest::strategy {

namespace {

constexpr size_t kLongestPeriod = 32;
// The last round is not a whole one, and its calls may wait for arguments that those before them have.
constexpr size_t kLongestRest = 32;
constexpr size_t kLookedAt = 2 * kLongestPeriod + kLongestRest;  // calls, at the end of a path
// Fewer are soon asked about one by one.
constexpr size_t kFewestWithValues = 8;
// Parts of an argument that are looked at.
constexpr size_t kMostParts = 500;
constexpr size_t kMostPartsOfResult = 50;

// Whether the call depends on nothing but its arguments: an action reads the world, a function that it made
// gets a state, also in data.
bool IsPure(const tree::Behaviours& behaviours, const value::Statement& statement) {
  std::vector<value::Term> todo = {statement.result};
  value::View view;
  for (size_t i = 0; i < todo.size(); ++i) {
    if (i == kMostPartsOfResult) return false;
    behaviours.terms().Look(todo[i], &view);
    const bool is_data = view.kind == value::Kind::kConstructor || view.kind == value::Kind::kNumber ||
                         view.kind == value::Kind::kCharacter || view.kind == value::Kind::kUnfinished ||
                         view.kind == value::Kind::kUnevaluated;
    if (!is_data) return false;
    if (view.style == value::Style::kList) continue;  // of whatever it is, it may be endless
    if (view.kind == value::Kind::kConstructor)
      todo.insert(todo.end(), view.fields.begin(), view.fields.end());
  }
  return true;
}

// Equal for equal values. One that is too large equals itself only: functions that were made of functions (a
// state monad) grow with every turn, and to compare them would take longer than the run.
void Skim(const value::Terms& terms, value::Term term, value::Hasher* hasher) {
  value::Hasher parts(1);
  std::vector<value::Term> todo = {term};
  value::View view;
  for (size_t i = 0; i < todo.size(); ++i) {
    if (i == kMostParts) {
      hasher->Add(term.id);
      hasher->Add(term.detail);
      return;
    }
    terms.Look(todo[i], &view);
    parts.Add(static_cast<uint64_t>(view.kind));
    parts.Add(uint64_t{view.code});
    if (view.kind == value::Kind::kNumber) parts.Add(view.text);
    if (view.kind != value::Kind::kConstructor && view.kind != value::Kind::kFunction) continue;
    if (view.style == value::Style::kPlain) parts.Add(view.name);
    todo.insert(todo.end(), view.fields.begin(), view.fields.end());
  }
  hasher->Add(parts.Finish());
}

uint64_t SkimOf(const tree::Behaviours& behaviours, NodeId n) {
  const value::Statement statement = behaviours.Describe(n);
  value::Hasher hasher(1);
  for (const value::Term argument : statement.arguments) Skim(behaviours.terms(), argument, &hasher);
  for (const value::Binding& variable : statement.free_variables)
    Skim(behaviours.terms(), variable.value, &hasher);
  return hasher.Finish().low;
}

bool HaveSameArguments(const tree::Behaviours& behaviours, NodeId a, NodeId b) {
  const value::Statement left = behaviours.Describe(a);
  value::Statement right = behaviours.Describe(b);
  if (!IsPure(behaviours, left) || !IsPure(behaviours, right)) return false;
  if (value::HasNotKept(behaviours.terms(), left)) return false;
  right.result = left.result;  // how far each of them came does not matter
  return value::Equal(behaviours.terms(), left, behaviours.terms(), right);
}

// The call that was made last, of those that are unfinished, or are that or on the way. Of a run that was
// killed it is not known of all calls above it that they are unfinished.
template <typename IsOne>
NodeId LastMade(const tree::Behaviours& behaviours, const tree::Unfinished& unfinished, IsOne is_one) {
  NodeId last;
  for (const NodeId n : unfinished.nodes()) {
    if (!is_one(n)) continue;
    if (!last || behaviours.TimeOf(n) >= behaviours.TimeOf(last)) last = n;
  }
  return last;
}

// The unfinished call with most calls above it.
NodeId Deepest(const tree::Tree& tree, const tree::Unfinished& unfinished) {
  std::vector<uint32_t> depth(unfinished.nodes().size(), 0);
  NodeId deepest;
  uint32_t most = 0;
  for (size_t i = 0; i < depth.size(); ++i) {
    const NodeId n = unfinished.nodes()[i];
    if (tree.parent(n)) depth[i] = depth[unfinished.position(tree.parent(n))] + 1;
    if (!unfinished.contains(n) || (deepest && depth[i] <= most)) continue;
    deepest = n;
    most = depth[i];
  }
  return deepest;
}

size_t LengthOfPathTo(const tree::Tree& tree, NodeId last) {
  size_t length = 0;
  for (NodeId n = last; n; n = tree.parent(n)) ++length;
  return length;
}

// The last calls of the path to this one, at most so many.
std::vector<NodeId> EndOfPathTo(const tree::Tree& tree, NodeId last, size_t most) {
  std::vector<NodeId> path;
  for (NodeId n = last; n && path.size() < most; n = tree.parent(n)) path.push_back(n);
  std::reverse(path.begin(), path.end());
  return path;
}

// The end of a path, its calls compared with each other.
class PathEnd {
 public:
  PathEnd(const tree::Tree& tree, const tree::Behaviours& behaviours, const std::vector<NodeId>& path)
      : tree_(tree), behaviours_(behaviours), path_(path), skims_(std::min(path.size(), kLookedAt)) {}

  // Whether the calls at these positions, of which the first is the later one, are the same.
  bool Same(size_t later, size_t earlier) {
    if (tree_.routine(path_[later]) != tree_.routine(path_[earlier])) return false;
    if (SkimAt(later) != SkimAt(earlier)) return false;
    return HaveSameArguments(behaviours_, path_[later], path_[earlier]);
  }
  // Whether the last calls up to this one go round with this period.
  bool GoesRound(size_t last, size_t period) {
    for (size_t i = 0; i < period; ++i)
      if (!Same(last - i, last - i - period)) return false;
    return true;
  }

 private:
  uint64_t SkimAt(size_t position) {
    const size_t from_end = path_.size() - 1 - position;
    if (from_end >= skims_.size()) return SkimOf(behaviours_, path_[position]);
    std::optional<uint64_t>& skim = skims_[from_end];
    if (!skim) skim = SkimOf(behaviours_, path_[position]);
    return *skim;
  }

  const tree::Tree& tree_;
  const tree::Behaviours& behaviours_;
  const std::vector<NodeId>& path_;
  std::vector<std::optional<uint64_t>> skims_;
};

struct Round {
  NodeId last;
  size_t period;
};

// The last two rounds of the same calls at the end of a path, but for a rest.
std::optional<Round> LastRound(const tree::Tree& tree, const tree::Behaviours& behaviours,
                               const std::vector<NodeId>& path_end, size_t longest_period) {
  PathEnd calls(tree, behaviours, path_end);
  for (size_t rest = 0; rest <= kLongestRest && rest < path_end.size(); ++rest) {
    const size_t last = path_end.size() - 1 - rest;
    for (size_t period = 1; period <= longest_period && 2 * period <= last + 1; ++period)
      if (calls.GoesRound(last, period)) return Round{path_end[last], period};
  }
  return std::nullopt;
}

}  // namespace

bool DependOnTheSame(const tree::Behaviours& behaviours, NodeId a, NodeId b) {
  return SkimOf(behaviours, a) == SkimOf(behaviours, b) && HaveSameArguments(behaviours, a, b);
}

Recurring Recurring::Find(const tree::Tree& tree, const tree::Behaviours& behaviours,
                          const tree::Unfinished& unfinished) {
  const NodeId last = LastMade(behaviours, unfinished, [&](NodeId n) { return unfinished.contains(n); });
  Recurring found = FindOn(tree, behaviours, last, kLongestPeriod);
  if (!found.empty()) return found;
  // Where calls belong to whoever wrote their function, what was computed last for the calls that recur may
  // be elsewhere: on another path, if one is longer.
  if (unfinished.nodes().size() > 2 * LengthOfPathTo(tree, last)) {
    const NodeId deepest = Deepest(tree, unfinished);
    if (deepest != last) found = FindOn(tree, behaviours, deepest, kLongestPeriod);
    if (!found.empty()) return found;
  }
  const NodeId last_on_the_way =
      LastMade(behaviours, unfinished, [&](NodeId n) { return unfinished.is_on_the_way(n); });
  if (last_on_the_way == last) return found;
  found = FindOn(tree, behaviours, last_on_the_way, 1);
  // A constant is below itself where it is shown as it was at several times.
  const bool is_constant = !found.empty() && behaviours.Describe(found.calls_.front()).arguments.empty();
  if (is_constant || found.calls_.size() < kFewestWithValues) return {};
  found.have_values_ = true;
  return found;
}

Recurring Recurring::FindOn(const tree::Tree& tree, const tree::Behaviours& behaviours, NodeId last,
                            size_t longest_period) {
  const std::vector<NodeId> path_end = EndOfPathTo(tree, last, kLookedAt);
  const std::optional<Round> round = LastRound(tree, behaviours, path_end, longest_period);
  if (!round) return {};
  std::vector<NodeId> path = EndOfPathTo(tree, round->last, tree.size());
  PathEnd calls(tree, behaviours, path);
  // What recurred once does so for ever: where that begins is found by halving.
  size_t begin = 0, known = path.size() - 2 * round->period;
  while (begin < known) {
    const size_t middle = (begin + known) / 2;
    if (calls.Same(middle + round->period, middle))
      known = middle;
    else
      begin = middle + 1;
  }
  path.erase(path.begin(), path.begin() + static_cast<ptrdiff_t>(begin));
  Recurring recurring;
  recurring.period_ = round->period;
  recurring.calls_ = std::move(path);
  return recurring;
}

std::optional<size_t> Recurring::position(NodeId n) const {
  const auto found = std::lower_bound(calls_.begin(), calls_.end(), n);
  if (found == calls_.end() || *found != n) return std::nullopt;
  return static_cast<size_t>(found - calls_.begin());
}

}  // namespace inquest::strategy
