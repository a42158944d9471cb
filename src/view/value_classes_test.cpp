#include "view/value_classes.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "value/memory_terms.h"

namespace inquest::view {
namespace {

TEST(ValueClasses, EqualValuesHaveOneNumberWhateverTheyShare) {
  value::MemoryTerms terms;
  ValueClasses classes(terms);
  const auto one = terms.Number("1");
  const auto shared = terms.Constructor("Pair", {one, one});
  const auto apart = terms.Constructor("Pair", {terms.Number("1"), terms.Number("1")});
  EXPECT_EQ(classes.Of(shared), classes.Of(apart));
  EXPECT_NE(classes.Of(shared), classes.Of(terms.Constructor("Pair", {one, terms.Number("2")})));
  EXPECT_EQ(classes.size(classes.Of(shared)), 3u);
}

TEST(ValueClasses, HowAValueIsWrittenMakesNoDifference) {
  value::MemoryTerms terms;
  ValueClasses classes(terms);
  EXPECT_EQ(classes.Of(terms.Nil(true)), classes.Of(terms.Nil(false)));
  EXPECT_EQ(classes.Of(terms.Record("P", {"x"}, {terms.Number(1)})),
            classes.Of(terms.Constructor("P", {terms.Number(1)})));
}

TEST(ValueClasses, ALessEvaluatedValueHasFewerKnownParts) {
  value::MemoryTerms terms;
  ValueClasses classes(terms);
  const auto less = classes.Of(terms.List({terms.Number(1)}, terms.Unevaluated()));
  const auto more = classes.Of(terms.Numbers({1, 2}));
  EXPECT_NE(less, more);
  EXPECT_LT(classes.known(less), classes.known(more));
}

TEST(ValueClasses, WhatGoesRoundIsEndlessAndEqualToItself) {
  value::MemoryTerms terms;
  ValueClasses classes(terms);
  const auto knot = [&](uint64_t identity, int64_t number) {
    const value::Term cell = terms.Nil();
    value::View view;
    const value::Term made = terms.Cons(terms.Number(number), cell);
    terms.Look(made, &view);
    view.identity = identity;
    terms.Set(cell, view);
    return cell;
  };
  const auto ones = classes.Of(knot(7, 1));
  EXPECT_EQ(ones, classes.Of(knot(8, 1)));
  EXPECT_NE(ones, classes.Of(knot(9, 2)));
  EXPECT_EQ(classes.size(ones), ValueClasses::kEndless);
  EXPECT_NE(classes.Of(terms.Numbers({1})), ones);
}

TEST(ValueClasses, LongListsNeedNoDeepStack) {
  value::MemoryTerms terms;
  ValueClasses classes(terms);
  EXPECT_EQ(classes.size(classes.Of(terms.Numbers(std::vector<int64_t>(200000, 3)))), 400001u);
}

SequenceHash HashOf(const std::vector<uint64_t>& elements, size_t from, size_t to) {
  SequenceHash hash;
  for (size_t i = from; i < to; ++i) hash = hash + SequenceHash(elements[i]);
  return hash;
}

TEST(SequenceHash, IsTheSameHoweverTheSequenceWasDivided) {
  const std::vector<uint64_t> elements = {3, 0, 0, 17, 3, uint64_t{1} << 40};
  const std::string whole = HashOf(elements, 0, elements.size()).Key();
  for (size_t i = 0; i <= elements.size(); ++i) {
    for (size_t j = i; j <= elements.size(); ++j) {
      const SequenceHash a = HashOf(elements, 0, i), b = HashOf(elements, i, j),
                         c = HashOf(elements, j, elements.size());
      EXPECT_EQ(((a + b) + c).Key(), whole);
      EXPECT_EQ((a + (b + c)).Key(), whole);
    }
  }
}

TEST(SequenceHash, TellsOrderAndNumber) {
  std::set<std::string> keys;
  for (const std::vector<uint64_t>& elements : std::vector<std::vector<uint64_t>>{
           {}, {0}, {0, 0}, {1}, {0, 1}, {1, 0}, {1, 0, 0}, {0, 1, 0}, {2}, {1, 1}}) {
    EXPECT_TRUE(keys.insert(HashOf(elements, 0, elements.size()).Key()).second);
  }
}

}  // namespace
}  // namespace inquest::view
