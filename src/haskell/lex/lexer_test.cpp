#include <gtest/gtest.h>

#include "haskell/lex/lex.h"
#include "haskell/lex/numbers.h"
#include "haskell/lex/unicode.h"

namespace inquest::haskell::lex {
namespace {

struct Lexed {
  base::Interner names;
  source::Diagnostics diagnostics;
  Tokens tokens;

  explicit Lexed(std::string_view text) { tokens = Lex(source::FileId(0), text, names, diagnostics); }

  // The tokens as text, a space between them; qualifiers in brackets.
  std::string Summary() const {
    std::string out;
    for (const Token& token : tokens.tokens) {
      if (token.kind == TokenKind::kEnd) break;
      if (!out.empty()) out += " ";
      if (token.qualifier) out += "[" + std::string(names.text(token.qualifier)) + "]";
      out += token.text ? std::string(names.text(token.text)) : std::string(Shown(token.kind));
    }
    return out;
  }
  std::u32string String(size_t i) const {
    return std::get<StringLiteral>(tokens.literals[tokens.tokens[i].literal]).value;
  }
  const Literal& literal(size_t i) const { return tokens.literals[tokens.tokens[i].literal]; }
  std::string FirstError() const { return diagnostics.all().empty() ? "" : diagnostics.all()[0].message; }
};

std::string Integer(std::string_view text) {
  Lexed lexed(text);
  const auto* literal = std::get_if<IntegerLiteral>(&lexed.literal(0));
  return literal && lexed.tokens.tokens.size() == 2 ? literal->digits : "not one integer";
}

std::string Rational(std::string_view text) {
  Lexed lexed(text);
  const auto* literal = std::get_if<RationalLiteral>(&lexed.literal(0));
  if (!literal || lexed.tokens.tokens.size() != 2) return "not one rational";
  return literal->numerator + "/" + literal->denominator;
}

TEST(Lexer, QualifiedNamesAreOneToken) {
  EXPECT_EQ(Lexed("M.f A.B.c A.B.C M.+ M.. f.g Just.f").Summary(),
            "[M]f [A.B]c [A.B]C [M]+ [M]. f . g [Just]f");
}

TEST(Lexer, ADotThatQualifiesNothingIsAnOperator) {
  EXPECT_EQ(Lexed("Just . f F.where [A ..] M.= x").Summary(), "Just . f F . where `[` A .. `]` M .= x");
}

TEST(Lexer, ReservedWordsMayBePartsOfNames) {
  EXPECT_EQ(Lexed("wherever case' _case _ forall").Summary(), "wherever case' _case _ forall");
  EXPECT_EQ(Lexed("case'").tokens.tokens[0].kind, TokenKind::kVarId);
  EXPECT_EQ(Lexed("_").tokens.tokens[0].kind, TokenKind::kUnderscore);
}

TEST(Lexer, OperatorsAreTheLongestRunOfSymbols) {
  EXPECT_EQ(Lexed("a-->b |-- :-> ::: x--y\n =>>").Summary(), "a --> b |-- :-> ::: x =>>");
}

TEST(Lexer, CommentsNestAndVanish) {
  EXPECT_EQ(Lexed("a {- b {- c -} -- -} d -- e\n{-# INLINE a #-} f ---- g").Summary(), "a d f");
  EXPECT_EQ(Lexed("a {- {- -}").FirstError(), "This comment is never closed; `-}` is missing.");
}

TEST(Lexer, UnicodeNamesAndOperators) {
  EXPECT_EQ(Lexed("größe Ärger x₁ ∘ 数 a⊕b").Summary(), "größe Ärger x₁ ∘ 数 a ⊕ b");
  EXPECT_EQ(Lexed("Ärger").tokens.tokens[0].kind, TokenKind::kConId);
  EXPECT_EQ(Lexed("数").tokens.tokens[0].kind, TokenKind::kVarId);
}

TEST(Lexer, UnicodeSyntaxIsOnByPragma) {
  EXPECT_EQ(Lexed("∷").tokens.tokens[0].kind, TokenKind::kVarSym);
  EXPECT_EQ(Lexed("{-# LANGUAGE UnicodeSyntax #-} ∷").tokens.tokens[0].kind, TokenKind::kDoubleColon);
}

TEST(Lexer, ColumnsCountCodePointsAndTabsToEight) {
  Lexed lexed("a\tb\n  ä c\n \t d {- ö\n -} e");
  std::vector<uint32_t> columns;
  for (const Token& token : lexed.tokens.tokens) columns.push_back(token.column);
  EXPECT_EQ(columns, (std::vector<uint32_t>{1, 9, 3, 5, 10, 5, 0}));
}

TEST(Lexer, FirstOnLineCountsOnlyTokens) {
  Lexed lexed("a b\n{- c -} d \"x\\\n  \\y\" e\r\nf");
  std::string firsts;
  for (const Token& token : lexed.tokens.tokens) firsts += token.first_on_line ? '1' : '0';
  EXPECT_EQ(firsts, "1010011");
}

TEST(Lexer, ShebangAndByteOrderMarkAreSkipped) {
  EXPECT_EQ(Lexed("#!/usr/bin/env runghc\nmain").Summary(), "main");
  Lexed marked("\xef\xbb\xbfmain");
  EXPECT_EQ(marked.Summary(), "main");
  EXPECT_FALSE(marked.diagnostics.has_errors());
}

TEST(Lexer, LanguagePragmasAreCollectedAtTheTopOnly) {
  Lexed lexed(
      "{-# LANGUAGE A, B #-} -- x\n{-# language C #-}\n{-# OPTIONS_GHC -Wall #-} m {-# LANGUAGE D #-}");
  std::string names;
  for (const Name& name : lexed.tokens.extensions) names += lexed.names.text(name.text);
  EXPECT_EQ(names, "ABC");
  EXPECT_FALSE(lexed.diagnostics.has_errors());
}

TEST(Lexer, BytesThatAreNoHaskellAreReportedAndSkipped) {
  Lexed lexed("a \xff b \x01 c");
  EXPECT_EQ(lexed.Summary(), "a b c");
  EXPECT_EQ(lexed.diagnostics.error_count(), 2u);
}

TEST(Literals, IntegersInAllBases) {
  EXPECT_EQ(Integer("0"), "0");
  EXPECT_EQ(Integer("007"), "7");
  EXPECT_EQ(Integer("1_000_000"), "1000000");
  EXPECT_EQ(Integer("0xFF"), "255");
  EXPECT_EQ(Integer("0o17"), "15");
  EXPECT_EQ(Integer("0b1010"), "10");
  EXPECT_EQ(Integer("0x_dead_beef"), "3735928559");
  EXPECT_EQ(Integer("0xFFFFFFFFFFFFFFFFFFFFFFFF"), "79228162514264337593543950335");
  EXPECT_EQ(Lexed("0xg 0b2 1_").Summary(), "a number xg a number b2 a number _");
}

TEST(Literals, RationalsAreExactAndInLowestTerms) {
  EXPECT_EQ(Rational("1.5"), "3/2");
  EXPECT_EQ(Rational("1.5e2"), "150/1");
  EXPECT_EQ(Rational("0.1"), "1/10");
  EXPECT_EQ(Rational("1e-3"), "1/1000");
  EXPECT_EQ(Rational("12.50E-1"), "5/4");
  EXPECT_EQ(Rational("0.000"), "0/1");
  EXPECT_EQ(Rational("2.5e+1"), "25/1");
  EXPECT_EQ(Rational("6.02214076e23"), "602214076000000000000000/1");
  EXPECT_EQ(Rational("1_0.0_5"), "201/20");
  EXPECT_EQ(Lexed("1.e 1.f [1..2] 1 .5").Summary(),
            "a number . e a number . f `[` a number .. a number `]` a number . a number");
}

TEST(Literals, HugeExponentsAreRefused) {
  EXPECT_TRUE(Lexed("1e999999999999").diagnostics.has_errors());
  EXPECT_FALSE(Lexed("1e-4000").diagnostics.has_errors());
}

TEST(Literals, StringsWithEscapesAndGaps) {
  Lexed lexed(R"("a\nb\t\"\\\'" "\SOH\SO\&H\65\x41\o101\^A\^_\DEL" "gap\   \end" "\1234\&5" "ä")");
  EXPECT_EQ(lexed.String(0), U"a\nb\t\"\\'");
  EXPECT_EQ(lexed.String(1), (std::u32string{1, 14, 'H', 'A', 'A', 'A', 1, 31, 127}));
  EXPECT_EQ(lexed.String(2), U"gapend");
  EXPECT_EQ(lexed.String(3), (std::u32string{1234, '5'}));
  EXPECT_EQ(lexed.String(4), U"ä");
  EXPECT_FALSE(lexed.diagnostics.has_errors());
}

TEST(Literals, CharactersAndPrimes) {
  Lexed lexed(R"('a' '\'' '"' '\n' '\x1F600' x' f'' ' ')");
  EXPECT_EQ(lexed.Summary(),
            "a character a character a character a character a character x' f'' a character");
  EXPECT_EQ(std::get<CharLiteral>(lexed.literal(4)).value, U'\x1F600');
}

TEST(Literals, BadOnesAreReported) {
  EXPECT_EQ(Lexed("\"abc\nx").FirstError(), "This string is not closed on its line; `\"` is missing.");
  EXPECT_EQ(Lexed(R"("\q")").FirstError(), "There is no such escape; write `\\\\` for a backslash.");
  EXPECT_EQ(Lexed(R"("\1114112")").FirstError(), "The largest character is \\1114111 (\\x10FFFF).");
  EXPECT_TRUE(Lexed("'ab'").diagnostics.has_errors());
  EXPECT_TRUE(Lexed("''").diagnostics.has_errors());
  EXPECT_TRUE(Lexed("'").diagnostics.has_errors());
  EXPECT_TRUE(Lexed("\"\\").diagnostics.has_errors());
}

TEST(Unicode, ClassesFollowTheGeneralCategory) {
  EXPECT_EQ(ClassOf(U'Ā'), CharClass::kUpper);
  EXPECT_EQ(ClassOf(U'ā'), CharClass::kLower);
  EXPECT_EQ(ClassOf(U'ǅ'), CharClass::kUpper);
  EXPECT_EQ(ClassOf(U'λ'), CharClass::kLower);
  EXPECT_EQ(ClassOf(U'→'), CharClass::kSymbol);
  EXPECT_EQ(ClassOf(U'\u00a0'), CharClass::kSpace);
  EXPECT_EQ(ClassOf(U'²'), CharClass::kPart);
  EXPECT_EQ(ClassOf(U'«'), CharClass::kOther);
  EXPECT_EQ(ClassOf(0x10ffff), CharClass::kOther);
  EXPECT_EQ(ClassOf(0xffffffff), CharClass::kOther);
}

TEST(Lexer, ANumberInAnotherBaseMayBeTooLong) {
  const Lexed lexed("0x" + std::string(5 * kMaxRationalDigits + 1, 'f'));
  ASSERT_EQ(lexed.diagnostics.all().size(), 1u);
  EXPECT_EQ(lexed.diagnostics.all()[0].message, "This number is too long; write it in base ten.");
}

}  // namespace
}  // namespace inquest::haskell::lex
