#include "driver/command_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <fstream>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class CommandTableTest : public CommandsTest {
 protected:
  // What a shell prints that runs this script; empty if there is no such shell.
  std::string Shell(const std::string& shell, const std::string& script) {
    const std::string file = Write("script", script), out = (folder_ / "out").string();
    const int status = std::system((shell + " '" + file + "' >'" + out + "' 2>&1").c_str());
    std::ifstream stream(out);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(status, 0) << text;
    return text;
  }
  // The words that bash offers for the last of `words`.
  std::string Completed(const std::string& words) {
    return Shell("bash",
                 Inquest({"completion", "bash"}).out + "COMP_WORDS=(" + words +
                     ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_inquest\necho \"${COMPREPLY[@]}\"\n");
  }
};

TEST_F(CommandTableTest, HasWhatTheParserHas) {
  CLI::App app;
  CLI::App* command = app.add_subcommand("dig", "Dig a hole");
  std::string where, how;
  bool deep = false, hidden = false;
  command->add_option("PLACE", where, "Where")->required();
  command->add_option("-w,--with", how, "The tool")
      ->type_name("TOOL")
      ->check(CLI::IsMember({"spade", "hands"}));
  command->add_flag("--deep", deep, "Deeper");
  command->add_flag("--secret", hidden)->group("");
  const auto table = CommandTable(app);
  ASSERT_EQ(table.size(), 1u);
  EXPECT_EQ(table[0].name, "dig");
  ASSERT_EQ(table[0].arguments.size(), 1u);
  EXPECT_EQ(table[0].arguments[0].argument, "PLACE");
  EXPECT_TRUE(table[0].arguments[0].is_required);
  ASSERT_EQ(table[0].options.size(), 3u);  // and --help
  EXPECT_THAT(table[0].options[1].names, ElementsAre("-w", "--with"));
  EXPECT_EQ(table[0].options[1].argument, "TOOL");
  EXPECT_THAT(table[0].options[1].choices, ElementsAre("spade", "hands"));
  EXPECT_EQ(table[0].options[2].argument, "");
}

TEST_F(CommandTableTest, BashCompletesCommandsOptionsAndChoices) {
  EXPECT_EQ(Completed("inquest tra"), "trace trail\n");
  EXPECT_THAT(Completed("inquest debug --stra"), HasSubstr("--strategy"));
  EXPECT_EQ(Completed("inquest debug --strategy top"), "top-down top-down-zooming\n");
  EXPECT_EQ(Completed("inquest completion z"), "zsh\n");
  EXPECT_THAT(Completed("inquest run A.hs -- --stra"), Not(HasSubstr("--strategy")));
}

TEST_F(CommandTableTest, EveryCommandIsInThePageAndInEachShell) {
  const std::string help = Inquest({"--help"}).out, page = Inquest({"manual"}).out;
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const std::string script = Inquest({"completion", shell}).out;
    for (const char* word : {"debug", "observe", "clean", "oracle", "max-steps"})
      EXPECT_THAT(script, HasSubstr(word));
  }
  EXPECT_THAT(page, HasSubstr("\n.SS \\fBinquest debug\\fR \\fIFILE\\fR"));
  EXPECT_THAT(page, HasSubstr("\\fB\\-\\-max\\-steps\\fR"));
  EXPECT_EQ(Inquest({"completion", "csh"}).exit_code, kUsage);
}

}  // namespace
}  // namespace inquest::driver
