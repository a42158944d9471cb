#include "trail/replay.h"

#include "trail/replayer.h"

namespace inquest::trail {

Way Replayer::Run() {
  way_.result = Through(entry_);
  ++nested_;
  if (way_.result.has_value()) PassOperands(way_.result);
  // What a let binds is evaluated later, if at all. Passing it may add lets.
  for (size_t i = 0; i < way_.lets.size(); ++i) {
    for (const auto& [slot, bound] : l_.lets[l_.places[way_.lets[i]].let()].binds) PassOperands(bound);
  }
  return std::move(way_);
}

PlaceId Replayer::RunFrom(PlaceId at) {
  only_reached_ = true;
  nested_ = 1;
  return Through(at);
}

// Passes all control from `at` on: the place whose value it comes to, kNone if that is not known.
PlaceId Replayer::Through(PlaceId at) {
  // Control goes down a tree with joins: no place comes twice.
  while (at.has_value() && IsControl(l_.places[at].kind)) {
    if (way_.passed.size() > l_.places.size()) return {};
    at = Step(at);
  }
  return at;
}

// A scrutinee or operand may itself be a choice, as in `if a && b`. The recursion follows the text of the
// program.
PlaceId Replayer::ThroughCondition(PlaceId at) {
  ++nested_;
  const PlaceId condition = Through(at);
  if (condition.has_value()) {
    PassOperands(condition);
    way_.conditions.push_back(condition);
  }
  --nested_;
  return condition;
}

// Passes the choices that are parts of an expression, as far as it was evaluated.
void Replayer::PassOperands(PlaceId at) {
  const Place& place = l_.places[at];
  if (!place.has_choice || only_reached_) return;
  if (place.has_cell && !Ask({Turn::kWasEntered, at, {}}).has_value()) return;
  for (uint32_t i = 0; i < place.count; ++i) {
    const PlaceId kid = l_.kid(place, i);
    if (IsControl(l_.places[kid].kind)) {
      // Operands are evaluated in their order: what follows one without a value was not.
      const PlaceId operand = ThroughCondition(kid);
      if (!operand.has_value() || !Ask({Turn::kHasValue, operand, {}}).has_value()) return;
    } else {
      PassOperands(kid);
    }
  }
}

PlaceId Replayer::Step(PlaceId at) {
  const Place& place = l_.places[at];
  switch (place.kind) {
    case PlaceKind::kCase:
      way_.passed.push_back(at);
      way_.choices.emplace_back(at, Target(at, ThroughCondition(l_.kid(place, 0))));
      return way_.choices.back().second;
    case PlaceKind::kLet:
      way_.passed.push_back(at);
      way_.lets.push_back(at);
      return l_.kid(place, 0);
    case PlaceKind::kLeaf:
      way_.passed.push_back(at);
      at_leaf_ = true;
      return l_.kid(place, 0);
    case PlaceKind::kGoto:
      return l_.kid(place, 0);
    case PlaceKind::kSeq:
      way_.passed.push_back(at);
      ThroughCondition(l_.kid(place, 0));
      return l_.kid(place, 1);
    default:
      return at;
  }
}

// Where a case goes on. The leaf tells of what comes before it; nothing but the values tells of a choice
// inside a condition or behind the leaf.
PlaceId Replayer::Target(PlaceId at, PlaceId condition) {
  return Ask({Turn::kWhereTo, at, condition, leaf_ != 0 && !at_leaf_ && nested_ == 0});
}

PlaceId Replayer::Ask(const Turn& turn) {
  if (const std::optional<PlaceId> answer = turns_.AnswerOfAll(turn)) return *answer;
  const PlaceId answer = turns_.Answer(frame_, turn);
  if (taken_ != nullptr) taken_->push_back({turn, answer});
  return answer;
}

Way Replay(const Trail& trail, const Frame& frame) {
  Turns turns(trail, trail.variant(frame).leaf);
  return Replayer(trail, frame, &turns).Run();
}

PlaceId ReachedFrom(const Trail& trail, const Frame& frame, PlaceId place) {
  Turns turns(trail, trail.variant(frame).leaf);
  return Replayer(trail, frame, &turns).RunFrom(place);
}

}  // namespace inquest::trail
