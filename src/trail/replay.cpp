#include "trail/replay.h"

#include <unordered_map>

#include "trail/recompute.h"

namespace inquest::trail {

namespace {

// The scrutinised value of a case as a constructor's tag or a literal.
struct Decided {
  bool known = false;
  bool is_tag = false;
  uint32_t tag = 0;
  Word word = 0;
};

class Replayer {
 public:
  Replayer(const Trail& trail, const Frame& frame)
      : trail_(trail), l_(trail.layout()), frame_(frame), leaf_(trail.variant(frame).leaf) {}

  Way Run() {
    way_.result = Through(trail_.variant(frame_).entry);
    return std::move(way_);
  }

 private:
  static bool IsControl(PlaceKind kind) {
    return kind == PlaceKind::kCase || kind == PlaceKind::kLet || kind == PlaceKind::kLeaf ||
           kind == PlaceKind::kGoto || kind == PlaceKind::kSeq;
  }
  // Passes all control from `at` on: the place whose value it comes to, kNone if that is not known.
  uint32_t Through(uint32_t at) {
    // Control goes down a tree with joins: no place comes twice.
    while (at != kNone && IsControl(l_.places[at].kind)) {
      if (way_.passed.size() > l_.places.size()) return kNone;
      at = Step(at);
    }
    return at;
  }
  // A scrutinee may itself be a choice, as in `if a && b`. The recursion follows the text of the program.
  uint32_t ThroughCondition(uint32_t at) {
    ++nested_;
    const uint32_t condition = Through(at);
    --nested_;
    if (condition != kNone) way_.conditions.push_back(condition);
    return condition;
  }

