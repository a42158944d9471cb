#include "trail/executions.h"

#include <algorithm>

#include "trail/endless_exceptions.h"

namespace inquest::trail {

namespace {

constexpr uint32_t kNoBegin = 0;  // among ends: an event that begins no execution

bool IsUnit(const Trail& trail, Word word) {
  const Evaluated value = trail.Evaluate(word);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kAtom || IsCharacter(value.word)) {
    return false;
  }
  const SiteId site = NullarySite(value.word);
  return trail.layout().sites.contains(site) && trail.layout().constructor_name(site) == "()";
}

}  // namespace

const Executions& Trail::all_executions() const {
  if (all_executions_ == nullptr) all_executions_ = std::make_shared<const Executions>(*this);
  return *all_executions_;
}

Executions::Executions(const Trail& trail) : trail_(trail) {
  roles_.reserve(trail.layout().action_sites.size());
  for (const ActionSite& site : trail.layout().action_sites) {
    roles_.push_back(RoleOfPrimitive(site.primitive));
    is_fork_site_.push_back(site.primitive == "threadFork");
  }
  std::vector<uint32_t> ends;
  std::vector<Sort> sorts;
  FindExecutions(&ends, &sorts);
  SortBegins(ends);
  FindNext(sorts);
}

// Threads, and where executions begin and end. A thread of executions that pure code needs begins with an
// event that is a part of nothing and ends before the thread around it goes on, so the threads at any moment
// form a stack; so do the executions. Of threads that take turns each has such stacks of its own.
void Executions::FindExecutions(std::vector<uint32_t>* ends, std::vector<Sort>* sorts) {
  struct Thread {
    uint32_t number;
    Address action;       // what it executes
    Address last_output;  // the action, if its last event was output
  };
  struct Open {
    uint32_t event;
    uint32_t thread;
    Address address;
    bool is_step;  // it does not consist of others
  };
  struct Stacks {
    std::vector<Thread> running;
    std::vector<Open> open;
  };
  std::unordered_map<uint32_t, Stacks> turns;       // by thread that was forked; 0 for the main one
  std::unordered_map<uint32_t, uint32_t> begun_in;  // by thread of a forked one: that one
  uint32_t turn = 0;                                // of the event before
  Stacks* stacks = &turns[turn];
  uint32_t turn_of_stacks = turn;
  const bool forks = std::find(is_fork_site_.begin(), is_fork_site_.end(), true) != is_fork_site_.end();
  const std::vector<Address>& all = trail_.executions();
  threads_.reserve(all.size());
  ends->assign(all.size(), kNoBegin);
  sorts->reserve(all.size());
  for (uint32_t i = 0; i < all.size(); ++i) {
    const Event event = EventAt(all[i]);
    const uint32_t thread = event.part_of == 0 ? kNone : ThreadOf(event.part_of);
    if (forks && IsFork(event)) {
      forkers_.emplace(i, thread);
      begun_in.emplace(i, i);
      turns[i].running.push_back({i, event.action, 0});
      threads_.push_back(i);
      sorts->push_back(kPassedOver);
      continue;
    }
    if (thread != kNone && !begun_in.empty()) {
      const auto forked = begun_in.find(thread);
      turn = forked == begun_in.end() ? 0 : forked->second;
    }
    if (turn != turn_of_stacks) {
      stacks = &turns[turn];
      turn_of_stacks = turn;
    }
    auto& [running, open] = *stacks;
    const auto is_its_own = [&](const Thread& t) {
      return thread == kNone ? t.action == event.action && t.last_output == event.action : t.number == thread;
    };
    const auto found = std::find_if(running.rbegin(), running.rend(), is_its_own);
    if (found == running.rend()) {
      running.push_back({i, event.action, 0});
      if (turn != 0) begun_in.emplace(i, turn);
    } else {
      running.erase(found.base(), running.end());
    }
    Thread& own = running.back();
    threads_.push_back(own.number);
    // An action that prints and then returns was executed once.
    const bool begins = event.kind == ExecutionKind::kBegin || event.action != own.last_output;
    const auto has_ended = [&](const Open& execution) {
      if (execution.thread != own.number) return execution.thread > own.number;
      return execution.is_step ? begins : event.part_of < execution.address;
    };
    for (; !open.empty() && has_ended(open.back()); open.pop_back()) (*ends)[open.back().event] = i;
    if (begins) open.push_back({i, own.number, event.address, event.kind != ExecutionKind::kBegin});
    own.last_output = event.kind == ExecutionKind::kOutput ? event.action : 0;
    sorts->push_back(SortOf(event));
  }
  for (const auto& [forked, stacks] : turns) {
    for (const Open& execution : stacks.open) (*ends)[execution.event] = static_cast<uint32_t>(all.size());
  }
}

