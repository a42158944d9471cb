// Reads .cabal files: fields, sections and conditions, by the indentation of their lines.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "setup/package.h"

namespace inquest::setup {
namespace {

constexpr int kDeepestSection = 40;
constexpr int kGhcVersion[] = {9, 0, 2};

std::string Lower(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kWhite = " \t\r";
  const size_t begin = text.find_first_not_of(kWhite);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kWhite) - begin + 1);
}

// Words between blanks and commas, without quotes around them.
std::vector<std::string> WordsOf(std::string_view value) {
  std::vector<std::string> words;
  std::string word;
  bool quoted = false;
  for (const char c : value) {
    if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == ',')) {
      if (!word.empty()) words.push_back(std::move(word));
      word.clear();
    } else {
      word += c;
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

// `text >= 1.2 && < 2, containers` -> text, containers.
std::vector<std::string> PackagesOf(const std::string& value) {
  std::vector<std::string> packages;
  bool at_start = true;
  size_t depth = 0;  // pkg:{a, b}
  std::string name;
  for (size_t i = 0; i <= value.size(); ++i) {
    const char c = i < value.size() ? value[i] : ',';
    if (c == '{') ++depth;
    if (c == '}' && depth > 0) --depth;
    const bool is_part =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == ':';
    if (c == ',' && depth == 0) {
      if (!name.empty()) packages.push_back(std::move(name));
      name.clear();
      at_start = true;
    } else if (at_start && is_part) {
      name += c;
    } else if (!name.empty()) {
      at_start = false;
    }
  }
  return packages;
}

struct CabalLine {
  size_t indent = 0;
  std::string text;
};

// Without comments and empty lines.
std::vector<CabalLine> CabalLinesOf(std::string_view text) {
  std::vector<CabalLine> lines;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string_view content = Trimmed(line);
    if (content.empty() || content.starts_with("--")) continue;
    lines.push_back({static_cast<size_t>(content.data() - line.data()), std::string(content)});
  }
  return lines;
}

// flag(x) && !os(windows) || impl(ghc >= 8.2).
class Condition {
 public:
  Condition(std::string_view text, const std::map<std::string, bool>& flags) : text_(text), flags_(flags) {}
  bool Holds() { return Or(0); }

 private:
  bool Or(int depth) {
    bool holds = And(depth);
    while (Take("||")) holds = And(depth) || holds;
    return holds;
  }
  bool And(int depth) {
    bool holds = Not(depth);
    while (Take("&&")) holds = Not(depth) && holds;
    return holds;
  }
  bool Not(int depth) {
    if (depth > kDeepestSection) return false;
    if (Take("!")) return !Not(depth + 1);
    if (Take("(")) {
      const bool holds = Or(depth + 1);
      Take(")");
      return holds;
    }
    const std::string word = Lower(Word());
    if (word == "true") return true;
    if (!Take("(")) return false;
    const size_t close = std::min(text_.find(')', at_), text_.size());
    const std::string argument = Lower(Trimmed(text_.substr(at_, close - at_)));
    at_ = std::min(close + 1, text_.size());
    if (word == "os") return argument == "linux";
    if (word == "arch") return argument == "x86_64";
    if (word == "impl") return IsThisCompiler(argument);
    const auto flag = flags_.find(argument);
    return word == "flag" && (flag == flags_.end() || flag->second);
  }

  static bool IsThisCompiler(std::string_view argument) {
    if (!argument.starts_with("ghc")) return false;
    argument.remove_prefix(3);
    bool holds = true;
    for (std::string_view rest = argument; !Trimmed(rest).empty();) {
      const size_t end = std::min({rest.find("&&"), rest.find("||"), rest.size()});
      const bool is_or = rest.substr(end).starts_with("||");
      if (!CompareVersion(Trimmed(rest.substr(0, end)))) holds = false;
      if (is_or && holds) return true;
      if (is_or) holds = true;
      rest.remove_prefix(std::min(end + 2, rest.size()));
    }
    return holds;
  }
  static bool CompareVersion(std::string_view text) {
    size_t at = 0;
    while (at < text.size() && (text[at] == '<' || text[at] == '>' || text[at] == '=')) ++at;
    const std::string_view comparison = text.substr(0, at);
    int order = 0;
    size_t part = 0;
    for (std::string_view rest = Trimmed(text.substr(at)); part < 3 && order == 0; ++part) {
      int number = 0;
      size_t i = 0;
      for (; i < rest.size() && rest[i] >= '0' && rest[i] <= '9' && number < 100000; ++i)
        number = 10 * number + (rest[i] - '0');
      order = kGhcVersion[part] < number ? -1 : kGhcVersion[part] > number ? 1 : 0;
      if (i < rest.size() && rest[i] == '.') ++i;
      rest.remove_prefix(i);
      if (rest.starts_with("*")) return order == 0;  // == 9.*
      if (rest.empty() && order == 0)
        order = comparison == "==" ? (part == 2 ? 0 : kGhcVersion[part + 1] > 0) : 0;
      if (rest.empty()) break;
    }
    if (comparison == ">=") return order >= 0;
    if (comparison == ">") return order > 0;
    if (comparison == "<") return order < 0;
    if (comparison == "<=") return order <= 0;
    return order == 0;
  }

  void SkipWhite() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  bool Take(std::string_view token) {
    SkipWhite();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  std::string_view Word() {
    SkipWhite();
    const size_t begin = at_;
    while (at_ < text_.size() && text_[at_] >= 'A' && text_[at_] <= 'z') ++at_;
    return text_.substr(begin, at_ - begin);
  }

  std::string_view text_;
  const std::map<std::string, bool>& flags_;
  size_t at_ = 0;
};

class CabalReader {
 public:
  explicit CabalReader(std::string_view text) : lines_(CabalLinesOf(text)) {}

