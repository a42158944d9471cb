#include "view/pattern.h"

#include <gtest/gtest.h>

#include "value/memory_terms.h"
#include "view/nameless.h"

namespace inquest::view {
namespace {

CallPattern Parsed(std::string_view text) {
  auto pattern = ParsePattern(text);
  EXPECT_TRUE(pattern.ok()) << text << ": " << (pattern.ok() ? "" : pattern.error().message);
  return pattern.ok() ? *pattern : CallPattern{};
}
std::string ErrorOf(std::string_view text) {
  auto pattern = ParsePattern(text);
  EXPECT_FALSE(pattern.ok()) << text;
  return pattern.ok() ? "" : pattern.error().message;
}

TEST(Pattern, ANameAloneMatchesEveryCall) {
  const CallPattern pattern = Parsed("insert");
  EXPECT_EQ(pattern.name, "insert");
  EXPECT_TRUE(pattern.is_plain());
  EXPECT_EQ(pattern.caller, "");
}

TEST(Pattern, ArgumentsResultAndCallerAreTakenApart) {
  const CallPattern pattern = Parsed("insert 3 _ = x' : _ in sort");
  ASSERT_EQ(pattern.arguments.size(), 2u);
  EXPECT_EQ(pattern.arguments[0].kind, Pattern::Kind::kNumber);
  EXPECT_EQ(pattern.arguments[1].kind, Pattern::Kind::kAny);
  ASSERT_TRUE(pattern.result.has_value());
  EXPECT_EQ(pattern.result->kind, Pattern::Kind::kList);
  EXPECT_TRUE(pattern.result->has_tail);
  EXPECT_EQ(pattern.caller, "sort");
}

TEST(Pattern, OperatorsStandBetweenTheirArgumentsOrInBrackets) {
  for (const char* text : {"[1] ++ _", "(++) [1] _"}) {
    const CallPattern pattern = Parsed(text);
    EXPECT_EQ(pattern.name, "++");
    ASSERT_EQ(pattern.arguments.size(), 2u) << text;
    EXPECT_EQ(pattern.arguments[0].kind, Pattern::Kind::kList);
  }
  EXPECT_EQ(Parsed("1 `div` 2").name, "div");
  EXPECT_EQ(Parsed("f . g").name, ".");
}

TEST(Pattern, ValuesCanBePastedAsTheyAreShown) {
  const CallPattern escapes = Parsed(R"(f "\ESC[0m\SO\&H\SOH\DEL\^A\o33\x1b")");
  std::vector<uint32_t> codes;
  for (const Pattern& field : escapes.arguments[0].fields) codes.push_back(field.code);
  EXPECT_EQ(codes, (std::vector<uint32_t>{27, '[', '0', 'm', 14, 'H', 1, 127, 1, 27, 27}));

  const CallPattern infix = Parsed("eval (_ `Mul` Neg 1) = (-3) % 4");
  ASSERT_EQ(infix.arguments.size(), 1u);
  EXPECT_EQ(infix.arguments[0].name, "Mul");
  EXPECT_EQ(infix.arguments[0].fields.size(), 2u);
  EXPECT_EQ(infix.result->name, "%");

  const CallPattern prefix = Parsed(R"(f ("ab" ++ _) = "c" ++ _)");
  EXPECT_EQ(prefix.arguments[0].fields.size(), 3u);
  EXPECT_TRUE(prefix.arguments[0].has_tail);
  EXPECT_TRUE(prefix.result->has_tail);
  EXPECT_EQ(Parsed("_ `div` _").name, "div");
}

TEST(Pattern, LettersAndTheirEscapesMeanTheSame) {
  const auto codes = [](const char* text) {
    std::vector<uint32_t> found;
    const CallPattern pattern = Parsed(text);
    for (const Pattern& field : pattern.arguments[0].fields) found.push_back(field.code);
    return found;
  };
  EXPECT_EQ(codes("f \"Grüß 李1\""), codes("f \"Gr\\252\\223 \\26446\\&1\""));
  EXPECT_EQ(Parsed("f '李'").arguments[0].code, 0x674eu);
  EXPECT_EQ(Parsed("größe (Ärger 1)").name, "größe");
  EXPECT_EQ(Parsed("größe (Ärger 1)").arguments[0].kind, Pattern::Kind::kConstructor);
  EXPECT_EQ(Parsed("1 ⊕ _").name, "⊕");
  EXPECT_EQ(Parsed("1 ⊕ _").arguments.size(), 2u);
  EXPECT_EQ(Parsed("f = _|_").result->kind, Parsed("f = ⊥").result->kind);
}

TEST(Pattern, QualifiersAreModulesOrRoutines) {
  EXPECT_EQ(Parsed("Data.Map.insert 1").qualifier, "Data.Map");
  EXPECT_EQ(Parsed("Data.Map.insert 1").name, "insert");
  EXPECT_EQ(Parsed("sort.go").qualifier, "sort");
  EXPECT_EQ(Parsed("_ Data.Map.! 3").qualifier, "Data.Map");
  EXPECT_EQ(Parsed("_ Data.Map.! 3").name, "!");
}

TEST(Pattern, ListsAndStringsOfKnownLengthHaveNoTail) {
  const CallPattern pattern = Parsed("f 'a' \"b\\n\" [] (1 : 2 : [3])");
  ASSERT_EQ(pattern.arguments.size(), 4u);
  EXPECT_EQ(pattern.arguments[0].code, 'a');
  ASSERT_EQ(pattern.arguments[1].fields.size(), 2u);
  EXPECT_EQ(pattern.arguments[1].fields[1].code, '\n');
  EXPECT_TRUE(pattern.arguments[2].fields.empty());
  EXPECT_EQ(pattern.arguments[3].fields.size(), 3u);
  EXPECT_FALSE(pattern.arguments[3].has_tail);
}

bool MatchesResult(std::string_view text, const value::Terms& terms, value::Term term) {
  const CallPattern pattern = Parsed("f = " + std::string(text));
  return pattern.result.has_value() && Matches(terms, *pattern.result, term);
}

TEST(Matches, WhatWasNotEvaluatedMatchesTheWildcardOnly) {
  value::MemoryTerms terms;
  EXPECT_TRUE(MatchesResult("_", terms, terms.Unevaluated()));
  for (const char* text : {"3", "[]", "'c'", "Just _", "f", "(_, _)", "⊥"}) {
    EXPECT_FALSE(MatchesResult(text, terms, terms.Unevaluated())) << text;
  }
}

TEST(Matches, ListsMatchByTheirElementsAndTheirEnd) {
  value::MemoryTerms terms;
  const value::Term list = terms.Numbers({1, 2});
  for (const char* text : {"[1, 2]", "1 : _", "[_, 2]", "1 : 2 : []", "_ : _ : _"}) {
    EXPECT_TRUE(MatchesResult(text, terms, list)) << text;
  }
  for (const char* text : {"[1]", "[1, 2, 3]", "2 : _", "[]", "\"12\"", "(1, 2)"}) {
    EXPECT_FALSE(MatchesResult(text, terms, list)) << text;
  }
  EXPECT_TRUE(MatchesResult("\"ab\"", terms, terms.String("ab")));
  EXPECT_TRUE(MatchesResult("'a' : _", terms, terms.String("ab")));
}

TEST(Matches, NumbersMatchByTheirValue) {
  value::MemoryTerms terms;
  EXPECT_TRUE(MatchesResult("-3", terms, terms.Number("-3")));
  EXPECT_TRUE(MatchesResult("3", terms, terms.Number("3.0")));
  EXPECT_TRUE(MatchesResult("1e3", terms, terms.Number("1000.0")));
  EXPECT_FALSE(MatchesResult("9007199254740993", terms, terms.Number("9007199254740992")));
}

TEST(Matches, ConstructorsMatchByNameFieldsAndLabels) {
  value::MemoryTerms terms;
  const value::Term record = terms.Record("P", {"x", "y"}, {terms.Number(1), terms.Number(2)});
  EXPECT_TRUE(MatchesResult("P 1 2", terms, record));
  EXPECT_TRUE(MatchesResult("P {y = 2}", terms, record));
  EXPECT_TRUE(MatchesResult("P {}", terms, record));
  EXPECT_FALSE(MatchesResult("P {z = 2}", terms, record));
  EXPECT_FALSE(MatchesResult("P", terms, record));
  EXPECT_FALSE(MatchesResult("Q 1 2", terms, record));
  EXPECT_TRUE(MatchesResult("1 :+ _", terms, terms.Infix(terms.Number(1), ":+", terms.Number(2))));
  EXPECT_TRUE(MatchesResult("()", terms, terms.Unit()));
  EXPECT_TRUE(MatchesResult("(1, _)", terms, terms.Tuple({terms.Number(1), terms.Unevaluated()})));
}

TEST(Matches, BottomIsAnErrorOrWhatNeverFinished) {
  value::MemoryTerms terms;
  EXPECT_TRUE(MatchesResult("⊥", terms, terms.Error("no")));
  EXPECT_TRUE(MatchesResult("⊥", terms, terms.Unfinished()));
  EXPECT_FALSE(MatchesResult("⊥", terms, terms.Number(3)));
}

TEST(Pattern, ALambdaIsNamedAsItIsPrinted) {
  const auto pattern = ParsePattern(" (\\x  -> f (x, ')')) 3 _ = 4 in main");
  ASSERT_TRUE(pattern.ok()) << pattern.error().message;
  EXPECT_EQ(pattern->lambda, "(\\x -> f (x, ')'))");
  EXPECT_EQ(pattern->name, "");
  EXPECT_EQ(pattern->arguments.size(), 2u);
  EXPECT_TRUE(pattern->result.has_value());
  EXPECT_EQ(pattern->caller, "main");
  EXPECT_EQ(ParsePattern("\\x -> x")->lambda, "(\\x -> x)");
  EXPECT_FALSE(ParsePattern("(\\x -> x").ok());
  EXPECT_FALSE(ParsePattern("(\\x -> x) 3 = ]").ok());
}

TEST(Pattern, TheTextOfALambdaMayBeCutOff) {
  EXPECT_TRUE(IsLambda("(\\x -> …)", "(\\x -> x + 1)"));
  EXPECT_TRUE(IsLambda("(\\x ...)", "(\\x -> x + 1)"));
  EXPECT_TRUE(IsLambda("(\\x -> x + 1)", "(\\x -> x + 1)"));
  EXPECT_FALSE(IsLambda("(\\x -> x)", "(\\x -> x + 1)"));
  EXPECT_FALSE(IsLambda("(\\y -> …)", "(\\x -> x + 1)"));
}

TEST(Pattern, APlaceNamesWhatHasNoName) {
  const auto pattern = ParsePattern("src/Main.hs:3:15 _ = (1 : _)");
  ASSERT_TRUE(pattern.ok()) << pattern.error().message;
  EXPECT_EQ(pattern->place, "src/Main.hs:3:15");
  EXPECT_EQ(pattern->arguments.size(), 1u);
  EXPECT_EQ(ParsePattern("Main.hs:3")->place, "Main.hs:3");
  EXPECT_EQ(ParsePattern("f (1:2:_)")->place, "");
  EXPECT_FALSE(ParsePattern("1:2").ok());
}

TEST(Pattern, ErrorsSayWhere) {
  EXPECT_NE(ErrorOf("").find("at its end"), std::string::npos);
  EXPECT_NE(ErrorOf("f (1, 2").find("`)` is missing"), std::string::npos);
  EXPECT_NE(ErrorOf("f \"abc").find("closing quote"), std::string::npos);
  EXPECT_NE(ErrorOf("f 'ab'").find("one character"), std::string::npos);
  EXPECT_NE(ErrorOf("f = 1 = 2").find("before `= 2`"), std::string::npos);
  EXPECT_NE(ErrorOf("f in 3").find("name of the caller"), std::string::npos);
  EXPECT_NE(ErrorOf("f }").find("before `}`"), std::string::npos);
  EXPECT_NE(ErrorOf("f 1 ;").find("no Haskell word"), std::string::npos);
}

TEST(Pattern, NestingHasALimit) {
  EXPECT_NE(ErrorOf("f " + std::string(100000, '(')).find("too deep"), std::string::npos);
}

}  // namespace
}  // namespace inquest::view
