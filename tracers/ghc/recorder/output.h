// The file of events (docs/events_format.md), written through a large buffer.
#pragma once

#include <charconv>
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

namespace inquest_recorder {

class Output {
 public:
  // False if the file cannot be made.
  bool Open(const char* path);
  // False if not all could be written.
  bool Close();

  Output& operator<<(std::string_view text) {
    if (buffer_.size() - used_ < text.size()) Flush(text.size());
    text.copy(buffer_.data() + used_, text.size());
    used_ += text.size();
    return *this;
  }
  Output& operator<<(char letter) { return *this << std::string_view(&letter, 1); }
  Output& operator<<(uint64_t number) {
    if (buffer_.size() - used_ < 24) Flush(24);
    used_ = static_cast<size_t>(
        std::to_chars(buffer_.data() + used_, buffer_.data() + buffer_.size(), number).ptr - buffer_.data());
    return *this;
  }
  Output& operator<<(int64_t number) {
    if (number < 0) return *this << '-' << (0 - static_cast<uint64_t>(number));
    return *this << static_cast<uint64_t>(number);
  }
  // Between the quotes of a JSON string.
  void Escaped(std::string_view text);
  void Letter(uint32_t character);

 private:
  void Flush(size_t room);

  FILE* file_ = nullptr;
  bool failed_ = false;
  size_t used_ = 0;
  std::vector<char> buffer_;
};

}  // namespace inquest_recorder
