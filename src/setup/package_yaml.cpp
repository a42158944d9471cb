// Reads package.yaml: as much of YAML as these files use (maps and lists by indentation, `[a, b]`, quotes,
// comments), and what hpack makes of it.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "setup/package.h"

namespace inquest::setup {
namespace {

constexpr int kDeepestYaml = 30;

struct YamlField;
struct Yaml {
  std::string text;               // of a scalar
  std::vector<Yaml> items;        // of a list
  std::vector<YamlField> fields;  // of a map

  const Yaml* Find(std::string_view key) const;
};
struct YamlField {
  std::string name;
  Yaml value;
};

const Yaml* Yaml::Find(std::string_view key) const {
  for (const auto& [name, value] : fields)
    if (name == key) return &value;
  return nullptr;
}

struct YamlLine {
  size_t indent = 0;
  std::string_view text;
};

std::string_view TrimmedYaml(std::string_view text) {
  constexpr std::string_view kWhite = " \t\r";
  const size_t begin = text.find_first_not_of(kWhite);
  if (begin == std::string_view::npos) return text.substr(text.size());
  return text.substr(begin, text.find_last_not_of(kWhite) - begin + 1);
}

// Where a comment begins.
std::string_view WithoutComment(std::string_view line) {
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    if (quote != 0) {
      if (line[i] == quote) quote = 0;
    } else if (line[i] == '"' || line[i] == '\'') {
      quote = line[i];
    } else if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
      return line.substr(0, i);
    }
  }
  return line;
}

class YamlReader {
 public:
  explicit YamlReader(std::string_view text) {
    while (!text.empty()) {
      const size_t end = std::min(text.find('\n'), text.size());
      const std::string_view line = WithoutComment(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
      const std::string_view content = TrimmedYaml(line);
      if (content.empty() || content == "---") continue;
      lines_.push_back({static_cast<size_t>(content.data() - line.data()), content});
    }
  }
  Yaml Read() { return lines_.empty() ? Yaml() : Block(lines_[0].indent, 0); }

 private:
  static bool IsItem(std::string_view text) { return text == "-" || text.starts_with("- "); }

  // `key: value`; the value is what stands on the line.
  static std::optional<std::pair<std::string_view, std::string_view>> KeyOf(std::string_view text) {
    if (text.empty() || text[0] == '[' || text[0] == '{') return std::nullopt;
    char quote = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      if (quote != 0) {
        if (text[i] == quote) quote = 0;
      } else if (text[i] == '"' || text[i] == '\'') {
        quote = text[i];
      } else if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\t')) {
        return std::pair(TrimmedYaml(text.substr(0, i)), TrimmedYaml(text.substr(i + 1)));
      }
    }
    return std::nullopt;
  }

  static std::string Unquoted(std::string_view text) {
    if (text.size() >= 2 && (text[0] == '"' || text[0] == '\'') && text.back() == text[0])
      text = text.substr(1, text.size() - 2);
    return std::string(text);
  }

  // A scalar, or a list in brackets.
  static Yaml Value(std::string_view text) {
    Yaml value;
    if (!text.starts_with("[") || !text.ends_with("]")) {
      value.text = Unquoted(text);
      return value;
    }
    text = text.substr(1, text.size() - 2);
    while (!text.empty()) {
      const size_t end = std::min(text.find(','), text.size());
      if (const auto item = TrimmedYaml(text.substr(0, end)); !item.empty())
        value.items.push_back({.text = Unquoted(item)});
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return value;
  }

  // The lines at this indentation and further in.
  Yaml Block(size_t indent, int depth) {
    Yaml block;
    while (at_ < lines_.size() && lines_[at_].indent >= indent) {
      YamlLine& line = lines_[at_];
      if (depth > kDeepestYaml || line.indent > indent) {
        ++at_;  // belongs to nothing
      } else if (IsItem(line.text)) {
        block.items.push_back(OneItem(indent, depth));
      } else if (const auto key = KeyOf(line.text)) {
        ++at_;
        block.fields.push_back({Unquoted(key->first), ValueOf(key->second, indent, depth)});
      } else {
        if (block.text.empty()) block.text = Unquoted(line.text);
        ++at_;
      }
    }
    return block;
  }

  // What a key has: on its line, or below, where a list may stand at the indentation of the key.
  Yaml ValueOf(std::string_view on_line, size_t indent, int depth) {
    const bool is_text = on_line == "|" || on_line == ">" || on_line == "|-" || on_line == ">-";
    if (!on_line.empty() && !is_text) {
      std::string flow(on_line);
      // A list in brackets may go on.
      while (flow[0] == '[' && flow.find(']') == std::string::npos && at_ < lines_.size())
        flow += " " + std::string(lines_[at_++].text);
      return Value(flow);
    }
    if (at_ >= lines_.size()) return {};
    const YamlLine& next = lines_[at_];
    if (next.indent > indent) return Block(next.indent, depth + 1);
    if (next.indent == indent && IsItem(next.text)) return Items(indent, depth + 1);
    return {};
  }
  Yaml Items(size_t indent, int depth) {
    Yaml list;
    while (at_ < lines_.size() && lines_[at_].indent == indent && IsItem(lines_[at_].text)) {
      list.items.push_back(OneItem(indent, depth));
    }
    return list;
  }
  // What stands behind the dash is a block of its own, indented so far.
  Yaml OneItem(size_t indent, int depth) {
    YamlLine& line = lines_[at_];
    const std::string_view rest = TrimmedYaml(line.text.substr(1));
    if (rest.empty()) {
      ++at_;
      return at_ < lines_.size() && lines_[at_].indent > indent ? Block(lines_[at_].indent, depth + 1)
                                                                : Yaml();
    }
    if (!KeyOf(rest) && !IsItem(rest)) {
      ++at_;
      return Value(rest);
    }
    const size_t inner = indent + static_cast<size_t>(rest.data() - line.text.data());
    line = {inner, rest};
    return Block(inner, depth + 1);
  }

  std::vector<YamlLine> lines_;
  size_t at_ = 0;
};

