// If the answers are right, so is the finding (docs/design.md 11): on every example, in every way of
// searching that differs. An example is one test.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <map>

#include "testing/example_faults/example.h"
#include "testing/planted/ways.h"

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

class ExampleFaults : public testing::TestWithParam<size_t> {};

TEST(Examples, AreThere) { EXPECT_GE(Examples().size(), 9u); }

TEST_P(ExampleFaults, AreFoundInEveryWay) {
  const Program& program = Examples()[GetParam()];
  const example_faults::Run* const run = RunOf(program);
  ASSERT_NE(run, nullptr);
  for (const planted::Way& way : planted::AllWays()) {
    const auto outcome =
        run->Debug({.strategy = way.strategy, .order = way.order, .transforms = way.transforms});
    ASSERT_TRUE(outcome.ok()) << outcome.error().message;
    if (outcome->parts.contains(program.fault)) continue;
    EXPECT_EQ(outcome->fault, program.fault) << program.path << " " << planted::NameOf(way) << "\n"
                                             << Join(outcome->transcript);
  }
}

std::string TestName(const testing::TestParamInfo<size_t>& info) {
  return std::filesystem::path(Examples()[info.param].path).stem().string();
}

INSTANTIATE_TEST_SUITE_P(All, ExampleFaults, testing::Range(size_t{0}, Examples().size()), TestName);

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
