#include "trail/object_sizes.h"

#include <algorithm>

namespace inquest::trail {

bool IsLocal(const Layout& layout, VariantId variant) {
  const CallableId callable = layout.variants[variant].callable;
  return layout.callables.contains(callable) && layout.callables[callable].first_param > SlotId(1);
}

ObjectSizes::ObjectSizes(const Layout& layout) {
  for (VariantId i{0}; layout.variants.contains(i); ++i) {
    frame_words_.push_back(layout.variants[i].size);
    callback_words_.push_back(layout.variants[i].size + kCallbackPrefix + (IsLocal(layout, i) ? 0 : 1));
  }
  for (const Site& site : layout.sites) con_words_.push_back(1 + site.arity);
  for (const Callable& callable : layout.callables) {
    closure_words_.push_back(std::max<uint64_t>(2, 1 + uint64_t{callable.free}));
  }
  for (const ActionSite& site : layout.action_sites) {
    action_words_.push_back(std::max<uint64_t>(2, 1 + uint64_t{site.arity}));
  }
}

uint64_t ObjectSizes::At(const Word* object, uint64_t readable) const {
  const auto of = [](const auto& sizes, uint32_t id) -> uint64_t {
    return id < sizes.size() ? sizes[id] : 0;
  };
  const uint32_t id = IdOf(*object);
  switch (KindOf(*object)) {
    case Kind::kFrame:
      return of(frame_words_, id);
    case Kind::kCallback:
      return of(callback_words_, id);
    case Kind::kCon:
      return of(con_words_, id);
    case Kind::kFun:
      return id < closure_words_.size() ? 2 : 0;
    case Kind::kIndirect:
    case Kind::kFailure:
      return 2;
    case Kind::kPartial:
      return PartialWords(*object);
    case Kind::kClosure:
      return of(closure_words_, id);
    case Kind::kExecution:
      return ExecutionSize(object, readable, static_cast<ExecutionKind>(id));
    case Kind::kAction:
      return of(action_words_, id);
    case Kind::kData:
      return DataSize(object, readable, static_cast<DataKind>(id));
    case Kind::kNone:
    case Kind::kThunk:
    case Kind::kEntered:
    case Kind::kFailed:
    case Kind::kForward:
      return 0;
  }
  return 0;
}

uint64_t ObjectSizes::DataSize(const Word* object, uint64_t readable, DataKind kind) {
  const uint64_t count = readable >= 2 ? object[1] : 0;
  switch (kind) {
    case DataKind::kDouble:
    case DataKind::kFloat:
    case DataKind::kWide:
    case DataKind::kReference:
    case DataKind::kMutArray:
      return 2;
    case DataKind::kDescent:
      return kDescentWords;
    case DataKind::kCallDescent:
      return kCallDescentWords;
    case DataKind::kApplication:
      return count > kNone ? 0 : kApplicationPrefix + count;
    case DataKind::kTick:
      return 1;
    case DataKind::kBig:
      return 2 + (count >> 1);
    case DataKind::kArray:
      return count > kNone ? 0 : 2 + count;
    case DataKind::kIndexPage:
      return count > kIndexPagePrefix ? count : 0;
    case DataKind::kString:
      return 0;
  }
  return 0;
}

uint64_t ObjectSizes::ExecutionSize(const Word* object, uint64_t readable, ExecutionKind kind) {
  const uint64_t size = readable >= 2 ? object[1] : 0;
  switch (kind) {
    case ExecutionKind::kBegin:
    case ExecutionKind::kUnfinished:
      return size >= 4 ? size : 0;
    case ExecutionKind::kResult:
    case ExecutionKind::kError:
      return size >= 5 ? size : 0;
    case ExecutionKind::kOutput:
      // The text lies inside.
      return size >= 6 && readable >= 6 && object[5] / 8 <= size && object[5] <= 8 * (size - 6) ? size : 0;
  }
  return 0;
}

}  // namespace inquest::trail
