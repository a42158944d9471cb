#include "reduce/heap.h"

#include <sys/mman.h>

#include <algorithm>

#include "base/check.h"
#include "core/core.h"

namespace inquest::reduce {

using trail::DataKind;
using trail::Kind;
using trail::Tag;

namespace {

constexpr uint64_t kHalfBytes = uint64_t{1} << 38;
constexpr uint64_t kMostNurseryWords = uint64_t{1} << 28;  // of address space
constexpr uint64_t kFirstOldLimit = uint64_t{64} << 20;

}  // namespace

base::Result<std::unique_ptr<Heap>> Heap::Create(const Options& options) {
  std::unique_ptr<Heap> heap(new Heap(options));
  uint64_t nursery_bytes = (kMostNurseryWords + kSlackWords) * 8;
  uint64_t region = nursery_bytes + 2 * kHalfBytes;
  auto arena = trail::Arena::Create(options.trace_path, region);
  if (!arena.ok()) return arena.error();
  heap->arena_ = std::move(*arena);
  heap->base_ = heap->arena_->base();
  heap->nursery_begin_ = trail::kRegionBase;
  heap->nursery_end_ = heap->nursery_begin_ + nursery_bytes;
  heap->nursery_ = heap->at(heap->nursery_begin_);
  heap->next_ = heap->nursery_;
  heap->limit_ = options.collect_always ? heap->nursery_ : heap->nursery_ + options.nursery_words;
  heap->half_begin_[0] = heap->nursery_end_;
  heap->half_begin_[1] = heap->nursery_end_ + kHalfBytes;
  heap->half_bytes_ = kHalfBytes;
  heap->old_next_ = heap->at(heap->half_begin_[0]);
  heap->old_limit_bytes_ =
      options.max_memory == 0 ? kFirstOldLimit : std::min(kFirstOldLimit, options.max_memory / 2);
  return heap;
}

bool Heap::FitNursery(uint64_t words) {
  if (words > kMostNurseryWords) return false;
  options_.nursery_words = std::max(options_.nursery_words, words);
  Clear();
  return true;
}

uint64_t Heap::live_bytes() const {
  return static_cast<uint64_t>(reinterpret_cast<const char*>(old_next_) - base_) - half_begin_[half_];
}

void Heap::Clear() {
  constexpr uint64_t kKeepBytes = uint64_t{1} << 20;
  if (live_bytes() > kKeepBytes) {
    madvise(at(half_begin_[half_] + kKeepBytes), live_bytes() - kKeepBytes, MADV_DONTNEED);
  }
  old_next_ = at(half_begin_[half_]);
  old_limit_bytes_ =
      options_.max_memory == 0 ? kFirstOldLimit : std::min(kFirstOldLimit, options_.max_memory / 2);
  for (std::vector<Address>* words : {&remembered_, &remembered_old_, &mutated_, &trail_work_})
    words->clear();
  weak_.clear();
  weak_old_.clear();
  next_ = nursery_;
  limit_ = options_.collect_always ? nursery_ : nursery_ + options_.nursery_words;
}

Word* Heap::AllocateLarge(uint64_t words) {
  Word* result = old_next_;
  old_next_ += words;
  return result;
}

uint64_t Heap::SizeOf(const Word* object) const {
  Word header = *object;
  uint32_t id = trail::IdOf(header);
  switch (trail::KindOf(header)) {
    case Kind::kCon:
      return 1 + code_->sites[id].arity;
    case Kind::kFun:
      return 2;  // a region symbol has a spare word, so that every object can be an indirection
    case Kind::kPartial:
      return trail::PartialWords(header);
    case Kind::kClosure:
      return std::max<uint64_t>(2, 1 + code_->routines[id].free_count);
    case Kind::kThunk:
    case Kind::kEntered:
      return std::max<uint64_t>(2, 1 + code_->suspensions[id].free_count);
    case Kind::kIndirect:
    case Kind::kFailed:
      return 2;
    case Kind::kAction:
      return std::max<uint64_t>(2, 1 + uint64_t{code_->action_sites[id].arity});
    case Kind::kData:
      switch (static_cast<DataKind>(id)) {
        case DataKind::kDouble:
        case DataKind::kFloat:
        case DataKind::kWide:
          return 2;
        case DataKind::kReference:
          return 3;
        case DataKind::kBig:
          return 2 + (object[1] >> 1);
        case DataKind::kArray:
        case DataKind::kMutArray:
          return 2 + object[1];
        case DataKind::kString:
          return 3;
        case DataKind::kIndexPage:
        case DataKind::kDescent:
        case DataKind::kCallDescent:
        case DataKind::kTick:
        case DataKind::kApplication:
          break;
      }
      break;
    case Kind::kNone:
    case Kind::kFrame:
    case Kind::kCallback:
    case Kind::kForward:
    case Kind::kExecution:
    case Kind::kFailure:
      break;
  }
  CHECK(false && "an object of the region has a known kind");
  return 0;
}

void Heap::SetStatics(const Code& code, Address program_frame, Address functions, Address functions_end) {
  code_ = &code;
  program_frame_ = program_frame;
  functions_ = functions;
  functions_end_ = functions_end;
  constant_kept_.assign(code_->constants.size(), false);
}

// Code that an object may run when it is evaluated or applied.
void Heap::MarkObjectCode(Word header) {
  switch (trail::KindOf(header)) {
    case Kind::kThunk:
      MarkCode(code_->suspensions[trail::IdOf(header)].activation);
      break;
    case Kind::kClosure:
    case Kind::kFun:
      MarkCallable(trail::IdOf(header));
      break;
    default:
      break;
  }
}

// Notes a reference to a function symbol without a place, or to a constant.
void Heap::MarkStatic(Tag tag, Address a) {
  if (tag == Tag::kFun && a >= functions_ && a < functions_end_) {
    MarkCallable(static_cast<uint32_t>((a - functions_) / 8));
  } else if (tag == Tag::kRef && a >= program_frame_ &&
             a < program_frame_ + 8 * uint64_t{code_->program_frame_size}) {
    uint32_t index = code_->constant_at[(a - program_frame_) / 8];
    if (!constant_seen_[index]) {
      constant_seen_[index] = true;
      constant_work_.push_back(index);
    }
  }
}

// Follows the code found live so far to the constants it mentions; true if that made anything new live.
bool Heap::VisitReachableConstants() {
  bool found = false;
  while (!code_work_.empty() || !constant_work_.empty()) {
    if (!code_work_.empty()) {
      uint32_t activation = code_work_.back();
      code_work_.pop_back();
      for (uint32_t next : code_->reach[activation].activations) MarkCode(next);
      for (uint32_t index : code_->reach[activation].constants) {
        MarkStatic(Tag::kRef, program_frame_ + 8 * uint64_t{code_->constants[index].slot});
      }
      continue;
    }
    const ConstantCode& constant = code_->constants[constant_work_.back()];
    constant_work_.pop_back();
    found = true;
    Word* cell = at(program_frame_) + constant.slot;
    if (trail::TagOf(*cell) == Tag::kState) MarkCode(code_->routines[constant.routine.index].activation);
    if (constant.trusted) *cell = Evacuate(*cell);
  }
  return found;
}

void Heap::DropDeadConstants() {
  for (size_t i = 0; i < code_->constants.size(); ++i) {
    const ConstantCode& constant = code_->constants[i];
    // Zero is no value: if the cell were used all the same, the reducer would notice.
    if (constant.trusted && !constant_seen_[i]) at(program_frame_)[constant.slot] = 0;
  }
}

Address Heap::CopyToOld(Address a) {
  Word* from = at(a);
  if (full_) MarkObjectCode(*from);
  uint64_t size = SizeOf(from);
  // What an entered thunk captured is on the stack now; keeping it here would keep it alive.
  Word* to = old_next_;
  old_next_ += size;
  stats_.copied_words += size;
  for (uint64_t i = 0; i < size; ++i) to[i] = from[i];
  Address moved = address(to);
  *from = Forward(moved);
  return moved;
}

Word Heap::Evacuate(Word w) {
  for (;;) {
    Tag tag = trail::TagOf(w);
    if (static_cast<uint8_t>(tag) < 3 || tag == Tag::kState) return w;
    Address a = trail::AddressOf(w);
    if (!InFrom(a)) {
      if (full_ && !trail::IsRegion(a)) MarkStatic(tag, a);
      return w;
    }
    Word header = *at(a);
    Kind kind = trail::KindOf(header);
    if (kind == Kind::kForward) return trail::Tagged(tag, ForwardAddress(header));
    if (kind == Kind::kIndirect && !IsTimed(header)) {
      w = at(a)[1];
      continue;
    }
    return trail::Tagged(tag, CopyToOld(a));
  }
}

// Evaluated values move into the trail. What is not evaluated stays in the region; so does what can change.
bool Heap::CanBeKept(Word header) const {
  switch (trail::KindOf(header)) {
    case Kind::kCon:
    case Kind::kFun:
    case Kind::kPartial:
    case Kind::kClosure:
    case Kind::kAction:
      return true;
    case Kind::kIndirect:
      return IsTimed(header);
    case Kind::kData: {
      auto data = static_cast<DataKind>(trail::IdOf(header));
      return data == DataKind::kDouble || data == DataKind::kFloat || data == DataKind::kWide ||
             data == DataKind::kBig || data == DataKind::kArray;
    }
    default:
      return false;
  }
}

bool Heap::IsMutable(Word header) {
  const auto data = static_cast<DataKind>(trail::IdOf(header));
  return trail::KindOf(header) == Kind::kData &&
         (data == DataKind::kReference || data == DataKind::kMutArray);
}

bool Heap::HoldsWords(Word header) {
  return trail::KindOf(header) != Kind::kData ||
         static_cast<DataKind>(trail::IdOf(header)) == DataKind::kArray;
}

Address Heap::CopyToTrail(Address a) {
  Word* from = at(a);
  if (full_) MarkObjectCode(*from);
  uint64_t size = SizeOf(from);
  Word* to = arena_->Allocate(static_cast<uint32_t>(size));
  if (to == nullptr) {
    trace_full_ = true;
    return CopyToOld(a);
  }
  const bool holds_words = HoldsWords(*from);
  for (uint64_t i = 1; i < size; ++i) {
    to[i] = from[i];
    if (!holds_words) continue;
    if (trail::RefersToRegion(from[i])) {
      trail_work_.push_back(address(to + i));
    } else {
      NoteConstant(from[i]);
    }
  }
  to[0] = from[0];
  Address moved = address(to);
  *from = Forward(moved);
  return moved;
}

// What can change is kept as itself, without what it last held: that is nobody's value.
Word Heap::KeepMutable(Address a) {
  Word* from = at(a);
  Word* to = arena_->Allocate(2);
  if (to == nullptr) {
    trace_full_ = true;
    return trail::kNotKept;
  }
  const auto kind = static_cast<DataKind>(trail::IdOf(*from));
  to[1] = kind == DataKind::kReference ? from[2] : from[1];
  to[0] = trail::Header(Kind::kData, static_cast<uint32_t>(kind), 0);
  *from = Forward(address(to));
  return trail::Tagged(trail::Tag::kBox, address(to));
}

// The word that a trail word becomes.
Word Heap::KeepInTrail(Word w) {
  for (;;) {
    Address a = trail::AddressOf(w);
    if (!trail::RefersToRegion(w)) return Evacuate(w);  // notes a function symbol
    Word header = *at(a);
    Kind kind = trail::KindOf(header);
    if (kind == Kind::kIndirect && !IsTimed(header)) {
      w = at(a)[1];
      continue;
    }
    if (!InFrom(a)) return w;
    if (kind == Kind::kForward) return trail::Tagged(trail::TagOf(w), ForwardAddress(header));
    if (CanBeKept(header)) return trail::Tagged(trail::TagOf(w), CopyToTrail(a));
    if (at_end_ && IsMutable(header)) return KeepMutable(a);
    if (at_end_) return WhatIsNotValue(at(a), trail_work_);
    return trail::Tagged(trail::TagOf(w), CopyToOld(a));
  }
}

void Heap::KeepRemembered(std::vector<Address>& words) {
  trail_work_.swap(words);
  words.clear();
  DrainTrailWork();
}

void Heap::DrainTrailWork() {
  while (!trail_work_.empty()) {
    Word* p = at(trail_work_.back());
    trail_work_.pop_back();
    Word w = KeepInTrail(*p);
    *p = w;
    if (trail::RefersToRegion(w)) remembered_old_.push_back(address(p));
  }
}

void Heap::ScanObject(Word* object) {
  Word header = *object;
  uint64_t first = 1;
  uint64_t size = SizeOf(object);
  switch (trail::KindOf(header)) {
    case Kind::kData:
      switch (static_cast<DataKind>(trail::IdOf(header))) {
        case DataKind::kDouble:
        case DataKind::kFloat:
        case DataKind::kWide:
        case DataKind::kBig:
        case DataKind::kString:
        case DataKind::kIndexPage:
        case DataKind::kDescent:
        case DataKind::kCallDescent:
        case DataKind::kTick:
        case DataKind::kApplication:
          return;
        case DataKind::kArray:
        case DataKind::kMutArray:
          first = 2;
          break;
        case DataKind::kReference:
          break;
      }
      break;
    case Kind::kEntered:
    case Kind::kFun:
      return;
    case Kind::kClosure:
      size = 1 + code_->routines[trail::IdOf(header)].free_count;
      break;
    case Kind::kThunk:
      size = 1 + code_->suspensions[trail::IdOf(header)].free_count;
      break;
    case Kind::kAction:
      size = 1 + uint64_t{code_->action_sites[trail::IdOf(header)].arity};
      break;
    default:
      break;
  }
  for (uint64_t i = first; i < size; ++i) object[i] = Evacuate(object[i]);
}

void Heap::ScanOld(Word* scan) {
  while (scan < old_next_) {
    uint64_t size = SizeOf(scan);
    ScanObject(scan);
    scan += size;
  }
}

void Heap::ScanMutated() {
  for (Address a : mutated_) ScanObject(at(a));
  mutated_.clear();
}

void Heap::StartFull() {
  full_ = true;
  ++stats_.full_collections;
  old_from_begin_ = half_begin_[half_];
  old_from_end_ = address(old_next_);
  half_ ^= 1;
  old_next_ = at(half_begin_[half_]);
  mutated_.clear();
  running_.clear();
  code_seen_.assign(code_->activations.size(), false);
  constant_seen_.assign(code_->constants.size(), false);
  code_work_.clear();
  constant_work_.clear();
  // What the trail refers to may call any suspected routine.
  for (const RoutineCode& routine : code_->routines) {
    if (!routine.trusted) MarkCode(routine.activation);
  }
}

void Heap::FinishCollection() {
  if (full_) {
    uint64_t used = old_from_end_ - old_from_begin_;
    if (used > 0) madvise(at(old_from_begin_), used, MADV_DONTNEED);
    old_limit_bytes_ = std::max(kFirstOldLimit, 2 * live_bytes());
    // The next one has to find room for what survives beside what there is.
    if (options_.max_memory != 0) old_limit_bytes_ = std::min(old_limit_bytes_, options_.max_memory / 2);
    full_ = false;
  }
  next_ = nursery_;
  limit_ = options_.collect_always ? nursery_ : nursery_ + options_.nursery_words;
  stats_.peak_bytes = std::max(stats_.peak_bytes, live_bytes());
}

Heap::Outcome Heap::Collect(uint64_t words, const Roots& roots) {
  ++stats_.minor_collections;
  // A full collection needs room for what survives: a bound of memory counts both halves.
  if (live_bytes() > old_limit_bytes_ || options_.full_always) StartFull();
  Word* scan = old_next_;
  // The trail first: what it refers to moves there, and everybody else then refers to it there.
  KeepRemembered(remembered_);
  if (full_) {
    std::vector<Address> old;
    old.swap(remembered_old_);
    KeepRemembered(old);
  } else {
    ScanMutated();
  }
  Visitor visitor(*this);
  roots(visitor);
  if (!full_) KeepWeak();
  // Function values in the trail, which is not scanned, may use any constant.
  const bool keep_constants = !full_ || code_->records;
  if (keep_constants) {
    for (uint32_t slot = code_->suspected_constants_end; slot < code_->program_frame_size; ++slot) {
      visitor.Visit(at(program_frame_) + slot);
    }
  }
  ScanOld(scan);
  if (full_) CutWeak();
  if (!keep_constants) {
    Word* rest = old_next_;
    while (VisitReachableConstants()) {
      ScanOld(rest);
      rest = old_next_;
    }
    DropDeadConstants();
  }
  const bool was_full = full_;
  FinishCollection();
  // A tenth below what starts a full collection: otherwise the last stretch would be nothing but collections.
  if (was_full && options_.max_memory != 0 && live_bytes() > options_.max_memory / 20 * 9) {
    return Outcome::kOutOfMemory;
  }
  if (trace_full_) return Outcome::kTraceFull;
  CHECK(words <= options_.nursery_words);
  return Outcome::kDone;
}

Heap::Outcome Heap::MoveAllToTrail() {
  StartFull();
  std::vector<Address> old;
  old.swap(remembered_old_);
  at_end_ = true;
  KeepRemembered(remembered_);
  KeepRemembered(old);
  KeepConstants();
  CutWeak();
  full_ = false;
  return trace_full_ ? Outcome::kTraceFull : Outcome::kDone;
}

}  // namespace inquest::reduce
