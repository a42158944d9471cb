#include "value/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "value/test_terms.h"

namespace inquest::value {
namespace {

class JsonTest : public testing::Test {
 protected:
  std::string Json(Term term, const JsonBudget& budget = {}) {
    StringSink sink;
    JsonWriter writer(&sink);
    WriteJson(t, term, budget, &writer);
    return sink.Take();
  }
  Term N(int64_t n) { return t.Number(n); }
  std::string Number(int n) { return R"({"kind":"number","text":")" + std::to_string(n) + "\"}"; }
  MemoryTerms t;
};

TEST_F(JsonTest, EveryKindIsAnObject) {
  EXPECT_EQ(Json(N(-3)), R"({"kind":"number","text":"-3"})");
  EXPECT_EQ(Json(t.Character('"')), R"({"kind":"character","value":"\""})");
  EXPECT_EQ(Json(t.Constructor("Just", {N(1)})),
            R"({"kind":"constructor","name":"Just","fields":[)" + Number(1) + "]}");
  EXPECT_EQ(
      Json(t.Infix(N(1), ":+:", N(2))),
      R"({"kind":"constructor","name":":+:","form":"infix","fields":[)" + Number(1) + "," + Number(2) + "]}");
  EXPECT_EQ(
      Json(t.Record("P", {"x"}, {N(1)})),
      R"({"kind":"constructor","name":"P","form":"record","labels":["x"],"fields":[)" + Number(1) + "]}");
  EXPECT_EQ(Json(t.Unit()), R"({"kind":"tuple","fields":[]})");
  EXPECT_EQ(Json(t.Nil()), R"({"kind":"list","elements":[]})");
  EXPECT_EQ(Json(t.Nil(true)), R"({"kind":"string","value":""})");
  EXPECT_EQ(Json(t.RightSection("+", 6, N(1))),
            R"({"kind":"function","name":"+","section":"right","arguments":[)" + Number(1) + "]}");
  EXPECT_EQ(Json(t.Lambda("\\x -> x")), R"({"kind":"function","text":"\\x -> x","arguments":[]})");
  EXPECT_EQ(Json(t.Map({{{N(1)}, N(2)}})),
            R"({"kind":"map","entries":[{"arguments":[)" + Number(1) + R"(],"result":)" + Number(2) + "}]}");
  EXPECT_EQ(Json(t.Opaque("<h>")), R"({"kind":"opaque","text":"<h>"})");
  EXPECT_EQ(Json(t.Error("no")), R"({"kind":"error","text":"no"})");
  EXPECT_EQ(Json(t.Unevaluated()), R"({"kind":"unevaluated"})");
  EXPECT_EQ(Json(t.NotKept()), R"({"kind":"not_kept"})");
  EXPECT_EQ(Json(t.Unfinished()), R"({"kind":"unfinished"})");
}

TEST_F(JsonTest, ListsAndStringsTellHowTheyEnd) {
  EXPECT_EQ(Json(t.Numbers({1, 2})), R"({"kind":"list","elements":[)" + Number(1) + "," + Number(2) + "]}");
  EXPECT_EQ(Json(t.List({N(1)}, t.Unevaluated())),
            R"({"kind":"list","elements":[)" + Number(1) + R"(],"tail":{"kind":"unevaluated"}})");
  EXPECT_EQ(Json(t.String("ab", t.NotKept())),
            R"({"kind":"string","value":"ab","tail":{"kind":"not_kept"}})");
}

TEST_F(JsonTest, TextIsAsciiOnly) {
  Term odd = t.List(
      {t.Character(0x1b), t.Character(0x9b), t.Character(0xd800), t.Character(0x1f600), t.Character(10)});
  EXPECT_EQ(Json(odd), R"({"kind":"string","value":"\u001b\u009b\ud800😀\n"})");
  EXPECT_EQ(Json(t.Constructor("Größe\xff")), R"({"kind":"constructor","name":"Größe�","fields":[]})");
}