// Where a thread begins. What it does is a part of this event, which is no part of what it does.
bool Executions::IsFork(const Event& event) const {
  if (event.kind != ExecutionKind::kBegin) return false;
  const Object action = trail_.reader().at(event.action);
  return action.kind == Kind::kAction && action.id < is_fork_site_.size() && is_fork_site_[action.id];
}

bool Executions::IsPartOf(uint32_t number, const Execution& execution) const {
  const uint32_t whole = threads_[execution.begin];
  uint32_t at = number;  // in the whole in the end: it, or where the thread began that it belongs to
  for (uint32_t thread = threads_[number]; thread != whole;) {
    const auto forked = forkers_.find(thread);
    if (forked == forkers_.end()) return false;
    at = thread;
    thread = forked->second;
  }
  return execution.begin <= at && at < execution.end;
}

bool Executions::Forks(const Execution& execution) const {
  for (auto fork = forkers_.lower_bound(execution.begin);
       fork != forkers_.end() && fork->first < execution.end; ++fork) {
    if (IsPartOf(fork->first, execution)) return true;
  }
  return false;
}

uint32_t Executions::Next(uint32_t number, const Execution& execution) const {
  if (forkers_.empty()) return next_[number];
  const auto count = static_cast<uint32_t>(event_count());
  for (const uint32_t end = EndOf(execution); ++number < end;) {
    if (IsPartOf(number, execution) && SortOf(event(number)) != kPassedOver) return number;
  }
  return count;
}

// Errors and the end of the run count only where they are the last event of an execution, which is looked up.
Executions::Sort Executions::SortOf(const Event& event) const {
  if (event.kind == ExecutionKind::kOutput) return kOutput;
  return RoleOf(event) == EffectRole::kNone ? kPassedOver : kEffect;
}

// Actions are executed soon after they were made, most of them: sorted by pages of the file in one pass, what
// is left to sort is little and lies together, also where there are more of them than memory holds.
void Executions::SortBegins(const std::vector<uint32_t>& ends) {
  constexpr uint64_t kPageBytes = 4096;
  const std::vector<Address>& all = trail_.executions();
  const auto page_of = [](Address action) { return action / kPageBytes; };
  std::vector<uint32_t> next(trail_.reader().end() / kPageBytes + 2, 0);  // by page: where its next one goes
  const auto for_each = [&](auto visit) {
    for (uint32_t i = 0; i < all.size(); ++i) {
      if (ends[i] == kNoBegin) continue;
      visit(Execution{std::min(EventAt(all[i]).action, trail_.reader().end()), i, ends[i]});
    }
  };
  for_each([&](const Execution& begin) { ++next[page_of(begin.action) + 1]; });
  for (size_t page = 1; page < next.size(); ++page) next[page] += next[page - 1];
  begins_.resize(next.back());
  for_each([&](const Execution& begin) { begins_[next[page_of(begin.action)]++] = begin; });
  const auto by_action = [](const Execution& a, const Execution& b) { return a.action < b.action; };
  for (auto from = begins_.begin(); from != begins_.end();) {
    const auto to = begins_.begin() + next[page_of(from->action)];
    std::stable_sort(from, to, by_action);
    from = to;
  }
}

// Backwards, with a stack of the threads whose next event is known.
void Executions::FindNext(const std::vector<Sort>& sorts) {
  struct Known {
    uint32_t thread;
    uint32_t event;  // that can be an effect
  };
  const auto count = static_cast<uint32_t>(sorts.size());
  const auto handle = [&](uint32_t i) { return HandleOf(event(i)); };
  std::vector<Known> known;
  next_.resize(count);
  after_.resize(count);
  for (uint32_t i = count; i-- > 0;) {
    while (!known.empty() && known.back().thread > threads_[i]) known.pop_back();
    if (known.empty() || known.back().thread < threads_[i]) known.push_back({threads_[i], count});
    uint32_t& next = known.back().event;
    const bool joins =
        sorts[i] == kOutput && next < count && sorts[next] == kOutput && handle(i) == handle(next);
    next_[i] = next;
    after_[i] = joins ? after_[next] : next;
    if (sorts[i] != kPassedOver) next = i;
  }
}

std::span<const Execution> Executions::BeginsOf(Address action) const {
  const auto by_action = [](const Execution& a, const Execution& b) { return a.action < b.action; };
  const auto [from, to] =
      std::equal_range(begins_.begin(), begins_.end(), Execution{action, 0, 0}, by_action);
  return {from, to};
}

// The thread of the event there: an earlier one than any that has no thread yet.
uint32_t Executions::ThreadOf(Address event) const {
  const std::vector<Address>& all = trail_.executions();
  const auto end = all.begin() + static_cast<int64_t>(threads_.size());
  const auto found = std::lower_bound(all.begin(), end, event);
  return found == end || *found != event ? kNone : threads_[static_cast<size_t>(found - all.begin())];
}

