#include "trail/recompute.h"

#include <bit>
#include <compare>

namespace inquest::trail {

namespace {

bool Take(std::string_view* text, std::string_view prefix) {
  if (!text->starts_with(prefix)) return false;
  text->remove_prefix(prefix.size());
  return true;
}

template <typename T>
std::optional<Recomputed> CompareAs(std::string_view operation, T x, T y) {
  auto tag = [](bool holds) { return Recomputed{SmallInt(holds ? 1 : 0), true}; };
  if (operation == "Eq") return tag(x == y);
  if (operation == "Ne") return tag(!(x == y));
  if (operation == "Lt") return tag(x < y);
  if (operation == "Le") return tag(x <= y);
  if (operation == "Gt") return tag(x > y);
  if (operation == "Ge") return tag(x >= y);
  if (operation == "Compare") return Recomputed{SmallInt(x < y ? 0 : x == y ? 1 : 2), true};
  return std::nullopt;
}

std::optional<Recomputed> Number(int64_t value) {
  if (!FitsSmall(value)) return std::nullopt;
  return Recomputed{SmallInt(value), false};
}

std::optional<Recomputed> Divide(std::string_view operation, int64_t x, int64_t y) {
  if (y == 0) return std::nullopt;
  int64_t quotient = x / y, remainder = x % y;
  bool adjust = remainder != 0 && ((remainder < 0) != (y < 0));
  if (operation == "Quot") return Number(quotient);
  if (operation == "Rem") return Number(remainder);
  if (operation == "Div") return Number(adjust ? quotient - 1 : quotient);
  if (operation == "Mod") return Number(adjust ? remainder + y : remainder);
  return std::nullopt;
}

std::optional<Recomputed> Whole(std::string_view operation, int64_t x, int64_t y) {
  if (auto compared = CompareAs(operation, x, y)) return compared;
  int64_t result = 0;
  if (operation == "Add") return Number(x + y);
  if (operation == "Sub") return Number(x - y);
  if (operation == "Mul") {
    if (__builtin_mul_overflow(x, y, &result)) return std::nullopt;
    return Number(result);
  }
  if (operation == "And") return Number(x & y);
  if (operation == "Or") return Number(x | y);
  if (operation == "Xor") return Number(x ^ y);
  return Divide(operation, x, y);
}

std::optional<double> DoubleOf(const Trail& trail, Word w) {
  if (TagOf(w) != Tag::kBox) return std::nullopt;
  Word header = trail.word(AddressOf(w));
  if (TagOf(header) != Tag::kHeader || KindOf(header) != Kind::kData ||
      static_cast<DataKind>(IdOf(header)) != DataKind::kDouble) {
    return std::nullopt;
  }
  return std::bit_cast<double>(trail.word(AddressOf(w) + 8));
}

}  // namespace

std::optional<Recomputed> Recompute(const Trail& trail, std::string_view primitive,
                                    std::span<const Word> operands) {
  if (operands.empty() || operands.size() > 2) return std::nullopt;
  Word x = operands[0];
  Word y = operands.size() > 1 ? operands[1] : x;
  if (primitive == "charOrd" && IsCharacter(x)) return Number(CharacterValue(x));
  std::string_view operation = primitive;
  if (Take(&operation, "char") && operands.size() == 2 && IsCharacter(x) && IsCharacter(y)) {
    return CompareAs(operation, CharacterValue(x), CharacterValue(y));
  }
  operation = primitive;
  if (Take(&operation, "double") && operands.size() == 2) {
    auto a = DoubleOf(trail, x), b = DoubleOf(trail, y);
    if (a.has_value() && b.has_value()) return CompareAs(operation, *a, *b);
    return std::nullopt;
  }
  operation = primitive;
  if ((Take(&operation, "integer") || Take(&operation, "int") || Take(&operation, "word")) && IsInt(x) &&
      IsInt(y)) {
    if (operation == "Negate") return Number(-SmallValue(x));
    if (operation == "ToInteger" || operation == "ToInt") return Recomputed{x, false};
    if (operands.size() == 2) return Whole(operation, SmallValue(x), SmallValue(y));
  }
  return std::nullopt;
}

}  // namespace inquest::trail
