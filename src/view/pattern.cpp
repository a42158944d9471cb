#include "view/pattern.h"

#include <algorithm>
#include <cstdlib>

#include "base/utf8.h"

namespace inquest::view {

using value::Style;
using value::Term;
using value::View;

namespace {

bool SameNumber(const std::string& pattern, const std::string& shown) {
  if (pattern == shown) return true;
  const auto is_real = [](const std::string& text) { return text.find_first_of(".e") != std::string::npos; };
  // Whole numbers of any size are compared by their digits.
  if (!is_real(pattern) && !is_real(shown)) return false;
  return std::strtod(pattern.c_str(), nullptr) == std::strtod(shown.c_str(), nullptr);
}

// The recursion follows the pattern, whose depth the parser limits.
class Matcher {
 public:
  explicit Matcher(const value::Terms& terms) : terms_(terms) {}

  bool Match(const Pattern& pattern, Term term) {
    if (pattern.kind == Pattern::Kind::kAny) return true;
    if (pattern.kind == Pattern::Kind::kList) return MatchList(pattern, term);
    View view;
    terms_.Look(term, &view);
    switch (pattern.kind) {
      case Pattern::Kind::kConstructor:
        return view.kind == value::Kind::kConstructor && view.name == pattern.name &&
               (pattern.is_record ? MatchLabels(pattern, view) : MatchFields(pattern, view));
      case Pattern::Kind::kFunction:
        if (view.kind == value::Kind::kError) return MatchError(pattern, view.text);
        // A value of a library may be shown as an application: fromList [1].
        return (view.kind == value::Kind::kFunction || view.kind == value::Kind::kConstructor) &&
               view.name == pattern.name && MatchFields(pattern, view);
      case Pattern::Kind::kTuple:
        return view.kind == value::Kind::kConstructor &&
               (view.style == Style::kTuple || (view.style == Style::kUnit && pattern.fields.empty())) &&
               MatchFields(pattern, view);
      case Pattern::Kind::kNumber:
        return view.kind == value::Kind::kNumber && SameNumber(pattern.name, view.text);
      case Pattern::Kind::kCharacter:
        return view.kind == value::Kind::kCharacter && view.code == pattern.code;
      case Pattern::Kind::kBottom:
        return view.kind == value::Kind::kError || view.kind == value::Kind::kUnfinished;
      case Pattern::Kind::kAny:
      case Pattern::Kind::kList:
        break;
    }
    return false;
  }

 private:
  // error _, error "message".
  static bool MatchError(const Pattern& pattern, std::string_view message) {
    if (pattern.name != "error" || pattern.fields.size() > 1) return false;
    if (pattern.fields.empty() || pattern.fields[0].kind == Pattern::Kind::kAny) return true;
    const Pattern& text = pattern.fields[0];
    if (text.kind != Pattern::Kind::kList) return false;
    const size_t characters = text.fields.size() - (text.has_tail ? 1 : 0);
    size_t at = 0;
    for (size_t i = 0; i < characters; ++i) {
      if (at >= message.size()) return false;
      const base::CodePoint point = base::DecodeUtf8(message, at);
      const bool is_any = text.fields[i].kind == Pattern::Kind::kAny;
      if (!is_any &&
          (text.fields[i].kind != Pattern::Kind::kCharacter || text.fields[i].code != point.value)) {
        return false;
      }
      at += point.length;
    }
    return text.has_tail || at == message.size();
  }
  bool MatchFields(const Pattern& pattern, const View& view) {
    if (pattern.fields.size() != view.fields.size()) return false;
    for (size_t i = 0; i < pattern.fields.size(); ++i) {
      if (!Match(pattern.fields[i], view.fields[i])) return false;
    }
    return true;
  }
  bool MatchLabels(const Pattern& pattern, const View& view) {
    for (size_t i = 0; i < pattern.labels.size(); ++i) {
      const auto found = std::find(view.labels.begin(), view.labels.end(), pattern.labels[i]);
      if (found == view.labels.end()) return false;
      if (!Match(pattern.fields[i], view.fields[static_cast<size_t>(found - view.labels.begin())])) {
        return false;
      }
    }
    return true;
  }
  bool MatchList(const Pattern& pattern, Term term) {
    const size_t elements = pattern.fields.size() - (pattern.has_tail ? 1 : 0);
    View view;
    for (size_t i = 0; i < elements; ++i) {
      terms_.Look(term, &view);
      if (view.kind != value::Kind::kConstructor || view.style != Style::kList) return false;
      const Term head = view.fields[0];
      term = view.fields[1];
      if (!Match(pattern.fields[i], head)) return false;
    }
    if (pattern.has_tail) return Match(pattern.fields.back(), term);
    terms_.Look(term, &view);
    return view.kind == value::Kind::kConstructor && view.style == Style::kNil;
  }

  const value::Terms& terms_;
};

}  // namespace

std::string NameIn(const CallPattern& pattern) {
  std::vector<const Pattern*> todo;
  if (pattern.result.has_value()) todo.push_back(&*pattern.result);
  for (size_t i = pattern.arguments.size(); i-- > 0;) todo.push_back(&pattern.arguments[i]);
  while (!todo.empty()) {
    const Pattern& next = *todo.back();
    todo.pop_back();
    if (next.kind == Pattern::Kind::kFunction && next.fields.empty()) return next.name;
    for (size_t i = next.fields.size(); i-- > 0;) todo.push_back(&next.fields[i]);
  }
  return "";
}

bool Matches(const value::Terms& terms, const Pattern& pattern, Term term) {
  return Matcher(terms).Match(pattern, term);
}

bool Matches(const value::Terms& terms, const CallPattern& pattern, std::span<const Term> arguments,
             Term result) {
  if (pattern.arguments.size() > arguments.size()) return false;
  Matcher matcher(terms);
  for (size_t i = 0; i < pattern.arguments.size(); ++i) {
    if (!matcher.Match(pattern.arguments[i], arguments[i])) return false;
  }
  return !pattern.result.has_value() || matcher.Match(*pattern.result, result);
}

}  // namespace inquest::view
