#include "interface/terminal/code_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/utf8.h"
#include "source/display_width.h"
#include "source/excerpt.h"
#include "value/ascii.h"

namespace inquest::terminal {
namespace {

constexpr size_t kIndent = 4;
constexpr size_t kContinued = 4;  // a broken line goes on so much further in
constexpr size_t kTabWidth = 8;

// A line as shown, and which of its bytes were executed.
struct CodeLine {
  std::string text;
  std::vector<bool> executed;

  void Add(std::string_view more, bool is_executed) {
    text += more;
    executed.resize(text.size(), is_executed);
  }
  size_t indentation() const { return std::min(text.find_first_not_of(' '), text.size()); }
  bool is_blank() const { return indentation() == text.size(); }
  void Erase(size_t from, size_t count) {
    text.erase(from, count);
    executed.erase(executed.begin() + static_cast<std::ptrdiff_t>(from),
                   executed.begin() + static_cast<std::ptrdiff_t>(from + count));
  }
};

// With the columns that the lines have in their file.
std::vector<CodeLine> LinesOf(const tree::Code& code, bool ascii) {
  std::vector<CodeLine> lines(1);
  const size_t before = code.first_column > 0 ? code.first_column - 1 : 0;
  lines.back().Add(std::string(before, ' '), false);
  size_t column = before;
  value::AsciiWriter writer;
  for (const tree::CodePiece& piece : code.pieces) {
    for (size_t at = 0; at < piece.text.size();) {
      const base::CodePoint point = base::DecodeUtf8(piece.text, at);
      const std::string_view own = std::string_view(piece.text).substr(at, point.length);
      at += point.length;
      if (own == "\n") {
        lines.emplace_back();
        column = 0;
        writer = {};
        continue;
      }
      if (own == "\r") continue;
      std::string shown =
          own == "\t" ? std::string(kTabWidth - column % kTabWidth, ' ') : source::MakeVisible(own);
      column += source::DisplayColumns(shown);
      if (ascii) writer.Append(std::exchange(shown, ""), &shown);
      lines.back().Add(shown, piece.executed);
    }
  }
  return lines;
}

// Takes away the indentation that all lines have, blanks at their ends, and blank lines but one between
// others: of literate programs the text between was left out.
void Tidy(std::vector<CodeLine>* lines) {
  size_t shared = ~size_t{0};
  for (const CodeLine& line : *lines)
    if (!line.is_blank()) shared = std::min(shared, line.indentation());
  std::vector<CodeLine> kept;
  for (CodeLine& line : *lines) {
    if (line.is_blank()) {
      if (!kept.empty() && !kept.back().text.empty()) kept.emplace_back();
      continue;
    }
    const size_t end = line.text.find_last_not_of(' ') + 1;
    line.Erase(end, line.text.size() - end);
    line.Erase(0, shared);
    kept.push_back(std::move(line));
  }
  while (!kept.empty() && kept.back().text.empty()) kept.pop_back();
  *lines = std::move(kept);
}

std::string Painted(const CodeLine& line, size_t begin, size_t end, bool color) {
  std::string text;
  while (begin < end) {
    size_t same = begin + 1;
    while (same < end && line.executed[same] == line.executed[begin]) ++same;
    const Look look = line.executed[begin] ? Look::kPlain : Look::kFaint;
    text += Paint(std::string_view(line.text).substr(begin, same - begin), look, color);
    begin = same;
  }
  return text;
}

// A line in as many rows as it needs.
std::string Rows(const CodeLine& line, const Screen& screen) {
  if (line.text.empty()) return "\n";
  std::string text;
  const size_t most = screen.columns / 2;  // for the indentation, on a narrow screen
  size_t indent = std::min(kIndent, most);
  for (size_t at = 0; at < line.text.size();) {
    const std::string_view rest = std::string_view(line.text).substr(at);
    const size_t room = std::max<size_t>(screen.columns - std::min(screen.columns, indent), 1);
    const size_t length = FittingPrefix(rest, room);
    text += std::string(indent, ' ') + Painted(line, at, at + length, screen.color) + "\n";
    at += length;
    indent = std::min(kIndent + line.indentation() + kContinued, most);
  }
  return text;
}

}  // namespace

std::string CodeText(const tree::Code& code, const Screen& screen) {
  std::vector<CodeLine> lines = LinesOf(code, screen.ascii);
  Tidy(&lines);
  std::string text;
  for (const CodeLine& line : lines) text += Rows(line, screen);
  return text;
}

}  // namespace inquest::terminal
