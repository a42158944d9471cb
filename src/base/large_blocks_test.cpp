#include "base/large_blocks.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace inquest::base {
namespace {

constexpr size_t kSize = size_t{8} << 20;

class LargeBlocksTest : public testing::Test {
 protected:
  ~LargeBlocksTest() override {
    LimitLargeBlocksInMemory(size_t{1} << 30);
    std::filesystem::remove_all(folder_);
  }

  // Whether pages of the block belong to a file.
  static bool IsFile(const void* block) {
    std::ifstream maps("/proc/self/maps");
    const auto address = reinterpret_cast<uintptr_t>(block);
    for (std::string line; std::getline(maps, line);) {
      const uintptr_t begin = std::stoull(line, nullptr, 16);
      const uintptr_t end = std::stoull(line.substr(line.find('-') + 1), nullptr, 16);
      if (begin <= address && address < end) return line.find('/') != std::string::npos;
    }
    return false;
  }

  std::string folder_ = testing::TempDir() + "large_blocks/made/when/needed";
};

TEST_F(LargeBlocksTest, AreZeroAndCanBeWrittenToTheirEnd) {
  LimitLargeBlocksInMemory(2 * kSize);
  auto* const block = static_cast<char*>(TakeLargeBlock(kSize));
  ASSERT_NE(block, nullptr);
  EXPECT_TRUE(IsLargeBlock(block));
  EXPECT_FALSE(IsFile(block));
  EXPECT_EQ(block[0] + block[kSize / 2] + block[kSize - 1], 0);
  block[0] = block[kSize - 1] = 1;
  ReturnLargeBlock(block);
}

TEST_F(LargeBlocksTest, LieInFilesOnceMemoryIsShort) {
  LimitLargeBlocksInMemory(kSize);
  KeepLargeBlocksIn(folder_);
  auto* const in_memory = static_cast<char*>(TakeLargeBlock(kSize));
  auto* const in_file = static_cast<char*>(TakeLargeBlock(kSize));
  ASSERT_NE(in_file, nullptr);
  EXPECT_FALSE(IsFile(in_memory));
  EXPECT_TRUE(IsFile(in_file));
  EXPECT_TRUE(std::filesystem::is_empty(folder_)) << "nobody can open the file";
  EXPECT_EQ(in_file[0] + in_file[kSize - 1], 0);
  in_file[kSize - 1] = 1;
  ReturnLargeBlock(in_memory);
  auto* const again = static_cast<char*>(TakeLargeBlock(kSize));
  EXPECT_FALSE(IsFile(again)) << "there is room in memory again";
  ReturnLargeBlock(again);
  ReturnLargeBlock(in_file);
}

TEST_F(LargeBlocksTest, LieInMemoryIfThereCanBeNoFile) {
  LimitLargeBlocksInMemory(0);
  KeepLargeBlocksIn("/proc/no/such/folder");
  void* const block = TakeLargeBlock(kSize);
  ASSERT_NE(block, nullptr);
  EXPECT_FALSE(IsFile(block));
  ReturnLargeBlock(block);
}

TEST_F(LargeBlocksTest, AreRefusedBeyondTheAddressSpace) {
  EXPECT_EQ(TakeLargeBlock(~size_t{0} / 2), nullptr);
}

}  // namespace
}  // namespace inquest::base
