// Judged statements of a session as Haskell: as tests that run, and as tables for --oracle tests.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "session/session.h"
#include "trail/trail.h"

namespace inquest::setup {

// A statement that can be written as a test.
struct JudgedTest {
  std::string function;
  std::string call;      // as an expression of the program
  std::string value;     // likewise: what is expected; or, if nobody said that, what was judged wrong
  bool is_equal = true;  // false: the call should not give the value
};

struct JudgedTests {
  std::vector<JudgedTest> tests;      // each call once, in the order of the answers
  std::vector<std::string> left_out;  // statements that cannot be written in Haskell, or not be compared
  size_t judged = 0;                  // statements
};

// Those of the session that were judged right or wrong, whoever judged them. The program is that of the
// trace. `library` is a folder to take instead of the embedded libraries, or empty. Nothing is evaluated.
base::Result<JudgedTests> CollectTests(const session::Session& session, const trail::Trail& run,
                                       const std::string& library);

// The program's main module, as Main, with the tests in the place of its main, which is called programMain
// there. It runs wherever the program runs and ends with exit code 1 if a test fails. The error says why
// there is none.
base::Result<std::string> TestModule(const JudgedTests& tests, const source::File& main);

// `tests_f = [(call, expected), ...]` for each function, to be put into the program.
std::string TestTables(const JudgedTests& tests);

}  // namespace inquest::setup
