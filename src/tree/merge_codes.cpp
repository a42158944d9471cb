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

// Of the text of a code, by byte: what a piece says of it.
struct Marks {
  explicit Marks(size_t bytes) : executed(bytes, false), of_others(bytes, true) {}
  void Add(const Code& code) {
    size_t at = 0;
    for (const CodePiece& piece : code.pieces) {
      for (size_t i = 0; i < piece.text.size(); ++i, ++at) {
        if (piece.executed) executed[at] = true;
        if (!piece.of_others) of_others[at] = false;
      }
    }
  }
  std::vector<bool> executed, of_others;
};

std::vector<CodePiece> Pieces(const std::string& text, const Marks& marks) {
  std::vector<CodePiece> pieces;
  for (size_t i = 0; i < text.size(); ++i) {
    const CodePiece next = {std::string(1, text[i]), marks.executed[i], marks.of_others[i]};
    if (pieces.empty() || !pieces.back().IsLike(next))
      pieces.push_back(next);
    else
      pieces.back().text += text[i];
  }
  return pieces;
}

}  // namespace

void MergeCode(Code code, std::vector<Code>* codes) {
  const std::string text = TextOf(code);
  for (Code& known : *codes) {
    if (known.file != code.file || known.first_line != code.first_line || TextOf(known) != text) continue;
    Marks marks(text.size());
    marks.Add(known);
    marks.Add(code);
    known.pieces = Pieces(text, marks);
    if (std::tie(code.line, code.column) < std::tie(known.line, known.column)) {
      known.line = code.line;
      known.column = code.column;
    }
    return;
  }
  codes->push_back(std::move(code));
}

}  // namespace inquest::tree