  Package Read() {
    FindFlags();
    while (at_ < lines_.size()) ReadTop();
    return std::move(package_);
  }

 private:
  static std::optional<std::pair<std::string, std::string>> FieldOf(const std::string& line) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || colon == 0) return std::nullopt;
    const std::string name = Lower(Trimmed(std::string_view(line).substr(0, colon)));
    const bool is_name = std::all_of(name.begin(), name.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
    if (!is_name) return std::nullopt;
    return std::pair(name, std::string(Trimmed(std::string_view(line).substr(colon + 1))));
  }

  // Flags may be declared behind their use.
  void FindFlags() {
    for (size_t i = 0; i < lines_.size(); ++i) {
      const std::vector<std::string> words = WordsOf(lines_[i].text);
      if (lines_[i].indent != 0 || words.size() < 2 || Lower(words[0]) != "flag") continue;
      bool is_on = true;
      for (size_t j = i + 1; j < lines_.size() && lines_[j].indent > 0; ++j) {
        const auto field = FieldOf(lines_[j].text);
        if (field && field->first == "default") is_on = Lower(field->second) != "false";
      }
      flags_[Lower(words[1])] = is_on;
    }
  }

  void ReadTop() {
    const CabalLine line = lines_[at_];
    if (const auto field = FieldOf(line.text)) {
      ++at_;
      const std::string value = WithContinuation(field->second, line.indent);
      if (field->first == "name") package_.name = value;
      if (field->first == "version") package_.version = value;
      return;
    }
    ++at_;
    const std::vector<std::string> words = WordsOf(line.text);
    const std::string section = words.empty() ? "" : Lower(words[0]);
    const std::string name = words.size() > 1 && words[1] != "{" ? words[1] : "";
    Component component{.name = name};
    if (section == "executable") component.kind = Component::Kind::kExecutable;
    if (section == "library") component.kind = Component::Kind::kLibrary;
    if (section == "test-suite") component.kind = Component::Kind::kTest;
    if (section == "benchmark") component.kind = Component::Kind::kBenchmark;
    ReadFields(line.indent, 0, true, &component);
    if (section == "common") {
      common_[name] = std::move(component);
    } else if (section == "executable" || section == "library" || section == "test-suite" ||
               section == "benchmark") {
      package_.components.push_back(std::move(component));
    }
  }

  // The lines that are indented further; where they do not count they are passed over.
  void ReadFields(size_t indent, int depth, bool counts, Component* component) {
    bool decided = false;  // a branch of the last `if` was taken
    while (at_ < lines_.size() && lines_[at_].indent > indent) {
      const CabalLine line = lines_[at_++];
      const std::string lower = Lower(line.text);
      const bool is_if = lower.starts_with("if ") || lower.starts_with("if(") || lower.starts_with("if!");
      const bool is_elif = lower.starts_with("elif ") || lower.starts_with("elif(");
      if (is_if || is_elif) {
        const bool holds = Condition(std::string_view(line.text).substr(is_if ? 2 : 4), flags_).Holds();
        const bool takes = holds && !(is_elif && decided);
        decided = takes || (is_elif && decided);
        Nested(line.indent, depth, counts && takes, component);
      } else if (lower == "else" || lower.starts_with("else ") || lower.starts_with("else{")) {
        Nested(line.indent, depth, counts && !decided, component);
        decided = true;
      } else if (const auto field = FieldOf(line.text)) {
        const std::string value = WithContinuation(field->second, line.indent);
        if (counts) SetField(field->first, value, component);
      }
    }
  }
  void Nested(size_t indent, int depth, bool counts, Component* component) {
    ReadFields(indent, depth + 1, counts && depth < kDeepestSection, component);
  }

  std::string WithContinuation(std::string value, size_t indent) {
    for (; at_ < lines_.size() && lines_[at_].indent > indent; ++at_) value += "\n" + lines_[at_].text;
    return value;
  }

  static void Append(std::vector<std::string> words, std::vector<std::string>* to) {
    to->insert(to->end(), words.begin(), words.end());
  }

  void SetField(const std::string& name, const std::string& value, Component* component) {
    if (name == "main-is") component->main_is = std::string(Trimmed(value));
    if (name == "default-language") component->language = std::string(Trimmed(value));
    if (name == "hs-source-dirs" || name == "hs-source-dir") Append(WordsOf(value), &component->source_dirs);
    if (name == "default-extensions" || name == "extensions") Append(WordsOf(value), &component->extensions);
    if (name == "cpp-options") Append(WordsOf(value), &component->cpp_options);
    if (name == "build-depends") Append(PackagesOf(value), &component->dependencies);
    if (name == "ghc-options") {
      for (const std::string& option : WordsOf(value)) {
        if (option.starts_with("-X")) component->extensions.push_back(option.substr(2));
        if (option.starts_with("-D")) component->cpp_options.push_back(option);
      }
    }
    if (name != "import") return;
    for (const std::string& imported : WordsOf(value)) {
      const auto common = common_.find(imported);
      if (common == common_.end()) continue;
      Append(common->second.source_dirs, &component->source_dirs);
      Append(common->second.extensions, &component->extensions);
      Append(common->second.cpp_options, &component->cpp_options);
      Append(common->second.dependencies, &component->dependencies);
      if (component->main_is.empty()) component->main_is = common->second.main_is;
      if (component->language.empty()) component->language = common->second.language;
    }
  }

  std::vector<CabalLine> lines_;
  size_t at_ = 0;
  std::map<std::string, bool> flags_;
  std::map<std::string, Component> common_;
  Package package_;
};

}  // namespace

Package ParseCabal(std::string_view text) { return CabalReader(text).Read(); }

}  // namespace inquest::setup
