// Section 6 of hoed-2015 on random expressions, the same each time. main.cpp makes a long run.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>

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

TEST(Soundness, ADefectThatIsNotMarkedIsNoticed) {
  // Infection where the property sees no defect: it must fail.
  const Expr infected = Push("main", Push("inner", Constant(0)));
  EXPECT_FALSE(Check(infected, Form::kFirst).violation.empty());
  EXPECT_FALSE(Check(infected, Form::kAll).violation.empty());
}

}  // namespace
}  // namespace inquest::soundness
