#include "haskell/rename/groups.h"

#include <gtest/gtest.h>

namespace inquest::haskell::rename {
namespace {

std::vector<BindingId> Bindings(size_t n) {
  std::vector<BindingId> bindings;
  for (size_t i = 0; i < n; ++i) bindings.push_back(BindingId(i));
  return bindings;
}

// "0 1+2* 3": groups in order, members joined by +, recursive ones starred.
std::string Show(const std::vector<BindingGroup>& groups) {
  std::string text;
  for (const BindingGroup& group : groups) {
    if (!text.empty()) text += " ";
    for (size_t i = 0; i < group.bindings.size(); ++i) {
      if (i > 0) text += "+";
      text += std::to_string(group.bindings[i].index);
    }
    if (group.recursive) text += "*";
  }
  return text;
}

TEST(Groups, IndependentBindingsKeepTheirOrder) {
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(3), {})), "0 1 2");
}

TEST(Groups, DependenciesComeFirst) {
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(3), {{0, 1, false}, {1, 2, false}})), "2 1 0");
}

TEST(Groups, ABindingThatMentionsItselfIsRecursive) {
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(2), {{0, 0, false}})), "0* 1");
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(1), {{0, 0, true}})), "0*");
}

TEST(Groups, MutualRecursionMakesOneGroup) {
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(4), {{0, 3, false}, {3, 1, false}, {1, 3, false}, {1, 2, false}})),
            "2 1+3* 0");
}

TEST(Groups, ASignatureBreaksACycleButNotTheOrder) {
  // 0 and 1 use each other; 1 has a signature, so 0 does not wait for it.
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(2), {{0, 1, true}, {1, 0, false}})), "0 1");
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(2), {{0, 1, false}, {1, 0, true}})), "1 0");
  // Outside a cycle a binding with a signature still comes before its user.
  EXPECT_EQ(Show(OrderIntoGroups(Bindings(2), {{0, 1, true}})), "1 0");
}

TEST(Groups, AChainOfAHundredThousandNeedsNoDeepStack) {
  std::vector<Dependency> chain;
  for (uint32_t i = 0; i + 1 < 100000; ++i) chain.push_back({i, i + 1, false});
  std::vector<BindingGroup> groups = OrderIntoGroups(Bindings(100000), chain);
  ASSERT_EQ(groups.size(), 100000u);
  EXPECT_EQ(groups.front().bindings[0].index, 99999u);
}

}  // namespace
}  // namespace inquest::haskell::rename
