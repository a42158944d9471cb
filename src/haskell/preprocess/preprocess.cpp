#include "haskell/preprocess/preprocess.h"

#include <array>
#include <utility>

#include "haskell/preprocess/macros.h"

namespace inquest::haskell::preprocess {
namespace {

constexpr size_t kMostIncludes = 50;

// Files of GHC's own that programs include. Of MachDeps.h they want these.
constexpr std::string_view kOwnFiles[] = {"MachDeps.h", "HsBaseConfig.h", "ghcautoconf.h", "ghcplatform.h",
                                          "cabal_macros.h"};
constexpr std::string_view kMachine[] = {"WORD_SIZE_IN_BITS 64", "WORD_SIZE_IN_BITS_FLOAT 64",
                                         "SIZEOF_HSWORD 8",      "SIZEOF_HSINT 8",
                                         "SIZEOF_HSCHAR 4",      "SIZEOF_HSDOUBLE 8",
                                         "SIZEOF_HSFLOAT 4",     "ALIGNMENT_HSWORD 8",
                                         "ALIGNMENT_HSINT 8",    "TAG_BITS 3"};

constexpr std::array<std::string_view, 14> kDirectives = {"if",      "ifdef",  "ifndef", "elif",    "else",
                                                          "endif",   "define", "undef",  "include", "error",
                                                          "warning", "line",   "pragma", "ident"};

bool IsDirectiveName(std::string_view name) {
  for (const std::string_view known : kDirectives) {
    if (known == name) return true;
  }
  return false;
}

bool IsSymbol(char c) { return std::string_view("!#$%&*+./<=>?@\\^|-~:").find(c) != std::string_view::npos; }

class Preprocessor {
 public:
  Preprocessor(const Settings& settings, source::Diagnostics& diagnostics)
      : settings_(settings), diagnostics_(diagnostics) {
    DefinePredefined(macros_);
    for (const std::string& definition : settings.definitions) {
      const size_t equals = definition.find('=');
      std::string text = definition.substr(0, equals);
      text += equals == std::string::npos ? " 1" : " " + definition.substr(equals + 1);
      macros_.Define(text);
    }
  }

  void Read(source::FileId file, const std::string& name, std::string_view text) {
    const Reading before = std::exchange(reading_, Reading{file, name, text});
    const size_t open_before = conditions_.size();
    size_t at = 0;
    while (at < text.size()) at = Line(at);
    while (conditions_.size() > open_before) {
      Error(conditions_.back().begin, conditions_.back().end,
            "This condition is never closed; `#endif` is missing.");
      active_ = conditions_.back().was_active;
      conditions_.pop_back();
    }
    reading_ = before;
  }

  Preprocessed Take() { return std::move(out_); }
  bool overflowed() const { return macros_.overflowed(); }

 private:
  struct Reading {
    source::FileId file;
    std::string name;
    std::string_view text;
  };
  struct Condition {
    size_t begin, end;  // of the directive
    bool was_active;    // what is around it is read
    bool taken;         // some branch was
    bool seen_else = false;
  };

  void Error(size_t begin, size_t end, std::string message) {
    diagnostics_.Error({reading_.file, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)},
                       std::move(message));
  }

  // Each writes what stands for the source from `begin` to `end`. Text of an included file stands for the
  // directive, which says so itself.
  void Copy(size_t begin, size_t end) {
    if (begin == end) return;
    if (includes_ == 0 && source_end_ != begin) Mark(begin, end, true);
    out_.text += reading_.text.substr(begin, end - begin);
    source_end_ = end;
  }
  void Blank(size_t begin, size_t end) {
    if (begin == end) return;
    if (includes_ == 0 && source_end_ != begin) Mark(begin, end, true);
    for (size_t i = begin; i < end; ++i) {
      const char c = reading_.text[i];
      out_.text.push_back(c == '\n' || c == '\r' || c == '\t' ? c : ' ');
    }
    source_end_ = end;
  }
  void Replace(size_t begin, size_t end, std::string_view by) {
    if (includes_ == 0) Mark(begin, end, false);
    out_.text += by;
    source_end_ = SIZE_MAX;  // a copy that follows needs a mark
  }
  void Mark(size_t begin, size_t end, bool is_copy) {
    out_.map.Add({static_cast<uint32_t>(out_.text.size()), static_cast<uint32_t>(begin),
                  static_cast<uint32_t>(end), is_copy});
  }

