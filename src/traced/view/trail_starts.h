// Where following a trail can begin: a piece of the output, the error that ended the run, what was being
// evaluated when it stopped.
#pragma once

#include <string>
#include <vector>

#include "traced/value/trail_terms.h"
#include "traced/view/creator.h"
#include "trail/trail.h"

namespace inquest::traced {

// What one application printed, in one go.
struct OutputPiece {
  int handle = 1;
  std::string text;  // at most kMostOutput bytes
  trail::Address action = 0;
  Creator creator;
};
inline constexpr size_t kMostOutput = size_t{1} << 16;

// In the order printed; to standard output and standard error, what the program itself printed. Pieces that
// follow each other and have the same creator are one.
std::vector<OutputPiece> OutputOf(const trail::Trail& trail, const Creators& creators);

// How the run ended, if it did not come to its end.
struct Failure {
  enum class Kind : uint8_t { kNone, kError, kUnfinished } kind = Kind::kNone;
  std::string text;            // of an error
  Creator creator;             // who raised it, or was being evaluated
  std::vector<Creator> stack;  // the virtual stack: each contains the call of the one before
};
Failure FailureOf(const trail::Trail& trail, const traced::TrailTerms& terms, const Creators& creators);

// Each contains the call of the one before; ends at main or a constant.
std::vector<Creator> StackOf(const Creators& creators, const Creator& from);

}  // namespace inquest::traced
