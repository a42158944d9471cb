#include "session/trust.h"

#include <algorithm>

namespace inquest::session {

void AddTrustEvents(const tree::Tree& tree, const tree::Behaviours& behaviours, const TrustedCode& code,
                    std::vector<Event>* events) {
  for (size_t i = 0; i < tree.routine_count(); ++i) {
    const RoutineId id(i);
    const view::RoutineInfo info = behaviours.routine(id);
    if (info.module != code.module || (!code.routine.empty() && info.name != code.routine)) continue;
    events->push_back({.kind = EventKind::kTrust, .routine = id, .name = info.name});
  }
}

std::vector<TrustedCode> FindRoutines(const tree::Tree& tree, const tree::Behaviours& behaviours,
                                      const std::string& name) {
  std::vector<TrustedCode> found;
  // Libraries have many more routines than are in the tree.
  std::vector<bool> occurs(tree.routine_count());
  for (size_t i = 0; i < tree.size(); ++i) occurs[tree.routine(NodeId(i)).index] = true;
  for (size_t i = 0; i < tree.routine_count(); ++i) {
    if (!occurs[i]) continue;
    const view::RoutineInfo info = behaviours.routine(RoutineId(i));
    if (info.name != name && info.module + "." + info.name != name) continue;
    TrustedCode code{info.module, info.name};
    if (std::find(found.begin(), found.end(), code) == found.end()) found.push_back(std::move(code));
  }
  return found;
}

}  // namespace inquest::session
