// Int and Word: 64 bits, arithmetic wraps. Both are kept by bit pattern.
#include <bit>
#include <string>

#include "base/unicode.h"
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
#define INQUEST_WRAPS(Operation)                                                                       \
  [](NativeContext& m, const Word* a) {                                                                \
    return Give(m.values.MakeWord(Operation::Of(m.values.WordValue(a[0]), m.values.WordValue(a[1])))); \
  }
#define INQUEST_COMPARES(Value, operation)                                               \
  [](NativeContext& m, const Word* a) {                                                  \
    return Give(m.values.MakeBool(m.values.Value(a[0]) operation m.values.Value(a[1]))); \
  }

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
  table[Primitive::kIntNegate] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeWord(0 - m.values.WordValue(a[0])));
  };
  table[Primitive::kIntComplement] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeWord(~m.values.WordValue(a[0])));
  };
  table[Primitive::kIntAbs] = [](NativeContext& m, const Word* a) {
    uint64_t value = m.values.WordValue(a[0]);
    return Give(m.values.MakeWord(static_cast<int64_t>(value) < 0 ? 0 - value : value));
  };
  table[Primitive::kIntSignum] = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(Order<int64_t>(m.values.IntValue(a[0]), 0)));
  };
  table[Primitive::kIntPopCount] = [](NativeContext& m, const Word* a) {
    return Give(trail::SmallInt(std::popcount(m.values.WordValue(a[0]))));
  };

  // H2010 6.4.2. The only quotient that does not fit raises, as in GHC; the remainder is 0.
  table[Primitive::kIntQuot] = [](NativeContext& m, const Word* a) {
    int64_t x = m.values.IntValue(a[0]), y = m.values.IntValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    if (y == -1 && x == INT64_MIN) return Fail(m.exceptions.MakeArithException(kArithOverflow));
    return Give(m.values.MakeInt(x / y));
  };
  table[Primitive::kIntRem] = [](NativeContext& m, const Word* a) {
    int64_t x = m.values.IntValue(a[0]), y = m.values.IntValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    return Give(m.values.MakeInt(y == -1 ? 0 : x % y));
  };
  table[Primitive::kIntDiv] = [](NativeContext& m, const Word* a) {
    int64_t x = m.values.IntValue(a[0]), y = m.values.IntValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    if (y == -1 && x == INT64_MIN) return Fail(m.exceptions.MakeArithException(kArithOverflow));
    return Give(m.values.MakeInt(FloorDiv(x, y)));
  };
  table[Primitive::kIntMod] = [](NativeContext& m, const Word* a) {
    int64_t x = m.values.IntValue(a[0]), y = m.values.IntValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    return Give(m.values.MakeInt(y == -1 ? 0 : FloorMod(x, y)));
  };

  table[Primitive::kIntEq] = INQUEST_COMPARES(IntValue, ==);
  table[Primitive::kIntNe] = INQUEST_COMPARES(IntValue, !=);
  table[Primitive::kIntLt] = INQUEST_COMPARES(IntValue, <);
  table[Primitive::kIntLe] = INQUEST_COMPARES(IntValue, <=);
  table[Primitive::kIntGt] = INQUEST_COMPARES(IntValue, >);
  table[Primitive::kIntGe] = INQUEST_COMPARES(IntValue, >=);
  table[Primitive::kIntCompare] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeOrdering(Order(m.values.IntValue(a[0]), m.values.IntValue(a[1]))));
  };

  table[Primitive::kIntToInteger] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeIntegerFrom(m.values.IntValue(a[0])));
  };
  table[Primitive::kIntToDouble] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeDouble(static_cast<double>(m.values.IntValue(a[0]))));
  };
  table[Primitive::kIntToFloat] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeFloat(static_cast<float>(m.values.IntValue(a[0]))));
  };
  table[Primitive::kIntToWord] = [](NativeContext&, const Word* a) { return Give(a[0]); };
  table[Primitive::kIntToChar] = [](NativeContext& m, const Word* a) {
    int64_t code = m.values.IntValue(a[0]);
    if (code < 0 || code > static_cast<int64_t>(base::kLastCharacter)) {
      return Fail(m.exceptions.MakeErrorText("Prelude.chr: bad argument: " + ShowArgument(code)));
    }
    return Give(trail::Character(static_cast<uint32_t>(code)));
  };
  table[Primitive::kErrorPlace] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeString(m.exceptions.ErrorPlace(m.values.IntValue(a[0]))));
  };
  table[Primitive::kIntShow] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeString(std::to_string(m.values.IntValue(a[0]))));
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
  table[Primitive::kWordQuot] = [](NativeContext& m, const Word* a) {
    uint64_t y = m.values.WordValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    return Give(m.values.MakeWord(m.values.WordValue(a[0]) / y));
  };
  table[Primitive::kWordRem] = [](NativeContext& m, const Word* a) {
    uint64_t y = m.values.WordValue(a[1]);
    if (y == 0) return Fail(m.exceptions.MakeArithException(kDivideByZero));
    return Give(m.values.MakeWord(m.values.WordValue(a[0]) % y));
  };
  table[Primitive::kWordEq] = INQUEST_COMPARES(WordValue, ==);
  table[Primitive::kWordNe] = INQUEST_COMPARES(WordValue, !=);
  table[Primitive::kWordLt] = INQUEST_COMPARES(WordValue, <);
  table[Primitive::kWordLe] = INQUEST_COMPARES(WordValue, <=);
  table[Primitive::kWordGt] = INQUEST_COMPARES(WordValue, >);
  table[Primitive::kWordGe] = INQUEST_COMPARES(WordValue, >=);
  table[Primitive::kWordCompare] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeOrdering(Order(m.values.WordValue(a[0]), m.values.WordValue(a[1]))));
  };
  table[Primitive::kWordToInt] = [](NativeContext&, const Word* a) { return Give(a[0]); };
  table[Primitive::kWordToInteger] = [](NativeContext& m, const Word* a) {
    runtime::SetUint64(m.scratch, m.values.WordValue(a[0]));
    return Give(m.values.MakeInteger(m.scratch));
  };
  table[Primitive::kWordShow] = [](NativeContext& m, const Word* a) {
    return Give(m.values.MakeString(std::to_string(m.values.WordValue(a[0]))));
  };
}

#undef INQUEST_WRAPS
#undef INQUEST_COMPARES

}  // namespace inquest::reduce
