#include "testing/golden/compare.h"

#include <algorithm>
#include <vector>

namespace inquest::golden {
namespace {

constexpr size_t kContextLines = 2;
constexpr size_t kQuotedLines = 12;
constexpr size_t kLongestLine = 300;

// Lines with their ends, so that a missing last line end is a difference.
std::vector<std::string_view> Lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    const size_t length = end == std::string_view::npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

std::string Show(std::string_view prefix, std::string_view line) {
  const bool ended = line.ends_with('\n');
  if (ended) line.remove_suffix(1);
  std::string text = "    " + std::string(prefix) + std::string(line.substr(0, kLongestLine));
  if (line.size() > kLongestLine) text += "...";
  return text + (ended ? "\n" : "  (no newline at the end)\n");
}

}  // namespace

std::string Difference(std::string_view title, std::string_view expected, std::string_view actual) {
  if (expected == actual) return "";
  const std::vector<std::string_view> wanted = Lines(expected);
  const std::vector<std::string_view> got = Lines(actual);
  const auto [at, unused] = std::mismatch(wanted.begin(), wanted.end(), got.begin(), got.end());
  const size_t line = static_cast<size_t>(at - wanted.begin());
  std::string report = "  " + std::string(title) + " differs in line " + std::to_string(line + 1) + ":\n";
  for (size_t i = line - std::min(line, kContextLines); i < line; ++i) report += Show("  ", wanted[i]);
  report += line < wanted.size() ? Show("- ", wanted[line]) : "    - (nothing more)\n";
  report += line < got.size() ? Show("+ ", got[line]) : "    + (nothing more)\n";
  return report;
}

std::string Quote(std::string_view title, std::string_view text) {
  std::string report = "  " + std::string(title) + ":\n";
  const std::vector<std::string_view> lines = Lines(text);
  for (size_t i = 0; i < std::min(lines.size(), kQuotedLines); ++i) report += Show("", lines[i]);
  if (lines.size() > kQuotedLines) report += "    ...\n";
  return report;
}

}  // namespace inquest::golden