Event Executions::EventAt(Address address) const {
  const Word header = trail_.word(address);
  return {address, static_cast<ExecutionKind>(IdOf(header)), trail_.word(address + 16),
          AddressOf(trail_.word(address + 24))};
}

EffectRole Executions::RoleOf(const Event& event) const {
  if (event.kind == ExecutionKind::kOutput) return EffectRole::kOutput;
  if (event.kind != ExecutionKind::kResult) return EffectRole::kNone;
  const Word header = trail_.word(event.action);
  if (KindOf(header) != Kind::kAction || IdOf(header) >= roles_.size()) return EffectRole::kNone;
  return roles_[IdOf(header)];
}

std::string_view Executions::TextOf(const Event& output) const {
  const uint64_t size = trail_.word(output.address + 40);
  const Object object = trail_.reader().at(output.address);
  if (object.kind != Kind::kExecution || object.size < 6 || size > 8 * (uint64_t{object.size} - 6)) return {};
  return {trail_.reader().bytes_at(output.address + 48, size), size};
}

std::optional<Execution> Executions::Find(Address action, uint32_t from) const {
  const auto begins = BeginsOf(action);
  const auto by_event = [](const Execution& begin, uint32_t event) { return begin.begin < event; };
  const auto found = std::lower_bound(begins.begin(), begins.end(), from, by_event);
  return found == begins.end() ? std::nullopt : std::optional(*found);
}

std::optional<Execution> Executions::Last(Address action) const {
  std::optional<Execution> last;
  for (auto next = Find(action); next.has_value(); next = Find(action, next->end)) last = next;
  return last;
}

Execution Executions::At(uint32_t begin) const {
  const Execution none{0, begin, begin};
  if (begin >= event_count()) return none;
  const auto found = Find(std::min(event(begin).action, trail_.reader().end()), begin);
  return found.has_value() && found->begin == begin ? *found : none;
}

uint32_t Executions::LastEvent(const Execution& execution) const {
  for (uint32_t i = execution.end; i-- > execution.begin;) {
    if (IsSameThread(i, execution.begin) && event(i).kind != ExecutionKind::kBegin) return i;
  }
  return kNone;
}

// A run that was killed tells nothing about its end: what was still executed then is not known to have come
// to one, however much like one its last part looks.
bool Executions::WasKilledIn(const Execution& execution) const {
  if (trail_.is_complete() || execution.begin >= execution.end || execution.end < event_count()) return false;
  if (event(execution.begin).kind == ExecutionKind::kBegin) return true;
  const uint32_t last = LastEvent(execution);
  return last == kNone || event(last).kind == ExecutionKind::kOutput;
}

bool Executions::MeansUnfinished(Word exception) const {
  if (!ended_endless_) {
    const Word ended = ExceptionThatEnded();
    ended_endless_ = ended != 0 && IsEndless(trail_, ended);
  }
  return *ended_endless_ && IsEndless(trail_, exception);
}

// None where main never came to be one.
std::optional<Address> Executions::MainAction() const {
  const Layout& layout = trail_.layout();
  for (const Constant& constant : layout.constants) {
    if (constant.callable != layout.main) continue;
    const Word cell = trail_.word(CellAddress(trail_.reader().first(), constant.slot));
    const Evaluated main = trail_.EvaluateAt(cell, Trail::kAlways);
    if (main.status == Evaluated::kValue && TagOf(main.word) == Tag::kBox) return AddressOf(main.word);
  }
  return std::nullopt;
}

// The exception that main failed with; 0 if it did not.
Word Executions::ExceptionThatEnded() const {
  const Layout& layout = trail_.layout();
  for (const Constant& constant : layout.constants) {
    if (constant.callable != layout.main) continue;
    const Word cell = trail_.word(CellAddress(trail_.reader().first(), constant.slot));
    const Evaluated main = trail_.EvaluateAt(cell, Trail::kAlways);
    if (main.status == Evaluated::kFailed) return main.word;
    if (main.status != Evaluated::kValue || TagOf(main.word) != Tag::kBox) return 0;
    const std::optional<Execution> last = Last(AddressOf(main.word));
    const uint32_t number = last.has_value() ? LastEvent(*last) : kNone;
    const bool failed = number != kNone && event(number).kind == ExecutionKind::kError;
    return failed ? trail_.word(event(number).address + 32) : 0;
  }
  return 0;
}

