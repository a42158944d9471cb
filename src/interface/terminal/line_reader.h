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
  bool by_key = false;  // one key, without Enter
};

// A key that moves or decides, where no line is typed.
enum class PressedKey : uint8_t {
  kUp,
  kDown,
  kLeft,
  kRight,
  kEnter,
  kSpace,
  kLeave,  // Escape, q, Ctrl-C, Ctrl-D
  kEnded,  // the process shall end, or the terminal is gone
  kOther,  // also: the terminal has another size
};

class LineReader {
 public:
  virtual ~LineReader() = default;
  // Gives keys to `take`, as they are typed, until it returns false; before each it lets `draw` show where
  // things are. False: there is nothing that keys can be read from, or nothing can be drawn there.
  virtual bool ReadKeys(const std::function<void()>& draw, const std::function<bool(PressedKey)>& take) {
    (void)draw, (void)take;
    return false;
  }
  // `prompt` is one line, without colours. One of `keys`, typed first and with nothing after it yet, is a
  // line of its own. What was pasted, or sent by a program, comes at once and so is read to the end of its
  // line.
  virtual Line Read(const std::string& prompt, std::string_view keys) = 0;
};

// What can stand before the cursor instead of the last `typed` bytes, which all of these words begin with.
struct Completion {
  size_t typed = 0;
  std::vector<std::string> words;
  bool waited = false;  // meanwhile something else may have been written on the terminal
};
// Given the line up to the cursor.
using Completer = std::function<Completion(std::string_view line)>;

// Line editing and history on a terminal (libedit). The descriptors are those of the terminal and stay open.
// `history_file` may be empty; it is read now and written at the end.
std::unique_ptr<LineReader> EditLines(int input, int output, bool color, Completer completer,
                                      std::string history_file);

}  // namespace inquest::terminal
