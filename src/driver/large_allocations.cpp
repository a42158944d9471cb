// Large blocks of memory come in huge pages: an index of millions of nodes is made in one go, and touching it
// page by page costs as much as computing it.
#include <sys/mman.h>

#include <cstdlib>
#include <new>

#if !defined(__SANITIZE_ADDRESS__)

namespace {
constexpr std::size_t kHugePage = std::size_t{2} << 20;
}

void* operator new(std::size_t size) {
  void* block = nullptr;
  if (size >= 2 * kHugePage) {
    block = std::aligned_alloc(kHugePage, (size + kHugePage - 1) / kHugePage * kHugePage);
    if (block != nullptr) madvise(block, size, MADV_HUGEPAGE);
  } else {
    block = std::malloc(size == 0 ? 1 : size);
  }
  if (block == nullptr) throw std::bad_alloc();
  return block;
}
void operator delete(void* block) noexcept { std::free(block); }
void operator delete(void* block, std::size_t) noexcept { std::free(block); }

#endif
