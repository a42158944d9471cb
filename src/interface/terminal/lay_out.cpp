#include "interface/terminal/lay_out.h"

#include <algorithm>
#include <vector>

#include "interface/terminal/screen.h"
#include "value/escape.h"

namespace inquest::terminal {
namespace {

constexpr int kDeepest = 100;         // levels of brackets that are laid out; what is deeper is only broken
constexpr size_t kFewestColumns = 8;  // in which that makes sense

bool IsNamePart(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
}

// The end of the string or character that begins at `at`; an apostrophe in a name begins none.
size_t EndOfQuoted(std::string_view text, size_t at) {
  const char quote = text[at];
  if (quote == '\'' && at > 0 && IsNamePart(text[at - 1])) return at + 1;
  for (size_t i = at + 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == quote) {
      return i + 1;
    }
  }
  return at + 1;
}

constexpr std::string_view kFoldOpens = "«";
constexpr std::string_view kFoldCloses = "»";

// What stands at `at`: how deep in brackets the text is after it, and where it ends.
size_t Step(std::string_view text, size_t at, int* depth) {
  const char c = text[at];
  if (c == '"' || c == '\'') return EndOfQuoted(text, at);
  if (c == '(' || c == '[' || c == '{') ++*depth;
  if (c == ')' || c == ']' || c == '}') --*depth;
  const std::string_view rest = text.substr(at);
  if (rest.starts_with(kFoldOpens)) ++*depth;
  if (rest.starts_with(kFoldCloses)) --*depth;
  return at + value::UnitLength(text, at);
}

// Whether brackets behind a word stay with it: the fields of a record with its constructor, and what is the
// first argument with its function.
bool HoldsBrackets(std::string_view word, bool is_first) {
  if (!word.ends_with(' ')) return false;
  return is_first || word.starts_with('=') || (word[0] >= 'A' && word[0] <= 'Z');
}

// Cut behind each of the separators that is in no brackets.
std::vector<std::string_view> Split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> pieces;
  size_t begin = 0;
  int depth = 0;
  for (size_t at = 0; at < text.size();) {
    const bool cuts = depth == 0 && separators.find(text[at]) != std::string_view::npos;
    at = Step(text, at, &depth);
    if (!cuts ||
        (text.substr(at).starts_with('{') && HoldsBrackets(text.substr(begin, at - begin), begin == 0)))
      continue;
    pieces.push_back(text.substr(begin, at - begin));
    begin = at;
  }
  if (begin < text.size()) pieces.push_back(text.substr(begin));
  return pieces;
}

// An entry of a map: what it was applied to, with the arrow, and what it gave.
std::vector<std::string_view> SplitAtArrow(std::string_view text) {
  constexpr std::string_view kArrow = "-> ";
  int depth = 0;
  for (size_t at = 0; at < text.size(); at = Step(text, at, &depth)) {
    if (depth != 0 || !text.substr(at).starts_with(kArrow)) continue;
    return {text.substr(0, at + kArrow.size()), text.substr(at + kArrow.size())};
  }
  return {text};
}

std::string_view Trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

size_t EndOfFold(std::string_view text, size_t at) {
  const size_t closes = text.find(kFoldCloses, at);
  return closes == text.npos ? text.size() : closes + kFoldCloses.size();
}

// The first brackets of a text: behind the opening one, and at the closing one. None: `end` is 0.
struct Inside {
  size_t begin = 0;
  size_t end = 0;
};
Inside FindInside(std::string_view text) {
  Inside inside;
  int depth = 0;
  for (size_t at = 0; at < text.size();) {
    const bool is_fold = text.substr(at).starts_with(kFoldOpens);
    const size_t next = is_fold ? EndOfFold(text, at) : Step(text, at, &depth);
    if (depth == 1 && inside.begin == 0) inside.begin = next;
    if (depth == 0 && inside.begin != 0) {
      inside.end = at;
      return inside;
    }
    at = next;
  }
  return {};
}

// The lines of a string literal, each with its `\n`; a text that is none, or has one line only, is one piece.
std::vector<std::string_view> LinesOfString(std::string_view text) {
  std::vector<std::string_view> lines;
  size_t begin = 0;
  if (text.starts_with('"') && EndOfQuoted(text, 0) == text.size()) {
    for (size_t at = 1; at + 3 < text.size(); ++at) {
      if (text[at] != '\\') continue;
      ++at;
      if (text[at] != 'n') continue;
      lines.push_back(text.substr(begin, at + 1 - begin));
      begin = at + 1;
    }
  }
  lines.push_back(text.substr(begin));
  return lines;
}

// A prefix of such a length, or if that ends inside a fold, what stands before the fold.
size_t UncutFold(std::string_view text, size_t length) {
  const size_t opens = text.substr(0, length).rfind(kFoldOpens);
  return opens == text.npos || opens == 0 || EndOfFold(text, opens) <= length ? length : opens;
}

