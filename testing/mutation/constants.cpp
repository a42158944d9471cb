// Numbers, characters, strings and truth values that the program writes.
#include <string>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

bool IsSmall(const IntegerLiteral& literal) { return literal.digits.size() < 10; }

void MutateNumber(Maker& maker, Kind kind, const Context& context, source::Span span,
                  const IntegerLiteral& literal) {
  if (!IsSmall(literal)) return;
  const int64_t number = std::stoll(literal.digits);
  maker.Replace(kind, context, span, std::to_string(number + 1));
  if (number > 0) maker.Replace(kind, context, span, std::to_string(number - 1));
}

// Of the characters that are written as they are the next one.
std::string OtherCharacter(char32_t c) {
  if (c < U' ' || c > U'~') return "'?'";
  char32_t other = c == U'z' ? U'a' : c == U'Z' ? U'A' : c == U'9' ? U'0' : c + 1;
  if (other == U'\'' || other == U'\\' || other == 0x7f) other = U'!';
  return std::string("'") + static_cast<char>(other) + "'";
}

// One character less, or one more. `written` has the quotes.
void MutateString(Maker& maker, const Context& context, source::Span span, const std::string& written) {
  const std::string inside = written.substr(1, written.size() - 2);
  maker.Replace(Kind::kConstant, context, span, "\"" + inside + "?\"");
  const bool is_plain = inside.find('\\') == std::string::npos;
  if (is_plain && !inside.empty() && static_cast<unsigned char>(inside[0]) < 0x80) {
    maker.Replace(Kind::kConstant, context, span, "\"" + inside.substr(1) + "\"");
  }
}

void MutateLiteral(Maker& maker, const Context& context, source::Span span, const Literal& literal) {
  if (const auto* number = std::get_if<IntegerLiteral>(&literal)) {
    MutateNumber(maker, Kind::kConstant, context, span, *number);
  } else if (std::holds_alternative<RationalLiteral>(literal)) {
    maker.Replace(Kind::kConstant, context, span, "1" + maker.text(span));
  } else if (const auto* character = std::get_if<CharLiteral>(&literal)) {
    maker.Replace(Kind::kConstant, context, span, OtherCharacter(character->value));
  } else if (maker.text(span).find('\n') == std::string::npos) {
    MutateString(maker, context, span, maker.text(span));
  }
}

}  // namespace

void MutateConstants(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const Expr& expr = maker.expr(site.what);
    if (const auto* literal = std::get_if<Lit>(&expr.node)) {
      MutateLiteral(maker, site.context, expr.span, literal->literal);
    } else if (const auto* constructor = std::get_if<Con>(&expr.node)) {
      const std::string_view name = maker.program().name(constructor->name.text);
      if (name == "True") maker.Replace(Kind::kConstant, site.context, expr.span, "False");
      if (name == "False") maker.Replace(Kind::kConstant, site.context, expr.span, "True");
    }
  }
  for (const Site<PatId>& site : maker.sites().pats) {
    const Pat& pat = maker.module().pats[site.what];
    const auto* literal = std::get_if<PatLit>(&pat.node);
    if (literal == nullptr || literal->negative) continue;
    if (const auto* number = std::get_if<IntegerLiteral>(&literal->literal)) {
      // A number in a pattern is where something ends.
      MutateNumber(maker, Kind::kBaseCase, site.context, pat.span, *number);
    } else {
      MutateLiteral(maker, site.context, pat.span, literal->literal);
    }
  }
}

}  // namespace inquest::mutation
