#include "observe/graph.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "observe/test_graphs.h"

namespace inquest::observe {
namespace {

using Edges = std::vector<std::pair<uint32_t, uint32_t>>;

TEST(Graph, KnowsTheSuccessorsOfEachNodeInTheirOrder) {
  const Graph graph(3, {{0, 2}, {1, 0}, {0, 1}});
  EXPECT_EQ(std::vector<uint32_t>(graph.successors(0).begin(), graph.successors(0).end()),
            (std::vector<uint32_t>{2, 1}));
  EXPECT_TRUE(graph.successors(2).empty());
  EXPECT_EQ(graph.Reversed().successors(0).front(), 1u);
}

TEST(Graph, ADominatorIsOnEveryPath) {
  // 0 -> 1 -> {2, 3} -> 4, 4 -> 1.
  EXPECT_EQ(DominatorsOf(Graph(6, {{0, 1}, {1, 2}, {1, 3}, {2, 4}, {3, 4}, {4, 1}}), 0),
            (std::vector<uint32_t>{kNowhere, 0, 1, 1, 1, kNowhere}));
}

TEST(Graph, ALongChainNeedsNoDeepStack) {
  Edges edges;
  constexpr uint32_t kLong = 300'000;
  for (uint32_t i = 0; i + 1 < kLong; ++i) edges.emplace_back(i, i + 1);
  for (uint32_t i = 2; i < kLong; i += 2) edges.emplace_back(i, i / 2);
  const auto dominators = DominatorsOf(Graph(kLong, edges), 0);
  EXPECT_EQ(dominators.back(), kLong - 2);
}

RC_GTEST_PROP(GraphProperty, DominatorsAreWhatTheWayLeadsThrough, ()) {
  const auto count = *rc::gen::inRange<uint32_t>(1, 12);
  const auto node = rc::gen::inRange<uint32_t>(0, count);
  const auto edges = *rc::gen::container<Edges>(rc::gen::pair(node, node));
  const auto dominators = DominatorsOf(Graph(count, edges), 0);
  StatementEdges as_set;
  for (const auto& [from, to] : edges) as_set.emplace(from, to);
  const std::vector<bool> reached = ReachedFrom(0, count, as_set);
  for (uint32_t n = 0; n < count; ++n) {
    std::set<uint32_t> expected, found;
    for (uint32_t d = 0; d < count; ++d)
      if (d != n && reached[n] && !ReachedFrom(0, count, as_set, d)[n]) expected.insert(d);
    for (uint32_t d = dominators[n]; d != kNowhere; d = dominators[d]) found.insert(d);
    RC_ASSERT(found == expected);
  }
}

}  // namespace
}  // namespace inquest::observe
