// For tests of subcommands: runs one as the command line would, in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "base/test_folder.h"
#include "driver/commands.h"
#include "trail/layout.h"

namespace inquest::driver {

struct Outcome {
  int exit_code;
  std::string out;
  std::string err;
};

inline Outcome Inquest(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "inquest");
  std::vector<char*> pointers;
  for (std::string& argument : arguments) pointers.push_back(argument.data());
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  const int exit_code = Main(static_cast<int>(pointers.size()), pointers.data());
  std::fflush(nullptr);
  std::string out = testing::internal::GetCapturedStdout();
  return {exit_code, std::move(out), testing::internal::GetCapturedStderr()};
}

// The same with this on standard input.
inline Outcome InquestGiven(const std::string& input, std::vector<std::string> arguments) {
  FILE* const file = std::tmpfile();
  std::fwrite(input.data(), 1, input.size(), file);
  std::rewind(file);
  const int before = dup(STDIN_FILENO);
  dup2(fileno(file), STDIN_FILENO);
  Outcome outcome = Inquest(std::move(arguments));
  dup2(before, STDIN_FILENO);
  close(before);
  std::fclose(file);
  return outcome;
}

// A trace as if the process had been killed: the end was not written.
inline std::string AsIfKilled(std::string trace) {
  std::memset(trace.data() + offsetof(trail::FileHeader, end), 0, 24);
  std::memset(trace.data() + offsetof(trail::FileHeader, checksums), 0, 16);
  return trace;
}

class CommandsTest : public testing::Test {
 protected:
  std::string Write(const std::string& name, const std::string& text) const {
    return temporary_.Write(name, text);
  }

  base::TestFolder temporary_;
  std::filesystem::path folder_ = temporary_.path();
};

}  // namespace inquest::driver
