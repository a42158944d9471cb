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
#include <memory>

#include "base/check.h"

namespace inquest::trail {

Stretch StretchOf(uint64_t n, Address end) {
  return {std::max(n * kChecksumBytes, kFirstPageBytes), std::min((n + 1) * kChecksumBytes, end)};
}

uint64_t ChecksumOf(const void* bytes, uint64_t size) { return XXH3_64bits(bytes, size); }

namespace {

// Processors ask memory for a page's lines only once something of the page was read. So the lines that will
// be read soon are asked for here, a few at a time, into the nearest cache, which saves a quarter.
constexpr uint64_t kPiece = 2048;
constexpr uint64_t kAhead = 16384;
constexpr uint64_t kLine = 64;

void AskForPiece(const char* at) {
  for (uint64_t line = 0; line < kPiece; line += kLine) __builtin_prefetch(at + line, 0, 3);
}

}  // namespace

void WriteChecksums(const char* file, Address end, uint64_t* table) {
  const uint64_t count = ChecksumCount(end);
  const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(), &XXH3_freeState);
  CHECK(state != nullptr);
  for (uint64_t n = 0; n < count; ++n) {
    const Stretch stretch = StretchOf(n, end);
    XXH3_64bits_reset(state.get());
    for (Address at = stretch.begin; at < stretch.end; at += kPiece) {
      AskForPiece(file + at + kAhead);  // behind the end this does nothing
      XXH3_64bits_update(state.get(), file + at, std::min(kPiece, stretch.end - at));
    }
    table[n] = XXH3_64bits_digest(state.get());
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
