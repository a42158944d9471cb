// From events to computation statements (hoed-2015, 4.1). A label with a value is `x = 2`; each application
// of a labelled function is `f 3 = 3`, and where its result is a function that was applied, `g _ 2 = 2`: a
// statement with more arguments.
#pragma once

#include <vector>

#include "observe/events.h"

namespace inquest::observe {

using StatementId = base::Id<struct StatementTag>;

struct Statement {
  EventId event;  // the last application, or the root itself
  EventId root;   // which has the label and the stack
};

// In the order of their events. A function that was never applied has none.
base::Store<StatementId, Statement> FindStatements(const Events& events);

// The arguments of one, or of an entry of a finite map: since `function` was first applied. None where an
// argument was not used. And its result; none if there is none.
std::vector<EventId> ArgumentsOf(const Events& events, EventId application, EventId function = EventId());
EventId ResultOf(const Events& events, const Statement& statement);

// The applications of a function as the entries of a finite map, in the order in which they happened: those
// of a result that is a function have more arguments, as in statements.
std::vector<EventId> EntriesOf(const Events& events, EventId function);

}  // namespace inquest::observe
