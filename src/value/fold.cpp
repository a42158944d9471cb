#include "value/fold.h"

#include <fmt/format.h>

#include <algorithm>

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

std::string FoldSign(std::string_view path, std::string_view what, uint64_t columns, Ruler ruler) {
  for (const std::string& sign : {Sign(path, what), Sign(path, "")}) {
    if (ruler(sign) <= columns) return sign;
  }
  return Sign("", "");
}

uint64_t NarrowestFold(std::string_view path, Ruler ruler) { return ruler(Sign(path, "")); }

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
    case Kind::kExecutions:
      return "action";
    case Kind::kEffect:
      return VisibleText(view.name);
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

std::string Elements(Count count, bool characters, Kind kind) {
  bool one = count.number == 1 && !count.at_least;
  const char* what = " element";
  if (characters) what = " character";
  if (kind == Kind::kAction) what = " effect";
  if (kind == Kind::kExecutions) what = " execution";
  return CountText(count) + what + (one ? "" : "s");
}

std::string CutText(std::string_view text, uint64_t columns, Ruler ruler) {
  uint64_t left = 0;  // characters
  for (size_t at = 0; at < text.size(); at += UnitLength(text, at)) ++left;
  // The sign for all of it is at least as wide as the one for what will be left out.
  const bool has_quotes = text.find('"') != std::string_view::npos;
  const std::string_view bracket = text.starts_with('(') && text.ends_with(')') ? ")" : "";
  uint64_t used = ruler(RestSign("", {left, false}, columns)) + (has_quotes ? 1 : 0) + bracket.size();
  size_t end = 0;
  bool in_string = false;
  Meter meter(ruler);
  while (end < text.size()) {
    const size_t length = UnitLength(text, end);
    const std::string_view unit = text.substr(end, length);
    used += meter.Add(unit);
    if (used > columns) break;
    if (unit == "\"" && text.substr(end - std::min<size_t>(end, 1), 3) != "'\"'") in_string = !in_string;
    end += length;
    --left;
  }
  std::string cut(text.substr(0, end));
  if (in_string) cut += '"';
  const uint64_t closing = (in_string ? 1 : 0) + bracket.size();  // shown all the same
  return cut + RestSign("", {left - std::min(left, closing), false}, columns).append(bracket);
}

}  // namespace inquest::value
