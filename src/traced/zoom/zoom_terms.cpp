#include "traced/zoom/zoom_terms.h"

namespace inquest::traced {

namespace {

// Terms of this class have one of these in `detail`, where others have other bits.
constexpr uint64_t kTruthBit = uint64_t{1} << 59;  // id: 0 or 1; 2: nothing

}  // namespace

Term ZoomTerms::Truth(bool value) { return {value ? uint64_t{1} : uint64_t{0}, kTruthBit}; }
Term ZoomTerms::Nothing() { return {2, kTruthBit}; }

Term ZoomTerms::AtPlace(const trail::Frame& frame, trail::PlaceId place) const {
  return WithPlace(places_.AtPlace(frame, place), frame, place);
}

Term ZoomTerms::WithPlace(Term term, const trail::Frame& frame, trail::PlaceId place) const {
  const bool is_word = term.detail == 0;
  const trail::Tag tag = trail::TagOf(term.id);
  const bool is_atom = is_word && (tag == trail::Tag::kInt || tag == trail::Tag::kAtom);
  return is_atom ? places_.AtomAtPlace(frame, place) : term;
}

void ZoomTerms::Look(Term term, View* view) const {
  if (term.detail != kTruthBit) {
    if (PlaceTerms::PlaceOf(term).has_value())
      places_.Look(term, view);
    else
      all_.Look(term, view);
    return;
  }
  view->Clear();
  if (term.id == 2) return;  // not evaluated
  view->kind = Kind::kConstructor;
  view->name = term.id == 1 ? "True" : "False";
}

}  // namespace inquest::traced
