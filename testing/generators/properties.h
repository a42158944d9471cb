// What must hold of every program, checked with the built `inquest`.
#pragma once

#include <string>

#include "testing/generators/haskell_program.h"

namespace inquest::generators {

struct Checker {
  std::string inquest;  // the program to test
  std::string folder;   // an empty folder of its own
  bool with_ghc = false;
};

// Empty if everything holds, otherwise what does not. A program that takes too long is not judged.
//   - `inquest run` compiles it, and does with it what ghc's program does (if asked for);
//   - `inquest trace` prints the same, also with a tiny nursery and full collections, and whatever is
//   trusted;
//   - `inquest verify --instances` finds nothing in any of the traces, and their trails are as the papers say
//     (trail_properties.h).
std::string Violation(const HaskellProgram& program, const Checker& checker);

}  // namespace inquest::generators
