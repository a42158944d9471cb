#include "traced/zoom/own_frames.h"

#include <algorithm>

namespace inquest::traced {

using trail::Address;
using trail::Callable;
using trail::CallableKind;
using trail::Frame;

namespace {

bool MayBelong(const trail::Layout& layout, const trail::Variant& variant) {
  if (variant.is_block) return true;
  return variant.callable.has_value() && layout.callables[variant.callable].kind == CallableKind::kHidden;
}

}  // namespace

OwnFrames::OwnFrames(const trail::Trail& trail, const Frame& frame) : trail_(trail) {
  const trail::Layout& layout = trail.layout();
  std::vector<bool> may_belong;
  for (const trail::Variant& variant : layout.variants) may_belong.push_back(MayBelong(layout, variant));
  std::vector<Address> own = {frame.address};  // ascending
  const auto is_own = [&](Address a) { return std::binary_search(own.begin(), own.end(), a); };
  const trail::Blocks& blocks = trail.blocks();
  for (size_t b = blocks.BlockOf(frame.address); b < blocks.size() && own.size() < kMost; ++b) {
    const auto& counts = blocks.block(b).counts;
    if (std::none_of(counts.begin(), counts.end(),
                     [&](const auto& c) { return may_belong[c.variant.index]; }))
      continue;
    blocks.ForEachFrame(b, [&](uint64_t, const trail::Object& object) {
      if (!may_belong[object.id] || object.address <= frame.address) return true;
      const Frame other = trail.frame(object.address);
      const Address maker = trail.Enclosing(other).address;
      if (!is_own(maker) || !is_own(trail.FrameOf(other.redex).address)) return true;
      own.push_back(other.address);
      const trail::Variant& variant = trail.variant(other);
      if (variant.is_block)
        blocks_.emplace(other.redex, other.address);
      else
        hidden_[{maker, variant.callable}].push_back(other.address);
      return own.size() < kMost;
    });
  }
}

std::optional<Frame> OwnFrames::BlockAt(Address cell) const {
  const auto found = blocks_.find(cell);
  if (found == blocks_.end()) return std::nullopt;
  return trail_.frame(found->second);
}

const std::vector<Address>& OwnFrames::Applications(const Frame& maker, trail::CallableId callable) const {
  const auto found = hidden_.find({maker.address, callable});
  return found == hidden_.end() ? none_ : found->second;
}

}  // namespace inquest::traced
