// What tells whether the bytes of a trace are those that were written. Each stretch of kChecksumBytes up to
// the end of the last object has a checksum (XXH3 of 64 bits); they lie in a table behind it. The seal on the
// first page is the checksum of that page and of the table. All this is written when the run has ended, since
// what was recorded early changes until then; so what a killed run leaves has none.
//
// Checksums tell of accidents: a disk that fails, a copy that went wrong. Whoever forges a trace writes
// fitting ones; that is why the reader checks everything besides.
#pragma once

#include <cstdint>

#include "trail/layout.h"
#include "trail/word.h"

namespace inquest::trail {

// A reader checks what it looks at: the first word that it needs of a stretch costs the whole of it.
inline constexpr uint64_t kChecksumBytes = uint64_t{16} << 10;
inline constexpr uint64_t kFirstPageBytes = 8 * uint64_t{FileHeader::kWords};

// So many checksums has a file whose last object ends at `end`.
inline uint64_t ChecksumCount(Address end) { return (end + kChecksumBytes - 1) / kChecksumBytes; }

// The bytes of stretch `n`: those of the first page belong to the seal.
struct Stretch {
  Address begin = 0, end = 0;
};
Stretch StretchOf(uint64_t n, Address end);

uint64_t ChecksumOf(const void* bytes, uint64_t size);

// Writes those of a file with these bytes, as fast as memory: several threads would take turns at it.
void WriteChecksums(const char* file, Address end, uint64_t* table);

// Of a file with these bytes, whose first page holds all but the seal itself. Never 0, which means that there
// is none.
uint64_t SealOf(const char* file, Address checksums, uint64_t count);

}  // namespace inquest::trail
