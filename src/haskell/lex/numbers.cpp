#include "haskell/lex/numbers.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace inquest::haskell::lex {
namespace {

constexpr uint32_t kLimbBase = 1'000'000'000;

// A natural number in limbs of nine decimal digits, lowest first, no zero limb on top.
class Natural {
 public:
  explicit Natural(uint32_t value) {
    if (value != 0) limbs_.push_back(value);
  }

  static Natural FromDecimal(std::string_view digits) {
    Natural n(0);
    for (size_t end = digits.size(); end > 0;) {
      size_t begin = end > 9 ? end - 9 : 0;
      uint32_t limb = 0;
      for (size_t i = begin; i < end; ++i) limb = limb * 10 + static_cast<uint32_t>(digits[i] - '0');
      n.limbs_.push_back(limb);
      end = begin;
    }
    n.Trim();
    return n;
  }

  bool is_zero() const { return limbs_.empty(); }

  void MultiplyAdd(uint32_t factor, uint32_t addend) {
    uint64_t carry = addend;
    for (uint32_t& limb : limbs_) {
      uint64_t x = static_cast<uint64_t>(limb) * factor + carry;
      limb = static_cast<uint32_t>(x % kLimbBase);
      carry = x / kLimbBase;
    }
    while (carry != 0) {
      limbs_.push_back(static_cast<uint32_t>(carry % kLimbBase));
      carry /= kLimbBase;
    }
  }

  // 2 and 5 divide the base, so the lowest limb decides.
  bool DivisibleBy(uint32_t two_or_five) const { return is_zero() || limbs_[0] % two_or_five == 0; }

  void Divide(uint32_t divisor) {
    uint64_t rest = 0;
    for (size_t i = limbs_.size(); i-- > 0;) {
      uint64_t x = rest * kLimbBase + limbs_[i];
      limbs_[i] = static_cast<uint32_t>(x / divisor);
      rest = x % divisor;
    }
    Trim();
  }

  std::string ToString() const {
    if (is_zero()) return "0";
    std::string out = std::to_string(limbs_.back());
    for (size_t i = limbs_.size() - 1; i-- > 0;) {
      std::string limb = std::to_string(limbs_[i]);
      out.append(9 - limb.size(), '0').append(limb);
    }
    return out;
  }

 private:
  void Trim() {
    while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
  }

  std::vector<uint32_t> limbs_;
};

std::string WithoutLeadingZeros(std::string digits) {
  size_t first = digits.find_first_not_of('0');
  if (first == std::string::npos) return "0";
  return first == 0 ? std::move(digits) : digits.substr(first);
}

// 2^twos * 5^fives
std::string PowerProduct(size_t twos, size_t fives) {
  size_t tens = std::min(twos, fives);
  Natural n(1);
  for (size_t i = tens; i < twos; ++i) n.MultiplyAdd(2, 0);
  for (size_t i = tens; i < fives; ++i) n.MultiplyAdd(5, 0);
  return n.ToString() + std::string(tens, '0');
}

}  // namespace

uint32_t DigitValue(char c) {
  if (c >= '0' && c <= '9') return static_cast<uint32_t>(c - '0');
  return static_cast<uint32_t>((c | 0x20) - 'a') + 10;
}

std::string ToDecimal(std::string_view digits, int base) {
  if (base == 10) {
    std::string out;
    out.reserve(digits.size());
    for (char c : digits) {
      if (c != '_') out.push_back(c);
    }
    return WithoutLeadingZeros(std::move(out));
  }
  Natural n(0);
  for (char c : digits) {
    if (c != '_') n.MultiplyAdd(static_cast<uint32_t>(base), DigitValue(c));
  }
  return n.ToString();
}

RationalLiteral ToRational(std::string_view mantissa, size_t fraction_digits, long exponent) {
  std::string digits = WithoutLeadingZeros(std::string(mantissa));
  if (digits == "0") return {"0", "1"};
  long scale = exponent - static_cast<long>(fraction_digits);
  if (scale >= 0) return {digits + std::string(static_cast<size_t>(scale), '0'), "1"};
  auto places = static_cast<size_t>(-scale);
  while (places > 0 && digits.back() == '0') {
    digits.pop_back();
    --places;
  }
  // What is left has a factor 2 or 5 in common with 10^places, never both.
  Natural n = Natural::FromDecimal(digits);
  size_t twos = places;
  size_t fives = places;
  while (twos > 0 && n.DivisibleBy(2)) {
    n.Divide(2);
    --twos;
  }
  while (fives > 0 && n.DivisibleBy(5)) {
    n.Divide(5);
    --fives;
  }
  return {n.ToString(), PowerProduct(twos, fives)};
}

}  // namespace inquest::haskell::lex
