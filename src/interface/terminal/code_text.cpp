#include "interface/terminal/code_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/display_width.h"
#include "base/utf8.h"
#include "source/excerpt.h"
#include "value/ascii.h"

namespace inquest::terminal {
namespace {

constexpr size_t kIndent = 4;
constexpr size_t kContinued = 4;  // a broken line goes on so much further in
constexpr size_t kTabWidth = 8;
constexpr size_t kBefore = 2;  // lines shown before executed ones
constexpr size_t kAfter = 1;
constexpr size_t kFewestLeftOut = 4;  // fewer are not worth a sign

std::ptrdiff_t At(size_t index) { return static_cast<std::ptrdiff_t>(index); }

// What a character of the code is to the finding.
enum class Part : char {
  kSuspect = ' ',
  kNotExecuted = '~',
  kOfOthers = '.',
};
Part PartOf(const view::CodePiece& piece) {
  if (!piece.executed) return Part::kNotExecuted;
  return piece.of_others ? Part::kOfOthers : Part::kSuspect;
}

// A line as shown, and what its bytes are.
struct CodeLine {
  std::string text;
  std::vector<Part> parts;

  void Add(std::string_view more, Part part) {
    text += more;
    parts.resize(text.size(), part);
  }
  size_t indentation() const { return std::min(text.find_first_not_of(' '), text.size()); }
  bool is_blank() const { return indentation() == text.size(); }
  void Erase(size_t from, size_t count) {
    text.erase(from, count);
    parts.erase(parts.begin() + At(from), parts.begin() + At(from + count));
  }
  bool Has(Part part) const {
    for (size_t i = 0; i < text.size(); ++i)
      if (text[i] != ' ' && parts[i] == part) return true;
    return false;
  }
  bool is_executed() const { return Has(Part::kSuspect) || Has(Part::kOfOthers); }
  // The sign in the margin of a line that has nothing suspect.
  char sign() const {
    if (is_blank() || Has(Part::kSuspect)) return ' ';
    return Has(Part::kOfOthers) ? '.' : '-';
  }
};

// With the columns that the lines have in their file.
std::vector<CodeLine> LinesOf(const view::Code& code, bool ascii) {
  std::vector<CodeLine> lines(1);
  const size_t before = code.first_column > 0 ? code.first_column - 1 : 0;
  lines.back().Add(std::string(before, ' '), Part::kNotExecuted);
  size_t column = before;
  value::AsciiWriter writer;
  for (const view::CodePiece& piece : code.pieces) {
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
      column += base::DisplayColumns(shown);
      if (ascii) writer.Append(std::exchange(shown, ""), &shown);
      lines.back().Add(shown, PartOf(piece));
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

// Which lines are shown. Of a long equation, those with nothing executed give way but for the first one and
// those next to executed ones: what was not executed is no part of a finding (generalized-2018, Lemma 1).
std::vector<bool> Chosen(const std::vector<CodeLine>& lines) {
  std::vector<bool> chosen(lines.size(), false);
  for (size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].is_executed() && i > 0) continue;
    const size_t last = std::min(i + kAfter, lines.size() - 1);
    for (size_t j = i - std::min(i, kBefore); j <= last; ++j) chosen[j] = true;
  }
  for (size_t i = 0; i < lines.size();) {
    size_t end = i;
    while (end < lines.size() && !chosen[end]) ++end;
    if (end - i < kFewestLeftOut) std::fill(chosen.begin() + At(i), chosen.begin() + At(end), true);
    i = end + 1;
  }
  return chosen;
}

std::string Painted(const CodeLine& line, size_t begin, size_t end, bool color) {
  std::string text;
  while (begin < end) {
    size_t same = begin + 1;
    while (same < end && line.parts[same] == line.parts[begin]) ++same;
    const Look look = line.parts[begin] == Part::kSuspect ? Look::kPlain : Look::kFaint;
    text += Paint(std::string_view(line.text).substr(begin, same - begin), look, color);
    begin = same;
  }
  return text;
}

// What stands below a part of a line to tell, without colours, what is not suspect; empty if all is. Blanks
// between characters of one kind are of that kind.
std::string Underline(const CodeLine& line, size_t begin, size_t end, Signs signs) {
  std::string marks;
  size_t blanks = 0;
  char last = ' ';
  for (size_t at = begin; at < end;) {
    const size_t length = base::DecodeUtf8(line.text, at).length;
    const std::string_view own = std::string_view(line.text).substr(at, length);
    const char sign = signs == Signs::kNotSuspect        ? static_cast<char>(line.parts[at])
                      : line.parts[at] == Part::kSuspect ? '^'
                                                         : ' ';
    at += length;
    if (own == " ") {
      ++blanks;
      continue;
    }
    marks.append(std::exchange(blanks, 0), sign == last ? sign : ' ');
    marks.append(ColumnsOf(own), sign);
    last = sign;
  }
  return marks.substr(0, marks.find_last_not_of(' ') + 1);
}

// The indentation with the sign of the margin.
std::string Margin(size_t indent, char sign) {
  std::string margin(indent, ' ');
  if (indent >= 2) margin[indent - 2] = sign;
  return margin;
}

// A line in as many rows as it needs. Without colours signs tell what is not suspect.
std::string Rows(const CodeLine& line, const Screen& screen, Signs signs) {
  if (line.text.empty()) return "\n";
  std::string text;
  const size_t most = screen.columns / 2;  // for the indentation, on a narrow screen
  size_t indent = std::min(kIndent, most);
  char sign = screen.color || signs == Signs::kSuspect ? ' ' : line.sign();
  const bool underlines = !screen.color && line.Has(Part::kSuspect);
  for (size_t at = 0; at < line.text.size();) {
    const std::string_view rest = std::string_view(line.text).substr(at);
    const size_t room = std::max<size_t>(screen.columns - std::min(screen.columns, indent), 1);
    const size_t length = FittingPrefix(rest, room);
    text += Margin(indent, sign) + Painted(line, at, at + length, screen.color) + "\n";
    const std::string marks = underlines ? Underline(line, at, at + length, signs) : "";
    if (!marks.empty()) text += std::string(indent, ' ') + marks + "\n";
    at += length;
    indent = std::min(kIndent + line.indentation() + kContinued, most);
    sign = ' ';
  }
  return text;
}

}  // namespace

std::string CodeText(const view::Code& code, const Screen& screen, Signs signs) {
  std::vector<CodeLine> lines = LinesOf(code, screen.ascii);
  Tidy(&lines);
  std::string text;
  const std::vector<bool> chosen = Chosen(lines);
  for (size_t i = 0; i < lines.size();) {
    size_t end = i;
    while (end < lines.size() && !chosen[end]) ++end;
    if (end > i) {
      const std::string left_out = "… (" + std::to_string(end - i) + " lines)";
      text += std::string(kIndent, ' ') + (screen.ascii ? value::AsciiText(left_out) : left_out) + "\n";
    }
    if (end < lines.size()) text += Rows(lines[end], screen, signs);
    i = end + 1;
  }
  return text;
}

}  // namespace inquest::terminal
