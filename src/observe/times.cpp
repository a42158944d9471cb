#include "observe/times.h"

#include <algorithm>

namespace inquest::observe {

namespace {

// When all that matters to what a call shows was there.
class Ends {
 public:
  explicit Ends(const Events& events) : events_(events), last_(events.size()) {
    // Of each event, with its parts, which come after it. A shared value may get further parts at any time.
    for (size_t i = events.size(); i-- > 0;) {
      const EventId event(i);
      last_[i] = events.kind(event) == EventKind::kSame ? UINT32_MAX : static_cast<uint32_t>(i);
      for (EventId part = events.first_part(event); part; part = events.next_part(part))
        last_[i] = std::max(last_[i], last_[part.index]);
    }
  }

  // Of a call that has a result.
  uint32_t EndOf(EventId call, EventId result) {
    const std::vector<EventId> arguments = ArgumentsOf(events_, call);
    uint32_t end = last_[result.index];
    for (uint32_t before = UINT32_MAX; before != end;) {
      before = end;
      for (const EventId argument : arguments)
        if (argument) end = WithArgument(argument, end);
    }
    return end;
  }

 private:
  // What the call gave to functions that it was passed counts, too, if they had returned by `end`: it decides
  // whether their entries are right. What they were given otherwise cannot make the statement wrong, nor can
  // what was looked at later in its arguments.
  uint32_t WithArgument(EventId argument, uint32_t end) {
    if (last_[argument.index] <= end) return end;
    if (left_ == 0) return last_[argument.index];
    std::vector<EventId> values = {argument};
    while (!values.empty()) {
      const EventId value = values.back();
      values.pop_back();
      if (value.index > end) continue;
      left_ -= std::min<uint64_t>(left_, 1);
      switch (events_.kind(value)) {
        case EventKind::kFunction:
          end = WithEntries(value, end, &values);
          break;
        case EventKind::kConstructor:
          for (EventId part = events_.first_part(value); part; part = events_.next_part(part))
            values.push_back(part);
          break;
        default:
          end = std::max(end, last_[value.index]);
      }
    }
    return end;
  }

  uint32_t WithEntries(EventId function, uint32_t end, std::vector<EventId>* results) {
    for (const EventId entry : EntriesOf(events_, function)) {
      left_ -= std::min<uint64_t>(left_, 1);
      const EventId result = events_.ResultOf(entry);
      if (!result || result.index > end) continue;
      for (const EventId given : ArgumentsOf(events_, entry, function))
        if (given) end = std::max(end, last_[given.index]);
      results->push_back(result);
    }
    return end;
  }

  const Events& events_;
  std::vector<uint32_t> last_;  // by event: the last one in it
  uint64_t left_ = 10'000'000;  // events that may be looked at; an argument counts as a whole after that
};

}  // namespace

base::Store<StatementId, Times> TimesOf(const Events& events,
                                        const base::Store<StatementId, Statement>& statements) {
  Ends ends(events);
  base::Store<StatementId, Times> times;
  for (const Statement& statement : statements) {
    const EventId result = ResultOf(events, statement);
    if (result)
      times.Add({result.index, ends.EndOf(statement.event, result)});
    else
      times.Add({statement.event.index, UINT32_MAX});
  }
  return times;
}

namespace {

constexpr uint32_t kNone = UINT32_MAX;

class Narrower {
 public:
  Narrower(ComputationTree tree, const base::Store<StatementId, Times>& times, uint64_t most_children)
      : tree_(std::move(tree)), times_(times), left_(most_children) {}

