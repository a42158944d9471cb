// Responses as text. The forms of transcripts (one line a question, whatever the width) are the same on a
// screen, in files and in tests.
#pragma once

#include <string>

#include "interface/terminal/screen.h"
#include "session/response.h"

namespace inquest::terminal {

// Where transcripts are written: lines are not broken, so that they do not depend on where a session runs.
Screen TranscriptScreen(bool ascii = false);

// `N. STATEMENT ? ANSWER`
std::string TranscriptLine(const session::Step& step);
std::string TranscriptLine(uint32_t question, const std::string& statement, const std::string& answer);

// `The fault is in NAME, FILE:LINE:COLUMN`, where the equation used is, below it that equation, with what was
// not executed faint; then what else there is to say of this kind of finding, and what was not judged.
// `folded` statements take a few lines of the screen: only while the session stands at the finding. Otherwise
// they are as wide as in transcripts.
std::string FindingText(const session::Finding& finding, const Screen& screen, bool folded = false);

// `insert`, `def of Default Int`; of a lambda, which is named by its text, the beginning.
std::string NameOf(const view::RoutineInfo& routine);
// Where a finding is, on one line: `insert, Sort.hs:22:1 (its equations: lines 21-24)`; inside an equation
// `the guard x > y, Sort.hs:9:5-9, in insert`.
std::string PlaceOf(const view::RoutineInfo& routine, const view::Code& code);
std::string PlaceOf(const session::FaultyCode& fault);

// Code below its place.
std::string PlacedCodeText(const view::Code& code, const Screen& screen);

// The answers that a finding rests on.
std::string ChainText(const session::Finding& finding, const Screen& screen);

// A question, folded to half the screen and laid out, up to and with the ` ?`.
std::string QuestionText(const session::Question& question, const Screen& screen, uint64_t width = 0);
// The same folded to one line that leaves room for the answer: after something else was shown.
std::string QuestionLine(const session::Question& question, const Screen& screen, uint64_t width = 0);
inline constexpr size_t kRoomForAnswer = 8;

// What a response says besides its question, finding or look; empty if nothing.
std::string NotesText(const session::Response& response, const Screen& screen);

}  // namespace inquest::terminal
