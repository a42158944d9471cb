// Random answers, for tests.
#pragma once

#include <rapidcheck.h>

#include <vector>

#include "strategy/search.h"

namespace inquest::strategy {

// Calls visit(n) for each askable node below the root of the search.
template <typename Visit>
void ForEachBelow(const Search& search, Visit visit) {
  std::vector<NodeId> todo = {search.root()};
  while (!todo.empty()) {
    NodeId n = todo.back();
    todo.pop_back();
    search.ForEachChild(n, [&](NodeId child) {
      visit(child);
      todo.push_back(child);
    });
  }
}

inline Verdict RandomVerdict() {
  return *rc::gen::weightedElement<Verdict>({{4, Verdict::kCorrect},
                                             {4, Verdict::kWrong},
                                             {1, Verdict::kInadmissible},
                                             {3, Verdict::kDontKnow},
                                             {1, Verdict::kTrusted}});
}

// Does something a session could do.
inline void RandomStep(Search* search) {
  std::vector<NodeId> askable;
  if (search->askable(search->root())) askable.push_back(search->root());
  ForEachBelow(*search, [&](NodeId n) { askable.push_back(n); });
  if (search->due()) askable.push_back(search->due());
  NodeId n = *rc::gen::elementOf(askable);
  int step = *rc::gen::inRange(0, 12);
  RC_LOG() << "step " << step << " at " << n.index << ", root " << search->root().index << "\n";
  switch (step) {
    case 0:
      return search->Skip(n);
    case 1:
      return search->TrustRoutine(RoutineId(*rc::gen::inRange<size_t>(0, 5)));
    case 2:
      return search->Restart(NodeId(*rc::gen::inRange<size_t>(0, search->tree().size())));
    case 3:
      return search->Judge(NodeId(*rc::gen::inRange<size_t>(0, search->tree().size())), RandomVerdict());
    default:
      return search->Judge(n, RandomVerdict());
  }
}

}  // namespace inquest::strategy
