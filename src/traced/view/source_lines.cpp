#include "traced/view/source_lines.h"

#include <algorithm>
#include <optional>

namespace inquest::traced {

namespace {

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

// A line of a file: its bytes.
struct Line {
  uint32_t number = 0;
  size_t begin = 0, end = 0;
};

std::vector<Line> SplitLines(std::string_view text) {
  std::vector<Line> lines;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back({static_cast<uint32_t>(lines.size() + 1), at, end});
    at = end + 1;
  }
  return lines;
}

// The largest count of the line's text; nothing if it has no code.
std::optional<uint64_t> CountOf(std::string_view text, const FileCounts& file, const Line& line) {
  std::optional<uint64_t> most;
  for (size_t i = line.begin; i < line.end; ++i) {
    if (IsBlank(text[i]) || file.bytes[i] == kNoCode || file.is_frame[i]) continue;
    most = std::max(most.value_or(0), file.bytes[i]);
  }
  return most;
}

// A byte was not executed though it is code; blanks belong to what is before them.
std::vector<bool> NeverDemanded(std::string_view text, const FileCounts& file, const Line& line) {
  std::vector<bool> never(line.end - line.begin, false);
  for (size_t i = line.begin; i < line.end; ++i) {
    const bool blank = IsBlank(text[i]);
    never[i - line.begin] = blank ? i > line.begin && never[i - line.begin - 1] : file.bytes[i] == 0;
  }
  while (!never.empty() && never.back() && IsBlank(text[line.begin + never.size() - 1])) never.pop_back();
  never.resize(line.end - line.begin, false);
  // A blank before executed code belongs to neither.
  for (size_t i = never.size(); i-- > 1;) {
    if (!never[i] && never[i - 1] && IsBlank(text[line.begin + i - 1])) never[i - 1] = false;
  }
  return never;
}

// The line in pieces that were or were not executed.
std::vector<view::CodePiece> PiecesOf(std::string_view text, const Line& line,
                                      const std::vector<bool>& never) {
  std::vector<view::CodePiece> pieces;
  for (size_t i = 0; i < never.size();) {
    size_t end = i + 1;
    while (end < never.size() && never[end] == never[i]) ++end;
    pieces.push_back({std::string(text.substr(line.begin + i, end - i)), !never[i]});
    i = end;
  }
  return pieces;
}

std::vector<view::CountedPiece> CountedPieces(const source::File& source, const FileCounts& file) {
  const std::string_view text = source.text();
  std::vector<view::CountedPiece> pieces;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    while (end < text.size() && file.bytes[end] == file.bytes[i]) ++end;
    if (file.bytes[i] != kNoCode) {
      const source::Position at = source.position(static_cast<uint32_t>(i));
      pieces.push_back({at.line, at.column, std::string(text.substr(i, end - i)), file.bytes[i]});
    }
    i = end;
  }
  return pieces;
}

}  // namespace

view::SourceFile LinesOf(const source::File& source, const FileCounts& file) {
  const std::string_view text = source.text();
  view::SourceFile result{source.name(), {}, CountedPieces(source, file)};
  for (const Line& line : SplitLines(text)) {
    result.lines.push_back(
        {line.number, CountOf(text, file, line), PiecesOf(text, line, NeverDemanded(text, file, line))});
  }
  return result;
}

}  // namespace inquest::traced
