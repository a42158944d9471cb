// The augmented redex trail as the papers define it, node by node, on top of a recorded trail:
// finite-maps-2008, Def. 2-11 and 14; foundations-2006 has the same with the letters l, r, t for f, a, r. The
// views work with frames and cells instead (trail.h, replay.h, spot.h, traced/value/trail_terms.h); this is
// what they mean, and what tests hold them to. Each function walks anew: for small programs.
//
// A node stands at a place of a frame. An application `f a b` is one place and three nodes: the function
// symbol, `f a`, and the whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "traced/value/trail_terms.h"
#include "traced/view/spot.h"
#include "trail/reductions.h"
#include "trail/trail.h"

namespace inquest::traced {

struct ArtNode {
  Spot spot;
  uint32_t arguments = 0;  // of the application at its place, so many

  friend bool operator==(const ArtNode& a, const ArtNode& b) {
    return a.spot.frame == b.spot.frame && a.spot.place == b.spot.place && a.arguments == b.arguments &&
           (a.spot.place.has_value() || a.spot.word == b.spot.word);
  }
};

// What a node is labelled with (Def. 2).
struct ArtLabel {
  enum class Kind : uint8_t { kAtom, kApplication, kIndirection } kind = Kind::kAtom;
  std::string atom;
  ArtNode function, argument;  // of an application; of an indirection: `function` is what it leads to
};

class Art {
 public:
  // `trail` must outlive it.
  explicit Art(const trail::Trail& trail)
      : trail_(trail), reductions_(trail), spots_(trail, reductions_), terms_(trail) {}

  // The node of a constant of the program: where a name such as "rrfa" is counted from.
  std::optional<ArtNode> Constant(std::string_view name) const;
  // The node that is called so, from `start` on: nf, na and nr in dom(G). Without value if it is not there.
  std::optional<ArtNode> Find(const ArtNode& start, std::string_view name) const;

  ArtLabel Label(const ArtNode& n) const;                    // G(n), Def. 2
  std::optional<ArtNode> Reduct(const ArtNode& n) const;     // nr, if n is a redex node
  std::optional<ArtNode> Successor(const ArtNode& n) const;  // Def. 3
  ArtNode Last(const ArtNode& n) const;                      // Def. 4
  std::string MostEvaluatedForm(const ArtNode& n) const;     // Def. 7
  std::string RedexTerm(const ArtNode& n) const;             // Def. 9
  std::string Equation(const ArtNode& n) const;              // Def. 9; foundations: bigstep
  std::optional<ArtNode> Parent(const ArtNode& n) const;     // Def. 10
  ArtNode FunctionNode(const ArtNode& n) const;              // Def. 11
  std::string ReductTerm(const ArtNode& n) const;            // Def. 14
  // A value as the papers write it, from what cells hold; `…` where it is large.
  std::string TermOf(trail::Word word) const;
  // Whether the node's value is that of a word, of which trusted code made the parts.
  std::optional<trail::Word> ValueWord(const ArtNode& n) const;

 private:
  const trail::Place& place(const ArtNode& n) const { return trail_.layout().places[n.spot.place]; }
  ArtNode At(trail::Address frame, trail::PlaceId place) const;
  ArtNode Argument(const ArtNode& n, uint32_t number) const;
  // Through variables to the node that they stand for.
  ArtNode Resolve(const trail::Frame& frame, trail::PlaceId place) const;
  Spot SymbolAt(const Spot& spot) const;
  std::optional<trail::Address> CellOf(const ArtNode& n) const;
  bool IsConstant(const ArtNode& n) const;
  uint32_t Written(const ArtNode& n) const;
  std::string AtomOf(const ArtNode& n) const;
  std::string MostEvaluatedForm(const ArtNode& n, size_t& left) const;
  std::string ReductBody(const ArtNode& n, trail::Address frame) const;
  std::string TermOf(trail::Word word, size_t& left) const;

  const trail::Trail& trail_;
  trail::Reductions reductions_;
  Spots spots_;
  traced::TrailTerms terms_;
};

}  // namespace inquest::traced
