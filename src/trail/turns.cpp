#include "trail/turns.h"

#include "trail/replay.h"

namespace inquest::trail {

namespace {

bool HasValue(const Trail& trail, const Frame& frame, PlaceId at) {
  const Evaluated::Status status = ValueOf(trail, frame, at).status;
  return status == Evaluated::kValue || status == Evaluated::kNotKept;
}

bool WasEntered(const Trail& trail, const Frame& frame, const Place& place) {
  if (!place.has_cell) return true;
  const Word cell = trail.slot(frame, place.slot);
  return cell != 0 && !(TagOf(cell) == Tag::kState && StateOf(cell) == State::kSuspended);
}

}  // namespace

PlaceId Turns::Answer(const Frame& frame, const Turn& turn) {
  const Place& place = trail_.layout().places[turn.place];
  switch (turn.kind) {
    case Turn::kWasEntered:
      return WasEntered(trail_, frame, place) ? turn.place : PlaceId();
    case Turn::kHasValue:
      return HasValue(trail_, frame, turn.place) ? turn.place : PlaceId();
    case Turn::kWhereTo:
      break;
  }
  if (const std::optional<PlaceId> target = Decide(frame, turn)) return *target;
  PlaceId found;
  if (turn.leaf_tells) {
    ForEachTarget(place, [&](PlaceId target) {
      if (!found.has_value() && to_leaf_.LeadFrom(target)) found = target;
    });
    if (!found.has_value()) found = trail_.layout().cases[place.cases()].otherwise;
  }
  return found;
}

std::optional<PlaceId> Turns::AnswerOfAll(const Turn& turn) {
  if (turn.kind != Turn::kWhereTo || !turn.leaf_tells) return std::nullopt;
  PlaceId found;
  bool are_several = false;
  ForEachTarget(trail_.layout().places[turn.place], [&](PlaceId target) {
    if (target == found || !to_leaf_.LeadFrom(target)) return;
    are_several = are_several || found.has_value();
    found = target;
  });
  if (are_several || !found.has_value()) return std::nullopt;
  return found;
}

template <typename Visit>
void Turns::ForEachTarget(const Place& place, Visit visit) const {
  const Case& table = trail_.layout().cases[place.cases()];
  for (const PlaceId target : table.by_tag) visit(target);
  for (const auto& [literal, target] : table.literals) visit(target);
  visit(table.otherwise);
}

Computed Turns::Scrutinised(const Frame& frame, const Turn& turn) const {
  const Place& place = trail_.layout().places[turn.place];
  if (place.stores_value) {
    const Evaluated stored = trail_.Evaluate(trail_.slot(frame, place.slot));
    if (stored.status == Evaluated::kValue) return Recorded{stored.word};
  }
  return !turn.condition.has_value() ? Computed() : ComputedValueOf(trail_, frame, turn.condition);
}

std::optional<PlaceId> Turns::Decide(const Frame& frame, const Turn& turn) const {
  const Layout& layout = trail_.layout();
  const Case& table = layout.cases[layout.places[turn.place].cases()];
  const Computed value = Scrutinised(frame, turn);
  if (!IsKnown(value)) return std::nullopt;
  if (!table.by_tag.empty()) {
    const std::optional<uint32_t> tag = ConstructorTagOf(trail_, value);
    if (!tag.has_value()) return std::nullopt;
    return *tag < table.by_tag.size() ? table.by_tag[*tag] : table.otherwise;
  }
  for (const auto& [literal, target] : table.literals) {
    const std::optional<bool> same = IsLiteral(trail_, value, literal);
    if (!same.has_value()) return std::nullopt;
    if (*same) return target;
  }
  return table.otherwise;
}

}  // namespace inquest::trail
