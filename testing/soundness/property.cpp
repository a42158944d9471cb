#include "testing/soundness/property.h"

#include <algorithm>

#include "testing/soundness/debug.h"
#include "testing/soundness/evaluate.h"

namespace inquest::soundness {

namespace {

bool IsDefective(const Finding& finding, const std::vector<std::string>& defects) {
  return std::any_of(finding.labels.begin(), finding.labels.end(), [&](const std::string& label) {
    return std::find(defects.begin(), defects.end(), label) != defects.end();
  });
}

std::string Join(const std::vector<std::string>& texts) {
  std::string text;
  for (const std::string& one : texts) text += (text.empty() ? "" : ", ") + one;
  return text;
}

}  // namespace

Outcome Check(const Expr& expression, Form form) {
  auto evaluated = Evaluate(expression, true);
  if (!evaluated) return {.is_well_formed = false};
  if (form == Form::kAll && evaluated->is_label_lost) return {.is_label_lost = true};
  const Debugged debugged = Debug(evaluated->events, form == Form::kFirst);
  const std::vector<std::string> defects = DefectsOf(expression);
  Outcome outcome{.findings = debugged.findings.size()};
  const bool any_wrong =
      std::find(debugged.wrong.begin(), debugged.wrong.end(), true) != debugged.wrong.end();
  if (any_wrong && debugged.findings.empty()) outcome.violation = "a statement is wrong and nothing is found";
  for (size_t i = 0; i < debugged.findings.size() && (form == Form::kAll || i == 0); ++i) {
    if (IsDefective(debugged.findings[i], defects)) continue;
    outcome.violation = Join(debugged.findings[i].labels) + " is found and is not defective; the tree is\n" +
                        TextOf(evaluated->events, debugged) + "and the stacks are\n" +
                        StacksText(evaluated->events, debugged);
  }
  return outcome;
}

Sample CheckSample(uint64_t seed, uint64_t number, Form form) {
  // Small ones as often as large ones: faults of the method show in small ones.
  Sample sample;
  for (;;) {
    const uint64_t passed_over = sample.ill_formed + sample.lose_labels;
    const uint64_t own = seed * 1'000'003 + number * 7'919 + passed_over * 104'729;
    const size_t size = 10 + (number * number) % 991;
    sample.expression = Generate(own, size, form == Form::kAll ? Slices::kClosed : Slices::kOpen);
    sample.outcome = Check(sample.expression, form);
    if (!sample.outcome.is_well_formed)
      ++sample.ill_formed;
    else if (sample.outcome.is_label_lost)
      ++sample.lose_labels;
    else
      return sample;
  }
}

}  // namespace inquest::soundness
