// Programs and commands that answer instead of the person: compare, --oracle, --oracle-command.
#include <gmock/gmock.h>

#include "driver/test_commands.h"

namespace inquest::driver {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kSort = R"(main = print (isort [4,3,5])
isort [] = []
isort (x:xs) = insert x (isort xs)
insert x [] = [x]
insert x (y:ys)
  | x > y     = y : insert x ys
  | otherwise = x : y : ys
)";

class OraclesTest : public CommandsTest {
 protected:
  static std::string Changed(std::string text, const std::string& from, const std::string& to) {
    const size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos);
    return text.replace(at, from.size(), to);
  }
  Outcome Compare(const std::string& old_text, const std::string& new_text,
                  std::vector<std::string> options = {}) {
    options.insert(options.begin(), {"compare", Write("Old.hs", old_text), Write("New.hs", new_text)});
    return InquestGiven("", options);
  }
  const std::string sort_ = kSort;
  const std::string faulty_ = Changed(kSort, "y : insert x ys", "y : (ys ++ [x])");
};

TEST_F(OraclesTest, CompareNamesTheEquationThatMakesTheDifference) {
  const Outcome compared = Compare(sort_, faulty_);
  EXPECT_EQ(compared.exit_code, kDone) << compared.err;
  EXPECT_THAT(compared.out, HasSubstr("The outputs differ in line 1:\n    old: [3,4,5]\n    new: [3,5,4]\n"));
  EXPECT_THAT(compared.out, HasSubstr("The fault is in insert, "));
  EXPECT_THAT(compared.out, HasSubstr("New.hs:5:1"));
  EXPECT_THAT(compared.out, HasSubstr("insert 4 [3,5] = [3,5,4]"));
}

TEST_F(OraclesTest, CompareSaysThatProgramsDoTheSame) {
  const Outcome compared = Compare(sort_, Changed(sort_, "isort xs)", "(isort xs))"));
  EXPECT_EQ(compared.exit_code, kNothingFound);
  EXPECT_EQ(compared.out, "The two programs did the same.\n");
}

TEST_F(OraclesTest, CompareGivesBothTheSameInputAndArguments) {
  const std::string text =
      "import System.Environment\nmain = do { a <- getArgs; s <- getContents; putStr (f (concat a ++ s)) }\n"
      "f s = map g s\ng c = c\n";
  Write("Old.hs", text);
  Write("New.hs", Changed(text, "g c = c", "g c = if c == 'x' then 'y' else c"));
  const Outcome compared = InquestGiven(
      "ax\n", {"compare", (folder_ / "Old.hs").string(), (folder_ / "New.hs").string(), "--", "one", "two"});
  EXPECT_EQ(compared.exit_code, kDone) << compared.err;
  EXPECT_THAT(compared.out, HasSubstr("old: onetwoax\n    new: onetwoay\n"));
  EXPECT_THAT(compared.out, HasSubstr("The fault is in g, "));
}

TEST_F(OraclesTest, CompareFindsAnError) {
  const Outcome compared = Compare(sort_, Changed(sort_, "insert x [] = [x]\n", ""));
  EXPECT_EQ(compared.exit_code, kDone) << compared.err;
  EXPECT_THAT(compared.out, HasSubstr("The old program ended with exit code 0, the new one with 1."));
  EXPECT_THAT(compared.out, HasSubstr("The fault is in insert, "));
}

TEST_F(OraclesTest, CompareNamesNewFunctionsThatTheOldProgramCannotJudge) {
  const Outcome compared =
      Compare(sort_, Changed(sort_, "y : insert x ys", "y : atEnd x ys") + "atEnd x ys = ys ++ [x]\n");
  EXPECT_EQ(compared.exit_code, kDone) << compared.err;
  EXPECT_THAT(compared.out, HasSubstr("insert"));
  EXPECT_THAT(compared.out, HasSubstr("atEnd"));
}

// `first` of the old version looks at its second argument too. It is the cause, but only by what it demands.
TEST_F(OraclesTest, CompareFollowsValuesThatDifferBeforeWhatIsOnlyMoreDefined) {
  const std::string text =
      "main = print (first 1 (length [1,2]) + double 3)\n"
      "first :: Int -> Int -> Int\nfirst a b = if b > 5 then 0 else a\n"
      "double :: Int -> Int\ndouble x = x * 2\n";
  std::string changed = Changed(text, "first a b = if b > 5 then 0 else a", "first a b = a");
  changed = Changed(changed, "x * 2", "x * 3");
  const Outcome compared = Compare(text, changed);
  EXPECT_THAT(compared.out, HasSubstr("The fault is in double, "));
  EXPECT_THAT(compared.out, Not(HasSubstr("Only what is evaluated changed")));
}

