// For tests: what is written to a file, as text.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace inquest::terminal {

// Everything written to it, as text.
class TextFile {
 public:
  TextFile() : file_(open_memstream(&text_, &size_)) {}
  ~TextFile() {
    std::fclose(file_);
    std::free(text_);
  }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;
  FILE* file() { return file_; }
  std::string text() {
    std::fflush(file_);
    return {text_, size_};
  }

 private:
  char* text_ = nullptr;
  size_t size_ = 0;
  FILE* file_;
};

}  // namespace inquest::terminal
