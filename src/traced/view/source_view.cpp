#include "traced/view/source_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/utf8.h"
#include "source/excerpt.h"
#include "value/escape.h"
#include "value/json_writer.h"

namespace inquest::traced {

namespace {

constexpr const char* kDim = "\x1b[2;31m";
constexpr const char* kPlain = "\x1b[0m";

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

// A line of a file: its bytes.
struct Line {
  uint32_t number = 0;
  size_t begin = 0, end = 0;
};

std::vector<Line> LinesOf(std::string_view text) {
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

// The line in pieces that were or were not executed; tabs as blanks, so that columns agree.
void WriteCode(std::string_view text, const Line& line, const std::vector<bool>& never, bool color,
               std::string* code, std::string* marks) {
  size_t column = 0;
  for (size_t i = 0; i < never.size();) {
    size_t end = i + 1;
    while (end < never.size() && never[end] == never[i]) ++end;
    std::string piece;
    for (char c : text.substr(line.begin + i, end - i)) {
      if (c == '\t') {
        do piece += ' ';
        while ((column + value::Columns(piece)) % 8 != 0);
      } else if (c != '\r') {
        piece += c;
      }
    }
    piece = source::MakeVisible(piece);
    column += value::Columns(piece);
    *code += color && never[i] ? kDim + piece + kPlain : piece;
    marks->append(value::Columns(piece), never[i] ? '~' : ' ');
    i = end;
  }
  marks->erase(marks->find_last_not_of(' ') + 1);
}

}  // namespace

void WriteSource(const trail::Trail& trail, const std::vector<FileCounts>& files, bool color,
                 value::Sink* sink) {
  for (const FileCounts& file : files) {
    const source::File& source = trail.layout().files[file.file];
    const std::string_view text = source.text();
    if (files.size() > 1) sink->Write(value::VisibleText(source.name()) + "\n");
    for (const Line& line : LinesOf(text)) {
      if (sink->full()) return;
      const std::optional<uint64_t> count = CountOf(text, file, line);
      const bool is_partial = count.has_value() && *count > 0;
      std::string code, marks;
      WriteCode(text, line, NeverDemanded(text, file, line), color, &code, &marks);
      const std::string margin = !count.has_value() ? "" : *count == 0 ? "-" : std::to_string(*count);
      std::string shown = fmt::format("{:>9} | {}", margin, code);
      shown.erase(shown.find_last_not_of(' ') + 1);
      sink->Write(shown + "\n");
      if (!color && is_partial && !marks.empty()) sink->Write(fmt::format("{:>9} | {}\n", "", marks));
    }
  }
}

void WriteSourceJson(const trail::Trail& trail, const std::vector<FileCounts>& files, value::Sink* sink) {
  value::JsonWriter writer(sink);
  writer.BeginObject();
  writer.Key("files");
  writer.BeginArray();
  for (const FileCounts& file : files) {
    const source::File& source = trail.layout().files[file.file];
    const std::string_view text = source.text();
    writer.BeginObject();
    writer.Member("name", source.name());
    writer.Key("lines");
    writer.BeginArray();
    for (const Line& line : LinesOf(text)) {
      const std::optional<uint64_t> count = CountOf(text, file, line);
      if (!count.has_value()) continue;
      writer.BeginObject();
      writer.Member("line", uint64_t{line.number});
      writer.Member("count", *count);
      writer.EndObject();
    }
    writer.EndArray();
    writer.Key("pieces");
    writer.BeginArray();
    for (size_t i = 0; i < text.size();) {
      size_t end = i + 1;
      while (end < text.size() && file.bytes[end] == file.bytes[i]) ++end;
      if (file.bytes[i] != kNoCode) {
        const source::Position at = source.position(static_cast<uint32_t>(i));
        writer.BeginObject();
        writer.Member("line", uint64_t{at.line});
        writer.Member("column", uint64_t{at.column});
        writer.Member("text", text.substr(i, end - i));
        writer.Member("count", file.bytes[i]);
        writer.EndObject();
      }
      i = end;
    }
    writer.EndArray();
    writer.EndObject();
  }
  writer.EndArray();
  writer.EndObject();
  sink->Write("\n");
}

}  // namespace inquest::traced