  bool active() const { return conditions_.empty() || active_; }

  // Reads what begins at the start of a line; returns where to go on: the start of a line or the end.
  size_t Line(size_t begin) {
    const std::string_view text = reading_.text;
    if (text[begin] == '#') {
      if (const size_t end = Directive(begin)) return end;
    }
    if (!active()) {
      size_t end = text.find('\n', begin);
      end = end == std::string_view::npos ? text.size() : end + 1;
      Blank(begin, end);
      return end;
    }
    return Code(begin);
  }

  // One line of Haskell; more, if a literal or the use of a macro goes on.
  size_t Code(size_t begin) {
    const std::string_view text = reading_.text;
    size_t copied = begin, i = begin;
    while (i < text.size()) {
      const char c = text[i];
      const char next = i + 1 < text.size() ? text[i + 1] : '\0';
      if (c == '\n') {
        ++i;
        break;
      }
      if (c == '{' && next == '-') {
        ++comment_depth_;
        i += 2;
      } else if (comment_depth_ > 0) {
        const bool closes = c == '-' && next == '}';
        if (closes) --comment_depth_;
        i += closes ? 2 : 1;
      } else if (c == '/' && next == '*' && (i == 0 || !IsSymbol(text[i - 1]))) {
        const size_t close = text.find("*/", i + 2);
        if (close == std::string_view::npos) {
          i += 2;
          continue;
        }
        Copy(copied, i);
        Blank(i, close + 2);
        copied = i = close + 2;
      } else if (c == '-' && next == '-' && AtLineComment(i)) {
        i = std::min(text.find('\n', i), text.size());
      } else if (c == '"' || c == '\'') {
        i = LiteralEnd(text, i);
      } else if (IsNamePart(c)) {
        size_t end = i;
        while (end < text.size() && (IsNamePart(text[end]) || text[end] == '\'')) ++end;
        if (IsNameStart(c) && UseMacro(i, end, &copied)) {
          i = copied;
        } else {
          i = end;
        }
      } else {
        ++i;
      }
    }
    Copy(copied, i);
    return i;
  }

  bool UseMacro(size_t begin, size_t end, size_t* copied) {
    const std::string_view name = reading_.text.substr(begin, end - begin);
    std::optional<Macros::Use> use;
    if (name == "__LINE__") {
      use = Macros::Use{std::to_string(LineNumber(begin)), end};
    } else if (name == "__FILE__") {
      use = Macros::Use{'"' + reading_.name + '"', end};
    } else {
      use = macros_.UseAt(reading_.text, name, end);
    }
    if (!use) return false;
    Copy(*copied, begin);
    Replace(begin, use->end, use->text);
    if (macros_.overflowed() && !overflow_reported_) {
      overflow_reported_ = true;
      Error(begin, end, "What this macro gives has no end.");
    }
    *copied = use->end;
    return true;
  }

  size_t LineNumber(size_t at) const {
    size_t line = 1;
    for (size_t i = 0; i < at; ++i) line += reading_.text[i] == '\n' ? 1 : 0;
    return line;
  }

  bool AtLineComment(size_t i) const {
    if (i > 0 && IsSymbol(reading_.text[i - 1])) return false;
    size_t end = i;
    while (end < reading_.text.size() && reading_.text[end] == '-') ++end;
    return end >= reading_.text.size() || !IsSymbol(reading_.text[end]);
  }

