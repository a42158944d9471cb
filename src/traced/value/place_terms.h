// Terms of places: the value at a place of a frame as far as it is recorded. Adds to the terms of a trail
// what only a template says: no object holds a constructor application that is an argument of trusted code,
// or that was made to be looked at.
#pragma once

#include <optional>
#include <utility>

#include "traced/value/trail_terms.h"
#include "trail/trail.h"

namespace inquest::traced {

class PlaceTerms : public Terms {
 public:
  // Both must outlive it.
  PlaceTerms(const trail::Trail& trail, const TrailTerms& inner) : trail_(trail), inner_(inner) {}
  void Look(Term term, View* view) const override;

  // A constructor application by its template.
  Term AtPlace(const trail::Frame& frame, trail::PlaceId place) const;
  // The same of a number or a nullary constructor, which does not know where it is from: this term tells.
  Term AtomAtPlace(const trail::Frame& frame, trail::PlaceId place) const;

  // Where a term of these stands: the address of a frame, and a place. None: it is a term of the trail.
  static std::optional<std::pair<trail::Address, trail::PlaceId>> PlaceOf(Term term);

 private:
  const trail::Trail& trail_;
  const TrailTerms& inner_;
};

}  // namespace inquest::traced