TEST_F(JsonTest, WhatIsBeyondTheBudgetIsFolded) {
  EXPECT_EQ(Json(t.Numbers({1, 2, 3}), {.elements = 1}),
            R"({"kind":"list","elements":[)" + Number(1) + R"(],"more":{"count":2,"at_least":false}})");
  EXPECT_EQ(Json(t.String("abc"), {.elements = 0, .characters = 2}),
            R"({"kind":"string","value":"ab","more":{"count":1,"at_least":false}})");
  EXPECT_EQ(
      Json(t.Tuple({t.Numbers({1}), t.Constructor("S", {N(1)})}), {.depth = 0}),
      R"({"kind":"tuple","fields":[{"kind":"folded","what":"1 element"},{"kind":"folded","what":"S"}]})");
  EXPECT_EQ(Json(t.Map({{{N(1)}, N(2)}}), {.elements = 0}),
            R"({"kind":"map","more":{"count":1,"at_least":false},"entries":[]})");
  Term one = t.Constructor("S", {N(1)});
  EXPECT_EQ(Json(t.Tuple({one, one}), {.terms = 2}),
            R"({"kind":"tuple","fields":[{"kind":"constructor","name":"S","fields":[)" + Number(1) +
                R"(]},{"kind":"folded","what":"S"}]})");
}

TEST_F(JsonTest, CyclesEnd) {
  Term ones = t.Nil();
  View cell;
  t.Look(t.Cons(N(1), ones), &cell);
  cell.identity = 7;
  t.Set(ones, cell);
  EXPECT_EQ(Json(ones),
            R"({"kind":"list","elements":[)" + Number(1) + R"(],"tail":{"kind":"cycle","levels":1}})");
}

TEST_F(JsonTest, DeepValuesAreWritten) {
  Term term = N(1);
  for (int i = 0; i < 100'000; ++i) term = t.Constructor("S", {term});
  std::string json = Json(term);
  EXPECT_EQ(std::count(json.begin(), json.end(), '{'), 100'001);
}

TEST_F(JsonTest, AStatementHasItsLineAndItsParts) {
  Statement s{.name = "go", .arguments = {N(1)}, .result = N(2), .free_variables = {{"n", N(3)}}};
  StringSink sink;
  JsonWriter writer(&sink);
  WriteJson(t, s, {}, &writer);
  EXPECT_EQ(sink.text(), R"({"name":"go","text":"go 1 = 2, with n = 3","arguments":[)" + Number(1) +
                             R"(],"result":)" + Number(2) + R"(,"free_variables":[{"name":"n","value":)" +
                             Number(3) + "}]}");
}

// Reads one JSON value, as this folder writes them; npos if there is none.
size_t SkipJson(const std::string& text, size_t at) {
  std::string closers;
  do {
    if (at >= text.size()) return text.npos;
    char c = text[at];
    if (c == '{' || c == '[') closers += c == '{' ? '}' : ']';
    if ((c == '}' || c == ']') && (closers.empty() || closers.back() != c)) return text.npos;
    if (c == '}' || c == ']') closers.pop_back();
    if (c == ',' && (text[at - 1] == '{' || text[at - 1] == '[' || text[at - 1] == ',')) return text.npos;
    if (c == '"') {
      for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\' ? 1 : 0;
    }
    ++at;
  } while (!closers.empty());
  return at;
}

RC_GTEST_PROP(JsonProperty, EveryTermIsOneValueWithinItsBudget, (const std::vector<uint32_t>& choices)) {
  MemoryTerms terms;
  Term term = RandomTerms(&terms, choices, true).Make(5).term;
  JsonBudget budget;
  budget.elements = *rc::gen::element<uint64_t>(0, 1, 3, kNoLimit);
  budget.depth = *rc::gen::element<uint64_t>(0, 2, kNoLimit);
  budget.terms = *rc::gen::element<uint64_t>(1, 5, kNoLimit);
  StringSink sink;
  JsonWriter writer(&sink);
  WriteJson(terms, term, budget, &writer);
  RC_ASSERT(SkipJson(sink.text(), 0) == sink.text().size());
}

}  // namespace
}  // namespace inquest::value
