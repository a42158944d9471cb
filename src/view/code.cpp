#include "view/code.h"

#include "base/utf8.h"

namespace inquest::view {
namespace {

constexpr uint32_t kTabWidth = 8;  // as source files are read

}  // namespace

std::string TextOf(const Code& code) {
  std::string text;
  for (const CodePiece& piece : code.pieces) text += piece.text;
  return text;
}

TextPosition After(TextPosition begin, std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const base::CodePoint point = base::DecodeUtf8(text, at);
    at += point.length;
    if (point.value == '\n')
      begin = {begin.line + 1, 1};
    else if (point.value == '\t')
      begin.column += kTabWidth - (begin.column - 1) % kTabWidth;
    else
      ++begin.column;
  }
  return begin;
}

}  // namespace inquest::view
