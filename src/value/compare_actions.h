// Whether an action did what another one, say that of a right program, shows to be right. An action that
// is given the same does the same. So each execution is compared with those executions of the other action
// that were given the same. How many there are, and in which order, makes no difference.
#pragma once

#include <cstdint>
#include <vector>

#include "value/compare.h"
#include "value/term.h"

namespace inquest::value {

enum class ActionDifference : uint8_t {
  kNone,      // each execution is one of the other's
  kOther,     // one of them was given the same as one of the other's, and did something else
  kNotGiven,  // one of them was given what none of the other's was: nothing can be said
};

// Both terms are actions (IsActionList). One that was never executed shows nothing. What the left run did not
// compute agrees with anything (finite-maps-2008, Def. 1); what the right one did not, too, unless another
// execution of it says otherwise. `right`: of the same call, if that was made several times.
ActionDifference CompareActions(const Terms& left_terms, Term left, const Terms& right_terms,
                                const std::vector<Term>& right);

}  // namespace inquest::value
