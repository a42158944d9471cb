#include "source/literate.h"

namespace inquest::source {
namespace {

enum class LineKind { kBlank, kText, kProgram };

bool IsBlank(std::string_view line) { return line.find_first_not_of(" \t\r\f\v") == std::string_view::npos; }

void Erase(std::string& text, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) {
    if (text[i] != '\n' && text[i] != '\r' && text[i] != '\t') text[i] = ' ';
  }
}

}  // namespace

bool IsLiterate(std::string_view file_name) { return file_name.ends_with(".lhs"); }

std::string Unlit(FileId file, std::string_view text, Diagnostics& diagnostics) {
  std::string out(text);
  bool in_code = false;
  LineKind previous = LineKind::kBlank;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) end = text.size();
    std::string_view line = text.substr(begin, end - begin);
    Span span{file, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
    LineKind kind = LineKind::kText;
    if (in_code) {
      if (line.starts_with("\\end{code}")) {
        in_code = false;
        kind = LineKind::kBlank;
        Erase(out, begin, end);
      } else {
        kind = LineKind::kBlank;  // lines inside need no distance from text
      }
    } else if (line.starts_with("\\begin{code}")) {
      in_code = true;
      kind = LineKind::kBlank;
      Erase(out, begin, end);
    } else if (line.starts_with('>')) {
      kind = LineKind::kProgram;
      out[begin] = ' ';
      if (previous == LineKind::kText) {
        diagnostics.Error(span, "This program line follows a line of text; put an empty line between them.");
      }
    } else {
      // `#!` and `#line` may stand right before program lines, as GHC has it.
      kind = IsBlank(line) || line.starts_with('#') ? LineKind::kBlank : LineKind::kText;
      Erase(out, begin, end);
      if (kind == LineKind::kText && previous == LineKind::kProgram) {
        diagnostics.Error(span, "This line of text follows a program line; put an empty line between them.");
      }
    }
    previous = kind;
    begin = end + 1;
  }
  if (in_code) {
    auto size = static_cast<uint32_t>(text.size());
    diagnostics.Error({file, size, size}, "The file ends inside \\begin{code}; \\end{code} is missing.");
  }
  return out;
}

std::string ProgramText(const File& file, uint32_t begin, uint32_t end) {
  const std::string_view text = file.text();
  if (begin >= text.size() || end <= begin) return "";
  if (!IsLiterate(file.name())) return std::string(text.substr(begin, end - begin));
  Diagnostics unused;  // whoever loaded the program has reported them
  return Unlit(FileId(0), text, unused).substr(begin, end - begin);
}

}  // namespace inquest::source