std::string FirstWord(const std::string& text) { return text.substr(0, text.find_first_of(" \t<>=^")); }

// A list, or one element.
std::vector<std::string> TextsOf(const Yaml* value) {
  std::vector<std::string> texts;
  if (value == nullptr) return texts;
  if (!value->text.empty()) texts.push_back(value->text);
  for (const Yaml& item : value->items) {
    if (!item.text.empty()) texts.push_back(item.text);
    if (const Yaml* name = item.Find("name")) texts.push_back(name->text);
  }
  for (const auto& [name, version] : value->fields) texts.push_back(name);  // dependencies as a map
  return texts;
}

void AddCommon(const Yaml& from, Component* component) {
  const auto add = [&](const char* key, std::vector<std::string>* to) {
    for (std::string& text : TextsOf(from.Find(key))) to->push_back(std::move(text));
  };
  add("source-dirs", &component->source_dirs);
  add("default-extensions", &component->extensions);
  add("cpp-options", &component->cpp_options);
  for (const std::string& dependency : TextsOf(from.Find("dependencies")))
    component->dependencies.push_back(FirstWord(dependency));
  for (const std::string& options : TextsOf(from.Find("ghc-options"))) {
    for (size_t at = 0; at < options.size();) {
      const size_t end = std::min(options.find(' ', at), options.size());
      const std::string option = options.substr(at, end - at);
      if (option.starts_with("-X")) component->extensions.push_back(option.substr(2));
      if (option.starts_with("-D")) component->cpp_options.push_back(option);
      at = end + 1;
    }
  }
}

void AddComponent(const Yaml& package, const Yaml& section, Component::Kind kind, const std::string& name,
                  Package* to) {
  Component component{.kind = kind, .name = name};
  AddCommon(section, &component);
  AddCommon(package, &component);
  if (const Yaml* main = section.Find("main")) {
    component.main_is = main->text;
    // A module instead of a file.
    if (!main->text.empty() && !main->text.ends_with(".hs") && !main->text.ends_with(".lhs")) {
      std::replace(component.main_is.begin(), component.main_is.end(), '.', '/');
      component.main_is += ".hs";
    }
  }
  for (const Yaml* part : {&section, &package})
    if (const Yaml* language = part->Find("language"); language != nullptr && component.language.empty())
      component.language = language->text;
  to->components.push_back(std::move(component));
}

}  // namespace

Package ParsePackageYaml(std::string_view text) {
  const Yaml yaml = YamlReader(text).Read();
  Package package;
  if (const Yaml* name = yaml.Find("name")) package.name = name->text;
  if (const Yaml* version = yaml.Find("version")) package.version = version->text;
  if (const Yaml* library = yaml.Find("library"))
    AddComponent(yaml, *library, Component::Kind::kLibrary, "", &package);
  if (const Yaml* executable = yaml.Find("executable"))
    AddComponent(yaml, *executable, Component::Kind::kExecutable, package.name, &package);
  const std::pair<const char*, Component::Kind> sections[] = {
      {"internal-libraries", Component::Kind::kLibrary},
      {"executables", Component::Kind::kExecutable},
      {"tests", Component::Kind::kTest},
      {"benchmarks", Component::Kind::kBenchmark}};
  for (const auto& [key, kind] : sections) {
    const Yaml* section = yaml.Find(key);
    if (section == nullptr) continue;
    for (const auto& [name, fields] : section->fields) AddComponent(yaml, fields, kind, name, &package);
  }
  return package;
}

}  // namespace inquest::setup