TEST_F(OraclesTest, CompareSaysThatOnlyWhatIsEvaluatedChanged) {
  const std::string text =
      "main = print (first 1 (error \"late\"))\n"
      "first :: Int -> Int -> Int\nfirst a b = if b > 5 then 0 else a\n";
  const Outcome compared =
      Compare(text, Changed(text, "first a b = if b > 5 then 0 else a", "first a b = a"));
  EXPECT_EQ(compared.exit_code, kDone) << compared.err;
  EXPECT_THAT(compared.out, HasSubstr("The fault is in first, "));
  EXPECT_THAT(compared.out, HasSubstr("Only what is evaluated changed there"));
}

TEST_F(OraclesTest, CompareTellsWhichProgramHasErrors) {
  const Outcome compared = Compare("main = print (", faulty_);
  EXPECT_EQ(compared.exit_code, kUnreadable);
  EXPECT_THAT(compared.err, HasSubstr("Old.hs"));
}

TEST_F(OraclesTest, AReferenceProgramAnswersAllItKnows) {
  const std::string old_file = Write("Old.hs", sort_);
  const std::string answers = Write("answers", "");
  const Outcome found =
      Inquest({"debug", Write("New.hs", faulty_), "--oracle", "reference:" + old_file, "--answers", answers});
  EXPECT_EQ(found.exit_code, kDone) << found.err;
  EXPECT_THAT(found.out, HasSubstr("The fault is in insert, "));
}

TEST_F(OraclesTest, ThePersonIsAskedWhatTheReferenceDoesNotKnow) {
  const std::string old_file = Write("Old.hs", Changed(sort_, "insert x [] = [x]", "insert x [] = x : []"));
  const std::string program =
      Write("New.hs", Changed(sort_, "y : insert x ys", "y : atEnd x ys") + "atEnd x ys = ys ++ [x]\n");
  const std::string answers = Write("answers", "no\n");
  const Outcome found =
      Inquest({"debug", program, "--oracle", "reference:" + old_file, "--answers", answers});
  EXPECT_EQ(found.exit_code, kDone) << found.err;
  EXPECT_THAT(found.out, HasSubstr("1. atEnd 4 [5] = [5,4] ? no"));
  EXPECT_THAT(found.out, HasSubstr("The fault is in atEnd, "));
}

TEST_F(OraclesTest, AReferenceThatIsNotThereIsSaidBeforeTheProgramRuns) {
  const Outcome refused = Inquest({"debug", Write("New.hs", sort_), "--oracle", "reference:nowhere.hs"});
  EXPECT_EQ(refused.exit_code, kUsage);
  EXPECT_THAT(refused.err, HasSubstr("nowhere.hs"));
  EXPECT_THAT(refused.out, Not(HasSubstr("[3,4,5]")));
  EXPECT_EQ(Inquest({"debug", Write("New.hs", sort_), "--oracle", "nobody"}).exit_code, kUsage);
}

TEST_F(OraclesTest, ACommandAnswersLineByLine) {
  const std::string script = Write("answer.sh", R"(while read -r line; do
  case $line in
    *'main ='*|*'isort [4,3,5]'*|*'insert 4 [3,5]'*) echo no ;;
    *) echo '{"verdict": "yes"}' ;;
  esac
done
)");
  const std::string answers = Write("answers", "");
  const Outcome found =
      Inquest({"debug", Write("New.hs", faulty_), "--oracle-command", "sh " + script, "--answers", answers});
  EXPECT_EQ(found.exit_code, kDone) << found.err;
  EXPECT_THAT(found.out, HasSubstr("The fault is in insert, "));
}

TEST_F(OraclesTest, ACommandThatFailsIsReportedAndThePersonIsAsked) {
  const std::string program = Write("New.hs", faulty_);
  const std::string answers = Write("answers", "no\n");
  for (const char* command : {"exit 3", "echo perhaps", "cat", "no-such-command-anywhere 2>/dev/null"}) {
    const Outcome asked = Inquest({"debug", program, "--oracle-command", command, "--answers", answers});
    EXPECT_EQ(asked.exit_code, kStopped) << command;
    EXPECT_THAT(asked.out, HasSubstr("1. main = {prints \"[3,5,4]\\n\"} ? no")) << command;
    EXPECT_THAT(asked.err, HasSubstr("is not asked any more")) << command;
  }
}

