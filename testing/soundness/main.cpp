// soundness [--count N] [--seed S] [--form first|all]: checks random expressions, shows how many there were
// and the first that violates the property, made as simple as it can be.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "testing/soundness/property.h"

namespace {

using namespace inquest::soundness;

Expr Simplest(Expr expression, Form form) {
  for (bool found = true; found;) {
    found = false;
    for (const Expr& simpler : Simpler(expression)) {
      if (Check(simpler, form).violation.empty()) continue;
      expression = simpler;
      found = true;
      break;
    }
  }
  return expression;
}

bool Run(Form form, const char* name, uint64_t seed, uint64_t count, uint64_t shown) {
  const auto begin = std::chrono::steady_clock::now();
  uint64_t violations = 0, ill_formed = 0, lose_labels = 0, with_findings = 0, findings = 0, largest = 0;
  for (uint64_t number = 0; number < count; ++number) {
    const Sample sample = CheckSample(seed, number, form);
    ill_formed += sample.ill_formed;
    lose_labels += sample.lose_labels;
    with_findings += sample.outcome.findings > 0 ? 1 : 0;
    findings += sample.outcome.findings;
    largest = std::max<uint64_t>(largest, SizeOf(sample.expression));
    if (sample.outcome.violation.empty() || ++violations > shown) continue;
    const Expr simplest = Simplest(sample.expression, form);
    std::printf("expression %llu: %s\n%s\n", static_cast<unsigned long long>(number),
                TextOf(simplest).c_str(), Check(simplest, form).violation.c_str());
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  std::printf(
      "%s: %llu expressions of up to %llu subexpressions, %llu with findings, %llu findings, %llu "
      "violations; "
      "%llu others were not well-formed; %llu others lose a label; %.1f s\n",
      name, static_cast<unsigned long long>(count), static_cast<unsigned long long>(largest),
      static_cast<unsigned long long>(with_findings), static_cast<unsigned long long>(findings),
      static_cast<unsigned long long>(violations), static_cast<unsigned long long>(ill_formed),
      static_cast<unsigned long long>(lose_labels), seconds.count());
  return violations == 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Checks the soundness of observed debugging on random expressions");
  uint64_t count = 100'000, seed = 1;
  uint64_t shown = 1;
  std::string form;
  app.add_option("--count", count, "Expressions of each form");
  app.add_option("--seed", seed, "Other expressions");
  app.add_option("--show", shown, "So many of those that violate it");
  app.add_option("--form", form, "Only one form")->check(CLI::IsMember({"first", "all"}));
  CLI11_PARSE(app, argc, argv);
  bool holds = true;
  if (form != "all") holds &= Run(Form::kFirst, "first", seed, count, shown);
  if (form != "first") holds &= Run(Form::kAll, "all", seed, count, shown);
  return holds ? 0 : 1;
}
