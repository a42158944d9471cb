#include "reduce/stack.h"

#include <sys/mman.h>

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace inquest::reduce {

namespace {

constexpr uint64_t kStackReserve = uint64_t{1} << 37;

// Visits the words of one activation that `live` names.
void VisitActivation(Word* base, uint32_t size, uint64_t live, Heap::Visitor& visitor) {
  for (uint32_t slot = 1; slot < size && slot < 63; ++slot) {
    if (live & (uint64_t{1} << slot)) visitor.Visit(base + slot);
  }
  for (uint32_t slot = 63; slot < size; ++slot) visitor.Visit(base + slot);
}

void VisitOwner(const Record& record, const Code& code, Heap::Visitor& visitor) {
  const Node& owner = *record.owner;
  visitor.VisitCode(owner.routine);
  if (!(owner.flags & kTrusted)) {
    visitor.VisitFrame(record.base);
    return;
  }
  const Liveness& liveness = code.liveness[static_cast<size_t>(&owner - code.nodes.data())];
  VisitActivation(record.base, code.activations[owner.routine].size,
                  record.resumes ? liveness.uses : liveness.live, visitor);
}

}  // namespace

base::Result<Stack> Stack::Create(uint64_t bytes) {
  Stack stack;
  void* memory = mmap(nullptr, kStackReserve, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return base::Error{"Cannot reserve address space for the stack (see `ulimit -v`)."};
  stack.reserved_ = kStackReserve;
  stack.bottom_ = static_cast<Word*>(memory);
  stack.end_ = stack.bottom_ + std::min(kStackReserve, bytes) / sizeof(Word);
  return stack;
}

Stack::Stack(Stack&& other) noexcept
    : bottom_(std::exchange(other.bottom_, nullptr)),
      end_(other.end_),
      reserved_(other.reserved_),
      markers_(std::move(other.markers_)) {}

Stack::~Stack() {
  if (bottom_ != nullptr) munmap(bottom_, reserved_);
}

void Stack::Release(const Word* top) {
  constexpr uint64_t kKeep = uint64_t{1} << 20;
  constexpr uint64_t kPage = 4096;
  const uint64_t from = (static_cast<uint64_t>(top - bottom_) * sizeof(Word) + kKeep) & ~(kPage - 1);
  if (from < reserved_) madvise(reinterpret_cast<char*>(bottom_) + from, reserved_ - from, MADV_DONTNEED);
}

const Node* Stack::TakeMarker(Word* top) {
  CHECK(!markers_.empty() && markers_.back().at == top - 1);
  top[-1] = markers_.back().record;
  markers_.pop_back();
  return NodeOn(top);
}

void Stack::TakeAllMarkers() {
  for (const Marker& marker : markers_) *marker.at = marker.record;
  markers_.clear();
}

void Stack::Visit(Word* top, const Code& code, bool is_full, Heap::Visitor& visitor) {
  if (is_full) TakeAllMarkers();
  // An activation changes only while it runs, with all records above its own gone: below the topmost marker
  // nothing has changed since the last collection, when it was made to refer to nothing in the nursery.
  const Word* seen = markers_.empty() ? bottom_ : markers_.back().at + 1;
  CHECK(seen <= top);
  std::vector<Marker> planted;
  VisitRecords(top, seen, code, visitor, &planted);
  for (auto marker = planted.rbegin(); marker != planted.rend(); ++marker) {
    *marker->at = RecordWord(Op::kMarker);
    markers_.push_back(*marker);
  }
}

void Stack::VisitKept(std::vector<Word>* kept, const Code& code, Heap::Visitor& visitor) {
  const std::vector<Word> replaced(bottom_, bottom_ + kept->size());
  std::copy(kept->begin(), kept->end(), bottom_);
  VisitRecords(bottom_ + kept->size(), bottom_, code, visitor, nullptr);
  std::copy(bottom_, bottom_ + kept->size(), kept->begin());
  std::copy(replaced.begin(), replaced.end(), bottom_);
}

void Stack::VisitRecords(Word* top, const Word* seen, const Code& code, Heap::Visitor& visitor,
                         std::vector<Marker>* planted) {
  constexpr ptrdiff_t kMarkerDistance = 8 << 10;
  const Word* last = top;
  while (top > seen) {
    const Record record = ReadRecord(top, *NodeOn(top));
    if (planted != nullptr && last - top >= kMarkerDistance) {
      planted->push_back({top - 1, top[-1]});
      last = top;
    }
    for (uint32_t i = record.root_count; i-- > 0;) visitor.Visit(record.roots + i);
    if (record.base != nullptr) VisitOwner(record, code, visitor);
    top = record.Below(code);
  }
}

}  // namespace inquest::reduce