// Without --confirm the finding is the same, without a question.
TEST_F(OraclesTest, ThePersonConfirmsWhatOthersFound) {
  const std::string old_file = Write("Old.hs", sort_);
  const std::string program = Write("New.hs", faulty_);
  const std::vector<std::string> command = {"debug",     program,    "--oracle", "reference:" + old_file,
                                            "--confirm", "--answers"};
  const auto with = [&](const std::string& answers) {
    std::vector<std::string> whole = command;
    whole.push_back(Write("answers", answers));
    return Inquest(whole);
  };
  EXPECT_EQ(with("").exit_code, kStopped);
  const Outcome confirmed = with("no\n");
  EXPECT_THAT(confirmed.out, HasSubstr("1. insert 4 [3,5] = [3,5,4] ? no\nThe fault is in insert, "));
  const Outcome denied = with("yes\nno\n");
  EXPECT_THAT(denied.out, HasSubstr("2. isort [4,3,5] = [3,5,4] ? no\nThe fault is in isort, "));
}

TEST_F(OraclesTest, OneCallIsAskedAbout) {
  const std::string module =
      Write("Sorting.hs", Changed("module Sorting where\n" + faulty_, "main = print (isort [4,3,5])\n", ""));
  const std::string answers = Write("answers", "no\nno\n");
  const Outcome found = Inquest({"debug", module, "--call", "isort [4,3,5]", "--answers", answers});
  EXPECT_EQ(found.exit_code, kDone) << found.err;
  EXPECT_THAT(found.out, HasSubstr("1. isort [4,3,5] = [3,5,4] ? no\n2. insert 4 [3,5] = [3,5,4] ? no\n"));
  const Outcome wrong = Inquest({"debug", module, "--call", "isort 'c'", "--answers", answers});
  EXPECT_EQ(wrong.exit_code, kUnreadable);
  EXPECT_THAT(wrong.err, HasSubstr("expression:1:"));
}

TEST_F(OraclesTest, OneCallCanBeComparedWithWhatIsExpected) {
  const std::string module =
      Write("Sorting.hs", Changed("module Sorting where\n" + faulty_, "main = print (isort [4,3,5])\n", ""));
  const Outcome expected = Inquest({"debug", module, "--call", "isort [4,3,5]", "--answers",
                                    Write("answers", "expect isort [3,5] ++ [4]\n")});
  EXPECT_THAT(expected.out, HasSubstr("1. isort [4,3,5] = [3,5,4] ? yes\n"));
}

TEST_F(OraclesTest, AnswersBecomeTestsThatRun) {
  const std::string trace = (folder_ / "t.trace").string(), journal = (folder_ / "t.journal").string();
  ASSERT_EQ(Inquest({"trace", Write("New.hs", faulty_), "-o", trace}).exit_code, kDone);
  const std::string answers = Write("answers", "no\nexpect [3,4,5]\nyes\n");
  Inquest({"debug", trace, "--order", "innermost", "--journal", journal, "--answers", answers});
  const Outcome tests = Inquest({"tests", trace, "--journal", journal});
  ASSERT_EQ(tests.exit_code, kDone) << tests.err;
  EXPECT_THAT(tests.err, HasSubstr("Left out, since it cannot be written as a test: main = "));
  const Outcome failing = Inquest({"run", Write("Tests.hs", tests.out)});
  EXPECT_EQ(failing.exit_code, 1) << failing.err;
  EXPECT_EQ(failing.out, "failed: isort [4,3,5] == [3,4,5]\n");
  const Outcome passing =
      Inquest({"run", Write("Tests.hs", Changed(tests.out, "y : (ys ++ [x])", "y : insert x ys"))});
  EXPECT_EQ(passing.exit_code, kDone) << passing.err;
  EXPECT_EQ(passing.out, "all tests passed\n");
  const Outcome tables = Inquest({"tests", trace, "--journal", journal, "--table"});
  EXPECT_THAT(tables.out, HasSubstr("tests_isort =\n  [ (isort [4,3,5], [3,4,5])\n"));
  const Outcome with_tables = Inquest({"debug", Write("Tables.hs", faulty_ + tables.out), "--oracle", "tests",
                                       "--answers", Write("main", "no\n")});
  EXPECT_THAT(with_tables.out, HasSubstr("1. main = {prints \"[3,5,4]\\n\"} ? no\n2. insert"));
}

}  // namespace
}  // namespace inquest::driver
