// What the terminal can show, and how text is fitted to it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inquest::terminal {

struct Screen {
  size_t columns = 80;
  size_t rows = 24;
  bool color = false;
  bool ascii = false;  // it takes no other characters
};

// The present size of the terminal; 80 by 24 if it does not say.
Screen ReadScreen(int descriptor, bool color, bool ascii);

// Whether what goes to a descriptor must be ASCII. A terminal takes what the locale says (LC_ALL, LC_CTYPE,
// LANG; one that is set and not empty decides): another one than UTF-8 means ASCII; without any, as in most
// containers, terminals take UTF-8. Files and pipes get UTF-8 whatever the locale.
bool NeedsAscii(int descriptor);

// Whether colours are wanted: `choice` is auto, always or never. Auto means on a terminal that can, unless
// the environment has NO_COLOR.
bool WantsColor(std::string_view choice, int descriptor);

enum class Look { kPlain, kStrong, kFaint, kFault };
// `text` in that look where there is colour.
std::string Paint(std::string_view text, Look look, bool color);

// Columns that the text takes, which has no escapes of a terminal.
size_t ColumnsOf(std::string_view text);

// The part of `line` that fits in `columns` and ends at a blank if one is not far: its length in bytes. Never
// nothing, so that a very narrow screen gets one character a line. Haskell's escapes are not cut in two.
size_t FittingPrefix(std::string_view line, size_t columns);

// Breaks lines longer than the screen: at blanks where they are not far, otherwise anywhere. Continuations
// start with `indent` blanks. `text` has no escapes of a terminal.
std::string Wrap(std::string_view text, size_t columns, size_t indent);
// The same for one line, at blanks only: words that are wider than the screen are left as they are.
std::string WrapWords(std::string_view line, size_t columns, size_t indent);
// Wrap for a text that may not be ASCII yet.
std::string Fit(std::string_view text, const Screen& screen, size_t indent);

}  // namespace inquest::terminal
