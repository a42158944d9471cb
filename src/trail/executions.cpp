#include "trail/executions.h"

#include <algorithm>
#include <string_view>

namespace inquest::trail {

namespace {

// Whether an action with this primitive reads: its result is what was read.
bool Reads(std::string_view primitive) {
  return primitive == "handleGetLine" || primitive == "handleGetChar" || primitive == "handleGetContents" ||
         primitive == "getArgs" || primitive == "getProgName" || primitive == "lookupEnv";
}

}  // namespace

// Pure code may execute actions too (runST, unsafePerformIO): such a thread of executions begins with an
// event that is a part of nothing and ends before the thread around it goes on, so the threads at any moment
// form a stack.
Executions::Executions(const Trail& trail) : trail_(trail) {
  struct Thread {
    uint32_t number;
    Address action;       // what it executes
    Address last_output;  // the action, if its last event was output
  };
  std::vector<Thread> running;
  const std::vector<Address>& all = trail_.executions();
  threads_.reserve(all.size());
  std::vector<bool> begins;  // by event
  for (uint32_t i = 0; i < all.size(); ++i) {
    Event event = EventAt(all[i]);
    uint32_t thread = event.part_of == 0 ? kNone : ThreadOf(event.part_of);
    auto is_its_own = [&](const Thread& t) {
      return thread == kNone ? t.action == event.action && t.last_output == event.action : t.number == thread;
    };
    auto found = std::find_if(running.rbegin(), running.rend(), is_its_own);
    if (found == running.rend()) {
      running.push_back({i, event.action, 0});
    } else {
      running.erase(found.base(), running.end());
    }
    threads_.push_back(running.back().number);
    // An action that prints and then returns was executed once.
    begins.push_back(event.kind == ExecutionKind::kBegin || event.action != running.back().last_output);
    running.back().last_output = event.kind == ExecutionKind::kOutput ? event.action : 0;
  }
  SortBegins(begins);
}

// Actions are executed soon after they were made, most of them: sorted by pages of the file in one pass, what
// is left to sort is little and lies together, also where there are more of them than memory holds.
void Executions::SortBegins(const std::vector<bool>& begins) {
  constexpr uint64_t kPageBytes = 4096;
  const std::vector<Address>& all = trail_.executions();
  const auto page_of = [](Address action) { return action / kPageBytes; };
  std::vector<uint32_t> next(trail_.reader().end() / kPageBytes + 2, 0);  // by page: where its next one goes
  const auto for_each = [&](auto visit) {
    for (uint32_t i = 0; i < all.size(); ++i) {
      if (begins[i]) visit(Begin{std::min(EventAt(all[i]).action, trail_.reader().end()), i});
    }
  };
  for_each([&](const Begin& begin) { ++next[page_of(begin.action) + 1]; });
  for (size_t page = 1; page < next.size(); ++page) next[page] += next[page - 1];
  begins_.resize(next.back());
  for_each([&](const Begin& begin) { begins_[next[page_of(begin.action)]++] = begin; });
  const auto by_action = [](const Begin& a, const Begin& b) { return a.action < b.action; };
  for (auto from = begins_.begin(); from != begins_.end();) {
    const auto to = begins_.begin() + next[page_of(from->action)];
    std::stable_sort(from, to, by_action);
    from = to;
  }
}

std::span<const Executions::Begin> Executions::BeginsOf(Address action) const {
  const auto by_action = [](const Begin& a, const Begin& b) { return a.action < b.action; };
  const auto [from, to] = std::equal_range(begins_.begin(), begins_.end(), Begin{action, 0}, by_action);
  return {from, to};
}

// The thread of the event there: an earlier one than any that has no thread yet.
uint32_t Executions::ThreadOf(Address event) const {
  const std::vector<Address>& all = trail_.executions();
  auto end = all.begin() + static_cast<int64_t>(threads_.size());
  auto found = std::lower_bound(all.begin(), end, event);
  return found == end || *found != event ? kNone : threads_[static_cast<size_t>(found - all.begin())];
}

Executions::Event Executions::EventAt(Address address) const {
  Word header = trail_.word(address);
  return {address, static_cast<ExecutionKind>(IdOf(header)), trail_.word(address + 16),
          AddressOf(trail_.word(address + 24))};
}

size_t Executions::Count(Address action) const { return BeginsOf(action).size(); }

Execution Executions::Describe(Address action, size_t n, size_t max_bytes) const {
  Collected into{.max_bytes = max_bytes, .made = {}, .uses = {}, .execution = {}};
  const auto begins = BeginsOf(action);
  if (n >= begins.size()) return into.execution;
  const std::vector<Address>& all = trail_.executions();
  size_t i = begins[n].event;
  Event first = EventAt(all[i]);
  const uint32_t thread = threads_[i];
  if (first.kind != ExecutionKind::kBegin) {
    // One step: its output, then its result.
    for (; i < all.size() && threads_[i] >= thread; ++i) {
      if (threads_[i] > thread) continue;
      Event event = EventAt(all[i]);
      if (event.action != action) break;
      Add(event, &into);
      if (event.kind != ExecutionKind::kOutput) break;
    }
    return into.execution;
  }
  // Its parts follow it, theirs included; the first event of something around it ends it.
  for (++i; i < all.size() && threads_[i] >= thread; ++i) {
    if (threads_[i] > thread) continue;
    Event event = EventAt(all[i]);
    if (event.part_of < first.address) break;
    Add(event, &into);
  }
  return into.execution;
}

void Executions::Add(const Event& event, Collected* into) const {
  if (event.kind == ExecutionKind::kBegin) return;
  Execution& execution = into->execution;
  // Something went on: the error was caught.
  if (!execution.effects.empty() && execution.effects.back().kind == Effect::kError) {
    execution.effects.pop_back();
  }
  execution.failed = event.kind == ExecutionKind::kError;
  execution.has_result = event.kind == ExecutionKind::kResult;
  switch (event.kind) {
    case ExecutionKind::kBegin:
      return;
    case ExecutionKind::kOutput:
      return AddOutput(event, into);
    case ExecutionKind::kResult:
      return AddResult(event, into);
    case ExecutionKind::kUnfinished:
      execution.unfinished = true;
      return;
    case ExecutionKind::kError:
      execution.effects.push_back(
          {.kind = Effect::kError, .text = "", .value = trail_.word(event.address + 32)});
      return;
  }
}

void Executions::AddOutput(const Event& event, Collected* into) const {
  uint64_t size = trail_.word(event.address + 40);
  Object object = trail_.reader().at(event.address);
  if (object.kind != Kind::kExecution || object.size < 6 || size > 8 * (uint64_t{object.size} - 6)) return;
  std::vector<Effect>& effects = into->execution.effects;
  const int handle = static_cast<int>(trail_.word(event.address + 32));
  std::string_view text(trail_.reader().bytes_at(event.address + 48), size);
  bool joins = !effects.empty() && effects.back().kind == Effect::kOutput && effects.back().handle == handle;
  if (!joins) effects.push_back({.kind = Effect::kOutput, .handle = handle, .text = ""});
  std::string& told = effects.back().text;
  if (into->bytes < into->max_bytes) {
    told += text.substr(0, into->max_bytes - into->bytes);
    if (into->bytes + size > into->max_bytes) told += "…";
  }
  into->bytes += size;
}

void Executions::AddResult(const Event& event, Collected* into) const {
  const Word result = trail_.word(event.address + 32);
  into->execution.result = result;
  Word header = trail_.word(event.action);
  if (KindOf(header) != Kind::kAction || IdOf(header) >= trail_.layout().action_sites.size()) return;
  std::string_view primitive = trail_.layout().action_sites[IdOf(header)].primitive;
  if (Reads(primitive)) {
    into->execution.effects.push_back({.kind = Effect::kInput, .text = "", .value = result});
  } else if (primitive.starts_with("ref") || primitive.starts_with("mutArray")) {
    AddUse(event, primitive, into);
  }
}

// To whoever sees the action from outside, only what a reference held before and holds after it matters.
void Executions::AddUse(const Event& event, std::string_view primitive, Collected* into) const {
  constexpr size_t kMaxElements = 100;
  const Word result = trail_.word(event.address + 32);
  auto argument = [&](uint64_t n) { return trail_.word(event.action + 8 * n); };
  const bool is_new = primitive == "refNew" || primitive == "mutArrayNew";
  const Evaluated used = trail_.Evaluate(is_new ? result : argument(1));
  if (used.status != Evaluated::kValue || TagOf(used.word) != Tag::kBox) return;
  Effect effect{.text = "", .reference = AddressOf(used.word)};
  int64_t element = -1;
  if (is_new) {
    into->made.insert(effect.reference);
    return;
  }
  if (primitive == "refRead" || primitive == "refWrite") {
    effect.kind = primitive == "refRead" ? Effect::kGet : Effect::kSet;
    effect.value = effect.kind == Effect::kGet ? result : argument(2);
  } else if (primitive == "mutArrayReadAt" || primitive == "mutArrayWriteAt") {
    effect.kind = primitive == "mutArrayReadAt" ? Effect::kGet : Effect::kSet;
    effect.value = effect.kind == Effect::kGet ? result : argument(3);
    effect.index = argument(effect.kind == Effect::kGet ? 3 : 4);
    const Evaluated offset = trail_.Evaluate(argument(2));
    if (offset.status != Evaluated::kValue || TagOf(offset.word) != Tag::kInt) return;
    element = SmallValue(offset.word);
  } else {
    return;
  }
  if (into->made.contains(effect.reference)) return;
  if (element >= 0 && into->uses.size() >= kMaxElements &&
      !into->uses.contains({effect.reference, element})) {
    ++into->execution.elements_left_out;
    return;
  }
  Use& use = into->uses[{effect.reference, element}];
  std::vector<Effect>& effects = into->execution.effects;
  if (effect.kind == Effect::kGet && (use.get != kNone || use.set != kNone)) return;
  if (effect.kind == Effect::kSet && use.set != kNone) {
    effects[use.set].value = effect.value;
    return;
  }
  (effect.kind == Effect::kGet ? use.get : use.set) = effects.size();
  effects.push_back(std::move(effect));
}

}  // namespace inquest::trail
