#include "testing/generators/trail_properties.h"

#include "traced/view/art.h"
#include "traced/view/instances.h"
#include "trail/replay.h"

namespace inquest::generators {

using traced::ArtNode;
using trail::Address;
using trail::Evaluated;
using trail::Frame;
using trail::Tag;
using trail::Word;

namespace {

// Whether all of a value is there, no function is in it, and it is not large.
bool IsWhole(const trail::Trail& trail, Word word) {
  constexpr size_t kMostParts = 250;
  std::vector<Word> todo = {word};
  for (size_t parts = 0; !todo.empty(); ++parts) {
    const Evaluated value = trail.Evaluate(todo.back());
    todo.pop_back();
    if (value.status != Evaluated::kValue || parts == kMostParts) return false;
    const Tag tag = trail::TagOf(value.word);
    if (tag == Tag::kInt || tag == Tag::kAtom) continue;
    if (tag != Tag::kCon) return false;
    const trail::Object object = trail.reader().at(trail::AddressOf(value.word));
    for (uint32_t i = 1; i < object.size; ++i) todo.push_back(trail.word(object.address + 8 * uint64_t{i}));
  }
  return true;
}

class Properties {
 public:
  explicit Properties(const trail::Trail& trail) : trail_(trail), art_(trail) {}

  std::string Check(const Frame& frame) {
    const trail::PlaceId result = trail::Replay(trail_, frame).result;
    if (!result.has_value() || frame.is_callback) return "";
    ArtNode reduct;
    reduct.spot.frame = frame.address;
    reduct.spot.place = result;
    const std::optional<ArtNode> redex = art_.Parent(reduct);
    if (!redex.has_value()) return Says(frame, "has no redex node: the domain is not prefix-closed");
    if (redex->spot.frame >= frame.address) return Says(frame, "is made by what is not in an earlier frame");
    const std::optional<ArtNode> again = art_.Reduct(*redex);
    if (!again.has_value()) return Says(frame, "is not found again from its redex");
    // An application with more arguments than its function takes is reduced several times.
    if (again->spot.frame != frame.address) return "";
    return CheckForm(frame, *redex);
  }

 private:
  std::string Says(const Frame& frame, const std::string& what) const {
    const trail::Callable* callable = trail_.callable(frame);
    return "The frame at " + std::to_string(frame.address - trail_.reader().first()) + " (" +
           (callable == nullptr ? "program" : callable->name) + ") " + what + "\n";
  }
  std::string CheckForm(const Frame& frame, const ArtNode& redex) {
    const Word value = trail_.word(trail_.ResultCell(frame));
    if (!IsWhole(trail_, value)) return "";
    const std::string recorded = art_.TermOf(value);
    const std::string told = art_.MostEvaluatedForm(redex);
    if (told == recorded) return "";
    return Says(frame, "has the value " + recorded + ", but its equations give " + told);
  }

  const trail::Trail& trail_;
  traced::Art art_;
};

}  // namespace

std::string TrailViolation(const trail::Trail& trail, size_t most_frames) {
  std::string found;
  for (const std::string& fault : trail::Verify(trail.reader(), 3)) found += fault + "\n";
  for (const std::string& fault : traced::CheckInstances(trail, 3)) found += fault + "\n";
  if (!found.empty()) return found;
  Properties properties(trail);
  for (size_t i = 1; i < std::min(trail.frame_count(), most_frames) && found.empty(); ++i) {
    found = properties.Check(trail.frame_number(i));
  }
  return found;
}

}  // namespace inquest::generators
