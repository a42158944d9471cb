#include "interface/terminal/screen.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "base/display_width.h"
#include "value/ascii.h"
#include "value/escape.h"

namespace inquest::terminal {
namespace {

// What the first of the variables that is set says; nullptr: none is.
const char* Locale() {
  for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return nullptr;
}

// de_DE.UTF-8, C.utf8
bool NamesUtf8(std::string_view locale) {
  std::string name;
  for (const char c : locale) {
    if (c != '-') name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return name.find("utf8") != std::string::npos;
}

}  // namespace

size_t FittingPrefix(std::string_view line, size_t columns) {
  size_t at = 0;
  size_t taken = 0;
  size_t blank = 0;
  while (at < line.size()) {
    const std::string_view unit = line.substr(at, value::UnitLength(line, at));
    taken += ColumnsOf(unit);
    if (taken > columns && at > 0) break;
    at += unit.size();
    if (unit == " " || unit == ",") blank = at;
  }
  if (at == line.size()) return at;
  return blank > 0 && blank * 3 >= at * 2 ? blank : at;
}

bool NeedsAscii(int descriptor) {
  const char* const locale = Locale();
  return isatty(descriptor) != 0 && locale != nullptr && !NamesUtf8(locale);
}

Screen ReadScreen(int descriptor, bool color, bool ascii) {
  Screen screen;
  screen.color = color;
  screen.ascii = ascii;
  winsize size = {};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    screen.columns = size.ws_col;
    screen.rows = size.ws_row;
  }
  return screen;
}

bool WantsColor(std::string_view choice, int descriptor) {
  if (choice != "auto") return choice == "always";
  const char* const no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  const char* const terminal = std::getenv("TERM");
  return isatty(descriptor) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::string Paint(std::string_view text, Look look, bool color) {
  if (!color || text.empty() || look == Look::kPlain) return std::string(text);
  const char* const on = look == Look::kStrong ? "\033[1m" : look == Look::kFaint ? "\033[2m" : "\033[1;31m";
  return std::string(on) + std::string(text) + "\033[0m";
}

size_t ColumnsOf(std::string_view text) { return base::DisplayColumns(text); }

std::string Wrap(std::string_view text, size_t columns, size_t indent) {
  indent = std::min(indent, columns / 2);
  std::string wrapped;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    for (size_t room = columns; !line.empty(); room = columns - indent) {
      const size_t length = FittingPrefix(line, std::max<size_t>(room, 1));
      wrapped += line.substr(0, length);
      line.remove_prefix(length);
      // A blank that did not fit any more would indent the next line.
      if (wrapped.ends_with(',') && line.starts_with(' ')) line.remove_prefix(1);
      if (!line.empty()) wrapped += "\n" + std::string(indent, ' ');
    }
    if (end < text.size()) wrapped += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return wrapped;
}

std::string WrapWords(std::string_view line, size_t columns, size_t indent) {
  const size_t blanks = std::min(line.find_first_not_of(' '), line.size());
  std::string wrapped(line.substr(0, blanks));
  line.remove_prefix(blanks);
  size_t used = blanks;
  for (bool first = true; !line.empty(); first = false) {
    const size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    if (used > indent && used + 1 + ColumnsOf(word) > columns) {
      wrapped += "\n" + std::string(indent, ' ');
      used = indent;
    } else if (!first) {
      wrapped += ' ';
      ++used;
    }
    wrapped += word;
    used += ColumnsOf(word);
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return wrapped;
}

std::string Fit(std::string_view text, const Screen& screen, size_t indent) {
  return screen.ascii ? Wrap(value::AsciiText(text), screen.columns, indent)
                      : Wrap(text, screen.columns, indent);
}

}  // namespace inquest::terminal
