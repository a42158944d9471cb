// The source with what was executed, and how often.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "view/code.h"

namespace inquest::view {

struct SourceLine {
  uint32_t number = 0;
  std::optional<uint64_t> count;  // the largest of its expressions; none if it has no code
  std::vector<CodePiece> pieces;  // its text; not executed: code that was never demanded
};

// An expression, or what of it lies around its parts: text of equal count.
struct CountedPiece {
  uint32_t line = 0, column = 0;
  std::string text;
  uint64_t count = 0;
};

struct SourceFile {
  std::string name;
  std::vector<SourceLine> lines;
  std::vector<CountedPiece> pieces;  // without what is no code
};

}  // namespace inquest::view
