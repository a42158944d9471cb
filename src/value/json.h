// Terms and statements as JSON, for `--json`. Every term is an object with a member `kind`:
//
//   number, error, opaque   text
//   character, string       value
//   list                    elements
//   constructor             name, fields; infix and record ones also form, labels
//   tuple                   fields
//   function                name or text, arguments; section: "right"
//   map                     entries: [{arguments, result}]
//   action                  one that was executed: effects; times, if it did the same so often in a row
//                           one that was not: text
//                           executed several times, not always alike: executions, each an action
//   effect                  name (prints, reads, sets, returns, ...), values, words with _ for each value
//   unevaluated, not_kept, unfinished
//   cycle                   levels: how many levels up the value is that it goes round to
//   folded                  what: the constructor or `3 elements`, where that is known
//
// A list or string that does not end as usual has `tail`, a term; one that is cut, effects and executions
// too, has `more`: {count, at_least}. A statement is {name, text, arguments, result, around: [{name,
// arguments}] of calls around a local function, free_variables: [{name, value}]}; `text` is its line. Where
// they decide which function it is, it has instance, "Default Int", and types, ["Int"], as term.h says. A
// piece of code inside an equation has inside: {lead, verb, has_result}; its name is source text, its call is
// in around.
#pragma once

#include <cstdint>

#include "value/json_writer.h"
#include "value/print.h"
#include "value/term.h"

namespace inquest::value {

// Levels of a value that others can read: a level takes up to four of JSON, and many readers take no more
// than 500 or 1,000 of these. What is below can be had by its path.
inline constexpr uint64_t kReadableDepth = 100;

// What is beyond is folded. `terms` limits one argument, variable or result as a whole, by its number of
// subterms.
struct JsonBudget {
  uint64_t elements = kNoLimit;
  uint64_t characters = kNoLimit;
  uint64_t depth = kNoLimit;
  uint64_t terms = kNoLimit;
  Budget text;  // of a statement's line
};

void WriteJson(const Terms& terms, Term term, const JsonBudget& budget, JsonWriter* writer);
void WriteJson(const Terms& terms, const Statement& statement, const JsonBudget& budget, JsonWriter* writer);

}  // namespace inquest::value
