// What section 6 of hoed-2015 promises, as a property of an expression.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "testing/soundness/generate.h"

namespace inquest::soundness {

enum class Form : uint8_t {
  kFirst,  // 6.6: the finding that was evaluated first is defective; for any expression
  kAll,    // A.2: every finding is; for expressions in which slices are closed and no label is lost
           // (evaluate.h)
};

struct Outcome {
  bool is_well_formed = true;
  bool is_label_lost = false;  // so that the form promises nothing of it
  size_t findings = 0;
  std::string violation;  // empty: it holds
};
// `expression` need not be well-formed.
Outcome Check(const Expr& expression, Form form);

// The `number`th random expression that is well-formed and of which the form promises something, of up to
// 1,000 subexpressions.
struct Sample {
  Expr expression;
  Outcome outcome;
  size_t ill_formed = 0;   // that were passed over
  size_t lose_labels = 0;  // likewise
};
Sample CheckSample(uint64_t seed, uint64_t number, Form form);

}  // namespace inquest::soundness
