// Whether a statement shows functions by their code: nobody sees from a lambda's text and its variables what
// it did in this run. Or as finite maps.
#pragma once

#include "value/term.h"

namespace inquest::session {

bool ShowsCode(const value::Terms& terms, const value::Statement& statement);
bool ShowsMap(const value::Terms& terms, const value::Statement& statement);

}  // namespace inquest::session
