// What one execution of an action did, as whoever stands around it can notice: its effects in order, then how
// it ended. Output that nothing interrupts is one effect; of references and mutable arrays only what they
// held before and hold after it matters; those that it made itself are its own affair unless somebody uses
// them later. Effects are found as far as somebody asks, so that the beginning of a long execution costs only
// that beginning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "trail/executions.h"

namespace inquest::trail {

struct Effect {
  EffectRole role = EffectRole::kNone;
  uint32_t first = 0;  // the event; of output, where it begins
  uint32_t limit = 0;  // kOutput: the events of the thread before this one; a change: the event that made the
                       // last one is limit - 1
};

class Effects {
 public:
  // `executions` must outlive it.
  Effects(const Executions& executions, const Execution& execution);

  // The n-th effect, from 0; none if there are no more. Valid until the next call. Of a change what comes
  // later can still tell what it was in the end (Finish).
  const Effect* At(size_t n);
  // Finds all.
  void Finish();
  bool is_done() const { return is_done_; }
  size_t count() const { return found_.size(); }  // so far
  const Execution& execution() const { return execution_; }
  const Ending& ending() const { return ending_; }

  // The output after `event`, which is one of the effect's, with its text; kNone if it was the last.
  uint32_t NextOutput(size_t n, uint32_t event);
  // The number of the effect that an event of output belongs to.
  size_t EffectOf(uint32_t event) const;

  static bool IsChange(EffectRole role) {
    return role == EffectRole::kNew || role == EffectRole::kSet || role == EffectRole::kSetElement ||
           role == EffectRole::kSetAt;
  }

 private:
  // What happened to a reference or an element so far: the numbers of effects.
  struct Use {
    uint32_t get = kNone, set = kNone;
  };
  struct Used {
    Address reference;
    int64_t element;  // kWhole: a reference, or all elements
    friend bool operator==(const Used&, const Used&) = default;
  };
  struct UsedHash {
    size_t operator()(const Used& used) const;
  };
  static constexpr int64_t kWhole = -1;

  void Step();
  void AddEnding();
  void Add(EffectRole role, uint32_t event);
  void AddOutput(const Event& event, uint32_t number);
  void AddOpened(const Event& event, uint32_t number);
  void AddUse(EffectRole role, const Event& event, uint32_t number);
  void AddMade(Address reference, uint32_t number);

  const Executions& executions_;
  Execution execution_;
  uint32_t end_ = 0;  // of it and of the threads that it forked
  Ending ending_;
  uint32_t at_ = 0;  // the next event to look at
  bool is_done_ = false;
  std::vector<Effect> found_;
  // References and arrays that it made itself, with the effect that tells it: kNone if nobody used it later.
  std::unordered_map<Address, uint32_t> made_;
  std::unordered_map<Used, Use, UsedHash> uses_;
};

}  // namespace inquest::trail
