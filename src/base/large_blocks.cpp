#include "base/large_blocks.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <new>

#include "base/memory.h"

namespace inquest::base {
namespace {

// Blocks lie in an address range of their own, by which they are known. No address is used twice: there are
// more than a process comes to use.
constexpr size_t kRange = size_t{1} << 44;
constexpr size_t kPage = 4096;
constexpr size_t kHugePage = size_t{2} << 20;  // every block begins with one

constexpr size_t kUnknown = ~size_t{0};

// Nothing here may allocate, since `operator new` itself calls it, but what is small.
std::mutex mutex;
std::atomic<char*> range = nullptr;
size_t used_of_range = 0;
size_t limit_in_memory = kUnknown;
size_t in_memory = 0;
char files_folder[4096] = "/var/tmp";

// In the page before a block.
struct BlockHeader {
  size_t bytes;
  bool is_file;
};
char* PageBefore(void* block) { return static_cast<char*>(block) - kPage; }

// A file that only this process sees and that is gone with it; -1 if there can be none.
int OpenUnnamed(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  const int file = open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (file >= 0) return file;
  std::string path = folder + "/large-XXXXXX";  // not every file system has unnamed ones
  const int named = mkostemp(path.data(), O_CLOEXEC);
  if (named >= 0) unlink(path.c_str());
  return named;
}

// -1 if there is no room on the disk: it is reserved before it is used, since a disk that is full later would
// end the process.
int OpenWithRoom(size_t bytes) {
  const int file = OpenUnnamed(files_folder);
  if (file < 0 || posix_fallocate(file, 0, static_cast<off_t>(bytes)) == 0) return file;
  close(file);
  return -1;
}

bool Map(void* at, size_t bytes, int file) {
  const int flags = MAP_FIXED | (file < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED);
  return mmap(at, bytes, PROT_READ | PROT_WRITE, flags, file, 0) != MAP_FAILED;
}

void Unmap(void* at, size_t bytes) {
  // If it is refused the memory stays in use: nothing is to be done about it.
  (void)mmap(at, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

bool ReserveRange() {
  if (range != nullptr) return true;
  void* const begin = mmap(nullptr, kRange, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (begin == MAP_FAILED) return false;
  used_of_range = kHugePage - reinterpret_cast<uintptr_t>(begin) % kHugePage;
  range = static_cast<char*>(begin);
  return true;
}

// `bytes` are whole huge pages. A file or, if it is -1, memory.
void* MapBlock(size_t bytes, int file) {
  if (!ReserveRange() || bytes > kRange - kHugePage - used_of_range) return nullptr;
  // The page before it lies at the end of a huge page that is otherwise unused.
  char* const block = range + used_of_range + kHugePage;
  if (!Map(block - kPage, kPage, -1) || !Map(block, bytes, file)) return nullptr;
  if (file < 0) madvise(block, bytes, MADV_HUGEPAGE);
  used_of_range += kHugePage + bytes;
  *reinterpret_cast<BlockHeader*>(block - kPage) = {bytes, file >= 0};
  return block;
}

}  // namespace

void* TakeLargeBlock(size_t bytes) {
  if (bytes == 0 || bytes > kRange) return nullptr;
  const size_t whole = (bytes + kHugePage - 1) / kHugePage * kHugePage;
  const std::lock_guard lock(mutex);
  if (limit_in_memory == kUnknown) limit_in_memory = AvailableMemory() / 2;
  if (in_memory + whole > limit_in_memory) {
    const int file = OpenWithRoom(whole);
    void* const block = file < 0 ? nullptr : MapBlock(whole, file);
    if (file >= 0) close(file);
    if (block != nullptr) return block;
  }
  void* const block = MapBlock(whole, -1);
  if (block != nullptr) in_memory += whole;
  return block;
}

void NoRoom() {
  if (const std::new_handler explain = std::get_new_handler()) explain();
  throw std::bad_alloc();
}

void ReturnLargeBlock(void* block) {
  if (block == nullptr) return;
  const BlockHeader header = *reinterpret_cast<const BlockHeader*>(PageBefore(block));
  Unmap(PageBefore(block), kPage + header.bytes);
  const std::lock_guard lock(mutex);
  if (!header.is_file) in_memory -= header.bytes;
}

bool IsLargeBlock(const void* address) {
  const char* const begin = range;
  return begin != nullptr && address >= begin && address < begin + kRange;
}

void KeepLargeBlocksIn(const std::string& folder) {
  const std::lock_guard lock(mutex);
  if (folder.size() < sizeof files_folder) std::strcpy(files_folder, folder.c_str());
}

void LimitLargeBlocksInMemory(size_t bytes) {
  const std::lock_guard lock(mutex);
  limit_in_memory = bytes;
}

}  // namespace inquest::base
