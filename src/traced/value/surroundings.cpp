#include "traced/value/surroundings.h"

#include <algorithm>

namespace inquest::traced {

using trail::Callable;
using trail::Frame;
using trail::Word;

// Whether the variables that are mentioned are the value, or are all that is in it: those of its pattern.
bool Surroundings::IsTold(Word value, const std::vector<Word>& mentioned, int depth) const {
  if (std::find(mentioned.begin(), mentioned.end(), value) != mentioned.end()) return true;
  const trail::Evaluated evaluated = trail_.Evaluate(value);
  if (depth == 0 || evaluated.status != trail::Evaluated::kValue) return false;
  if (trail::TagOf(evaluated.word) != trail::Tag::kCon) return false;
  const trail::Object object = trail_.reader().at(trail::AddressOf(evaluated.word));
  if (object.kind != trail::Kind::kCon) return false;
  for (uint32_t i = 1; i < object.size; ++i) {
    if (!IsTold(trail_.word(object.address + 8 * uint64_t{i}), mentioned, depth - 1)) return false;
  }
  return true;
}

bool Surroundings::AreTold(const Frame& around, const Callable& called,
                           const std::vector<Word>& mentioned) const {
  constexpr int kDeepest = 3;
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    if (!IsTold(trail_.argument(around, i), mentioned, kDeepest)) return false;
  }
  return true;
}

std::vector<Frame> Surroundings::Of(const Frame& frame, const std::vector<Word>& mentioned) const {
  std::vector<Frame> found;
  Frame inner = frame;
  // A damaged trace may have a circle.
  for (size_t steps = 0; steps < trail_.layout().callables.size(); ++steps) {
    const Frame around = trail_.Enclosing(inner);
    const trail::CallableId callable = trail_.variant(around).callable;
    if (!callable.has_value() || around.address >= inner.address) break;
    inner = around;
    if (trail_.variant(around).is_block) continue;
    const Callable& called = trail_.layout().callables[callable];
    if (!AreTold(around, called, mentioned)) found.push_back(around);
    if (!called.parent.has_value()) break;
  }
  return found;
}

bool Surroundings::AreSeveral(const Frame& around) const {
  if (calls_.empty()) {
    const trail::Layout& layout = trail_.layout();
    calls_.Resize(layout.callables.size());
    for (size_t b = 0; b < trail_.blocks().size(); ++b) {
      for (const trail::VariantCount& count : trail_.blocks().block(b).counts) {
        const trail::Variant& variant = layout.variants[count.variant];
        if (!variant.callable.has_value() || variant.is_block) continue;
        uint8_t& calls = calls_[variant.callable];
        calls = static_cast<uint8_t>(std::min<uint64_t>(2, uint64_t{calls} + count.frames + count.callbacks));
      }
    }
  }
  return calls_[trail_.variant(around).callable] > 1;
}

}  // namespace inquest::traced
