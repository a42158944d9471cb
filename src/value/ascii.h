// Shown text for terminals that take ASCII only. Characters of the program become the escapes that Haskell's
// show writes, "Gr\252\223 Gott"; inquest's own signs are written with several characters: << >> for « »,
// ... for …, _|_ for ⊥, <cycle> for ↺. JSON has escapes of its own, \u00fc, which mean the same to whoever
// reads it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "value/sink.h"

namespace inquest::value {

// Takes a text in pieces. What stands in a string literal is data, also where it looks like a sign: quotes
// are followed as far as a line goes.
class AsciiWriter {
 public:
  void Append(std::string_view text, std::string* out);

 private:
  void AppendSeen(char32_t c, std::string* out);

  bool in_string_ = false;
  bool escaped_ = false;       // a backslash stands right before, in a string
  bool after_number_ = false;  // a numeric escape
  char before_ = '\0';
};

std::string AsciiText(std::string_view text);

// Measures what is shown, in columns of a terminal.
struct Ruler {
  bool ascii = false;  // as AsciiText writes it
  size_t operator()(std::string_view text) const;
};
// The same for a text that comes in pieces.
class Meter {
 public:
  explicit Meter(Ruler ruler) : ruler_(ruler) {}
  // The columns that `piece` adds.
  size_t Add(std::string_view piece);

 private:
  Ruler ruler_;
  AsciiWriter writer_;
};

// `json`, a text in which only strings are not ASCII.
std::string AsciiJson(std::string_view json);
// The same for what cannot be seen only.
std::string VisibleJson(std::string_view json);

// What is written to it goes on in ASCII.
enum class AsciiForm { kText, kJson };
class AsciiSink : public Sink {
 public:
  AsciiSink(Sink* to, AsciiForm form) : to_(to), form_(form) {}
  void Write(std::string_view text) override;
  bool full() const override { return to_->full(); }

 private:
  Sink* to_;
  AsciiForm form_;
  AsciiWriter writer_;
};

}  // namespace inquest::value
