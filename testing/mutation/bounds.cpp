// Off by one: the ends of ranges, indices, numbers of elements.
#include <string_view>

#include "testing/mutation/maker.h"

namespace inquest::mutation {

using namespace haskell;

namespace {

void OffByOne(Maker& maker, const Context& context, ExprId number, bool as_argument) {
  if (!number.has_value() || !maker.IsWholeNumber(maker.TypeOf(number))) return;
  for (const char* more : {" + 1", " - 1"}) {
    const std::string changed = maker.AsArgument(number) + more;
    maker.Replace(Kind::kOffByOne, context, maker.expr(number).span,
                  as_argument ? "(" + changed + ")" : changed);
  }
}

// Which argument is an index or a number of elements; none if the function has none.
const int kNoArgument = -1;
int NumberArgument(std::string_view name) {
  for (const std::string_view counts : {"take", "drop", "splitAt", "replicate"}) {
    if (name == counts) return 0;
  }
  for (const std::string_view indexes : {"!!", "!", "shiftL", "shiftR"}) {
    if (name == indexes) return 1;
  }
  return kNoArgument;
}

}  // namespace

void MutateBounds(Maker& maker) {
  for (const Site<ExprId>& site : maker.sites().exprs) {
    const Expr& expr = maker.expr(site.what);
    if (const auto* range = std::get_if<EnumFrom>(&expr.node)) {
      OffByOne(maker, site.context, range->from, false);
      OffByOne(maker, site.context, range->to, false);
    } else if (const auto* app = std::get_if<App>(&expr.node)) {
      const int number = NumberArgument(maker.LibraryName(app->function));
      if (number == kNoArgument || app->arguments.size() <= static_cast<size_t>(number)) continue;
      OffByOne(maker, site.context, app->arguments[static_cast<size_t>(number)], true);
    }
  }
}

}  // namespace inquest::mutation
