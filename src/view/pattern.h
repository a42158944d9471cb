// Patterns on calls, in Haskell's syntax: `insert 3 _ = _`, `_ ++ [] = _ in concat`, `lookup "k" (_ : _)`.
//
//   call    f p1 p2, p1 op p2, p1 `f` p2. Further arguments may be left out. f may be qualified:
//           Data.Map.insert, or for a local function by the routine around it, sort.go. A lambda is named as
//           it is printed, (\x -> x + 1) 3, where … or ... may stand for the end of its text. What has no
//           name of its own, or shares it with others, is named by its place: Main.hs:3:5 or Main.hs:3
//   = p     on the result
//   in g    called by g
//   p       _  3  -2.5  'c'  "text"  [p, p]  (p, p)  p : p  Con p p  p :+: p  p `Con` p  Con {label = p}
//           f p (a partial application of f)  ⊥ (failed or never finished)  error "message"
//           in brackets or as the result also "text" ++ p and p % p
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "value/term.h"

namespace inquest::view {

struct Pattern {
  enum class Kind : uint8_t {
    kAny,
    kConstructor,  // name, fields; with labels: only these fields
    kFunction,     // name, fields: the arguments so far
    kTuple,        // fields
    kList,         // fields: the first elements; the last one is the tail if has_tail
    kNumber,       // text
    kCharacter,    // code
    kBottom,
  };
  Kind kind = Kind::kAny;
  std::string name;
  uint32_t code = 0;
  bool has_tail = false;
  bool is_record = false;
  std::vector<Pattern> fields;
  std::vector<std::string> labels;
};

struct CallPattern {
  std::string qualifier;  // a module, or the routine around a local one; may be empty
  std::string name;       // empty if there is one of the next two
  std::string lambda;     // its text, in brackets, without superfluous blanks
  std::string place;      // file:line or file:line:column
  std::vector<Pattern> arguments;
  std::optional<Pattern> result;
  std::string caller;  // may be empty
  // Whether only the name is given.
  bool is_plain() const { return arguments.empty() && !result.has_value(); }
};

// The error is a sentence that shows where it is.
base::Result<CallPattern> ParsePattern(std::string_view text);

// The first lone name in the pattern, which stands for a function; empty if there is none.
std::string NameIn(const CallPattern& pattern);

// What was not evaluated matches `_` only. Ends on cyclic values: a pattern is finite.
bool Matches(const value::Terms& terms, const Pattern& pattern, value::Term term);
// Arguments and result; not the name.
bool Matches(const value::Terms& terms, const CallPattern& pattern, std::span<const value::Term> arguments,
             value::Term result);
inline bool Matches(const value::Terms& terms, const CallPattern& pattern,
                    const value::Statement& statement) {
  return Matches(terms, pattern, statement.arguments, statement.result);
}

}  // namespace inquest::view
