// What the test libraries in lib/ report of a run of tests (lib/Inquest/Testing.hs): a file of JSON, a line a
// test.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

namespace inquest::setup {

struct TestResult {
  enum class Outcome : uint8_t { kPassed, kFailed, kSkipped };
  uint32_t number = 0;            // in the order of the run, from 0
  std::string kind;               // property, example, case, test
  std::vector<std::string> path;  // of its names, the outermost first
  Outcome outcome = Outcome::kPassed;
  std::string message;
  std::optional<std::vector<std::string>> arguments;  // of a property's failing case, as Haskell
  std::string replay;                                 // how to repeat that case
};

// The error says which line cannot be read: the program wrote to the file itself.
base::Result<std::vector<TestResult>> ReadTestReport(const std::string& path);

// `add, adds small numbers`; of a test without a name its number, from 1: `test 3`.
std::string NameOf(const TestResult& test);

// As one object, for whoever reads standard output.
std::string TestReportJson(const std::string& program, const std::vector<TestResult>& tests, int exit_code);

}  // namespace inquest::setup
