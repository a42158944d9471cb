// From a mark, a path in a statement, to what is wanted to be known of the trail: the slicing criterion
// (slicing-2006, Def. 5.2). Every reduction passed on the way from the statement to the mark is wanted.
#pragma once

#include <vector>

#include "base/result.h"
#include "traced/slice/dependences.h"
#include "traced/tree/node_numbers.h"
#include "traced/value/trail_terms.h"
#include "traced/view/redex_terms.h"
#include "traced/view/statement_parts.h"
#include "value/path.h"

namespace inquest::traced {

class Marks {
 public:
  // All outlive it. `terms`: how statements of the tree read, which decides what paths mean.
  Marks(const trail::Trail& trail, const Creators& creators, const StateChanges& changes,
        const TrailTerms& terms)
      : trail_(trail), creators_(creators), changes_(changes), terms_(terms), parts_(trail, creators) {}

  // The error is a sentence: the statement has no such part, or the program did not make it.
  base::Status Check(const trail::Frame& frame, const value::Path& path) const;
  // Whether the part was given to the call. The path is a right one.
  bool IsGiven(const trail::Frame& frame, const value::Path& path) const;
  void Want(const trail::Frame& frame, const value::Path& path, Dependences* dependences) const;
  // The frames whose reductions the value at the path came through, to the one that made it.
  std::vector<size_t> WayOf(const trail::Frame& frame, const value::Path& path) const;

 private:
  value::Statement Describe(const trail::Frame& frame) const { return terms_.Describe(frame); }
  // The terms at the first step of the path, the second and so on; of a list of characters that were written
  // the last one is the rest from there, which tells where that is.
  std::vector<value::Term> TermsAt(const trail::Frame& frame, const value::Path& path) const;
  // Follows the path as far as the parts are those of objects; the number of steps that were followed.
  size_t Follow(const trail::Frame& frame, const value::Path& path, std::vector<Spot>* passed) const;
  // The number of the effect's event; none if the path leads through no effect.
  std::optional<uint32_t> EventAt(const std::vector<value::Term>& terms) const;
  void WantEffect(const std::vector<value::Term>& terms, const value::Path& path,
                  Dependences* dependences) const;
  void WantText(const ActionTerms::Position& at, bool is_rest, Dependences* dependences) const;
  // That nothing was written behind what was, to the end of the execution.
  void WantNothingMore(const trail::Execution& execution, Dependences* dependences) const;
  // An entry of the map of the function that stands there, or a part of it. False if that is none.
  bool WantInMap(const Spot& spot, const value::Path& path, size_t at, Dependences* dependences) const;
  // The character that the event wrote at a byte, as where its string has it; passed cells are added.
  std::optional<Spot> CharacterAt(uint32_t event, uint32_t offset, std::vector<Spot>* passed) const;
  std::optional<Spot> SpotOf(const trail::Frame& frame, const value::Path& path) const;

  const trail::Trail& trail_;
  const Creators& creators_;
  const StateChanges& changes_;
  const TrailTerms& terms_;
  StatementParts parts_;
};

}  // namespace inquest::traced
