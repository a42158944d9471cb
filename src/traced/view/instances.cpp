#include "traced/view/instances.h"

#include <fmt/format.h>

#include <algorithm>

#include "traced/view/spot.h"
#include "trail/dump.h"
#include "trail/replay.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Place;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;

namespace {

// A local function, also where it is mentioned elsewhere (trail/word.h: kPartial).
trail::Word Defined(const trail::Trail& trail, trail::Word word) {
  if (TagOf(word) != Tag::kFun) return word;
  const trail::Word header = trail.word(trail::AddressOf(word));
  const bool is_mention = TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kPartial &&
                          trail::HeldCount(header) == 0;
  return is_mention ? trail.word(trail::AddressOf(word) + 8) : word;
}

// Wide numbers may be made anew; constructors, functions and small numbers are the same word.
bool Differ(const trail::Trail& trail, const Evaluated& a, const Evaluated& b) {
  if (a.status != Evaluated::kValue || b.status != Evaluated::kValue) return false;
  return TagOf(a.word) != Tag::kBox && TagOf(b.word) != Tag::kBox &&
         Defined(trail, a.word) != Defined(trail, b.word);
}

class Checker {
 public:
  Checker(const trail::Trail& trail, size_t limit)
      : trail_(trail),
        reductions_(trail),
        spots_(trail, reductions_),
        result_cells_(trail.AllResultCells()),
        limit_(limit) {}

  std::vector<std::string> Run() {
    for (size_t i = 1; i < trail_.frame_count() && violations_.size() < limit_; ++i) {
      const Frame frame = trail_.frame_number(i);
      CheckRedex(frame);
      CheckEquation(frame, trail_.Evaluate(trail_.word(result_cells_[i])));
    }
    return std::move(violations_);
  }

 private:
  void Report(const Frame& frame, const std::string& what) {
    const Callable* callable = trail_.callable(frame);
    violations_.push_back(fmt::format("the frame at {} ({}) {}",
                                      trail::ShowAddress(trail_.reader(), frame.address),
                                      callable == nullptr ? "program" : callable->name, what));
  }

  // The redex is a place of an earlier frame, which applies this routine to these arguments.
  void CheckRedex(const Frame& frame) {
    const Frame caller = trail_.FrameOf(frame.redex);
    if (caller.address >= frame.address) {
      Report(frame, "reduces a redex that is not in an earlier frame");
      return;
    }
    if (frame.is_callback || caller.address == trail_.reader().first()) return;
    const trail::PlaceId at = spots_.PlaceAt(caller, frame.redex);
    if (!at.has_value()) {
      Report(frame, "reduces what is no place on the way of its caller");
      return;
    }
    const Place& place = trail_.layout().places[at];
    const trail::Variant& variant = trail_.variant(frame);
    if (place.kind == PlaceKind::kBlock) {
      if (!variant.is_block || place.variant() != frame.variant)
        Report(frame, "is not the block at its redex");
      return;
    }
    if (place.kind == PlaceKind::kCall && place.callable() != variant.callable) {
      Report(frame, "is of another routine than its redex calls");
      return;
    }
    CheckArguments(frame, place);
  }

  void CheckArguments(const Frame& frame, const Place& place) {
    const Callable* callable = trail_.callable(frame);
    if (callable == nullptr || (place.kind != PlaceKind::kCall && place.kind != PlaceKind::kCallLocal))
      return;
    for (uint32_t i = 0; i < callable->arity; ++i) {
      const Spot spot = spots_.Argument(frame, i);
      if (!spot.place.has_value()) continue;
      const Evaluated written = trail::ValueOf(trail_, trail_.frame(spot.frame), spot.place);
      if (Differ(trail_, written, trail_.Evaluate(trail_.argument(frame, i)))) {
        Report(frame, fmt::format("has another argument {} than its redex", i + 1));
      }
    }
  }

  // The way through the equation leads to the leaf that was noted, and its result is the frame's.
  void CheckEquation(const Frame& frame, const Evaluated& result) {
    const trail::Variant& variant = trail_.variant(frame);
    const trail::Way way = trail::Replay(trail_, frame);
    if (variant.leaf > 0) {
      const bool reached = std::any_of(way.passed.begin(), way.passed.end(), [&](trail::PlaceId at) {
        const Place& place = trail_.layout().places[at];
        return place.kind == PlaceKind::kLeaf && place.a + 1 == variant.leaf;
      });
      if (!reached) Report(frame, "does not lead to the right-hand side that was noted");
    }
    if (!way.result.has_value()) {
      if (result.status == Evaluated::kValue) Report(frame, "has a value without a right-hand side");
      return;
    }
    const Place& place = trail_.layout().places[way.result];
    if (place.has_cell || place.kind == PlaceKind::kSlot || place.kind == PlaceKind::kField ||
        place.kind == PlaceKind::kWord || place.kind == PlaceKind::kOuter ||
        place.kind == PlaceKind::kConstant) {
      if (Differ(trail_, trail::ValueOf(trail_, frame, way.result), result)) {
        Report(frame, "has another value than its right-hand side");
      }
    }
  }

  const trail::Trail& trail_;
  trail::Reductions reductions_;
  Spots spots_;
  std::vector<trail::Address> result_cells_;
  size_t limit_;
  std::vector<std::string> violations_;
};

}  // namespace

std::vector<std::string> CheckInstances(const trail::Trail& trail, size_t limit) {
  return Checker(trail, limit).Run();
}

}  // namespace inquest::traced
