#include "observe/stacks.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace inquest::observe {
namespace {

using Labels = std::vector<uint32_t>;

StackId Make(Stacks& stacks, const Labels& labels) {
  StackId stack = Stacks::empty();
  for (const uint32_t label : labels) stack = stacks.Push(stack, LabelId(label));
  return stack;
}

Labels LabelsOf(const Stacks& stacks, StackId stack) {
  Labels labels;
  for (const LabelId label : stacks.LabelsOf(stack)) labels.push_back(label.index);
  return labels;
}

// Figure 7, word by word.
Labels PushOf(Labels stack, uint32_t label) {
  const auto found = std::find(stack.begin(), stack.end(), label);
  stack.erase(found, stack.end());
  stack.push_back(label);
  return stack;
}

Labels MergeOf(const Labels& application, const Labels& function) {
  size_t common = 0;
  while (common < application.size() && common < function.size() && application[common] == function[common])
    ++common;
  Labels merged(application.begin(), application.begin() + static_cast<ptrdiff_t>(common));
  for (size_t i = common; i < function.size(); ++i) merged = PushOf(merged, function[i]);
  for (size_t i = common; i < application.size(); ++i) merged = PushOf(merged, application[i]);
  return merged;
}

TEST(Stacks, EqualStacksHaveEqualIds) {
  Stacks stacks;
  EXPECT_EQ(Make(stacks, {1, 2}), Make(stacks, {1, 2}));
  EXPECT_NE(Make(stacks, {1, 2}), Make(stacks, {2, 1}));
  EXPECT_EQ(Make(stacks, {}), Stacks::empty());
}

TEST(Stacks, PushCutsOffWhatStandsAboveTheFirstOccurrence) {
  Stacks stacks;
  EXPECT_EQ(Make(stacks, {1, 2, 3, 2}), Make(stacks, {1, 2}));
  EXPECT_EQ(Make(stacks, {1, 2, 2}), Make(stacks, {1, 2}));
}

TEST(Stacks, MergePutsTheApplicationOnTheFunction) {
  Stacks stacks;
  // hoed-2015, 4.2.2: ⟨main⟩ ⋈ ⟨f⟩ = ⟨f,main⟩.
  EXPECT_EQ(stacks.Merge(Make(stacks, {1}), Make(stacks, {2})), Make(stacks, {2, 1}));
}

RC_GTEST_PROP(StacksProperty, PushAndMergeAreThoseOfFigure7, ()) {
  const auto labels = [] { return *rc::gen::container<Labels>(rc::gen::inRange<uint32_t>(0, 6)); };
  Stacks stacks;
  const StackId a = Make(stacks, labels()), b = Make(stacks, labels());
  const Labels of_a = LabelsOf(stacks, a), of_b = LabelsOf(stacks, b);
  const auto label = *rc::gen::inRange<uint32_t>(0, 6);
  RC_ASSERT(LabelsOf(stacks, stacks.Push(a, LabelId(label))) == PushOf(of_a, label));
  RC_ASSERT(LabelsOf(stacks, stacks.Merge(a, b)) == MergeOf(of_a, of_b));
}

}  // namespace
}  // namespace inquest::observe
