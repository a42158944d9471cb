// Prints terms and statements as Haskell shows values: `insert 4 [3,5] = [3,5,4]`. What was not computed is
// `_`, computed but not kept `…`, entered and never finished `⊥`; a value met again below itself is `↺`, with
// its path where it is not the whole value (`1 : 2 : ↺r.2-`). A list without its end is `1 : 2 : _`, a string
// `"ab" ++ _`.
//
// Printing obeys a budget. What does not fit is folded: `«»`, with what it is where there is room
// (`«Node»`, `«12 entries»`), in a list or string what is left out (`[1,2,«998 more»]`). The room is shared
// fairly, outer structure first: of `f [big] [big] = big` each part shows its beginning. `«` cannot be
// mistaken for data: that of a string stands behind its quotes, `"abc"«97 more»`.
#pragma once

#include <cstdint>
#include <string>

#include "value/list_shape.h"
#include "value/sink.h"
#include "value/step.h"
#include "value/term.h"

namespace inquest::value {

// Limits on what is printed; kNoLimit for none.
struct Budget {
  uint64_t columns = kNoLimit;     // of the whole text; fewer than kFewestColumns are taken as that many
  uint64_t elements = kNoLimit;    // shown of a list or a map
  uint64_t characters = kNoLimit;  // shown of a string
  uint64_t depth = kNoLimit;       // levels of subterms below the outermost
  bool paths = false;              // each fold tells its path: «a1.3: Node»
  bool ascii = false;              // the text will be shown in ASCII (ascii.h), which needs more columns
};
inline constexpr uint64_t kFewestColumns = 16;

// With an unlimited budget a value of any size and depth is printed in pieces, with memory only for its
// depth. A cyclic graph is printed as the tree that it unfolds to, which can be far larger than the graph:
// give a budget. `at`: the path of the term in its statement, for the paths of folds.
void Print(const Terms& terms, Term term, const Budget& budget, Sink* sink, const Path& at = {});
void Print(const Terms& terms, const Statement& statement, const Budget& budget, Sink* sink);

std::string Text(const Terms& terms, Term term, const Budget& budget = {});
std::string Text(const Terms& terms, const Statement& statement, const Budget& budget = {});

}  // namespace inquest::value
