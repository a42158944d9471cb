// Actions as terms: what they did is shown, folded, named by paths, compared and hashed like other values.
#include <gtest/gtest.h>

#include "value/compare.h"
#include "value/compare_actions.h"
#include "value/hash.h"
#include "value/json.h"
#include "value/memory_terms.h"
#include "value/path.h"
#include "value/print.h"

namespace inquest::value {
namespace {

class ActionTest : public testing::Test {
 protected:
  std::string Show(Term term, Budget budget = {}) { return Text(t, term, budget); }
  Term N(int64_t number) { return t.Number(number); }
  Term Ref() { return t.Opaque("<ref 1>"); }
  Term Reads(Term value) { return t.Effect("reads from", {"reads ", " from "}, {value, Ref()}); }
  Term Sets(Term value) { return t.Effect("sets", {"sets ", " to "}, {Ref(), value}); }
  // Takes a number from a reference and leaves the next one there.
  Term Tick(int64_t n) { return t.Action({Reads(N(n)), Sets(N(n + 1)), t.Returns(N(n))}); }
  std::string At(Term term, std::string_view path) {
    const auto found = Resolve(t, term, ParsePath(path).value());
    return found.ok() ? Show(*found) : found.error().message;
  }
  bool Same(Term a, Term b) {
    const bool equal = Equal(t, a, t, b);
    EXPECT_EQ(equal, HashOf(t, a) == HashOf(t, b));
    return equal;
  }
  std::string Json(Term term, const JsonBudget& budget = {}) {
    StringSink sink;
    JsonWriter writer(&sink);
    WriteJson(t, term, budget, &writer);
    return sink.Take();
  }
  MemoryTerms t;
};

TEST_F(ActionTest, EffectsAreToldInOrderAndTheResultLast) {
  EXPECT_EQ(Show(t.Action({t.Prints("os\n")})), "{prints \"os\\n\"}");
  EXPECT_EQ(Show(Tick(5)), "{reads 5 from <ref 1>; sets <ref 1> to 6; returns 5}");
  EXPECT_EQ(Show(t.Action({})), "{}");
  EXPECT_EQ(Show(t.NotExecuted()), "{not executed}");
  EXPECT_EQ(Show(t.List({t.Action({t.Returns(N(-1))}), t.NotExecuted()})), "[{returns -1},{not executed}]");
}

TEST_F(ActionTest, AnIndexIsAnOperand) {
  const Term effect = t.Effect("sets", {"sets ", " ! ", " to "}, {t.Opaque("<array>"), N(-1), N(-2)});
  EXPECT_EQ(Show(t.Action({effect})), "{sets <array> ! (-1) to -2}");
}

TEST_F(ActionTest, ExecutionsThatDifferFollowEachOther) {
  const Term one = t.Action({t.Prints("1\n")});
  EXPECT_EQ(Show(t.Executions({one, t.Action({t.Prints("2\n")})})),
            "{prints \"1\\n\"; then prints \"2\\n\"}");
  EXPECT_EQ(Show(t.Executions({t.Action({t.Prints("1\n")}, 3), t.Action({}, 2), one})),
            "{3 times: prints \"1\\n\"; then 2 times: nothing; then prints \"1\\n\"}");
  EXPECT_EQ(Show(t.Action({t.Prints("1\n")}, 3)), "{3 times: prints \"1\\n\"}");
}

TEST_F(ActionTest, TheMiddleIsFoldedAndTheEndIsShown) {
  std::vector<Term> effects;
  for (int64_t i = 0; i < 50; ++i) effects.push_back(Sets(N(i)));
  const Term without_result = t.Action(effects);
  effects.push_back(t.Returns(N(7)));
  const Term action = t.Action(effects);
  EXPECT_EQ(Show(action, {.columns = 70}), "{sets <ref 1> to 0; sets <ref 1> to 1; «48 more»; returns 7}");
  EXPECT_EQ(Show(action, {.columns = 70, .paths = true}),
            "{sets <ref 1> to 0; sets <ref 1> to 1; «3-: 48 more»; returns 7}");
  EXPECT_EQ(Show(without_result, {.columns = 70}),
            "{sets <ref 1> to 0; sets <ref 1> to 1; sets <ref 1> to 2; «47 more»}");
  EXPECT_EQ(Show(action, {.elements = 1}), "{sets <ref 1> to 0; «49 more»; returns 7}");
  EXPECT_EQ(Show(t.Executions({action, action}), {.columns = 29}), "{«sets»; «+50»; then «+1»}");
}

TEST_F(ActionTest, TextIsFoldedAsOtherStringsAre) {
  const Term action = t.Action({t.Prints(std::string(100, 'a')), t.Returns(N(1))});
  EXPECT_EQ(Show(action, {.columns = 40}), "{prints \"aaaaaaaaaaaaa\"«+87»; returns 1}");
  EXPECT_EQ(Show(action, {.columns = 40, .paths = true}), "{prints \"aaaaa\"«1.1.6-: +95»; returns 1}");
}

TEST_F(ActionTest, EveryEffectHasAPath) {
  const Term action = t.Action({t.Prints("abc"), Sets(N(6)), t.Returns(N(5))});
  EXPECT_EQ(At(action, "2"), "sets <ref 1> to 6");
  EXPECT_EQ(At(action, "2.2"), "6");
  EXPECT_EQ(At(action, "1.1.2"), "'b'");
  EXPECT_EQ(At(action, "1.1.2-"), "\"bc\"");
  EXPECT_EQ(At(action, "3.1"), "5");
  EXPECT_EQ(At(action, "2-"), "{sets <ref 1> to 6; returns 5}");
  EXPECT_EQ(At(action, "4"), "There is no 4: This value is an action with 3 effects.");
  EXPECT_EQ(At(action, "2.3"), "There is no 2.3: 2 is an effect with 2 parts.");
  const Term executions = t.Executions({Tick(5), Tick(6)});
  EXPECT_EQ(At(executions, "2"), "{reads 6 from <ref 1>; sets <ref 1> to 7; returns 6}");
  EXPECT_EQ(At(executions, "2.1.1"), "6");
  EXPECT_EQ(At(executions, "3"), "There is no 3: This value is an action with 2 executions.");
  EXPECT_EQ(ListPositions(t, PositionsOf(t, action, {}, 10), {}),
            "1  prints \"abc\"\n2  sets <ref 1> to 6\n3  returns 5\n");
}

TEST_F(ActionTest, EverythingAnActionDidCounts) {
  EXPECT_TRUE(Same(Tick(5), Tick(5)));
  EXPECT_FALSE(Same(Tick(5), Tick(6)));
  EXPECT_FALSE(Same(t.Action({t.Prints("1")}), t.Action({t.Prints("1"), t.Returns(N(1))})));
  EXPECT_FALSE(Same(t.Action({t.Prints("12")}), t.Action({t.Prints("1"), t.Prints("2")})));
  EXPECT_FALSE(Same(t.Action({}), t.NotExecuted()));
  EXPECT_FALSE(Same(t.Executions({Tick(5), Tick(6)}), Tick(5)));
  EXPECT_FALSE(Same(t.Executions({Tick(5), Tick(6)}), t.Executions({Tick(5), Tick(6), Tick(7)})));
  EXPECT_FALSE(Same(t.Executions({t.Action({t.Prints("1")}, 2), Tick(6)}),
                    t.Executions({t.Action({t.Prints("1")}, 3), Tick(6)})));
}

TEST_F(ActionTest, ADifferenceIsFoundInItsEffect) {
  const auto path = [&](Term a, Term b) { return PathText(FirstDifference(t, a, t, b)->path); };
  EXPECT_EQ(path(Tick(5), Tick(6)), "1.1");
  EXPECT_EQ(path(t.Action({t.Prints("abc")}), t.Action({t.Prints("axc")})), "1.1.2");
  EXPECT_EQ(path(t.Action({t.Prints("a")}), t.Action({t.Prints("a"), t.Returns(N(1))})), "2-");
  EXPECT_EQ(path(t.Executions({Tick(5), Tick(6)}), t.Executions({Tick(5), Tick(7)})), "2.1.1");
}

TEST_F(ActionTest, ExecutionsAreComparedWithThoseThatWereGivenTheSame) {
  const auto reads = [&](int64_t n) {
    View effect;
    t.Look(Reads(N(n)), &effect);
    effect.is_input = true;
    return t.Add(effect);
  };
  const auto tick = [&](int64_t n, int64_t to) { return t.Action({reads(n), Sets(N(to)), t.Returns(N(n))}); };
  const auto compare = [&](Term a, Term b) { return CompareActions(t, a, t, {b}); };
  const Term right = t.Executions({tick(1, 2), tick(2, 3)});
  EXPECT_EQ(compare(tick(2, 3), right), ActionDifference::kNone);
  EXPECT_EQ(compare(t.Executions({tick(2, 3), tick(1, 2)}), right), ActionDifference::kNone);
  EXPECT_EQ(compare(tick(2, 4), right), ActionDifference::kOther);
  EXPECT_EQ(compare(tick(3, 4), right), ActionDifference::kNotGiven);
  EXPECT_EQ(compare(t.Executions({tick(3, 4), tick(1, 3)}), right), ActionDifference::kOther);
  EXPECT_EQ(compare(t.Action({reads(1)}), right), ActionDifference::kOther);
  EXPECT_EQ(compare(t.NotExecuted(), right), ActionDifference::kNone);
  const Term cut = t.Action({reads(2), Sets(t.Unevaluated()), t.Returns(N(2))});
  EXPECT_EQ(compare(cut, right), ActionDifference::kNone);
  EXPECT_EQ(compare(tick(2, 4), cut), ActionDifference::kNone);
  EXPECT_EQ(compare(tick(2, 4), t.Executions({cut, tick(2, 3)})), ActionDifference::kOther);
  EXPECT_EQ(compare(right, t.NotExecuted()), ActionDifference::kNotGiven);
}

TEST_F(ActionTest, ARunOfCharactersHashesAsTheyDo) {
  const Term plain = t.String("aé\n李b");
  View view;
  t.Look(plain, &view);
  view.run = "aé\n";
  view.after_run = Resolve(t, plain, ParsePath("4-").value()).value();
  EXPECT_EQ(HashOf(t, t.Add(view)), HashOf(t, plain));
}

TEST_F(ActionTest, AnActionThatLeavesItselfInAReferenceEnds) {
  const Term action = t.Action({});
  View view;
  t.Look(t.Action({Sets(action)}), &view);
  view.identity = 9;
  t.Set(action, view);
  EXPECT_EQ(Show(action), "{sets <ref 1> to ↺}");
  EXPECT_EQ(HashOf(t, action), HashOf(t, action));
}

TEST_F(ActionTest, JsonTellsEffectsAndExecutions) {
  const std::string five = R"({"kind":"number","text":"5"})";
  const std::string returns =
      R"({"kind":"effect","name":"returns","words":"returns _","values":[)" + five + "]}";
  EXPECT_EQ(Json(t.Action({Sets(N(5)), t.Returns(N(5))})),
            R"({"kind":"action","effects":[{"kind":"effect","name":"sets","words":"sets _ to _","values":[)"
            R"({"kind":"opaque","text":"<ref 1>"},)" +
                five + "]}," + returns + "]}");
  EXPECT_EQ(Json(t.Executions({t.Action({t.Returns(N(5))}, 2), t.Action({})})),
            R"({"kind":"action","executions":[{"kind":"action","times":2,"effects":[)" + returns +
                R"(]},{"kind":"action","effects":[]}]})");
  EXPECT_EQ(Json(t.NotExecuted()), R"({"kind":"action","text":"not executed","effects":[]})");
  EXPECT_EQ(Json(t.Action({t.Returns(N(5)), t.Returns(N(5)), t.Returns(N(5))}), {.elements = 1}),
            R"({"kind":"action","effects":[)" + returns + R"(],"more":{"count":2,"at_least":false}})");
}

}  // namespace
}  // namespace inquest::value
