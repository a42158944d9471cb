// Closures of GHC's runtime system, as the recorder sees them: nothing moves and nothing is evaluated while
// it looks.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

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
// A function as the source names it, "insert"; "" if nobody named it.
std::string_view FunctionName(const Closure& function);
// The same of what the compiler calls it: "insert" of `<Main.$cinsert_r2Pb>`, "" of
// `<Main.sat_s1Xb>`.
std::string_view SourceName(std::string_view compiler_name);
// Of a partial application: the function, and the arguments so far.
bool IsPartialApplication(const Closure& function);
// Of a partial application: those arguments that are closures. Empty if it cannot be told.
std::vector<StgClosure*> GivenArguments(const Closure& application);

// What a closure takes when it is applied: 0 if it is no function, or cannot be told; 1 a closure; 2 nothing
// that is there when the program runs, such as a state.
int NextArgument(const void* closure);

}  // namespace inquest_recorder
