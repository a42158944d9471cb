// What a command showed, as JSON (docs/session_protocol.md): for responses, and for what they are made of.
#pragma once

#include "session/response.h"
#include "value/json.h"

namespace inquest::session {

// Of a question: long values are cut.
value::JsonBudget BudgetOfQuestion();

// An object with a member `kind`.
void WriteLook(const Look& look, value::JsonWriter* writer);

}  // namespace inquest::session
