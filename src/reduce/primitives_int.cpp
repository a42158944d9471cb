// Int and Word: 64 bits, arithmetic wraps. Both are kept by bit pattern.
#include <bit>
#include <string>

#include "base/unicode.h"
#include "reduce/machine.h"
#include "reduce/natives.h"

namespace inquest::reduce {

using core::Primitive;

namespace {

// By unsigned numbers, so that wrapping is defined.
struct Plus {
  static uint64_t Of(uint64_t x, uint64_t y) { return x + y; }
};
struct Minus {
  static uint64_t Of(uint64_t x, uint64_t y) { return x - y; }
};
struct Times {
  static uint64_t Of(uint64_t x, uint64_t y) { return x * y; }
};
struct BitAnd {
  static uint64_t Of(uint64_t x, uint64_t y) { return x & y; }
};
struct BitOr {
  static uint64_t Of(uint64_t x, uint64_t y) { return x | y; }
};
struct BitXor {
  static uint64_t Of(uint64_t x, uint64_t y) { return x ^ y; }
};
struct ShiftLeft {
  static uint64_t Of(uint64_t x, uint64_t n) { return n >= 64 ? 0 : x << n; }
};
struct ShiftRightSigned {
  static uint64_t Of(uint64_t x, uint64_t n) {
    return static_cast<uint64_t>(static_cast<int64_t>(x) >> (n >= 64 ? 63 : n));
  }
};
struct ShiftRightUnsigned {
  static uint64_t Of(uint64_t x, uint64_t n) { return n >= 64 ? 0 : x >> n; }
};
struct NarrowSigned {
  static uint64_t Of(uint64_t bits, uint64_t x) {
    if (bits == 0 || bits >= 64) return x;
    return static_cast<uint64_t>(static_cast<int64_t>(x << (64 - bits)) >> (64 - bits));
  }
};
struct NarrowUnsigned {
  static uint64_t Of(uint64_t bits, uint64_t x) {
    return bits == 0 || bits >= 64 ? x : x & ((uint64_t{1} << bits) - 1);
  }
};

template <typename T>
int Order(T x, T y) {
  return x < y ? -1 : x == y ? 0 : 1;
}

// As showsPrec 9 writes it.
std::string ShowArgument(int64_t value) {
  std::string digits = std::to_string(value);
  return value < 0 ? "(" + digits + ")" : digits;
}

}  // namespace

// Wraps(op): both arguments by bit pattern, the result too.
#define INQUEST_WRAPS(Operation)                                                  \
  [](Machine& m, const Word* a) {                                                 \
    return Give(m.MakeWord(Operation::Of(m.WordValue(a[0]), m.WordValue(a[1])))); \
  }
#define INQUEST_COMPARES(Value, operation) \
  [](Machine& m, const Word* a) { return Give(m.MakeBool(m.Value(a[0]) operation m.Value(a[1]))); }

void Natives::AddInts(StrictTable& table) {
  table[Primitive::kIntAdd] = INQUEST_WRAPS(Plus);
  table[Primitive::kIntSub] = INQUEST_WRAPS(Minus);
  table[Primitive::kIntMul] = INQUEST_WRAPS(Times);
  table[Primitive::kIntAnd] = INQUEST_WRAPS(BitAnd);
  table[Primitive::kIntOr] = INQUEST_WRAPS(BitOr);
  table[Primitive::kIntXor] = INQUEST_WRAPS(BitXor);
  table[Primitive::kIntShiftL] = INQUEST_WRAPS(ShiftLeft);
  table[Primitive::kIntShiftR] = INQUEST_WRAPS(ShiftRightSigned);
  table[Primitive::kIntNarrow] = INQUEST_WRAPS(NarrowSigned);
  table[Primitive::kIntNegate] = [](Machine& m, const Word* a) {
    return Give(m.MakeWord(0 - m.WordValue(a[0])));
  };
  table[Primitive::kIntComplement] = [](Machine& m, const Word* a) {
    return Give(m.MakeWord(~m.WordValue(a[0])));
  };
  table[Primitive::kIntAbs] = [](Machine& m, const Word* a) {
    uint64_t value = m.WordValue(a[0]);
    return Give(m.MakeWord(static_cast<int64_t>(value) < 0 ? 0 - value : value));
  };
  table[Primitive::kIntSignum] = [](Machine& m, const Word* a) {
    return Give(trail::SmallInt(Order<int64_t>(m.IntValue(a[0]), 0)));
  };
  table[Primitive::kIntPopCount] = [](Machine& m, const Word* a) {
    return Give(trail::SmallInt(std::popcount(m.WordValue(a[0]))));
  };

  // H2010 6.4.2. The only quotient that does not fit raises, as in GHC; the remainder is 0.
  table[Primitive::kIntQuot] = [](Machine& m, const Word* a) {
    int64_t x = m.IntValue(a[0]), y = m.IntValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    if (y == -1 && x == INT64_MIN) return Fail(m.MakeArithException(kArithOverflow));
    return Give(m.MakeInt(x / y));
  };
  table[Primitive::kIntRem] = [](Machine& m, const Word* a) {
    int64_t x = m.IntValue(a[0]), y = m.IntValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    return Give(m.MakeInt(y == -1 ? 0 : x % y));
  };
  table[Primitive::kIntDiv] = [](Machine& m, const Word* a) {
    int64_t x = m.IntValue(a[0]), y = m.IntValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    if (y == -1 && x == INT64_MIN) return Fail(m.MakeArithException(kArithOverflow));
    return Give(m.MakeInt(FloorDiv(x, y)));
  };
  table[Primitive::kIntMod] = [](Machine& m, const Word* a) {
    int64_t x = m.IntValue(a[0]), y = m.IntValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    return Give(m.MakeInt(y == -1 ? 0 : FloorMod(x, y)));
  };

  table[Primitive::kIntEq] = INQUEST_COMPARES(IntValue, ==);
  table[Primitive::kIntNe] = INQUEST_COMPARES(IntValue, !=);
  table[Primitive::kIntLt] = INQUEST_COMPARES(IntValue, <);
  table[Primitive::kIntLe] = INQUEST_COMPARES(IntValue, <=);
  table[Primitive::kIntGt] = INQUEST_COMPARES(IntValue, >);
  table[Primitive::kIntGe] = INQUEST_COMPARES(IntValue, >=);
  table[Primitive::kIntCompare] = [](Machine& m, const Word* a) {
    return Give(m.MakeOrdering(Order(m.IntValue(a[0]), m.IntValue(a[1]))));
  };

  table[Primitive::kIntToInteger] = [](Machine& m, const Word* a) {
    return Give(m.MakeIntegerFrom(m.IntValue(a[0])));
  };
  table[Primitive::kIntToDouble] = [](Machine& m, const Word* a) {
    return Give(m.MakeDouble(static_cast<double>(m.IntValue(a[0]))));
  };
  table[Primitive::kIntToFloat] = [](Machine& m, const Word* a) {
    return Give(m.MakeFloat(static_cast<float>(m.IntValue(a[0]))));
  };
  table[Primitive::kIntToWord] = [](Machine&, const Word* a) { return Give(a[0]); };
  table[Primitive::kIntToChar] = [](Machine& m, const Word* a) {
    int64_t code = m.IntValue(a[0]);
    if (code < 0 || code > static_cast<int64_t>(base::kLastCharacter)) {
      return Fail(m.MakeErrorText("Prelude.chr: bad argument: " + ShowArgument(code)));
    }
    return Give(trail::Character(static_cast<uint32_t>(code)));
  };
  table[Primitive::kErrorPlace] = [](Machine& m, const Word* a) {
    return Give(m.MakeString(m.ErrorPlace(m.IntValue(a[0]))));
  };
  table[Primitive::kIntShow] = [](Machine& m, const Word* a) {
    return Give(m.MakeString(std::to_string(m.IntValue(a[0]))));
  };
}

void Natives::AddWords(StrictTable& table) {
  table[Primitive::kWordAdd] = INQUEST_WRAPS(Plus);
  table[Primitive::kWordSub] = INQUEST_WRAPS(Minus);
  table[Primitive::kWordMul] = INQUEST_WRAPS(Times);
  table[Primitive::kWordAnd] = INQUEST_WRAPS(BitAnd);
  table[Primitive::kWordOr] = INQUEST_WRAPS(BitOr);
  table[Primitive::kWordXor] = INQUEST_WRAPS(BitXor);
  table[Primitive::kWordShiftL] = INQUEST_WRAPS(ShiftLeft);
  table[Primitive::kWordShiftR] = INQUEST_WRAPS(ShiftRightUnsigned);
  table[Primitive::kWordNarrow] = INQUEST_WRAPS(NarrowUnsigned);
  table[Primitive::kWordNegate] = table[Primitive::kIntNegate];
  table[Primitive::kWordComplement] = table[Primitive::kIntComplement];
  table[Primitive::kWordPopCount] = table[Primitive::kIntPopCount];
  table[Primitive::kWordQuot] = [](Machine& m, const Word* a) {
    uint64_t y = m.WordValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    return Give(m.MakeWord(m.WordValue(a[0]) / y));
  };
  table[Primitive::kWordRem] = [](Machine& m, const Word* a) {
    uint64_t y = m.WordValue(a[1]);
    if (y == 0) return Fail(m.MakeArithException(kDivideByZero));
    return Give(m.MakeWord(m.WordValue(a[0]) % y));
  };
  table[Primitive::kWordEq] = INQUEST_COMPARES(WordValue, ==);
  table[Primitive::kWordNe] = INQUEST_COMPARES(WordValue, !=);
  table[Primitive::kWordLt] = INQUEST_COMPARES(WordValue, <);
  table[Primitive::kWordLe] = INQUEST_COMPARES(WordValue, <=);
  table[Primitive::kWordGt] = INQUEST_COMPARES(WordValue, >);
  table[Primitive::kWordGe] = INQUEST_COMPARES(WordValue, >=);
  table[Primitive::kWordCompare] = [](Machine& m, const Word* a) {
    return Give(m.MakeOrdering(Order(m.WordValue(a[0]), m.WordValue(a[1]))));
  };
  table[Primitive::kWordToInt] = [](Machine&, const Word* a) { return Give(a[0]); };
  table[Primitive::kWordToInteger] = [](Machine& m, const Word* a) {
    runtime::SetUint64(m.scratch_, m.WordValue(a[0]));
    return Give(m.MakeInteger(m.scratch_));
  };
  table[Primitive::kWordShow] = [](Machine& m, const Word* a) {
    return Give(m.MakeString(std::to_string(m.WordValue(a[0]))));
  };
}

#undef INQUEST_WRAPS
#undef INQUEST_COMPARES

}  // namespace inquest::reduce
