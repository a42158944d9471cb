#include "tree/unfinished_chain.h"

#include <gtest/gtest.h>

#include <string_view>

namespace inquest::tree {
namespace {

Turn TurnOf(std::string_view text) {
  return TurnAtEnd(text.size(), [&](size_t i) { return static_cast<uint32_t>(text[i]); });
}

TEST(UnfinishedChainTest, ATurnIsTheShortestThatComesThreeTimes) {
  EXPECT_EQ(TurnOf("xyffff").length, 1U);
  EXPECT_EQ(TurnOf("xyffff").repeated, 4U);
  EXPECT_EQ(TurnOf("eoeoeo").length, 2U);
  EXPECT_EQ(TurnOf("xoeoeoe").repeated, 6U);
  EXPECT_EQ(TurnOf("aabaabaab").length, 3U);
  EXPECT_EQ(TurnOf("abab").length, 0U);
  EXPECT_EQ(TurnOf("fffg").length, 0U);
  EXPECT_EQ(TurnOf("").length, 0U);
}

// Routines by number; node 0 is 0, each further one a child of the one before.
class Chain : public Behaviours {
 public:
  explicit Chain(const std::vector<size_t>& routines) {
    Builder builder;
    NodeId last;
    for (const size_t routine : routines) last = builder.Add(last, RoutineId(routine));
    tree = builder.Finish(4);
  }
  const value::Terms& terms() const override { std::abort(); }
  value::Statement Describe(NodeId) const override { return {}; }
  Outcome OutcomeOf(NodeId node) const override {
    return node.index < finished_from ? Outcome::kUnfinished : Outcome::kValue;
  }
  RoutineInfo routine(RoutineId routine) const override {
    return {.name = std::string(1, static_cast<char>('f' + routine.index)), .module = "", .file = ""};
  }
  Placement PlacementOf(NodeId, NodeId) const override { return {}; }
  Code CodeOf(NodeId) const override { return {}; }

  Tree tree;
  size_t finished_from = ~size_t{0};
};

std::string Folded(const Chain& chain, size_t from = 0) {
  const FoldedChain folded = FoldChain(chain.tree, chain, NodeId(from));
  std::string text = folded.left_out > 0 ? TextOf(folded, chain) + ":" : "all:";
  for (const NodeId node : folded.end) text += " " + std::to_string(node.index);
  return text;
}

TEST(UnfinishedChainTest, OfALongChainTheEndIsLeftAndWhatRecurs) {
  EXPECT_EQ(Folded(Chain(std::vector<size_t>(100, 1))), "… 96 more like these (g): 97 98 99");
  std::vector<size_t> turns;
  for (size_t i = 0; i < 101; ++i) turns.push_back(i % 2 + 1);
  EXPECT_EQ(Folded(Chain(turns)), "… 97 more like these (g, h): 98 99 100");
  turns.insert(turns.begin(), {0, 3, 0, 0, 3});
  EXPECT_EQ(Folded(Chain(turns)), "… 102 more unfinished calls, the last 98 alike (g, h): 103 104 105");
  EXPECT_EQ(Folded(Chain({0, 1, 2, 3, 3, 2, 1})), "… 3 more unfinished calls: 4 5 6");
}

TEST(UnfinishedChainTest, AShortChainIsWhole) {
  EXPECT_EQ(Folded(Chain({0, 1, 1, 1, 1})), "all: 1 2 3 4");
  EXPECT_EQ(Folded(Chain({0})), "all:");
  Chain cut(std::vector<size_t>(100, 1));
  cut.finished_from = 3;
  EXPECT_EQ(Folded(cut), "all: 1 2");
  EXPECT_EQ(Folded(cut, 5), "all:");
}

}  // namespace
}  // namespace inquest::tree
