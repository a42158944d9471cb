// Where printed text goes. A value can be larger than memory, so printers never build it whole: they hand on
// pieces, which a caller collects, writes, hashes or only counts.
#pragma once

#include <string>
#include <string_view>

namespace inquest::value {

class Sink {
 public:
  virtual ~Sink() = default;
  virtual void Write(std::string_view text) = 0;
  // True: nothing more is wanted. Printing then ends soon, in the middle of the value.
  virtual bool full() const { return false; }
};

class StringSink : public Sink {
 public:
  void Write(std::string_view text) override { text_ += text; }
  const std::string& text() const { return text_; }
  std::string Take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace inquest::value
