#include "trail/recompute.h"

#include <bit>

#include "base/unicode.h"
#include "trail/lift.h"

namespace inquest::trail {

using runtime::Integer;
using runtime::IntegerView;

namespace {

// The box of this kind that a recorded word leads to; without kind if it leads to none.
Object DataAt(const Trail& trail, Word w, DataKind kind) {
  if (TagOf(w) != Tag::kBox || IsRegion(AddressOf(w))) return {};
  const Object object = trail.reader().at(AddressOf(w));
  if (object.kind != Kind::kData || static_cast<DataKind>(object.id) != kind) return {};
  return object;
}

std::optional<Word> RecordedWord(const Computed& value) {
  const auto* recorded = std::get_if<Recorded>(&value);
  return recorded == nullptr ? std::nullopt : std::optional(recorded->word);
}

// The one word of a box.
std::optional<Word> Boxed(const Trail& trail, const Computed& value, DataKind kind) {
  const std::optional<Word> word = RecordedWord(value);
  if (!word.has_value()) return std::nullopt;
  const Object box = DataAt(trail, *word, kind);
  if (box.kind == Kind::kNone) return std::nullopt;
  return trail.word(box.address + 8);
}

void AddCharacterOperations(NamedOperations& table) {
  table["charOrd"] = Lift([](char32_t c) { return static_cast<int64_t>(c); });
  table["charEq"] = Lift([](char32_t x, char32_t y) { return x == y; });
  table["charNe"] = Lift([](char32_t x, char32_t y) { return x != y; });
  table["charLt"] = Lift([](char32_t x, char32_t y) { return x < y; });
  table["charLe"] = Lift([](char32_t x, char32_t y) { return x <= y; });
  table["charGt"] = Lift([](char32_t x, char32_t y) { return x > y; });
  table["charGe"] = Lift([](char32_t x, char32_t y) { return x >= y; });
  table["charCompare"] = Lift([](char32_t x, char32_t y) { return Compared(x, y); });
  table["charToUpper"] = Lift([](char32_t c) { return char32_t{base::ToUpper(c)}; });
  table["charToLower"] = Lift([](char32_t c) { return char32_t{base::ToLower(c)}; });
  table["charToTitle"] = Lift([](char32_t c) { return char32_t{base::ToTitle(c)}; });
  table["charGeneralCategory"] = Lift([](char32_t c) { return static_cast<int64_t>(base::CategoryOf(c)); });
}

void AddDataOperations(NamedOperations& table) {
  table["dataTag"] = [](const Trail& trail, Operands operands) -> Computed {
    const std::optional<uint32_t> tag = ConstructorTagOf(trail, operands[0]);
    if (!tag.has_value()) return {};
    return Bits{*tag};
  };
  table["tagToEnum"] = [](const Trail& trail, Operands operands) -> Computed {
    const auto tag = operands.size() == 2 ? OperandAs<uint64_t>(trail, operands[1]) : std::nullopt;
    if (!tag.has_value() || *tag >= kNone) return {};
    return ConstructorTag{static_cast<uint32_t>(*tag)};
  };
  table["arraySize"] = [](const Trail& trail, Operands operands) -> Computed {
    const Object array = DataAt(trail, RecordedWord(operands[0]).value_or(0), DataKind::kArray);
    if (array.kind == Kind::kNone) return {};
    return Bits{trail.word(array.address + 8)};
  };
  table["arrayIndex"] = [](const Trail& trail, Operands operands) -> Computed {
    if (operands.size() != 2) return {};
    const Object array = DataAt(trail, RecordedWord(operands[0]).value_or(0), DataKind::kArray);
    const auto index = OperandAs<uint64_t>(trail, operands[1]);
    if (array.kind == Kind::kNone || !index.has_value() || *index + 2 >= array.size) return {};
    const Evaluated element = trail.Evaluate(trail.word(array.address + 8 * (2 + *index)));
    if (element.status != Evaluated::kValue) return {};
    return Recorded{element.word};
  };
}

const NamedOperations& AllOperations() {
  static const NamedOperations table = [] {
    NamedOperations all;
    AddWholeOperations(all);
    AddRealOperations(all);
    AddCharacterOperations(all);
    AddDataOperations(all);
    return all;
  }();
  return table;
}

}  // namespace

template <>
std::optional<uint64_t> OperandAs(const Trail& trail, const Computed& operand) {
  if (const auto* bits = std::get_if<Bits>(&operand)) return bits->value;
  const std::optional<Word> word = RecordedWord(operand);
  if (word.has_value() && IsInt(*word)) return static_cast<uint64_t>(SmallValue(*word));
  return Boxed(trail, operand, DataKind::kWide);
}

template <>
std::optional<int64_t> OperandAs(const Trail& trail, const Computed& operand) {
  const std::optional<uint64_t> bits = OperandAs<uint64_t>(trail, operand);
  return bits.has_value() ? std::optional(static_cast<int64_t>(*bits)) : std::nullopt;
}

template <>
std::optional<Integer> OperandAs(const Trail& trail, const Computed& operand) {
  if (const auto* big = std::get_if<BigInteger>(&operand)) return Integer((*big)->view());
  const std::optional<Word> word = RecordedWord(operand);
  if (!word.has_value()) return std::nullopt;
  if (IsInt(*word)) return Integer(SmallValue(*word));
  const Object box = DataAt(trail, *word, DataKind::kBig);
  if (box.kind == Kind::kNone) return std::nullopt;
  const Word size = trail.word(box.address + 8);
  static_assert(sizeof(mp_limb_t) == sizeof(Word));
  const size_t count = box.size - size_t{2};
  const auto* limbs =
      reinterpret_cast<const mp_limb_t*>(trail.reader().bytes_at(box.address + 16, 8 * count));
  IntegerView view{limbs, count, (size & 1) != 0};
  // A damaged file may have leading zeros, which no operation expects.
  while (view.size > 0 && view.limbs[view.size - 1] == 0) --view.size;
  if (view.size == 0) view.negative = false;
  return Integer(view);
}

template <>
std::optional<double> OperandAs(const Trail& trail, const Computed& operand) {
  if (const auto* value = std::get_if<double>(&operand)) return *value;
  const std::optional<Word> word = Boxed(trail, operand, DataKind::kDouble);
  return word.has_value() ? std::optional(std::bit_cast<double>(*word)) : std::nullopt;
}

template <>
std::optional<float> OperandAs(const Trail& trail, const Computed& operand) {
  if (const auto* value = std::get_if<float>(&operand)) return *value;
  const std::optional<Word> word = Boxed(trail, operand, DataKind::kFloat);
  return word.has_value() ? std::optional(std::bit_cast<float>(static_cast<uint32_t>(*word))) : std::nullopt;
}

template <>
std::optional<char32_t> OperandAs(const Trail&, const Computed& operand) {
  const std::optional<Word> word = RecordedWord(operand);
  if (!word.has_value() || !IsCharacter(*word)) return std::nullopt;
  return char32_t{CharacterValue(*word)};
}

Computed Recompute(const Trail& trail, std::string_view primitive, std::span<const Computed> operands) {
  const auto found = AllOperations().find(primitive);
  if (found == AllOperations().end() || operands.empty()) return {};
  return found->second(trail, operands);
}

const Operations& Trail::operations() const {
  if (operations_ == nullptr) {
    auto operations = std::make_shared<Operations>();
    for (const std::string& primitive : layout().primitives) {
      const auto found = AllOperations().find(primitive);
      operations->of.Add(found == AllOperations().end() ? nullptr : found->second);
    }
    operations_ = operations;
  }
  return *operations_;
}

std::optional<uint32_t> ConstructorTagOf(const Trail& trail, const Computed& value) {
  if (const auto* tag = std::get_if<ConstructorTag>(&value)) return tag->tag;
  const std::optional<Word> word = RecordedWord(value);
  if (!word.has_value()) return std::nullopt;
  if (TagOf(*word) == Tag::kAtom && !IsCharacter(*word)) return NullaryTag(*word);
  if (TagOf(*word) != Tag::kCon) return std::nullopt;
  const Object object = trail.reader().at(AddressOf(*word));
  if (object.kind != Kind::kCon) return std::nullopt;
  return trail.layout().sites[object.site()].tag;
}

std::optional<Word> AsWord(const Computed& value) {
  if (const auto* recorded = std::get_if<Recorded>(&value)) return recorded->word;
  if (const auto* bits = std::get_if<Bits>(&value)) {
    const auto number = static_cast<int64_t>(bits->value);
    return FitsSmall(number) ? std::optional(SmallInt(number)) : std::nullopt;
  }
  if (const auto* big = std::get_if<BigInteger>(&value)) {
    if ((*big)->fits_int64() && FitsSmall((*big)->int64())) return SmallInt((*big)->int64());
  }
  return std::nullopt;
}

std::optional<bool> IsLiteral(const Trail& trail, const Computed& value, Word literal) {
  const std::optional<Word> word = AsWord(value);
  if (word.has_value() && TagOf(*word) != Tag::kBox) return *word == literal;
  const Computed other = Recorded{literal};
  const auto same = [&]<typename T>() -> std::optional<bool> {
    const auto x = OperandAs<T>(trail, value), y = OperandAs<T>(trail, other);
    if (!x.has_value()) return std::nullopt;
    return y.has_value() && *x == *y;
  };
  if (auto found = same.operator()<uint64_t>()) return found;
  if (auto found = same.operator()<double>()) return found;
  if (auto found = same.operator()<float>()) return found;
  const auto x = OperandAs<Integer>(trail, value), y = OperandAs<Integer>(trail, other);
  if (!x.has_value()) return std::nullopt;
  return y.has_value() && runtime::Equal(x->view(), y->view());
}

}  // namespace inquest::trail
