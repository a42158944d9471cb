// Where the parts of a statement stand: a path step by step (value/step.h), as spots.
#pragma once

#include <optional>
#include <vector>

#include "traced/view/creator.h"
#include "value/step.h"
#include "value/term.h"

namespace inquest::traced {

class StatementParts {
 public:
  // Both must outlive it.
  StatementParts(const trail::Trail& trail, const Creators& creators) : trail_(trail), creators_(creators) {}

  // The part of the statement of a redex or an application that the first step of a path leads to: its
  // result, an argument, a free variable.
  Spot First(const Creator& creator, const value::Statement& statement, const value::Step& step) const;
  // A part of the value at a spot; nothing where its fields are not those of the object: a value of a library
  // is shown otherwise than it is built. To `passed` are added the cells of a list on the way to an element.
  std::optional<Spot> Below(const value::Terms& terms, const Spot& spot, const value::Step& step,
                            std::vector<Spot>* passed = nullptr) const;

 private:
  const trail::Trail& trail_;
  const Creators& creators_;
};

}  // namespace inquest::traced
