#include "base/memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <string_view>
#include <vector>

namespace inquest::base {

namespace {

constexpr uint64_t kNoLimit = std::numeric_limits<uint64_t>::max();

// The number in a file of one line; none if it says `max`, or there is no such file.
std::optional<uint64_t> NumberIn(const std::string& path) {
  std::ifstream file(path);
  uint64_t number = 0;
  if (file >> number) return number;
  return std::nullopt;
}

// The number behind a word that begins a line.
std::optional<uint64_t> NumberAfter(const std::string& path, std::string_view word) {
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream parts(line);
    std::string first;
    uint64_t number = 0;
    if (parts >> first >> number && first == word) return number;
  }
  return std::nullopt;
}

uint64_t OfMachine(const std::string& root, std::string_view word) {
  const std::optional<uint64_t> kilobytes = NumberAfter(root + "/proc/meminfo", word);
  return kilobytes ? *kilobytes * 1024 : kNoLimit;
}

// A control group: where its files are, and how they are called in its version.
struct Group {
  std::string folder;
  const char* limit;
  const char* used;
  const char* cached;  // in memory.stat: of what is used, what could be dropped
};

// Those that this process is in, inner and outer ones. A container may show its own as the outermost.
std::vector<Group> Groups(const std::string& root) {
  std::vector<Group> groups;
  std::ifstream file(root + "/proc/self/cgroup");
  std::string line;
  while (std::getline(file, line)) {
    const size_t first = line.find(':');
    const size_t second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos) continue;
    const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
    const bool is_old = controllers.find(",memory,") != std::string::npos;
    if (!is_old && controllers != ",,") continue;
    const std::string mount = root + "/sys/fs/cgroup" + (is_old ? "/memory" : "");
    std::string path = line.substr(second + 1);
    while (true) {
      if (path == "/") path.clear();
      const std::string folder = mount + path;
      groups.push_back(is_old
                           ? Group{folder, "/memory.limit_in_bytes", "/memory.usage_in_bytes", "total_cache"}
                           : Group{folder, "/memory.max", "/memory.current", "file"});
      const size_t slash = path.rfind('/');
      if (slash == std::string::npos) break;
      path.resize(slash);
    }
  }
  return groups;
}

}  // namespace

uint64_t MemoryLimit(const std::string& root) {
  uint64_t limit = OfMachine(root, "MemTotal:");
  for (const Group& group : Groups(root))
    limit = std::min(limit, NumberIn(group.folder + group.limit).value_or(kNoLimit));
  return limit;
}

uint64_t AvailableMemory(const std::string& root) {
  uint64_t available = OfMachine(root, "MemAvailable:");
  for (const Group& group : Groups(root)) {
    const std::optional<uint64_t> limit = NumberIn(group.folder + group.limit);
    const std::optional<uint64_t> used = NumberIn(group.folder + group.used);
    if (!limit || !used) continue;
    const uint64_t cached = NumberAfter(group.folder + "/memory.stat", group.cached).value_or(0);
    const uint64_t needed = *used - std::min(*used, cached);
    available = std::min(available, *limit - std::min(*limit, needed));
  }
  return available;
}

}  // namespace inquest::base
