#include "haskell/rename/fixity.h"

#include <gtest/gtest.h>

namespace inquest::haskell::rename {
namespace {

using Kind = InfixToken::Kind;

InfixToken Operand(uint32_t i) { return {Kind::kOperand, {}, i}; }
InfixToken Op(char name) {
  switch (name) {
    case '+':
      return {Kind::kOperator, {Associativity::kLeft, 6}, '+'};
    case '*':
      return {Kind::kOperator, {Associativity::kLeft, 7}, '*'};
    case '^':
      return {Kind::kOperator, {Associativity::kRight, 8}, '^'};
    case ':':
      return {Kind::kOperator, {Associativity::kRight, 5}, ':'};
    case '<':
      return {Kind::kOperator, {Associativity::kNone, 4}, '<'};
    case '$':
      return {Kind::kOperator, {Associativity::kRight, 0}, '$'};
    case '!':  // infixr 6, to clash with +
      return {Kind::kOperator, {Associativity::kRight, 6}, '!'};
    default:
      return {Kind::kNegation, kNegationFixity, '-'};
  }
}

// Digits are operands, `-` is always a prefix here; the result is fully parenthesised, a conflict ends with
// its operators.
std::string Resolve(const std::string& text) {
  std::vector<InfixToken> tokens;
  for (char c : text) tokens.push_back(c >= '0' && c <= '9' ? Operand(static_cast<uint32_t>(c)) : Op(c));
  InfixResolution resolution = ResolveInfix(tokens);
  if (resolution.conflict) {
    return std::string("conflict ") + static_cast<char>(resolution.first.index) + " " +
           static_cast<char>(resolution.second.index);
  }
  std::vector<std::string> stack;
  for (const InfixToken& token : resolution.postfix) {
    std::string name(1, static_cast<char>(token.index));
    if (token.kind == Kind::kOperand) {
      stack.push_back(name);
    } else if (token.kind == Kind::kNegation) {
      stack.back() = "(-" + stack.back() + ")";
    } else {
      std::string right = stack.back();
      stack.pop_back();
      stack.back().insert(0, "(").append(name).append(right).append(")");
    }
  }
  return stack.size() == 1 ? stack[0] : "broken";
}

TEST(Fixity, PrecedenceDecides) {
  EXPECT_EQ(Resolve("1+2*3"), "(1+(2*3))");
  EXPECT_EQ(Resolve("1*2+3"), "((1*2)+3)");
  EXPECT_EQ(Resolve("1$2+3*4^5"), "(1$(2+(3*(4^5))))");
}

TEST(Fixity, AssociativityDecidesAmongEquals) {
  EXPECT_EQ(Resolve("1+2+3"), "((1+2)+3)");
  EXPECT_EQ(Resolve("1^2^3"), "(1^(2^3))");
  EXPECT_EQ(Resolve("1:2:3"), "(1:(2:3))");
}

TEST(Fixity, NonAssociativeOperatorsClash) {
  EXPECT_EQ(Resolve("1<2<3"), "conflict < <");
  EXPECT_EQ(Resolve("1<2+3<4"), "conflict < <");
  EXPECT_EQ(Resolve("1+2!3"), "conflict + !");
}

TEST(Fixity, NegationBindsLikeMinus) {
  EXPECT_EQ(Resolve("-1+2"), "((-1)+2)");
  EXPECT_EQ(Resolve("-1*2"), "(-(1*2))");
  EXPECT_EQ(Resolve("-1^2"), "(-(1^2))");
  EXPECT_EQ(Resolve("1<-2"), "(1<(-2))");
  EXPECT_EQ(Resolve("1:-2"), "(1:(-2))");
}

TEST(Fixity, NegationAfterATighterOperatorIsAnError) {
  EXPECT_EQ(Resolve("1+-2"), "conflict + -");
  EXPECT_EQ(Resolve("1*-2"), "conflict * -");
  EXPECT_EQ(Resolve("-1!2"), "conflict - !");
}

TEST(Fixity, SectionsNeedALooserOperator) {
  Fixity plus{Associativity::kLeft, 6}, times{Associativity::kLeft, 7}, cons{Associativity::kRight, 5};
  EXPECT_TRUE(FitsLeftSection(times, plus));   // (a*b +)
  EXPECT_TRUE(FitsLeftSection(plus, plus));    // (a+b +)
  EXPECT_FALSE(FitsLeftSection(plus, times));  // (a+b *)
  EXPECT_FALSE(FitsLeftSection(cons, cons));   // (a:b :)
  EXPECT_TRUE(FitsRightSection(cons, cons));   // (: a:b)
  EXPECT_FALSE(FitsRightSection(plus, plus));  // (+ a+b)
  EXPECT_TRUE(FitsRightSection(times, plus));  // (+ a*b)
}

}  // namespace
}  // namespace inquest::haskell::rename