Ending Executions::EndingOf(const Execution& execution) const {
  if (WasKilledIn(execution)) return {Ending::kUnfinished, 0};
  const uint32_t number = LastEvent(execution);
  if (number == kNone) return {};
  const Event last = event(number);
  const Word word = trail_.word(last.address + 32);
  switch (last.kind) {
    case ExecutionKind::kResult:
      return IsUnit(trail_, word) ? Ending{} : Ending{Ending::kReturned, word};
    case ExecutionKind::kError:
      return {MeansUnfinished(word) ? Ending::kUnfinished : Ending::kFailed, word};
    case ExecutionKind::kUnfinished:
      return {Ending::kUnfinished, 0};
    case ExecutionKind::kOutput:
    case ExecutionKind::kBegin:
      break;
  }
  return {};
}

Address Executions::UsedBy(const Event& event) const {
  const EffectRole role = RoleOf(event);
  if (role < EffectRole::kNew || role > EffectRole::kGetAll) return 0;
  const Word word = trail_.word(
      role == EffectRole::kNew || role == EffectRole::kNewPrivate ? event.address + 32 : event.action + 8);
  const Evaluated used = trail_.Evaluate(word);
  return used.status == Evaluated::kValue && TagOf(used.word) == Tag::kBox ? AddressOf(used.word) : 0;
}

bool Executions::IsPrivate(Address reference) const { return MutableAt(reference).is_private; }

uint32_t Executions::LastUseOf(Address reference) const { return MutableAt(reference).last_use; }

uint32_t Executions::NumberOfArray(Address array) const { return MutableAt(array).number; }

Executions::Mutable Executions::MutableAt(Address reference) const {
  if (!mutables_.has_value()) FindMutables();
  const auto found = mutables_->find(reference);
  return found == mutables_->end() ? Mutable{} : found->second;
}

void Executions::FindMutables() const {
  mutables_.emplace();
  uint32_t arrays = 0;
  for (uint32_t i = 0; i < event_count(); ++i) {
    const Event used = event(i);
    const Address address = UsedBy(used);
    if (address == 0) continue;
    Mutable& found = (*mutables_)[address];
    found.last_use = i;
    const bool is_array = static_cast<DataKind>(IdOf(trail_.word(address))) != DataKind::kReference;
    const EffectRole role = RoleOf(used);
    if (is_array && found.number == 0 && role == EffectRole::kNew) found.number = ++arrays;
    if (is_array) continue;
    if (role == EffectRole::kNewPrivate) found.is_private = true;
    if (role == EffectRole::kNew) found.maker = threads_[i];
    if (found.maker != threads_[i]) found.is_used_by_others = true;
    if (found.maker == threads_[i] && role != EffectRole::kGet) found.set = i;
  }
}

// Begins with an event that is a part of nothing, as main does.
bool Executions::IsPureThread(uint32_t thread) const {
  if (thread == kNone || event(thread).part_of != 0) return false;
  const std::optional<Address> main = MainAction();
  const std::optional<Execution> execution = main ? Find(*main) : std::nullopt;
  return execution && threads_[execution->begin] != thread;
}

std::optional<uint32_t> Executions::GivenBy(Address reference) const {
  const Mutable found = MutableAt(reference);
  if (!found.is_used_by_others || !IsPureThread(found.maker)) return std::nullopt;
  return found.set;
}

std::optional<Word> Executions::GivenWith(Address reference) const {
  const std::optional<uint32_t> given = GivenBy(reference);
  if (!given.has_value()) return std::nullopt;
  const Event last = event(*given);
  return trail_.word(last.action + (RoleOf(last) == EffectRole::kNew ? 8 : 16));
}

const OpenedFile* Executions::FileOf(int64_t handle) const {
  if (!files_.has_value()) FindFiles();
  const auto found = files_->find(handle);
  return found == files_->end() ? nullptr : &found->second;
}

// The result of opening is the number of the handle, which is never used again; of a temporary file a pair of
// its path and that number.
void Executions::FindFiles() const {
  files_.emplace();
  for (uint32_t i = 0; i < event_count(); ++i) {
    const Event opened = event(i);
    const EffectRole role = RoleOf(opened);
    if (role != EffectRole::kOpen && role != EffectRole::kOpenTemporary) continue;
    Evaluated result = trail_.Evaluate(trail_.word(opened.address + 32));
    OpenedFile file{trail_.word(opened.action + 8), 0};
    if (role == EffectRole::kOpen) {
      const Evaluated mode = trail_.Evaluate(trail_.word(opened.action + 16));
      if (mode.status == Evaluated::kValue && IsInt(mode.word)) file.mode = SmallValue(mode.word);
    } else {
      if (result.status != Evaluated::kValue || TagOf(result.word) != Tag::kCon) continue;
      file = {trail_.word(AddressOf(result.word) + 8), kReadWriteMode};
      result = trail_.Evaluate(trail_.word(AddressOf(result.word) + 16));
    }
    if (result.status == Evaluated::kValue && IsInt(result.word)) {
      files_->emplace(SmallValue(result.word), file);
    }
  }
}

}  // namespace inquest::trail
