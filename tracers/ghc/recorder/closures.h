// Closures of GHC's runtime system, as the recorder sees them: nothing moves and nothing is evaluated while
// it looks.
#pragma once

#include <cstdint>
#include <string_view>

extern "C" {
#include "Rts.h"
}

namespace inquest_recorder {

enum class Kind : uint8_t {
  kConstructor,
  kFunction,    // also partially applied
  kSuspended,   // not evaluated
  kUnfinished,  // its evaluation began and did not end
  kFailed,      // evaluating it threw an exception: field 0
  kMutable,     // what holds something else: field 0
  kOther,       // arrays, threads and the like
};

// A closure behind all indirections, without the tag of its pointer.
struct Closure {
  StgClosure* at;
  Kind kind;

  uint32_t pointers() const;  // of a constructor: fields that are closures
  uint32_t words() const;     // of a constructor: other fields, which come after these
  StgClosure* pointer(uint32_t i) const { return at->payload[i]; }
  StgWord word(uint32_t i) const { return reinterpret_cast<StgWord>(at->payload[pointers() + i]); }
  StgWord info() const { return reinterpret_cast<StgWord>(at->header.info); }
};

Closure Look(StgClosure* pointer);
inline Closure Look(const void* pointer) {
  return Look(static_cast<StgClosure*>(const_cast<void*>(pointer)));
}

// "GHC.Maybe.Just" of a constructor: with its module, without its package.
std::string_view QualifiedName(const Closure& constructor);
// "Just" of that; "" of what has no module.
std::string_view LastName(std::string_view qualified);
// What the compiler calls a function: "Main.insert"; "" if it says nothing.
std::string_view FunctionName(const Closure& function);
// Of a partial application: the function, and the arguments so far.
bool IsPartialApplication(const Closure& function);

}  // namespace inquest_recorder
