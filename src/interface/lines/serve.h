// A session for programs: a request a line in, a response a line out (session/protocol.h).
#pragma once

#include <cstdio>

#include "session/session.h"

namespace inquest::lines {

// Writes where the session stands, then answers each line of `in` until it ends or one says `quit`. Returns
// how the session stands then.
session::ResponseKind Serve(session::Session& session, FILE* in, FILE* out);

}  // namespace inquest::lines
