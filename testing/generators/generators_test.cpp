#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/test_folder.h"
#include "testing/generators/choices.h"
#include "testing/generators/properties.h"

namespace inquest::generators {
namespace {

rc::Gen<std::vector<uint16_t>> AnyChoices() {
  return rc::gen::resize(400, rc::gen::arbitrary<std::vector<uint16_t>>());
}

TEST(Choices, AreZeroWhenTheListIsUsedUp) {
  Choices choices({7, 4});
  EXPECT_EQ(choices.Choose(5), 2u);
  EXPECT_EQ(choices.Choose(3), 1u);
  EXPECT_EQ(choices.Choose(3), 0u);
}

RC_GTEST_PROP(MakeProgram, GivesTheSameProgramForTheSameChoices, ()) {
  const auto choices = *AnyChoices();
  const HaskellProgram one = MakeProgram(choices), other = MakeProgram(choices);
  RC_ASSERT(one.modules.size() == other.modules.size());
  for (size_t i = 0; i < one.modules.size(); ++i) RC_ASSERT(one.modules[i].text == other.modules[i].text);
}

RC_GTEST_PROP(GeneratedPrograms, PrintTheSameTracedAndUntracedAndTheirTracesAreWhole, ()) {
  const auto choices = *AnyChoices();
  const base::TestFolder folder;
  Checker checker;
  checker.inquest = INQUEST_PROGRAM;
  checker.folder = folder.path();
  const HaskellProgram program = MakeProgram(choices);
  const std::string violation = Violation(program, checker);
  if (!violation.empty()) {
    for (const SourceText& source : program.modules) RC_LOG() << source.text << "\n";
    RC_LOG() << violation;
  }
  RC_ASSERT(violation.empty());
}

}  // namespace
}  // namespace inquest::generators
