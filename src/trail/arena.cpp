#include "trail/arena.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <vector>

#include "base/check.h"
#include "base/size_text.h"
#include "trail/checksums.h"

namespace inquest::trail {

namespace {

// Chunks double up to this size, so that a short run reserves little and a long one asks rarely.
constexpr uint64_t kFirstChunk = uint64_t{1} << 20;
// Pages are made present in windows of this size, which fits the second-level cache: what is zeroed now is
// written soon.
constexpr uint64_t kWindow = uint64_t{512} << 10;
constexpr uint64_t kLargestChunk = uint64_t{16} << 20;

base::Error SystemError(const std::string& what) {
  return base::Error{what + ": " + std::strerror(errno) + "."};
}

}  // namespace

base::Result<std::unique_ptr<Arena>> Arena::Create(const std::string& path, uint64_t region_bytes) {
  std::unique_ptr<Arena> arena(new Arena());
  arena->path_ = path;
  arena->window_ = kWindow;
  arena->reserved_ = kRegionBase + region_bytes;
  void* base = mmap(nullptr, arena->reserved_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED) {
    return SystemError("Cannot reserve address space (if `ulimit -v` is set, raise it)");
  }
  arena->base_ = static_cast<char*>(base);
  if (mprotect(arena->base_ + kRegionBase, region_bytes, PROT_READ | PROT_WRITE) != 0) {
    return SystemError("Cannot use the reserved address space (if `ulimit -d` is set, raise it)");
  }
  if (!path.empty()) {
    arena->fd_ = open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (arena->fd_ < 0) return SystemError("Cannot write the trace " + path);
    struct statvfs disk {};
    if (fstatvfs(arena->fd_, &disk) == 0) {
      // A disk that is all but full is left to say so itself.
      arena->limit_ = std::clamp(uint64_t{disk.f_bavail} * disk.f_frsize / 5 * 4, kFirstChunk, kRegionBase);
    }
  }
  if (!arena->Grow(kFirstChunk)) return base::Error{arena->failure_};
  arena->next_ = arena->at(0);
  arena->end_ = arena->next_;
  return arena;
}

Arena::~Arena() {
  if (base_ != nullptr) munmap(base_, reserved_);
  if (fd_ >= 0) close(fd_);
}

bool Arena::Grow(uint64_t need) {
  uint64_t chunk = std::clamp(mapped_, kFirstChunk, kLargestChunk);
  chunk = std::max(chunk, (need + kFirstChunk - 1) / kFirstChunk * kFirstChunk);
  // Near the limit no more than is needed.
  if (mapped_ + chunk > limit_) chunk = (need + kFirstChunk - 1) / kFirstChunk * kFirstChunk;
  if (mapped_ + chunk > limit_) {
    failure_ = "The trace has reached its limit of " + base::SizeText(limit_) +
               " (--max-trace raises it; four fifths of the free disk if it is not given).";
    return false;
  }
  int flags = fd_ >= 0 ? MAP_SHARED | MAP_FIXED : MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  if (fd_ >= 0) {
    // Reserved now, so that a full disk is an answer here and not a SIGBUS later.
    int error = posix_fallocate(fd_, static_cast<off_t>(mapped_), static_cast<off_t>(chunk));
    if (error != 0) {
      failure_ = "Cannot write the trace " + path_ + ": " + std::strerror(error) + ".";
      return false;
    }
  }
  void* mapped =
      mmap(base_ + mapped_, chunk, PROT_READ | PROT_WRITE, flags, fd_, static_cast<off_t>(mapped_));
  if (mapped == MAP_FAILED) {
    failure_ = std::string("Cannot map more of the trace: ") + std::strerror(errno) + ".";
    return false;
  }
  mapped_ += chunk;
  return true;
}

// Makes the next pages present in one go. Written in one call they come as large pieces of the page cache,
// which costs half of what touching the reserved pages does, and a fraction of touching them one by one.
void Arena::OpenWindow(uint64_t need) {
  uint64_t open = address(end_);
  uint64_t window = std::min((need + window_ - 1) / window_ * window_, mapped_ - open);
  if (fd_ >= 0) {
    static const std::vector<char> zeros(kWindow);
    for (uint64_t done = 0; done < window; done += kWindow) {
      // If it is refused the pages are there all the same, reserved: they come one by one.
      if (pwrite(fd_, zeros.data(), std::min(kWindow, window - done), static_cast<off_t>(open + done)) < 0)
        break;
    }
  }
#ifdef MADV_POPULATE_WRITE
  madvise(base_ + open, window, MADV_POPULATE_WRITE);
#endif
  end_ = at(open + window);
}

void Arena::StartIndex(const Layout& layout, FrameCounts* counts, Address first, uint64_t block_bytes) {
  // Whether a block is full is asked whenever a window is.
  if (block_bytes < window_) {
    window_ = (block_bytes + 7) / 8 * 8;
    end_ = next_;
  }
  index_ = std::make_unique<IndexWriter>(layout, counts, first, block_bytes);
}

Word* Arena::AllocateSlowly(uint32_t words) {
  if (index_ != nullptr && !index_->Advance(this)) return nullptr;
  return AllocateUnindexed(words);
}

Word* Arena::AllocateUnindexed(uint32_t words) {
  uint64_t needed = address(next_) + uint64_t{words} * 8;
  if (needed > mapped_ && !Grow(needed - mapped_)) return nullptr;
  if (needed > address(end_)) OpenWindow(needed - address(end_));
  Word* result = next_;
  next_ += words;
  return result;
}

void Arena::CutOff(Address end) {
  CHECK(!in_file() && end <= trail_end());
  std::memset(base_ + end, 0, trail_end() - end);  // what is allocated is zero
  next_ = at(end);
}

// The table begins behind a word that is no header, so that nobody takes it for objects if the process is
// killed now. It is there also when the trace has reached its limit: it has a word for each 2048.
bool Arena::AddChecksums(FileHeader* header) {
  const uint64_t count = ChecksumCount(header->end);
  limit_ = std::max(limit_, mapped_) + 8 * count + kFirstChunk;
  Word* const zero = AllocateUnindexed(static_cast<uint32_t>(count + 1));
  if (zero == nullptr) return false;
  WriteChecksums(base_, header->end, zero + 1);
  header->checksums = address(zero + 1);
  return true;
}

base::Status Arena::Finish(FileHeader* header) {
  header->end = trail_end();
  header->index = first_index_page();
  if (fd_ < 0) {
    std::memcpy(base_, static_cast<const void*>(header), sizeof *header);
    return base::Unit{};
  }
  // Without room for them the trace is as good as before; whoever reads it is told.
  const uint64_t count = has_checksums_ && AddChecksums(header) ? ChecksumCount(header->end) : 0;
  std::memcpy(base_, static_cast<const void*>(header), sizeof *header);
  // A reader takes the run for ended once the seal is there.
  const uint64_t seal = SealOf(base_, header->checksums, count);
  std::atomic_ref<Word>(*at(offsetof(FileHeader, seal))).store(seal, std::memory_order_release);
  header->seal = seal;
  if (ftruncate(fd_, static_cast<off_t>(trail_bytes())) != 0)
    return SystemError("Cannot finish the trace " + path_);
  // Pages behind the end of the file must not be touched again.
  uint64_t page = (trail_bytes() + 4095) & ~uint64_t{4095};
  if (page < mapped_) mprotect(base_ + page, mapped_ - page, PROT_NONE);
  mapped_ = page;
  end_ = next_;
  return base::Unit{};
}

}  // namespace inquest::trail
