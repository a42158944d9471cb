#include "session/choices.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace inquest::session {
namespace {

constexpr CommandKind kKinds[] = {CommandKind::kStrategy, CommandKind::kOrder, CommandKind::kTransform};

std::string Document(const char* name) {
  std::ostringstream text;
  text << std::ifstream(std::string(INQUEST_DOCS "/") + name).rdbuf();
  return text.str();
}

TEST(NamedChoices, EachIsDescribedInTheGuideAndInTheStrategies) {
  for (const char* document : {"user_guide.md", "strategies.md"}) {
    const std::string text = Document(document);
    for (const CommandKind kind : kKinds) {
      for (const NamedChoice& choice : NamedChoices(kind)) {
        if (choice.name == "none") continue;  // speaks for itself
        const std::string name = "`" + std::string(choice.name) + "`";
        EXPECT_NE(text.find(name), std::string::npos) << document << " does not describe " << name;
      }
    }
  }
}

TEST(NamedChoices, EachHasAMeaningOfItsOwn) {
  for (const CommandKind kind : kKinds) {
    const std::vector<NamedChoice> choices = NamedChoices(kind);
    EXPECT_GE(choices.size(), 3u);
    for (const NamedChoice& choice : choices) {
      EXPECT_FALSE(choice.meaning.empty()) << choice.name;
      for (const NamedChoice& other : choices)
        EXPECT_TRUE(other.name == choice.name || other.meaning != choice.meaning) << choice.name;
    }
  }
  EXPECT_TRUE(NamedChoices(CommandKind::kYes).empty());
}

}  // namespace
}  // namespace inquest::session
