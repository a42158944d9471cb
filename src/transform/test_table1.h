// The properties of generalized-2018, 4.4, as predicates over a tree, its transformed version and the
// mappings between them. Verdicts and codes come from programs with an intended version (test_step_program.h,
// test_lazy_program.h), never from chance.
//
// Read with the definitions: E* is the reflexive and transitive closure (the paper prints symmetric), and no
// transform here inserts code of its own, so that "p'' is correct" speaks of code of the program without a
// fault.
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "transform/transform.h"

namespace inquest::transform {

using Code = std::set<int>;  // pieces of code

// A tree with what Def. 4.9 says of its nodes.
struct JudgedTree {
  tree::Tree tree;
  std::vector<bool> wrong;
  std::vector<Code> code;

  bool buggy(NodeId n) const {  // Def. 4.13
    auto children = tree.children(n);
    return wrong[n.index] &&
           std::none_of(children.begin(), children.end(), [&](NodeId c) { return wrong[c.index]; });
  }
  bool traceable(NodeId n) const {
    if (!buggy(n)) return false;
    for (NodeId above = n; above; above = tree.parent(above))
      if (!wrong[above.index]) return false;
    return true;
  }
  std::vector<NodeId> nodes() const {
    std::vector<NodeId> all;
    for (size_t i = 0; i < tree.size(); ++i) all.push_back(NodeId(i));
    return all;
  }
  std::vector<NodeId> buggy_nodes() const {
    std::vector<NodeId> found = nodes();
    std::erase_if(found, [&](NodeId n) { return !buggy(n); });
    return found;
  }
};

struct Transformation {
  JudgedTree before, after;
  std::vector<NodeId> identity;             // M_I, by node after; none where it is not kept
  std::vector<std::vector<NodeId>> source;  // M_S, likewise; empty where it is kept
  Code faulty;                              // the pieces of code that differ from what is intended
};

inline bool ProperSubset(const Code& a, const Code& b) {
  return a != b && std::includes(b.begin(), b.end(), a.begin(), a.end());
}
inline bool Intersect(const Code& a, const Code& b) {
  return std::any_of(a.begin(), a.end(), [&](int piece) { return b.count(piece) > 0; });
}

// Whether for each buggy node before there is a buggy one after that satisfies accept(node, node after).
template <typename Accept>
bool EveryBuggyNode(const Transformation& t, Accept accept) {
  std::vector<NodeId> after = t.after.buggy_nodes();
  for (NodeId n : t.before.buggy_nodes())
    if (std::none_of(after.begin(), after.end(), [&](NodeId m) { return accept(n, m); })) return false;
  return true;
}

inline bool MadeFrom(const Transformation& t, NodeId after, NodeId n) {
  const std::vector<NodeId>& source = t.source[after.index];
  return std::find(source.begin(), source.end(), n) != source.end();
}

inline bool BuggyNodeCompleteness(const Transformation& t) {
  return EveryBuggyNode(t, [&](NodeId n, NodeId m) { return t.identity[m.index] == n; });
}
inline bool BuggyCodeCompleteness(const Transformation& t) {
  return EveryBuggyNode(t,
                        [&](NodeId n, NodeId m) { return t.before.code[n.index] == t.after.code[m.index]; });
}
inline bool BuggyCodeReduction(const Transformation& t) {
  return EveryBuggyNode(t, [&](NodeId n, NodeId m) {
    const Code &p = t.before.code[n.index], &q = t.after.code[m.index];
    return p == q || (ProperSubset(q, p) && MadeFrom(t, m, n));
  });
}
// The code after may have correct code besides: what matters is what is faulty, and what was there before.
inline bool BuggyCodeSemiReduction(const Transformation& t) {
  return EveryBuggyNode(t, [&](NodeId n, NodeId m) {
    const Code &p = t.before.code[n.index], &q = t.after.code[m.index];
    Code rest;  // the least that p' can be: what is not correct, or was in p
    for (int piece : q)
      if (t.faulty.count(piece) > 0 || p.count(piece) > 0) rest.insert(piece);
    return p == rest || (ProperSubset(rest, p) && MadeFrom(t, m, n));
  });
}
inline bool BugExistence(const Transformation& t) {
  return t.before.buggy_nodes().empty() || !t.after.buggy_nodes().empty();
}
inline bool KeepTraceability(const Transformation& t) {
  for (NodeId n : t.before.nodes()) {
    if (!t.before.traceable(n)) continue;
    bool kept = false;
    for (NodeId m : t.after.nodes()) kept |= t.identity[m.index] == n && t.after.traceable(m);
    if (!kept) return false;
  }
  return true;
}

template <typename Accept>
bool SomeSource(const Transformation& t, Accept accept) {
  for (NodeId m : t.after.nodes())
    for (NodeId n : t.source[m.index])
      if (accept(t.before.code[n.index], t.after.code[m.index])) return true;
  return false;
}
inline bool ZoomsIn(const Transformation& t) {
  return SomeSource(t, [](const Code& p, const Code& q) { return ProperSubset(q, p); });
}
inline bool ZoomsOut(const Transformation& t) {
  return SomeSource(t, [](const Code& p, const Code& q) { return ProperSubset(p, q); });
}

// Whether a fault is in the code of a buggy node of one tree and of no buggy node of the other.
inline bool FaultOnlyIn(const Transformation& t, const JudgedTree& one, const JudgedTree& other) {
  for (int fault : t.faulty) {
    auto shows = [&](const JudgedTree& tree) {
      for (NodeId n : tree.buggy_nodes())
        if (tree.code[n.index].count(fault) > 0) return true;
      return false;
    };
    if (shows(one) && !shows(other)) return true;
  }
  return false;
}
inline bool HidesABug(const Transformation& t) { return FaultOnlyIn(t, t.before, t.after); }
inline bool RevealsABug(const Transformation& t) { return FaultOnlyIn(t, t.after, t.before); }

inline const char* SizeChange(const Transformation& t) {
  // Larger is up: the paper's Property 11 prints N and N' the wrong way round.
  if (t.after.tree.size() == t.before.tree.size()) return "=";
  return t.after.tree.size() > t.before.tree.size() ? "↑" : "↓";
}

}  // namespace inquest::transform
