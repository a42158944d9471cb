// A golden test: a Haskell file that says at its top how it is run and at its end what is expected.
//
//     -- args: 3 "two words"        arguments of the program
//     -- stdin: one line            standard input, one line each
//     -- exit: 1                    the exit code, 0 if not said
//     -- stderr: a part of it       standard error contains this (may be repeated)
//     -- only: run                  run, trace, debug: not the others (a program may be too long for them)
//     -- debug: --order innermost   a session too, with these options of `inquest debug` (may be empty)
//     -- answer: no                 what is typed in it, one line each
//     -- requests: --fresh          instead: a session of `inquest session` with these options, and then
//     -- answer: {"command":"no"}   requests as it reads them
//     -- debug exit: 4              its exit code, 0 if not said
//     -- debug file: .              what is debugged, instead of the file
//     -- wrong, -- fault            see testing/example_faults/example.h
//     -- phase: core                a phase test: `inquest dump --phase core`
//     -- view: observe 'f 3 _'      a view test: the program is traced, then `inquest observe TRACE 'f 3 _'`
//                                   (may be repeated); expected is what all of them print, each after its
//                                   command. A word FILE is the program: `compare Old.hs FILE`
//     -- trace: --trust helper      options of that trace
//     main = ...
//     -- expected stdout:
//     -- | first line
//     -- |                          an empty line
//     -- expected stderr:           in fail_* files, all of it
//     -- | ...
//     -- expected session:          what the session prints: the program's output, then the transcript
//     -- | ...
//
// Text that does not end with a line end has `-- (no newline at the end)` as its last line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace inquest::golden {

struct TestFile {
  std::string source;  // the file without the expected part, which the program never sees
  std::vector<std::string> arguments;
  std::string input;
  int exit_code = 0;
  bool says_exit_code = false;
  std::vector<std::string> stderr_parts;
  std::string only;                // "run", "trace", "debug" or empty
  std::string phase;               // empty: a program test
  std::vector<std::string> views;  // commands, as written
  std::vector<std::string> trace_options;
  std::optional<std::string> expected_stdout;
  std::optional<std::string> expected_stderr;
  bool has_session = false;
  bool is_of_requests = false;  // `inquest session` instead of `inquest debug`
  std::vector<std::string> debug_options;
  std::string debug_file;  // empty: the program itself
  std::string answers;
  int debug_exit_code = 0;
  std::optional<std::string> expected_session;
};

base::Result<TestFile> ParseTestFile(std::string_view text);

// The words of a command, as a shell splits them: single or double quotes keep spaces together.
std::vector<std::string> SplitCommand(std::string_view text);

// The text of the file, with a new expected part.
std::string PrintTestFile(const TestFile& test);

}  // namespace inquest::golden
