// One golden test: run it, compare, or rewrite what it expects.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "testing/golden/test_file.h"

namespace inquest::golden {

struct Options {
  std::filesystem::path inquest;  // the program to test, absolute
  std::chrono::milliseconds timeout{60000};
  std::vector<std::string> run_options;  // further options of `inquest run` and `inquest trace`
  bool trace = true;                     // also run everything with `inquest trace`, and sessions
  bool update = false;                   // rewrite the expected part from what inquest prints
  bool with_ghc = false;                 // rewrite it from what ghc's program prints
};

struct Verdict {
  bool passed = true;
  bool updated = false;
  std::string report;  // what differs
};

// `file` is the test's .hs or .lhs file. It runs in a fresh temporary folder that holds a copy of it without
// the expected part and of the data it comes with: the folder NAME.data beside NAME.hs, or, for a program of
// several modules (a folder with a Main.hs), everything in that folder.
Verdict RunTest(const std::filesystem::path& file, const Options& options);

}  // namespace inquest::golden
