#include "trail/checksums.h"

// The library chooses the instructions of the machine it runs on: four times as fast as those that all have.
#if defined(__x86_64__)
#include <xxh_x86dispatch.h>
#else
#include <xxhash.h>
#endif

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <system_error>
#include <thread>
#include <vector>

namespace inquest::trail {

Stretch StretchOf(uint64_t n, Address end) {
  return {std::max(n * kChecksumBytes, kFirstPageBytes), std::min((n + 1) * kChecksumBytes, end)};
}

uint64_t ChecksumOf(const void* bytes, uint64_t size) { return XXH3_64bits(bytes, size); }

void WriteChecksums(const char* file, Address end, uint64_t* table) {
  constexpr uint64_t kWorthAThread = 512;  // 8 MB
  const uint64_t count = ChecksumCount(end);
  const uint64_t most = std::min<uint64_t>(std::max(std::thread::hardware_concurrency(), 1u), 4);
  const uint64_t parts = std::clamp<uint64_t>(count / kWorthAThread, 1, most);
  const auto write = [=](uint64_t part) {
    for (uint64_t n = count * part / parts; n < count * (part + 1) / parts; ++n) {
      const Stretch stretch = StretchOf(n, end);
      table[n] = ChecksumOf(file + stretch.begin, stretch.end - stretch.begin);
    }
  };
  std::vector<std::jthread> others;
  uint64_t begun = 1;
  try {
    for (; begun < parts; ++begun) others.emplace_back(write, begun);
  } catch (const std::system_error&) {
    // No more threads may be made: the rest is written here.
  }
  write(0);
  for (; begun < parts; ++begun) write(begun);
}

uint64_t SealOf(const char* file, Address checksums, uint64_t count) {
  char page[kFirstPageBytes];
  std::memcpy(page, file, sizeof page);
  std::memset(page + offsetof(FileHeader, seal), 0, sizeof(FileHeader::seal));
  const uint64_t of_page = XXH3_64bits(page, sizeof page);
  return std::max<uint64_t>(XXH3_64bits_withSeed(file + checksums, 8 * count, of_page), 1);
}

}  // namespace inquest::trail
