#include "observe/classes.h"

#include <unordered_map>

namespace inquest::observe {
namespace {

// Stacks without the labels that no statement has. A stack comes after what is below it.
std::vector<StackId> WithoutUnobserved(Stacks& stacks, const std::vector<bool>& observed) {
  std::vector<StackId> without(stacks.size());
  without[0] = Stacks::empty();
  for (size_t i = 1; i < without.size(); ++i) {
    const LabelId top = stacks.top(StackId(i));
    const StackId below = without[stacks.below(StackId(i)).index];
    without[i] = observed[top.index] ? stacks.Push(below, top) : below;
  }
  return without;
}

}  // namespace

Classes::Classes(Events& events, const base::Store<StatementId, Statement>& statements) {
  std::vector<bool> observed(events.labels.size(), false);
  for (const Statement& statement : statements) observed[events.label(statement.root).index] = true;
  const std::vector<StackId> without = WithoutUnobserved(events.stacks, observed);

  std::unordered_map<uint64_t, ClassId> known;
  std::vector<ClassId> class_of;
  class_of.reserve(statements.size());
  std::vector<uint32_t> counts;
  EventId last_root;  // most statements of a run are applications of few functions
  for (const Statement& statement : statements) {
    if (statement.root == last_root) {
      class_of.push_back(class_of.back());
    } else {
      last_root = statement.root;
      const LabelId label = events.label(statement.root);
      const StackId stack = without[events.stack(statement.root).index];
      const auto [found, is_new] =
          known.try_emplace(uint64_t{stack.index} << 32 | label.index, classes_.next_id());
      if (is_new) {
        classes_.Add({label, stack, events.stacks.Push(stack, label)});
        counts.push_back(0);
      }
      class_of.push_back(found->second);
    }
    ++counts[class_of.back().index];
  }
  first_.assign(1, 0);
  for (const uint32_t count : counts) first_.push_back(first_.back() + count);
  members_.resize(statements.size());
  std::vector<uint32_t> next(first_.begin(), first_.end() - 1);
  for (size_t i = 0; i < class_of.size(); ++i) members_[next[class_of[i].index]++] = StatementId(i);
}

}  // namespace inquest::observe
