// When statements had a value, and when all that they show was there: as places in the order of events. Says
// something only if values were recorded as they were evaluated (Events::is_in_order).
#pragma once

#include <cstdint>
#include <vector>

#include "observe/computation_tree.h"
#include "observe/statements.h"

namespace inquest::observe {

struct Times {
  uint32_t known = 0;  // the first of its result
  uint32_t ended = 0;  // the last event in it; UINT32_MAX: not known, or it did not end
};
base::Store<StatementId, Times> TimesOf(const Events& events,
                                        const base::Store<StatementId, Statement>& statements);

// Without dependencies that time forbids: what a statement shows was all there before the other one had a
// value. hoed-2015 does not do this. Stacks do not tell apart two calls of one function, so of what either
// depends on both do; where slices have free variables the method is then not sound
// (testing/soundness/README.md).
//
// A statement is below fewer nodes then, and everything stays below the root. What costs more than
// `most_children` of new children is left as it is.
ComputationTree NarrowByTime(ComputationTree tree, const base::Store<StatementId, Times>& times,
                             uint64_t most_children);

}  // namespace inquest::observe
