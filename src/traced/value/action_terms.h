// Actions of a trail as terms: what each execution did, effect by effect (trail/effects.h), and what it
// returned. An action that was executed several times, not always alike, is the list of its executions;
// equal ones in a row are one. Nothing is left out, and nothing is built whole: a term is a number of an
// event and a position, and what it stands for is found again when it is looked at.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "traced/value/words.h"
#include "trail/effects.h"
#include "trail/executions.h"
#include "value/hash.h"
#include "value/term.h"

namespace inquest::traced {

class TrailTerms;

class ActionTerms {
 public:
  // Both must outlive it; `terms` are those that the values in effects belong to.
  ActionTerms(const trail::Trail& trail, const TrailTerms& terms) : trail_(trail), terms_(terms) {}

  // Fills `view` with the action there.
  void Look(trail::Address action, View* view) const;
  // What the execution that begins with this event did, also where its action was not kept.
  static Term OfExecution(uint32_t begin) { return Make(Made::kEffects, Pair(begin, 0)); }
  // Terms that this class made.
  static bool IsMade(Term term) { return (term.detail >> kKindShift) >> kKindBits == kMadeBits; }
  void LookAtMade(Term term, View* view) const;
  // What a term of this class is, for who follows a path through it.
  struct Position {
    enum class Of : uint8_t {
      kExecution,  // what is done from the n-th effect on
      kEffect,     // the n-th effect
      kEnding,     // how it ended
      kText,       // output from a byte on
      kOther,
    } of = Of::kOther;
    uint32_t begin = 0;   // the first event of the execution
    uint32_t number = 0;  // of the effect; of output the event, kNone behind the last
    uint32_t offset = 0;  // of output: the byte
  };
  static Position PositionOf(Term term);
  const trail::Executions& executions() const;

 private:
  // Bit 58 marks a term of this class, those above mark others (library_values.h, tree/terms_then.h); three
  // more say what it is of.
  static constexpr int kKindShift = 55, kKindBits = 3;
  static constexpr uint64_t kMadeBits = 1;
  enum class Made : uint8_t {
    kEffects,     // an execution from its n-th effect on; `id`: begin * 2^32 + n
    kEffect,      // its n-th effect
    kEnding,      // the last effect, which says how it ended; `id`: begin
    kText,        // the characters of an output from a byte on; `id`: event * 2^32 + offset, which: begin
    kExecutions,  // an action, `id`, from the n-th of its executions that differ on
    kExecution,   // the n-th of them
    kAlone,       // an object, `id`. What an action would do, where that is known: 0 as an action, 1 the
                  // effect; 2: a reference, without what it held
    kElements,    // the elements of an array, `id`, from the n-th on
  };
  static constexpr uint32_t kReferenceAlone = 2;
  static Term Make(Made made, uint64_t id, uint32_t which = 0) {
    return {id, (kMadeBits << kKindBits | static_cast<uint8_t>(made)) << kKindShift | which};
  }
  static uint64_t Pair(uint32_t begin, uint32_t n) { return uint64_t{begin} << 32 | n; }

  // Executions in a row that did the same.
  struct Group {
    uint32_t begin = 0;
    uint64_t times = 1;
  };
  struct Groups {
    std::vector<Group> found;
    Hash last;          // of the last one found
    uint32_t next = 0;  // event from which to look for further executions
    bool is_done = false;
  };
  const Group* GroupAt(trail::Address action, uint32_t n) const;
  void FindGroups(trail::Address action, uint32_t n, Groups* groups) const;
  trail::Effects& EffectsOf(uint32_t begin) const;

  void LookAtEffects(uint32_t begin, uint32_t n, View* view) const;
  void LookAtEffect(uint32_t begin, uint32_t n, View* view) const;
  void LookAtEnding(uint32_t begin, View* view) const;
  void LookAtText(uint32_t event, uint32_t offset, uint32_t begin, View* view) const;
  void LookAtGroups(trail::Address action, uint32_t n, View* view) const;
  void LookAtGroup(trail::Address action, uint32_t n, View* view) const;
  void LookAtUnexecuted(trail::Address action, bool as_effect, View* view) const;
  void LookAtAlone(trail::Address object, uint32_t which, View* view) const;
  void LookAtElements(trail::Address array, uint64_t n, View* view) const;
  Term TextFrom(const trail::Effects& effects, uint32_t event) const;
  bool WasRaised(trail::Word exception) const;

  // effect_words.cpp: how an effect is said.
  class Words;
  void SayEffect(trail::Effects& effects, uint32_t n, View* view) const;
  void SayEnding(const trail::Ending& ending, View* view) const;
  void SayOutput(trail::Effects& effects, uint32_t n, Words* words) const;
  void SayOpened(const trail::Event& event, Words* words) const;
  void SayOfHandle(trail::EffectRole role, const trail::Event& event, Words* words) const;
  void SayOfProgram(trail::EffectRole role, const trail::Event& event, Words* words) const;
  void SayMade(const trail::Effect& effect, Words* words) const;
  void SayUse(const trail::Effect& effect, Words* words) const;
  Term UsedBy(const trail::Event& event) const;
  void SayHandle(int64_t handle, Words* words) const;
  int64_t NumberIn(trail::Word word) const;
  bool IsTrue(trail::Word word) const;

  const trail::Trail& trail_;
  const TrailTerms& terms_;
  // Those used last, the newest in front.
  static constexpr size_t kRecent = 16;
  // Comparisons within comparisons go so deep; below, an action that was executed again is only itself.
  static constexpr size_t kDeepest = 64;
  mutable std::vector<std::unique_ptr<trail::Effects>> recent_;
  mutable std::unordered_map<trail::Address, Groups> groups_;  // of some actions that were executed again
  mutable std::unordered_set<trail::Address> comparing_;       // actions whose executions are being compared
  mutable std::unique_ptr<std::unordered_set<trail::Word>> raised_;  // exceptions that executions ended with
};

}  // namespace inquest::traced
