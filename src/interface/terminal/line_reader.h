// Where the lines that a person types come from.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::terminal {

struct Line {
  enum class Kind : uint8_t {
    kText,
    kEnd,          // Ctrl-D, or the end of a file
    kInterrupted,  // Ctrl-C
    kTerminated,   // the process shall end
  };
  Kind kind = Kind::kEnd;
  std::string text;
};

class LineReader {
 public:
  virtual ~LineReader() = default;
  // `prompt` is one line, without colours.
  virtual Line Read(const std::string& prompt) = 0;
};

// What the word before the cursor can become, given the line up to the cursor.
using Completer = std::function<std::vector<std::string>(std::string_view line)>;

// Line editing and history on a terminal (libedit). The descriptors are those of the terminal and stay open.
// `history_file` may be empty; it is read now and written at the end.
std::unique_ptr<LineReader> EditLines(int input, int output, bool color, Completer completer,
                                      std::string history_file);

}  // namespace inquest::terminal
