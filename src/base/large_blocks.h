// Large blocks of memory: the arrays of an execution tree of millions of nodes, and all that is computed for
// each of its nodes. While memory lasts they come in huge pages, since such an array is made in one go and
// touching it page by page costs as much as computing it. Blocks beyond half of the memory that was available
// lie in files without a name: the system moves their pages out and in as it does with those of the trace, so
// that a trace larger than memory can be asked about like any other.
//
// The program's `operator new` takes what is large from here (driver/large_allocations.cpp), so that nobody
// who makes a vector has to know.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace inquest::base {

// All of its bytes are zero, and it costs nothing until they are used. Null if there is no room.
void* TakeLargeBlock(size_t bytes);
void ReturnLargeBlock(void* block);
bool IsLargeBlock(const void* address);

// The folder for the files; it is made when it is needed.
void KeepLargeBlocksIn(const std::string& folder);
// How much of the blocks may lie in memory; half of what is available when the first is taken, if nobody
// says.
void LimitLargeBlocksInMemory(size_t bytes);

struct LargeBlockReturner {
  void operator()(void* block) const { ReturnLargeBlock(block); }
};
// What `operator new` does where there is no room.
[[noreturn]] void NoRoom();

// So many zeros, without cost until they are used.
template <typename T>
using LargeArray = std::unique_ptr<T[], LargeBlockReturner>;
template <typename T>
LargeArray<T> Zeros(size_t count) {
  void* const block = TakeLargeBlock(count * sizeof(T));
  if (block == nullptr) NoRoom();
  return LargeArray<T>(static_cast<T*>(block));
}

}  // namespace inquest::base
