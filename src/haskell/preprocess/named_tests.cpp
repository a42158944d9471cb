#include "haskell/preprocess/named_tests.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

namespace inquest::haskell::preprocess {
namespace {

constexpr std::array<std::string_view, 4> kSplices = {"quickCheckAll", "verboseCheckAll", "forAllProperties",
                                                      "allProperties"};
constexpr std::string_view kExtension = "TemplateHaskell";

bool IsSmall(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
bool IsCapital(char c) { return c >= 'A' && c <= 'Z'; }
bool IsNamePart(char c) { return IsSmall(c) || IsCapital(c) || (c >= '0' && c <= '9') || c == '\''; }
bool IsWhite(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::string_view NameAt(std::string_view text, size_t at) {
  size_t end = at;
  while (end < text.size() && IsNamePart(text[end])) ++end;
  return text.substr(at, end - at);
}

size_t SkipBlanks(std::string_view text, size_t at) {
  while (at < text.size() && IsWhite(text[at])) ++at;
  return at;
}

// What is code, and what is comment or literal: `visit(offset)` for each character of code, in order. It
// returns where to go on.
template <typename Visit>
void WalkCode(std::string_view text, Visit visit) {
  for (size_t i = 0; i < text.size();) {
    if (text.substr(i).starts_with("{-") && !text.substr(i).starts_with("{-#")) {
      size_t depth = 0;
      do {
        if (text.substr(i).starts_with("{-")) {
          ++depth;
          i += 2;
        } else if (text.substr(i).starts_with("-}")) {
          --depth;
          i += 2;
        } else {
          ++i;
        }
      } while (depth > 0 && i < text.size());
    } else if (text.substr(i).starts_with("--") &&
               (i == 0 || IsWhite(text[i - 1]) || IsNamePart(text[i - 1]))) {
      while (i < text.size() && text[i] != '\n') ++i;
    } else if (text[i] == '"') {
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i)
        if (text[i] == '\\') ++i;
      ++i;
    } else {
      i = visit(i);
    }
  }
}

// Code at the beginning of a line, and what a declaration there begins with.
struct Line {
  size_t begin = 0;
  std::string_view name;
};
std::vector<Line> TopLevelLines(std::string_view text) {
  std::vector<Line> lines;
  WalkCode(text, [&](size_t at) {
    if ((at == 0 || text[at - 1] == '\n') && !IsWhite(text[at])) lines.push_back({at, NameAt(text, at)});
    return at + 1;
  });
  return lines;
}

// The types of signatures, as written, without comments.
std::map<std::string, std::string, std::less<>> Signatures(std::string_view text,
                                                           const std::vector<Line>& lines) {
  std::map<std::string, std::string, std::less<>> signatures;
  for (size_t i = 0; i < lines.size(); ++i) {
    std::vector<std::string> names;
    size_t at = lines[i].begin;
    for (;;) {
      const std::string_view name = NameAt(text, at);
      if (name.empty()) break;
      names.emplace_back(name);
      at = SkipBlanks(text, at + name.size());
      if (at >= text.size() || text[at] != ',') break;
      at = SkipBlanks(text, at + 1);
    }
    if (names.empty() || !text.substr(std::min(at, text.size())).starts_with("::")) continue;
    const size_t end = i + 1 < lines.size() ? lines[i + 1].begin : text.size();
    std::string type;
    WalkCode(text.substr(at + 2, end - at - 2), [&](size_t offset) {
      const char c = text[at + 2 + offset];
      type += IsWhite(c) ? ' ' : c;
      return offset + 1;
    });
    while (!type.empty() && type.back() == ' ') type.pop_back();
    for (const std::string& name : names)
      signatures[name] = type.substr(std::min(type.find_first_not_of(' '), type.size()));
  }
  return signatures;
}

// With Integer for type variables, and without what is said of these: as QuickCheck takes polymorphic
// properties.
std::string AtInteger(std::string type) {
  if (const size_t context = type.rfind("=>"); context != std::string::npos) type = type.substr(context + 2);
  if (const size_t dot = type.find('.'); type.starts_with("forall ") && dot != std::string::npos)
    type = type.substr(dot + 1);
  std::string result;
  for (size_t i = 0; i < type.size();) {
    const std::string_view name = NameAt(type, i);
    if (name.empty()) {
      result += type[i++];
      continue;
    }
    const bool is_qualified = i > 0 && type[i - 1] == '.';
    result += IsSmall(name[0]) && !is_qualified ? "Inquest.RunTests.AnInteger" : std::string(name);
    i += name.size();
  }
  return result;
}

std::optional<NamedTest::Kind> KindOf(std::string type) {
  while (!type.empty() && type.back() == ' ') type.pop_back();
  if (const size_t dot = type.rfind('.'); dot != std::string::npos) type = type.substr(dot + 1);
  if (type == "Spec") return NamedTest::Kind::kHspec;
  if (type == "Test") return NamedTest::Kind::kHUnit;
  if (type == "TestTree") return NamedTest::Kind::kTasty;
  return std::nullopt;
}

// Where `$name` or `$(name)` ends, if it stands there.
std::optional<std::pair<std::string_view, size_t>> SpliceAt(std::string_view text, size_t at) {
  if (text[at] != '$') return std::nullopt;
  size_t name_at = at + 1;
  const bool in_brackets = name_at < text.size() && text[name_at] == '(';
  if (in_brackets) name_at = SkipBlanks(text, name_at + 1);
  const std::string_view name = NameAt(text, std::min(name_at, text.size()));
  if (std::find(kSplices.begin(), kSplices.end(), name) == kSplices.end()) return std::nullopt;
  size_t end = name_at + name.size();
  if (in_brackets) {
    end = SkipBlanks(text, end);
    if (end >= text.size() || text[end] != ')') return std::nullopt;
    ++end;
  }
  return std::pair(name, end);
}

std::string_view ModuleOf(NamedTest::Kind kind) {
  switch (kind) {
    case NamedTest::Kind::kProperty:
      return "Test.QuickCheck.All";
    case NamedTest::Kind::kHUnit:
      return "Test.HUnit.Text";
    case NamedTest::Kind::kHspec:
      return "Test.Hspec.Core";
    case NamedTest::Kind::kTasty:
      return "Test.Tasty.Core";
  }
  return "";
}

std::string Escaped(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '"' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string PropertyList(const std::vector<NamedTest>& tests, const std::string& file_name) {
  std::string list;
  for (const NamedTest& test : tests) {
    if (test.kind != NamedTest::Kind::kProperty) continue;
    list += (list.empty() ? "" : ", ") +
            ("Test.QuickCheck.All.namedProperty \"" + test.name + " from " + Escaped(file_name) + ":" +
             std::to_string(test.line) + "\" (") +
            test.expression + ")";
  }
  return "[" + list + "]";
}

// Where imports can stand, and the header `module ... where` before that.
struct Head {
  size_t header = 0, header_end = 0;  // the same where there is none
  size_t imports = 0;
};
Head HeadOf(std::string_view text, const std::vector<Line>& lines) {
  for (const Line& line : lines) {
    if (text.substr(line.begin).starts_with("{-#")) continue;
    if (line.name != "module") return {line.begin, line.begin, line.begin};
    size_t end = text.size();
    WalkCode(text.substr(line.begin), [&](size_t offset) {
      const size_t at = line.begin + offset;
      const std::string_view name = NameAt(text, at);
      if (name == "where" && end == text.size()) end = at + name.size();
      return offset + std::max<size_t>(1, name.size());
    });
    const size_t next_line = text.find('\n', end);
    return {line.begin, end, next_line == std::string_view::npos ? text.size() : next_line + 1};
  }
  return {text.size(), text.size(), text.size()};
}

// Copies the text, but for the replacements.
class Rewriter {
 public:
  explicit Rewriter(std::string_view text) : text_(text) {}
  // In any order; they do not overlap.
  void Replace(size_t begin, size_t end, std::string by) {
    replacements_.push_back({begin, end, std::move(by)});
  }
  Preprocessed Finish() {
    std::stable_sort(replacements_.begin(), replacements_.end(),
                     [](const Replacement& a, const Replacement& b) { return a.begin < b.begin; });
    Preprocessed result;
    size_t at = 0;
    for (const Replacement& each : replacements_) {
      Copy(at, each.begin, &result);
      result.map.Add({static_cast<uint32_t>(result.text.size()), static_cast<uint32_t>(each.begin),
                      static_cast<uint32_t>(each.end), false});
      result.text += each.by;
      at = each.end;
    }
    Copy(at, text_.size(), &result);
    return result;
  }

 private:
  struct Replacement {
    size_t begin, end;
    std::string by;
  };
  void Copy(size_t from, size_t to, Preprocessed* result) const {
    result->map.Add({static_cast<uint32_t>(result->text.size()), static_cast<uint32_t>(from),
                     static_cast<uint32_t>(to), true});
    result->text += text_.substr(from, to - from);
  }

  std::string_view text_;
  std::vector<Replacement> replacements_;
};

std::string MainOf(const std::vector<NamedTest>& tests, const std::string& file_name) {
  std::string actions;
  const auto add = [&](std::string_view action) {
    actions += (actions.empty() ? "" : ", ") + std::string(action);
  };
  const bool has_properties = std::any_of(tests.begin(), tests.end(), [](const NamedTest& test) {
    return test.kind == NamedTest::Kind::kProperty;
  });
  if (has_properties) add("Test.QuickCheck.All.runProperties " + PropertyList(tests, file_name));
  for (const NamedTest& test : tests) {
    const std::string value = "(" + test.expression + ")";
    if (test.kind == NamedTest::Kind::kHUnit) add("Test.HUnit.Text.runTestTTAndExit " + value);
    if (test.kind == NamedTest::Kind::kHspec) add("Test.Hspec.Core.hspec " + value);
    if (test.kind == NamedTest::Kind::kTasty) add("Test.Tasty.Core.defaultMain " + value);
  }
  return "\nmain = Inquest.RunTests.runAll [" + actions + "]\n";
}

}  // namespace

bool UsesNamedTests(std::string_view text) {
  // Asked about every module, those of the libraries too: nearly none has one, in a comment or anywhere.
  size_t sign = text.find('$');
  while (sign != std::string_view::npos && !SpliceAt(text, sign)) sign = text.find('$', sign + 1);
  if (sign == std::string_view::npos) return false;
  bool found = false;
  WalkCode(text, [&](size_t at) {
    found = found || SpliceAt(text, at).has_value();
    return at + 1;
  });
  return found;
}

std::vector<NamedTest> FindNamedTests(std::string_view text) {
  const std::vector<Line> lines = TopLevelLines(text);
  const auto signatures = Signatures(text, lines);
  std::vector<NamedTest> tests, others;
  std::set<std::string_view> seen;
  for (const Line& line : lines) {
    const bool is_property = line.name.starts_with("prop_") && line.name.size() > 5;
    if (!is_property || !seen.insert(line.name).second) continue;
    const std::string name(line.name);
    const auto signature = signatures.find(line.name);
    const auto line_number =
        1 + std::count(text.begin(), text.begin() + static_cast<ptrdiff_t>(line.begin), '\n');
    tests.push_back({NamedTest::Kind::kProperty, name,
                     signature == signatures.end() ? name : name + " :: " + AtInteger(signature->second),
                     static_cast<uint32_t>(line_number)});
  }
  bool has_usual_name = false;
  for (const auto& [name, type] : signatures) {
    const auto kind = KindOf(type);
    if (!kind) continue;
    others.push_back({*kind, name, name});
    has_usual_name = has_usual_name || name == "spec" || name == "tests";
  }
  for (const NamedTest& other : others)
    if (!has_usual_name || other.name == "spec" || other.name == "tests") tests.push_back(other);
  return tests;
}

Preprocessed ExpandNamedTests(std::string_view text, const std::string& file_name, bool make_main) {
  const std::vector<Line> lines = TopLevelLines(text);
  const std::vector<NamedTest> tests = FindNamedTests(text);
  Rewriter rewriter(text);
  const Head head = HeadOf(text, lines);
  bool has_splices = false;
  WalkCode(text, [&](size_t at) {
    const auto splice = SpliceAt(text, at);
    if (!splice) return at + 1;
    has_splices = true;
    const auto& [name, end] = *splice;
    const std::string list = PropertyList(tests, file_name);
    rewriter.Replace(at, end,
                     name == "allProperties"   ? list
                     : name == "quickCheckAll" ? "(Test.QuickCheck.All.checkAllNamed " + list + ")"
                     : name == "forAllProperties"
                         ? "(Test.QuickCheck.All.checkAllWith " + list + ")"
                         : "(Test.QuickCheck.All.verboseCheckAllNamed " + list + ")");
    return end;
  });
  std::set<std::string_view> modules = {"Inquest.RunTests"};
  if (has_splices) modules.insert("Test.QuickCheck.All");
  if (make_main) {
    for (const NamedTest& test : tests) modules.insert(ModuleOf(test.kind));
    if (head.header < head.header_end)
      rewriter.Replace(head.header, head.header_end, "module Main (main) where");
    for (const Line& line : lines)
      if (line.name == "main") rewriter.Replace(line.begin, line.begin + 4, "programMain");
    rewriter.Replace(text.size(), text.size(), MainOf(tests, file_name));
  }
  std::string imports = head.imports == text.size() && !text.empty() && text.back() != '\n' ? "\n" : "";
  for (const std::string_view module : modules) imports += "import qualified " + std::string(module) + "\n";
  rewriter.Replace(head.imports, head.imports, imports);
  // What GHC wants before it looks for names; and the extension, whose rest is not there.
  for (const Line& line : lines) {
    const size_t end = std::min(text.find('\n', line.begin), text.size());
    std::string_view whole = text.substr(line.begin, end - line.begin);
    while (!whole.empty() && IsWhite(whole.back())) whole.remove_suffix(1);
    if (has_splices && (whole == "return []" || whole == "pure []")) rewriter.Replace(line.begin, end, "");
    const size_t extension = whole.find(kExtension);
    if (has_splices && whole.starts_with("{-#") && extension != std::string_view::npos)
      rewriter.Replace(line.begin + extension, line.begin + extension + kExtension.size(), "ExplicitForAll");
  }
  return rewriter.Finish();
}

}  // namespace inquest::haskell::preprocess
