#include <gtest/gtest.h>

#include "value/ascii.h"
#include "value/escape.h"
#include "value/fold.h"
#include "value/memory_terms.h"
#include "value/print.h"

namespace inquest::value {
namespace {

class BudgetTest : public testing::Test {
 protected:
  Term UpTo(int64_t n) {
    std::vector<int64_t> numbers;
    for (int64_t i = 1; i <= n; ++i) numbers.push_back(i);
    return t.Numbers(numbers);
  }
  std::string Within(uint64_t columns, Term term) { return Text(t, term, {.columns = columns}); }
  std::string Within(uint64_t columns, const Statement& s) { return Text(t, s, {.columns = columns}); }
  MemoryTerms t;
};

TEST_F(BudgetTest, EveryPartOfAStatementShowsItsBeginning) {
  Statement s{.name = "f", .arguments = {UpTo(1000), UpTo(20000)}, .result = t.String(std::string(500, 'x'))};
  EXPECT_EQ(Within(80, s),
            "f [1,2,3,4,5,6,7,8,«+992»] [1,2,3,4,5,6,7,«+10000+»] = \"xxxxxxxxxxxxxxxxx\"«+483»");
  EXPECT_EQ(Within(16, s), "f «» «» = «»");
}

TEST_F(BudgetTest, WhatNeedsLittleLeavesItsRoomToTheOthers) {
  Statement s{.name = "elem", .arguments = {t.Number(3), UpTo(1000)}, .result = t.Constructor("True")};
  EXPECT_EQ(Within(60, s), "elem 3 [1,2,3,4,5,6,7,8,9,10,11,12,13,14,«986 more»] = True");
}

TEST_F(BudgetTest, AListOfListsShowsSomethingOfSeveral) {
  std::vector<Term> rows(9, UpTo(10));
  EXPECT_EQ(Within(60, t.List(rows)), "[[1,2,3,4,5,6,7,8,9,10],[1,2,3,4,5,6,7,8,9,10],«7 more»]");
}

TEST_F(BudgetTest, AListOfUnknownEndIsNotWalkedToIt) {
  EXPECT_EQ(Within(40, UpTo(kCountedCells * 2)), "[1,2,3,4,5,6,7,8,9,10,11,«10000+ more»]");
}

TEST_F(BudgetTest, ListsWithoutTheirEndAreFoldedToo) {
  std::vector<Term> ones(20, t.Number(1));
  Term cut = t.List(ones, t.Unevaluated());
  EXPECT_EQ(Within(40, t.Constructor("Just", {cut})), "Just (1 : 1 : 1 : 1 : 1 : 1 : «14 more»)");
  EXPECT_EQ(Within(40, t.String(std::string(50, 'x'), t.Error("no"))),
            "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"«21 more»");
}

TEST_F(BudgetTest, ALongListWithoutItsEndHasNoBracketsEither) {
  const Term cut = t.List(std::vector<Term>(300, t.Number(1)), t.Unevaluated());
  EXPECT_EQ(Within(30, cut), "1 : 1 : 1 : 1 : 1 : «295 more»");
  EXPECT_EQ(Within(30, t.List(std::vector<Term>(300, t.Number(1)))), "[1,1,1,1,1,1,1,1,1,«291 more»]");
}

TEST_F(BudgetTest, LongTextsAreCut) {
  EXPECT_EQ(Within(30, t.Number(std::string(100, '7'))), "77777777777777777777«80 more»");
  EXPECT_EQ(Within(30, t.Error(std::string(100, 'e'))), "error \"eeeeeeeeeeeeeeee\"«+84»");
  Statement s{.name = "(\\x -> case x of Just y -> y; Nothing -> 0)",
              .arguments = {t.Constructor("Just", {t.Number(3)})},
              .result = t.Number(3)};
  EXPECT_EQ(Within(40, s), "(\\x -> «+35») (Just 3) = 3");
}

TEST_F(BudgetTest, EscapesAreNotCutInTwo) {
  std::string zeros, names;
  for (int i = 0; i < 40; ++i) zeros += "\xe2\x80\x8b", names += "\x01";
  EXPECT_EQ(Within(30, t.String(zeros)), "\"\\8203\\8203\\8203\"«37 more»");
  EXPECT_EQ(Within(31, t.String(zeros)), "\"\\8203\\8203\\8203\\8203\"«36 more»");
  EXPECT_EQ(Within(35, t.String(zeros)), "\"\\8203\\8203\\8203\\8203\"«36 more»");
  for (uint64_t columns = 24; columns < 60; ++columns) {
    std::string text = Within(columns, t.Error(names));
    const size_t quote = text.rfind('"');
    ASSERT_NE(quote, std::string::npos);
    const size_t begin = text.find('"') + 1;
    EXPECT_EQ((quote - begin) % 4, 0u) << text;  // \SOH each
    EXPECT_LE(Columns(text), columns);
  }
}

TEST_F(BudgetTest, WideCharactersTakeTwoColumnsAndCombiningOnesNone) {
  std::string wide, combining;
  for (int i = 0; i < 50; ++i) wide += "李", combining += "e\xcc\x81";
  EXPECT_EQ(Within(40, t.String(wide)), "\"李李李李李李李李李李李李李李\"«36 more»");
  EXPECT_EQ(Columns(Within(40, t.String(wide))), 39u);
  std::string shown;
  for (int i = 0; i < 19; ++i) shown += "e\xcc\x81";
  EXPECT_EQ(Within(26, t.String(combining)), "\"" + shown + "\"«+62»");
}

TEST_F(BudgetTest, AsciiNeedsMoreColumns) {
  std::string wide;
  for (int i = 0; i < 50; ++i) wide += "李";
  const std::string text = Text(t, t.String(wide), {.columns = 40, .ascii = true});
  EXPECT_EQ(AsciiText(text), "\"\\26446\\26446\\26446\\26446\"<<46 more>>");
  std::string quoted;
  for (int i = 0; i < 20; ++i) quoted += "«1";
  for (uint64_t columns = 24; columns < 80; ++columns) {
    for (const Term term : {t.String(quoted), t.Error(quoted), t.Action({t.Prints(quoted)})}) {
      const std::string shown = AsciiText(Text(t, term, {.columns = columns, .ascii = true}));
      EXPECT_LE(shown.size(), columns) << shown;
      EXPECT_GT(shown.size(), columns / 2) << shown;
    }
  }
}

TEST_F(BudgetTest, MapsShowWholeEntriesAndTellHowManyMore) {
  std::vector<MapEntry> entries;
  for (int64_t i = 0; i < 50; ++i) entries.push_back({{t.Number(i)}, t.Number(i * i)});
  EXPECT_EQ(Within(40, t.Map(entries)), "{0 -> 0, 1 -> 1, 2 -> 4, «47 more»}");
  EXPECT_EQ(Within(16, t.Constructor("Functions", {t.Map(entries)})), "Functions «»");
}

TEST_F(BudgetTest, ElementsCharactersAndDepthAreLimitedWithoutAWidth) {
  EXPECT_EQ(Text(t, UpTo(5), {.elements = 3}), "[1,2,3,«2 more»]");
  EXPECT_EQ(Text(t, UpTo(5), {.elements = 5}), "[1,2,3,4,5]");
  EXPECT_EQ(Text(t, t.String("abcde"), {.elements = 1, .characters = 2}), "\"ab\"«3 more»");
  Term deep = t.Number(0);
  for (int i = 0; i < 5; ++i) deep = t.Constructor("S", {deep});
  EXPECT_EQ(Text(t, deep, {.depth = 2}), "S (S (S «S»))");
  EXPECT_EQ(Text(t, t.List({UpTo(3), t.Nil()}), {.depth = 0}), "[«3 elements»,[]]");
}

TEST_F(BudgetTest, EachFoldTellsItsPath) {
  Statement s{.name = "f", .arguments = {UpTo(9), t.Tuple({t.Number(1), UpTo(9)})}, .result = UpTo(9)};
  EXPECT_EQ(Text(t, s, {.elements = 2, .paths = true}),
            "f [1,2,«a1.3-: 7 more»] (1,[1,2,«a2.2.3-: 7 more»]) = [1,2,«r.3-: 7 more»]");
  EXPECT_EQ(Text(t, s, {.columns = 36, .paths = true}), "f «a1» (1,«a2.2») = [1,2,«r.3-: +7»]");
}

// A value that takes no memory, so that printing is all that could use any: a list of `length` numbers, and
// Just (Just ...) nested as deep.
class Endless : public Terms {
 public:
  explicit Endless(uint64_t length) : length_(length) {}
  Term List() const { return {0, 0}; }
  Term Deep() const { return {0, 1}; }
  void Look(Term term, View* view) const override {
    view->Clear();
    view->kind = term.detail == 2 ? Kind::kNumber : Kind::kConstructor;
    if (term.detail == 2) {
      view->text = "7";
    } else if (term.id == length_) {
      view->style = term.detail == 0 ? Style::kNil : Style::kPlain;
      view->name = "Nothing";
    } else if (term.detail == 0) {
      view->style = Style::kList;
      view->identity = term.id + 1;
      view->fields = {{term.id, 2}, {term.id + 1, 0}};
    } else {
      view->name = "Just";
      view->identity = term.id + 1;
      view->fields = {{term.id + 1, 1}};
    }
  }

 private:
  uint64_t length_;
};

class CountingSink : public Sink {
 public:
  void Write(std::string_view text) override {
    bytes += text.size();
    largest = std::max(largest, text.size());
  }
  size_t bytes = 0;
  size_t largest = 0;
};

TEST(LargeValueTest, TenMillionElementsArePrintedInPieces) {
  Endless terms(10'000'000);
  CountingSink sink;
  Print(terms, terms.List(), {}, &sink);
  EXPECT_EQ(sink.bytes, 20'000'001u);
  EXPECT_LE(sink.largest, 4096u);
}

TEST(LargeValueTest, AMillionLevelsArePrinted) {
  Endless terms(1'000'000);
  CountingSink sink;
  Print(terms, terms.Deep(), {}, &sink);
  EXPECT_EQ(sink.bytes, 999'999u * 7 + 5 + 7);
  EXPECT_EQ(Text(terms, terms.Deep(), {.columns = 24}), "Just (Just (Just «»))");
}

// Wants only so many bytes.
class SmallSink : public StringSink {
 public:
  bool full() const override { return text().size() >= 10; }
};

TEST(LargeValueTest, PrintingEndsWhenTheSinkIsFull) {
  Endless terms(10'000);
  SmallSink sink;
  Print(terms, terms.List(), {}, &sink);
  EXPECT_EQ(sink.text(), "[7,7,7,7,7");
}

TEST(LargeValueTest, ABudgetTouchesOnlyTheBeginning) {
  Endless terms(~uint64_t{0} / 2);
  EXPECT_EQ(Text(terms, terms.List(), {.columns = 40}), "[7,7,7,7,7,7,7,7,7,7,7,7,«10000+ more»]");
  EXPECT_EQ(Text(terms, terms.Deep(), {.columns = 20}), "Just (Just «Just»)");
}

}  // namespace
}  // namespace inquest::value
