// The macros that are defined at a point of the text, and what they expand to; internal to this folder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace inquest::haskell::preprocess {

inline bool IsNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
inline bool IsDigit(char c) { return c >= '0' && c <= '9'; }
inline bool IsNamePart(char c) { return IsNameStart(c) || IsDigit(c); }
inline bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

// Stands in the body of a macro for a comment, which is nothing once the parameters on its sides are
// replaced: so names are put together.
inline constexpr char kJoint = '\1';

std::string_view Trimmed(std::string_view text);

// The end of the string or character literal of Haskell that begins at `begin`, gaps included; for what is
// none, one past `begin`.
size_t LiteralEnd(std::string_view text, size_t begin);

struct Macro {
  bool has_parameters = false;
  std::vector<std::string> parameters;
  std::string body;
};

class Macros {
 public:
  void Define(std::string name, Macro macro) { macros_.insert_or_assign(std::move(name), std::move(macro)); }
  // `NAME`, `NAME TEXT`, `NAME(a,b) TEXT`; false if that is no definition.
  bool Define(std::string_view definition);
  void Undefine(const std::string& name) { macros_.erase(name); }
  bool Defines(const std::string& name) const { return macros_.contains(name); }

  // What the use of a macro whose name ends at `name_end` gives, and where it ends; none if the name is no
  // macro's, or nothing in parentheses follows a macro that needs it.
  struct Use {
    std::string text;
    size_t end;
  };
  std::optional<Use> UseAt(std::string_view text, std::string_view name, size_t name_end);

  // Expands all of a text, such as a condition.
  std::string Expand(std::string_view text);

  // Set once an expansion would grow beyond all measure; it was cut off.
  bool overflowed() const { return overflowed_; }

 private:
  std::string Substitute(const Macro& macro, const std::vector<std::string>& arguments);

  std::unordered_map<std::string, Macro> macros_;
  std::vector<std::string> active_;  // being expanded: not expanded again inside
  size_t produced_ = 0;
  bool overflowed_ = false;
};

// What GHC and Cabal define.
void DefinePredefined(Macros& macros);

// The value of an expression behind #if. None if it is ill-formed; `error` says why.
std::optional<long long> EvaluateCondition(std::string_view text, Macros& macros, std::string* error);

}  // namespace inquest::haskell::preprocess
