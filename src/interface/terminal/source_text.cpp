#include "interface/terminal/source_text.h"

#include <fmt/format.h>

#include <string>

#include "source/excerpt.h"
#include "value/escape.h"

namespace inquest::terminal {
namespace {

constexpr const char* kDim = "\x1b[2;31m";
constexpr const char* kPlain = "\x1b[0m";

// Tabs as blanks, so that columns agree.
std::string WithoutTabs(const std::string& text, size_t column) {
  std::string shown;
  for (const char c : text) {
    if (c == '\t') {
      do shown += ' ';
      while ((column + value::Columns(shown)) % 8 != 0);
    } else if (c != '\r') {
      shown += c;
    }
  }
  return shown;
}

void WriteLine(const view::SourceLine& line, bool color, value::Sink* sink) {
  std::string code, marks;
  size_t column = 0;
  for (const view::CodePiece& piece : line.pieces) {
    const std::string text = source::MakeVisible(WithoutTabs(piece.text, column));
    const size_t columns = value::Columns(text);
    column += columns;
    code += color && !piece.executed ? kDim + text + kPlain : text;
    marks.append(columns, piece.executed ? ' ' : '~');
  }
  marks.erase(marks.find_last_not_of(' ') + 1);
  const std::string margin = !line.count.has_value() ? ""
                             : *line.count == 0      ? "-"
                                                     : std::to_string(*line.count);
  std::string shown = fmt::format("{:>9} | {}", margin, code);
  shown.erase(shown.find_last_not_of(' ') + 1);
  sink->Write(shown + "\n");
  const bool is_partial = line.count.value_or(0) > 0;
  if (!color && is_partial && !marks.empty()) sink->Write(fmt::format("{:>9} | {}\n", "", marks));
}

}  // namespace

void WriteSource(const std::vector<view::SourceFile>& files, bool color, value::Sink* sink) {
  for (const view::SourceFile& file : files) {
    if (files.size() > 1) sink->Write(value::VisibleText(file.name) + "\n");
    for (const view::SourceLine& line : file.lines) {
      if (sink->full()) return;
      WriteLine(line, color, sink);
    }
  }
}

}  // namespace inquest::terminal
