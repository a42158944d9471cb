// Primitives and exceptions, each in a program of its own; the expected texts are GHC 9.0.2's answers.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <functional>

#include "core/builder.h"
#include "reduce/machine.h"
#include "reduce/natives.h"
#include "reduce/testing.h"

namespace inquest::reduce {
namespace {

using core::Builder;
using core::ExprId;
using core::Failure;
using core::Primitive;
using trials::Catching;
using trials::RunTrial;
using P = Primitive;

// What the program `handlePutString 1 (text ...)` writes, or the exception's text.
std::string Answer(const std::function<ExprId(Builder&)>& text) {
  trials::Trial trial;
  trial.main = [&](Builder& b) { return Catching(b, b.Prim(P::kHandlePutString, {b.Int(1), text(b)})); };
  std::string answer = RunTrial(trial).output;
  trial.collect_always = true;
  EXPECT_EQ(RunTrial(trial).output, answer) << "when it collects at every allocation";
  return answer;
}

std::string Int(P primitive, std::vector<int64_t> arguments, P show = P::kIntShow) {
  return Answer([&](Builder& b) {
    std::vector<ExprId> list;
    for (int64_t a : arguments) list.push_back(b.Int(a));
    return b.Prim(show, {b.Prim(primitive, list)});
  });
}

// As the front end makes it: digits only for what does not fit 64 bits.
ExprId IntegerLiteral(Builder& b, const std::string& digits) {
  errno = 0;
  int64_t value = std::strtoll(digits.c_str(), nullptr, 10);
  return errno == 0 ? b.Integer(value) : b.Integer(digits);
}

std::string Integer(P primitive, std::vector<std::string> arguments, P show = P::kIntegerShow) {
  return Answer([&](Builder& b) {
    std::vector<ExprId> list;
    for (const std::string& a : arguments) list.push_back(IntegerLiteral(b, a));
    return b.Prim(show, {b.Prim(primitive, list)});
  });
}

// The second argument is an Int.
std::string IntegerBy(P primitive, const std::string& x, int64_t n) {
  return Answer([&](Builder& b) {
    return b.Prim(P::kIntegerShow, {b.Prim(primitive, {IntegerLiteral(b, x), b.Int(n)})});
  });
}

std::string Double(P primitive, std::vector<double> arguments, P show = P::kDoubleShow) {
  return Answer([&](Builder& b) {
    std::vector<ExprId> list;
    for (double a : arguments) list.push_back(b.Double(a));
    return b.Prim(show, {b.Prim(primitive, list)});
  });
}

std::string Float(P primitive, std::vector<double> arguments, P show = P::kFloatShow) {
  return Answer([&](Builder& b) {
    std::vector<ExprId> list;
    for (double a : arguments) list.push_back(b.Prim(P::kDoubleToFloat, {b.Double(a)}));
    return b.Prim(show, {b.Prim(primitive, list)});
  });
}

ExprId ShowBool(Builder& b, ExprId e) {
  return b.Case(e, {b.Alt("True", {}, b.String("True")), b.Alt("False", {}, b.String("False"))});
}

constexpr const char* kTwo60 = "1152921504606846976";
constexpr const char* kMinusTwo60 = "-1152921504606846976";

TEST(PrimitivesTest, EveryPrimitiveIsImplemented) {
  const P kOfEvaluator[] = {P::kSeq,          P::kRaiseError, P::kRaisePlainError, P::kRaise,
                            P::kUnsafeCoerce, P::kIoReturn,   P::kIoBind,          P::kIoThen,
                            P::kIoCatch,      P::kIoFix,      P::kIoPerform,       P::kIoInterleave,
                            P::kIoRaise};
  for (size_t i = 0; i < kPrimitiveCount; ++i) {
    auto primitive = static_cast<P>(i);
    const core::PrimitiveInfo& info = core::Info(primitive);
    if (std::find(std::begin(kOfEvaluator), std::end(kOfEvaluator), primitive) != std::end(kOfEvaluator))
      continue;
    if ((info.flags & core::kLazy) == 0) {
      EXPECT_NE(Natives::strict()[primitive], nullptr) << info.name;
      continue;
    }
    const Natives::Lazy& lazy = Natives::lazy()[primitive];
    EXPECT_TRUE(lazy.run != nullptr || lazy.step != nullptr) << info.name;
    if (lazy.run == nullptr) continue;
    EXPECT_EQ(strlen(lazy.arguments), static_cast<size_t>(info.arity)) << info.name;
  }
}

TEST(PrimitivesTest, IntArithmeticWraps) {
  EXPECT_EQ(Int(P::kIntAdd, {LONG_MAX, 1}), "-9223372036854775808");
  EXPECT_EQ(Int(P::kIntSub, {LONG_MIN, 1}), "9223372036854775807");
  EXPECT_EQ(Int(P::kIntMul, {LONG_MAX, 2}), "-2");
  EXPECT_EQ(Int(P::kIntNegate, {LONG_MIN}), "-9223372036854775808");
  EXPECT_EQ(Int(P::kIntAbs, {LONG_MIN}), "-9223372036854775808");
  EXPECT_EQ(Int(P::kIntSignum, {LONG_MIN}), "-1");
  EXPECT_EQ(Int(P::kIntAdd, {(1L << 60) - 1, 1}), kTwo60);
  EXPECT_EQ(Int(P::kIntSub, {-(1L << 60), 1}), "-1152921504606846977");
  EXPECT_EQ(Int(P::kIntSub, {1L << 60, 1}), "1152921504606846975");
}

TEST(PrimitivesTest, IntDivisionRoundsAsTheReportSays) {
  EXPECT_EQ(Int(P::kIntQuot, {-7, 2}) + Int(P::kIntRem, {-7, 2}) + Int(P::kIntDiv, {-7, 2}) +
                Int(P::kIntMod, {-7, 2}),
            "-3-1-41");
  EXPECT_EQ(Int(P::kIntQuot, {7, -2}) + Int(P::kIntRem, {7, -2}) + Int(P::kIntDiv, {7, -2}) +
                Int(P::kIntMod, {7, -2}),
            "-31-4-1");
  EXPECT_EQ(Int(P::kIntQuot, {-7, -2}) + Int(P::kIntRem, {-7, -2}) + Int(P::kIntDiv, {-7, -2}), "3-13");
  EXPECT_EQ(Int(P::kIntDiv, {LONG_MIN, 2}), "-4611686018427387904");
  EXPECT_EQ(Int(P::kIntMod, {LONG_MIN, 3}) + Int(P::kIntRem, {LONG_MIN, 3}), "1-2");
  EXPECT_EQ(Int(P::kIntDiv, {1L << 60, -1}), kMinusTwo60);
  EXPECT_EQ(Int(P::kIntRem, {LONG_MIN, -1}) + Int(P::kIntMod, {LONG_MIN, -1}), "00");
}

TEST(PrimitivesTest, IntDivisionThatHasNoResultRaises) {
  for (P p : {P::kIntQuot, P::kIntRem, P::kIntDiv, P::kIntMod, P::kWordQuot, P::kWordRem}) {
    EXPECT_EQ(Int(p, {5, 0}), "arith 3");
  }
  for (P p : {P::kIntegerQuot, P::kIntegerRem, P::kIntegerDiv, P::kIntegerMod}) {
    EXPECT_EQ(Integer(p, {"100000000000000000000", "0"}), "arith 3");
  }
  EXPECT_EQ(Int(P::kIntQuot, {LONG_MIN, -1}), "arith 0");
  EXPECT_EQ(Int(P::kIntDiv, {LONG_MIN, -1}), "arith 0");
  EXPECT_EQ(Int(P::kRaiseArith, {5}), "arith 5");
}

TEST(PrimitivesTest, IntBits) {
  EXPECT_EQ(Int(P::kIntShiftL, {1, 63}), "-9223372036854775808");
  EXPECT_EQ(Int(P::kIntShiftL, {1, 64}), "0");
  EXPECT_EQ(Int(P::kIntShiftR, {LONG_MIN, 70}), "-1");
  EXPECT_EQ(Int(P::kIntShiftR, {-8, 1}), "-4");
  EXPECT_EQ(Int(P::kIntPopCount, {-1}), "64");
  EXPECT_EQ(Int(P::kIntComplement, {5}), "-6");
  EXPECT_EQ(Int(P::kIntNarrow, {8, 300}), "44");
  EXPECT_EQ(Int(P::kIntNarrow, {8, 200}), "-56");
  EXPECT_EQ(Int(P::kWordNarrow, {8, -1}, P::kWordShow), "255");
}

TEST(PrimitivesTest, WordsAreUnsigned) {
  EXPECT_EQ(Int(P::kWordSub, {0, 1}, P::kWordShow), "18446744073709551615");
  EXPECT_EQ(Int(P::kWordQuot, {-1, 10}, P::kWordShow), "1844674407370955161");
  EXPECT_EQ(Int(P::kWordRem, {-1, 10}, P::kWordShow), "5");
  EXPECT_EQ(Int(P::kWordShiftR, {-1, 63}, P::kWordShow), "1");
  EXPECT_EQ(Int(P::kWordToInteger, {-1}, P::kIntegerShow), "18446744073709551615");
  EXPECT_EQ(Answer([](Builder& b) {
              return ShowBool(b, b.Prim(P::kWordLt, {b.Int(1), b.Int(-1)}));
            }),
            "True");
}

TEST(PrimitivesTest, CharactersOutsideUnicodeAreRefused) {
  EXPECT_EQ(Int(P::kIntToChar, {-1}), "error Prelude.chr: bad argument: (-1)");
  EXPECT_EQ(Int(P::kIntToChar, {0x110000}), "error Prelude.chr: bad argument: 1114112");
}

TEST(PrimitivesTest, IntegersAreUnbounded) {
  EXPECT_EQ(Integer(P::kIntegerAdd, {"1152921504606846975", "1"}), kTwo60);
  EXPECT_EQ(Integer(P::kIntegerSub, {kMinusTwo60, "1"}), "-1152921504606846977");
  EXPECT_EQ(Integer(P::kIntegerMul, {kTwo60, kTwo60}), "1329227995784915872903807060280344576");
  EXPECT_EQ(Integer(P::kIntegerMul, {"-1152921504606846976", "8"}), "-9223372036854775808");
  EXPECT_EQ(Integer(P::kIntegerNegate, {kMinusTwo60}), kTwo60);
  EXPECT_EQ(Integer(P::kIntegerAbs, {kMinusTwo60}), kTwo60);
  EXPECT_EQ(Integer(P::kIntegerQuot, {kMinusTwo60, "-1"}), kTwo60);
  EXPECT_EQ(Integer(P::kIntegerDiv, {"-100000000000000000007", "10000000000"}), "-10000000001");
  EXPECT_EQ(Integer(P::kIntegerMod, {"-100000000000000000007", "10000000000"}), "9999999993");
  EXPECT_EQ(Integer(P::kIntegerRem, {"100000000000000000007", "-10000000000"}), "7");
  EXPECT_EQ(Integer(P::kIntegerMod, {"7", "-100000000000000000000"}), "-99999999999999999993");
  EXPECT_EQ(Integer(P::kIntegerGcd, {"6917529027641081856", "4611686018427387904"}), "2305843009213693952");
  EXPECT_EQ(Int(P::kIntToInteger, {LONG_MIN}, P::kIntegerShow), "-9223372036854775808");
}

TEST(PrimitivesTest, AnIntegerThatShrinksComparesWithASmallOne) {
  EXPECT_EQ(Answer([](Builder& b) {
              ExprId small = b.Prim(P::kIntegerSub,
                                    {b.Integer("100000000000000000001"), b.Integer("100000000000000000000")});
              return ShowBool(b, b.Prim(P::kIntegerEq, {small, b.Integer(1)}));
            }),
            "True");
  EXPECT_EQ(Answer([](Builder& b) {
              return ShowBool(b, b.Prim(P::kIntegerLt, {b.Integer("-100000000000000000000"), b.Integer(1)}));
            }),
            "True");
}

TEST(PrimitivesTest, IntegerBitsSeeAnInfiniteTwosComplement) {
  EXPECT_EQ(IntegerBy(P::kIntegerShiftL, "1", 100), "1267650600228229401496703205376");
  EXPECT_EQ(IntegerBy(P::kIntegerShiftR, "-1329227995784915872903807060280344576", 100), "-1048576");
  EXPECT_EQ(IntegerBy(P::kIntegerShiftR, "-1", 100), "-1");
  EXPECT_EQ(IntegerBy(P::kIntegerShiftL, "1", -1), "arith 0");
  EXPECT_EQ(Integer(P::kIntegerComplement, {kTwo60}), "-1152921504606846977");
  EXPECT_EQ(Integer(P::kIntegerAnd, {kMinusTwo60, "1180591620717411303423"}), "1179438699212804456448");
  EXPECT_EQ(Integer(P::kIntegerXor, {"-5", "36893488147419103232"}), "-36893488147419103237");
  EXPECT_EQ(Integer(P::kIntegerPopCount, {"-5"}, P::kIntShow), "-2");
  EXPECT_EQ(Integer(P::kIntegerLog2, {"1267650600228229401496703205376"}, P::kIntShow), "100");
  EXPECT_EQ(Integer(P::kIntegerToInt, {"18446744073709551621"}, P::kIntShow), "5");
  EXPECT_EQ(Integer(P::kIntegerToInt, {"-9223372036854775809"}, P::kIntShow), "9223372036854775807");
  EXPECT_EQ(Integer(P::kIntegerToWord, {"-1"}, P::kWordShow), "18446744073709551615");
}

TEST(PrimitivesTest, LargeResultsDoNotNeedTheNursery) {
  // 47,712 digits are 143,136 words of list cells; 477,122 digits are more than the whole nursery.
  EXPECT_EQ(IntegerBy(P::kIntegerPow, "3", 100000).size(), 47713u);
  EXPECT_EQ(IntegerBy(P::kIntegerPow, "3", 1000000).size(), 477122u);
  EXPECT_EQ(IntegerBy(P::kIntegerPow, "3", -1), "error Negative exponent");
  EXPECT_EQ(IntegerBy(P::kIntegerPow, "3", LONG_MAX), "async 1");
  EXPECT_EQ(IntegerBy(P::kIntegerPow, "1", LONG_MAX), "1");
  EXPECT_EQ(IntegerBy(P::kIntegerShiftL, "1", LONG_MAX), "async 1");
}

TEST(PrimitivesTest, DigitsAreReadAsAnInteger) {
  auto read = [](const std::string& digits) {
    return Answer(
        [&](Builder& b) { return b.Prim(P::kIntegerShow, {b.Prim(P::kIntegerRead, {b.String(digits)})}); });
  };
  EXPECT_EQ(read("00123"), "123");
  EXPECT_EQ(read("1267650600228229401496703205376"), "1267650600228229401496703205376");
}

TEST(PrimitivesTest, RealsAreGhcs) {
  EXPECT_EQ(Double(P::kDoubleAtan2, {1, -1}), "2.356194490192345");
  EXPECT_EQ(Double(P::kDoubleAtan2, {-0.0, -1}), "-3.141592653589793");
  EXPECT_EQ(Double(P::kDoubleAtan2, {3, -0.7}), "1.8000282600718918");
  EXPECT_EQ(Float(P::kFloatAtan2, {2, 0.3}), "1.4219064");
  EXPECT_EQ(Double(P::kDoublePow, {2, 0.5}), "1.4142135623730951");
  EXPECT_EQ(Float(P::kFloatSqrt, {2}), "1.4142135");
  EXPECT_EQ(Float(P::kFloatExp, {1}), "2.7182817");
  EXPECT_EQ(Double(P::kDoubleAsinh, {1}), "0.881373587019543");
  EXPECT_EQ(Double(P::kDoubleSignum, {-0.0}), "-0.0");
  EXPECT_EQ(Double(P::kDoubleDiv, {1, 0}) + Double(P::kDoubleDiv, {-1, 0}) + Double(P::kDoubleDiv, {0, 0}),
            "Infinity-InfinityNaN");
}

TEST(PrimitivesTest, RealsAreRoundedToIntegers) {
  auto all = [](P p) {
    std::string result;
    for (double x : {0.5, 1.5, 2.5, -0.5, -1.5}) result += Double(p, {x}, P::kIntegerShow) + " ";
    return result;
  };
  EXPECT_EQ(all(P::kDoubleRound), "0 2 2 0 -2 ");
  EXPECT_EQ(all(P::kDoubleFloor), "0 1 2 -1 -2 ");
  EXPECT_EQ(all(P::kDoubleCeiling), "1 2 3 0 -1 ");
  EXPECT_EQ(all(P::kDoubleTruncate), "0 1 2 0 -1 ");
  EXPECT_EQ(Double(P::kDoubleTruncate, {1e20}, P::kIntegerShow), "100000000000000000000");
  EXPECT_EQ(Double(P::kDoubleDecodeMantissa, {0.1}, P::kIntegerShow), "7205759403792794");
  EXPECT_EQ(Float(P::kFloatDecodeExponent, {0.1}, P::kIntShow), "-27");
  EXPECT_EQ(Integer(P::kIntegerToDouble, {"9007199254740993"}, P::kDoubleShow), "9.007199254740992e15");
  EXPECT_EQ(Integer(P::kIntegerRatioToDouble, {"-1", "0"}, P::kDoubleShow), "-Infinity");
  EXPECT_EQ(Integer(P::kIntegerRatioToDouble, {"1", "3"}, P::kDoubleShow), "0.3333333333333333");
}

TEST(PrimitivesTest, ConstructorsAndTheirNumbers) {
  EXPECT_EQ(Answer([](Builder& b) { return b.Prim(P::kIntShow, {b.Prim(P::kDataTag, {b.Con("GT")})}); }),
            "2");
  EXPECT_EQ(Answer([](Builder& b) {
              return b.Prim(P::kIntShow, {b.Prim(P::kDataTag, {b.Con("Just", {b.Int(1)})})});
            }),
            "1");
  EXPECT_EQ(Answer([](Builder& b) {
              return ShowBool(b, b.Prim(P::kTagToEnum, {b.Con("False"), b.Int(1)}));
            }),
            "True");
  EXPECT_EQ(Answer([](Builder& b) {
              return ShowBool(b, b.Prim(P::kTagToEnum, {b.Con("False"), b.Int(2)}));
            }),
            "error Prelude.toEnum: bad argument");
}

TEST(PrimitivesTest, CharactersHaveUnicodeCases) {
  EXPECT_EQ(
      Answer([](Builder& b) {
        return b.List({b.Prim(P::kCharToUpper, {b.Char(U'ß')}), b.Prim(P::kCharToUpper, {b.Char(U'é')})});
      }),
      "ßÉ");
}

// What GHC says about a failed match at `begin`..`end` of the text.
std::string MatchText(Failure::Kind kind, const std::string& subject, uint32_t begin, uint32_t end) {
  trials::Trial trial;
  trial.main = [&](Builder& b) {
    return Catching(b, b.Prim(P::kHandlePutString, {b.Int(1), b.Error(kind, subject)}));
  };
  trial.adjust = [&](core::Program& program, source::Files& files) {
    source::FileId file = files.Add(source::File("F.hs", "f 1 = 2\nf 2 = 3\n"));
    program.failures[0].span = {file, begin, end};
  };
  return RunTrial(trial).output;
}

TEST(ExceptionsTest, FailedMatchesAreWordedAsGhcDoes) {
  using Kind = Failure::Kind;
  EXPECT_EQ(MatchText(Kind::kEquations, "f", 0, 15),
            "match 0 F.hs:(1,1)-(2,7): Non-exhaustive patterns in function f\n");
  EXPECT_EQ(MatchText(Kind::kEquations, "+++", 0, 7),
            "match 0 F.hs:1:1-7: Non-exhaustive patterns in function +++\n");
  EXPECT_EQ(MatchText(Kind::kCase, "", 2, 3), "match 0 F.hs:1:3: Non-exhaustive patterns in case\n");
  EXPECT_EQ(MatchText(Kind::kLambda, "", 0, 7), "match 0 F.hs:1:1-7: Non-exhaustive patterns in lambda\n");
  EXPECT_EQ(MatchText(Kind::kPatternBinding, "Just x", 0, 7),
            "match 0 F.hs:1:1-7: Non-exhaustive patterns in Just x\n");
  EXPECT_EQ(MatchText(Kind::kMultiIf, "", 0, 7),
            "match 0 F.hs:1:1-7: Non-exhaustive guards in multi-way if\n");
  EXPECT_EQ(MatchText(Kind::kMissingField, "fb", 0, 7), "match 1 No match in record selector fb");
  EXPECT_EQ(MatchText(Kind::kRecordConstruction, "fa", 0, 7),
            "match 2 F.hs:1:1-7: Missing field in record construction fa\n");
  EXPECT_EQ(MatchText(Kind::kNoMatchingRecord, "", 0, 7),
            "match 3 F.hs:1:1-7: Non-exhaustive patterns in record update\n");
  EXPECT_EQ(MatchText(Kind::kMissingMethod, "op2", 0, 7),
            "match 4 F.hs:1:1-7: No instance nor default method for class operation op2\n");
}

}  // namespace
}  // namespace inquest::reduce
