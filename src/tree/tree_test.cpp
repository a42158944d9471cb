#include "tree/tree.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace inquest::tree {
namespace {

RoutineId R(size_t i) { return RoutineId(i); }

TEST(TreeTest, ChildrenAreListedInTheOrderOfCreation) {
  Builder builder;
  NodeId root = builder.Add(NodeId(), R(0));
  NodeId a = builder.Add(root, R(1));
  NodeId below = builder.Add(a, R(2));
  NodeId b = builder.Add(root, R(1));
  Tree tree = builder.Finish(3);
  EXPECT_TRUE(Verify(tree).empty());
  EXPECT_EQ(std::vector<NodeId>(tree.children(root).begin(), tree.children(root).end()),
            (std::vector<NodeId>{a, b}));
  EXPECT_EQ(tree.parent(below), a);
  EXPECT_TRUE(tree.children(below).empty());
  EXPECT_EQ(tree.kind(b), NodeKind::kRoutine);
}

TEST(TreeTest, ASharedNodeIsListedUnderEachParentOnce) {
  Builder builder;
  NodeId root = builder.Add(NodeId(), R(0));
  NodeId a = builder.Add(root, R(0));
  NodeId constant = builder.Add(a, R(0));
  NodeId b = builder.Add(root, R(0));
  for (int i = 0; i < 3; ++i) builder.AddReference(b, constant);
  builder.AddReference(a, constant);
  Tree tree = builder.Finish(1);
  EXPECT_TRUE(Verify(tree).empty());
  EXPECT_EQ(tree.parents(constant), (std::vector<NodeId>{a, b}));
  EXPECT_EQ(tree.shared(), std::vector<NodeId>{constant});
  EXPECT_EQ(tree.children(b).size(), 1u);
  EXPECT_TRUE(tree.is_reference(b, constant));
  EXPECT_FALSE(tree.is_reference(a, constant));
}

TEST(TreeTest, ANodeMayBeAChildOfItsOwnDescendant) {
  Builder builder;
  NodeId root = builder.Add(NodeId(), R(0));
  NodeId a = builder.Add(root, R(0));
  NodeId b = builder.Add(a, R(0));
  builder.AddReference(b, a);
  Tree tree = builder.Finish(1);
  EXPECT_TRUE(Verify(tree).empty());
  EXPECT_EQ(Dump(tree),
            "0 routine 0\n  1 routine 0\n    2 routine 0\n      1 routine 0 (see above or below)\n");
}

TEST(TreeTest, KindsAreKeptFromTheFirstThatIsNoRoutine) {
  Builder builder;
  NodeId root = builder.Add(NodeId(), R(0));
  NodeId projection = builder.Add(root, R(0), NodeKind::kProjection);
  NodeId leaf = builder.Add(projection, R(0));
  Tree tree = builder.Finish(1);
  EXPECT_EQ(tree.kind(root), NodeKind::kRoutine);
  EXPECT_EQ(tree.kind(projection), NodeKind::kProjection);
  EXPECT_EQ(tree.kind(leaf), NodeKind::kRoutine);
  EXPECT_EQ(Dump(tree), "0 routine 0\n  1 routine 0 projection\n    2 routine 0\n");
}

TEST(TreeTest, ARoutineOutsideTheCountIsSaid) {
  Builder builder;
  builder.Add(NodeId(), R(7));
  EXPECT_EQ(Verify(builder.Finish(7)).size(), 1u);
}

TEST(TreeTest, AnEmptyTreeIsSaid) { EXPECT_EQ(Verify(Builder().Finish(0)).size(), 1u); }

RC_GTEST_PROP(TreeProperty, EveryAddedParentAndReferenceIsFoundAgain, ()) {
  size_t count = *rc::gen::inRange<size_t>(1, 60);
  Builder builder;
  std::vector<std::set<uint32_t>> children(count);
  for (size_t i = 0; i < count; ++i) {
    NodeId parent = i == 0 ? NodeId() : NodeId(*rc::gen::inRange<size_t>(0, i));
    builder.Add(parent, R(i % 3));
    if (parent) children[parent.index].insert(i);
  }
  for (size_t i = *rc::gen::inRange<size_t>(0, count); i > 0; --i) {
    size_t node = *rc::gen::inRange<size_t>(0, count), parent = *rc::gen::inRange<size_t>(0, count);
    builder.AddReference(NodeId(parent), NodeId(node));
    children[parent].insert(node);
  }
  Tree tree = builder.Finish(3);
  RC_ASSERT(Verify(tree).empty());
  for (size_t i = 0; i < count; ++i) {
    std::vector<uint32_t> listed;
    for (NodeId c : tree.children(NodeId(i))) listed.push_back(c.index);
    RC_ASSERT(listed == std::vector<uint32_t>(children[i].begin(), children[i].end()));
    for (NodeId p : tree.parents(NodeId(i))) RC_ASSERT(children[p.index].count(i) == 1u);
  }
}

}  // namespace
}  // namespace inquest::tree
