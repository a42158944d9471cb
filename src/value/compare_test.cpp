#include "value/compare.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "value/hash.h"
#include "value/test_terms.h"

namespace inquest::value {
namespace {

class CompareTest : public testing::Test {
 protected:
  Term N(int64_t n) { return t.Number(n); }
  Term Just(Term term) { return t.Constructor("Just", {term}); }
  // The path of the first difference; empty if there is none.
  std::string Differ(Term a, Term b, Unknown unknown = Unknown::kDiffers) {
    auto difference = FirstDifference(t, a, t, b, unknown);
    if (!difference) return "";
    return difference->path.empty() ? "all" : PathText(difference->path);
  }
  std::string Differ(const Statement& a, const Statement& b) {
    auto difference = FirstDifference(t, a, t, b);
    return difference ? PathText(difference->path) : "";
  }
  bool SameHash(Term a, Term b) { return HashOf(t, a) == HashOf(t, b); }
  // 1 : 1 : ..., going round after `period` cells.
  Term Ones(uint64_t identity, int period) {
    Term first = t.Nil();
    Term rest = first;
    for (int i = 1; i < period; ++i) rest = t.Shared(t.Cons(N(1), rest), identity + static_cast<uint64_t>(i));
    View cell;
    t.Look(t.Cons(N(1), rest), &cell);
    cell.identity = identity;
    t.Set(first, cell);
    return first;
  }
  // A graph of `size` nodes, each of which refers to all.
  Term Graph(uint64_t identity, uint64_t size) {
    std::vector<Term> nodes;
    for (uint64_t i = 0; i < size; ++i) nodes.push_back(t.Nil());
    for (uint64_t i = 0; i < size; ++i) {
      View node;
      node.kind = Kind::kConstructor;
      node.name = "Node";
      node.fields = nodes;
      node.fields.push_back(N(static_cast<int64_t>(i)));
      node.identity = identity + i;
      t.Set(nodes[i], node);
    }
    return nodes[0];
  }
  // A tree of the given depth whose two halves are one object at every level.
  Term Shared(uint64_t identity, int depth, int64_t leaf) {
    Term tree = N(leaf);
    for (int i = 0; i < depth; ++i) {
      tree = t.Shared(t.Constructor("Node", {tree, tree}), identity + static_cast<uint64_t>(i));
    }
    return tree;
  }
  MemoryTerms t;
};

TEST_F(CompareTest, TheFirstDifferenceIsAPath) {
  EXPECT_EQ(Differ(t.Numbers({1, 2, 3}), t.Numbers({1, 2, 3})), "");
  EXPECT_EQ(Differ(t.Numbers({1, 2, 3}), t.Numbers({1, 5, 4})), "2");
  EXPECT_EQ(Differ(t.Numbers({1, 2, 3}), t.Numbers({1, 2})), "3-");
  EXPECT_EQ(Differ(t.String("abc"), t.String("abd")), "3");
  EXPECT_EQ(Differ(N(1), N(2)), "all");
  EXPECT_EQ(Differ(Just(t.Tuple({N(1), N(2)})), Just(t.Tuple({N(1), t.Error("no")}))), "1.2");
  EXPECT_EQ(Differ(t.Map({{{N(1), N(2)}, N(3)}}), t.Map({{{N(1), N(4)}, N(3)}})), "1.a2");
  EXPECT_EQ(Differ(t.Map({{{N(1)}, N(3)}}), t.Map({{{N(1)}, N(4)}})), "1.r");
  EXPECT_EQ(Differ(Just(t.List({N(1)}, t.Unevaluated())), Just(t.List({N(1)}, t.Error("")))), "1.2-");
}

TEST_F(CompareTest, EveryPartOfAStatementCounts) {
  Statement a{.name = "f", .arguments = {N(1), N(2)}, .result = N(3), .free_variables = {{"n", N(4)}}};
  auto change = [&](auto change) {
    Statement b = a;
    change(b);
    EXPECT_NE(HashOf(t, a), HashOf(t, b));
    return Differ(a, b);
  };
  EXPECT_EQ(Differ(a, a), "");
  EXPECT_EQ(change([&](Statement& b) { b.name = "g"; }), "f");
  EXPECT_EQ(change([&](Statement& b) { b.arguments[1] = N(5); }), "a2");
  EXPECT_EQ(change([&](Statement& b) { b.arguments.pop_back(); }), "a2");
  EXPECT_EQ(change([&](Statement& b) { b.result = N(5); }), "r");
  EXPECT_EQ(change([&](Statement& b) { b.free_variables[0].value = N(5); }), "w1");
  EXPECT_EQ(change([&](Statement& b) { b.free_variables[0].name = "m"; }), "w1");
  EXPECT_EQ(change([&](Statement& b) { b.free_variables.clear(); }), "w1");
}

TEST_F(CompareTest, TheFormInWhichAValueIsWrittenDoesNotCount) {
  EXPECT_EQ(Differ(t.Nil(true), t.Nil(false)), "");
  Term record = t.Record("P", {"x"}, {N(1)});
  EXPECT_EQ(Differ(record, t.Constructor("P", {N(1)})), "");
  EXPECT_TRUE(SameHash(record, t.Constructor("P", {N(1)})));
  EXPECT_EQ(Differ(t.RightSection("-", 6, N(1)), t.Operator("-", 6, {N(1)})), "all");
  EXPECT_FALSE(SameHash(t.RightSection("-", 6, N(1)), t.Operator("-", 6, {N(1)})));
}

TEST_F(CompareTest, UnevaluatedPartsApproximateEverything) {
  Term partial = t.List({N(1), t.Unevaluated()}, t.NotKept());
  Term full = t.Numbers({1, 2, 3});
  EXPECT_EQ(Differ(partial, full), "2");
  EXPECT_EQ(Differ(partial, full, Unknown::kMatchesOnLeft), "");
  EXPECT_EQ(Differ(full, partial, Unknown::kMatchesOnLeft), "2");
  EXPECT_EQ(Differ(full, partial, Unknown::kMatchesOnEither), "");
  Term other = t.List({t.Unevaluated(), N(4)}, t.Nil());
  EXPECT_EQ(Differ(partial, other, Unknown::kMatchesOnEither), "");
  EXPECT_EQ(Differ(full, other, Unknown::kMatchesOnEither), "2");
  EXPECT_EQ(Differ(t.Unfinished(), full, Unknown::kMatchesOnEither), "all");
}

TEST_F(CompareTest, SharingDoesNotCount) {
  Term once = t.Shared(t.Numbers({1, 2}), 5);
  Term shared = t.Tuple({once, once});
  Term copied = t.Tuple({t.Numbers({1, 2}), t.Numbers({1, 2})});
  EXPECT_EQ(Differ(shared, copied), "");
  EXPECT_TRUE(SameHash(shared, copied));
}

TEST_F(CompareTest, WhatIsSharedManyTimesIsWalkedOnce) {
  Term a = Shared(1000, 60, 7);
  EXPECT_TRUE(SameHash(a, Shared(5000, 60, 7)));
  EXPECT_FALSE(SameHash(a, Shared(7000, 60, 8)));
  EXPECT_EQ(Differ(a, Shared(5000, 60, 7)), "");
  EXPECT_NE(Differ(a, Shared(7000, 60, 8)), "");
}

TEST_F(CompareTest, EndlessValuesAreCompared) {
  EXPECT_EQ(Differ(Ones(100, 2), Ones(200, 2)), "");
  EXPECT_EQ(Differ(Ones(100, 2), Ones(300, 3)), "");
  EXPECT_TRUE(SameHash(Ones(400, 2), Ones(500, 2)));
  EXPECT_FALSE(SameHash(Ones(600, 2), t.Numbers({1, 1})));
  EXPECT_EQ(Differ(Ones(700, 5000), Ones(100000, 5000)), "");
  EXPECT_TRUE(SameHash(Ones(200000, 5000), Ones(300000, 5000)));
}

TEST_F(CompareTest, AGraphThatUnfoldsFarIsHashedAsAGraph) {
  Term a = Graph(1000, 12);
  EXPECT_TRUE(SameHash(a, Graph(2000, 12)));
  EXPECT_FALSE(SameHash(a, Graph(3000, 11)));
  EXPECT_EQ(Differ(a, Graph(2000, 12)), "");
}

TEST_F(CompareTest, DeepValuesAreCompared) {
  auto deep = [&](int64_t leaf) {
    Term term = N(leaf);
    for (int i = 0; i < 300'000; ++i) term = Just(term);
    return term;
  };
  Term a = deep(1);
  EXPECT_TRUE(SameHash(a, deep(1)));
  EXPECT_EQ(FirstDifference(t, a, t, deep(2))->path.size(), 300'000u);
}

// Stored answers are found by their hash: this one must stay as it is for ever.
TEST_F(CompareTest, InstanceAndTypesArePartOfAStatement) {
  Statement plain;
  plain.name = "def";
  plain.result = N(1);
  Statement of_int = plain, of_integer = plain;
  of_int.instance = "Default Int";
  of_integer.instance = "Default Integer";
  Statement at_int = plain, at_two = plain;
  at_int.types = {"Int"};
  at_two.types = {"Int", "Int"};
  const Statement all[] = {plain, of_int, of_integer, at_int, at_two};
  for (const Statement& a : all) {
    for (const Statement& b : all) {
      EXPECT_EQ(Equal(t, a, t, b), &a == &b);
      EXPECT_EQ(HashOf(t, a) == HashOf(t, b), &a == &b);
    }
  }
  // What is shown is no part of it.
  Statement shown = at_int;
  shown.shown_type = "Int";
  EXPECT_TRUE(Equal(t, at_int, t, shown));
  EXPECT_EQ(HashOf(t, at_int), HashOf(t, shown));
}

TEST_F(CompareTest, HashesStayTheSameFromVersionToVersion) {
  Statement statement{.name = "insert",
                      .arguments = {t.Character('s'), t.String("o")},
                      .result = t.String("os", t.Unevaluated()),
                      .free_variables = {{"n", t.Map({{{N(-1)}, Just(t.Unit())}})}}};
  EXPECT_EQ(HashText(HashOf(t, statement)), "36046a8936e3487ac298c6b08a3fedfb");
}

// Makes every object a shared one, with identities from `first` on.
class WithIdentities : public Terms {
 public:
  WithIdentities(const Terms& terms, uint64_t first) : terms_(terms), first_(first) {}
  void Look(Term term, View* view) const override {
    terms_.Look(term, view);
    view->identity = first_ + term.id;
  }

 private:
  const Terms& terms_;
  uint64_t first_;
};

RC_GTEST_PROP(CompareProperty, EqualTermsHaveEqualHashes, (const std::vector<uint32_t>& choices)) {
  MemoryTerms a;
  MemoryTerms b;
  b.Nil();  // so that handles differ
  Term left = RandomTerms(&a, choices, true).Make(5).term;
  Term right = RandomTerms(&b, choices, true).Make(5).term;
  RC_ASSERT(Equal(a, left, b, right));
  RC_ASSERT(HashOf(a, left) == HashOf(b, right));
  RC_ASSERT(HashOf(WithIdentities(a, 77), left) == HashOf(b, right));
  RC_ASSERT(Equal(WithIdentities(a, 77), left, WithIdentities(b, 1234), right));
}

RC_GTEST_PROP(CompareProperty, HashesAreEqualExactlyForEqualTerms,
              (const std::vector<uint32_t>& choices, uint8_t at, uint8_t change)) {
  MemoryTerms t;
  std::vector<uint32_t> changed = choices;
  if (!changed.empty()) changed[at % changed.size()] ^= change;
  Term left = RandomTerms(&t, choices, true).Make(3).term;
  Term right = RandomTerms(&t, changed, true).Make(3).term;
  auto difference = FirstDifference(t, left, t, right);
  RC_ASSERT(difference.has_value() == (HashOf(t, left) != HashOf(t, right)));
  if (!difference) return;
  // The other way round it is the same place.
  auto mirrored = FirstDifference(t, right, t, left);
  RC_ASSERT(mirrored.has_value());
  RC_ASSERT(mirrored->path == difference->path);
}

}  // namespace
}  // namespace inquest::value
