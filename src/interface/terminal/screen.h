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
};

// The present size of the terminal; 80 by 24 if it does not say.
Screen ReadScreen(int descriptor, bool color);

// Whether colours are wanted: `choice` is auto, always or never. Auto means on a terminal that can, unless
// the environment has NO_COLOR.
bool WantsColor(std::string_view choice, int descriptor);

enum class Look { kPlain, kStrong, kFaint, kFault };
// `text` in that look where there is colour.
std::string Paint(std::string_view text, Look look, bool color);

// Columns that the text takes, which has no escapes.
size_t ColumnsOf(std::string_view text);

// Breaks lines longer than the screen: at blanks where they are not far, otherwise anywhere. Continuations
// start with `indent` blanks. `text` has no escapes.
std::string Wrap(std::string_view text, size_t columns, size_t indent);

}  // namespace inquest::terminal