  ComputationTree Narrow() {
    // Statements by what is right below them: statements of a class have the same.
    std::vector<std::pair<uint32_t, uint32_t>> uses;        // of a child, by a statement
    for (uint32_t node = 1; node < tree_.size(); ++node) {  // the root keeps all
      if (tree_.is_group(node)) continue;
      for (const uint32_t child : tree_.children_of(node)) uses.emplace_back(child, node);
    }
    std::sort(uses.begin(), uses.end());
    for (size_t begin = 0; begin < uses.size();) {
      size_t end = begin;
      while (end < uses.size() && uses[end].first == uses[begin].first) ++end;
      NarrowUses(uses[begin].first, {uses.data() + begin, end - begin});
      begin = end;
    }
    return Renumbered();
  }

 private:
  // Statements below a group, groups passed through; those known first come first. None if there are too
  // many.
  std::vector<uint32_t> StatementsBelow(uint32_t group) {
    std::vector<uint32_t> found, todo = {group};
    if (seen_.empty()) seen_.assign(tree_.size(), 0);
    ++pass_;
    seen_[group] = pass_;
    while (!todo.empty()) {
      const uint32_t at = todo.back();
      todo.pop_back();
      for (const uint32_t child : tree_.children_of(at)) {
        if (seen_[child] == pass_) continue;
        seen_[child] = pass_;
        (tree_.is_group(child) ? todo : found).push_back(child);
      }
      if (found.size() > left_) return {};
    }
    std::sort(found.begin(), found.end(), [&](uint32_t a, uint32_t b) { return known(a) < known(b); });
    return found;
  }

  uint32_t known(uint32_t node) const { return times_[tree_.statements[node]].known; }
  uint32_t ended(uint32_t node) const { return times_[tree_.statements[node]].ended; }

  void NarrowUses(uint32_t child, std::span<const std::pair<uint32_t, uint32_t>> uses) {
    if (!tree_.is_group(child)) {
      for (const auto& [to, from] : uses)
        if (known(to) > ended(from)) changes_.push_back({from, to, kNone});
      return;
    }
    const bool any_ends = std::any_of(uses.begin(), uses.end(),
                                      [&](const auto& use) { return ended(use.second) != UINT32_MAX; });
    if (!any_ends || left_ == 0) return;
    const std::vector<uint32_t> below = StatementsBelow(child);
    if (below.empty()) return;
    // Those that a statement keeps are the first so many: a group for each number that occurs, each with the
    // one before it.
    std::vector<std::pair<size_t, uint32_t>> kept;
    for (const auto& [to, from] : uses) {
      const auto end = std::upper_bound(below.begin(), below.end(), ended(from),
                                        [&](uint32_t time, uint32_t node) { return time < known(node); });
      kept.emplace_back(end - below.begin(), from);
    }
    std::sort(kept.begin(), kept.end());
    uint32_t group = kNone;
    size_t count = 0;
    for (const auto& [keeps, from] : kept) {
      if (keeps == below.size()) break;
      if (keeps > count) {
        std::vector<uint32_t> children(below.begin() + static_cast<ptrdiff_t>(count),
                                       below.begin() + static_cast<ptrdiff_t>(keeps));
        left_ -= std::min<uint64_t>(left_, children.size());
        if (group != kNone) children.push_back(group);
        group = static_cast<uint32_t>(tree_.size() + added_.size());
        if (children.size() == 1)
          group = children.front();
        else
          added_.push_back(std::move(children));
        count = keeps;
      }
      changes_.push_back({from, child, group});
    }
  }

  // With the groups that were added, without those that nothing leads to.
  ComputationTree Renumbered() {
    std::sort(changes_.begin(), changes_.end());
    std::vector<std::vector<uint32_t>> changed_children;
    std::vector<uint32_t> changed_at(tree_.size(), kNone);
    for (const Change& change : changes_) {
      uint32_t& at = changed_at[change.from];
      if (at == kNone) {
        at = static_cast<uint32_t>(changed_children.size());
        const auto children = tree_.children_of(change.from);
        changed_children.emplace_back(children.begin(), children.end());
      }
      std::vector<uint32_t>& children = changed_children[at];
      std::erase(children, change.was);
      if (change.is != kNone) children.push_back(change.is);
    }
    const auto children_of = [&](uint32_t node) -> std::span<const uint32_t> {
      if (node >= tree_.size()) return added_[node - tree_.size()];
      if (changed_at[node] != kNone) return changed_children[changed_at[node]];
      return tree_.children_of(node);
    };
    std::vector<uint32_t> number(tree_.size() + added_.size(), kNone), order;
    NumberFrom(0, children_of, &number, &order);
    // A statement may have lost all that it was below: it goes below the root.
    std::vector<uint32_t> lost;
    for (uint32_t node = 0; node < tree_.size(); ++node)
      if (!tree_.is_group(node) && number[node] == kNone) lost.push_back(node);
    return Build(children_of, std::move(lost));
  }

