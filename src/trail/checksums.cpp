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

namespace inquest::trail {

Stretch StretchOf(uint64_t n, Address end) {
  return {std::max(n * kChecksumBytes, kFirstPageBytes), std::min((n + 1) * kChecksumBytes, end)};
}

uint64_t ChecksumOf(const void* bytes, uint64_t size) { return XXH3_64bits(bytes, size); }

void WriteChecksums(const char* file, Address end, uint64_t* table) {
  const uint64_t count = ChecksumCount(end);
  for (uint64_t n = 0; n < count; ++n) {
    const Stretch stretch = StretchOf(n, end);
    table[n] = ChecksumOf(file + stretch.begin, stretch.end - stretch.begin);
  }
}

uint64_t SealOf(const char* file, Address checksums, uint64_t count) {
  char page[kFirstPageBytes];
  std::memcpy(page, file, sizeof page);
  std::memset(page + offsetof(FileHeader, seal), 0, sizeof(FileHeader::seal));
  const uint64_t of_page = XXH3_64bits(page, sizeof page);
  return std::max<uint64_t>(XXH3_64bits_withSeed(file + checksums, 8 * count, of_page), 1);
}

}  // namespace inquest::trail
