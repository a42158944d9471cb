// Evaluates an expression in the scope of a program's main module, in full, with limits, into a value that
// can be shown.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "setup/load_program.h"
#include "traced/value/trail_terms.h"
#include "trail/trail.h"

namespace inquest::setup {

struct EvaluateLimits {
  uint64_t steps = 20'000'000;
  uint64_t memory = uint64_t{1} << 30;
};

// A value, with the trail that holds it.
struct Evaluation {
  std::unique_ptr<trail::Trail> trail;
  std::unique_ptr<traced::TrailTerms> terms;
  value::Term result;
  bool is_complete = false;  // false: a limit was reached; the rest is not evaluated
};

// `main_text` is the text of the main module, program.file where it lies: a trace holds the text as it was.
// Nothing is read or written but the sources. The error tells what is wrong with the expression, with a
// caret.
base::Result<Evaluation> Evaluate(const ProgramSource& program, std::string main_text,
                                  const std::string& expression, const EvaluateLimits& limits = {});

}  // namespace inquest::setup