  // Reads a directive and returns the start of the line behind it; 0 if there is none.
  size_t Directive(size_t begin) {
    const std::string_view text = reading_.text;
    size_t i = begin + 1;
    while (i < text.size() && (text[i] == ' ' || text[i] == '\t')) ++i;
    const size_t word = i;
    while (i < text.size() && IsNamePart(text[i])) ++i;
    const std::string name(text.substr(word, i - word));
    const bool is_marker = !name.empty() && IsDigit(name[0]);
    const bool is_empty = name.empty() && (word >= text.size() || text[word] == '\n' || text[word] == '\r');
    if (!is_marker && !is_empty && !IsDirectiveName(name)) {
      if (name.empty() || comment_depth_ > 0) return 0;
      if (active()) Error(begin, i, "There is no directive `#" + name + "`.");
      const size_t end = LineEnd(i);
      Blank(begin, end);
      return end;
    }
    std::string rest;
    size_t end = i;
    while (end < text.size() && text[end] != '\n') {
      const size_t continued = text[end] != '\\'                          ? 0
                               : text.substr(end + 1).starts_with("\n")   ? 2
                               : text.substr(end + 1).starts_with("\r\n") ? 3
                                                                          : 0;
      if (continued > 0) {
        end += continued;
        continue;
      }
      if (text.substr(end).starts_with("/*")) {
        const size_t close = text.find("*/", end + 2);
        if (close != std::string_view::npos) {
          end = close + 2;
          rest.push_back(name == "define" ? kJoint : ' ');
          continue;
        }
      }
      if (text[end] != '\r') rest.push_back(text[end]);
      ++end;
    }
    const size_t line_end = end;
    if (end < text.size()) ++end;
    Obey(name, rest, begin, line_end, end);
    return end;
  }

  size_t LineEnd(size_t i) const {
    const size_t end = reading_.text.find('\n', i);
    return end == std::string_view::npos ? reading_.text.size() : end + 1;
  }

  void Obey(const std::string& name, const std::string& rest, size_t begin, size_t line_end, size_t end) {
    const std::string_view argument = Trimmed(rest);
    if (name == "if" || name == "ifdef" || name == "ifndef") {
      Open(name, argument, begin, line_end);
    } else if (name == "elif" || name == "else" || name == "endif") {
      Continue(name, argument, begin, line_end);
    } else if (active()) {
      if (name == "include" && Include(argument, begin, line_end)) {
        Blank(line_end, end);
        return;
      }
      if (name == "define" && !macros_.Define(argument))
        Error(begin, line_end, "I expected a name here, and parameters in parentheses right behind it.");
      if (name == "undef") macros_.Undefine(std::string(argument));
      if (name == "error") Error(begin, line_end, "The program says: " + std::string(argument));
      if (name == "warning")
        diagnostics_.Warning({reading_.file, static_cast<uint32_t>(begin), static_cast<uint32_t>(line_end)},
                             "The program says: " + std::string(argument));
    }
    Blank(begin, end);
  }

  bool Holds(const std::string& name, std::string_view argument, size_t begin, size_t end) {
    if (name == "ifdef" || name == "ifndef") {
      if (argument.empty()) Error(begin, end, "I expected a name behind `#" + name + "`.");
      size_t length = 0;
      while (length < argument.size() && IsNamePart(argument[length])) ++length;
      return macros_.Defines(std::string(argument.substr(0, length))) == (name == "ifdef");
    }
    std::string why;
    const std::optional<long long> value = EvaluateCondition(argument, macros_, &why);
    if (!value) Error(begin, end, "I cannot evaluate this condition: " + why + ".");
    return value.value_or(0) != 0;
  }

  void Open(const std::string& name, std::string_view argument, size_t begin, size_t end) {
    Condition condition{begin, end, active(), false};
    if (condition.was_active) {
      active_ = condition.taken = Holds(name, argument, begin, end);
    } else {
      active_ = false;
    }
    conditions_.push_back(condition);
  }

  void Continue(const std::string& name, std::string_view argument, size_t begin, size_t end) {
    if (conditions_.empty()) return Error(begin, end, "There is no `#if` before this `#" + name + "`.");
    Condition& condition = conditions_.back();
    if (name == "endif") {
      active_ = condition.was_active;
      conditions_.pop_back();
      return;
    }
    if (condition.seen_else) return Error(begin, end, "This `#" + name + "` follows the `#else`.");
    condition.seen_else = name == "else";
    active_ =
        condition.was_active && !condition.taken && (name == "else" || Holds("if", argument, begin, end));
    condition.taken |= active_;
  }

