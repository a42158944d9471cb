// The tokens as the parser sees them, with the layout rule applied (H2010 10.3). The stream inserts virtual
// semicolons and closes by indentation; the parse-error(t) rule is the parser's: it calls CloseImplicitly()
// where a token does not fit.
#pragma once

#include <cstdint>
#include <vector>

#include "haskell/lex/token.h"

namespace inquest::haskell::parse {

using lex::Token;
using lex::TokenKind;

// What opened a block. The braces of a record are one too: inside them layout is off (H2010 10.3).
enum class BlockKind : uint8_t {
  kModule,
  kDo,
  kAlternatives,
  kDeclarations,
  kMultiIf,
  kConstructors,
  kRecord
};

class TokenStream {
 public:
  explicit TokenStream(const std::vector<Token>& tokens);

  // The kind of the current token; virtual ones included.
  TokenKind kind() const { return kind_; }
  // The current token; if it is virtual, the token before which it stands.
  const Token& token() const { return tokens_[position_]; }
  size_t position() const { return position_; }
  // A later (or earlier) token in the text, layout ignored; kEnd beyond the end.
  const Token& at(size_t position) const {
    return tokens_[position < tokens_.size() ? position : tokens_.size() - 1];
  }
  const Token& ahead(size_t count) const { return at(position_ + count); }
  // Where the last consumed token ends.
  uint32_t previous_end() const { return previous_end_; }
  // The bracket that closes the one at `position`; `position` itself if there is none.
  size_t matching(size_t position) const { return matching_[position]; }
  // True if the layout rule puts a semicolon or a close before the token at `position`, seen from the
  // innermost block: the item being read ends there at the latest.
  bool EndsItem(size_t position) const;

  // Consumes the current token, which is not virtual.
  void Advance();
  // Consumes a `;`, virtual or written.
  void SkipSemicolon();

  struct Block {
    BlockKind kind;
    uint32_t column;  // 0: explicit braces
    uint32_t begin;   // offset of its first token
  };
  enum class Opened : uint8_t { kExplicit, kImplicit, kEmpty };
  // The block that starts at the current token. kEmpty: it has no items and is closed already.
  Opened OpenBlock(BlockKind kind);
  // An implicit block at the current token's column, if that is to the right of the enclosing block.
  bool OpenImplicit(BlockKind kind);
  // Closes the innermost block at its `}` or virtual close, which is consumed.
  void CloseBlock();
  // The parse-error(t) rule: closes the innermost, implicit block before the current token.
  void CloseImplicitly();

  size_t depth() const { return blocks_.size(); }
  const Block& block() const { return blocks_.back(); }

  // After an error: forgets all blocks but the outermost and moves to the token that starts the next item of
  // that one, at least past `item_begin`.
  void RecoverInOutermost(size_t item_begin);

 private:
  void ApplyLayout();
  void MatchBrackets();
  uint32_t enclosing_column() const { return blocks_.empty() ? 0 : blocks_.back().column; }

  const std::vector<Token>& tokens_;
  std::vector<uint32_t> matching_;
  std::vector<Block> blocks_;
  size_t outermost_closer_ = SIZE_MAX;  // the `}` of the module, if it has one
  size_t position_ = 0;
  uint32_t previous_end_ = 0;
  TokenKind kind_ = TokenKind::kEnd;
};

}  // namespace inquest::haskell::parse
