#include "trail/replay.h"

#include "trail/ways_to_leaf.h"

namespace inquest::trail {

namespace {

class Replayer {
 public:
  Replayer(const Trail& trail, const Frame& frame)
      : trail_(trail),
        l_(trail.layout()),
        frame_(frame),
        leaf_(trail.variant(frame).leaf),
        ways_(trail.layout(), leaf_) {}

  Way Run() {
    way_.result = Through(trail_.variant(frame_).entry);
    ++nested_;
    if (way_.result.has_value()) PassOperands(way_.result);
    // What a let binds is evaluated later, if at all. Passing it may add lets.
    for (size_t i = 0; i < way_.lets.size(); ++i) {
      for (const auto& [slot, bound] : l_.lets[l_.places[way_.lets[i]].let()].binds) PassOperands(bound);
    }
    return std::move(way_);
  }

  PlaceId RunFrom(PlaceId at) {
    only_reached_ = true;
    nested_ = 1;
    return Through(at);
  }

 private:
  // Passes all control from `at` on: the place whose value it comes to, kNone if that is not known.
  PlaceId Through(PlaceId at) {
    // Control goes down a tree with joins: no place comes twice.
    while (at.has_value() && IsControl(l_.places[at].kind)) {
      if (way_.passed.size() > l_.places.size()) return {};
      at = Step(at);
    }
    return at;
  }
  // A scrutinee or operand may itself be a choice, as in `if a && b`. The recursion follows the text of the
  // program.
  PlaceId ThroughCondition(PlaceId at) {
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
  void PassOperands(PlaceId at) {
    const Place& place = l_.places[at];
    if (!place.has_choice || only_reached_ || !WasEntered(place)) return;
    for (uint32_t i = 0; i < place.count; ++i) {
      const PlaceId kid = l_.kid(place, i);
      if (IsControl(l_.places[kid].kind)) {
        // Operands are evaluated in their order: what follows one without a value was not.
        if (!HasValue(ThroughCondition(kid))) return;
      } else {
        PassOperands(kid);
      }
    }
  }
  bool WasEntered(const Place& place) const {
    if (!place.has_cell) return true;
    const Word cell = trail_.slot(frame_, place.slot);
    return cell != 0 && !(TagOf(cell) == Tag::kState && StateOf(cell) == State::kSuspended);
  }
  bool HasValue(PlaceId at) const {
    if (!at.has_value()) return false;
    const Evaluated::Status status = ValueOf(trail_, frame_, at).status;
    return status == Evaluated::kValue || status == Evaluated::kNotKept;
  }

  PlaceId Step(PlaceId at) {
    const Place& place = l_.places[at];
    switch (place.kind) {
      case PlaceKind::kCase:
        way_.passed.push_back(at);
        way_.choices.emplace_back(at, Target(place, ThroughCondition(l_.kid(place, 0))));
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

  // Where a case goes on.
  PlaceId Target(const Place& place, PlaceId condition) {
    const Case& table = l_.cases[place.cases()];
    const Computed value = Scrutinised(place, condition);
    if (IsKnown(value)) {
      if (const std::optional<PlaceId> target = Decide(table, value)) return *target;
    }
    // The leaf tells of what comes before it; nothing tells of a choice inside a condition or behind the
    // leaf.
    if (leaf_ == 0 || at_leaf_ || nested_ > 0) return {};
    for (PlaceId target : table.by_tag) {
      if (ways_.LeadFrom(target)) return target;
    }
    for (const auto& [literal, target] : table.literals) {
      if (ways_.LeadFrom(target)) return target;
    }
    return table.otherwise;
  }

  Computed Scrutinised(const Place& place, PlaceId condition) const {
    if (place.stores_value) {
      const Evaluated stored = trail_.Evaluate(trail_.slot(frame_, place.slot));
      if (stored.status == Evaluated::kValue) return Recorded{stored.word};
    }
    return !condition.has_value() ? Computed() : ComputedValueOf(trail_, frame_, condition);
  }

  std::optional<PlaceId> Decide(const Case& table, const Computed& value) const {
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

  const Trail& trail_;
  const Layout& l_;
  const Frame& frame_;
  uint32_t leaf_;
  Way way_;
  bool at_leaf_ = false;
  int nested_ = 0;  // inside so many conditions
  bool only_reached_ = false;
  WaysToLeaf ways_;
};

}  // namespace

Way Replay(const Trail& trail, const Frame& frame) { return Replayer(trail, frame).Run(); }

PlaceId ReachedFrom(const Trail& trail, const Frame& frame, PlaceId place) {
  return Replayer(trail, frame).RunFrom(place);
}

}  // namespace inquest::trail
