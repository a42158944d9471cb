#include "tree/merge_codes.h"

#include <string>
#include <tuple>
#include <utility>

namespace inquest::tree {

std::vector<Code> Behaviours::CodesOf(std::span<const NodeId> nodes) const {
  std::vector<Code> codes;
  for (NodeId node : nodes) MergeCode(CodeOf(node), &codes);
  return codes;
}

namespace {

void MarkExecuted(const Code& code, std::vector<bool>* executed) {
  size_t at = 0;
  for (const CodePiece& piece : code.pieces)
    for (size_t i = 0; i < piece.text.size(); ++i, ++at)
      if (piece.executed) (*executed)[at] = true;
}

std::vector<CodePiece> Pieces(const std::string& text, const std::vector<bool>& executed) {
  std::vector<CodePiece> pieces;
  for (size_t i = 0; i < text.size(); ++i) {
    if (pieces.empty() || pieces.back().executed != executed[i]) pieces.push_back({"", executed[i]});
    pieces.back().text += text[i];
  }
  return pieces;
}

}  // namespace

void MergeCode(Code code, std::vector<Code>* codes) {
  const std::string text = TextOf(code);
  for (Code& known : *codes) {
    if (known.file != code.file || known.first_line != code.first_line || TextOf(known) != text) continue;
    std::vector<bool> executed(text.size(), false);
    MarkExecuted(known, &executed);
    MarkExecuted(code, &executed);
    known.pieces = Pieces(text, executed);
    if (std::tie(code.line, code.column) < std::tie(known.line, known.column)) {
      known.line = code.line;
      known.column = code.column;
    }
    return;
  }
  codes->push_back(std::move(code));
}

}  // namespace inquest::tree
