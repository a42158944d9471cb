// Weak words of frames (weak_places.h): what they refer to is kept while something else can use it. After
// that a prefix moves into the trail, and the rest is `…`.
#include <algorithm>

#include "reduce/heap.h"
#include "trail/not_kept.h"

namespace inquest::reduce {

using trail::Kind;
using trail::State;
using trail::StateWord;
using trail::Tag;

namespace {

// Objects kept of a value that nothing refers to any more: some screens full.
constexpr uint32_t kBudget = 256;

}  // namespace

// A minor collection does not know what old objects refer to, so it keeps everything, in the region.
void Heap::KeepWeak() {
  for (const Weak& weak : weak_) {
    Word* p = at(weak.cell);
    *p = Evacuate(*p);
    if (trail::RefersToRegion(*p)) weak_old_.push_back(weak);
  }
  weak_.clear();
}

// At the end of a full collection: everything that is used otherwise has moved.
void Heap::CutWeak() {
  std::vector<Weak> all;
  all.swap(weak_old_);
  all.insert(all.end(), weak_.begin(), weak_.end());
  weak_.clear();
  std::vector<Weak> unused;
  Word* scan = old_next_;
  for (const Weak& weak : all) {
    if (!at_end_ && StillMentioned(weak)) {
      Word* p = at(weak.cell);
      *p = Evacuate(*p);
      if (trail::RefersToRegion(*p)) weak_old_.push_back(weak);
    } else {
      unused.push_back(weak);
    }
  }
  ScanOld(scan);
  for (const Weak& weak : unused) {
    Word* p = at(weak.cell);
    if (!IsReached(p)) {
      *p = CutValue(*p);
    } else if (trail::RefersToRegion(*p)) {
      weak_old_.push_back(weak);
    }
  }
}

// docs/design.md 4.5: whether a place of the frame that mentions the variable has not been entered. A frame
// at work may be about to enter any of its places.
bool Heap::StillMentioned(const Weak& weak) const {
  if (weak.variable == kNoVariable) return false;
  const WeakVariable& variable = code_->weak_variables[weak.variable];
  Address frame = weak.cell - 8 * uint64_t{variable.slot};
  if (running_.contains(frame)) return true;
  return std::any_of(variable.mentions.begin(), variable.mentions.end(),
                     [&](uint32_t slot) { return !WasEntered(*at(frame + 8 * uint64_t{slot})); });
}

bool Heap::WasEntered(Word cell) const {
  if (cell == 0) return false;
  if (trail::TagOf(cell) == Tag::kState) return trail::StateOf(cell) != State::kSuspended;
  if (trail::TagOf(cell) != Tag::kRef || !trail::RefersToRegion(cell)) return true;
  Word header = *at(trail::AddressOf(cell));
  if (trail::KindOf(header) == Kind::kForward) header = *at(ForwardAddress(header));
  return trail::KindOf(header) != Kind::kThunk;
}

// Whether what a weak word refers to has moved, or needs no memory of the region; the word is then replaced.
bool Heap::IsReached(Word* p) const {
  for (;;) {
    if (!trail::RefersToRegion(*p)) return true;
    Address a = trail::AddressOf(*p);
    if (!InFrom(a)) return true;
    Word header = *at(a);
    if (trail::KindOf(header) == Kind::kForward) {
      *p = trail::Tagged(trail::TagOf(*p), ForwardAddress(header));
      return true;
    }
    if (trail::KindOf(header) != Kind::kIndirect || IsTimed(header)) return false;
    *p = at(a)[1];
  }
}

Word Heap::CutValue(Word w) {
  budget_ = kBudget;
  parts_.clear();
  Word value = KeepPart(w);
  for (size_t done = 0; done < parts_.size(); ++done) {
    Word* part = at(parts_[done]);
    *part = KeepPart(*part);
  }
  return value;
}

// One object of a value that is being cut, in breadth: what it refers to follows.
Word Heap::KeepPart(Word w) {
  if (IsReached(&w)) {
    // What lives on in the region has a trail of its own to be kept in, if any.
    return trail::RefersToRegion(w) ? trail::kNotKept : w;
  }
  Word* from = at(trail::AddressOf(w));
  if (!CanBeKept(*from)) return WhatIsNotValue(from, parts_);
  if (budget_ == 0) return trail::kNotKept;
  if (trail::KindOf(*from) != Kind::kIndirect) --budget_;
  uint64_t size = SizeOf(from);
  Word* to = arena_->Allocate(static_cast<uint32_t>(size));
  if (to == nullptr) {
    trace_full_ = true;
    return trail::kNotKept;
  }
  const bool holds_words = HoldsWords(*from);
  for (uint64_t i = 1; i < size; ++i) {
    to[i] = from[i];
    if (holds_words && trail::RefersToRegion(from[i])) parts_.push_back(address(to + i));
  }
  to[0] = from[0];
  *from = Forward(address(to));
  return trail::Tagged(trail::TagOf(w), address(to));
}

// What the trail says of a region object that has no value. `work`: the words that are still to be kept.
Word Heap::WhatIsNotValue(const Word* object, std::vector<Address>& work) {
  const Word header = *object;
  switch (trail::KindOf(header)) {
    case Kind::kThunk:
    case Kind::kEntered: {
      State state = trail::KindOf(header) == Kind::kThunk ? State::kSuspended : State::kEntered;
      bool place = trail::IdOf(header) == Code::kPlaceSuspension;
      return StateWord(state, place ? static_cast<uint32_t>(trail::SmallValue(object[1])) : trail::kNoPlace);
    }
    case Kind::kFailed: {
      if (const Address noted = trail::HeaderAddress(header); noted != 0) return trail::FailedWord(noted);
      Word* failure = arena_->Allocate(2);
      if (failure == nullptr) {
        trace_full_ = true;
        return trail::kNotKept;
      }
      failure[1] = object[1];
      if (trail::RefersToRegion(object[1])) work.push_back(address(failure + 1));
      failure[0] = trail::Header(Kind::kFailure, 0, 0);
      return trail::FailedWord(address(failure));
    }
    case Kind::kData:
      if (trail::IdOf(header) == static_cast<uint32_t>(trail::DataKind::kString)) {
        return StateWord(State::kSuspended, trail::kNoPlace);
      }
      return trail::kMutable;
    default:
      return trail::kNotKept;
  }
}

}  // namespace inquest::reduce
