// Leads from offsets in a preprocessed text to those in the text as written.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace inquest::haskell::preprocess {

class SourceMap {
 public:
  // What begins at `begin` is a copy of the source from `source_begin` on, or, if it is not, stands for all
  // from `source_begin` to `source_end`. In order; it ends where the next piece begins.
  struct Piece {
    uint32_t begin = 0;
    uint32_t source_begin = 0;
    uint32_t source_end = 0;
    bool is_copy = true;
  };

  void Add(const Piece& piece) { pieces_.push_back(piece); }

  // Where that stands in the source which begins at `offset`, and which ends there.
  uint32_t Begin(uint32_t offset) const {
    const Piece& piece = PieceAt(offset);
    return piece.is_copy ? piece.source_begin + (offset - piece.begin) : piece.source_begin;
  }
  uint32_t End(uint32_t offset) const {
    if (offset == 0) return Begin(0);
    const Piece& piece = PieceAt(offset - 1);
    return piece.is_copy ? piece.source_begin + (offset - piece.begin) : piece.source_end;
  }

 private:
  const Piece& PieceAt(uint32_t offset) const {
    static constexpr Piece kIdentity;
    const auto behind = std::upper_bound(pieces_.begin(), pieces_.end(), offset,
                                         [](uint32_t o, const Piece& piece) { return o < piece.begin; });
    return behind == pieces_.begin() ? kIdentity : *(behind - 1);
  }

  std::vector<Piece> pieces_;
};

}  // namespace inquest::haskell::preprocess
