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
    if (event.kind == ExecutionKind::kBegin || event.action != running.back().last_output) {
      begins_[event.action].push_back(i);
    }
    running.back().last_output = event.kind == ExecutionKind::kOutput ? event.action : 0;
  }
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

size_t Executions::Count(Address action) const {
  auto found = begins_.find(action);
  return found == begins_.end() ? 0 : found->second.size();
}

Execution Executions::Describe(Address action, size_t n, size_t max_bytes) const {
  Execution execution;
  auto found = begins_.find(action);
  if (found == begins_.end() || n >= found->second.size()) return execution;
  const std::vector<Address>& all = trail_.executions();
  size_t bytes = 0;
  size_t i = found->second[n];
  Event first = EventAt(all[i]);
  const uint32_t thread = threads_[i];
  if (first.kind != ExecutionKind::kBegin) {
    // One step: its output, then its result.
    for (; i < all.size() && threads_[i] >= thread; ++i) {
      if (threads_[i] > thread) continue;
      Event event = EventAt(all[i]);
      if (event.action != action) break;
      Add(event, max_bytes, &bytes, &execution);
      if (event.kind != ExecutionKind::kOutput) break;
    }
    return execution;
  }
  // Its parts follow it, theirs included; the first event of something around it ends it.
  for (++i; i < all.size() && threads_[i] >= thread; ++i) {
    if (threads_[i] > thread) continue;
    Event event = EventAt(all[i]);
    if (event.part_of < first.address) break;
    Add(event, max_bytes, &bytes, &execution);
  }
  return execution;
}

void Executions::Add(const Event& event, size_t max_bytes, size_t* bytes, Execution* execution) const {
  Effect effect;
  if (event.kind == ExecutionKind::kBegin) return;
  // Something went on: the error was caught.
  if (!execution->effects.empty() && execution->effects.back().kind == Effect::kError) {
    execution->effects.pop_back();
  }
  switch (event.kind) {
    case ExecutionKind::kBegin:
      return;
    case ExecutionKind::kOutput: {
      uint64_t size = trail_.word(event.address + 40);
      Object object = trail_.reader().at(event.address);
      if (object.kind != Kind::kExecution || object.size < 6 || size > 8 * (uint64_t{object.size} - 6))
        return;
      effect.kind = Effect::kOutput;
      effect.handle = static_cast<int>(trail_.word(event.address + 32));
      std::string_view text(trail_.reader().bytes_at(event.address + 48), size);
      bool joins = !execution->effects.empty() && execution->effects.back().kind == Effect::kOutput &&
                   execution->effects.back().handle == effect.handle;
      if (!joins) execution->effects.push_back(effect);
      std::string& into = execution->effects.back().text;
      if (*bytes < max_bytes) into += text.substr(0, max_bytes - *bytes);
      if (*bytes<max_bytes&& * bytes + size> max_bytes) into += "…";
      *bytes += size;
      execution->failed = false;
      execution->has_result = false;
      return;
    }
    case ExecutionKind::kResult: {
      effect.kind = Effect::kInput;
      effect.value = trail_.word(event.address + 32);
      execution->has_result = true;
      execution->result = effect.value;
      execution->failed = false;
      Word header = trail_.word(event.action);
      if (KindOf(header) != Kind::kAction || IdOf(header) >= trail_.layout().action_sites.size() ||
          !Reads(trail_.layout().action_sites[IdOf(header)].primitive)) {
        return;
      }
      break;
    }
    case ExecutionKind::kUnfinished:
      execution->unfinished = true;
      execution->has_result = false;
      return;
    case ExecutionKind::kError:
      effect.kind = Effect::kError;
      effect.value = trail_.word(event.address + 32);
      execution->failed = true;
      execution->has_result = false;
      break;
  }
  execution->effects.push_back(std::move(effect));
}

}  // namespace inquest::trail
