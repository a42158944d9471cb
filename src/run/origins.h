// Where values come from, as far as a run recorded it.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "value/path.h"
#include "value/term.h"
#include "view/origins.h"

namespace inquest::run {

class Origins {
 public:
  virtual ~Origins() = default;

  // Where looking can begin: at the statement of a node, at what was printed, in the order printed, or at
  // what ended the run. None: there is no such node; the run came to its end.
  virtual std::optional<view::Origin> AtNode(uint64_t node) = 0;
  virtual std::vector<view::OutputPiece> Output() = 0;
  virtual std::optional<view::Failure> FailureOfRun() = 0;
  // By the numbers that these give.
  virtual view::Origin Describe(uint64_t number) = 0;

  // Who made this part of the origin's statement. The error says what parts there are.
  virtual base::Result<view::Origin> Of(const view::Origin& origin, const value::Path& part) = 0;
  // Who made a part of a value that a statement about a piece of code shows (Run::BuildZoom); `below` is the
  // path within it. None: the run does not tell.
  virtual std::optional<view::Origin> OfValue(const value::Terms& terms, const value::Term& value,
                                              const value::Path& below) {
    (void)terms, (void)value, (void)below;
    return std::nullopt;
  }
  // The redex whose right-hand side contains this one; none at the end of the trail.
  virtual std::optional<view::Origin> Above(const view::Origin& origin) = 0;
  // The calls that lead there; of a deep recursion so many at each end.
  virtual view::Stack StackOf(const view::Origin& origin, size_t inner, size_t outer) = 0;
  // The calls that lead to what ended the run, likewise.
  virtual view::Stack StackOfFailure(size_t inner, size_t outer) = 0;
  // None: its source is not part of the run.
  virtual std::optional<view::Excerpt> ExcerptOf(const view::Origin& origin) = 0;
};

}  // namespace inquest::run
