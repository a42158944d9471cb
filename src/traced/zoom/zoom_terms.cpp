#include "traced/zoom/zoom_terms.h"

namespace inquest::traced {

namespace {

// Terms of this class have one of these in `detail`, where others have other bits.
constexpr uint64_t kPlaceBit = uint64_t{1} << 62;  // place_terms.h
constexpr uint64_t kTruthBit = uint64_t{1} << 59;  // id: 0 or 1; 2: nothing

}  // namespace

Term ZoomTerms::Truth(bool value) { return {value ? uint64_t{1} : uint64_t{0}, kTruthBit}; }
Term ZoomTerms::Nothing() { return {2, kTruthBit}; }

void ZoomTerms::Look(Term term, View* view) const {
  if (term.detail != kTruthBit) {
    if ((term.detail & kPlaceBit) != 0)
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
