#include "base/components.h"

#include <gtest/gtest.h>

namespace inquest::base {
namespace {

using Graph = std::vector<std::vector<int>>;
using Components = std::vector<std::vector<int>>;

Components From(const Graph& graph, int start) {
  return ComponentsFrom(start, [&](int node) { return graph[static_cast<size_t>(node)]; });
}

TEST(ComponentsTest, NodesWithoutCyclesAreComponentsOfTheirOwn) {
  EXPECT_EQ(From({{1, 2}, {2}, {}}, 0), (Components{{2}, {1}, {0}}));
}

TEST(ComponentsTest, ACycleIsOneComponent) { EXPECT_EQ(From({{1}, {2}, {0}}, 0), (Components{{0, 1, 2}})); }

TEST(ComponentsTest, AComponentComesAfterThoseItReaches) {
  EXPECT_EQ(From({{1}, {2}, {1, 3}, {4}, {3}}, 0), (Components{{3, 4}, {1, 2}, {0}}));
}

TEST(ComponentsTest, WhatTheStartDoesNotReachIsLeftOut) { EXPECT_EQ(From({{0}, {0}}, 0), (Components{{0}})); }

TEST(ComponentsTest, ALongChainNeedsNoDeepStack) {
  constexpr int kLength = 1'000'000;
  const auto next = [](int node) {
    return node + 1 < kLength ? std::vector<int>{node + 1} : std::vector<int>{};
  };
  EXPECT_EQ(ComponentsFrom(0, next).size(), size_t{kLength});
}

}  // namespace
}  // namespace inquest::base
