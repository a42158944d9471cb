#include "haskell/parse/token_stream.h"

namespace inquest::haskell::parse {
namespace {

// The closing bracket of an opening one; kEnd for other tokens.
TokenKind CloserOf(TokenKind kind) {
  if (kind == TokenKind::kOpenParen) return TokenKind::kCloseParen;
  if (kind == TokenKind::kOpenBracket) return TokenKind::kCloseBracket;
  if (kind == TokenKind::kOpenBrace) return TokenKind::kCloseBrace;
  return TokenKind::kEnd;
}

bool IsCloser(TokenKind kind) {
  return kind == TokenKind::kCloseParen || kind == TokenKind::kCloseBracket || kind == TokenKind::kCloseBrace;
}

}  // namespace

TokenStream::TokenStream(const std::vector<Token>& tokens) : tokens_(tokens) {
  CHECK(!tokens.empty() && tokens.back().kind == TokenKind::kEnd);
  MatchBrackets();
  ApplyLayout();
}

// Once, so that looking ahead over a bracketed part takes constant time.
void TokenStream::MatchBrackets() {
  matching_.resize(tokens_.size());
  std::vector<uint32_t> open;
  size_t open_of_kind[256] = {};  // how many openers that wait for this closer
  for (uint32_t i = 0; i < tokens_.size(); ++i) {
    matching_[i] = i;
    TokenKind kind = tokens_[i].kind;
    if (CloserOf(kind) != TokenKind::kEnd) {
      open.push_back(i);
      ++open_of_kind[static_cast<size_t>(CloserOf(kind))];
    } else if (IsCloser(kind) && open_of_kind[static_cast<size_t>(kind)] > 0) {
      // Openers that were never closed stay unmatched, and so does a closer that nothing waits for.
      for (bool found = false; !found; open.pop_back()) {
        TokenKind closer = CloserOf(tokens_[open.back()].kind);
        --open_of_kind[static_cast<size_t>(closer)];
        found = closer == kind;
        if (found) matching_[open.back()] = i;
      }
    }
  }
}

bool TokenStream::EndsItem(size_t position) const {
  const Token& token = at(position);
  return token.kind == TokenKind::kEnd || (token.first_on_line && token.column <= enclosing_column());
}

void TokenStream::ApplyLayout() {
  const Token& token = tokens_[position_];
  kind_ = token.kind;
  if (!token.first_on_line) return;
  uint32_t column = enclosing_column();
  if (column == 0 || token.column > column) return;
  kind_ = token.column == column ? TokenKind::kVirtualSemicolon : TokenKind::kVirtualClose;
}

void TokenStream::Advance() {
  // Where several tokens were recognised together, as `(`, operator, `)`, one of them may stand at the start
  // of a line that layout would end: the tokens were seen, so they are taken.
  previous_end_ = tokens_[position_].end;
  if (position_ + 1 < tokens_.size()) ++position_;
  ApplyLayout();
}

void TokenStream::SkipSemicolon() {
  if (kind_ == TokenKind::kSemicolon) return Advance();
  CHECK(kind_ == TokenKind::kVirtualSemicolon);
  kind_ = tokens_[position_].kind;
}

bool TokenStream::OpenImplicit(BlockKind kind) {
  const Token& token = tokens_[position_];
  bool fits = token.column > enclosing_column();
  // NondecreasingIndentation, which GHC has on: without it such a `do` would be empty, and that is an error,
  // so no Haskell 2010 program changes its meaning.
  if (!fits && kind == BlockKind::kDo && !blocks_.empty() && block().kind != BlockKind::kModule &&
      token.column != 0) {
    fits = token.column == enclosing_column();
  }
  if (!fits) return false;
  blocks_.push_back({kind, token.column, token.begin});
  kind_ = token.kind;  // no semicolon before the first item
  return true;
}

TokenStream::Opened TokenStream::OpenBlock(BlockKind kind) {
  const Token& token = tokens_[position_];
  if (token.kind == TokenKind::kOpenBrace) {
    kind_ = token.kind;
    if (blocks_.empty()) outermost_closer_ = matching(position_);
    blocks_.push_back({kind, 0, token.begin});
    Advance();
    return Opened::kExplicit;
  }
  return OpenImplicit(kind) ? Opened::kImplicit : Opened::kEmpty;
}

void TokenStream::CloseBlock() {
  CHECK(!blocks_.empty());
  bool is_explicit = block().column == 0;
  blocks_.pop_back();
  if (is_explicit) {
    CHECK(kind_ == TokenKind::kCloseBrace);
    Advance();
  } else {
    CHECK(kind_ == TokenKind::kVirtualClose);
    ApplyLayout();
  }
}

void TokenStream::CloseImplicitly() {
  CHECK(!blocks_.empty() && block().column != 0);
  blocks_.pop_back();
}

void TokenStream::RecoverInOutermost(size_t item_begin) {
  blocks_.resize(1);
  if (position_ <= item_begin) position_ = item_begin + 1;
  if (position_ >= tokens_.size()) position_ = tokens_.size() - 1;
  uint32_t column = block().column;
  while (tokens_[position_].kind != TokenKind::kEnd) {
    const Token& token = tokens_[position_];
    if (position_ == outermost_closer_) break;
    if (column != 0 ? token.first_on_line && token.column <= column : token.kind == TokenKind::kSemicolon)
      break;
    ++position_;
  }
  ApplyLayout();
}

}  // namespace inquest::haskell::parse
