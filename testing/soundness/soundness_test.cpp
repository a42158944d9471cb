// Section 6 of hoed-2015 on random expressions, the same each time. main.cpp makes a long run.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

#include "testing/soundness/debug.h"
#include "testing/soundness/evaluate.h"
#include "testing/soundness/property.h"

namespace inquest::soundness {
namespace {

// RapidCheck makes a counterexample simpler before it shows it.
rc::Shrinkable<Expr> Shrinkable(const Expr& expression) {
  return rc::shrinkable::lambda([=] { return expression; },
                                [=] {
                                  const std::vector<Expr> simpler = Simpler(expression);
                                  return rc::seq::map(rc::seq::fromContainer(simpler), Shrinkable);
                                });
}

void Hold(Form form) {
  constexpr uint64_t kCount = 5'000, kSeed = 1;
  uint64_t with_findings = 0;
  size_t largest = 0;
  for (uint64_t number = 0; number < kCount; ++number) {
    const Sample sample = CheckSample(kSeed, number, form);
    ASSERT_TRUE(sample.outcome.is_well_formed);
    with_findings += sample.outcome.findings > 0 ? 1 : 0;
    largest = std::max(largest, SizeOf(sample.expression));
    if (sample.outcome.violation.empty()) continue;
    const auto shrunk = rc::shrinkable::findLocalMin(
        Shrinkable(sample.expression), [&](const Expr& e) { return !Check(e, form).violation.empty(); });
    FAIL() << "expression " << number << ": " << TextOf(shrunk.first) << "\n"
           << Check(shrunk.first, form).violation;
  }
  // What finds nothing tests nothing.
  EXPECT_GT(with_findings, kCount / 5);
  EXPECT_GT(largest, 500u);
}

TEST(Soundness, TheFindingThatWasEvaluatedFirstIsDefective) { Hold(Form::kFirst); }

TEST(Soundness, AllFindingsAreDefectiveWhereSlicesHaveNoFreeVariables) { Hold(Form::kAll); }

// The expression in which `function` is applied to `argument`.
Expr Applied(const Expr& function, const Expr& argument) {
  return Let({{"a", argument}}, Apply(function, "a"));
}

TEST(Soundness, WhereThreeStacksAreMergedAFunctionIsBelowTheSliceThatHasIt) {
  // main = callBack (keep callee), where callee calls what is defective: it is called back with the stack
  // ⟨main,keep,callBack⟩, which is no merge of two pushed stacks.
  const Expr defective = Push("defective", Constant(1), true);
  const Expr callee = Lambda("x", Let({{"d", defective}}, Variable("d")));
  const Expr kept = Applied(Push("keep", Lambda("f", Lambda("y", Apply(Variable("f"), "y")))), callee);
  const Expr call_back = Push("callBack", Lambda("g", Applied(Variable("g"), Constant(1))));
  const Expr e = Push("main", Let({{"k", kept}, {"c", call_back}}, Apply(Variable("c"), "k")));
  const Outcome outcome = Check(e, Form::kAll);
  EXPECT_TRUE(outcome.is_well_formed);
  EXPECT_FALSE(outcome.is_label_lost);
  EXPECT_EQ(outcome.findings, 1u);
  EXPECT_EQ(outcome.violation, "");
}

TEST(Soundness, WhereAMergeLosesALabelTheMethodBlamesACaller) {
  // outer gives middle to back, which calls it: ⟨back,outer⟩ ⋈ ⟨outer,middle⟩ = ⟨outer,middle⟩ ◁ back ◁ outer
  // = ⟨outer⟩. So what middle calls looks like a call of outer, and middle is blamed for it.
  const Expr middle =
      Push("middle", Lambda("x", Applied(Push("defective", Lambda("y", Constant(1)), true), Constant(1))));
  const Expr outer = Push("outer", Lambda("f", Let({{"m", middle}}, Apply(Variable("f"), "m"))));
  const Expr back = Push("back", Lambda("g", Applied(Variable("g"), Constant(1))));
  const Expr e = Applied(outer, back);
  EXPECT_TRUE(Check(e, Form::kAll).is_label_lost);
  auto evaluated = Evaluate(e, true);
  ASSERT_TRUE(evaluated.has_value());
  const Debugged debugged = Debug(evaluated->events);
  std::vector<std::string> found;
  for (const Finding& finding : debugged.findings)
    found.insert(found.end(), finding.labels.begin(), finding.labels.end());
  std::sort(found.begin(), found.end());
  EXPECT_EQ(found, (std::vector<std::string>{"defective", "middle"}));
  // The other form holds: the defective one was evaluated first.
  EXPECT_EQ(Check(e, Form::kFirst).violation, "");
}

TEST(Soundness, OfTwoCallsOfAPartialApplicationEachIsJudgedByWhatItCouldNeed) {
  // v = half kept, where half is defective: the second call of v is given what the first returned, and kept
  // calls `free`, which shows that. The first call had returned by then.
  const Expr labelled = Push("free", Applied(Lambda("u", Lambda("w", Variable("x"))), Constant(1)));
  const Expr kept = Lambda("x", Applied(labelled, Constant(1)));
  const Expr v = Applied(Push("half", Lambda("k", Lambda("y", Apply(Variable("k"), "y"))), true), kept);
  const Expr e = Let({{"v", v}, {"one", Constant(1)}, {"first", Apply(Variable("v"), "one")}},
                     Apply(Variable("v"), "first"));
  const Outcome outcome = Check(e, Form::kFirst);
  EXPECT_TRUE(outcome.is_well_formed);
  EXPECT_GT(outcome.findings, 0u);
  EXPECT_EQ(outcome.violation, "");
}

TEST(Soundness, ADefectThatIsNotMarkedIsNoticed) {
  // Infection where the property sees no defect: it must fail.
  const Expr infected = Push("main", Push("inner", Constant(0)));
  EXPECT_FALSE(Check(infected, Form::kFirst).violation.empty());
  EXPECT_FALSE(Check(infected, Form::kAll).violation.empty());
}

}  // namespace
}  // namespace inquest::soundness
