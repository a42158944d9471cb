#include "testing/golden/test_file.h"

#include <charconv>

namespace inquest::golden {
namespace {

constexpr std::string_view kExpectedStdout = "-- expected stdout:";
constexpr std::string_view kExpectedStderr = "-- expected stderr:";
constexpr std::string_view kExpectedSession = "-- expected session:";
constexpr std::string_view kNoNewline = "-- (no newline at the end)";

std::string_view TakeLine(std::string_view& text) {
  const size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

// Words, in which double quotes keep spaces together.
std::vector<std::string> SplitWords(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool quoted = false;
  bool in_word = false;
  for (const char c : text) {
    if (c == '"') {
      quoted = !quoted;
      in_word = true;
    } else if (c == ' ' && !quoted) {
      if (in_word) words.push_back(std::move(word));
      word.clear();
      in_word = false;
    } else {
      word += c;
      in_word = true;
    }
  }
  if (in_word) words.push_back(std::move(word));
  return words;
}

// `-- key: value` -> value.
std::optional<std::string_view> ValueOf(std::string_view line, std::string_view key) {
  if (!line.starts_with("-- ")) return std::nullopt;
  line.remove_prefix(3);
  if (!line.starts_with(key) || line.size() == key.size() || line[key.size()] != ':') return std::nullopt;
  line.remove_prefix(key.size() + 1);
  if (line.starts_with(' ')) line.remove_prefix(1);
  return line;
}

bool ReadNumber(std::string_view text, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// How the session is run; false if the line says nothing about that.
base::Result<bool> ReadSessionLine(std::string_view line, TestFile& test) {
  if (const auto code = ValueOf(line, "debug exit")) {
    if (!ReadNumber(*code, test.debug_exit_code)) return base::Error{"bad `-- debug exit:` line"};
  } else if (const auto file = ValueOf(line, "debug file")) {
    test.debug_file = *file;
  } else if (const auto options = ValueOf(line, "debug")) {
    for (std::string& word : SplitWords(*options)) test.debug_options.push_back(std::move(word));
  } else if (const auto options = ValueOf(line, "requests")) {
    test.is_of_requests = true;
    for (std::string& word : SplitWords(*options)) test.debug_options.push_back(std::move(word));
  } else if (const auto answer = ValueOf(line, "answer")) {
    test.answers.append(*answer).append("\n");
  } else {
    return false;
  }
  test.has_session = true;
  return true;
}

base::Status ReadHeaderLine(std::string_view line, TestFile& test) {
  if (const auto arguments = ValueOf(line, "args")) {
    for (std::string& word : SplitWords(*arguments)) test.arguments.push_back(std::move(word));
  } else if (const auto input = ValueOf(line, "stdin")) {
    test.input.append(*input).append("\n");
  } else if (const auto code = ValueOf(line, "exit")) {
    if (!ReadNumber(*code, test.exit_code)) return base::Error{"bad `-- exit:` line"};
    test.says_exit_code = true;
  } else if (const auto part = ValueOf(line, "stderr")) {
    test.stderr_parts.emplace_back(*part);
  } else if (const auto only = ValueOf(line, "only")) {
    test.only = *only;
    if (test.only != "run" && test.only != "trace" && test.only != "debug")
      return base::Error{"`-- only:` is run, trace or debug"};
  } else if (const auto phase = ValueOf(line, "phase")) {
    test.phase = *phase;
  } else if (const auto view = ValueOf(line, "view")) {
    test.views.emplace_back(*view);
  } else if (const auto options = ValueOf(line, "trace")) {
    for (std::string& word : SplitWords(*options)) test.trace_options.push_back(std::move(word));
  } else if (const auto read = ReadSessionLine(line, test); !read) {
    return read.error();
  }
  return base::Unit{};
}

// The lines `-- | text` from here on.
std::string TakeExpected(std::string_view& text) {
  std::string expected;
  while (!text.empty()) {
    std::string_view rest = text;
    std::string_view line = TakeLine(rest);
    if (line == kNoNewline) {
      if (expected.ends_with('\n')) expected.pop_back();
    } else if (line.starts_with("-- |")) {
      line.remove_prefix(line.starts_with("-- | ") ? 5 : 4);
      expected.append(line).append("\n");
    } else {
      break;
    }
    text = rest;
  }
  return expected;
}

void PrintExpected(std::string_view title, std::string_view expected, std::string& out) {
  out.append(title).append("\n");
  const bool ends_with_newline = expected.empty() || expected.ends_with('\n');
  while (!expected.empty()) {
    const std::string_view line = TakeLine(expected);
    out.append(line.empty() ? "-- |" : "-- | ").append(line).append("\n");
  }
  if (!ends_with_newline) out.append(kNoNewline).append("\n");
}

bool IsHeaderLine(std::string_view line) {
  return line.empty() || line.starts_with("--") || line.starts_with("{-#");
}

}  // namespace

std::vector<std::string> SplitCommand(std::string_view text) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char c : text) {
    if (quote == 0 && c == ' ') {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    } else {
      words.back() += c;
    }
  }
  return words;
}

base::Result<TestFile> ParseTestFile(std::string_view text) {
  TestFile test;
  bool in_header = true;
  while (!text.empty()) {
    const std::string_view line = TakeLine(text);
    if (line == kExpectedStdout) {
      test.expected_stdout = TakeExpected(text);
    } else if (line == kExpectedStderr) {
      test.expected_stderr = TakeExpected(text);
    } else if (line == kExpectedSession) {
      test.expected_session = TakeExpected(text);
    } else if (test.expected_stdout || test.expected_stderr || test.expected_session) {
      if (!line.empty()) return base::Error{"text after the expected output: " + std::string(line)};
    } else {
      in_header = in_header && IsHeaderLine(line);
      if (in_header) {
        if (base::Status status = ReadHeaderLine(line, test); !status) return status.error();
      }
      test.source.append(line).append("\n");
    }
  }
  return test;
}

std::string PrintTestFile(const TestFile& test) {
  std::string text;
  if (test.exit_code != 0 && !test.says_exit_code)
    text += "-- exit: " + std::to_string(test.exit_code) + "\n";
  text += test.source;
  if (test.expected_stdout) PrintExpected(kExpectedStdout, *test.expected_stdout, text);
  if (test.expected_stderr) PrintExpected(kExpectedStderr, *test.expected_stderr, text);
  if (test.expected_session) PrintExpected(kExpectedSession, *test.expected_session, text);
  return text;
}

}  // namespace inquest::golden
