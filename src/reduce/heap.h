// The memory of a machine at work: allocation in the region and the trail, and the collector.
//
// The region has a nursery and an older generation. A minor collection moves what lives in the nursery to the
// older generation, a full one moves everything; both move evaluated values that the trail refers to into the
// trail, where they stay (docs/design.md 4.4: values in a statement are kept in full). The trail is never
// scanned: its words that refer to the region are remembered when they are written.
//
// C++ code holds words only between two calls that may collect; the roots are the stack (walked by whoever
// owns it, through RootVisitor), the cells of trusted constants, and the remembered words.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <unordered_set>
#include <vector>

#include "reduce/code.h"
#include "trail/arena.h"
#include "trail/word.h"

namespace inquest::reduce {

using trail::Address;

struct HeapStats {
  uint64_t minor_collections = 0;
  uint64_t full_collections = 0;
  uint64_t copied_words = 0;
  uint64_t peak_bytes = 0;
};

class Heap {
 public:
  struct Options {
    std::string trace_path;                        // empty: nothing is kept in a file
    uint64_t max_memory = 0;                       // bytes of region, both halves together; 0: no limit
    uint64_t nursery_words = uint64_t{256} << 10;  // 2 MB
    bool collect_always = false;                   // for tests: collect whenever it is allowed
    bool full_always = false;                      // for tests: every collection is a full one
  };
  static base::Result<std::unique_ptr<Heap>> Create(const Options& options);

  Word* at(Address a) const { return reinterpret_cast<Word*>(base_ + a); }
  Address address(const Word* p) const {
    return static_cast<Address>(reinterpret_cast<const char*>(p) - base_);
  }
  trail::Arena& arena() { return *arena_; }

  // Whether `words` (plus the slack that small results use) fit the nursery without a collection.
  bool HasRoom(uint64_t words) const { return next_ + words <= limit_.load(std::memory_order_relaxed); }
  // From the nursery; HasRoom was asked before for all that is allocated until the next question. Small
  // results (numbers) may use the slack behind the limit without asking.
  Word* Allocate(uint32_t words) {
    Word* result = next_;
    next_ += words;
    return result;
  }
  // Larger than the nursery can hold: straight to the older generation.
  Word* AllocateLarge(uint64_t words);
  static constexpr uint64_t kSlackWords = 64 << 10;
  // Before the run: an expression of the program builds so many words at once. False: no nursery can hold it.
  bool FitNursery(uint64_t words);

  // Makes HasRoom false until the next collection: the machine stops at the next question.
  void RequestStop() { limit_.store(nursery_ - 1, std::memory_order_relaxed); }

  // Trail words. StoreTrail remembers a reference into the region.
  Word* AllocateTrail(uint32_t words) { return arena_->Allocate(words); }
  void StoreTrail(Word* p, Word w) {
    *p = w;
    if (trail::RefersToRegion(w)) remembered_.push_back(address(p));
  }
  // A word of a frame that does not keep what it refers to (weak_places.h). `variable`: in
  // Code::weak_variables, or kNoVariable for a place without a name.
  void StoreWeak(Word* p, Word w, uint32_t variable) {
    *p = w;
    if (trail::RefersToRegion(w)) weak_.push_back({address(p), variable});
  }
  static constexpr uint32_t kNoVariable = 0xffffffffu;
  // A region object that may be old was changed to hold `w`.
  void NoteMutation(Address object) {
    if (!InNursery(object)) mutated_.push_back(object);
  }
  bool InNursery(Address a) const { return a >= nursery_begin_ && a < nursery_end_; }

  // Before anything is evaluated. The code outlives the heap.
  // Cells of trusted constants are in frame 0. A minor collection keeps them all; a full one only those that
  // live code can still reach (Code::reach). Function symbols without a place lie in [functions,
  // functions_end).
  void SetStatics(const Code& code, Address program_frame, Address functions, Address functions_end);

  // Replaces the word at p by where its object has moved to.
  class Visitor {
   public:
    explicit Visitor(Heap& heap) : heap_(heap) {}
    void Visit(Word* p) { *p = heap_.Evacuate(*p); }
    // The code of this activation may still run.
    void VisitCode(uint32_t activation) { heap_.MarkCode(activation); }
    // This frame of the trail is at work.
    void VisitFrame(const Word* base) {
      if (heap_.full_) heap_.running_.insert(heap_.address(base));
    }

   private:
    Heap& heap_;
  };
  using Roots = std::function<void(Visitor&)>;

  enum class Outcome { kDone, kOutOfMemory, kTraceFull };
  // Collects, so that at least `words` fit afterwards.
  Outcome Collect(uint64_t words, const Roots& roots);
  // At the end of a run: moves all evaluated values that the trail refers to into it.
  Outcome MoveAllToTrail();

  // Forgets all objects of the region. No word of the trail, the stack or a constant may refer to one.
  void Clear();

