// The tracing semantics of hoed-2015: Launchbury's lazy evaluation (Figure 4) with stacks of labels (Figure
// 6) and observation (Figure 12), or with infection by defective slices (Figure 17).
#pragma once

#include <optional>
#include <string>

#include "observe/events.h"
#include "testing/soundness/expression.h"

namespace inquest::soundness {

struct Evaluated {
  observe::Events events;
  std::optional<int> constant;  // none: a function
  // Where the stacks of a function and of its application were merged, a label was cut off: one that only one
  // of them had is not in what was made of them.
  bool is_label_lost = false;
};

// None if the expression is not well-formed (a constant is applied, a variable needs itself or is not bound),
// or takes more steps than that.
std::optional<Evaluated> Evaluate(const Expr& expression, bool infect, size_t most_steps = 20'000);

}  // namespace inquest::soundness
