// Statements as views carry them: terms that can be folded to any width and pointed at, not text.
#pragma once

#include <cstdint>

#include "value/term.h"

namespace inquest::view {

// `terms` lives as long as the run, or until the tree that the statement is a node of changes.
struct Shown {
  const value::Terms* terms = nullptr;
  value::Statement statement;
};

// What is behind the lines of a view, which can be millions: made when a line is looked at. A line is known
// by a number, that of its node or another that the view gave it.
class Lines {
 public:
  virtual ~Lines() = default;
  virtual Shown Describe(uint64_t line) const = 0;
};

}  // namespace inquest::view
