// A piece of code inside an equation, in one run of it: a node of a zoomed tree.
#pragma once

#include <string>
#include <vector>

#include "traced/value/words.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::traced {

enum class ZoomKind : uint8_t {
  kCall,         // all of it: the root
  kMatch,        // which equation was chosen, and what its variables were matched with
  kGuard,        // its value
  kCondition,    // of an if
  kAlternative,  // which one of a case was taken
  kBinding,      // of a let or where
  kExpression,
};

struct ZoomPart {
  ZoomKind kind = ZoomKind::kExpression;
  trail::Span span;        // without value: of the root
  std::string text;        // what stands there, on one line
  std::string lead, verb;  // how the statement reads (value::Statement::Inside)
  Term result;             // what it gave, if it gives anything
  bool has_result = true;
  tree::Outcome outcome = tree::Outcome::kValue;
  std::vector<Binding> variables;  // those that it mentions, as far as they were evaluated
  std::string which;               // tells it from others whose text is the same
  uint32_t innermost = 0;          // its number in that order
};

}  // namespace inquest::traced
