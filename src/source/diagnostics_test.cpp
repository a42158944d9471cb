#include "source/diagnostics.h"

#include <gtest/gtest.h>

namespace inquest::source {
namespace {

class RenderTest : public testing::Test {
 protected:
  FileId Add(std::string text) { return files_.Add(File("Sort.hs", std::move(text))); }
  // The span of the first occurrence of `part` in the file.
  Span Find(FileId file, std::string_view part) {
    const size_t at = files_[file].text().find(part);
    EXPECT_NE(at, std::string_view::npos);
    return {file, static_cast<uint32_t>(at), static_cast<uint32_t>(at + part.size())};
  }
  std::string Rendered() { return Render(diagnostics_, files_, false); }

  Files files_;
  Diagnostics diagnostics_;
};

TEST_F(RenderTest, AnErrorShowsPlaceMessageLineAndCarets) {
  const FileId file = Add("x = 1\nisort (x:xs) = insrt x (isort xs)\n");
  diagnostics_.Error(Find(file, "insrt"), "`insrt` is not in scope.");
  EXPECT_EQ(Rendered(),
            "Sort.hs:2:16: error: `insrt` is not in scope.\n"
            " 2 | isort (x:xs) = insrt x (isort xs)\n"
            "   |                ^^^^^\n");
}

TEST_F(RenderTest, TabsAreExpandedAsColumnsCountThem) {
  const FileId file = Add("\tx\ty");
  diagnostics_.Error(Find(file, "y"), "bad");
  EXPECT_EQ(Rendered(),
            "Sort.hs:1:17: error: bad\n"
            " 1 |         x       y\n"
            "   |                 ^\n");
}

TEST_F(RenderTest, CaretsFollowTheWidthOfWideAndCombiningCharacters) {
  const FileId file = Add("f = \"漢字\" ++ e\xcc\x81 ++ 語");
  diagnostics_.Error(Find(file, "語"), "bad");
  EXPECT_EQ(Rendered(),
            "Sort.hs:1:19: error: bad\n"
            " 1 | f = \"漢字\" ++ e\xcc\x81 ++ 語\n"
            "   |                    ^^\n");
}

TEST_F(RenderTest, ASpanOfSeveralLinesShowsItsFirstLine) {
  const FileId file = Add("f x = case x of\n  1 -> 2\n");
  diagnostics_.Error(Find(file, "case x of\n  1 -> 2"), "bad");
  EXPECT_EQ(Rendered(),
            "Sort.hs:1:7: error: bad\n"
            " 1 | f x = case x of\n"
            "   |       ^^^^^^^^^...\n");
}

TEST_F(RenderTest, ASpanThatEndsWithItsLineDoesNotGoOn) {
  const FileId file = Add("f x = x\ng");
  diagnostics_.Error(Find(file, "x\n"), "bad");
  EXPECT_EQ(Rendered(),
            "Sort.hs:1:7: error: bad\n"
            " 1 | f x = x\n"
            "   |       ^\n");
}

TEST_F(RenderTest, TheEndOfTheFileHasACaret) {
  const FileId file = Add("f = (1\n");
  diagnostics_.Error({file, 7, 7}, "end of file, expected `)`");
  EXPECT_EQ(Rendered(),
            "Sort.hs:2:1: error: end of file, expected `)`\n"
            " 2 |\n"
            "   | ^\n");
}

TEST_F(RenderTest, LongLinesAreCutAroundTheSpan) {
  const FileId file = Add(std::string(1000, 'a') + "BUG" + std::string(1000, 'c'));
  diagnostics_.Error(Find(file, "BUG"), "bad");
  EXPECT_EQ(Rendered(), "Sort.hs:1:1001: error: bad\n 1 | …" + std::string(40, 'a') + "BUG" +
                            std::string(117, 'c') + "…\n   | " + std::string(41, ' ') + "^^^\n");
}

TEST_F(RenderTest, NotesFollowWithAndWithoutPlace) {
  const FileId file = Add("f = 1\nf = 2\n");
  diagnostics_.Error({file, 6, 7}, "`f` is defined twice.",
                     {{{file, 0, 1}, "First here."}, {{}, "Remove one."}});
  EXPECT_EQ(Rendered(),
            "Sort.hs:2:1: error: `f` is defined twice.\n"
            " 2 | f = 2\n"
            "   | ^\n"
            "Sort.hs:1:1: note: First here.\n"
            " 1 | f = 1\n"
            "   | ^\n"
            "  note: Remove one.\n");
}

TEST_F(RenderTest, FurtherLinesOfAMessageAreIndented) {
  diagnostics_.Warning({}, "types differ:\nInt\nBool");
  EXPECT_EQ(Rendered(), "warning: types differ:\n    Int\n    Bool\n");
}

TEST_F(RenderTest, DiagnosticsComeInSourceOrderWithoutDuplicates) {
  const FileId file = Add("a b");
  diagnostics_.Error({file, 2, 3}, "second");
  diagnostics_.Error({file, 0, 1}, "first");
  diagnostics_.Error({file, 2, 3}, "second");
  EXPECT_EQ(diagnostics_.error_count(), 3u);
  const std::string text = Rendered();
  EXPECT_LT(text.find("first"), text.find("second"));
  EXPECT_EQ(text.find("second"), text.rfind("second"));
}

TEST_F(RenderTest, TerminalEscapesOfTheSourceAreMadeVisible) {
  const FileId file = Add("f = \"\x1b[2J\" -- \u202e x");
  diagnostics_.Error(Find(file, "x"), "found \x1b[31m");
  EXPECT_EQ(Rendered(),
            "Sort.hs:1:17: error: found ␛[31m\n"
            " 1 | f = \"␛[2J\" -- \xef\xbf\xbd x\n"
            "   |                 ^\n");
}

TEST_F(RenderTest, ColorsSurroundPlaceKindGutterAndCarets) {
  const FileId file = Add("x");
  diagnostics_.Error({file, 0, 1}, "bad");
  EXPECT_EQ(Render(diagnostics_, files_, true),
            "\x1b[1mSort.hs:1:1:\x1b[0m \x1b[1;31merror:\x1b[0m bad\n"
            "\x1b[34m 1 |\x1b[0m x\n"
            "\x1b[34m   |\x1b[0m \x1b[1;31m^\x1b[0m\n");
}

}  // namespace
}  // namespace inquest::source
