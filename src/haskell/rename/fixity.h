// Resolution of infix expressions and patterns by fixity (H2010 10.6).
#pragma once

#include <cstdint>
#include <vector>

#include "haskell/ast/ast.h"

namespace inquest::haskell::rename {

struct InfixToken {
  enum class Kind : uint8_t { kOperand, kOperator, kNegation };
  Kind kind = Kind::kOperand;
  Fixity fixity;       // operators; negation is infixl 6
  uint32_t index = 0;  // of the operand or operator, the caller's own numbering
};

inline constexpr Fixity kNegationFixity = {Associativity::kLeft, 6};

struct InfixResolution {
  // Tokens in postfix order: an operator takes the two newest results, a negation the newest.
  std::vector<InfixToken> postfix;
  // Where the operators do not fit together: the first two that clash. Everything is then read as
  // left-associative, so that later phases have something to work on.
  bool conflict = false;
  InfixToken first, second;
};

// `tokens` alternate as in the grammar: operands (each possibly after a negation) and operators.
InfixResolution ResolveInfix(const std::vector<InfixToken>& tokens);

// Whether `(e op)` may stand for `\x -> e op x` if `inner` is the outermost operator of e, and the same for
// `(op e)`.
bool FitsLeftSection(Fixity inner, Fixity op);
bool FitsRightSection(Fixity inner, Fixity op);

}  // namespace inquest::haskell::rename
