#include "output.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

namespace inquest_recorder {

bool Output::Open(const char* path) {
  const int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  file_ = fdopen(descriptor, "w");
  buffer_.resize(1 << 20);
  return file_ != nullptr;
}

void Output::Flush(size_t room) {
  if (used_ > 0 && fwrite(buffer_.data(), 1, used_, file_) != used_) failed_ = true;
  used_ = 0;
  if (room > buffer_.size()) buffer_.resize(room);
}

bool Output::Close() {
  Flush(0);
  return fclose(file_) == 0 && !failed_;
}

void Output::Escaped(std::string_view text) {
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      *this << '\\' << c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      Letter(static_cast<unsigned char>(c));
    } else {
      *this << c;
    }
  }
}

void Output::Letter(uint32_t c) {
  if (c == '"' || c == '\\') {
    *this << '\\' << static_cast<char>(c);
  } else if (c < 0x20 || (c >= 0xD800 && c < 0xE000)) {
    constexpr std::string_view digits = "0123456789abcdef";
    *this << "\\u" << digits[c >> 12 & 15] << digits[c >> 8 & 15] << digits[c >> 4 & 15] << digits[c & 15];
  } else if (c < 0x80) {
    *this << static_cast<char>(c);
  } else if (c < 0x800) {
    *this << static_cast<char>(0xC0 | c >> 6) << static_cast<char>(0x80 | (c & 63));
  } else if (c < 0x10000) {
    *this << static_cast<char>(0xE0 | c >> 12) << static_cast<char>(0x80 | (c >> 6 & 63))
          << static_cast<char>(0x80 | (c & 63));
  } else {
    *this << static_cast<char>(0xF0 | c >> 18) << static_cast<char>(0x80 | (c >> 12 & 63))
          << static_cast<char>(0x80 | (c >> 6 & 63)) << static_cast<char>(0x80 | (c & 63));
  }
}

}  // namespace inquest_recorder
