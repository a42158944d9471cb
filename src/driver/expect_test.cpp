// Expressions that a person expects, in the scope of a program as it was when it was traced.
#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

class ExpectTest : public CommandsTest {
 protected:
  ExpectTest() {
    Write("Own.hs",
          "module Own where\nimport Helper\ndata Fruit = Apple Int | Pear deriving (Eq, Show)\n"
          "grow :: Fruit -> Fruit\ngrow (Apple n) = Apple (more n)\ngrow Pear = Pear\n");
    Write("Helper.hs", "module Helper where\nmore :: Int -> Int\nmore n = n + 2\n");
    main_ = Write("Main.hs",
                  "module Main where\nimport Own\nimport Helper\nmain :: IO ()\n"
                  "main = print (grow (Apple (more 1)))\n");
    trace_ = (folder_ / "trace").string();
  }
  void Trace(const std::vector<std::string>& options) {
    std::vector<std::string> command = {"trace", "-o", trace_, main_};
    command.insert(command.end(), options.begin(), options.end());
    const Outcome traced = Inquest(command);
    ASSERT_EQ(traced.exit_code, 0) << traced.err;
  }
  void RemoveSources() {
    for (const char* name : {"Own.hs", "Helper.hs", "Main.hs"}) std::filesystem::remove(folder_ / name);
  }
  // What `grow (Apple 3) = Apple 5 ?` is answered with.
  std::string Answer(const std::string& expression) {
    const std::string answers = Write("answers", "no\nexpect " + expression + "\n");
    const Outcome outcome = Inquest({"debug", trace_, "--answers", answers});
    const std::string question = "2. grow (Apple 3) = Apple 5 ? ";
    const size_t at = outcome.out.find(question);
    if (at == std::string::npos) return outcome.out + outcome.err;
    const std::string rest = outcome.out.substr(at + question.size());
    const std::string answer = rest.substr(0, rest.find('\n'));
    return answer.empty() ? outcome.out + outcome.err : answer;
  }

  std::string main_, trace_;
};

TEST_F(ExpectTest, UsesTheModulesOfTheTraceWhateverBecameOfTheFiles) {
  Trace({});
  Write("Helper.hs", "module Helper where\nmore :: Int -> Int\nmore n = n + 100\n");
  Write("Own.hs", "this is no module");
  EXPECT_EQ(Answer("Apple (more 3)"), "yes");
  EXPECT_EQ(Answer("Apple (more 4)"), "no");
  RemoveSources();
  EXPECT_EQ(Answer("grow (Apple (more 1))"), "yes");
}

TEST_F(ExpectTest, UsesTrustedModulesOfTheTraceToo) {
  Trace({"--trust", "Helper"});
  RemoveSources();
  EXPECT_EQ(Answer("Apple (more 3)"), "yes");
  EXPECT_EQ(Answer("Apple (more 4)"), "no");
}

}  // namespace
}  // namespace inquest::driver
