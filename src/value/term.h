// A value as shown to people: a term with addressable subterms. Terms are looked at one level at a time
// (Terms::Look), so that showing the beginning of a list of ten million elements touches only that beginning.
// Each kind of trace implements Terms for its own values; printing (print.h), paths (path.h) and comparison
// (compare.h) work on any of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inquest::value {

// A handle. What the two numbers mean is up to the Terms that gave it; equal handles are the same subterm.
// Those of a trace have a detail below 2^63: the others are for Terms that wrap those of a trace.
struct Term {
  uint64_t id = 0;
  uint64_t detail = 0;
  friend bool operator==(const Term&, const Term&) = default;
};

enum class Kind : uint8_t {
  kConstructor,  // name applied to fields
  kNumber,       // text as Haskell shows it: -3, 2.5, 7 % 3 is a constructor
  kCharacter,    // code
  kFunction,     // a partial application: name (text for a lambda) and the arguments so far
  kMap,          // a finite map (FDT): entries
  kAction,       // what executing it did, a cell as of a list: the first effect and the rest; without fields
                 // nothing (more), or text says why nothing is known
  kExecutions,  // an action that was executed several times, not always alike, a cell as of a list: the first
                // execution, which is a kAction, and the rest
  kEffect,      // one thing that an executed action did: labels[i] stands before fields[i], text after them
  kOpaque,      // text says it: a handle, a reference, a mutable array, a thread
  kUnevaluated,  // the run did not compute it: _
  kNotKept,      // computed, but not kept: …
  kUnfinished,   // entered and never finished
  kError,        // evaluating it failed; text: the message
};

// How a constructor is written. What the style asks for is in `fields`.
enum class Style : uint8_t {
  kPlain,   // Name a b
  kInfix,   // a :+: b, with precedence and associativity
  kRecord,  // Name {x = a, y = b}, with labels
  kTuple,   // (a,b)
  kList,    // a cell of a list: head and tail
  kNil,     // the empty list; is_string: its type is known to be String, so it is ""
  kUnit,    // ()
};
enum class Associativity : uint8_t { kNone, kLeft, kRight };

struct MapEntry {
  std::vector<Term> arguments;
  Term result;
};

// One level of a term.
struct View {
  Kind kind = Kind::kUnevaluated;
  Style style = Style::kPlain;
  bool is_string = false;         // kNil; kList: its elements are known to be characters
  bool is_operator = false;       // name is an operator: shown in brackets, or as a section
  bool is_right_section = false;  // kFunction: the one argument is the operator's second, (+ 1)
  Associativity associativity = Associativity::kNone;
  int precedence = 9;     // of an operator
  uint32_t code = 0;      // kCharacter
  uint64_t length = 0;    // of a cell: cells from here on, where that is known without counting; then nil
  uint64_t identity = 0;  // not 0: the shared object behind it; met again below itself it is a cycle
  uint64_t times = 1;     // kAction in kExecutions: how often it did the same in a row
  bool is_input = false;  // kEffect: it tells what the action was given, not what it did
  std::string name;       // constructor or function; kEffect: its kind, `prints`
  std::string text;  // kNumber, kOpaque, kError; kFunction without a name: its source text; kAction, kEffect
  std::vector<Term> fields;  // of a constructor; arguments of a partial application, then free variables
  std::vector<std::string> labels;  // kRecord, kEffect: one a field; kFunction: one a free variable, the last
                                    // fields
  std::vector<MapEntry> entries;    // kMap
  // kFunction: which of several functions of the name it is, a part of its identity: `Int`, `Default Int`;
  // and the type to be shown behind the name where the text would leave that open.
  std::string types, shown_type;
  // kFunction: which of several functions of the name it is by its code, a part of its identity, and where
  // that is, to be shown behind the name: `in sort`, `at 28:7` (same_names.h).
  std::string which, shown_place;
  // The one field is a list that is made of a tree, whose subtrees other values share (a Data.Map). Then this
  // is that tree; a subtree is a rope: its fields are what comes before an element, it, and what comes after.
  std::optional<Term> rope_of_field;
  bool is_rope = false;
  // kAction, a cell: the last effect, if it says how the execution ended; so that it can be shown where those
  // before it are folded.
  std::optional<Term> last;
  // kList: the elements of this cell and those that follow are the characters of this UTF-8 text, then comes
  // after_run. Only a shortcut for who must see all of them; may be empty. Lives as long as the trace.
  std::string_view run;
  Term after_run;

  void Clear();
};

// What makes terms out of a trace. Look is called from one thread; it fills `view` afresh and keeps nothing
// of it.
class Terms {
 public:
  virtual ~Terms() = default;
  virtual void Look(Term term, View* view) const = 0;
};

// A function with its arguments.
struct Call {
  std::string name;
  bool is_operator = false;
  std::vector<Term> arguments;
};

// The behaviour of a function call (docs/design.md 3): `f a b = r, with n = 5`.
struct Binding {
  std::string name;
  Term value;
};
struct Statement {
  std::string name;          // of the routine; for a lambda its source text in brackets
  bool is_operator = false;  // written between its first two arguments
  int precedence = 9;
  Associativity associativity = Associativity::kLeft;
  std::vector<Term> arguments;
  Term result;
  std::vector<Binding> free_variables;  // of a local function, those it used
  // What decides which function the routine is, where its name does not: the instance of a method, `Default
  // Int`, and what the class-constrained type variables of the routine, then of those around it, stand for.
  std::string instance;
  std::vector<std::string> types;
  // To be shown where the text leaves that open: the routine's type behind its name, `(def :: Int)`; what
  // else is needed at the end, `in total :: [Int] -> Int`.
  std::string shown_type, shown_context;
  std::string which;  // of several routines of the name, by their code (same_names.h)
  // Of a local function: the calls around it, the innermost first, a part of its identity (surroundings.h);
  // and whether the text would leave open which of several is meant.
  std::vector<Call> around;
  bool shows_around = false;
  // Of a piece of code inside an equation, `insert 3 [5]: the guard x > y is False, with x = 3`: what stands
  // before the name, which is source text, and before the result; the call is around[0].
  struct Inside {
    std::string lead, verb;
    bool has_result = true;
  };
  std::optional<Inside> inside = {};
};

// Instance and types as one text; empty where there are none.
std::string TypesText(const Statement& statement);

}  // namespace inquest::value
