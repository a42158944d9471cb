// Large blocks of memory are taken from base/large_blocks.h, whoever asks for them.
#include <cstdlib>
#include <new>

#include "base/large_blocks.h"
#include "base/sanitizer.h"

#if !defined(INQUEST_ADDRESS_SANITIZER)

namespace {
constexpr std::size_t kLarge = std::size_t{2} << 20;
}

void* operator new(std::size_t size) {
  void* block = size >= kLarge ? inquest::base::TakeLargeBlock(size) : nullptr;
  // Without address space for large blocks (`ulimit -v`) there may still be some for this one.
  if (block == nullptr) block = std::malloc(size == 0 ? 1 : size);
  if (block == nullptr) inquest::base::NoRoom();
  return block;
}
// gcc takes what operator new returns for something that no function but operator delete may be given.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif
void operator delete(void* block) noexcept {
  if (inquest::base::IsLargeBlock(block)) return inquest::base::ReturnLargeBlock(block);
  std::free(block);
}
void operator delete(void* block, std::size_t) noexcept { operator delete(block); }

#endif
