// Literals (H2010 3.2, 6.4.1): at a type that has literals of its own, that literal; elsewhere fromInteger of
// an Integer or fromRational of a Rational.
#include <cmath>
#include <cstdlib>

#include "base/utf8.h"
#include "haskell/desugar/decimal.h"
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::LiteralKind;

namespace {

uint64_t Wrap(const std::string& digits, bool negative) {
  uint64_t value = 0;
  for (char c : digits) value = value * 10 + static_cast<uint64_t>(c - '0');
  return negative ? 0 - value : value;
}

bool FitsInt64(const std::string& digits, bool negative) {
  if (digits.size() > 19) return false;
  uint64_t value = Wrap(digits, false);
  return value <= (negative ? uint64_t{1} << 63 : (uint64_t{1} << 63) - 1);
}

std::string StripZeros(const std::string& digits) {
  size_t first = digits.find_first_not_of('0');
  return first == std::string::npos ? "0" : digits.substr(first);
}

}  // namespace

core::Literal Translator::IntegerValue(const std::string& text, bool negative) {
  const std::string digits = StripZeros(text);
  core::Literal literal;
  literal.kind = LiteralKind::kInteger;
  if (FitsInt64(digits, negative)) {
    literal.integer = static_cast<int64_t>(Wrap(digits, negative));
  } else {
    literal.big = true;
    literal.text = negative ? "-" + digits : digits;
  }
  return literal;
}

bool Translator::KnownLiteral(const Literal& literal, TypeId type, bool negative, core::Literal* out) {
  if (auto* character = std::get_if<CharLiteral>(&literal)) {
    *out = core::Literal();
    out->kind = LiteralKind::kChar;
    out->integer = static_cast<int64_t>(character->value);
    return true;
  }
  if (!type.has_value() || c_.types[type].kind != core::TypeKind::kCon) return false;
  const core::TyConId con = c_.types[type].con;
  *out = core::Literal();
  if (con == c_.types.double_type || con == c_.types.float_type) {
    std::string decimal;
    if (auto* integer = std::get_if<IntegerLiteral>(&literal)) decimal = integer->digits;
    if (auto* rational = std::get_if<RationalLiteral>(&literal)) {
      if (!ToDecimal(rational->numerator, rational->denominator, &decimal)) return false;
    }
    const bool is_double = con == c_.types.double_type;
    out->kind = is_double ? LiteralKind::kDouble : LiteralKind::kFloat;
    out->real = is_double ? std::strtod(decimal.c_str(), nullptr)
                          : static_cast<double>(std::strtof(decimal.c_str(), nullptr));
    if (negative) out->real = -out->real;
    return true;
  }
  auto* integer = std::get_if<IntegerLiteral>(&literal);
  if (integer == nullptr) return false;
  if (con == c_.types.int_type || con == c_.types.word_type) {
    out->kind = con == c_.types.int_type ? LiteralKind::kInt : LiteralKind::kWord;
    out->integer = static_cast<int64_t>(Wrap(integer->digits, negative));
    return true;
  }
  if (con == c_.types.integer_type) {
    *out = IntegerValue(integer->digits, negative);
    return true;
  }
  return false;
}

CoreId Translator::MakeRational(const RationalLiteral& literal, Location location) {
  const core::ConId ratio = c_.Constructor(c_.entities.known.make_ratio);
  CHECK(ratio.has_value());
  const Location part{Span(), c_.types.Con(c_.types.integer_type)};
  CoreId n = MakeLiteral(IntegerValue(literal.numerator, false), part);
  CoreId d = MakeLiteral(IntegerValue(literal.denominator, false), part);
  location.written = Written::kLiteral;
  return MakeRawCon(ratio, {n, d}, location);
}

CoreId Translator::OverloadedLiteral(const Literal& literal, ExprId from_literal, Location location) {
  CoreId value;
  if (auto* integer = std::get_if<IntegerLiteral>(&literal)) {
    value = MakeLiteral(IntegerValue(integer->digits, false),
                        {location.span, c_.types.Con(c_.types.integer_type)});
  } else {
    value = MakeRational(std::get<RationalLiteral>(literal), {location.span, TypeId()});
  }
  location.written = Written::kLiteral;
  return ApplyExpr(from_literal, {value}, location);
}

CoreId Translator::TranslateLiteral(ExprId id, const Lit& lit) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kLiteral};
  if (auto* string = std::get_if<StringLiteral>(&lit.literal)) {
    return TranslateString(string->value, location);
  }
  core::Literal known;
  if (KnownLiteral(lit.literal, location.type, false, &known)) return MakeLiteral(std::move(known), location);
  if (auto* rational = std::get_if<RationalLiteral>(&lit.literal);
      rational != nullptr && IsRational(location.type)) {
    return MakeRational(*rational, location);
  }
  return OverloadedLiteral(lit.literal, lit.from_literal, location);
}

CoreId Translator::TranslateString(const std::u32string& value, Location location) {
  std::string text;
  bool has_surrogate = false;
  for (char32_t c : value) {
    has_surrogate |= c >= 0xd800 && c < 0xe000;
    base::AppendUtf8(c, text);
  }
  if (!has_surrogate) return MakeString(std::move(text), location);
  // A Char may be a surrogate, UTF-8 has none: a list of characters.
  CoreId list = MakeRawCon(c_.program.nil, {}, {Span(), location.type});
  for (size_t i = value.size(); i-- > 0;) {
    core::Literal character;
    character.kind = LiteralKind::kChar;
    character.integer = static_cast<int64_t>(value[i]);
    CoreId head = MakeLiteral(character, {Span(), c_.types.Con(c_.types.char_type)});
    list = MakeRawCon(c_.program.cons, {head, list}, {i == 0 ? location.span : Span(), location.type});
  }
  return list;
}

bool Translator::IsRational(TypeId type) const {
  if (!type.has_value() || c_.types[type].kind != core::TypeKind::kApp) return false;
  const core::Type& head = c_.types[c_.types[type].a];
  const core::Type& argument = c_.types[c_.types[type].b];
  if (head.kind != core::TypeKind::kCon || argument.kind != core::TypeKind::kCon) return false;
  auto ratio = c_.environment.tycons.find(c_.entities.known.ratio_type);
  return ratio != c_.environment.tycons.end() && head.con == ratio->second &&
         argument.con == c_.types.integer_type;
}

CoreId Translator::TranslateNegate(ExprId id, const Negate& node) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
  ExprId operand = node.expr;
  while (auto* paren = std::get_if<Paren>(&ast_.exprs[operand].node)) operand = paren->expr;
  if (auto* lit = std::get_if<Lit>(&ast_.exprs[operand].node)) {
    core::Literal known;
    if (KnownLiteral(lit->literal, location.type, true, &known))
      return MakeLiteral(std::move(known), location);
  }
  return ApplyExpr(node.negate, {Translate(node.expr)}, location);
}

}  // namespace inquest::haskell::desugar
