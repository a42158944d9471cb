// Core -> code. Decides where every variable lives (code.h says how suspected and trusted code differ).
#pragma once

#include <functional>

#include "core/core.h"
#include "reduce/code.h"

namespace inquest::reduce {

// Where the static objects of a program live: function symbols without a place of their own, and literals
// that do not fit a word. They lie at the bottom of the trail, so their addresses are known before the run.
struct Statics {
  trail::Address functions = 0;  // header of callable number n is at functions + 8 * n
  std::vector<Word> literals;    // by literal index: the value; unused for strings
};

// `trusted(r)` for top-level routines; nested ones follow the routine around them.
Code Compile(const core::Program& program, const Statics& statics,
             const std::function<bool(core::RoutineId)>& trusted);

// The number of a routine or constructor as something that can be called.
inline uint32_t Callable(core::RoutineId r) { return r.index; }
inline uint32_t Callable(const core::Program& p, core::ConId c) {
  return static_cast<uint32_t>(p.routines.size()) + c.index;
}

}  // namespace inquest::reduce
