// Responses as text. The forms of transcripts (one line a question, whatever the width) are the same on a
// screen, in files and in tests.
#pragma once

#include <string>

#include "interface/terminal/screen.h"
#include "session/response.h"
#include "session/session.h"

namespace inquest::terminal {

// Where transcripts are written: lines are not broken, so that they do not depend on where a session runs.
Screen TranscriptScreen(bool ascii = false);

// `N. STATEMENT ? ANSWER`
std::string TranscriptLine(const session::Step& step);

// `The fault is in NAME, FILE:LINE:COLUMN`, where the equation used is, below it that equation, with what was
// not executed faint; then what else there is to say of this kind of finding, and what was not judged. With a
// session, which has the finding's tree, statements are folded to a few lines of the screen; without one they
// are as wide as in transcripts.
std::string FindingText(const session::Finding& finding, const Screen& screen,
                        const session::Session* session = nullptr);

// The answers that a finding rests on.
std::string ChainText(const session::Finding& finding, const Screen& screen);

// A question, folded to half the screen and laid out, up to and with the ` ?`.
std::string QuestionText(const session::Session& session, const session::Question& question,
                         const Screen& screen);
// The same folded to one line that leaves room for the answer: after something else was shown.
std::string QuestionLine(const session::Session& session, const session::Question& question,
                         const Screen& screen);
inline constexpr size_t kRoomForAnswer = 8;

// What a response says besides its question or finding; empty if nothing.
std::string NotesText(const session::Response& response, const Screen& screen);

}  // namespace inquest::terminal
