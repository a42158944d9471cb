#include "traced/view/statement_parts.h"

#include <algorithm>

namespace inquest::traced {

using trail::Evaluated;
using trail::PlaceKind;
using value::Step;

Spot StatementParts::First(const Creator& creator, const value::Statement& statement,
                           const Step& step) const {
  const trail::Layout& layout = trail_.layout();
  Spot spot;
  const auto number = static_cast<uint32_t>(step.number);
  if (step.kind == Step::Kind::kFreeVariable) {
    const value::Binding& binding = statement.free_variables[number - 1];
    spot.word = binding.value.id;
    const trail::Callable* callable = trail_.callable(creator.frame);
    if (callable == nullptr) return spot;
    for (const trail::FreeVariable& variable : callable->free_variables) {
      if (variable.name == binding.name) return creators_.spots().FreeVariable(creator.frame, variable);
    }
  } else if (creator.kind == Creator::Kind::kRedex) {
    const trail::Callable* callable = trail_.callable(creator.frame);
    if (step.kind == Step::Kind::kResult || callable == nullptr)
      return creators_.spots().Result(creator.frame);
    return creators_.spots().Argument(creator.frame, callable->hidden + number - 1);
  } else {
    const trail::Place& place = layout.places[creator.place];
    spot.frame = creator.made_in.address;
    if (step.kind == Step::Kind::kResult) {
      spot.word = statement.result.id;
      spot.origin =
          place.has_cell ? trail::CellAddress(creator.made_in.base, place.slot) : creator.made_in.base;
      spot.frame = 0;
      return spot;
    }
    // The last arguments are written there; those before belong to a partial application.
    const size_t from_end = statement.arguments.size() - number;
    if (from_end < place.count) {
      spot.place = layout.kid(place, place.count - 1 - static_cast<uint32_t>(from_end));
      if (layout.places[spot.place].kind == PlaceKind::kOther) spot.place = {};
    }
    spot.word = statement.arguments[number - 1].id;
  }
  return spot;
}

std::optional<Spot> StatementParts::Below(const value::Terms& terms, const Spot& spot, const Step& step,
                                          std::vector<Spot>* passed) const {
  std::optional<Spot> here = spot;
  const Evaluated value = creators_.spots().Value(spot);
  value::View view;
  if (value.status == Evaluated::kValue) {
    terms.Look({value.word, 0}, &view);
  } else if (spot.place.has_value() && trail_.layout().places[spot.place].kind == PlaceKind::kCon) {
    const trail::Layout& layout = trail_.layout();
    const trail::Callable& con = layout.callables[layout.sites[layout.places[spot.place].site()].callable];
    view.style = con.name == ":" ? value::Style::kList : value::Style::kPlain;
    view.fields.resize(con.arity - std::min(con.arity, con.dictionaries));
  } else {
    return std::nullopt;
  }
  if (view.style == value::Style::kList) {
    for (uint64_t i = 1; i < step.number && here.has_value(); ++i) {
      here = creators_.spots().Field(*here, 1);
      if (passed != nullptr && here.has_value()) passed->push_back(*here);
    }
    if (!here.has_value() || step.kind == Step::Kind::kRest) return here;
    return creators_.spots().Field(*here, 0);
  }
  if (step.kind == Step::Kind::kRest) return spot;
  uint32_t hidden = 0;
  if (value.status == Evaluated::kValue && trail::TagOf(value.word) == trail::Tag::kCon) {
    const trail::Object object = trail_.reader().at(trail::AddressOf(value.word));
    if (object.kind != trail::Kind::kCon) return std::nullopt;
    // A value of a library is shown otherwise than it is built.
    if (trail_.layout().constructor_name(object.site()) != view.name) return std::nullopt;
    const uint32_t fields = object.size - 1;
    if (fields < view.fields.size()) return std::nullopt;
    hidden = fields - static_cast<uint32_t>(view.fields.size());
  }
  return creators_.spots().Field(spot, hidden + static_cast<uint32_t>(step.number) - 1);
}

}  // namespace inquest::traced
