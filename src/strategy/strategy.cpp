#include "strategy/strategy.h"

#include "strategy/unfinished.h"

namespace inquest::strategy {

std::optional<NodeId> Strategy::Next(Search& search) {
  if (search.due()) return search.due();
  if (asks_root_first() && search.askable(search.root())) return Choose(search);
  if (const NodeId last = search.NextOfSequence()) return last;
  if (const auto unfinished = HalfOfUnfinished(search)) return unfinished;
  if (const NodeId last = search.NextOfMany()) return last;
  return Choose(search);
}

uint32_t Strategy::Likely(Search& search) {
  if (search.due()) return 1;
  // Then what finished is asked below one of these calls: nobody knows yet how much that is.
  if (const uint32_t likely = LikelyUnfinished(search)) return likely + 1;
  return Estimate(search);
}

}  // namespace inquest::strategy