class Writer {
 public:
  explicit Writer(size_t columns) : columns_(columns) {}

  void Add(std::string_view text) {
    out_ += text;
    column_ += ColumnsOf(text);
  }
  void NewLine(size_t indent) {
    while (out_.ends_with(' ')) out_.pop_back();
    out_ += "\n" + std::string(indent, ' ');
    column_ = indent;
  }
  bool Fits(std::string_view text, size_t tail) const { return column_ + ColumnsOf(text) + tail <= columns_; }
  // From here on; further lines begin at `indent`; so many columns stay free behind it.
  void Put(std::string_view text, size_t indent, size_t tail, int level = 0) {
    if (Fits(text, tail)) return Add(text);
    if (level >= kDeepest || indent + kFewestColumns > columns_) return Cut(text, indent, tail);
    if (const auto lines = LinesOfString(text); lines.size() > 1) return PutLines(lines, tail);
    if (const auto elements = Split(text, ",;"); elements.size() > 1)
      return Fill(elements, indent, indent + 2, tail, level);
    if (const auto entry = SplitAtArrow(text); entry.size() > 1)
      return Fill(entry, indent, indent + 2, tail, level);
    if (const auto words = Split(text, " "); words.size() > 1)
      return Fill(words, indent, indent, tail, level);
    const Inside inside = FindInside(text);
    if (inside.end == 0) return Cut(text, indent, tail);
    Add(text.substr(0, inside.begin));
    const std::string_view rest = text.substr(inside.end);
    const size_t below = column_ < columns_ / 2 ? column_ : indent + 1;
    Put(text.substr(inside.begin, inside.end - inside.begin), below, tail + ColumnsOf(rest), level + 1);
    Cut(rest, below, tail);
  }
  // What has no structure, a long string for instance.
  void Cut(std::string_view text, size_t indent, size_t tail) {
    indent = std::min(indent, columns_ / 2);
    while (!Fits(text, tail)) {
      const size_t room = columns_ > column_ ? columns_ - column_ : 0;
      if (room < kFewestColumns / 2 && column_ > indent) {
        NewLine(indent);
        continue;
      }
      const size_t length = UncutFold(text, FittingPrefix(text, std::max<size_t>(room, 1)));
      Add(text.substr(0, length));
      text.remove_prefix(length);
      if (text.empty()) break;
      NewLine(indent);
      while (text.starts_with(' ')) text.remove_prefix(1);
    }
    Add(text);
  }
  std::string Take() { return std::move(out_); }
  size_t column() const { return column_; }

 private:
  // What was printed as it was printed: each line below the one before.
  void PutLines(const std::vector<std::string_view>& lines, size_t tail) {
    const size_t below = std::min(column_ + 1, columns_ / 2);
    for (size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) NewLine(below);
      Cut(lines[i], below, i + 1 == lines.size() ? tail : 0);
    }
  }
  // As many pieces on a line as it takes. One that does not fit behind others begins a line.
  void Fill(const std::vector<std::string_view>& pieces, size_t indent, size_t inner, size_t tail,
            int level) {
    for (size_t i = 0; i < pieces.size(); ++i) {
      std::string_view piece = pieces[i];
      const bool is_last = i + 1 == pieces.size();
      const size_t after = is_last ? tail : 0;
      while (!is_last && piece.ends_with(' ')) piece.remove_suffix(1);
      const std::string_view shown = Trimmed(piece);
      if (i > 0 && column_ > indent && !Fits(piece, after)) NewLine(indent);
      Put(column_ <= indent ? shown : piece, inner, after, level + 1);
      if (!is_last && pieces[i].ends_with(' ') && column_ < columns_) Add(" ");
    }
  }
  const size_t columns_;
  size_t column_ = 0;
  std::string out_;
};

// Where the `=` of a statement stands, in no brackets; npos for a value.
size_t FindEquals(std::string_view text) {
  int depth = 0;
  for (size_t at = 0; at < text.size(); at = Step(text, at, &depth)) {
    if (depth == 0 && text.substr(at).starts_with(" = ")) return at;
  }
  return std::string_view::npos;
}

}  // namespace

std::string LayOut(std::string_view lead, std::string_view text, std::string_view tail, size_t columns) {
  Writer writer(columns);
  writer.Add(lead);
  const size_t indent = std::min(writer.column(), columns / 2);
  const size_t reserved = ColumnsOf(tail);
  const size_t equals = FindEquals(text);
  if (equals == std::string_view::npos || writer.Fits(text, reserved)) {
    writer.Put(text, indent, reserved);
  } else {
    writer.Put(text.substr(0, equals), indent + 2, 0);
    writer.NewLine(indent);
    writer.Add("= ");
    writer.Put(text.substr(equals + 3), indent + 2, reserved);
  }
  writer.Cut(tail, indent, 0);
  return writer.Take();
}

}  // namespace inquest::terminal
