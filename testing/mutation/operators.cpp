// Operators and functions of the libraries, each replaced by a related one of the same type.
#include <string_view>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

struct Related {
  std::string_view name;
  std::string_view others;  // separated by blanks
};

constexpr Related kRelated[] = {
    {"+", "- *"},
    {"-", "+"},
    {"*", "+ -"},
    {"/", "*"},
    {"div", "mod"},
    {"mod", "div"},
    {"quot", "rem"},
    {"rem", "quot"},
    {"<", "<= >"},
    {"<=", "< >="},
    {">", ">= <"},
    {">=", "> <="},
    {"==", "/="},
    {"/=", "=="},
    {"&&", "||"},
    {"||", "&&"},
    {"max", "min"},
    {"min", "max"},
    {"maximum", "minimum"},
    {"minimum", "maximum"},
    {"sum", "product"},
    {"product", "sum"},
    {"and", "or"},
    {"or", "and"},
    {"any", "all"},
    {"all", "any"},
    {"even", "odd"},
    {"odd", "even"},
    {"succ", "pred"},
    {"pred", "succ"},
    {"head", "last"},
    {"last", "head"},
    {"tail", "init"},
    {"init", "tail"},
    {"take", "drop"},
    {"drop", "take"},
    {"takeWhile", "dropWhile"},
    {"dropWhile", "takeWhile"},
    {"span", "break"},
    {"break", "span"},
    {"fst", "snd"},
    {"snd", "fst"},
    {"foldr", "foldl"},
    {"foldl", "foldr"},
    {"scanl", "scanr"},
    {"reverse", "id"},
    {"words", "lines"},
    {"lines", "words"},
    {"unwords", "unlines"},
    {"unlines", "unwords"},
    {"toUpper", "toLower"},
    {"toLower", "toUpper"},
    {"isUpper", "isLower"},
    {"isDigit", "isAlpha"},
    {"isAlpha", "isDigit"},
    {"isSpace", "isAlpha"},
    {"when", "unless"},
    {"unless", "when"},
    {"putStr", "putStrLn"},
    {"putStrLn", "putStr"},
    {"isJust", "isNothing"},
    {"isNothing", "isJust"},
    {"findMin", "findMax"},
    {"deleteMin", "deleteMax"},
    {"union", "intersection"},
    {"intersection", "union"},
    {"member", "notMember"},
    {"keys", "elems"},
    {"sqrt", "abs"},
    {"negate", "abs"},
    {"floor", "ceiling"},
    {"ceiling", "floor"},
    {"<$", "<$>"},
    {"<*", "*>"},
    {"*>", "<*"},
    {"mappend", "const"},
};

const Related* FindRelated(std::string_view name) {
  for (const Related& related : kRelated) {
    if (related.name == name) return &related;
  }
  return nullptr;
}

void ReplaceByRelated(Maker& maker, const Site<ExprId>& site) {
  const Related* related = FindRelated(maker.LibraryName(site.what));
  if (related == nullptr) return;
  const source::Span name = maker.NameSpan(maker.expr(site.what).span);
  std::string_view others = related->others;
  while (!others.empty()) {
    const size_t blank = others.find(' ');
    maker.Replace(Kind::kOperator, site.context, name, std::string(others.substr(0, blank)));
    others = blank == std::string_view::npos ? "" : others.substr(blank + 1);
  }
}

// a ++ b, f . g: the other way round.
void Flip(Maker& maker, const Site<ExprId>& site) {
  const auto* app = std::get_if<App>(&maker.expr(site.what).node);
  if (app == nullptr || app->arguments.size() != 2) return;
  const std::string_view name = maker.LibraryName(app->function);
  if (name != "++" && name != "." && name != "<>") return;
  const ExprId left = app->arguments[0], right = app->arguments[1];
  // Prefix form has its operator first.
  if (maker.expr(app->function).span.begin < maker.expr(left).span.begin) return;
  maker.ReplaceAll(
      Kind::kOperator, site.context,
      {{maker.expr(left).span, maker.AsArgument(right)}, {maker.expr(right).span, maker.AsArgument(left)}});
}

}  // namespace

void MutateOperators(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    ReplaceByRelated(maker, site);
    Flip(maker, site);
  }
}

}  // namespace inquest::mutation
