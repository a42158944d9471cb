// A temporary folder, for tests.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "base/check.h"

namespace inquest::session {

class TestFolder {
 public:
  TestFolder() : path_((std::filesystem::temp_directory_path() / "inquest_test.XXXXXX").string()) {
    CHECK(mkdtemp(path_.data()) != nullptr);
  }
  ~TestFolder() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;

  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  std::string Read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(*this / name, std::ios::binary).rdbuf();
    return text.str();
  }
  void Write(const std::string& name, const std::string& text) const {
    std::ofstream(*this / name, std::ios::binary) << text;
  }

 private:
  std::string path_;
};

}  // namespace inquest::session
