// The session as bytes: a command read from a JSON object, a response written as one, a line each
// (docs/session_protocol.md). Whoever talks to a session from outside uses these two and nothing else.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "session/command.h"
#include "session/response.h"

namespace inquest::session {

// {"command": "expect", "argument": "[1,2]", "id": 7}. The argument may as well stand in the command, as it
// is typed: {"command": "expect [1,2]"}. `id`, any JSON value, is given back with the response.
//
// `by`: the name of an agent that says it; verdicts then say so, and are not kept for other sessions.
//
// `views` and `now` as in ParseCommand. The error is a sentence; `id`, as JSON, is set as far as it could be
// read.
base::Result<Command> ReadRequest(std::string_view line, const std::vector<std::string>& views,
                                  std::string* id, std::string_view now = kWordsAtQuestion);

// {"command": "stop"}: requests before it that are not done shall stop. It is no command of the session,
// which does one thing at a time: whoever reads requests tells the session (work.h).
bool IsStopRequest(std::string_view line);

// {"id": 7, "kind": "progress", "work": "building the tree", "seconds": 3}: what is going on for this
// request.
std::string WriteProgress(const std::string& work, uint64_t seconds, const std::string& id);

// One line, without its end. Values are cut where they are long: `show PATH` gives the rest. `text`: the
// response as an interface lays it out for people, for programs that show it; empty: left out.
std::string WriteResponse(const Response& response, const std::string& id = "null",
                          const std::string& text = "");

}  // namespace inquest::session
