#include "haskell/preprocess/macros.h"

#include <algorithm>

namespace inquest::haskell::preprocess {
namespace {

// More than any program has; what is beyond is cut off.
constexpr size_t kMostProduced = 16 << 20;
constexpr size_t kMostNested = 200;

size_t NameEnd(std::string_view text, size_t i) {
  while (i < text.size() && IsNamePart(text[i])) ++i;
  return i;
}

bool IsGapSpace(char c) { return IsBlank(c) || c == '\n'; }

}  // namespace

std::string_view Trimmed(std::string_view text) {
  while (!text.empty() && IsGapSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsGapSpace(text.back())) text.remove_suffix(1);
  return text;
}

size_t LiteralEnd(std::string_view text, size_t begin) {
  const char quote = text[begin];
  if (quote == '\'') {
    size_t i = begin + 1;
    if (i >= text.size() || text[i] == '\n' || text[i] == '\'') return begin + 1;
    if (text[i] == '\\') {
      i += 2;
      while (i < text.size() && text[i] != '\'' && text[i] != '\n' && i - begin < 12) ++i;
    } else {
      ++i;
      while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xc0) == 0x80) ++i;
    }
    return i < text.size() && text[i] == '\'' ? i + 1 : begin + 1;
  }
  for (size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '"') return i + 1;
    if (text[i] == '\n') return i;
    if (text[i] != '\\') continue;
    ++i;
    size_t gap = i;
    while (gap < text.size() && IsGapSpace(text[gap])) ++gap;
    if (gap > i && gap < text.size() && text[gap] == '\\') i = gap;
  }
  return text.size();
}

bool Macros::Define(std::string_view definition) {
  definition = Trimmed(definition);
  if (definition.empty() || !IsNameStart(definition[0])) return false;
  size_t i = NameEnd(definition, 0);
  std::string name(definition.substr(0, i));
  Macro macro;
  if (i < definition.size() && definition[i] == '(') {
    macro.has_parameters = true;
    const size_t close = definition.find(')', i);
    if (close == std::string_view::npos) return false;
    std::string_view list = Trimmed(definition.substr(i + 1, close - i - 1));
    while (!list.empty()) {
      const size_t comma = std::min(list.find(','), list.size());
      const std::string_view parameter = Trimmed(list.substr(0, comma));
      if (parameter.empty() || !IsNameStart(parameter[0]) || NameEnd(parameter, 0) != parameter.size())
        return false;
      macro.parameters.emplace_back(parameter);
      list.remove_prefix(std::min(comma + 1, list.size()));
    }
    i = close + 1;
  }
  macro.body = Trimmed(definition.substr(i));
  Define(std::move(name), std::move(macro));
  return true;
}

std::optional<Macros::Use> Macros::UseAt(std::string_view text, std::string_view name, size_t name_end) {
  const auto found = macros_.find(std::string(name));
  if (found == macros_.end() || std::find(active_.begin(), active_.end(), name) != active_.end())
    return std::nullopt;
  const Macro macro = found->second;  // a copy: expanding must not depend on the table
  std::vector<std::string> arguments;
  size_t end = name_end;
  if (macro.has_parameters) {
    size_t i = name_end;
    while (i < text.size() && IsGapSpace(text[i])) ++i;
    if (i >= text.size() || text[i] != '(') return std::nullopt;
    size_t depth = 0;
    size_t begin = ++i;
    const auto take = [&](size_t to) {
      std::string argument(Trimmed(text.substr(begin, to - begin)));
      std::replace(argument.begin(), argument.end(), '\n', ' ');
      arguments.push_back(std::move(argument));
      begin = to + 1;
    };
    for (; i < text.size(); ++i) {
      const char c = text[i];
      if (c == '"' || (c == '\'' && !IsNamePart(text[i - 1]) && text[i - 1] != '\'')) {
        i = LiteralEnd(text, i) - 1;
      } else if (c == '(') {
        ++depth;
      } else if (c == ')' && depth-- == 0) {
        break;
      } else if (c == ',' && depth == 0) {
        take(i);
      }
    }
    if (i >= text.size()) return std::nullopt;
    take(i);
    if (macro.parameters.empty() && arguments.size() == 1 && arguments[0].empty()) arguments.clear();
    if (arguments.size() != macro.parameters.size()) return std::nullopt;
    end = i + 1;
  }
  std::string result = Substitute(macro, arguments);
  std::erase(result, kJoint);
  produced_ += result.size() + 1;
  if (produced_ > kMostProduced || active_.size() > kMostNested) {
    overflowed_ = true;
    return Use{"", end};
  }
  active_.emplace_back(name);
  result = Expand(result);
  active_.pop_back();
  return Use{std::move(result), end};
}

// Parameters are replaced wherever they stand as whole names, in strings too: the traditional preprocessor
// has no other way to make a string of an argument.
std::string Macros::Substitute(const Macro& macro, const std::vector<std::string>& arguments) {
  if (arguments.empty()) return macro.body;
  std::string result;
  const std::string_view body = macro.body;
  for (size_t i = 0; i < body.size() && result.size() <= kMostProduced;) {
    if (!IsNamePart(body[i])) {
      result.push_back(body[i++]);
      continue;
    }
    const size_t end = NameEnd(body, i);
    const std::string_view name = body.substr(i, end - i);
    const auto found = std::find(macro.parameters.begin(), macro.parameters.end(), name);
    const auto which = static_cast<size_t>(found - macro.parameters.begin());
    result += found == macro.parameters.end() ? name : std::string_view(arguments[which]);
    i = end;
  }
  return result;
}

std::string Macros::Expand(std::string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size();) {
    const char c = text[i];
    size_t end = i + 1;
    if (c == '"' || c == '\'') {
      end = LiteralEnd(text, i);
    } else if (IsNamePart(c)) {
      end = i;
      while (end < text.size() && (IsNamePart(text[end]) || text[end] == '\'')) ++end;
      if (IsNameStart(c)) {
        if (std::optional<Use> use = UseAt(text, text.substr(i, end - i), end)) {
          result += use->text;
          i = use->end;
          continue;
        }
      }
    }
    result += text.substr(i, end - i);
    i = end;
  }
  return result;
}

}  // namespace inquest::haskell::preprocess
