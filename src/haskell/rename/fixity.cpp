#include "haskell/rename/fixity.h"

namespace inquest::haskell::rename {
namespace {

using Kind = InfixToken::Kind;

// The report's recursive parser (H2010 10.6) with the pending operators on a stack.
class Resolver {
 public:
  InfixResolution Resolve(const std::vector<InfixToken>& tokens) {
    result_.postfix.reserve(tokens.size());
    for (const InfixToken& token : tokens) {
      switch (token.kind) {
        case Kind::kOperand:
          result_.postfix.push_back(token);
          break;
        case Kind::kNegation:
          AddNegation(token);
          break;
        case Kind::kOperator:
          AddOperator(token);
          break;
      }
    }
    while (!pending_.empty()) Reduce();
    return std::move(result_);
  }

 private:
  void AddNegation(const InfixToken& token) {
    if (!pending_.empty() && pending_.back().fixity.precedence >= kNegationFixity.precedence) {
      NoteConflict(pending_.back(), token);
    }
    pending_.push_back(token);
  }

  void AddOperator(const InfixToken& token) {
    while (!pending_.empty() && BindsBefore(pending_.back(), token)) Reduce();
    pending_.push_back(token);
  }

  // Whether `left` takes the operand between the two.
  bool BindsBefore(const InfixToken& left, const InfixToken& right) {
    const Fixity& a = left.fixity;
    const Fixity& b = right.fixity;
    if (a.precedence != b.precedence) return a.precedence > b.precedence;
    if (a.associativity != b.associativity || a.associativity == Associativity::kNone) {
      NoteConflict(left, right);
      return true;
    }
    return a.associativity == Associativity::kLeft;
  }

  void Reduce() {
    result_.postfix.push_back(pending_.back());
    pending_.pop_back();
  }

  void NoteConflict(const InfixToken& first, const InfixToken& second) {
    if (result_.conflict) return;
    result_.conflict = true;
    result_.first = first;
    result_.second = second;
  }

  std::vector<InfixToken> pending_;
  InfixResolution result_;
};

}  // namespace

InfixResolution ResolveInfix(const std::vector<InfixToken>& tokens) { return Resolver().Resolve(tokens); }

bool FitsLeftSection(Fixity inner, Fixity op) {
  if (inner.precedence != op.precedence) return inner.precedence > op.precedence;
  return inner.associativity == Associativity::kLeft && op.associativity == Associativity::kLeft;
}

bool FitsRightSection(Fixity inner, Fixity op) {
  if (inner.precedence != op.precedence) return inner.precedence > op.precedence;
  return inner.associativity == Associativity::kRight && op.associativity == Associativity::kRight;
}

}  // namespace inquest::haskell::rename
