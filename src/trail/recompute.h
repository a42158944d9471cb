// Computes again what a primitive gave, from its recorded operands (docs/design.md 4.2: numbers may be
// computed eagerly; what a condition computes has no cell). The operations are those of the reducer's
// primitives on numbers and characters; a result need not fit a word.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "runtime/integer.h"
#include "trail/trail.h"

namespace inquest::trail {

// A nullary constructor, by its number in its type: of Bool False is 0, of Ordering LT is.
struct ConstructorTag {
  uint32_t tag = 0;
};
// An Int or Word, by its bits.
struct Bits {
  uint64_t value = 0;
};
struct Recorded {  // as the trail has it
  Word word = 0;
};
using BigInteger = std::shared_ptr<const runtime::Integer>;
// Without value: the record does not tell.
using Computed = std::variant<std::monostate, Recorded, ConstructorTag, Bits, BigInteger, double, float>;

inline bool IsKnown(const Computed& value) { return !std::holds_alternative<std::monostate>(value); }

// Not known if the primitive is none of these, failed, or an operand is not of its type.
Computed Recompute(const Trail& trail, std::string_view primitive, std::span<const Computed> operands);
using Operation = Computed (*)(const Trail&, std::span<const Computed> operands);
// Of all primitives of a trail (Trail::operations), so that nobody looks for them by name each time.
struct Operations {
  base::Store<PrimitiveId, Operation> of;  // null: the primitive is none of these
};

// As a word, if it fits one.
std::optional<Word> AsWord(const Computed& value);
// The number of the constructor in its type, of a value that has one.
std::optional<uint32_t> ConstructorTagOf(const Trail& trail, const Computed& value);
// Whether the number or character is that of a literal; not known for other values.
std::optional<bool> IsLiteral(const Trail& trail, const Computed& value, Word literal);

}  // namespace inquest::trail
