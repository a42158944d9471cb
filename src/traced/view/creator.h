// Who created a value: the redex of the frame whose right-hand side contains the place where it was made
// (foundations-2006, "Which redex created this expression?"), or, if trusted code made it, the application of
// a trusted function in suspected code from which that code descends.
#pragma once

#include "traced/view/spot.h"
#include "trail/trail.h"

namespace inquest::traced {

struct Creator {
  enum class Kind : uint8_t {
    kUnknown,      // the trail does not tell
    kProgram,      // the run itself, which executes main
    kRedex,        // that of `frame`
    kApplication,  // `place` in `frame`: an application of a trusted function
  };
  Kind kind = Kind::kUnknown;
  trail::Frame frame;    // whose redex it is, or in which the application stands
  trail::Frame made_in;  // the same, or a suspended part of its equation
  trail::PlaceId place;  // where it was made
  friend bool operator==(const Creator& a, const Creator& b) {
    return a.kind == b.kind && a.frame.address == b.frame.address &&
           (a.kind != Kind::kApplication || a.place == b.place);
  }
};

class Creators {
 public:
  // `trail` must outlive it. Passes over all frames once.
  explicit Creators(const trail::Trail& trail)
      : trail_(trail), reductions_(trail), spots_(trail, reductions_) {}

  Creator Of(const Spot& spot) const;
  // Of what an object of the trail was made by: by its own frame and site.
  Creator OfAction(trail::Address action) const;
  // The application in suspected code at a cell or, for the base of a frame, in tail position.
  Creator OfOrigin(trail::Address link) const;
  // The redex whose right-hand side contains this one.
  Creator Above(const Creator& creator) const;
  // The frame that a suspended part of an equation, or what desugaring made, belongs to.
  trail::Frame Owner(trail::Frame frame) const;
  Creator RedexOf(const trail::Frame& made_in, trail::PlaceId place) const;
  // The frame's own redex, of a node of a tree. What desugaring made can be one, too: the rest of a do block.
  Creator OfNode(const trail::Frame& frame) const;

  const Spots& spots() const { return spots_; }
  const trail::Reductions& reductions() const { return reductions_; }

 private:
  Spot FollowSources(Spot spot) const;
  bool OfObject(trail::Word word, Creator* creator) const;

  const trail::Trail& trail_;
  trail::Reductions reductions_;
  Spots spots_;
};

}  // namespace inquest::traced