  bool Include(std::string_view argument, size_t begin, size_t end) {
    const std::string expanded = argument.starts_with('"') || argument.starts_with('<')
                                     ? std::string(argument)
                                     : macros_.Expand(argument);
    const std::string_view quoted = Trimmed(expanded);
    const size_t close = quoted.size() < 2 ? std::string_view::npos : quoted.find_first_of("\">", 1);
    if (close == std::string_view::npos || (quoted[0] != '"' && quoted[0] != '<')) {
      Error(begin, end, "I expected the name of a file in quotes behind `#include`.");
      return false;
    }
    const std::string name(quoted.substr(1, close - 1));
    std::optional<Settings::Included> included;
    if (settings_.include) included = settings_.include(name, reading_.name);
    for (const std::string_view own : kOwnFiles) {
      if (!included && own == name) included = Settings::Included{reading_.file, ""};
    }
    if (name == "MachDeps.h") {
      for (const std::string_view definition : kMachine) macros_.Define(definition);
    }
    if (!included) {
      Error(begin, end,
            "There is no file `" + name +
                "`; I looked beside this file and in the folders of the program's modules.");
      return false;
    }
    if (includes_ >= kMostIncludes) {
      Error(begin, end, "These files include each other.");
      return false;
    }
    Replace(begin, end, "");
    ++includes_;
    Read(included->file, name, included->text);
    --includes_;
    source_end_ = SIZE_MAX;
    return true;
  }

  const Settings& settings_;
  source::Diagnostics& diagnostics_;
  Macros macros_;
  Preprocessed out_;
  Reading reading_;
  std::vector<Condition> conditions_;
  bool active_ = true;  // of the innermost condition
  bool overflow_reported_ = false;
  size_t comment_depth_ = 0;
  size_t includes_ = 0;
  size_t source_end_ = SIZE_MAX;  // where the source of the last copy ends, if nothing else followed
};

bool IsWordOf(std::string_view list, std::string_view word) {
  for (size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const bool begins = at == 0 || !(IsNamePart(list[at - 1]) || list[at - 1] == '-');
    const size_t end = at + word.size();
    if (begins && (end == list.size() || !IsNamePart(list[end]))) return true;
  }
  return false;
}

}  // namespace

bool WantsPreprocessing(std::string_view text) {
  if (text.find("CPP") == std::string_view::npos && text.find("-cpp") == std::string_view::npos) return false;
  size_t i = text.starts_with("\xef\xbb\xbf") ? 3 : 0;
  while (i < text.size()) {
    const std::string_view rest = text.substr(i);
    if (IsBlank(text[i]) || text[i] == '\n') {
      ++i;
    } else if (rest.starts_with("--") || text[i] == '#') {
      i = std::min(text.find('\n', i), text.size());
    } else if (rest.starts_with("{-#")) {
      const size_t end = std::min(text.find("#-}", i), text.size());
      const std::string_view pragma = text.substr(i + 3, end - i - 3);
      if (IsWordOf(pragma, "CPP") || IsWordOf(pragma, "-cpp") || IsWordOf(pragma, "-XCPP")) return true;
      i = end + 3;
    } else if (rest.starts_with("{-")) {
      size_t depth = 0;
      while (i < text.size()) {
        const std::string_view here = text.substr(i, 2);
        if (here == "{-") ++depth;
        if (here == "-}" && --depth == 0) break;
        i += here == "{-" || here == "-}" ? 2 : 1;
      }
      i += 2;
    } else {
      return false;
    }
  }
  return false;
}

Preprocessed Preprocess(source::FileId file, const std::string& file_name, std::string_view text,
                        const Settings& settings, source::Diagnostics& diagnostics) {
  Preprocessor preprocessor(settings, diagnostics);
  preprocessor.Read(file, file_name, text);
  return preprocessor.Take();
}

}  // namespace inquest::haskell::preprocess
