#include "trail/effects.h"

#include <algorithm>

namespace inquest::trail {

namespace {

// A handle that a primitive was applied to, or one that opening gave; -1 if the trace does not tell.
int64_t NumberAt(const Trail& trail, Address cell) {
  const Evaluated value = trail.Evaluate(trail.word(cell));
  return value.status == Evaluated::kValue && IsInt(value.word) ? SmallValue(value.word) : -1;
}

bool IsTrue(const Trail& trail, Word word) {
  const Evaluated value = trail.Evaluate(word);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kAtom || IsCharacter(value.word)) {
    return false;
  }
  const SiteId site = NullarySite(value.word);
  return trail.layout().sites.contains(site) && trail.layout().constructor_name(site) == "True";
}

}  // namespace

size_t Effects::UsedHash::operator()(const Used& used) const {
  const uint64_t mixed = (used.reference * 0x9e3779b97f4a7c15u) ^ static_cast<uint64_t>(used.element);
  return static_cast<size_t>((mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9u);
}

Effects::Effects(const Executions& executions, const Execution& execution)
    : executions_(executions),
      execution_(execution),
      end_(executions.EndOf(execution)),
      ending_(executions.EndingOf(execution)),
      at_(execution.begin) {
  if (execution_.begin >= execution_.end) is_done_ = true;
}

const Effect* Effects::At(size_t n) {
  // The last one found can still vanish.
  while (!is_done_ && found_.size() <= n + 1) Step();
  return n < found_.size() ? &found_[n] : nullptr;
}

void Effects::Finish() {
  while (!is_done_) Step();
}

void Effects::Step() {
  if (at_ >= end_) return AddEnding();
  const uint32_t number = at_;
  at_ = executions_.After(number, execution_);
  const Event event = executions_.event(number);
  const EffectRole role = executions_.RoleOf(event);
  switch (role) {
    case EffectRole::kNone:
    case EffectRole::kNewPrivate:
      return;
    case EffectRole::kOutput:
      return AddOutput(event, number);
    case EffectRole::kOpen:
    case EffectRole::kOpenTemporary:
      return AddOpened(event, number);
    case EffectRole::kNew:
    case EffectRole::kGet:
    case EffectRole::kSet:
    case EffectRole::kGetElement:
    case EffectRole::kSetElement:
    case EffectRole::kGetAt:
    case EffectRole::kSetAt:
    case EffectRole::kGetAll:
      return AddUse(role, event, number);
    default:
      return Add(role, number);
  }
}

// What failed on the way was caught: only how it ended counts.
void Effects::AddEnding() {
  is_done_ = true;
  const uint32_t last = std::min(executions_.LastEvent(execution_), execution_.end - 1);
  switch (ending_.kind) {
    case Ending::kPlain:
      return;
    case Ending::kReturned:
      return Add(EffectRole::kReturns, last);
    case Ending::kFailed:
      return Add(EffectRole::kFails, last);
    case Ending::kUnfinished:
      return Add(EffectRole::kUnfinished, last);
  }
}

void Effects::Add(EffectRole role, uint32_t event) {
  const Trail& trail = executions_.trail();
  const auto handle = [&](uint32_t number) { return NumberAt(trail, executions_.event(number).action + 8); };
  const auto said_yes = [&](uint32_t number) {
    return IsTrue(trail, trail.word(executions_.event(number).address + 32));
  };
  if (!found_.empty() && found_.back().role == EffectRole::kIsAtEnd &&
      handle(found_.back().first) == handle(event)) {
    const bool was_at_end = said_yes(found_.back().first);
    if (role == EffectRole::kIsAtEnd && said_yes(event) == was_at_end) return;
    // That there was more to read is clear once it was read.
    if (role == EffectRole::kRead && !was_at_end) found_.pop_back();
  }
  found_.push_back({role, event, event + 1});
}

void Effects::AddOutput(const Event& event, uint32_t number) {
  const int handle = executions_.HandleOf(event);
  const uint32_t limit = std::min(at_, end_);
  if (!found_.empty()) {
    Effect& last = found_.back();
    const Event before = executions_.event(last.first);
    if (last.role == EffectRole::kOutput && executions_.HandleOf(before) == handle) {
      last.limit = limit;
      return;
    }
    // A file that is written at once was opened to be written.
    if (last.role == EffectRole::kOpen &&
        NumberAt(executions_.trail(), before.address + 32) == int64_t{handle}) {
      found_.pop_back();
    }
  }
  found_.push_back({EffectRole::kOutput, number, limit});
}

// Opened for reading, it is as it was.
void Effects::AddOpened(const Event& event, uint32_t number) {
  const EffectRole role = executions_.RoleOf(event);
  const int64_t mode = NumberAt(executions_.trail(), event.action + 16);
  if (role == EffectRole::kOpenTemporary || mode != kReadMode) Add(role, number);
}

// To whoever sees the action from outside, only what a reference held before and holds after it matters.
void Effects::AddUse(EffectRole role, const Event& event, uint32_t number) {
  const Address reference = executions_.UsedBy(event);
  if (reference == 0 || executions_.IsPrivate(reference)) return;
  if (role == EffectRole::kNew) return AddMade(reference, number);
  const bool is_whole = role == EffectRole::kGet || role == EffectRole::kSet || role == EffectRole::kGetAll;
  if (const auto made = made_.find(reference); made != made_.end()) {
    if (made->second == kNone || !IsChange(role)) return;
    // What it holds in the end is told with it.
    if (is_whole) found_[made->second].limit = number + 1;
    if (is_whole) return;
  }
  const Trail& trail = executions_.trail();
  const int64_t element = is_whole ? kWhole : NumberAt(trail, event.action + 16);
  if (!is_whole && element < 0) return;
  Use& use = uses_[{reference, element}];
  const auto next = static_cast<uint32_t>(found_.size());
  if (!IsChange(role)) {
    if (use.get != kNone || use.set != kNone) return;
    use.get = next;
  } else {
    if (use.set != kNone) {
      found_[use.set].limit = number + 1;
      return;
    }
    use.set = next;
  }
  found_.push_back({role, number, number + 1});
}

void Effects::AddMade(Address reference, uint32_t number) {
  const bool is_used_later = executions_.LastUseOf(reference) >= end_;
  made_.emplace(reference, is_used_later ? static_cast<uint32_t>(found_.size()) : kNone);
  if (is_used_later) found_.push_back({EffectRole::kNew, number, number + 1});
}

uint32_t Effects::NextOutput(size_t n, uint32_t event) {
  for (uint32_t i = executions_.Next(event, execution_);; i = executions_.Next(i, execution_)) {
    while (i >= found_[n].limit && !is_done_ && n + 1 == found_.size()) Step();
    if (n >= found_.size() || i >= found_[n].limit) return kNone;
    const Event next = executions_.event(i);
    if (next.kind == ExecutionKind::kOutput && !executions_.TextOf(next).empty()) return i;
  }
}

size_t Effects::EffectOf(uint32_t event) const {
  // How it ended is said last, also where threads that it forked went on.
  const bool has_ending = is_done_ && ending_.kind != Ending::kPlain && !found_.empty();
  const auto after =
      std::upper_bound(found_.begin(), found_.end() - (has_ending ? 1 : 0), event,
                       [](uint32_t number, const Effect& effect) { return number < effect.first; });
  return after == found_.begin() ? 0 : static_cast<size_t>(after - found_.begin()) - 1;
}

}  // namespace inquest::trail
