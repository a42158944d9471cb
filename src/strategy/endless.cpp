// Where the calls of a run that did not end are wrong down to the one that was cut off. That one is at fault
// only if nothing recurs: otherwise it did what the calls above it had done, and was not the last by its own
// fault. So what finished within the last turns is asked about, and if all of that is right, the equations
// that go round are the finding.
#include <algorithm>
#include <unordered_map>

#include "strategy/recurring.h"
#include "strategy/search.h"

namespace inquest::strategy {

namespace {

constexpr uint32_t kMostTurnsAsked = 3;      // where the arguments change
constexpr uint32_t kMostTurnsCompared = 16;  // to see whether they repeat
constexpr size_t kMostCode = 64;             // calls whose code is named
constexpr size_t kMostExamples = 64;         // of a routine that was not judged

}  // namespace

void Search::ForgetEnd() {
  for (const NodeId n : end_.path) state_[n.index] &= static_cast<uint16_t>(~kPassed);
  end_ = {};
}

// The call on the path to the end that is `turns` turns above the last one; none if the path is shorter.
NodeId Search::TurnsAbove(size_t turns) const {
  const size_t calls = turns * end_.turn.length;
  return calls < end_.turn.stretch ? end_.path[end_.path.size() - 1 - calls] : NodeId();
}

uint32_t Search::TurnsUntilRepeated() const {
  for (uint32_t turns = 1; turns <= kMostTurnsCompared; ++turns) {
    const NodeId above = TurnsAbove(turns);
    if (!above) return 0;
    if (DependOnTheSame(*behaviours_, above, end_.node)) return turns;
  }
  return 0;
}

void Search::FindEnd(NodeId end) {
  ForgetEnd();
  end_.node = end;
  for (NodeId n = end; n && unfinished().contains(n) && !out(n); n = holder(n)) {
    end_.path.push_back(n);
    if (n == tree::Tree::root()) break;
  }
  std::reverse(end_.path.begin(), end_.path.end());
  std::vector<RoutineId> routines;
  routines.reserve(end_.path.size());
  for (const NodeId n : end_.path) routines.push_back(tree_->routine(n));
  const Turn turn = FindTurn(routines);
  // One that had come to another part of its routine's code than all before it (`go 0 = length [1 ..]`) does
  // not go on as they did.
  const uint32_t branch = behaviours_->BranchOf(end);
  const auto is_alike = [&](NodeId n) {
    return n != end && tree_->routine(n) == tree_->routine(end) &&
           (branch == 0 || behaviours_->BranchOf(n) == branch);
  };
  if (turn.length == 0 ||
      std::none_of(end_.path.end() - static_cast<ptrdiff_t>(turn.stretch), end_.path.end(), is_alike))
    return;
  end_.turn = turn;
  end_.repeats = TurnsUntilRepeated();
}

// Nothing below `end`, which is wrong, is at fault. Whether there is more to ask about before it is found.
bool Search::AskAnotherTurn(NodeId end) {
  if (!IsCutOff(end)) return false;
  if (end_.node != end) FindEnd(end);
  const uint32_t most = end_.repeats > 0 ? end_.repeats : kMostTurnsAsked;
  if (end_.turn.length == 0 || end_.turns_asked == most) return false;
  const NodeId top = TurnsAbove(++end_.turns_asked);
  if (!top) {
    end_.turns_asked = most;
    return false;
  }
  for (size_t i = end_.path.size() - 1; end_.path[i] != top;) state_[end_.path[--i].index] |= kPassed;
  root_ = top;
  Recompute();
  return true;
}

std::vector<Search::Unjudged> Search::UnjudgedBelow(std::vector<NodeId> todo) const {
  std::vector<Unjudged> unjudged;
  std::unordered_map<RoutineId, size_t> position;
  std::vector<bool> seen(tree_->size());
  while (!todo.empty()) {
    const NodeId from = todo.back();
    todo.pop_back();
    for (const NodeId child : tree_->children(from)) {
      const bool is_of_many = (state_[child.index] & kOfMany) != 0;
      if (unfinished().contains(child) && !is_of_many) continue;
      if ((out(child) && !is_of_many) || seen[child.index]) continue;
      seen[child.index] = true;
      todo.push_back(child);
      if (!askable(child) && !is_of_many) continue;
      const auto [found, is_new] = position.try_emplace(tree_->routine(child), unjudged.size());
      if (is_new) unjudged.push_back({tree_->routine(child), 0, {}});
      Unjudged& its = unjudged[found->second];
      ++its.count;
      if (its.some.size() < kMostExamples) its.some.push_back(child);
    }
  }
  std::sort(unjudged.begin(), unjudged.end(), [](const auto& a, const auto& b) {
    return a.count > b.count || (a.count == b.count && a.routine < b.routine);
  });
  return unjudged;
}

Search::Endless Search::DescribeEndless() const {
  Endless endless;
  const size_t shown = std::min(end_.turn.stretch, (end_.repeats + 2) * end_.turn.length + 1);
  endless.calls.assign(end_.path.end() - static_cast<ptrdiff_t>(shown), end_.path.end());
  endless.turn = static_cast<uint32_t>(end_.turn.length);
  endless.all_calls = end_.turn.stretch;
  endless.repeats = end_.repeats;
  const size_t code = std::min(end_.turn.stretch, std::max(kMostCode, 2 * end_.turn.length));
  endless.code.assign(end_.path.end() - static_cast<ptrdiff_t>(code), end_.path.end());
  if (end_.repeats == 0) {
    endless.unjudged =
        UnjudgedBelow({end_.path.end() - static_cast<ptrdiff_t>(end_.turn.stretch), end_.path.end()});
  }
  return endless;
}

}  // namespace inquest::strategy
