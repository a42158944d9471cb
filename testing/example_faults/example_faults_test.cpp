// If the answers are right, so is the finding (DESIGN 11): on every example, with every strategy, order and
// transform.
#include <gtest/gtest.h>

#include <cctype>
#include <map>

#include "strategy/strategy.h"
#include "testing/example_faults/example.h"
#include "transform/transform.h"

namespace inquest::example_faults {
namespace {

std::string Join(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

const std::vector<Program>& Examples() {
  static const std::vector<Program> programs = FindPrograms(INQUEST_EXAMPLES);
  return programs;
}

// Recorded once each.
const Run* RunOf(const Program& program) {
  static std::map<std::string, std::unique_ptr<Run>> runs;
  if (!runs.contains(program.path)) {
    auto run = Run::Record(program, INQUEST_PROGRAM);
    if (!run) ADD_FAILURE() << program.path << ": " << run.error().message;
    runs[program.path] = run ? std::move(*run) : nullptr;
  }
  return runs[program.path].get();
}

// Each alone, and all of them one after the other.
std::vector<std::string> Transforms() {
  std::vector<std::string> choices = {""};
  std::string all;
  for (const std::string_view name : transform::Names()) {
    choices.emplace_back(name);
    all += (all.empty() ? "" : " ") + std::string(name);
  }
  choices.push_back(all);
  return choices;
}

class ExampleFaults : public testing::TestWithParam<std::string> {};

TEST_P(ExampleFaults, AreFoundInEveryExample) {
  ASSERT_GE(Examples().size(), 9u);
  for (const Program& program : Examples()) {
    const example_faults::Run* const run = RunOf(program);
    ASSERT_NE(run, nullptr);
    for (const char* order : {"outermost", "innermost", "evaluation"}) {
      for (const std::string& transforms : Transforms()) {
        const auto outcome = run->Debug({.strategy = GetParam(), .order = order, .transforms = transforms});
        ASSERT_TRUE(outcome.ok()) << outcome.error().message;
        if (outcome->parts.contains(program.fault)) continue;
        EXPECT_EQ(outcome->fault, program.fault) << program.path << " " << order << " " << transforms << "\n"
                                                 << Join(outcome->transcript);
      }
    }
  }
}

std::vector<std::string> Strategies() {
  const auto names = strategy::Names();
  return {names.begin(), names.end()};
}

std::string TestName(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(ByStrategy, ExampleFaults, testing::ValuesIn(Strategies()), TestName);

// A question that balancing makes has a call among its arguments: `perimeter (scale 2 shape) = 22`.
bool IsComposed(const std::string& statement) {
  for (size_t i = 0; i + 1 < statement.find(" = "); ++i) {
    if (statement[i] == '(' && std::islower(static_cast<unsigned char>(statement[i + 1])) != 0) return true;
  }
  return false;
}

// A statement that the run does not contain would make a test that cannot fail.
TEST(Examples, WrongStatementsAreInTheirRuns) {
  for (const Program& program : Examples()) {
    const example_faults::Run* const run = RunOf(program);
    ASSERT_NE(run, nullptr);
    const std::set<std::string> statements = run->Statements();
    for (const std::string& wrong : program.wrong) {
      if (IsComposed(wrong)) continue;
      EXPECT_TRUE(statements.contains(wrong)) << program.path << ": " << wrong;
    }
  }
}

}  // namespace
}  // namespace inquest::example_faults
