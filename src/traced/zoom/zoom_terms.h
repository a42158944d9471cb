// Terms of a zoomed tree: values of places, and truth values that no object holds.
#pragma once

#include "traced/value/place_terms.h"

namespace inquest::traced {

class ZoomTerms : public Terms {
 public:
  // Both must outlive it.
  ZoomTerms(const trail::Trail& trail, const Terms& all, const TrailTerms& inner)
      : all_(all), places_(trail, inner) {}
  void Look(Term term, View* view) const override;

  Term AtPlace(const trail::Frame& frame, trail::PlaceId place) const;
  // `term` is the value at the place: the same, or one that tells where it stands.
  Term WithPlace(Term term, const trail::Frame& frame, trail::PlaceId place) const;
  static Term Truth(bool value);
  static Term Nothing();

 private:
  const Terms& all_;  // of the run's own tree
  const PlaceTerms places_;
};

}  // namespace inquest::traced
