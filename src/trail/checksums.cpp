#include "trail/checksums.h"

// The library chooses the instructions of the machine it runs on: four times as fast as those that all have.
// A state has its size only for those who link what is not promised to stay: here it lies on the stack.
#define XXH_STATIC_LINKING_ONLY
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

namespace {

// The same number as ChecksumOf, of bytes that left the caches long ago, when what follows them is wanted
// next. What takes the time is memory, and asking for it ahead saves a fifth. What is asked for may lie
// behind the end of the file.
uint64_t ChecksumOfCold(const char* bytes, uint64_t size) {
  constexpr uint64_t kAtOnce = 2 << 10, kAhead = 16 << 10, kLine = 64;
  XXH3_state_t state;
  XXH3_64bits_reset(&state);
  for (uint64_t at = 0; at < size; at += kAtOnce) {
    for (uint64_t line = 0; line < kAtOnce; line += kLine)
      __builtin_prefetch(bytes + at + kAhead + line, 0, 2);
    XXH3_64bits_update(&state, bytes + at, std::min(kAtOnce, size - at));
  }
  return XXH3_64bits_digest(&state);
}

}  // namespace

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
      table[n] = ChecksumOfCold(file + stretch.begin, stretch.end - stretch.begin);
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
