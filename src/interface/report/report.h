// A session as a document for people: the finding with its code, what it rests on, the questions and their
// answers. Something to keep, or to attach to a bug report.
#pragma once

#include <string>

#include "session/session.h"

namespace inquest::report {

// One file that needs no other: no scripts, no fonts, nothing that is loaded.
std::string Html(session::Session& session);

std::string Markdown(session::Session& session);

}  // namespace inquest::report
