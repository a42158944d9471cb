// Tokens: what the lexer makes of the text and the parser reads.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/interner.h"
#include "haskell/ast/ast.h"

namespace inquest::haskell::lex {

enum class TokenKind : uint8_t {
#define KIND(name, shown) name,
#include "haskell/lex/token_kinds.def"
};

// As shown to people: "`=`", "a name".
std::string_view Shown(TokenKind kind);

struct Token {
  TokenKind kind = TokenKind::kEnd;
  bool first_on_line = false;  // nothing but white space and comments before it on its line
  bool space_before = false;   // white space, a comment or the start of the text right before it
  uint32_t begin = 0;          // byte offsets in the file
  uint32_t end = 0;
  uint32_t column = 0;   // 1-based, code points, tabs to 8 (H2010 10.3); 0 for kEnd
  Symbol text;           // names, operators and keywords: without the qualifier
  Symbol qualifier;      // `A.B` of `A.B.c`; none if unqualified
  uint32_t literal = 0;  // literals: index into Tokens::literals
};

// The tokens of one file. The last one is kEnd, in column 0 and first on its line, so that it closes
// every implicit block.
struct Tokens {
  std::vector<Token> tokens;
  std::vector<Literal> literals;
  std::vector<Name> extensions;  // names in LANGUAGE pragmas before the first token
};

}  // namespace inquest::haskell::lex