  uint32_t Step(uint32_t at) {
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

  uint32_t Target(const Place& place, uint32_t condition) {
    const Case& table = l_.cases[place.a];
    Decided decided = Scrutinised(place, condition);
    if (decided.known) {
      if (decided.is_tag) {
        return decided.tag < table.by_tag.size() ? table.by_tag[decided.tag] : table.otherwise;
      }
      for (const auto& [literal, target] : table.literals) {
        if (literal == decided.word) return target;
      }
      // A boxed literal is compared by value; the leaf tells.
      if (table.literals.empty() || TagOf(decided.word) != Tag::kBox) return table.otherwise;
    } else if (leaf_ == 0) {
      return kNone;  // it was still matching here
    }
    // The leaf tells of what comes before it; nothing tells of a choice inside a condition or behind the
    // leaf.
    if (leaf_ == 0 || at_leaf_ || nested_ > 0) return kNone;
    for (uint32_t target : table.by_tag) {
      if (Reaches(target)) return target;
    }
    for (const auto& [literal, target] : table.literals) {
      if (Reaches(target)) return target;
    }
    return table.otherwise;
  }

  Decided Scrutinised(const Place& place, uint32_t condition) {
    Decided decided;
    Evaluated value;
    if (place.stores_value) value = trail_.Evaluate(trail_.slot(frame_, place.slot));
    if (value.status != Evaluated::kValue) {
      if (condition == kNone) return decided;
      const Place& inner = l_.places[condition];
      if (inner.kind == PlaceKind::kPrim && !inner.has_cell) return FromPrimitive(inner);
      value = ValueOf(trail_, frame_, condition);
    }
    if (value.status != Evaluated::kValue) return decided;
    decided.known = true;
    decided.word = value.word;
    if (l_.cases[place.a].by_tag.empty()) return decided;
    decided.is_tag = true;
    if (TagOf(value.word) == Tag::kAtom && !IsCharacter(value.word)) {
      decided.tag = NullaryTag(value.word);
    } else if (TagOf(value.word) == Tag::kCon) {
      Object object = trail_.reader().at(AddressOf(value.word));
      decided.known = object.kind == Kind::kCon;
      decided.tag = decided.known ? l_.sites[object.id].tag : 0;
    } else {
      decided.known = false;
    }
    return decided;
  }

  Decided FromPrimitive(const Place& prim) {
    auto result = RecomputePlace(prim);
    if (!result.has_value()) return {};
    Decided decided;
    decided.known = true;
    decided.is_tag = result->is_tag;
    decided.word = result->word;
    if (decided.is_tag) decided.tag = static_cast<uint32_t>(SmallValue(result->word));
    return decided;
  }

  std::optional<Recomputed> RecomputePlace(const Place& prim) {
    std::vector<Word> operands;
    for (uint32_t i = 0; i < prim.count; ++i) {
      Evaluated operand = ValueOf(trail_, frame_, l_.kid(prim, i));
      if (operand.status != Evaluated::kValue) return std::nullopt;
      operands.push_back(operand.word);
    }
    return Recompute(trail_, l_.primitives[prim.a], operands);
  }

  // Whether the leaf that was reached lies below.
  bool Reaches(uint32_t at) {
    if (at == kNone) return false;
    auto [found, is_new] = reaches_.try_emplace(at, false);
    if (!is_new) return found->second;
    const Place& place = l_.places[at];
    bool result = false;
    switch (place.kind) {
      case PlaceKind::kLeaf:
        result = place.a + 1 == leaf_;
        break;
      case PlaceKind::kCase: {
        const Case& table = l_.cases[place.a];
        for (uint32_t target : table.by_tag) result = Reaches(target) || result;
        for (const auto& [literal, target] : table.literals) result = Reaches(target) || result;
        result = Reaches(table.otherwise) || result;
        break;
      }
      case PlaceKind::kLet:
      case PlaceKind::kGoto:
        result = Reaches(l_.kid(place, 0));
        break;
      case PlaceKind::kSeq:
        result = Reaches(l_.kid(place, 1));
        break;
      default:
        break;
    }
    return reaches_[at] = result;
  }

  const Trail& trail_;
  const Layout& l_;
  const Frame& frame_;
  uint32_t leaf_;
  Way way_;
  bool at_leaf_ = false;
  int nested_ = 0;  // inside so many conditions
  std::unordered_map<uint32_t, bool> reaches_;
};

Evaluated Field(const Trail& trail, Word constructor, uint32_t field) {
  Evaluated value = trail.Evaluate(constructor);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kCon) return {Evaluated::kNotKept, 0};
  Object object = trail.reader().at(AddressOf(value.word));
  if (object.kind != Kind::kCon || field + 1 >= object.size) return {Evaluated::kNotKept, 0};
  return trail.Evaluate(trail.word(object.address + 8 * (1 + uint64_t{field})));
}

}  // namespace

Way Replay(const Trail& trail, const Frame& frame) { return Replayer(trail, frame).Run(); }

Evaluated ValueOf(const Trail& trail, const Frame& frame, uint32_t at) {
  const Layout& l = trail.layout();
  const Place& place = l.places[at];
  if (place.has_cell) return trail.Evaluate(trail.slot(frame, place.slot));
  switch (place.kind) {
    case PlaceKind::kSlot:
      return trail.Evaluate(trail.slot(frame, place.slot));
    case PlaceKind::kField:
      return Field(trail, trail.slot(frame, place.slot), place.a);
    case PlaceKind::kOuter:
      return trail.Evaluate(trail.Variable(frame, {"", place.b, place.slot, place.a}));
    case PlaceKind::kOuterFun: {
      Frame outer = frame;
      for (uint32_t hops = place.b; hops > 0 && outer.address != trail.reader().first(); --hops) {
        outer = trail.Enclosing(outer);
      }
      return {Evaluated::kValue, Tagged(Tag::kFun, outer.base + 8 * uint64_t{place.slot})};
    }
    case PlaceKind::kFunSlot:
    case PlaceKind::kMakeFun:
      return {Evaluated::kValue, Tagged(Tag::kFun, frame.base + 8 * uint64_t{place.slot})};
    case PlaceKind::kWord:
      return trail.Evaluate(place.word);
    case PlaceKind::kConstant:
      return trail.Evaluate(trail.word(trail.reader().first() + 8 * uint64_t{l.constants[place.a].slot}));
    case PlaceKind::kPrim: {
      std::vector<Word> operands;
      for (uint32_t i = 0; i < place.count; ++i) {
        Evaluated operand = ValueOf(trail, frame, l.kid(place, i));
        if (operand.status != Evaluated::kValue) return {Evaluated::kNotKept, 0};
        operands.push_back(operand.word);
      }
      auto result = Recompute(trail, l.primitives[place.a], operands);
      if (!result.has_value() || result->is_tag) return {Evaluated::kNotKept, 0};
      return {Evaluated::kValue, result->word};
    }
    case PlaceKind::kUnwrap: {
      Evaluated inner = ValueOf(trail, frame, l.kid(place, 0));
      return inner.status == Evaluated::kValue ? Field(trail, inner.word, 0) : inner;
    }
    case PlaceKind::kMethod: {
      Evaluated inner = ValueOf(trail, frame, l.kid(place, 0));
      return inner.status == Evaluated::kValue ? Field(trail, inner.word, place.a) : inner;
    }
    default:
      return {Evaluated::kNotKept, 0};
  }
}

}  // namespace inquest::trail