  template <typename ChildrenOf>
  static void NumberFrom(uint32_t start, ChildrenOf children_of, std::vector<uint32_t>* number,
                         std::vector<uint32_t>* left) {
    std::vector<std::pair<uint32_t, size_t>> visits = {{start, 0}};
    (*number)[start] = 0;
    while (!visits.empty()) {
      auto& [node, next] = visits.back();
      const auto children = children_of(node);
      if (next == children.size()) {
        left->push_back(node);
        visits.pop_back();
        continue;
      }
      // Backwards, so that what comes first is numbered first in the end.
      const uint32_t child = children[children.size() - ++next];
      if ((*number)[child] != kNone) continue;
      (*number)[child] = 0;
      visits.emplace_back(child, 0);
    }
  }

  template <typename ChildrenOf>
  ComputationTree Build(ChildrenOf children_of, std::vector<uint32_t> lost) {
    // Where there are groups the root is one.
    uint32_t root = 0;
    if (!tree_.is_group(0) && !added_.empty()) {
      root = static_cast<uint32_t>(tree_.size() + added_.size());
      added_.push_back({0});
    }
    std::vector<uint32_t> below_root(children_of(root).begin(), children_of(root).end());
    // The latest first: what it depends on was known before it.
    std::sort(lost.begin(), lost.end(), [&](uint32_t a, uint32_t b) { return known(a) > known(b); });
    below_root.insert(below_root.end(), lost.begin(), lost.end());
    const auto all_children = [&](uint32_t node) -> std::span<const uint32_t> {
      return node == root ? std::span<const uint32_t>(below_root) : children_of(node);
    };
    std::vector<uint32_t> number(tree_.size() + added_.size(), kNone), left;
    NumberFrom(root, all_children, &number, &left);
    for (size_t i = left.size(); i-- > 0;) number[left[i]] = static_cast<uint32_t>(left.size() - 1 - i);
    ComputationTree made;
    made.collapsed = std::move(tree_.collapsed);
    made.statements.reserve(left.size());
    made.first_child.reserve(left.size() + 1);
    made.first_child.push_back(0);
    for (size_t i = left.size(); i-- > 0;) {
      made.statements.push_back(left[i] < tree_.size() ? tree_.statements[left[i]] : StatementId());
      for (const uint32_t child : all_children(left[i])) made.children.push_back(number[child]);
      std::sort(made.children.begin() + static_cast<ptrdiff_t>(made.first_child.back()), made.children.end());
      made.first_child.push_back(made.children.size());
    }
    return made;
  }

  struct Change {
    uint32_t from, was, is;
    friend auto operator<=>(const Change&, const Change&) = default;
  };
  ComputationTree tree_;
  const base::Store<StatementId, Times>& times_;
  uint64_t left_;
  std::vector<Change> changes_;
  std::vector<std::vector<uint32_t>> added_;  // children of the groups that were added
  std::vector<uint32_t> seen_;
  uint32_t pass_ = 0;
};

}  // namespace

ComputationTree NarrowByTime(ComputationTree tree, const base::Store<StatementId, Times>& times,
                             uint64_t most_children) {
  return Narrower(std::move(tree), times, most_children).Narrow();
}

}  // namespace inquest::observe
