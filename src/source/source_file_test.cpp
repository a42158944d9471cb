#include "source/source_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "source/read_text.h"

namespace inquest::source {
namespace {

void ExpectPosition(const File& file, uint32_t offset, uint32_t line, uint32_t column) {
  EXPECT_EQ(file.position(offset).line, line) << "offset " << offset;
  EXPECT_EQ(file.position(offset).column, column) << "offset " << offset;
}

TEST(SourceFile, LinesAndColumnsCountFromOne) {
  const File file("A.hs", "ab\ncd\n");
  ExpectPosition(file, 0, 1, 1);
  ExpectPosition(file, 2, 1, 3);
  ExpectPosition(file, 3, 2, 1);
  ExpectPosition(file, 6, 3, 1);
  EXPECT_EQ(file.line_count(), 3u);
}

TEST(SourceFile, AnOffsetBeyondTheEndIsTheEnd) { ExpectPosition(File("A.hs", "ab"), 99, 1, 3); }

TEST(SourceFile, TabsReachTheNextMultipleOfEightPlusOne) {
  const File file("A.hs", "\tx\n1234567\tx\n12345678\tx");
  ExpectPosition(file, 1, 1, 9);
  ExpectPosition(file, 3 + 8, 2, 9);
  ExpectPosition(file, 13 + 9, 3, 17);
}

TEST(SourceFile, ColumnsCountCodePoints) {
  const File file("A.hs", "λ漢x");
  ExpectPosition(file, 5, 1, 3);
}

TEST(SourceFile, LinesComeWithoutTheirEnds) {
  const File file("A.hs", "one\r\ntwo\n\nlast");
  EXPECT_EQ(file.line(1), "one");
  EXPECT_EQ(file.line(2), "two");
  EXPECT_EQ(file.line(3), "");
  EXPECT_EQ(file.line(4), "last");
}

TEST(SourceFile, AnEmptyFileHasOneEmptyLine) {
  const File file("A.hs", "");
  EXPECT_EQ(file.line_count(), 1u);
  EXPECT_EQ(file.line(1), "");
  ExpectPosition(file, 0, 1, 1);
}

TEST(SourceFile, CoverTakesTheSmallestCommonSpan) {
  const FileId file(0);
  const Span cover = Cover({file, 4, 6}, {file, 1, 5});
  EXPECT_EQ(cover.begin, 1u);
  EXPECT_EQ(cover.end, 6u);
  EXPECT_EQ(Cover({}, {file, 1, 5}).end, 5u);
  EXPECT_EQ(Cover({file, 1, 5}, {}).begin, 1u);
  EXPECT_FALSE(Cover({}, {}).has_value());
}

class ReadFileTest : public testing::Test {
 protected:
  std::string Write(const std::string& text) {
    std::string path = testing::TempDir() + "read_file_test.hs";
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
};

TEST_F(ReadFileTest, TheWholeTextIsRead) {
  const std::string text(100000, 'x');
  const auto file = ReadFile(Write(text));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->text(), text);
}

TEST_F(ReadFileTest, AByteOrderMarkIsDropped) {
  const auto file = ReadFile(Write("\xef\xbb\xbfmain"));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->text(), "main");
}

TEST_F(ReadFileTest, EachByteThatIsNotUtf8IsMarkedInItsPlace) {
  const auto file = ReadFile(Write("x = 1 -- \xe4\xf6, \xc3\xa4\n"));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->text(), std::string_view("x = 1 -- \0\0, \xc3\xa4\n", 16));
}

TEST_F(ReadFileTest, WhatIsLargerThanAnySourceIsRefusedUnread) {
  const std::string path = Write("");
  std::filesystem::resize_file(path, uint64_t{1} << 41);  // one hole
  EXPECT_EQ(ReadFile(path).error().message, "`" + path + "` is larger than 1 GB.");
  EXPECT_EQ(ReadText("/dev/zero", size_t{1} << 20).error().message, "`/dev/zero` is larger than 1 MB.");
  std::filesystem::remove(path);
}

TEST_F(ReadFileTest, AMissingFileAndADirectoryAreNamed) {
  EXPECT_EQ(ReadFile("/nonexistent/A.hs").error().message, "There is no file `/nonexistent/A.hs`.");
  EXPECT_EQ(ReadFile("/").error().message, "`/` is a directory; name a Haskell file.");
}

}  // namespace
}  // namespace inquest::source
