#include "base/memory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace inquest::base {
namespace {

namespace fs = std::filesystem;

// A system whose files say what the test wants.
class MemoryTest : public testing::Test {
 protected:
  MemoryTest() {
    Write("/proc/meminfo", "MemTotal:       8000 kB\nMemFree:  100 kB\nMemAvailable:   6000 kB\n");
  }
  ~MemoryTest() override { fs::remove_all(root_); }

  void Write(const std::string& path, const std::string& text) {
    fs::create_directories(fs::path(root_ + path).parent_path());
    std::ofstream(root_ + path) << text;
  }

  std::string root_ = testing::TempDir() + "memory_test";
};

TEST_F(MemoryTest, IsThatOfTheMachineWithoutControlGroups) {
  EXPECT_EQ(MemoryLimit(root_), 8000u * 1024);
  EXPECT_EQ(AvailableMemory(root_), 6000u * 1024);
}

TEST_F(MemoryTest, IsLessInAControlGroupOfVersion2) {
  Write("/proc/self/cgroup", "0::/user/task\n");
  Write("/sys/fs/cgroup/user/task/memory.max", "3000000\n");
  Write("/sys/fs/cgroup/user/task/memory.current", "2500000\n");
  Write("/sys/fs/cgroup/user/task/memory.stat", "anon 500000\nfile 2000000\n");
  EXPECT_EQ(MemoryLimit(root_), 3000000u);
  EXPECT_EQ(AvailableMemory(root_), 2500000u);
}

TEST_F(MemoryTest, IsLessInAControlGroupOfVersion1) {
  Write("/proc/self/cgroup", "5:cpu,cpuacct:/small\n4:memory:/small\n");
  Write("/sys/fs/cgroup/memory/small/memory.limit_in_bytes", "3000000\n");
  Write("/sys/fs/cgroup/memory/small/memory.usage_in_bytes", "2500000\n");
  Write("/sys/fs/cgroup/memory/small/memory.stat", "cache 1\ntotal_cache 2000000\n");
  EXPECT_EQ(MemoryLimit(root_), 3000000u);
  EXPECT_EQ(AvailableMemory(root_), 2500000u);
}

TEST_F(MemoryTest, ObeysTheOuterGroupsToo) {
  Write("/proc/self/cgroup", "0::/user/task\n");
  Write("/sys/fs/cgroup/user/task/memory.max", "max\n");
  Write("/sys/fs/cgroup/user/memory.max", "4000000\n");
  EXPECT_EQ(MemoryLimit(root_), 4000000u);
}

TEST_F(MemoryTest, FindsTheGroupOfAContainerAtTheTop) {
  Write("/proc/self/cgroup", "0::/docker/0123\n");
  Write("/sys/fs/cgroup/memory.max", "2000000\n");
  EXPECT_EQ(MemoryLimit(root_), 2000000u);
}

}  // namespace
}  // namespace inquest::base
