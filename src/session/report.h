// A whole session as one JSON object: questions, verdicts, finding (docs/session_protocol.md).
#pragma once

#include <string>

#include "session/session.h"

namespace inquest::session {

std::string ReportJson(Session& session);

}  // namespace inquest::session
