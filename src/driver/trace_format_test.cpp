// docs/trace_format.md shows a program and its dump: this holds it to what inquest does.
#include <sstream>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

// The text between ```LANGUAGE and ```.
std::string Block(const std::string& document, const std::string& language) {
  const std::string open = "\n```" + language + "\n";
  const size_t begin = document.find(open);
  if (begin == std::string::npos) return "no block of " + language;
  const size_t from = begin + open.size();
  return document.substr(from, document.find("```", from) - from);
}

TEST_F(CommandsTest, TheExampleOfTheTraceFormatIsWhatInquestWrites) {
  std::ostringstream text;
  const std::filesystem::path here = std::filesystem::path(INQUEST_TESTDATA).parent_path();  // src/driver
  text << std::ifstream(here.parent_path().parent_path() / "docs" / "trace_format.md").rdbuf();
  const std::string trace = (folder_ / "t.trace").string();
  const std::string program = Write("Example.hs", Block(text.str(), "haskell"));
  EXPECT_EQ(Inquest({"trace", "-o", trace, program}).out, "42\n");
  EXPECT_EQ(Inquest({"dump", trace}).out, Block(text.str(), "dump"));
}

}  // namespace
}  // namespace inquest::driver
