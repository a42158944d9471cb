#include "traced/zoom/equation_text.h"

#include <algorithm>

#include "source/literate.h"
#include "traced/value/source_text.h"
#include "value/escape.h"
#include "value/print.h"

namespace inquest::traced {

using trail::Layout;
using trail::Span;

namespace {

// A stretch of a file, cut shorter and shorter at both ends.
class Stretch {
 public:
  Stretch(const Layout& layout, Span span)
      : span_(span), text_(source::ProgramText(layout.files[span.file], span.begin, span.end)) {
    Trim();
  }
  const std::string& text() const { return text_; }
  Span span() const { return text_.empty() ? Span() : span_; }

  void CutEnd(size_t at) {
    span_.end -= static_cast<uint32_t>(text_.size() - at);
    text_.resize(at);
    Trim();
  }
  void CutBegin(size_t count) {
    span_.begin += static_cast<uint32_t>(count);
    text_.erase(0, count);
    Trim();
  }
  bool CutSuffix(std::string_view suffix) {
    if (!text_.ends_with(suffix)) return false;
    CutEnd(text_.size() - suffix.size());
    return true;
  }

 private:
  void Trim() {
    constexpr const char* kBlanks = " \t\r\n";
    const size_t last = text_.find_last_not_of(kBlanks);
    const size_t keep = last == std::string::npos ? 0 : last + 1;
    span_.end -= static_cast<uint32_t>(text_.size() - keep);
    text_.resize(keep);
    const size_t first = std::min(text_.find_first_not_of(kBlanks), text_.size());
    span_.begin += static_cast<uint32_t>(first);
    text_.erase(0, first);
  }

  Span span_;
  std::string text_;
};

// Where a `|` that begins a guard stands, from the end; not one of `||` or of a literal.
size_t FindBar(const std::string& text, bool first) {
  size_t found = std::string::npos;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == '\\')
        ++i;
      else if (c == quote)
        quote = 0;
      continue;
    }
    if (c == '"') quote = c;
    if (c != '|') continue;
    const bool is_double = (i > 0 && text[i - 1] == '|') || (i + 1 < text.size() && text[i + 1] == '|');
    if (is_double) continue;
    found = i;
    if (first) break;
  }
  return found;
}

}  // namespace

std::string EquationPiece(const Layout& layout, Span span) {
  constexpr size_t kMostColumns = 60;
  std::string text = SourceText(layout, span);
  if (value::Columns(text) <= kMostColumns) return text;
  size_t at = kMostColumns;
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xc0u) == 0x80u) --at;
  return text.substr(0, at) + "…";
}

Span LeftHandSide(const Layout& layout, const trail::Callable& callable, uint32_t equation) {
  const bool is_known = equation < callable.equations.size() && callable.equations[equation].has_value();
  Span span = is_known ? callable.equations[equation] : callable.span;
  if (!span.has_value()) return {};
  for (const trail::Leaf& leaf : callable.leaves) {
    const bool is_inside = leaf.span.has_value() && leaf.span.file == span.file &&
                           leaf.span.begin >= span.begin && leaf.span.begin < span.end;
    if (leaf.equation == equation && is_inside) span.end = leaf.span.begin;
  }
  Stretch stretch(layout, span);
  if (const size_t bar = FindBar(stretch.text(), true); bar != std::string::npos) stretch.CutEnd(bar);
  if (!stretch.CutSuffix("=")) stretch.CutSuffix("->");
  return stretch.span();
}

Span GuardBefore(const Layout& layout, Span right_hand_side) {
  constexpr uint32_t kMost = 400;
  if (!right_hand_side.has_value()) return {};
  const uint32_t begin = right_hand_side.begin;
  Stretch stretch(layout, Span{right_hand_side.file, begin - std::min(begin, kMost), begin});
  if (!stretch.CutSuffix("=") && !stretch.CutSuffix("->")) return {};
  const size_t bar = FindBar(stretch.text(), false);
  if (bar == std::string::npos) return {};
  stretch.CutBegin(bar + 1);
  const bool is_other = stretch.text().find(" = ") != std::string::npos;  // of another right-hand side
  return is_other ? Span() : stretch.span();
}

Span PatternBefore(const Layout& layout, Span around, Span first, std::string_view sign) {
  const bool is_inside = around.has_value() && first.has_value() && around.file == first.file &&
                         around.begin < first.begin && first.begin <= around.end;
  if (!is_inside) return {};
  Stretch stretch(layout, Span{around.file, around.begin, first.begin});
  // Between the sign and the text there may be the beginning of something: `let`, a bracket.
  const size_t at = stretch.text().rfind(sign), bar = FindBar(stretch.text(), false);
  const bool has_guard = bar != std::string::npos && (at == std::string::npos || bar > at);
  if (!has_guard && at == std::string::npos) return {};
  stretch.CutEnd(has_guard ? bar : at);
  size_t cut = 0;
  for (const std::string_view before : {"\n", ";", "{", " of ", " of\n", "where ", "let "}) {
    const size_t last = stretch.text().rfind(before);
    if (last != std::string::npos) cut = std::max(cut, last + before.size());
  }
  stretch.CutBegin(cut);
  return stretch.text().starts_with('|') ? Span() : stretch.span();
}

}  // namespace inquest::traced
