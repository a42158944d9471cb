// Int, Word and Integer: as reduce/primitives_int.cpp and primitives_integer.cpp.
#include <bit>
#include <limits>

#include "base/unicode.h"
#include "runtime/real.h"
#include "trail/lift.h"

namespace inquest::trail {

using runtime::Integer;

namespace {

using MaybeInt = std::optional<int64_t>;
using MaybeWord = std::optional<uint64_t>;
using MaybeInteger = std::optional<Integer>;

// A number that a run could compute; in a damaged file an exponent may be anything.
constexpr double kMostLimbs = 1 << 20;

bool Divides(int64_t x, int64_t y) {
  return y != 0 && !(y == -1 && x == std::numeric_limits<int64_t>::min());
}
int64_t FloorDiv(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x % y < 0) != (y < 0) ? 1 : 0); }
int64_t FloorMod(int64_t x, int64_t y) {
  const int64_t rest = y == -1 ? 0 : x % y;
  return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

// What Int and Word have in common: arithmetic on bits wraps.
void AddBits(NamedOperations& table, std::string_view add, std::string_view sub, std::string_view mul,
             std::string_view negate) {
  table[add] = Lift([](uint64_t x, uint64_t y) { return x + y; });
  table[sub] = Lift([](uint64_t x, uint64_t y) { return x - y; });
  table[mul] = Lift([](uint64_t x, uint64_t y) { return x * y; });
  table[negate] = Lift([](uint64_t x) { return 0 - x; });
}
void AddBitwise(NamedOperations& table, std::string_view both, std::string_view either,
                std::string_view differ, std::string_view complement, std::string_view shift,
                std::string_view count) {
  table[both] = Lift([](uint64_t x, uint64_t y) { return x & y; });
  table[either] = Lift([](uint64_t x, uint64_t y) { return x | y; });
  table[differ] = Lift([](uint64_t x, uint64_t y) { return x ^ y; });
  table[complement] = Lift([](uint64_t x) { return ~x; });
  table[shift] = Lift([](uint64_t x, uint64_t n) { return n >= 64 ? uint64_t{0} : x << n; });
  table[count] = Lift([](uint64_t x) { return int64_t{std::popcount(x)}; });
}

void AddInts(NamedOperations& table) {
  AddBits(table, "intAdd", "intSub", "intMul", "intNegate");
  AddBitwise(table, "intAnd", "intOr", "intXor", "intComplement", "intShiftL", "intPopCount");
  table["intShiftR"] = Lift([](int64_t x, uint64_t n) { return x >> (n >= 64 ? 63 : n); });
  table["intNarrow"] = Lift([](uint64_t bits, uint64_t x) {
    if (bits == 0 || bits >= 64) return x;
    return static_cast<uint64_t>(static_cast<int64_t>(x << (64 - bits)) >> (64 - bits));
  });
  table["intAbs"] = Lift([](uint64_t x) { return static_cast<int64_t>(x) < 0 ? 0 - x : x; });
  table["intSignum"] = Lift([](int64_t x) { return int64_t{Compared(x, int64_t{0}).value}; });
  table["intQuot"] =
      Lift([](int64_t x, int64_t y) { return Divides(x, y) ? MaybeInt(x / y) : std::nullopt; });
  table["intDiv"] =
      Lift([](int64_t x, int64_t y) { return Divides(x, y) ? MaybeInt(FloorDiv(x, y)) : std::nullopt; });
  table["intRem"] = Lift([](int64_t x, int64_t y) {
    if (y == 0) return MaybeInt();
    return MaybeInt(y == -1 ? 0 : x % y);
  });
  table["intMod"] = Lift([](int64_t x, int64_t y) { return y == 0 ? MaybeInt() : MaybeInt(FloorMod(x, y)); });
  table["intEq"] = Lift([](int64_t x, int64_t y) { return x == y; });
  table["intNe"] = Lift([](int64_t x, int64_t y) { return x != y; });
  table["intLt"] = Lift([](int64_t x, int64_t y) { return x < y; });
  table["intLe"] = Lift([](int64_t x, int64_t y) { return x <= y; });
  table["intGt"] = Lift([](int64_t x, int64_t y) { return x > y; });
  table["intGe"] = Lift([](int64_t x, int64_t y) { return x >= y; });
  table["intCompare"] = Lift([](int64_t x, int64_t y) { return Compared(x, y); });
  table["intToInteger"] = Lift([](int64_t x) { return Integer(x); });
  table["intToDouble"] = Lift([](int64_t x) { return static_cast<double>(x); });
  table["intToFloat"] = Lift([](int64_t x) { return static_cast<float>(x); });
  table["intToWord"] = Lift([](uint64_t x) { return x; });
  table["intToChar"] = Lift([](uint64_t x) {
    return x <= base::kLastCharacter ? std::optional(static_cast<char32_t>(x)) : std::nullopt;
  });
}

void AddWords(NamedOperations& table) {
  AddBits(table, "wordAdd", "wordSub", "wordMul", "wordNegate");
  AddBitwise(table, "wordAnd", "wordOr", "wordXor", "wordComplement", "wordShiftL", "wordPopCount");
  table["wordShiftR"] = Lift([](uint64_t x, uint64_t n) { return n >= 64 ? uint64_t{0} : x >> n; });
  table["wordNarrow"] = Lift([](uint64_t bits, uint64_t x) {
    return bits == 0 || bits >= 64 ? x : x & ((uint64_t{1} << bits) - 1);
  });
  table["wordQuot"] = Lift([](uint64_t x, uint64_t y) { return y == 0 ? MaybeWord() : MaybeWord(x / y); });
  table["wordRem"] = Lift([](uint64_t x, uint64_t y) { return y == 0 ? MaybeWord() : MaybeWord(x % y); });
  table["wordEq"] = Lift([](uint64_t x, uint64_t y) { return x == y; });
  table["wordNe"] = Lift([](uint64_t x, uint64_t y) { return x != y; });
  table["wordLt"] = Lift([](uint64_t x, uint64_t y) { return x < y; });
  table["wordLe"] = Lift([](uint64_t x, uint64_t y) { return x <= y; });
  table["wordGt"] = Lift([](uint64_t x, uint64_t y) { return x > y; });
  table["wordGe"] = Lift([](uint64_t x, uint64_t y) { return x >= y; });
  table["wordCompare"] = Lift([](uint64_t x, uint64_t y) { return Compared(x, y); });
  table["wordToInt"] = Lift([](uint64_t x) { return x; });
  table["wordToInteger"] = Lift([](uint64_t x) {
    Integer result;
    runtime::SetUint64(result, x);
    return result;
  });
}

using Unary = void (*)(Integer&, runtime::IntegerView);
using Binary = void (*)(Integer&, runtime::IntegerView, runtime::IntegerView);

template <Unary F>
Integer One(const Integer& x) {
  Integer result;
  F(result, x.view());
  return result;
}
template <Binary F>
Integer Two(const Integer& x, const Integer& y) {
  Integer result;
  F(result, x.view(), y.view());
  return result;
}
template <Binary F>
MaybeInteger Division(const Integer& x, const Integer& y) {
  if (y.is_zero()) return std::nullopt;
  return Two<F>(x, y);
}
int Order2(const Integer& x, const Integer& y) { return runtime::Compare(x.view(), y.view()); }

MaybeInteger Power(const Integer& x, int64_t n) {
  if (n < 0) return std::nullopt;
  const auto exponent = static_cast<uint64_t>(n);
  if (runtime::PowSizeEstimate(x.view(), exponent) > kMostLimbs) return std::nullopt;
  Integer result;
  runtime::Pow(result, x.view(), exponent);
  return result;
}
MaybeInteger ShiftedLeft(const Integer& x, int64_t n) {
  if (n < 0 || static_cast<double>(n) / 64 > kMostLimbs) return std::nullopt;
  Integer result;
  runtime::ShiftLeft(result, x.view(), static_cast<uint64_t>(n));
  return result;
}
MaybeInteger ShiftedRight(const Integer& x, int64_t n) {
  if (n < 0) return std::nullopt;
  Integer result;
  runtime::ShiftRight(result, x.view(), static_cast<uint64_t>(n));
  return result;
}

void AddIntegers(NamedOperations& table) {
  table["integerAdd"] = Lift<&Two<runtime::Add>>();
  table["integerSub"] = Lift<&Two<runtime::Sub>>();
  table["integerMul"] = Lift<&Two<runtime::Mul>>();
  table["integerGcd"] = Lift<&Two<runtime::Gcd>>();
  table["integerAnd"] = Lift<&Two<runtime::And>>();
  table["integerOr"] = Lift<&Two<runtime::Or>>();
  table["integerXor"] = Lift<&Two<runtime::Xor>>();
  table["integerNegate"] = Lift<&One<runtime::Negate>>();
  table["integerAbs"] = Lift<&One<runtime::Abs>>();
  table["integerComplement"] = Lift<&One<runtime::Complement>>();
  table["integerSignum"] = Lift([](const Integer& x) { return Integer(x.sign()); });
  table["integerQuot"] = Lift<&Division<runtime::Quot>>();
  table["integerRem"] = Lift<&Division<runtime::Rem>>();
  table["integerDiv"] = Lift<&Division<runtime::Div>>();
  table["integerMod"] = Lift<&Division<runtime::Mod>>();
  table["integerPow"] = Lift<&Power>();
  table["integerShiftL"] = Lift<&ShiftedLeft>();
  table["integerShiftR"] = Lift<&ShiftedRight>();
  table["integerEq"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) == 0; });
  table["integerNe"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) != 0; });
  table["integerLt"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) < 0; });
  table["integerLe"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) <= 0; });
  table["integerGt"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) > 0; });
  table["integerGe"] = Lift([](const Integer& x, const Integer& y) { return Order2(x, y) >= 0; });
  table["integerCompare"] = Lift([](const Integer& x, const Integer& y) { return Order{Order2(x, y)}; });
  table["integerPopCount"] = Lift([](const Integer& x) { return runtime::PopCount(x.view()); });
  table["integerTestBit"] = Lift([](const Integer& x, int64_t bit) {
    return bit >= 0 && runtime::TestBit(x.view(), static_cast<uint64_t>(bit));
  });
  table["integerLog2"] = Lift([](const Integer& x) {
    return x.sign() <= 0 ? int64_t{0} : static_cast<int64_t>(runtime::Log2(x.view()));
  });
  table["integerToInt"] = Lift([](const Integer& x) { return x.int64(); });
  table["integerToWord"] = table["integerToInt"];
  table["integerToDouble"] = Lift([](const Integer& x) { return runtime::ToDouble(x.view()); });
  table["integerToFloat"] = Lift([](const Integer& x) { return runtime::ToFloat(x.view()); });
  table["integerEncodeDouble"] =
      Lift([](const Integer& x, int64_t n) { return runtime::EncodeDouble(x.view(), n); });
  table["integerEncodeFloat"] =
      Lift([](const Integer& x, int64_t n) { return runtime::EncodeFloat(x.view(), n); });
  table["integerRatioToDouble"] = Lift([](const Integer& x, const Integer& y) {
    return y.sign() > 0 ? std::optional(runtime::RationalToDouble(x.view(), y.view())) : std::nullopt;
  });
  table["integerRatioToFloat"] = Lift([](const Integer& x, const Integer& y) {
    return y.sign() > 0 ? std::optional(runtime::RationalToFloat(x.view(), y.view())) : std::nullopt;
  });
}

}  // namespace

void AddWholeOperations(NamedOperations& table) {
  AddInts(table);
  AddWords(table);
  AddIntegers(table);
}

}  // namespace inquest::trail
