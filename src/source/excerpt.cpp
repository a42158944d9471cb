#include "source/excerpt.h"

#include <algorithm>
#include <vector>

#include "base/display_width.h"
#include "base/utf8.h"

namespace inquest::source {
namespace {

constexpr size_t kLongestLine = 160;  // in terminal columns; longer lines are cut around the span
constexpr size_t kBeforeSpan = 40;    // how much of a cut line stands before the span

// One code point of the line as shown.
struct Cell {
  std::string text;
  size_t column;  // 0-based terminal column
  size_t width;
};

// C0 and C1 controls, and the characters that reorder text or are invisible line breaks.
bool IsHarmful(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || (c >= 0x200e && c <= 0x200f) ||
         (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

// The control pictures for C0 (U+2400...), otherwise the replacement character: one column each.
char32_t Picture(char32_t c) {
  if (c < 0x20) return 0x2400 + c;
  if (c == 0x7f) return 0x2421;
  return base::kReplacementCharacter;
}

// The cells of a line, and of `begin` and `end` (offsets in the line) the indices of their cells.
struct Cells {
  std::vector<Cell> cells;
  size_t begin = 0;
  size_t end = 0;
  size_t width = 0;
};

Cells Split(std::string_view line, size_t begin, size_t end) {
  Cells result;
  for (size_t i = 0; i < line.size();) {
    const base::CodePoint point = base::DecodeUtf8(line, i);
    Cell cell{{}, result.width, 1};
    if (point.value == '\t') {
      cell.width = kTabWidth - result.width % kTabWidth;
      cell.text.assign(cell.width, ' ');
    } else {
      const char32_t shown = IsHarmful(point.value) ? Picture(point.value) : point.value;
      base::AppendUtf8(shown, cell.text);
      cell.width = base::DisplayWidth(shown);
    }
    if (i < begin) ++result.begin;
    if (i < end) ++result.end;
    result.width += cell.width;
    result.cells.push_back(std::move(cell));
    i += point.length;
  }
  return result;
}

size_t ColumnOf(const Cells& cells, size_t index) {
  return index < cells.cells.size() ? cells.cells[index].column : cells.width;
}

}  // namespace

Excerpt MakeExcerpt(const File& file, Span span) {
  const uint32_t number = file.position(span.begin).line;
  const std::string_view line = file.line(number);
  const size_t line_start = static_cast<size_t>(line.data() - file.text().data());
  const size_t begin = std::min(span.begin - line_start, line.size());
  const bool goes_on = span.end > span.begin && file.position(span.end - 1).line > number;
  const size_t end = goes_on ? line.size() : std::clamp(span.end - line_start, begin, line.size());

  const Cells cells = Split(line, begin, end);
  const size_t begin_column = ColumnOf(cells, cells.begin);
  const size_t end_column = std::max(ColumnOf(cells, cells.end), begin_column + 1);

  const bool cut = cells.width > kLongestLine;
  const size_t from = cut && begin_column > kLongestLine - kBeforeSpan ? begin_column - kBeforeSpan : 0;
  const size_t to = cut ? from + kLongestLine : cells.width + 1;

  Excerpt excerpt;
  size_t shift = from;  // the terminal column of the line that the excerpt's first column shows
  if (from > 0) {
    excerpt.text = "…";
    const auto first = std::find_if(cells.cells.begin(), cells.cells.end(),
                                    [&](const Cell& cell) { return cell.column >= from; });
    shift = (first == cells.cells.end() ? cells.width : first->column) - 1;
  }
  for (const Cell& cell : cells.cells) {
    if (cell.column >= from && cell.column < to) excerpt.text += cell.text;
  }
  if (to < cells.width) excerpt.text += "…";
  excerpt.indent.assign(begin_column - shift, ' ');
  excerpt.carets.assign(std::max(std::min(end_column, to), begin_column + 1) - begin_column, '^');
  if (goes_on) excerpt.carets += "...";
  return excerpt;
}

std::string MakeVisible(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (size_t i = 0; i < text.size();) {
    const base::CodePoint point = base::DecodeUtf8(text, i);
    const bool keep = point.value == '\n' || !IsHarmful(point.value);
    base::AppendUtf8(keep ? point.value : Picture(point.value), result);
    i += point.length;
  }
  return result;
}

}  // namespace inquest::source
