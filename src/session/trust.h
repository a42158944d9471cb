// Which routines a person means by a name.
#pragma once

#include <vector>

#include "session/answers.h"
#include "session/step.h"
#include "tree/behaviours.h"

namespace inquest::session {

// An event for each routine of `code`; none if the program has no such code (any more).
void AddTrustEvents(const tree::Tree& tree, const tree::Behaviours& behaviours, const TrustedCode& code,
                    std::vector<Event>* events);

// The routines of the tree that are called `name`, which may be qualified: `Data.Map.insert`. Passes over the
// tree.
std::vector<TrustedCode> FindRoutines(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                      const std::string& name);

}  // namespace inquest::session
