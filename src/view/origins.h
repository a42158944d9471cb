// Redex trails (foundations-2006, "Following Redex Trails"): from output, an error or any value to the redex
// that created it, and from a part of that on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "value/term.h"

namespace inquest::view {

// Who created a value.
struct Origin {
  enum class Kind : uint8_t {
    kUnknown,      // the run does not tell
    kProgram,      // the run itself, which executes main
    kRedex,        // a call of suspected code
    kApplication,  // of a trusted function, in suspected code
  };
  Kind kind = Kind::kUnknown;
  uint64_t number = 0;  // by which the run knows it
  // Of a redex or an application; `terms` lives as long as the run.
  const value::Terms* terms = nullptr;
  value::Statement statement;         // with its result
  value::Term redex;                  // without
  std::vector<std::string> branches;  // guards and alternatives that it took: `if True`
  std::string place;                  // Sort.hs:7:33; empty: not known
  std::optional<uint64_t> node;       // of the execution tree

  bool is_call() const { return kind == Kind::kRedex || kind == Kind::kApplication; }
};

// The place of an origin in the source.
struct Excerpt {
  std::string place;
  std::string line, indent, carets;
};

// Calls, each made by the one after it: the innermost first. Of a deep recursion the ends.
struct Stack {
  std::vector<Origin> inner, outer;
  uint64_t depth = 0;  // all calls
  // Of those between the two, that many follow `inner` and repeat these routines.
  uint64_t alike = 0;
  std::vector<std::string> turn;

  uint64_t left_out() const { return depth - inner.size() - outer.size(); }
};

// What one application printed, in one go.
struct OutputPiece {
  int handle = 1;       // 1: standard output, 2: standard error
  std::string text;     // its beginning, if it is long
  uint64_t origin = 0;  // number of the one who printed it
};

// How a run ended that did not come to its end.
struct Failure {
  bool is_error = false;  // otherwise it was stopped
  std::string text;       // of an error
  uint64_t origin = 0;    // number of who raised it, or was being evaluated
};

}  // namespace inquest::view