  const HeapStats& stats() const { return stats_; }
  // Asked by the roots: whether everything moves, not only the nursery.
  bool is_full_collection() const { return full_; }
  uint64_t live_bytes() const;

 private:
  explicit Heap(const Options& options) : options_(options) {}
  friend class Visitor;

  bool InFrom(Address a) const {
    return InNursery(a) || (full_ && a >= old_from_begin_ && a < old_from_end_);
  }
  Word Evacuate(Word w);
  Address CopyToOld(Address a);
  Word KeepInTrail(Word w);
  bool CanBeKept(Word header) const;
  // An evaluated thunk that says since when it has its value lives on as long as somebody refers to it.
  static bool IsTimed(Word indirect) { return trail::HeaderAddress(indirect) != 0; }
  static bool IsMutable(Word header);
  Word KeepMutable(Address a);
  static bool HoldsWords(Word header);  // of what can be kept: not the digits of a number
  // A forwarded object's header holds its new address in all bits above the kind.
  static Word Forward(Address a) { return ((a >> 3) << 7) | (static_cast<Word>(trail::Kind::kForward) << 3); }
  static Address ForwardAddress(Word h) { return (h >> 7) << 3; }
  Address CopyToTrail(Address a);
  void KeepRemembered(std::vector<Address>& words);
  void ScanOld(Word* scan);
  void ScanObject(Word* object);
  void ScanMutated();
  void DrainTrailWork();
  uint64_t SizeOf(const Word* object) const;
  void StartFull();
  void MarkCode(uint32_t activation) {
    if (full_ && !code_seen_[activation]) {
      code_seen_[activation] = true;
      code_work_.push_back(activation);
    }
  }
  void MarkCallable(uint32_t callable) {
    if (callable < code_->routines.size()) MarkCode(code_->routines[callable].activation);
  }
  void MarkObjectCode(Word header);
  void MarkStatic(trail::Tag tag, Address a);
  bool VisitReachableConstants();
  void DropDeadConstants();
  void FinishCollection();

  // heap_constants.cpp
  void NoteConstantsOfCode();
  void KeepConstants();
  // A word that was moved into the trail may refer to a constant.
  void NoteConstant(Word w) {
    const Address a = trail::AddressOf(w);
    if (trail::TagOf(w) != trail::Tag::kRef || a < program_frame_) return;
    const uint64_t slot = (a - program_frame_) / 8;
    if (slot >= code_->suspected_constants_end && slot < code_->program_frame_size) {
      constant_kept_[code_->constant_at[slot]] = true;
    }
  }

  // heap_weak.cpp
  struct Weak {
    Address cell;
    uint32_t variable;
  };
  void KeepWeak();
  void CutWeak();
  bool StillMentioned(const Weak& weak) const;
  bool WasEntered(Word cell) const;
  bool IsReached(Word* w) const;
  Word CutValue(Word w);
  Word KeepPart(Word w);
  Word WhatIsNotValue(const Word* object, std::vector<Address>& work);

  const Code* code_ = nullptr;
  Options options_;
  std::unique_ptr<trail::Arena> arena_;
  char* base_ = nullptr;

  // The nursery.
  Word* nursery_ = nullptr;
  Word* next_ = nullptr;
  std::atomic<Word*> limit_ = nullptr;
  Address nursery_begin_ = 0, nursery_end_ = 0;

  // The older generation: two halves, one in use.
  Address half_begin_[2] = {0, 0};
  uint64_t half_bytes_ = 0;
  int half_ = 0;
  Word* old_next_ = nullptr;
  uint64_t old_limit_bytes_ = 0;  // a full collection is due beyond this
  Address old_from_begin_ = 0, old_from_end_ = 0;
  bool full_ = false;
  bool trace_full_ = false;

  std::vector<Address> remembered_;      // trail words that may refer to the nursery
  std::vector<Address> remembered_old_;  // trail words that refer to the older generation
  std::vector<Address> mutated_;         // old objects that may refer to the nursery
  std::vector<Address> trail_work_;      // words of new trail objects, to be visited
  std::vector<bool> constant_kept_;      // by constant: a kept value refers to it
  std::vector<Weak> weak_;               // weak words that may refer to the nursery
  std::vector<Weak> weak_old_;           // weak words that refer to the older generation
  std::unordered_set<Address> running_;  // during a full collection: frames at work
  std::vector<Address> parts_;           // words of values that are being cut
  uint32_t budget_ = 0;                  // objects that may still be kept of it
  bool at_end_ = false;
  Address program_frame_ = 0;
  Address functions_ = 0, functions_end_ = 0;
  std::vector<bool> code_seen_;  // during a full collection, by activation
  std::vector<uint32_t> code_work_;
  std::vector<bool> constant_seen_;
  std::vector<uint32_t> constant_work_;
  HeapStats stats_;
};

}  // namespace inquest::reduce
