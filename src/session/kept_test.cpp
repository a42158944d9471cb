#include "session/kept.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "base/test_folder.h"
#include "session/answers.h"
#include "session/file_claim.h"
#include "session/places.h"

namespace inquest::session {
namespace {

namespace fs = std::filesystem;

class KeptTest : public testing::Test {
 protected:
  ProgramFolder Program(const std::string& name) { return *ProgramFolder::Open(folder_ / "", name); }
  // A trace of some 64 KB, made so many hours ago.
  static std::string Make(const ProgramFolder& program, int hours, const std::string& journal = "{}\n{}\n") {
    const std::string trace = program.NewTrace(42);
    std::ofstream(trace) << std::string(65536, 'x');
    std::ofstream(ProgramFolder::JournalOf(trace)) << journal;
    fs::last_write_time(trace, fs::file_time_type::clock::now() - std::chrono::hours(hours));
    return trace;
  }
  std::string state() const { return folder_ / ""; }

  base::TestFolder folder_;
};

TEST_F(KeptTest, TheOldestTracesOfAnyProgramGoFirst) {
  const ProgramFolder a = Program("A.hs"), b = Program("B.hs");
  const std::string oldest = Make(a, 4), newer = Make(b, 3), newest = Make(a, 1);
  EXPECT_GT(LimitKept(state(), 2 * 70000, newest), 65000u);
  EXPECT_FALSE(fs::exists(oldest) || fs::exists(ProgramFolder::JournalOf(oldest)));
  EXPECT_TRUE(fs::exists(newer) && fs::exists(newest));
  EXPECT_EQ(LimitKept(state(), 2 * 70000, newest), 0u);
}

TEST_F(KeptTest, WhatWasMadeJustNowStaysHoweverLargeItIs) {
  const std::string only = Make(Program("A.hs"), 0);
  LimitKept(state(), 1, only);
  EXPECT_TRUE(fs::exists(only));
}

TEST_F(KeptTest, WhatIsInUseAndJournalsWithAnswersStay) {
  const ProgramFolder a = Program("A.hs");
  const std::string used = Make(a, 4), answered = Make(a, 3, "{}\n{}\n{}\n");
  const FileClaim claim = FileClaim::Share(used);
  LimitKept(state(), 0, "");
  EXPECT_TRUE(fs::exists(used));
  EXPECT_FALSE(fs::exists(answered));
  EXPECT_TRUE(fs::exists(ProgramFolder::JournalOf(answered)));
}

TEST_F(KeptTest, NothingOfAnOpenSessionIsRemovedThoughItIsEmpty) {
  const ProgramFolder a = Program("A.hs");
  const std::string trace = a.NewTrace(1);
  const FileClaim claim = FileClaim::Share(trace, true);
  auto answers = Answers::Open(a.answers());
  ASSERT_TRUE(answers.ok());
  ASSERT_TRUE((*answers)->Remember("key", "f", "f = 1", Verdict::kWrong).ok());
  for (const KeptFolder& folder : ListKept(state())) RemoveKept(folder, true, false);
  EXPECT_TRUE(fs::exists(trace));
  ASSERT_TRUE((*answers)->Remember("other", "g", "g = 1", Verdict::kWrong).ok());
  const auto again = Answers::Open(a.answers());
  EXPECT_TRUE((*again)->Find("key") && (*again)->Find("other"));
}

TEST_F(KeptTest, WhatIsClaimedIsMadeWithItsFolder) {
  const std::string trace = folder_ / "gone/by/now.trace";
  EXPECT_TRUE(FileClaim::Share(trace, true).has_value());
  EXPECT_FALSE(FileClaim::Share(folder_ / "none/t.trace").has_value());
}

TEST_F(KeptTest, FoldersAreListedWithTheirPrograms) {
  Make(Program("B.hs"), 0);
  std::ofstream(Program("A.hs").answers()) << "{}\n";
  fs::create_directory(folder_ / "ghc");
  const auto kept = ListKept(state());
  ASSERT_EQ(kept.size(), 3u);
  EXPECT_EQ(kept[0].program, "A");
  EXPECT_EQ(kept[0].traces, 0u);
  EXPECT_GT(kept[0].other_bytes, 0u);
  EXPECT_EQ(kept[1].program, "B");
  EXPECT_EQ(kept[1].traces, 1u);
  EXPECT_GE(kept[1].trace_bytes, 65536u);
  EXPECT_FALSE(kept[2].is_of_program);
  EXPECT_TRUE(ListKept(folder_ / "no such folder").empty());
}

TEST_F(KeptTest, AnswersStayUnlessAllIsRemoved) {
  const ProgramFolder a = Program("A.hs");
  const std::string trace = Make(a, 0);
  std::ofstream(a.answers()) << "{}\n";
  std::ofstream(a.path() + "/mine.trace") << "x";
  EXPECT_GE(RemoveKept(ListKept(state())[0], false, true), 65536u);
  EXPECT_TRUE(fs::exists(trace));
  EXPECT_GE(RemoveKept(ListKept(state())[0], false, false), 65536u);
  EXPECT_FALSE(fs::exists(trace) || fs::exists(ProgramFolder::JournalOf(trace)));
  EXPECT_TRUE(fs::exists(a.answers()) && fs::exists(a.path() + "/mine.trace"));
  RemoveKept(ListKept(state())[0], true, false);
  EXPECT_FALSE(fs::exists(a.path()));
}

TEST_F(KeptTest, SizesAreReadAsPeopleWriteThem) {
  EXPECT_EQ(ReadSize("0"), 0u);
  EXPECT_EQ(ReadSize("500M"), uint64_t{500} << 20);
  EXPECT_EQ(ReadSize("2gb"), uint64_t{2} << 30);
  for (const char* text : {"", "G", "-1", "2X", "2GG", "99999999999999999999", "999999999999T"})
    EXPECT_EQ(ReadSize(text), std::nullopt) << text;
}

}  // namespace
}  // namespace inquest::session
