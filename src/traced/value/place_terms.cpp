#include "traced/value/place_terms.h"

#include "base/names.h"
#include "trail/replay.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;

namespace {

// Terms of this class have it in `detail`; those of the trail have small numbers there. id: the frame; below
// the bit: the place.
constexpr uint64_t kPlaceBit = uint64_t{1} << 62;
// Likewise; the term reads as the value at the place.
constexpr uint64_t kAtomBit = uint64_t{1} << 57;

}  // namespace

std::optional<std::pair<trail::Address, trail::PlaceId>> PlaceTerms::PlaceOf(Term term) {
  const uint64_t bits = term.detail >> 32 << 32;
  if (bits != kPlaceBit && bits != kAtomBit) return std::nullopt;
  return std::pair(term.id, trail::PlaceId(term.detail & 0xffffffffu));
}

Term PlaceTerms::AtomAtPlace(const Frame& frame, trail::PlaceId place) const {
  return {frame.address, kAtomBit | place.index};
}

void PlaceTerms::Look(Term term, View* view) const {
  const auto stands = PlaceOf(term);
  if (stands.has_value() && (term.detail & kAtomBit) != 0) {
    const PlaceId at = stands->second;
    const Frame frame = trail_.frame(stands->first);
    const Place& place = trail_.layout().places[at];
    const bool is_result = place.is_tail && !place.has_cell && place.kind != PlaceKind::kSlot;
    return inner_.Look(is_result ? inner_.Of(trail_.ResultWord(frame)) : AtPlace(frame, at), view);
  }
  if ((term.detail & kPlaceBit) == 0) {
    inner_.Look(term, view);
    return;
  }
  const Layout& layout = trail_.layout();
  const Frame frame = trail_.frame(term.id);
  const Place& place = layout.places[trail::PlaceId(term.detail & 0xffffffffu)];
  view->Clear();
  if (place.kind == PlaceKind::kConstant) {
    view->kind = Kind::kOpaque;
    view->text = layout.names[place.name];
    return;
  }
  const Callable& con = layout.callables[layout.sites[place.site()].callable];
  view->kind = Kind::kConstructor;
  view->name = con.name;
  for (uint32_t i = std::min(con.dictionaries, place.count); i < place.count; ++i) {
    view->fields.push_back(AtPlace(frame, layout.kid(place, i)));
  }
  if (con.name == ":") {
    view->style = Style::kList;
  } else if (con.name.starts_with("(,")) {
    view->style = Style::kTuple;
  } else if ((con.is_infix || base::IsOperatorName(con.name)) && view->fields.size() == 2) {
    view->style = Style::kInfix;
    view->precedence = con.precedence;
  }
  view->is_operator = base::IsOperatorName(con.name);
}

// The value at a place as far as it is recorded; a constructor application by its template.
Term PlaceTerms::AtPlace(const Frame& frame, trail::PlaceId at) const {
  const Place& place = trail_.layout().places[at];
  if (place.has_cell) {
    return inner_.Of(trail::Tagged(trail::Tag::kRef, trail::CellAddress(frame.base, place.slot)));
  }
  if (place.kind == PlaceKind::kCon) return {frame.address, kPlaceBit | at.index};
  const Evaluated value = trail::ValueOf(trail_, frame, at);
  switch (value.status) {
    case Evaluated::kValue:
      return inner_.Of(value.word);
    case Evaluated::kUnevaluated:
      return inner_.Of(0);
    case Evaluated::kUnfinished:
      return inner_.Of(trail::StateWord(trail::State::kEntered, 0));
    case Evaluated::kFailed:
    case Evaluated::kNotKept:
      break;
  }
  // A constant of a library has a name that says more.
  if (place.kind == PlaceKind::kConstant && place.name.has_value() && value.status == Evaluated::kNotKept) {
    return {frame.address, kPlaceBit | at.index};
  }
  // Through the variable, where an error or nothing is.
  if (place.kind == PlaceKind::kSlot) return inner_.Of(trail_.slot(frame, place.slot));
  if (place.kind == PlaceKind::kOuter) {
    return inner_.Of(trail_.Variable(frame, {"", place.b, place.slot, place.a}));
  }
  return inner_.Of(trail::Header(trail::Kind::kThunk, 0, 0));  // computed, not kept
}

}  // namespace inquest::traced
