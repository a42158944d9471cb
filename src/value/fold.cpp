#include "value/fold.h"

#include <fmt/format.h>

#include "base/utf8.h"
#include "value/escape.h"

namespace inquest::value {
namespace {

constexpr uint64_t kFewColumns = 30;

std::string CountText(Count count) {
  return count.at_least ? fmt::format("{}+", kCountedCells) : std::to_string(count.number);
}

std::string Sign(std::string_view path, std::string_view what) {
  std::string text = "«";
  text += path;
  if (!path.empty() && !what.empty()) text += ": ";
  text += what;
  return text + "»";
}

}  // namespace

std::string FoldSign(std::string_view path, std::string_view what, uint64_t columns) {
  for (const std::string& sign : {Sign(path, what), Sign(path, "")}) {
    if (Columns(sign) <= columns) return sign;
  }
  return Sign("", "");
}

uint64_t NarrowestFold(std::string_view path) { return Columns(Sign(path, "")); }

std::string RestSign(std::string_view path, Count count, uint64_t columns) {
  if (count.number == 0 && !count.at_least) return Sign(path, columns < kFewColumns ? "" : "more");
  std::string number = CountText(count);
  return Sign(path, columns < kFewColumns ? fmt::format("+{}", number) : fmt::format("{} more", number));
}

std::string Describe(const View& view) {
  switch (view.kind) {
    case Kind::kConstructor:
      return view.style == Style::kTuple ? std::to_string(view.fields.size()) + "-tuple"
                                         : VisibleText(view.name);
    case Kind::kFunction:
      return VisibleText(view.name);
    case Kind::kMap:
      return std::to_string(view.entries.size()) + (view.entries.size() == 1 ? " entry" : " entries");
    case Kind::kNumber:
      return "number";
    case Kind::kAction:
      return "action";
    case Kind::kError:
      return "error";
    case Kind::kCharacter:
    case Kind::kOpaque:
    case Kind::kUnevaluated:
    case Kind::kNotKept:
    case Kind::kUnfinished:
      return "";
  }
  return "";
}

std::string Elements(Count count, bool characters) {
  bool one = count.number == 1 && !count.at_least;
  return CountText(count) + (characters ? " character" : " element") + (one ? "" : "s");
}

std::string CutText(std::string_view text, uint64_t columns) {
  uint64_t all = Columns(text);
  // The sign for all of it is at least as wide as the one for what will be left out.
  uint64_t room = columns - Columns(RestSign("", {all, false}, columns));
  size_t end = 0;
  for (uint64_t shown = 0; shown < room; ++shown) end += base::DecodeUtf8(text, end).length;
  return std::string(text.substr(0, end)) + RestSign("", {all - room, false}, columns);
}

}  // namespace inquest::value
