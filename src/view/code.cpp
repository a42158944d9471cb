#include "view/code.h"

namespace inquest::view {

std::string TextOf(const Code& code) {
  std::string text;
  for (const CodePiece& piece : code.pieces) text += piece.text;
  return text;
}

}  // namespace inquest::view
