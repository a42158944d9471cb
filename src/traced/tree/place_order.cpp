#include "traced/tree/place_order.h"

#include "trail/replay.h"

namespace inquest::traced {

using trail::Address;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;

// Numbers the places that a way passed.
class PlaceNumberer {
 public:
  PlaceNumberer(const Layout& layout, PlaceOrder& order) : l_(layout), order_(order) {}

  void Run(const trail::Way& way) {
    for (trail::PlaceId condition : way.conditions) Expression(condition);
    if (way.result.has_value()) Expression(way.result);
    for (trail::PlaceId let : way.lets) {
      for (const auto& [slot, bound] : l_.lets[l_.places[let].let()].binds) {
        order_.bound_.emplace(bound, slot);
        Expression(bound);
      }
    }
  }

 private:
  void Expression(trail::PlaceId at) {
    const Place& place = l_.places[at];
    const uint32_t outermost = ++outer_;
    switch (place.kind) {
      case PlaceKind::kCase:
      case PlaceKind::kLet:
      case PlaceKind::kLeaf:
      case PlaceKind::kGoto:
      case PlaceKind::kSeq:
        return;  // in a frame of its own, or passed as control
      default:
        break;
    }
    for (uint32_t i = 0; i < place.count; ++i) Expression(l_.kid(place, i));
    const PlaceOrder::Numbers numbers = {outermost, ++inner_, at};
    if (place.kind == PlaceKind::kConstant) {
      order_.by_constant_.try_emplace(place.constant(), numbers);
    } else if (place.is_tail) {
      order_.by_slot_.try_emplace(trail::SlotId(0), numbers);
    } else if (place.has_cell || place.kind == PlaceKind::kMakeFun) {
      order_.by_slot_.try_emplace(place.slot, numbers);
    }
  }

  const Layout& l_;
  PlaceOrder& order_;
  uint32_t outer_ = 0, inner_ = 0;
};

PlaceOrder::PlaceOrder(const trail::Trail& trail, const Frame& frame) : base_(frame.base) {
  PlaceNumberer(trail.layout(), *this).Run(trail::Replay(trail, frame));
}

PlaceOrder::Numbers PlaceOrder::OfAddress(Address a) const {
  auto found = by_slot_.find(trail::SlotId((a - base_) / 8));
  return found == by_slot_.end() ? Numbers{} : found->second;
}

trail::PlaceId PlaceOrder::PlaceAt(Address a) const { return OfAddress(a).place; }

trail::SlotId PlaceOrder::BoundSlot(trail::PlaceId place) const {
  auto found = bound_.find(place);
  return found == bound_.end() ? trail::SlotId() : found->second;
}

PlaceOrder::Numbers PlaceOrder::OfConstant(trail::ConstantId constant) const {
  auto found = by_constant_.find(constant);
  return found == by_constant_.end() ? Numbers{} : found->second;
}

namespace {

// The frames made before the object at `a` was.
uint64_t TimeOf(const trail::Trail& trail, Address a) { return trail.FrameNumberOf(a); }

}  // namespace

uint64_t CompletionOf(const trail::Trail& trail, const Frame& frame) {
  constexpr uint64_t kNever = ~uint64_t{0};
  trail::Evaluated result = trail.Result(frame);
  if (result.status == trail::Evaluated::kUnfinished) return kNever;
  if (frame.is_callback) {
    trail::Word finish = trail.word(frame.base);
    return trail::IsFinished(finish) ? finish >> 8 : kNever;
  }
  uint64_t time = TimeOf(trail, frame.address);
  auto at_least = [&](trail::Word w) {
    trail::Evaluated value = trail.Evaluate(w);
    if (value.status != trail::Evaluated::kValue || trail::TagOf(value.word) != trail::Tag::kCon) return;
    Address a = trail::AddressOf(value.word);
    trail::Object object = trail.reader().at(a);
    // What trusted code made lies where a collection put it, which tells nothing.
    if (object.kind != trail::Kind::kCon || !trail.layout().sites[object.site()].place.has_value()) return;
    if (a > frame.address) time = std::max(time, TimeOf(trail, a));
  };
  const trail::Callable* callable = trail.callable(frame);
  if (callable == nullptr) return time;
  at_least(trail.ResultWord(frame));
  trail::Way way = trail::Replay(trail, frame);
  for (trail::PlaceId condition : way.conditions) {
    trail::Evaluated value = trail::ValueOf(trail, frame, condition);
    if (value.status == trail::Evaluated::kValue) at_least(value.word);
  }
  return time;
}

}  // namespace inquest::traced
